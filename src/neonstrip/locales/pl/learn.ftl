# Co mówi trener podczas lekcji: tytuł, zdanie o lekcji, słowa każdego kroku i zakończenie.

learn-lead = Krótkie lekcje przy prawdziwym stole, każda na jakąś minutę. Trener pokazuje, co nacisnąć; reszta to sama gra.
learn-learned = opanowana
learn-coach = Trener
learn-step = Krok { $step } z { $steps }
learn-back = Lekcje
learn-next = Dalej
learn-again = Jeszcze raz
learn-next-lesson = Następna lekcja
learn-play-now = Zagraj
learn-others = Grają pozostali…
learn-nudge = W prawdziwej grze tak można. Tu lekcja idzie dalej tam, gdzie się świeci.

## Royale: rzucanie i ustawianie

learn-royale-rolling = Rzuć i połóż
learn-royale-rolling-about = Co robisz w swojej turze.
learn-royale-rolling-strip = Sześć kasyn, w każdym dwa banknoty. Kto na końcu rundy ma w kasynie najwięcej kości, bierze wyższy.
learn-royale-rolling-roll = Masz siedem kości i jedną dużą, Biggy. Rzuć wszystkimi.
learn-royale-rolling-place = Wybierz teraz jedną liczbę. Wszystkie twoje kości z tą liczbą idą do jej kasyna: poślij trzy piątki do kasyna Cleopatra.
learn-royale-rolling-again = { $rival } ma już dwie szóstki w kasynie. Pozostałe kości wróciły do ciebie: rzuć nimi jeszcze raz.
learn-royale-rolling-choose = Teraz wybór należy do ciebie! Każdy przycisk mówi, co da. Dwie szóstki to tylko remis: { $rival } ma tyle samo.
learn-royale-rolling-end = Tak wygląda tura: rzut wszystkimi kośćmi i położenie wszystkich z jedną liczbą. Runda trwa, dopóki ktoś ma kości.

## New Las Vegas: otwieranie kasyna

learn-newvegas-opening = Otwieranie kasyn
learn-newvegas-opening-about = Trzy karty, jeden numer, porządek na ulicy.
learn-newvegas-opening-cards = Na środku leżą trzy kombinacje: numer i efekt. Wszyscy naraz korzystają z jednej z nich.
learn-newvegas-opening-choose = Weź 8 z dźwigiem.
learn-newvegas-opening-open = Numer trzeba gdzieś wpisać: to otwiera kasyno. Wpisz 8 pośrodku drugiej ulicy.
learn-newvegas-opening-confirm = Efekt nie jest obowiązkowy. Tym razem go pomiń i zakończ turę: wtedy się liczy.
learn-newvegas-opening-six = Nowe karty dla wszystkich. Weź 6.
learn-newvegas-opening-order = Na ulicy numery rosną od lewej do prawej, luki są dozwolone. Szóstka musi więc stać na lewo od ósemki: tuż obok.
learn-newvegas-opening-run = 6 i 8, oba parzyste i obok siebie: ciąg dwóch. Punkty daje najdłuższy parzysty lub nieparzysty ciąg na każdej ulicy.
learn-newvegas-opening-end = Weź numer, wpisz go rosnąco, trzymaj razem parzyste albo nieparzyste. Puste kasyna czekają na kolejne numery.

## Royale: kto wygrywa

learn-royale-majority = Kto wygrywa
learn-royale-majority-about = Przewagi i to, co robi remis.
learn-royale-majority-rule = W każdym kasynie najwięcej kości bierze wyższy banknot, drugie miejsce niższy. Pozostali nie dostają nic.
learn-royale-majority-tie = Ale równe liczby się znoszą. Ty i { $rival } macie po dwie kości, więc { $third } wygrywa jedną jedyną!
learn-royale-majority-roll = Przełammy ten remis. Rzuć.
learn-royale-majority-break = Piątka! Jeszcze jedna kość i prowadzisz tu bez konkurencji.
learn-royale-majority-even = { $rival } odpowiada: po trzy, znów oba wykreślone. Nic nie jest pewne przed końcem rundy.
learn-royale-majority-again = Znowu twoja kolej. Rzuć.
learn-royale-majority-lead = Jeszcze jedna piątka. Cztery do trzech: odzyskaj prowadzenie.
learn-royale-majority-end = Wygrywa najwięcej kości, drugi bierze resztę, remis nic nie daje. Jedna samotna kość bywa warta więcej niż cztery w remisie.

