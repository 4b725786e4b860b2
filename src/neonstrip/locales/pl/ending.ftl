# Koniec gry w przeglądarce i oglądanie jej jeszcze raz. Pieniądze w tysiącach dolarów.

## Koniec

ending-counting = { $game ->
    [newvegas] Liczenie punktów…
   *[royale] Liczenie pieniędzy…
}
ending-money = Kto ile ma
ending-tie-cards = Pieniędzy tyle samo: decyduje liczba banknotów i żetonów.
ending-tie-shared = Pieniędzy, banknotów i żetonów tyle samo: wspólna wygrana.
ending-course = Przebieg gry
ending-course-royale = Po każdej turze: twoje pieniądze i banknoty, które by ci przypadły, gdyby runda się wtedy skończyła.
ending-course-classic = Po każdej turze: twoje pieniądze i banknoty, które by ci przypadły, gdyby runda się wtedy skończyła.
ending-course-newvegas = Po każdej rundzie: punkty, gdyby gra się wtedy skończyła.
ending-unit-royale = tysiącach dolarów
ending-unit-classic = tysiącach dolarów
ending-unit-newvegas = punktach
ending-chart-spoken = Wykres gry, w { $unit }. Te same liczby są w tabeli poniżej.
ending-chart-end = Na końcu:
ending-chart-others =
    { $others ->
        [one] Cienka linia: jeszcze jedna osoba.
        [few] Cienkie linie: jeszcze { $others } osoby.
        [many] Cienkie linie: jeszcze { $others } osób.
       *[other] Cienkie linie: jeszcze { $others } osoby.
    }
ending-round-royale = Runda { $round }
ending-round-classic = Runda { $round }
ending-round-newvegas = Runda { $round }
ending-as-table = Liczby w tabeli
ending-worth-reading = Warto przeczytać

## Royale

ending-luck = Szczęście w kościach
ending-luck-note = W pieniądzach: o ile własne rzuty były lepsze lub gorsze niż te same kości przeciętnie.
ending-luckiest = Najlepszy rzut: { $name }, runda { $round }, { $amount }
ending-unluckiest = Najgorszy rzut: { $name }, runda { $round }, { $amount }
ending-luck-how = Jak liczy się szczęście?
ending-luck-means = Rzut jest wart tyle, ile najwięcej można by wziąć, gdyby runda skończyła się zaraz po najlepszym ruchu. Od tego odejmujemy średnią ze wszystkich rzutów, które te kości mogły dać w tej samej sytuacji. Na dłuższą metę szczęście się więc wyrównuje, u dobrych graczy tak samo jak u słabych. Nie widać w nim, co dałaby płytka ani co zrobią potem inni.
ending-ties = Remisy
ending-ties-note = Ile razy remis odesłał cię z niczym i ile byłoby wygrane bez pozostałych w remisie.
ending-ties-count =
    { $ties ->
        [one] jeden remis
        [few] { $ties } remisy
        [many] { $ties } remisów
       *[other] { $ties } remisu
    }
ending-casinos = Wygrane w kasynach
ending-casinos-note = Koło to pieniądze, pod nim kości, które tam poszły.
ending-dice-placed =
    { $dice ->
        [one] 1 kość
        [few] { $dice } kości
        [many] { $dice } kości
       *[other] { $dice } kości
    }
ending-tiles = Wygrane i zapłacone na płytkach
ending-tiles-note = Każdy żeton to dziesięć.
ending-biggy = Wygrane z Biggy
ending-biggy-note = Banknoty z kasyn, w których leżał twój Biggy, i ich wartość.
ending-biggy-count =
    { $prizes ->
        [one] jeden banknot
        [few] { $prizes } banknoty
        [many] { $prizes } banknotów
       *[other] { $prizes } banknotu
    }
ending-passes = Pasy
ending-passes-note = Żeton za każdym razem, gdy wszystkie kości wróciły do ręki.
ending-passes-count =
    { $passes ->
        [one] jeden pas
        [few] { $passes } pasy
        [many] { $passes } pasów
       *[other] { $passes } pasa
    }

## Las Vegas z 2012 roku

