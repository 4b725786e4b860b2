# Zasady gry Welcome to… Nowe Las Vegas naszymi słowami. Jak pisze się tekst: web/src/rules/text.ts.

## O co chodzi

rules-newvegas-about = O co chodzi
rules-newvegas-about-goal = Miasto kasyn
rules-newvegas-about-goal-text =
    Przez twój plan biegną cztery ulice, w poprzek nich jedenaście alei, a między nimi stoi { $lots } kasyn. Runda po rundzie otwierasz kasyna, wpisując do nich numery. Do każdego numeru należy efekt: budowa, ulepszenie, pokaz, otwarcie albo limuzyna. Wszyscy mają takie same arkusze i te same karty. Wygrywa najlepsze miasto.

    Punkty dają: projekty, otwarcie, pokazy, hotele, ulice, dołki i limuzyna, a przy zbyt wielu pożyczkach sejf punkty odbiera. Wszystkiego naraz nikt nie zdąży: zdecyduj, z czego twoje miasto będzie słynąć.
rules-newvegas-about-setup = Przed pierwszą rundą
rules-newvegas-about-setup-text =
    Trzy projekty leżą odkryte dla wszystkich: różowy, fioletowy i żółty. { $cards } kart kasyn tasuje się i dzieli na trzy stosy po { $stack }, numerami do góry.

    Każda karta ma z przodu numer od { $cardLowest } do { $cardHighest }, a z tyłu jeden z pięciu efektów. Środkowe numery są częste, skrajne rzadkie: dziewięć kart ma { $commonest }, a tylko po trzy { $cardLowest } albo { $cardHighest }. Ulepszeń jest { $often }, każdego innego efektu po { $others }.

## Runda

rules-newvegas-round = Runda
rules-newvegas-round-cards = Trzy kombinacje
rules-newvegas-round-cards-text =
    Wierzchnią kartę każdego stosu odwraca się na jego stos kart odrzuconych, efektem do góry. Powstają trzy kombinacje: numer, który leży teraz na wierzchu stosu, i efekt na wierzchu jego kart odrzuconych.

    » Na stosie leży 8, obok niej dźwig. To „8 i budowa”. W następnej rundzie odwraca się sama 8, a efekt z jej drugiej strony należy do numeru, który leżał pod nią.
rules-newvegas-round-shuffle = Gdy stos się kończy
rules-newvegas-round-shuffle-text =
    Blue Cocker: wszystkie { $cards } kart tasuje się na trzy nowe stosy po { $stack } i odwraca karty z nich.

    § Dzieje się to wtedy, gdy po odwróceniu stos zostałby bez numeru, czyli po { $turns } rundach.

    Pegasus: karty jeszcze się odwraca. Potem każdy stos kart odrzuconych oprócz wierzchniej karty tasuje się osobno i znów staje się własnym stosem.
rules-newvegas-round-together = Wszyscy naraz
rules-newvegas-round-together-text =
    Wszyscy wybierają jednocześnie i każdy dla siebie; kilka osób może wziąć tę samą kombinację. Gdy wszyscy skończą, rozstrzyga się naraz hotele, punkty za projekty i koniec gry.

    § Co robią inni, widać dopiero, gdy wszyscy potwierdzą. Dopóki nie potwierdzisz, możesz cofnąć każdy krok.
rules-newvegas-round-turn = Twoja tura krok po kroku
rules-newvegas-round-turn-text =
    Najpierw wybierz kombinację. Potem otwórz kasyno z jej numerem: to obowiązek. Na koniec użyj jej efektu: wolno, ale tylko po otwarciu kasyna tym numerem. Raz w turze może pomóc akcja bonusowa.

    Tura to więc jedno otwarcie kasyna (dwa z rozbudową) i jeden efekt.

## Otwieranie