## Royale: Biggy i żetony

learn-royale-biggy = Biggy i żetony
learn-royale-biggy-about = Kość, która liczy się podwójnie, i jak spasować.
learn-royale-biggy-big = Pod koniec rundy masz jeszcze dwie małe kości i Biggy. Liczy się za dwie.
learn-royale-biggy-roll = Rzuć nimi.
learn-royale-biggy-place = { $rival } ma w Sunset jedną kość. Twój Biggy liczy się za dwie: od razu prowadzi.
learn-royale-biggy-again = Zostały dwie kości. Rzuć.
learn-royale-biggy-pass = Dwójka i czwórka: w obu tylko remis z graczem { $rival }. Zapłać raczej żeton: kości zostają, a tura się kończy.
learn-royale-biggy-fresh = Nowa tura, te same dwie kości. Rzuć.
learn-royale-biggy-lead = Żeton się opłacił: jedynka prowadzi w Miracle, gdzie nikogo jeszcze nie ma.
learn-royale-biggy-end = Biggy liczy się za dwie. Żeton pozwala spasować po rzucie. Na koniec każdy zachowany żeton jest wart { $jeton }.

## Royale: koniec rundy

learn-royale-round = Koniec rundy
learn-royale-round-about = Jak wypłaca się pieniądze i kto zaczyna następną.
learn-royale-round-last = Macie po jednej kości. Gdy nikt nie ma już kości, runda się kończy.
learn-royale-round-roll = Rzuć swoją ostatnią kością.
learn-royale-round-place = Dwójka. W Silver Spur prowadzi { $rival }, ale drugie miejsce też ma banknot. Połóż ją.
learn-royale-round-scored = To było rozliczenie, kasyno po kasynie. W kasynie Cleopatra mieliście po dwie kości: setki nie dostał nikt.
learn-royale-round-next = Wszyscy mają znów komplet kości i dwa nowe żetony. Wygrana w kasynie 6 jest twoja, więc zaczynasz. Pieniądze leżą zakryte.
learn-royale-round-end = Trzy takie rundy to cała gra. Wygrywa najwięcej pieniędzy, a każdy żeton liczy się za { $jeton }.

## Royale: płytki

learn-royale-tiles = Płytki
learn-royale-tiles-about = Trzy małe gry: Pay Day, Fifty Fifty, Lucky Punch.
learn-royale-tiles-tiles = W Royale przy niektórych kasynach leży płytka: mała gra, która rusza, gdy ktoś położy tam kości. Naciśnij ją, by poznać zasadę.
learn-royale-tiles-roll = Rzuć, a zobaczymy.
learn-royale-tiles-payday = Pay Day płaci za każde kasyno z twoimi kośćmi. W dwóch już jesteś, trójka daje trzecie.
learn-royale-tiles-paid = { $payThird } za trzy kasyna, od ręki. Rzuć znowu.
learn-royale-tiles-fifty = W Miracle czeka Fifty Fifty. Wystarczy jedna kość.
learn-royale-tiles-lower = Czarne kości pokazują 6 i 4, czyli 10. Następna suma będzie wyższa czy niższa? Niższa to dobry zakład.
learn-royale-tiles-stop = 7: trafione! Można grać o więcej, ale błąd zabiera wszystko. Po siódemce każda zapowiedź częściej jest błędna niż trafna, więc przestań.
learn-royale-tiles-again = Żeton więcej. I następny rzut.
learn-royale-tiles-punch = Teraz Lucky Punch w Silver Spur: połóż dwójkę.
learn-royale-tiles-hide = Schowaj w pięści jeden, dwa lub trzy pionki; { $rival } zgaduje ile. Trzy płacą najlepiej: blefuj, schowaj trzy.
learn-royale-tiles-won = { $rival } stawia na dwa. Pudło: { $punch3 } dla ciebie! Przy trafieniu nie byłoby nic.
learn-royale-tiles-end = Szesnaście płytek, co rundę trzy nowe. Zasada jest zawsze pod ręką, na samej płytce.

