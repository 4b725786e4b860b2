# Welcome to… Nowe Las Vegas. Numery reguł są w regułach, nie tutaj.
# Kasyno zapisuje się jako ulica/aleja. $points w podpowiedziach ma już swój znak: +3, -2.
# Imiona stoją zawsze w mianowniku, a po nich nie ma czasownika: „Ty” też bywa imieniem.
# Kasyna dla bogaczy to tutaj „luksus”, bo na planie stoi L.

nv-welcome = Zbuduj miasto kasyn. W każdej rundzie leżą przed wami trzy numery, każdy z efektem. Wybierz jeden, wpisz numer do kasyna tak, żeby numery przy ulicy rosły od lewej do prawej, a potem użyj efektu: buduj, ulepszaj, dawaj pokazy, przygotowuj otwarcie miasta, jedź limuzyną. Gdzie numer pasuje i ile to teraz da punktów, pokazuje plan.
nv-welcome-acme = Twoja konkurencja: { $name } z ACME, poziom { $level } z { $levels }

## Karty. Efekty mają najwyżej 12 liter, projekty 28, kolory 6.

nv-action-construction = budowa
nv-action-improvement = ulepszenie
nv-action-show = pokaz
nv-action-inauguration = otwarcie
nv-action-limousine = limuzyna
nv-any-action = dowolny

nv-colour-pink = różowy
nv-colour-purple = fiolet
nv-colour-yellow = żółty

nv-projects = PROJEKTY
nv-points = { $first }, potem { $later }
nv-points-later = już tylko { $later }
nv-points-scored = masz { $points }
nv-points-met = gotowe!

nv-project-three_grand_hotels = Trzy duże hotele
nv-project-five_small_hotels = Pięć małych hoteli
nv-project-seven_hotels = Siedem hoteli
nv-project-two_adjacent_grand_hotels = Dwa duże hotele obok siebie
nv-project-four_adjacent_hotels = Cztery hotele obok siebie
nv-project-hotels_first_and_last = Hotele w alejach 1 i 11
nv-project-ten_inaugurations = Dziesięć pól toru otwarcia
nv-project-run_of_six_even = Sześć parzystych z rzędu
nv-project-run_of_seven_odd = Siedem nieparzystych z rzędu
nv-project-two_runs_of_four_odd = Dwa razy cztery nieparzyste
nv-project-run_of_five_even_at_edge = Pięć parzystych od brzegu
nv-project-two_full_streets = Dwie pełne ulice
nv-project-limousine_each_kind = Limuzyna: M, L i V
nv-project-limousine_each_street = Limuzyna: cztery ulice
nv-project-sites_first_and_last = Budowy w alejach 1 i 11
nv-project-sites_of_two_streets = Wszystkie budowy dwóch ulic
nv-project-all_sites_built = Wszystkie budowy
nv-project-sites_and_shows_of_street = Budowy i pokazy jednej ulicy
nv-project-three_shows_each_column = Po trzy pokazy w kolumnach
nv-project-golf_and_shows_street_one = Dołki i pokazy ulicy 1
nv-project-all_par_four = Wszystkie PAR 4

