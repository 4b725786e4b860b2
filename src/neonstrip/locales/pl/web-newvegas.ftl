# O New Las Vegas tylko w przeglądarce.

web-nv-sign = Nowe Las Vegas
web-nv-parts = Części stołu
web-nv-tab-city = Miasto
web-nv-tab-sheet = Arkusz
web-nv-tab-table = Projekty
web-nv-tab-deck = Karty
web-nv-tab-players = Gracze
web-nv-tab-acme = ACME
web-nv-tab-log = Dziennik

## Plan

web-nv-city = Miasto: { $name }
web-nv-map = Plan miasta
web-nv-whole = Całe miasto
web-nv-close-up = Bliżej
web-nv-street = Ulica { $street }:
web-nv-spot = Ulica { $street }, aleja { $avenue }
web-nv-write = wpisz { $number }
# Czytane na głos, kasyno po kasynie. Puste $carpet: dywanu nie ma.
web-nv-lot = aleja { $avenue } { $state ->
    [number] { $number }
    [site] dźwig
   *[empty] puste
}{ $star ->
    [open] , gwiazdka
    [given] , pokaz odbyty
    [lost] , gwiazdka przepadła
   *[none] {""}
}{ $passed ->
    [yes] , dywan { $carpet }, na trasie
    [no] , dywan { $carpet }
   *[none] {""}
}
# Jakie numery pasują do pustego kasyna.
web-nv-room = Puste: pasują numery od { $lowest } do { $highest }.
web-nv-room-one = Puste: pasuje tylko { $number }.
web-nv-room-none = Puste: nie pasuje już żaden numer. Pomoże tylko rozbudowa.
web-nv-hole = Aleja { $avenue }: dołek, PAR { $par }
web-nv-hotel = Aleja { $avenue }: hotel
web-nv-lamp = Latarnia
web-nv-light = Światła
web-nv-car = Limuzyna, poniżej ulicy { $street }, na prawo od alei { $avenue }

## Tura