rules-newvegas-opening = Otwieranie kasyn
rules-newvegas-opening-where = Które kasyna
rules-newvegas-opening-where-text = Wpisz numer do pustego kasyna, które jest wybudowane: bez dźwigu albo z zamazanym dźwigiem. Ulicę wybierasz dowolnie.
rules-newvegas-opening-order = Rosnąco od lewej do prawej
rules-newvegas-opening-order-text =
    Przy każdej ulicy numery rosną od lewej do prawej. Możesz pominąć dowolnie wiele kasyn i numerów, a luki wypełnić później, jeśli kolejność pozwala. Ten sam numer nigdy nie stoi dwa razy przy jednej ulicy, chyba że dzięki rozbudowie kasyna.

    » Między 6 a 9 są dwa puste kasyna. 7 pasuje do obu. W lewym zostawia miejsce na 8; w prawym obok niej zmieści się już tylko powtórzony numer.
rules-newvegas-opening-refused = Gdy nic nie pasuje
rules-newvegas-opening-refused-text =
    Jeśli żaden z trzech numerów nigdzie nie pasuje, zaznacz dwa pola na torze otwarcia; w tej rundzie nie ma ani efektu, ani akcji bonusowej. Dopóki choć jeden z trzech pasuje, zrezygnować nie wolno.

    Liczy się twój arkusz na początku tury i numery takie, jakie leżą, bez bonusu. Te dwa pola mogą być ostatnie i zakończyć grę.

    § Jeśli zostało jedno pole, zaznacz to jedno.
rules-newvegas-opening-helped = Numer, który potrzebuje pomocy
rules-newvegas-opening-helped-text =
    § Dopóki pasuje choć jeden z trzech numerów, możesz też wziąć taki, który nie pasuje, jeśli szybkie otwarcie go dopasuje.

    » 8 pasuje, 12 nie, ale 11 by pasowało. Weź 12 i zrób z niego 11.
rules-newvegas-opening-star = Gwiazdki
rules-newvegas-opening-star-text = Jeśli otwierasz kasyno z gwiazdką i nie dajesz tam pokazu w tej samej turze, gwiazdka zostaje zamazana na dobre. Zachowaj gwiazdki na karty pokazów albo oddaj je świadomie.

## Efekty

rules-newvegas-actions = Efekty kart
rules-newvegas-actions-construction = Budowa
rules-newvegas-actions-construction-text =
    Zamaż dźwig dowolnego kasyna w budowie: teraz jest takie jak inne. Jego pożyczka zostaje zakreślona, dopóki nie otworzysz kasyna.

    Numer tury wpisuje się najpierw, więc nie trafi on do kasyna, które właśnie z nim budujesz.
rules-newvegas-actions-improvement = Ulepszenie
rules-newvegas-actions-improvement-text =
    Zamaż górną widoczną wartość w jednej kolumnie arkusza punktacji; od teraz liczy się następna. Kolumny to: otwarcie, duże hotele, małe hotele, bonus za ulice, PAR 3, PAR 4, PAR 5, VIP, luksus i brakujące linie limuzyny. Ostatnia wartość kolumny zawsze zostaje.

    Uwaga na otwarcie: po ulepszeniu daje { $better1 } i { $better2 } zamiast { $rank1 } i { $rank2 }, ale trzecie miejsce { $better3 } zamiast { $rank3 }.
rules-newvegas-actions-show = Pokaz
rules-newvegas-actions-show-text =
    Tylko jeśli kasyno otwarte numerem tej tury ma gwiazdkę: zakreśl gwiazdkę i zamaż górną wartość w jednej z dwóch kolumn pokazów. Obie kolumny mogą być zaczęte naraz. Kasyno otwarte rozbudową nie daje pokazu.

    § Jeśli otwierasz kasyno z gwiazdką kombinacją z pokazem i pokazu nie dajesz, gwiazdka też przepada.
rules-newvegas-actions-showdebts = Pokazy na kredyt
rules-newvegas-actions-showdebts-text = Pierwsza wartość zamazana w kolumnie pokazów zakreśla obie jej pożyczki. Zamazanie wartości obok pożyczki spłaca ją: w lewej kolumnie piąta i szósta, w prawej trzecia i czwarta. Jeden samotny pokaz w kolumnie zostawia więc dwie pożyczki.
rules-newvegas-actions-inauguration = Otwarcie
rules-newvegas-actions-inauguration-text = Zaznacz następne pole na torze otwarcia. Trzy są zaznaczone od początku. Zaznaczonymi polami płaci się za akcje bonusowe; te niezakreślone liczą się na koniec. Kto zaznaczy ostatnie pole, za nożyczkami, kończy grę z tą rundą.