nv-project-three_grand_hotels-rule = Miej { $three_grand_hotels } duże hotele.
nv-project-five_small_hotels-rule = Miej { $five_small_hotels } małych hoteli; duże się nie liczą.
nv-project-seven_hotels-rule = Miej { $seven_hotels } hoteli, dużych albo małych.
nv-project-two_adjacent_grand_hotels-rule = Miej duże hotele w { $two_adjacent_grand_hotels } sąsiednich alejach.
nv-project-four_adjacent_hotels-rule = Miej hotele, duże albo małe, w { $four_adjacent_hotels } sąsiednich alejach.
nv-project-hotels_first_and_last-rule = Miej hotele w pierwszej i w ostatniej alei.
nv-project-ten_inaugurations-rule = Miej na torze otwarcia { $ten_inaugurations } pól zaznaczonych, ale nie zakreślonych.
nv-project-run_of_six_even-rule = Co najmniej { $run_of_six_even } numerów parzystych z rzędu przy jednej ulicy. Dźwigi nie przerywają ciągu, puste kasyna tak.
nv-project-run_of_seven_odd-rule = Co najmniej { $run_of_seven_odd } numerów nieparzystych z rzędu przy jednej ulicy. Dźwigi nie przerywają ciągu, puste kasyna tak.
nv-project-two_runs_of_four_odd-rule = { $two_runs_of_four_odd } ciągi po { $two_runs_of_four_odd_length } numery nieparzyste, przy jednej ulicy albo przy kilku.
nv-project-run_of_five_even_at_edge-rule = Co najmniej { $run_of_five_even_at_edge } numerów parzystych z rzędu od pierwszego albo do ostatniego kasyna ulicy. Dźwigi się pomija.
nv-project-two_full_streets-rule = Przy { $two_full_streets } ulicach każde wybudowane kasyno ma numer; dźwigi się nie liczą.
nv-project-limousine_each_kind-rule = Na trasie limuzyny są kasyno mafii, kasyno luksusowe i kasyno dla VIP-ów, otwarte czy nie.
nv-project-limousine_each_street-rule = Na trasie limuzyny jest czerwony dywan przy każdej z czterech ulic; kasyno może być zamknięte.
nv-project-sites_first_and_last-rule = Budowy w alejach 1 i { $avenues } są skończone, a kasyna otwarte.
nv-project-sites_of_two_streets-rule = Przy { $sites_of_two_streets } ulicach wszystkie budowy są skończone, a kasyna otwarte.
nv-project-all_sites_built-rule = Wszystkie budowy w mieście są skończone; przy niektórych stołach kasyna muszą też być otwarte.
nv-project-sites_and_shows_of_street-rule = Jedna ulica: wszystkie budowy skończone, kasyna otwarte i pokaz przy każdej gwiazdce.
nv-project-three_shows_each_column-rule = Co najmniej { $three_shows_each_column } pokazy w każdej z dwóch kolumn.
nv-project-golf_and_shows_street_one-rule = Wszystkie dołki zakreślone i pokaz przy każdej gwiazdce ulicy 1.
nv-project-all_par_four-rule = Wszystkie dołki PAR 4 zakreślone.

nv-coming-numbers = pozostałe numery
nv-coming-actions = pozostałe efekty

## Plan. Pierwsze dwa słowa mają najwyżej 4 litery, lotnisko 9.

nv-map-golf = golf
nv-map-hotels = hot.
nv-map-airport = lotnisko
nv-carpet-M = mafia
nv-carpet-L = luksus
nv-carpet-V = VIP

nv-round = RUNDA { $round }
nv-before = PRZED PIERWSZĄ RUNDĄ
nv-edition = { $edition ->
    [pegasus] zasady Pegasus
   *[other] zasady Blue Cocker
}{ $golf ->
    [no] , bez golfa
   *[other] {""}
}{ $bank ->
    [no] , bez banku
   *[other] {""}
}

## Arkusz punktacji. Te słowa mają najwyżej 9 liter.

nv-sheet-title = ARKUSZ PUNKTACJI
nv-sheet-points = punkty teraz
nv-sheet-projects = projekty
nv-sheet-inauguration = otwarcie
nv-sheet-rank = miejsce { $rank }
nv-sheet-boxes = pola
nv-sheet-shows = pokazy
nv-sheet-grand = duże
nv-sheet-small = małe
nv-sheet-streets = ulice
nv-sheet-golf = dołki PAR
nv-sheet-no-golf = bez golfa
nv-sheet-limousine = limuzyna
nv-sheet-missing = powrót
nv-sheet-safe = sejf
nv-sheet-total = suma
nv-sheet-owed = { $points }, gdyby to był koniec

nv-area-projects = projekty
nv-area-inauguration = otwarcie
nv-area-shows = pokazy
nv-area-hotels = hotele
nv-area-streets = ulice
nv-area-golf = dołki
nv-area-limousine = limuzyna
nv-area-safe = sejf

nv-column-inauguration = Otwarcie
nv-column-grand_hotel = Duże hotele
nv-column-small_hotel = Małe hotele
nv-column-street_bonus = Bonus za ulice
nv-column-par3 = PAR 3
nv-column-par4 = PAR 4
nv-column-par5 = PAR 5
nv-column-vip = VIP
nv-column-luxury = Luksus
nv-column-missing_line = Powrót

## Inni