ending-classic-tie-cards = Tyle samo pieniędzy: decyduje liczba banknotów.
ending-classic-tie-shared = Tyle samo pieniędzy i banknotów: wspólna wygrana.
ending-classic-luck-means = Rzut jest wart tyle, ile najwięcej przypadłoby ci, gdyby runda skończyła się zaraz po twoim najlepszym ruchu z nim. Od tego odejmujemy średnią ze wszystkich rzutów, które te kości mogły dać w tym samym miejscu. Na dłuższą metę szczęście się więc wyrównuje, jakkolwiek kto gra. Nie widzi tego, co zrobią potem inni.
ending-classic-notes = Wygrane banknoty
ending-classic-notes-note = Ile banknotów, dużych i małych.
ending-classic-white = Położone białe kości
ending-classic-white-note = Szły razem z twoimi i nikomu nie pomogły.

## New Las Vegas

ending-areas = Punkty według obszarów
ending-areas-note = Skąd wzięły się punkty.
ending-taken = Te same karty, inne wybory
ending-taken-solo = Wykorzystane karty
ending-taken-note = Runda po rundzie: numer i efekt. Kreskowane: efekt niewykorzystany. W czerwonej ramce: nikt inny tego nie wziął.
ending-taken-note-solo = Runda po rundzie: numer i efekt. Kreskowane: efekt niewykorzystany.
ending-took = Runda { $round }: { $number }, { $action }{ $used ->
    [yes] { "" }
   *[no] , bez efektu
}{ $alone ->
    [yes] , nikt inny
   *[no] { "" }
}
ending-refused = Runda { $round }: nic nie pasowało
ending-actions = Wykorzystane efekty
ending-actions-note = Razem z tymi z bonusów.
ending-safe = W sejfie
ending-safe-note = U góry pliki banknotów, niżej pożyczki. Czerwone pożyczki nie miały pokrycia.
ending-safe-count = Pliki banknotów: { $bundles }, pożyczki: { $debts }
ending-refusals = Rundy bez numeru
ending-refusals-note = Żaden numer nigdzie nie pasował.
ending-refusals-count =
    { $refusals ->
        [one] jedna runda
        [few] { $refusals } rundy
        [many] { $refusals } rund
       *[other] { $refusals } rundy
    }
ending-drives = Trasa limuzyny
ending-drives-note = Przejechane odcinki; znaczek, gdy trasa jest zamknięta.
ending-blocks =
    { $blocks ->
        [one] jeden odcinek
        [few] { $blocks } odcinki
        [many] { $blocks } odcinków
       *[other] { $blocks } odcinka
    }{ $home ->
        [yes] , trasa zamknięta
       *[no] { "" }
    }
ending-projects = Projekty
ending-projects-note = Rozeta za pierwszeństwo, pierścień za późniejsze spełnienie.
ending-project = { $colour }: { $points } w rundzie { $round }{ $first ->
    [yes] , przed innymi
   *[no] , później
}
ending-numbers = Numery w mieście
ending-numbers-note = Ile razy każdy stoi na kasynie.

## Uczciwe kości