## Limuzyna

rules-newvegas-limousine = Limuzyna
rules-newvegas-limousine-line = Jedna linia
rules-newvegas-limousine-line-text =
    Narysuj linię od latarni, przy której stoi limuzyna, do następnej latarni: dwa odcinki, prosto albo z jednym zakrętem. Z zakrętem są dwie drogi, a ty wybierasz. Żadnego odcinka dwa razy i bez rozwidleń, ale trasa może się przecinać.

    Polska instrukcja każe rysować linię prostą. Uważamy to za błąd tłumaczenia: do latarni przy ulicach 1 i 3 nie dałoby się dojechać.
rules-newvegas-limousine-home = Tam i z powrotem
rules-newvegas-limousine-home-text = Przejażdżka zaczyna się przy sygnalizacji świetlnej obok lotniska i tam powinna się skończyć. Po powrocie do świateł jest zamknięta na dobre: drugi raz limuzyna nie rusza.
rules-newvegas-limousine-carpets = Czerwone dywany
rules-newvegas-limousine-carpets-text =
    Gdy limuzyna jedzie odcinkiem, przy którym leży czerwony dywan, jego symbol zostaje zakreślony, czy kasyno jest otwarte, czy nie. Dywan liczy się raz.

    Na koniec płaci tylko wtedy, gdy kasyno jest otwarte: kasyna dla VIP-ów i dla bogaczy (luksus) dają punkty, kasyna mafii po pliku banknotów.

## Bonusy

rules-newvegas-bonuses = Akcje bonusowe
rules-newvegas-bonuses-group = Zakreślenie grupy
rules-newvegas-bonuses-group-text =
    Najwyżej jedna akcja bonusowa na rundę. Płacisz, zakreślając na torze otwarcia pełną grupę zaznaczonych pól, która nie jest jeszcze zakreślona: pięć grup po dwa pola, ostatnia z trzema. Pola zaznaczone na początku wypełniają pierwszą grupę, więc bonus jest możliwy od pierwszej rundy.

    § Pełnych grup wolno używać w dowolnej kolejności. U Blue Cockera pole zaznaczone w tej samej turze może wypełnić grupę, której użyjesz później w tej turze.
rules-newvegas-bonuses-number = Szybkie otwarcie
rules-newvegas-bonuses-number-text = Zmień wybrany numer o 1 albo { $change }, w górę albo w dół. Tak na ulicę trafiają { $lowest }, { $cardBeyond } i { $highest }; { $lowest } jest parzyste. Pożyczka grupy zostaje zamazana.
rules-newvegas-bonuses-action = Darmowa akcja
rules-newvegas-bonuses-action-text =
    Użyj dowolnego z pięciu efektów zamiast tego z twojej kombinacji. Pożyczka grupy zostaje zamazana. Pokaz i tak wymaga gwiazdki przy kasynie otwartym numerem tej tury.

    § Darmową akcję ogłasza się po otwarciu kasyna, przed jakimkolwiek efektem.
rules-newvegas-bonuses-extension = Rozbudowa kasyna
rules-newvegas-bonuses-extension-text =
    Otwórz drugie wybudowane kasyno bezpośrednio po lewej albo po prawej stronie dowolnego otwartego, z tym samym numerem. Tylko tak równe numery mogą stać przy jednej ulicy. Pożyczka grupy zostaje zakreślona i spłaci ją tylko plik banknotów.

    § Bezpośrednio obok jest tylko następne miejsce; kasyno w budowie między dwoma kasynami je rozdziela. Cała reszta musi dalej rosnąć. U Blue Cockera rozbudowa może być przed otwarciem, ale tylko jeśli wybrany numer da się potem jeszcze wpisać.