nv-other = { $total } pkt · otwarte { $opened } · projekty { $projects } · hotele { $grand }+{ $small } · pokazy { $shows } · pola { $boxes } · ciągi { $runs }
nv-acme = { $total } pkt · projekty { $projects } · hotele { $hotels } · karty { $cards }
nv-acme-pile = stos:
nv-acme-next = Następna karta: { $action }.
nv-acme-validation = Następna karta: zatwierdzenie ({ $colour }).
nv-acme-no-card = Nie ma już czego dobierać.
nv-acme-check = Zatwierdzenie { $check }: hotel w alei { $hotels }{ $project ->
    [yes] {" "}i projekt.
   *[other] , bez projektu.
}
nv-acme-check-project = Zatwierdzenie { $check }: { $project ->
    [yes] tylko projekt.
   *[other] ani hotelu, ani projektu.
}
nv-acme-checked = Zatwierdzeń już nie będzie.

## Czyja kolej

nv-turn-vote = Tajne głosowanie: czy bank ma dać wszystkim kredyt?
nv-turn-choose = Który numer i efekt wybierasz?
nv-turn-use = Z jednej karty numer, z drugiej efekt, a trzecia idzie do ACME.
nv-turn-open = Wpisz { $number } tam, gdzie pasuje.
nv-turn-act = Kasyno otwarte. Teraz efekt: { $action }.
nv-turn-after = Tura rozpisana. Może tak być?
nv-turn-bonus = Grupa zakreślona. Na który bonus?
nv-turn-wish = Pierwszy projekt jest twój. Potasować wszystkie karty od nowa?
nv-turn-give = Nic nie pasuje. Którą kartę dostaje ACME?

nv-choice-vote-loan = za kredytem
nv-choice-vote-against = przeciw
nv-choice-choose = { $number } i { $action }
nv-choice-use = numer { $number }, efekt: { $action }, dla ACME: { $given }
nv-choice-refuse = nic nie pasuje: zaznacz dwa pola
nv-choice-give = { $number } i { $action }
nv-choice-circle = bonus: zakreśl grupę { $boxes ->
    [one] { $boxes } pola
   *[other] { $boxes } pól
}
nv-choice-number = zmień na { $number }
nv-choice-free = dowolny efekt
nv-choice-extend = jeszcze raz { $number } w { $street }/{ $avenue }
nv-choice-build = wybuduj { $street }/{ $avenue }
nv-choice-improve = { $column }: { $from } → { $to }
nv-choice-show = pokaz, { $side ->
    [left] lewa kolumna
   *[other] prawa kolumna
} { $from } → { $to }
nv-choice-encore = bis w rozbudowie, { $side ->
    [left] lewa kolumna
   *[other] prawa kolumna
} { $from } → { $to }
nv-choice-inaugurate = zaznacz pole { $box }
nv-choice-inaugurate-last = zaznacz ostatnie pole
nv-choice-drive = { $first }, potem { $second }
nv-choice-drive-straight = prosto { $first }
nv-choice-drive-past = { $first }, { $second }, dywan: { $carpets }
nv-choice-drive-home = { $first }, { $second }: powrót
nv-choice-decline = odłóż projekt ({ $colour }) w tej rundzie
nv-choice-confirm = zakończ turę
nv-choice-confirm-without = zakończ turę bez efektu
nv-choice-cards-reshuffle = potasuj
nv-choice-cards-keep = zostaw

# Klawisze jazdy to pierwsze litery angielskich słów north, east, south, west, w każdym języku.
nv-way-north = w górę
nv-way-east = w prawo
nv-way-south = w dół
nv-way-west = w lewo

