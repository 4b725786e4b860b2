# Co mówi trener podczas lekcji: tytuł, zdanie o lekcji, słowa każdego kroku i zakończenie.

learn-lead = Krótkie lekcje przy prawdziwym stole, każda na jakąś minutę. Trener pokazuje, co nacisnąć; reszta to sama gra.
learn-learned = opanowane
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

learn-royale-rolling = Rzut i ustawianie
learn-royale-rolling-about = Co robisz w swojej turze.
learn-royale-rolling-strip = Sześć kasyn, w każdym dwa banknoty. Kto na końcu rundy ma w kasynie najwięcej kości, bierze wyższy.
learn-royale-rolling-roll = Masz siedem kości i jedną dużą, Biggy. Rzuć wszystkimi.
learn-royale-rolling-place = Wybierz teraz jedną liczbę. Wszystkie twoje kości z tą liczbą idą do jej kasyna: poślij trzy piątki do Cleopatry.
learn-royale-rolling-again = { $rival } ma już dwie szóstki w kasynie. Pozostałe kości wróciły do ciebie: rzuć nimi jeszcze raz.
learn-royale-rolling-choose = Teraz wybór należy do ciebie! Każdy przycisk mówi, co da. Dwie szóstki to tylko remis: { $rival } ma tyle samo.
learn-royale-rolling-end = Tak wygląda tura: rzut wszystkimi kośćmi i ustawienie wszystkich z jedną liczbą. Runda trwa, dopóki ktoś ma kości.

## New Las Vegas: otwieranie kasyna

learn-newvegas-opening = Otwieranie kasyn
learn-newvegas-opening-about = Trzy karty, jeden numer, porządek na ulicy.
learn-newvegas-opening-cards = Na środku leżą trzy kombinacje: numer i efekt. Wszyscy naraz korzystają z jednej z nich.
learn-newvegas-opening-choose = Weź 8 z dźwigiem.
learn-newvegas-opening-open = Numer trzeba gdzieś wpisać: to otwiera kasyno. Wpisz 8 pośrodku drugiej ulicy.
learn-newvegas-opening-confirm = Efekt nie jest obowiązkowy. Tym razem go pomiń i zatwierdź: wtedy tura się liczy.
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
learn-royale-biggy-end = Biggy liczy się za dwie. Żeton pozwala spasować po rzucie. Na koniec każdy zachowany żeton jest wart 10.

## Royale: koniec rundy

learn-royale-round = Koniec rundy
learn-royale-round-about = Wypłata pieniędzy i kto zaczyna następną.
learn-royale-round-last = Oboje macie po jednej kości. Gdy nikt nie ma już kości, runda się kończy.
learn-royale-round-roll = Rzuć swoją ostatnią kością.
learn-royale-round-place = Dwójka. W Silver Spur prowadzi { $rival }, ale drugie miejsce też ma banknot. Ustaw ją.
learn-royale-round-scored = To było rozliczenie, kasyno po kasynie. W Cleopatrze mieliście po dwie kości: setki nie dostał nikt.
learn-royale-round-next = Wszyscy mają znów komplet kości i dwa nowe żetony. Wygrana w kasynie 6 jest twoja, więc zaczynasz. Pieniądze leżą zakryte.
learn-royale-round-end = Trzy takie rundy to cała gra. Wygrywa najwięcej pieniędzy, a każdy żeton liczy się za 10.

## Royale: płytki

learn-royale-tiles = Płytki
learn-royale-tiles-about = Trzy małe gry: Pay Day, Fifty Fifty, Lucky Punch.
learn-royale-tiles-tiles = W Royale przy niektórych kasynach leży płytka: mała gra, która rusza, gdy ktoś ustawi tam kości. Naciśnij ją, by poznać zasadę.
learn-royale-tiles-roll = Rzuć, a zobaczymy.
learn-royale-tiles-payday = Pay Day płaci za każde kasyno z twoimi kośćmi. W dwóch już jesteś, trójka daje trzecie.
learn-royale-tiles-paid = 30 za trzy kasyna, od ręki. Rzuć znowu.
learn-royale-tiles-fifty = W Miracle czeka Fifty Fifty. Wystarczy jedna kość.
learn-royale-tiles-lower = Czarne kości pokazują 6 i 4, czyli 10. Następna suma będzie wyższa czy niższa? Niższa to dobry zakład.
learn-royale-tiles-stop = 7: trafione! Można grać o więcej, ale błąd zabiera wszystko. Przy siódemce to rzut monetą, więc przestań.
learn-royale-tiles-again = Żeton więcej. I następny rzut.
learn-royale-tiles-punch = Teraz Lucky Punch w Silver Spur: ustaw dwójkę.
learn-royale-tiles-hide = Schowaj w pięści jeden, dwa lub trzy pionki; { $rival } zgaduje ile. Trzy płacą najlepiej: blefuj, schowaj trzy.
learn-royale-tiles-won = { $rival } stawia na dwa. Pudło: 40 dla ciebie! Przy trafieniu nie byłoby nic.
learn-royale-tiles-end = Szesnaście płytek, co rundę trzy nowe. Zasada jest zawsze pod ręką, na samej płytce.

## Royale: we dwoje

learn-royale-two = We dwoje
learn-royale-two-about = Neutralne kości: trzeci, którym nikt nie gra.
learn-royale-two-neutral = We dwoje przed rundą rzuca się i ustawia kości neutralnego koloru. Liczą się tak, jakby grał ktoś trzeci.
learn-royale-two-roll = Rzuć swoimi kośćmi.
learn-royale-two-beat = Dwie szóstki biją jedną neutralną kość w Sunset, najbogatszym kasynie.
learn-royale-two-again = I jeszcze raz.
learn-royale-two-tie = Dwie dwójki to remis z neutralnym Biggy, bo liczy się za dwie. Dwie piątki biją pojedynczą neutralną kość: ustaw je.
learn-royale-two-end = Neutralne kości remisują i wygrywają jak każdy gracz. Ich wygrana wraca do puli i nie dostaje jej nikt.