rules-newvegas-bonuses-when = Kiedy w turze
rules-newvegas-bonuses-when-text =
    Blue Cocker: w dowolnym momencie tury. Kasyno wybudowane w tej turze można więc otworzyć rozbudową.

    Pegasus: zmiana numeru przed otwarciem; rozbudowa zaraz po otwarciu i przed efektem.

## Golf

rules-newvegas-golf = Dołki
rules-newvegas-golf-grow = Dołek po dołku
rules-newvegas-golf-grow-text = Pole golfowe leży nad ulicą 1. Pierwsze kasyno, które tam otworzysz, zakreśla dołek nad sobą. Potem każde kasyno otwarte obok takiego, którego dołek jest zakreślony, zakreśla swój, chyba że jest zamazany.
rules-newvegas-golf-jump = Przeskok kosztuje dołki
rules-newvegas-golf-jump-text =
    Jeśli otworzysz przy ulicy 1 kasyno, które nie sąsiaduje z otwartym, zamazuje się wszystkie dołki za najbliższym zakreślonym, aż do końca ulicy po tej stronie.

    » Otwarte jest tylko kasyno w alei 5. Otwierasz aleję 8 i dołki alei od 6 do 10 przepadają, nawet jeśli później wypełnisz lukę. W lewo pole może jeszcze rosnąć.

    § Rozbudowa liczy się jak każde otwarcie; dwa otwarcia w turze działają w swojej kolejności.

## Hotele

rules-newvegas-hotels = Hotele
rules-newvegas-hotels-avenue = Cała aleja
rules-newvegas-hotels-avenue-text = Aleja jest pełna, gdy każde kasyno przy niej jest otwarte. Także kasyno w budowie trzeba wybudować i otworzyć. Wtedy hotel na dole alei jest twój.
rules-newvegas-hotels-first = Duży czy mały
rules-newvegas-hotels-first-text = Wszyscy, którzy zapełnią aleję w pierwszej rundzie, w której komukolwiek się to uda, dostają jej duży hotel. Reszta może tam mieć już tylko mały. Hotele powstają same na koniec rundy i ogłasza się je wszystkim.

## Bank i pożyczki

rules-newvegas-money = Bank i pożyczki
rules-newvegas-money-vote = Tajne głosowanie
rules-newvegas-money-vote-text = Gdy projekty i stosy już leżą, a żadna karta nie jest jeszcze odwrócona, wszyscy w tajemnicy głosują za kredytem albo przeciw. Głosu nie można zmienić i aż do punktacji nie widzą go inni. Głosujesz o pieniądzach wszystkich: na koniec każdy dostaje taki sam kredyt. Ile, mówi „Sejf” w punktacji.
rules-newvegas-money-debts = Skąd biorą się pożyczki
rules-newvegas-money-debts-text =
    Jedna z każdą budową, dwie z pierwszym pokazem kolumny, jedna z każdą rozbudową i jedna na koniec za najmniej pól na torze otwarcia.

    Otwarcie wybudowanego kasyna spłaca jego pożyczkę; dalsze pokazy w kolumnie spłacają jej pożyczki. Pożyczki za rozbudowy i za otwarcie miasta zostają. Na każdą, która zostanie, potrzeba pliku banknotów z sejfu.

## Projekty

rules-newvegas-projects = Projekty
rules-newvegas-projects-points = Kto ile dostaje
rules-newvegas-projects-points-text =
    Każdy dostaje punkty za każdy projekt najwyżej raz. Wszyscy, którzy spełnią go w pierwszej rundzie, w której komukolwiek się to uda, mają większą liczbę punktów; później jest już tylko mniejsza. Punkty zostają, nawet gdy warunek przestaje być spełniony.

    Blue Cocker: projekt jest spełniony, jeśli jego warunek zachodzi w dowolnym momencie twojej tury, nawet gdy późniejszy krok to zmieni. Pegasus: liczy się tylko to, co zachodzi, gdy wszyscy skończą.

    § Projekty liczą się same, nikt nie musi ich ogłaszać.