nv-fits = { $spots ->
    [one] pasuje do { $spots } kasyna
   *[other] pasuje do { $spots } kasyn
}, najwyżej { $points }
nv-fits-not = pasuje tylko z bonusem zmiany numeru
nv-change = { $area } { $points }
nv-note-show = ☆ pokaz
nv-note-star = ☆ przepada
nv-note-holes = { $holes ->
    [one] { $holes } dołek przepada
    [few] { $holes } dołki przepadają
    [many] { $holes } dołków przepada
   *[other] { $holes } dołka przepada
}
nv-note-setback = { $area } na razie { $points }
nv-note-debts = pożyczki { $debts }
nv-todo-lines = droga powrotna: { $count ->
    [one] { $count } linia
    [few] { $count } linie
    [many] { $count } linii
   *[other] { $count } linii
}
nv-todo-open = { $count ->
    [one] trzeba je jeszcze otworzyć
    [few] trzeba jeszcze otworzyć { $count }
    [many] trzeba jeszcze otworzyć { $count }
   *[other] trzeba jeszcze otworzyć { $count }
}
nv-todo-shows = { $count ->
    [one] spłaci je jeszcze { $count } pokaz
    [few] spłacą je jeszcze { $count } pokazy
    [many] spłaci je jeszcze { $count } pokazów
   *[other] spłaci je jeszcze { $count } pokazu
}
# Czego można się spodziewać po wyborze do końca gry, w porównaniu z bezczynnością.
nv-expected = ok. { $points }
nv-note-ends = kończy grę

nv-keys-restart = r od nowa
nv-keys-others = o inni
nv-ask-next = Enter: następna runda · q: wyjdź

## Co się działo w rundzie

nv-voted = Głosy oddane. Do końca gry pozostają tajne.
nv-did-refuse = żaden numer nie pasuje
nv-did-open = { $number } w { $street }/{ $avenue }
nv-did-build = wybudowane { $street }/{ $avenue }
nv-did-lose-star = gwiazdka przepada
nv-did-improve = { $column }: teraz { $value }
nv-did-show = pokaz, { $side ->
    [left] lewa kolumna
   *[other] prawa kolumna
}: teraz { $value }
nv-did-encore = bis w rozbudowie, { $side ->
    [left] lewa kolumna
   *[other] prawa kolumna
}: teraz { $value }
nv-did-check = { $boxes ->
    [one] { $boxes } pole zaznaczone
    [few] { $boxes } pola zaznaczone
    [many] { $boxes } pól zaznaczonych
   *[other] { $boxes } pola zaznaczonego
}
nv-did-drive = limuzyna jedzie dalej
nv-did-drive-past = limuzyna, dywan: { $carpets }
nv-did-home = limuzyna wraca
nv-did-home-past = limuzyna, dywan: { $carpets }, i wraca
nv-did-bonus-number = bonus: zmiana numeru
nv-did-bonus-action = bonus: dowolny efekt
nv-did-bonus-extension = bonus: rozbudowa
nv-did-hotel = { $kind ->
    [grand] DUŻY HOTEL
   *[other] mały hotel
} w alei { $avenue }
nv-did-project = projekt ({ $colour }): { $points } pkt
nv-did-decline = projekt ({ $colour }) odłożony
nv-shuffled = Karty potasowane od nowa.
nv-did-get = nowa karta: { $action }

## Koniec

nv-end-last_box = Wstęga przecięta: ktoś zaznacza ostatnie pole toru otwarcia.
nv-end-all_projects = Ktoś ma już wszystkie trzy projekty.
nv-end-all_opened = Ktoś ma otwarte wszystkie wybudowane kasyna.
nv-end-acme_projects = ACME ma wszystkie trzy projekty.
nv-end-votes = kredyt
nv-end-bundles = pliki banknotów
nv-end-debts = pożyczki
nv-end-hotels = hotele (duże)
nv-end-hidden = Ukryta karta ACME to { $number }.
nv-vote = { $vote ->
    [loan] za
    [against] przeciw
   *[none] –
}
nv-acme-wins = WYGRYWA ACME
nv-tie-hotels = Punktów tyle samo: decyduje liczba hoteli.
nv-tie-grand = Punktów i hoteli tyle samo: decyduje liczba dużych hoteli.
nv-tie-shared = Punktów, hoteli i dużych hoteli tyle samo: wspólna wygrana.
nv-tie-acme = Punktów tyle samo: żeby wygrać, trzeba mieć więcej niż ACME.

## Pomoc