## Royale: w dwie osoby

learn-royale-two = W dwie osoby
learn-royale-two-about = Neutralne kości: trzeci, którym nikt nie gra.
learn-royale-two-neutral = W dwie osoby przed rundą rzuca się i rozkłada kości neutralnego koloru. Liczą się tak, jakby grał ktoś trzeci.
learn-royale-two-roll = Rzuć swoimi kośćmi.
learn-royale-two-beat = Dwie szóstki biją jedną neutralną kość w Sunset, najbogatszym kasynie.
learn-royale-two-again = I jeszcze raz.
learn-royale-two-tie = Dwie dwójki to remis z neutralnym Biggy, bo liczy się za dwie. Dwie piątki biją pojedynczą neutralną kość: połóż je.
learn-royale-two-end = Neutralne kości remisują i wygrywają jak każdy gracz. Ich wygrana wraca i nie dostaje jej nikt.

## New Las Vegas: place budowy

learn-newvegas-construction = Dźwigi
learn-newvegas-construction-about = Wybuduj kasyno, potem je otwórz.
learn-newvegas-construction-crane = Kasyno z dźwigiem jest jeszcze w budowie: nie wpisuje się tam numeru. Efekt budowy usuwa jeden dźwig.
learn-newvegas-construction-choose = Weź 7 z budową.
learn-newvegas-construction-open = Najpierw zawsze numer. Wpisz 7 tutaj, przy czwartej ulicy.
learn-newvegas-construction-build = Potem efekt, jeśli chcesz: dokończ budowę dwa numery dalej.
learn-newvegas-construction-debt = Wybudowane na kredyt: w sejfie masz pożyczkę, dopóki kasyno nie zostanie otwarte.
learn-newvegas-construction-confirm = Zakończ turę.
learn-newvegas-construction-twelve = Dźwigu już nie ma. Weź 12.
learn-newvegas-construction-repay = Otwórz wybudowane kasyno: to spłaca pożyczkę.
learn-newvegas-construction-end = Budujesz w tej turze, otwierasz w następnej. Dźwig nie przerywa ciągu, ale jego aleja nie dostanie hotelu.

## New Las Vegas: ulepszenie

learn-newvegas-improvement = Ulepszanie
learn-newvegas-improvement-about = Jeden obszar arkusza będzie wart więcej.
learn-newvegas-improvement-values = Każdy obszar arkusza ma rząd wartości. Na końcu liczy się pierwsza niezamazana.
learn-newvegas-improvement-choose = Weź 7 z ulepszeniem.
learn-newvegas-improvement-open = Wpisz 7 przy trzeciej ulicy.
learn-newvegas-improvement-improve = Przy tej ulicy masz najdłuższy ciąg: bonus { $street1 }. Podnieś go do { $street2 }.
learn-newvegas-improvement-crossed = { $street1 } jest zamazane, liczy się { $street2 }. Płaci każda ulica, przy której prowadzisz: ulepszaj to, co robisz często.
learn-newvegas-improvement-end = Hotele, ulice, golf, limuzyna, otwarcie: ulepsza się po kolei, a ostatnia wartość zawsze zostaje.

## New Las Vegas: pokazy

learn-newvegas-shows = Pokazy
learn-newvegas-shows-about = Gwiazdki, dwie kolumny i pożyczki.
learn-newvegas-shows-choose = Niektóre kasyna mają gwiazdkę. Weź 9 z pokazem.
learn-newvegas-shows-open = Pokaz wymaga gwiazdki w kasynie otwieranym w tej samej turze. Wpisz 9 tutaj.
learn-newvegas-shows-columns = Są dwie kolumny pokazów. Pierwsza rośnie do { $showsLeft }, druga do { $showsRight }, ale jej pożyczki spłacają się szybciej.
learn-newvegas-shows-show = Odważnie: zacznij pierwszą kolumnę.
learn-newvegas-shows-debts = Pierwszy pokaz w kolumnie daje dwie pożyczki. Spłacają je piąty i szósty pokaz tej kolumny.
learn-newvegas-shows-end = Kasyno z gwiazdką otwarte bez pokazu traci ją na zawsze. Zaplanuj, gdzie będą twoje pokazy.