rules-newvegas-projects-reshuffle = Świeże karty
rules-newvegas-projects-reshuffle-text = Kto spełni pierwszy projekt w całej grze, może na koniec tej rundy kazać potasować wszystkie { $cards } kart na trzy nowe stosy. Jeśli uda się to kilku osobom naraz, wystarczy jedno życzenie. Zdarza się to najwyżej raz w grze.
rules-newvegas-projects-runs = Czym jest ciąg
rules-newvegas-projects-runs-text =
    Ciąg to otwarte kasyna przy jednej ulicy, jedno za drugim, z samymi parzystymi albo samymi nieparzystymi numerami. Kasyna z dźwigiem się pomija; wybudowane kasyno bez numeru przerywa ciąg. Równe numery z rozbudowy liczą się osobno. 0 jest parzyste.

    » 2, dźwig, 4, 8, 9 ma ciąg trzech parzystych. Wybuduj kasyno spod dźwigu i nie otwieraj go, a zostaną tylko 4 i 8.
rules-newvegas-projects-pink = Różowe: hotele i otwarcie
rules-newvegas-projects-pink-text =
    – { nv-project-three_grand_hotels }: { nv-project-three_grand_hotels-rule }
    – { nv-project-five_small_hotels }: { nv-project-five_small_hotels-rule }
    – { nv-project-seven_hotels }: { nv-project-seven_hotels-rule }
    – { nv-project-two_adjacent_grand_hotels }: { nv-project-two_adjacent_grand_hotels-rule }
    – { nv-project-four_adjacent_hotels }: { nv-project-four_adjacent_hotels-rule }
    – { nv-project-hotels_first_and_last }: { nv-project-hotels_first_and_last-rule }
    – { nv-project-ten_inaugurations }: { nv-project-ten_inaugurations-rule }

    Pola, dzięki którym spełniasz ten ostatni projekt, możesz potem zakreślić na akcje bonusowe, nadal jedną na rundę.
rules-newvegas-projects-purple = Fioletowe: ulice i limuzyna
rules-newvegas-projects-purple-text =
    – { nv-project-run_of_six_even }: { nv-project-run_of_six_even-rule }
    – { nv-project-run_of_seven_odd }: { nv-project-run_of_seven_odd-rule }
    – { nv-project-two_runs_of_four_odd }: { nv-project-two_runs_of_four_odd-rule }
    – { nv-project-run_of_five_even_at_edge }: { nv-project-run_of_five_even_at_edge-rule }
    – { nv-project-two_full_streets }: { nv-project-two_full_streets-rule }
    – { nv-project-limousine_each_kind }: { nv-project-limousine_each_kind-rule }
    – { nv-project-limousine_each_street }: { nv-project-limousine_each_street-rule }
rules-newvegas-projects-yellow = Żółte: budowa, pokazy i dołki
rules-newvegas-projects-yellow-text =
    – { nv-project-sites_first_and_last }: { nv-project-sites_first_and_last-rule }
    – { nv-project-sites_of_two_streets }: { nv-project-sites_of_two_streets-rule }
    – { nv-project-all_sites_built }: { nv-project-all_sites_built-rule }
    – { nv-project-sites_and_shows_of_street }: { nv-project-sites_and_shows_of_street-rule }
    – { nv-project-three_shows_each_column }: { nv-project-three_shows_each_column-rule }
    – { nv-project-golf_and_shows_street_one }: { nv-project-golf_and_shows_street_one-rule }
    – { nv-project-all_par_four }: { nv-project-all_par_four-rule }

    Przy projekcie „{ nv-project-all_sites_built }” instrukcje się różnią: niemieckie i francuska chcą kasyn wybudowanych, polska wybudowanych i otwartych. Decyduje stół; bez innej umowy wystarczy wybudować.
rules-newvegas-projects-reading = Jak je czytamy
rules-newvegas-projects-reading-text =
    § Ciąg pewnej długości to ciąg co najmniej tak długi. Dwa ciągi po cztery nieparzyste mogą też być jednym z ośmiu. Pięć małych hoteli to małe; duże nie pomagają. Wymagany pokaz musi się odbyć: straconej gwiazdki nic nie zastąpi.

## Koniec