nv-help-turn = Tura: wybierz kombinację, wpisz jej numer do pustego kasyna tak, żeby numery przy ulicy rosły od lewej do prawej, potem, jeśli chcesz, użyj efektu i zakończ turę. Jeśli żaden z trzech numerów nie pasuje, zaznaczasz dwa pola na torze otwarcia i na tym koniec.
nv-help-action = Budowa usuwa dźwig i daje pożyczkę (!), spłaconą, gdy tylko kasyno jest otwarte. Ulepszenie zamazuje górną wartość w kolumnie. Pokaz wymaga gwiazdki (☆) przy właśnie otwartym kasynie; bez pokazu gwiazdka przepada. Otwarcie zaznacza pole na torze. Limuzyna przejeżdża jedną linię, czyli dwa odcinki, do następnej latarni (•), a na koniec powinna wrócić do świateł (◉).
nv-help-bonus = Każdą pełną grupę zaznaczonych pól można raz zakreślić, jedną na rundę: żeby zmienić numer najwyżej o { $change }, użyć dowolnego efektu albo powtórzyć numer obok jego kasyna, co daje pożyczkę.
nv-help-map = Na planie: ┬┐ to dźwig, __ kasyno bez numeru, ▸+2 miejsce do wyboru i punkty, które da teraz, (M) dywan na trasie limuzyny, (4) zakreślony dołek, ×4 stracony. [G] to twój duży hotel, [S] mały, a g i s te, które można jeszcze mieć za otwarcie całej alei.
nv-help-sheet = Na arkuszu: liczy się wartość w nawiasie kwadratowym, wcześniejsze są zamazane. Pola w nawiasach okrągłych są zakreślone. Plus przy ciągu: nikt nie ma dłuższego. $ to plik banknotów, ! pożyczka, ° pożyczka, która przyjdzie z pierwszym pokazem kolumny. Gdy pożyczek jest więcej niż plików, tracisz { $unpaid } punktów.
nv-help-end = Gra kończy się po rundzie, w której ktoś zaznacza ostatnie pole, ma wszystkie projekty albo otwarte wszystkie wybudowane kasyna.
nv-help-solo = ACME dostaje punkty za swój stos: za każdą kartę pokazu, otwarcia i limuzyny, za każdy hotel i za każdą kartę taką samą jak poprzednia, a karty budowy dają jej ciągi. Karty ulepszeń to wszystko podnoszą.
# Kto buduje dla ACME i jak; po imieniu.
nv-style-ribbon_cutter = Ma czterdzieści par nożyczek i liczy każdą wstęgę. Punktuje za otwarcie: nie dawaj jej tych kart.
nv-style-golf_patron = Podlewa trawniki, choć pustynia usycha. Punktuje, gdy idą po sobie jednakowe karty: dawaj mu je na przemian.
nv-style-limousine_fleet = Żaden ważny gość nie jeździ z nikim innym. Punktuje za limuzyny.
nv-style-advertiser = Co trafi na jej plakat, wkrótce jest warte dwa razy tyle. Ulepszenia szybko i mocno podnoszą wszystko, co ma.
nv-style-road_builder = Jej dźwigi nigdy nie stoją. Karty budowy dają ciągi, które odbierają ci bonusy za ulice.
nv-style-pictured = Postać znana z instrukcji: wszystkiego po trochu.
nv-style-show_producer = Pióra, słoń i co wieczór pełna sala. Punktuje za pokazy.
nv-style-banker = Zarabia po trochu na wszystkim w mieście i rzadko głosuje za kredytem. Gdy nikt tego nie robi, sam za to płaci.
nv-style-hotel_tycoon = Każdą noc spędza w innej ze swoich wież. Buduje w ośmiu alejach: zdąż je zapełnić przed kartami zatwierdzenia.
nv-style-city_planner = Plan na dziesięć lat chce wykonać do świąt. Realizuje każdy projekt, a trzeci kończy grę.

nv-architect = { $name }: { $areas }. Ciągi: karty budowy { $crane }.
nv-architect-area = { $area } { $base } (od { $cards ->
    [one] { $cards } ulepszenia
   *[other] { $cards } ulepszeń
} { $better })
nv-architect-inauguration = otwarcie
nv-architect-show = pokaz
nv-architect-hotel = hotel
nv-architect-street = najdłuższy ciąg
nv-architect-golf = powtórzona karta
nv-architect-limousine = limuzyna
nv-help-keys = Wpisz to, co stoi przed wyborem: miejsce to ulica i aleja, więc 13 to ulica 1, aleja 3. Albo wpisz sam ruch, na przykład „{ $example }”. u cofa, r zaczyna turę od nowa, m pokazuje plan jeszcze raz, o innych, t podpowiada, s zapisuje, q kończy.