web-nv-worth = { $count ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
web-nv-cards = Numery i efekty
web-nv-best = najwyżej { $points }
web-nv-fits-not = tylko z bonusem
web-nv-take-number = Weź numer…
web-nv-take-action = … i efekt z innej karty
web-nv-gives = dla ACME: { $action }
# Czytane na głos po efekcie: numer, do którego należy.
web-nv-with = z numerem { $number }
web-nv-turn-refuse = Żaden z trzech numerów nigdzie nie pasuje.
web-nv-turn-changed = { $number } w tej postaci nigdzie nie pasuje. Zakreśl grupę: jej bonus może zmienić numer.
web-nv-extend-where = Podświetlone kasyna na planie: tam możesz zrobić rozbudowę.
web-nv-ballot = Głosowanie: kredyt dla wszystkich?
web-nv-voted = Twój głos jest w urnie. Do końca pozostanie tajny.
web-nv-vote-hint = Kredyt jest taki sam dla wszystkich. Pliki banknotów: { $majority }, jeśli za kredytem jest ponad połowa, { $some }, jeśli ktokolwiek. Mniej plików niż pożyczek na koniec kosztuje { $points } pkt.
web-nv-restart = Zacznij turę od nowa
web-nv-waiting-more = Czekamy: { $names } i { $others ->
    [one] jeszcze jedna osoba
    [few] jeszcze { $others } osoby
    [many] jeszcze { $others } osób
   *[other] jeszcze { $others } osoby
}
# Czytane na głos po każdym kroku.
web-nv-written = { $what }. Masz { $points } pkt, pożyczki: { $debts }.
web-nv-dealt = Runda { $round }. Na stole: { $cards }.
web-nv-round-over = Co przyniosła: { $round }
web-nv-others = { $others ->
    [one] I jeszcze jedna osoba.
    [few] I jeszcze { $others } osoby.
    [many] I jeszcze { $others } osób.
   *[other] I jeszcze { $others } osoby.
}

## Arkusz punktacji

web-nv-looking = Oto miasto, które buduje { $name }.
web-nv-back = Z powrotem do mojego miasta
web-nv-sheet = Arkusz punktacji: { $name }
web-nv-score-sheet = Arkusz punktacji
web-nv-track = Tor otwarcia
web-nv-boxes = zaznaczone pola: { $checked } z { $boxes }, { $circled ->
    [0] żadna grupa nie jest zakreślona
    [one] zakreślona jedna grupa
    [few] zakreślone { $circled } grupy
    [many] zakreślonych { $circled } grup
   *[other] zakreślone grupy: { $circled }
}
web-nv-shows-left = Pokazy, lewa kolumna
web-nv-shows-right = Pokazy, prawa kolumna
web-nv-run = Ulica { $street }{ $leads ->
    [yes] , nikt nie ma dłuższego ciągu
   *[no] {""}
}:
web-nv-bonus = bonus
web-nv-bundles = { $bundles ->
    [one] jeden plik banknotów
    [few] { $bundles } pliki banknotów
    [many] { $bundles } plików banknotów
   *[other] { $bundles } pliku banknotów
}
web-nv-debts = { $debts ->
    [one] jedna pożyczka
    [few] { $debts } pożyczki
    [many] { $debts } pożyczek
   *[other] { $debts } pożyczki
}
web-nv-owed-safe = niespłacone pożyczki: { $points }, gdyby gra się teraz skończyła
web-nv-owed-limousine = droga powrotna: { $points }, gdyby gra się teraz skończyła
web-nv-refusals = { $refusals ->
    [one] raz nic nie pasowało
   *[other] { $refusals } razy nic nie pasowało
}
web-nv-scores = Punkty, obszar po obszarze
# W pojedynkę grę kończy ten, kto czyta.
web-nv-you-last_box = Wstęga przecięta: zaznaczasz ostatnie pole toru otwarcia.
web-nv-you-all_projects = Masz już wszystkie trzy projekty.
web-nv-you-all_opened = Masz otwarte wszystkie wybudowane kasyna.

## Stół

web-nv-projects = Projekty miejskie
web-nv-deck = Jeszcze w talii
web-nv-left = { $card }: jeszcze { $count }
web-nv-player = Gracz
web-nv-head-total = Punkty
web-nv-head-opened = Otwarte
web-nv-head-projects = Proj.
web-nv-head-hotels = Hotele
web-nv-head-shows = Pokazy
web-nv-head-boxes = Pola
web-nv-head-runs = Ciągi
web-nv-show-sheet = Zobacz arkusze: { $name }
web-nv-done = gotowe
web-nv-acme = ACME
web-nv-acme-last = Ostatnia runda:
web-nv-acme-reckons = Jak liczy ACME
web-nv-acme-for = za każde
web-nv-acme-points = teraz
web-nv-acme-better = ulepszone (ma { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
})
web-nv-acme-from = { $points } od { $cards }
web-nv-acme-run = kasyna w ciągach
web-nv-acme-run-length = { $sum }, co najmniej 1: { $length } przy każdej ulicy
web-nv-acme-hides = Ukryta karta: { $action }. Jej numer zdradzi na koniec głos ACME.

## Co każda rzecz mówi o sobie

web-nv-about-combination = Weź ją i najpierw wpisz { $number }.
web-nv-about-construction = Budowa: zamaż dźwig dowolnego kasyna w budowie. To pożyczka, spłacona, gdy tylko kasyno zostanie otwarte. Numer z tej tury tam nie wejdzie.
web-nv-about-improvement = Ulepszenie: zamaż górną wartość w kolumnie arkusza. Od teraz liczy się następna; ostatnia zawsze zostaje.
web-nv-about-show = Pokaz: tylko jeśli właśnie otwarte kasyno ma gwiazdkę. Zakreśl gwiazdkę i zamaż górną wartość w kolumnie pokazów.
web-nv-about-inauguration = Otwarcie: zaznacz następne pole toru. Pełne grupy to bonusy, a ostatnie pole kończy grę.
web-nv-about-limousine = Limuzyna: przejedź jedną linię, dwa odcinki, do następnej latarni, nigdy dwa razy tym samym odcinkiem. Dywany na trasie dają zysk, jeśli ich kasyno jest na koniec otwarte.
web-nv-about-star = { $show ->
    [given] Pokaz już się odbył.
    [lost] Gwiazdka przepadła.
   *[open] Gwiazdka: pokaz odbywa się tylko w tej turze, w której otwierasz kasyno, nigdy później.
}
web-nv-about-carpet = { $carpet ->
    [M] Dywan mafii: plik banknotów do sejfu
    [L] Dywan luksusu: punkty za luksus
   *[V] Dywan VIP: punkty za VIP-ów
}{ $passed ->
    [yes] , jeśli kasyno będzie na koniec otwarte. Limuzyna już tu była.
   *[no] , jeśli limuzyna przejedzie pod nim, a kasyno będzie na koniec otwarte.
}
web-nv-about-opened = Otwarte, numer { $number }.
web-nv-about-site = Kasyno w budowie, pod dźwigiem. Budowa usuwa dźwig, potem można wpisać numer.
web-nv-about-owed = Otwarcie spłaca pożyczkę za dźwig.
web-nv-about-hole = { $state ->
    [circled] Zaliczony: daje punkty według PAR.
    [lost] Stracony: dalsze kasyno zostało otwarte wcześniej.
   *[open] Otwórz kasyno pod nim tuż obok zakreślonego dołka; pierwsze kasyno ulicy 1 może stać gdziekolwiek. Kto któryś pominie, traci dołki po tej stronie.
}
web-nv-about-hotel = { $state ->
    [grand] Tu stoi duży hotel.
    [small] Tu stoi mały hotel: ktoś był szybszy.
    [taken] Duży hotel jest już zajęty. Za otwarcie całej alei dostaniesz mały.
   *[open] Otwórz wszystkie kasyna tej alei. Duży hotel mają ci, którym uda się to w pierwszej takiej rundzie, późniejsi mały.
}
web-nv-about-lamp = Limuzyna jeździ od latarni do latarni: linia to dwa odcinki, prosto albo z jednym zakrętem.
web-nv-about-airport = Stąd limuzyna rusza i tu na koniec powinna wrócić. Gdy wróci, już zostaje.
web-nv-about-car = { $home ->
    [yes] Jest z powrotem.
   *[no] { $lines ->
        [0] Jeszcze nie ruszyła, więc niczego nie brakuje.
        [one] Do powrotu brakuje jej jednej linii, a to kosztuje punkty.
        [few] Do powrotu brakuje jej { $lines } linii, a każda kosztuje punkty.
        [many] Do powrotu brakuje jej { $lines } linii, a każda kosztuje punkty.
       *[other] Do powrotu brakuje jej { $lines } linii, a każda kosztuje punkty.
    }
}
web-nv-about-column = Teraz liczy się { $now }. { $last ->
    [yes] To ostatnia wartość: zostaje.
   *[no] Po ulepszeniu będzie { $next }.
}
web-nv-about-shows = Liczy się pierwsza niezamazana wartość. Pierwszy pokaz w kolumnie daje pożyczki wydrukowane obok; zamazanie wartości przy pożyczce ją spłaca.
web-nv-about-boxes = Pełne grupy zaznaczonych pól to bonusy: w rundzie możesz zakreślić jedną, żeby zmienić numer, użyć dowolnego efektu albo rozbudować kasyno. Zakreślone pola nie liczą się już do miejsca.
web-nv-about-area-projects = Punkty za ukończone projekty miejskie.
web-nv-about-area-inauguration = Najwięcej pól zaznaczonych i niezakreślonych to pierwsze miejsce, potem drugie i trzecie. Kto ma ich najmniej, dostaje pożyczkę.
web-nv-about-area-shows = W każdej kolumnie pierwsza niezamazana wartość.
web-nv-about-area-hotels = Duże i małe hotele, każde razy swoja wartość.
web-nv-about-area-streets = Najdłuższy ciąg parzystych albo nieparzystych na każdej ulicy i bonus tam, gdzie nikt nie ma dłuższego.
web-nv-about-area-golf = Zakreślone dołki każdego PAR razy jego wartość.
web-nv-about-area-limousine = Otwarte kasyna z dywanem VIP lub luksus na trasie razy ich wartość, minus linie brakujące do powrotu.
web-nv-about-area-safe = Pliki banknotów kontra pożyczki. Jeśli na koniec plików jest mniej niż pożyczek, tracisz { $unpaid } punktów, raz. Kredyt przychodzi z głosami, na końcu.
web-nv-about-total = Punkty pewne na teraz. Niespłacone pożyczki i droga powrotna stoją obok: kosztują tylko to, co z nich zostanie na końcu. Wygrywa najwięcej punktów, potem najwięcej hoteli, potem dużych hoteli.
web-nv-about-deck = Karty, których nie było widać od ostatniego tasowania.
web-nv-about-vote = Wszyscy głosują tajnie, raz. Kredyt jest dla wszystkich taki sam, bez względu na głos, i ujawnia się na końcu.
web-nv-about-refuse = Żaden z trzech numerów nigdzie nie pasuje: zaznacz dwa pola i na tym koniec rundy.
web-nv-about-circle = Zakreśl pełną grupę na jeden bonus w rundzie: inny numer, dowolny efekt albo rozbudowa.
web-nv-about-number = Zmień numer o jeden lub dwa. Pożyczka grupy jest zamazana.
web-nv-about-free = Użyj jednego z pięciu efektów zamiast swojego. Pożyczka grupy jest zamazana.
web-nv-about-extend = Wpisz numer otwartego kasyna jeszcze raz tuż obok niego. Pożyczka grupy zostaje zakreślona.
web-nv-about-confirm = Nikt nie widzi twojej tury, zanim wszyscy skończą. Potem rozlicza się hotele i projekty.
web-nv-about-cards = Kto ukończy pierwszy projekt, może kazać potasować wszystkie karty.
web-nv-about-give = Nic nie pasowało, ale jedna z trzech kart i tak idzie do ACME.
web-nv-about-use = Jedna karta na numer, druga na efekt. Trzecia idzie na stos ACME.
web-nv-about-back = Do końca tury możesz wszystko cofnąć. Nikt tego nie widział.
web-nv-about-project = Każdy może go spełnić raz; kto zrobi to najwcześniej, choćby kilka osób w jednej rundzie, dostaje więcej. Punkty: { $points }.
web-nv-about-head-total = Punkty pewne na teraz, bez głosów.
web-nv-about-head-opened = Kasyna z numerem.
web-nv-about-head-projects = Ukończone projekty.
web-nv-about-head-hotels = Duże i małe hotele.
web-nv-about-head-shows = Odbyte pokazy.
web-nv-about-head-boxes = Pola zaznaczone i niezakreślone: miejsce w otwarciu.
web-nv-about-head-runs = Najdłuższy ciąg parzystych albo nieparzystych na ulicach od 1 do { $streets }.
web-nv-about-acme-pile = Każda karta, której nie użyjesz, trafia tutaj i zostaje w tej kolejności. Karty w ramce są takie same jak poprzednie.
web-nv-about-acme-next = Talia leży efektami do góry, więc widzisz, co nadchodzi.
web-nv-about-acme-checks = W dolnej połowie talii kryją się trzy karty zatwierdzenia. Przy każdej dobranej ACME robi to, co w kolejnej linii.
web-nv-about-acme-reckons = Punkty za każdą kartę, hotel, dłuższy ciąg i powtórzoną kartę. Gdy ulepszeń jest dość, liczy się wyższa wartość. Karty budowy i liczba na dźwigu to ciąg przy każdej ulicy, po punkcie za kasyno.
web-nv-about-acme-hidden = Jeśli ukryty numer jest dość wysoki, ACME głosuje za kredytem. Jeśli oba głosy są przeciw, ACME traci tyle punktów, ile wynosi ten numer.

## Dlaczego wskazane miejsce nim nie jest

web-nv-why-action = Twój efekt to { $action }, nie ten.
web-nv-why-taken = Tam już stoi { $number }.
web-nv-why-crane = Tam jest dźwig: najpierw zbuduj, potem otwórz.
web-nv-why-order = { $side ->
    [left] { $number } byłoby na prawo od { $beside }, a numery rosną od lewej do prawej.
   *[right] { $number } byłoby na lewo od { $beside }, a numery rosną od lewej do prawej.
}
web-nv-why-phase = { $phase ->
    [choose] Najpierw weź jedną z trzech kart.
    [open] Najpierw wpisz swój numer do kasyna.
    [act] To nie teraz: użyj efektu albo zakończ turę.
    [after] Efekt już użyty. Zakończ turę albo cofnij krok.
   *[wait] Nie teraz: inni jeszcze nie skończyli.
}
web-nv-why-n-construct-1 = Budować można tylko tam, gdzie stoi dźwig.
web-nv-why-n-improve-1 = Ostatniej wartości w kolumnie nigdy się nie zamazuje.
web-nv-why-n-show-1 = Właśnie otwarte kasyno nie ma gwiazdki.
web-nv-why-n-inaug-1 = Nie ma już pola do zaznaczenia.
web-nv-why-n-limo-1 = Tam nie prowadzi żadna linia: dwa odcinki od limuzyny, żaden już przejechany.
web-nv-why-n-bonus-1 = Najpierw powiedz, na co jest zakreślona grupa.
web-nv-why-n-bonus-2 = O tyle numeru zmienić nie można.
web-nv-why-n-bonus-4 = Rozbudowa staje tuż obok otwartego kasyna, a ulica musi nadal rosnąć.
web-nv-why-n-bonus-5 = Rozbudowa jest zaraz po otwarciu, przed efektem.
web-nv-why-n-open-4 = Ten numer nigdzie nie pasuje, nawet z bonusem.
web-nv-why-n-setup-4 = Najpierw głosowanie: za kredytem czy przeciw?
web-nv-why-n-solo-2 = Numer i efekt pochodzą z dwóch różnych kart.
web-nv-why-n-solo-3 = Najpierw oddaj ACME jedną z trzech kart.
web-nv-why-n-project-4 = Najpierw zdecyduj, czy tasować karty.