rules-newvegas-end = Koniec gry
rules-newvegas-end-when = Kiedy gra się kończy
rules-newvegas-end-when-text =
    Po rundzie, w której ktoś zaznacza ostatnie pole toru otwarcia, ma wszystkie trzy projekty albo ma otwarte wszystkie wybudowane kasyna przy czterech ulicach. Wszyscy grają tę rundę do końca.

    § Trzeci warunek sprawdza się po rundzie. Kto otwiera ostatnie wybudowane kasyno, a potem buduje następne, gra dalej.

## Punktacja

rules-newvegas-scoring = Punktacja
rules-newvegas-scoring-projects = Projekty
rules-newvegas-scoring-projects-text = Punkty za spełnione projekty.
rules-newvegas-scoring-inauguration = Otwarcie
rules-newvegas-scoring-inauguration-text =
    Policz swoje pola zaznaczone i niezakreślone. Pierwsze miejsce daje { $rank1 } punktów, po ulepszeniu { $better1 }, drugie { $rank2 } albo { $better2 }, trzecie { $rank3 } albo { $better3 }, według własnej kolumny; czwarte i dalsze nic. Przy remisie miejsce się dzieli.

    § Następna mniejsza liczba to następne miejsce.

    » 5, 5 i 3 pola to dwa pierwsze miejsca i jedno drugie.

    Wszyscy z najmniejszą liczbą pól zakreślają pożyczkę.

    § Jeśli wszyscy mają tyle samo, robią to wszyscy.

    Pegasus: bez pola nie ma punktów.
rules-newvegas-scoring-shows = Pokazy
rules-newvegas-scoring-shows-text = W każdej z dwóch kolumn pierwsza wartość, którą jeszcze widać.
rules-newvegas-scoring-hotels = Hotele
rules-newvegas-scoring-hotels-text = Liczba dużych hoteli razy pierwsza widoczna wartość ich kolumny i tak samo małe.
rules-newvegas-scoring-streets = Ulice
rules-newvegas-scoring-streets-text =
    Przy każdej ulicy punkt za każde kasyno twojego najdłuższego ciągu. Do tego bonus za każdą ulicę, przy której nikt nie ma dłuższego ciągu; przy remisie dostają go wszyscy.

    § Pojedyncze kasyno to ciąg długości 1. Przy ulicy bez otwartego kasyna bonusu nie ma.
rules-newvegas-scoring-golf = Dołki
rules-newvegas-scoring-golf-text = Osobno dla PAR 3, PAR 4 i PAR 5: zakreślone dołki razy pierwsza widoczna wartość.
rules-newvegas-scoring-limousine = Limuzyna
rules-newvegas-scoring-limousine-text =
    Kasyna dla VIP-ów i dla bogaczy (luksus), otwarte i leżące na trasie, każdy rodzaj razy swoja pierwsza widoczna wartość. Każde takie kasyno mafii to plik banknotów w sejfie.

    Jeśli limuzyna nie wróciła, policz najmniejszą liczbę linii do świateł po wolnych jeszcze odcinkach, razy wartość brakujących linii: po { $missing } punktów mniej, bez ulepszenia.

    § Limuzynie, która nie ruszyła, nie brakuje żadnej linii; jeśli powrotu już nie ma, licz jak na pustym planie.
rules-newvegas-scoring-safe = Sejf
rules-newvegas-scoring-safe-text =
    Najpierw zapisuje się pożyczkę za otwarcie i pliki od mafii. Potem odkrywa się głosy: jeśli więcej niż połowa jest za kredytem, każdy dostaje { $loan_by_majority } pliki banknotów; jeśli choć jeden, { $loan_by_some }; jeśli żaden, 0. Własny głos niczego tu nie zmienia.

    Teraz spłać plikiem każdą pożyczkę zakreśloną i niezamazaną, na obu arkuszach. Jeśli wystarczy, wszystko w porządku. Gdy plików jest mniej niż pożyczek, tracisz { $unpaid } punktów, jeden raz, bez względu na to, ile ich brakuje.

    » { $bundles_at_start } plik na początku, { $loan_by_some } z banku, 1 od mafii i 5 pożyczek. O jeden za mało: { $unpaid } punktów mniej.