## New Las Vegas: otwarcie

learn-newvegas-inauguration = Otwarcie
learn-newvegas-inauguration-about = Wyścig po polach i jeden ze sposobów na koniec gry.
learn-newvegas-inauguration-boxes = To tor otwarcia. Wszyscy zaczynają z trzema zaznaczonymi polami.
learn-newvegas-inauguration-choose = Weź 9 z nożyczkami.
learn-newvegas-inauguration-open = Najpierw numer: wpisz go przy trzeciej ulicy.
learn-newvegas-inauguration-check = Teraz zaznacz następne pole.
learn-newvegas-inauguration-rank = Cztery pola: wyprzedzasz gracza { $rival }. Na końcu najwięcej pól daje { $rank1 }, drugie miejsce { $rank2 }; kto ma najmniej, bierze pożyczkę.
learn-newvegas-inauguration-end = Kto zaznaczy ostatnie pole, za nożyczkami, kończy grę. Pełne grupy pól dają bonus: o tym inna lekcja.

## New Las Vegas: limuzyna

learn-newvegas-limousine = Limuzyna
learn-newvegas-limousine-about = Trasa obok czerwonych dywanów i z powrotem.
learn-newvegas-limousine-car = Twoja limuzyna ruszyła spod świateł przy lotnisku i minęła czerwony dywan z literą M: mafia.
learn-newvegas-limousine-choose = Weź 8 z limuzyną.
learn-newvegas-limousine-open = Najpierw numer: pośrodku drugiej ulicy.
learn-newvegas-limousine-drive = Linia wiedzie od latarni do następnej: dwa odcinki, prosto lub z zakrętem. Jedź obok L i skręć na południe.
learn-newvegas-limousine-confirm = Zakończ turę.
learn-newvegas-limousine-again = Jeszcze raz limuzyna: weź 9.
learn-newvegas-limousine-nine = Wpisz 9 przy trzeciej ulicy.
learn-newvegas-limousine-home = Dwa odcinki na zachód są światła. Wróć: trasa zamknięta, nie brakuje żadnej linii.
learn-newvegas-limousine-paid = Kasyno mafii jest otwarte i odwiedzone: plik do sejfu. Luksusowe zapłaci, gdy je otworzysz.
learn-newvegas-limousine-end = VIP i luksus dają punkty, mafia pieniądze. Każda linia brakująca do powrotu kosztuje { $missing }, więc nie utknij.

## New Las Vegas: hotele

learn-newvegas-hotels = Hotele
learn-newvegas-hotels-about = Ukończ aleję, najlepiej przed innymi.
learn-newvegas-hotels-avenue = Ulice biegną w poprzek, aleje w dół. U stóp każdej alei czeka hotel. Przy alei 6 trzy kasyna są już otwarte.
learn-newvegas-hotels-choose = Brakuje czwartego. Weź 9.
learn-newvegas-hotels-open = Wpisz 9 do ostatniego kasyna przy alei 6.
learn-newvegas-hotels-confirm = Hotele powstają, gdy wszyscy skończą rundę. Zakończ turę.
learn-newvegas-hotels-grand = Przy tej alei wyprzedzasz wszystkich: duży hotel. { $rival } może tu dostać już tylko mały.
learn-newvegas-hotels-end = Kasyna w budowie też trzeba wybudować i otworzyć. Kto skończy w tej samej rundzie, też ma duży hotel.

## New Las Vegas: golf