ending-fair = Czy { $game ->
    [newvegas] karty
   *[royale] kości
} były uczciwe?
ending-fair-mine = Sprawdzone tutaj: nikt nie mógł wybrać { $game ->
    [newvegas] kart
   *[royale] kości
}, nawet ten, kto prowadzi ten serwer.
ending-fair-mine-why = To urządzenie wylosowało tajne słowo i zobowiązało się do niego, zanim ktokolwiek jakieś podał, i od niego też zależało losowanie { $game ->
    [newvegas] kart
   *[royale] kości
}. To, co wszyscy wtedy obiecali, zostało podane.
ending-fair-two-sided = Sprawdzone tutaj: nikt nie mógł wybrać { $game ->
    [newvegas] kart
   *[royale] kości
}. Mogą być tego pewni: { $names }.
ending-fair-two-sided-why = Ich urządzenia wylosowały tajne słowa i zobowiązały się do nich, zanim ktokolwiek jakieś podał. To urządzenie nie brało udziału: dla ciebie to dowód, jeśli komuś z nich ufasz.
ending-fair-server-only = Sprawdzone tutaj: serwer dotrzymał obietnicy i sam dokonał losowania { $game ->
    [newvegas] kart
   *[royale] kości
}.
ending-fair-server-only-why = To było uczciwe, jeśli nie grał nikt, kto może odczytać tajną liczbę serwera: żadne urządzenie graczy nie dodało słowa.
ending-fair-open-nonces = Sprawdzone tutaj: serwer dotrzymał obietnicy, a gracze dodali słowa jawnie.
ending-fair-open-nonces-why = To było uczciwe, jeśli ten, kto przyszedł ostatni, nie mógł odczytać tajnej liczby serwera.
ending-fair-wrong = To się nie zgadza. Być może ktoś zmienił { $game ->
    [newvegas] karty
   *[royale] kości
}.
ending-fair-wrong-why = Coś nie jest tym, co obiecano przed grą. Zachowaj zapis i zapytaj, kto prowadzi ten serwer.
ending-fair-silent = Bez słowa podczas losowania { $game ->
    [newvegas] kart
   *[royale] kości
}, więc do końca grał tam bot: { $names }
ending-fair-details = Obietnice i słowa
ending-fair-promise = Obietnica{ $noted ->
    [yes] , zapisana przez tę przeglądarkę przed końcem
   *[no] { "" }
}
ending-fair-server = Tajna liczba serwera
ending-fair-pledges = Co obiecały urządzenia
ending-fair-nonces = Słowa graczy
ending-fair-seed = Ziarno gry
ending-fair-fits = zgadza się
ending-fair-fits-not = nie zgadza się
ending-fair-verify = Z zapisem każdy może odtworzyć wszystkie ruchy:

## Oglądanie jeszcze raz

ending-replay-first = Na początek
ending-replay-last = Na koniec
ending-replay-round-back = Rundę wstecz
ending-replay-round-on = Rundę dalej
ending-replay-keys = Strzałki to kroki, Page Up i Page Down to rundy, Home i End skaczą, spacja odtwarza.
ending-replay-spoken = Chwila { $moment } z { $moments }, { $where }
ending-replay-link = Link do tej chwili
ending-replay-continue = Graj dalej stąd: { $where }
ending-replay-continue-why = Tu zaczyna się nowy stół. Wszystko, czego nikt jeszcze nie widział, jest rozdawane na nowo.
ending-replay-lay = Otwórz stół
ending-replay-only-running = Dalej można grać od każdej chwili między początkiem a końcem.

# Analiza gry
ending-review = Analiza
ending-review-note = Co zagrałby mistrz i ile było w tym szczęścia.
ending-review-while = To chwilę potrwa.
ending-review-luck = Szczęście to tutaj cały przypadek razem, także { $game ->
    [newvegas] to, co karty dają innym
   *[royale] kości innych
}: o ile zmienił szansę na wygraną.
ending-review-lucky = { $you ->
    [yes] szczęście dla ciebie
   *[no] szczęście gracza { $name }
}
ending-review-unlucky = { $you ->
    [yes] pech dla ciebie
   *[no] pech gracza { $name }
}
ending-review-ask = Przeanalizuj tę grę
ending-review-working = Mistrz przegląda wszystkie decyzje…
ending-review-everybody = Decyzje wszystkich
ending-review-line = { $who }: { $what }

## Stoły jednego rozdania

ending-deal-note = Kiedy grano przy każdym stole i przy których z jednego adresu. Kto grał przy jednym, wie, co przyjdzie przy innych: sami znacie swoich przyjaciół.
ending-deal-wait = Wyniki pojawią się, gdy skończą wszystkie stoły.
ending-deal-played = { $from } do { $to }
ending-deal-began = początek { $from }
ending-deal-shared = { $count ->
    [one] Grano z tego samego adresu co przy stole { $tables }: w tym samym domu albo ta sama osoba.
   *[other] Grano z tego samego adresu co przy stołach { $tables }: w tym samym domu albo ta sama osoba.
}

## Po pierwszej grze

ending-first-play-full = Zagraj w pełną grę
ending-first-newvegas-done = Twoje pierwsze miasto stoi!
ending-first-newvegas-full = Pełna gra dodaje dwie rzeczy. Kredyt: przed pierwszą rundą wszyscy tajnie głosują, czy bank pożyczy każdemu pliki banknotów na spłatę pożyczek na końcu. Golf: przy pierwszej ulicy leży dziewięć dołków; otwieraj jej kasyna po kolei od miejsca startu, a każdy dołek da punkty.