rules-newvegas-scoring-winner = Kto wygrywa
rules-newvegas-scoring-winner-text =
    Najwięcej punktów. Przy remisie najwięcej hoteli, potem najwięcej dużych hoteli. Dalej wygrana jest wspólna, mówi Pegasus.

    § Wspólna jest też u Blue Cockera, który każe zagrać jeszcze raz.

## Solo

rules-newvegas-solo = W pojedynkę z ACME
rules-newvegas-solo-setup = Zanim zaczniesz
rules-newvegas-solo-setup-text =
    Wybierz kartę architekta z ACME; im wyższy poziom, tym trudniej. { $cards } kart tasuje się efektami do góry, a ty głosujesz w sprawie kredytu. Jedna karta trafia pod arkusz: jej efekt jest znany, numer nie. Trzy karty zatwierdzenia, po jednej w kolorze każdego projektu, wtasowuje się w dolną połowę stosu.

    Pegasus odkłada ukrytą kartę najpierw.

    § U Blue Cockera pochodzi z górnej połowy, która ma { $upperHalf } kart. Tak w obu wydaniach zostaje { $half } i { $half }.
rules-newvegas-solo-round = Runda w pojedynkę
rules-newvegas-solo-round-text = Stos leży efektami do góry, więc następny efekt widać. Dobierz trzy karty i obejrzyj obie strony. Z jednej weź numer, z drugiej efekt; trzecia idzie, efektem do góry, na stos ACME. Jego kolejność się nie zmienia, a przejrzeć go możesz w każdej chwili. Dwie użyte karty się odrzuca, także gdy efekt zostaje niewykorzystany.
rules-newvegas-solo-refused = Nic nie pasuje w pojedynkę
rules-newvegas-solo-refused-text = Zaznacz dwa pola, a kartę dla ACME i tak wybierz. Dwie pozostałe się odrzuca.
rules-newvegas-solo-validation = Karty zatwierdzenia
rules-newvegas-solo-validation-text =
    Dobrana karta zatwierdzenia opuszcza grę, a za nią dobierasz inną. Na koniec rundy sprawdza się kartę architekta: przy pierwszej dobranej pierwszy wiersz, przy drugiej drugi, przy trzeciej trzeci; kilka kart w kolejności dobrania. Wiersz mówi, czy ACME realizuje projekt w tym kolorze i które hotele buduje.

    ACME dostaje większą liczbę punktów, chyba że masz ten projekt z wcześniejszej rundy.

    § Jeśli realizujecie go w tej samej rundzie, obie strony dostają większą.
rules-newvegas-solo-hotels = Hotele ACME
rules-newvegas-solo-hotels-text = ACME buduje tylko duże hotele. Gdzie masz już hotel z wcześniejszej rundy, nie buduje nic; w tej samej rundzie obie strony mają duży; po nim zostaje ci tylko mały. Jej hotele nigdy nie realizują projektu.
rules-newvegas-solo-shuffle = Tasowanie w pojedynkę
rules-newvegas-solo-shuffle-text = Gdy pierwszy projekt jest zrealizowany, przez ciebie albo przez ACME, na koniec tej rundy odrzucone karty wtasowuje się do stosu; karty zatwierdzenia w nim zostają. Tak samo zawsze, gdy stos się wyczerpie, nawet w trakcie dobierania. Stos ACME zostaje, jak jest. Poza tym nikt nie pyta o świeże karty.
rules-newvegas-solo-end = Koniec i wygrana
rules-newvegas-solo-end-text = Gra kończy się też, gdy ACME ma wszystkie trzy projekty. Wygrywasz tylko z większą liczbą punktów niż ACME: remis nie wystarczy.
rules-newvegas-solo-score = Za co punktuje ACME
rules-newvegas-solo-score-text =
    Najpierw punkty za projekty. Potem liczy się karty ulepszeń w jej stosie: karta architekta podaje dla każdego obszaru próg, od którego wartość ulepszona zastępuje podstawową.

    Otwarcie, pokaz i limuzyna: punkty za każdą taką kartę. Hotele: punkty za każdy hotel. Dołki: punkty za każdą kartę z takim samym efektem jak poprzednia, więc trzy jednakowe z rzędu to dwa dołki. Ulice: karty budowy plus liczba na dźwigu, co najmniej 1, to jej ciąg przy każdej ulicy, po punkcie za kasyno przy każdej z czterech; do tego punkty za każdą ulicę, przy której jej ciąg jest dłuższy od twojego.

    Nie ma pożyczek i nie brakuje jej linii. Pegasus nie wspomina o punktach za ciągi.

    § Liczą się w obu wydaniach.
