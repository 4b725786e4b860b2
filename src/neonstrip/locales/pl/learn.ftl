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
learn-newvegas-opening-cards = Na środku leżą trzy kombinacje: numer i akcja. Wszyscy naraz korzystają z jednej z nich.
learn-newvegas-opening-choose = Weź 8 z dźwigiem.
learn-newvegas-opening-open = Numer trzeba gdzieś wpisać: to otwiera kasyno. Wpisz 8 pośrodku drugiej ulicy.
learn-newvegas-opening-confirm = Akcja nie jest obowiązkowa. Tym razem ją pomiń i zatwierdź: wtedy tura się liczy.
learn-newvegas-opening-six = Nowe karty dla wszystkich. Weź 6.
learn-newvegas-opening-order = Na ulicy numery rosną od lewej do prawej, luki są dozwolone. Szóstka musi więc stać na lewo od ósemki: tuż obok.
learn-newvegas-opening-run = 6 i 8, oba parzyste i obok siebie: ciąg dwóch. Punkty daje najdłuższy parzysty lub nieparzysty ciąg na każdej ulicy.
learn-newvegas-opening-end = Weź numer, wpisz go rosnąco, trzymaj razem parzyste albo nieparzyste. Puste kasyna czekają na kolejne numery.