learn-newvegas-golf = Golf
learn-newvegas-golf-about = Dziewięć dołków nad pierwszą ulicą.
learn-newvegas-golf-course = Nad pierwszą ulicą leży pole golfowe: przy każdym kasynie jeden dołek.
learn-newvegas-golf-choose = Weź 5.
learn-newvegas-golf-open = Pierwsze kasyno otwarte przy ulicy 1 to twój start: jego dołek zostaje zakreślony. Otwórz je tutaj.
learn-newvegas-golf-confirm = Pomiń efekt i zakończ turę.
learn-newvegas-golf-eight = Stąd grasz dalej. Weź 8.
learn-newvegas-golf-beside = Tuż obok zakreślonego dołka liczy się też następny. Przeskok oznacza utratę wszystkich dołków dalej po tej stronie.
learn-newvegas-golf-par = Dwa dołki PAR 3. PAR 4 i PAR 5 leżą dalej i dają więcej, zwłaszcza ulepszone.
learn-newvegas-golf-end = Zacznij pośrodku ulicy 1 i idź na zewnątrz, kasyno po kasynie.

## New Las Vegas: bonusy

learn-newvegas-bonus = Bonusy
learn-newvegas-bonus-about = Zmień numer, powtórz go albo wybierz efekt.
learn-newvegas-bonus-group = Twoja pierwsza grupa pól jest pełna. Raz na rundę pełną grupę można zakreślić za bonus.
learn-newvegas-bonus-choose = Przy drugiej ulicy masz 6; ósemka obok dałaby ciąg. Nie ma jej. Weź 7.
learn-newvegas-bonus-circle = Zakreśl grupę.
learn-newvegas-bonus-number = Zmień numer najwyżej o dwa: z 7 zrób 8. Można też otworzyć drugie kasyno z numerem sąsiada.
learn-newvegas-bonus-open = I oto twoja 8, tuż obok 6.
learn-newvegas-bonus-box = Efekt nadal należy do karty: nożyczki zaznaczają znów jedno pole.
learn-newvegas-bonus-price = Zakreślone pola nie liczą się już w wyścigu otwarcia. Drugie kasyno kosztowałoby jeszcze pożyczkę.
learn-newvegas-bonus-end = Trzy bonusy: inny numer, nawet { $lowest } lub { $highest }; drugie kasyno obok otwartego; albo dowolny efekt.

## New Las Vegas: projekty

learn-newvegas-projects = Projekty
learn-newvegas-projects-about = Trzy cele dla wszystkich; pierwszy dostaje więcej.
learn-newvegas-projects-three = W każdej grze są trzy projekty. Fioletowy: minąć mafię, luksus i VIP. Brakuje ci tylko V.
learn-newvegas-projects-choose = Oczywiście limuzyna: weź 10.
learn-newvegas-projects-open = Najpierw numer, przy trzeciej ulicy.
learn-newvegas-projects-drive = Prosto na wschód, obok V.
learn-newvegas-projects-confirm = Zakończ turę. Projekty rozlicza się, gdy wszyscy skończą.
learn-newvegas-projects-cards = Pierwszy projekt w grze jest twój: możesz zarządzić tasowanie kart. Jak wolisz.
learn-newvegas-projects-points = Sześć punktów za pierwszeństwo. { $rival } może go jeszcze wykonać później, za trzy.
learn-newvegas-projects-end = Kto ma wszystkie trzy projekty, kończy grę. Zdobyte punkty zostają, cokolwiek się stanie.

## New Las Vegas: bank

learn-newvegas-bank = Bank
learn-newvegas-bank-about = Tajne głosowanie, pliki banknotów i pożyczki.
learn-newvegas-bank-safe = W sejfie leżą pliki banknotów. Na końcu każdą pożyczkę spłaca jeden plik; gdy ich brakuje, tracisz { $unpaid } punktów.
learn-newvegas-bank-vote = Przed pierwszą rundą tajne głosowanie: czy bank ma dać kredyt? Głosuj, jak chcesz.
learn-newvegas-bank-loan = Głosy odkrywa się na końcu. Ponad połowa za: po { $loan_by_majority } pliki dla każdego; tylko niektórzy: { $loan_by_some }; nikt: zero.
learn-newvegas-bank-end = Głosuj za i ryzykuj albo przeciw, licząc, że innym zabraknie. Mafia też pożycza.

## New Las Vegas: koniec