rules-newvegas-solo-rank = Twoje miejsce i bonus za ulice
rules-newvegas-solo-rank-text =
    Twoje niezakreślone pola porównuje się z kartami otwarcia ACME. Na drugim miejscu zakreślasz pożyczkę.

    § Remis to dla ciebie pierwsze miejsce.

    Jeśli twój ciąg jest tak długi jak ciąg ACME, u Blue Cockera bonus za ulicę masz ty, a u Pegasusa nikt.
rules-newvegas-solo-bank = Głos ACME
rules-newvegas-solo-bank-text = Ukrytą kartę odkrywa się na koniec. Jeśli jej numer jest równy liczbie banku na karcie architekta albo wyższy, ACME głosowała za kredytem. Jeśli oba głosy są przeciw, ACME traci tyle punktów, ile wynosi ukryty numer.
rules-newvegas-solo-architects = Dziesięcioro architektów
rules-newvegas-solo-architects-text =
    Jedna karta architekta jest znana z instrukcji. Pozostałych dziewięć jest naszych, na ten sam wzór, każda z własną słabością; jak są trudne, zmierzyły rozegrane partie.

    – 1 Maybelle Trask: { nv-style-ribbon_cutter }
    – 2 Teo Quintanar: { nv-style-golf_patron }
    – 3 Odell Fontenette: { nv-style-limousine_fleet }
    – 4 Lorna Begaye: { nv-style-road_builder }
    – 5 Alexis: { nv-style-pictured }
    – 6 Ambrose Leong: { nv-style-banker }
    – 7 Ruth Abelow: { nv-style-advertiser }
    – 8 Zofia Wilczek: { nv-style-show_producer }
    – 9 Aram Bedrosyan: { nv-style-hotel_tycoon }
    – 10 Haruko Ishimaru: { nv-style-city_planner }

## Stoły

rules-newvegas-tables = Wydania i opcje
rules-newvegas-tables-players = Ile osób gra
rules-newvegas-tables-players-text = Od 1 do { $bluecockerSeats } u Blue Cockera, od 1 do { $pegasusSeats } u Pegasusa; w pojedynkę gra się z ACME. Wszyscy grają jednocześnie na takich samych arkuszach, więc duży stół trwa niewiele dłużej niż mały.
rules-newvegas-tables-easier = Łatwiejszy początek
rules-newvegas-tables-easier-text =
    Bez golfa: żółty projekt z dołkami wymienia się na inny.

    § Dołków wtedy nie ma, a kolumn PAR nie można ulepszać.

    Bez banku: nikt nie głosuje, a każdy zaczyna z { $noBank } plikami banknotów, w obu wydaniach. Jedno można wybrać bez drugiego.
rules-newvegas-tables-editions = Blue Cocker i Pegasus
rules-newvegas-tables-editions-text =
    Blue Cocker (2019, po niemiecku, francusku i polsku): do { $bluecockerSeats } osób; akcje bonusowe w dowolnym momencie tury; zużyte stosy tasuje się wszystkie razem; projekt liczy się, jeśli jest spełniony w dowolnym momencie tury.

    Pegasus (niemieckie wznowienie): do { $pegasusSeats } osób; zmiana numeru przed otwarciem, rozbudowa zaraz po nim; każdy stos kart odrzuconych tasuje się osobno; projekt liczy się, jeśli jest spełniony, gdy wszyscy skończą; bez pola nie ma punktów za otwarcie; w pojedynkę przy równych ciągach nikt nie dostaje bonusu za ulicę.