learn-newvegas-scoring = Koniec i punktacja
learn-newvegas-scoring-about = Stracona runda, ostatnie pole i podliczenie.
learn-newvegas-scoring-late = Runda 28 prawdziwej gry. Na torze otwarcia zostało ci jedno pole: to, które kończy grę.
learn-newvegas-scoring-refuse = 4, 9 i 4: żadna nie pasuje do twoich ulic. Runda przepada, a w zamian zaznaczasz dwa pola.
learn-newvegas-scoring-confirm = Zostało tylko jedno pole: ostatnie. Zakończ turę, a gra się skończy.
learn-newvegas-scoring-count = Teraz liczymy obszar po obszarze: projekty, otwarcie, pokazy, hotele, ulice, golf, limuzyna, sejf.
learn-newvegas-scoring-end = Gra kończy się ostatnim polem, trzema projektami albo gdy ktoś otworzy wszystkie wybudowane kasyna.

## New Las Vegas: solo

learn-newvegas-solo = Solo
learn-newvegas-solo-about = W pojedynkę przeciw ACME.
learn-newvegas-solo-rival = W pojedynkę budujesz przeciw ACME. Ta tablica pokazuje, co ACME ma i jak liczy jej architekt.
learn-newvegas-solo-use = Trzy karty: jedna daje numer, druga efekt, trzecia idzie do ACME. Weź pierwszą 7 i budowę.
learn-newvegas-solo-open = Wpisz 7 przy trzeciej ulicy.
learn-newvegas-solo-build = I dokończ budowę obok.
learn-newvegas-solo-confirm = Zakończ turę.
learn-newvegas-solo-pile = ACME dostała limuzynę. Na końcu jej stos punktuje, więc dawaj to, co pomaga jej najmniej.
learn-newvegas-solo-end = Wygrywasz tylko z większą liczbą punktów niż ACME. Czeka dziesięciu architektów, od łatwych po bezlitosnych.

## Las Vegas (2012): banknoty i kości

learn-classic-banknotes = Banknoty i kości
learn-classic-banknotes-about = Tura i to, co leży w kasynie.
learn-classic-banknotes-notes = Sześć kasyn. Do każdego idą banknoty, aż jest dość do wygrania: tu jeden duży, tam kilka małych.
learn-classic-banknotes-roll = Masz osiem kości, wszystkie jednakowe. Rzuć wszystkimi.
learn-classic-banknotes-place = Wybierz jedną liczbę: wszystkie twoje kości z nią idą do jej kasyna. Trzy piątki dają ci prowadzenie w kasynie Cleopatra, gdzie leży jeden banknot.
learn-classic-banknotes-many = W Silver Spur prowadzi { $rival }. Ale leżą tam cztery banknoty: drugie, trzecie i czwarte miejsce też biorą po jednym.
learn-classic-banknotes-again = Pozostałe kości wróciły do ciebie. Rzuć nimi jeszcze raz.
learn-classic-banknotes-choose = Teraz wybór należy do ciebie! Każdy przycisk mówi, co da. Jedna dwójka to drugie miejsce w Silver Spur.
learn-classic-banknotes-end = Rzut wszystkimi kośćmi, potem wszystkie z jedną liczbą do kasyna. Gdy nikt nie ma kości, kasyna płacą od najwyższego banknotu. Gra ma cztery rundy.

## Las Vegas (2012): białe kości

learn-classic-white-dice = Białe kości
learn-classic-white-dice-about = Kości, które nie należą do nikogo.
learn-classic-white-dice-white = W dwie osoby każdy ma też białe kości. Rzuca się nimi i kładzie je razem z własnymi, ale nie należą do nikogo.
learn-classic-white-dice-roll = Rzuć wszystkimi.
learn-classic-white-dice-place = Trzy twoje jedynki i jedna biała: wszystkie cztery idą do Miracle. Tam biała kość liczy się komu innemu.
learn-classic-white-dice-tie = { $rival } ma tam teraz dwie białe jedynki więcej. Trzy białe kości i trzy twoje: remis, więc odpadasz.
learn-classic-white-dice-again = Zmieńmy to. Rzuć.
learn-classic-white-dice-break = Jedynka! Cztery przeciw trzem białym.
learn-classic-white-dice-end = Białe kości liczą się jak kości jednej osoby: remisują z tobą albo cię biją. Co wygrają, idzie pod stos.
