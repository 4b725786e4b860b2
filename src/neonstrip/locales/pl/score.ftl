# Punktacja papierowej gry Welcome to New Las Vegas: jedna kolumna na osobę, więc słowa są krótkie.
scoring-projects = Projekty
scoring-inauguration = Otwarcie
scoring-shows = Pokazy
scoring-hotels = Hotele
scoring-streets = Ulice
scoring-golf = Dołki
scoring-limousine = Limuzyna
scoring-safe = Sejf
scoring-total = Suma
scoring-place = Miejsce
scoring-bundles = Banknoty
scoring-debts = Pożyczki
# $debts to lista z poniższych
scoring-owes = { $player }, pożyczki: { $debts }.
scoring-debt-site = budowa { $street }-{ $avenue }
scoring-debt-extension = rozbudowa z grupy { $group }
scoring-debt-inauguration = ostatnie miejsce na torze otwarcia
scoring-debt-left = lewa kolumna pokazów
scoring-debt-right = prawa kolumna pokazów
scoring-won = { $player } wygrywa.
# $players to lista imion
scoring-shared = { $players }: wspólna wygrana.

# Co jest nie tak z formą pliku. Wcześniej podane są imię i miejsce w pliku.
mistake-sheet-object = Tu powinien być obiekt w klamrach.
mistake-sheet-list = Tu powinna być lista w nawiasach kwadratowych.
mistake-sheet-length = Liczba elementów powinna tu być równa { $length }, a jest: { $found }.
mistake-sheet-key = „{ $key }” nic tu nie znaczy. Możliwe: { $keys }.
mistake-sheet-missing = Brakuje „{ $key }”.
mistake-sheet-number = Tu powinna być liczba całkowita od { $lowest } do { $highest }.
mistake-sheet-truth = Tu powinno być true albo false.
mistake-sheet-word = Tu powinno być jedno z tych słów: { $words }.
mistake-sheet-twice = To jest podane dwa razy.

# Czego na żadnym arkuszu być nie może. Ulice liczą się od góry, aleje od lewej.
mistake-sheet-rising = Numer { $number } stoi na prawo od { $left } w alei { $avenue }: numery muszą rosnąć.
mistake-sheet-apart = Numer { $number } jest też w alei { $avenue }: równe numery muszą stać obok siebie.
mistake-sheet-copies = Taki sam numer stoi po lewej: powtórzonych numerów jest { $copies }, a rozbudów { $extensions }.
mistake-sheet-extensions = Rozbudów jest { $extensions }, a numerów powtórzonych obok siebie tylko { $copies }.
mistake-sheet-changed = Karty mają numery { $cards }: { $number } wymaga bonusu zmiany numeru, a takich bonusów jest { $bonuses }.
mistake-sheet-no-casino = Nie ma tu kasyna na numer { $number }.
mistake-sheet-not-built = Numer { $number } stoi na budowie z niezamazanym dźwigiem.
mistake-sheet-no-site = Ulica { $street }, aleja { $avenue }: tu nie ma budowy.
mistake-sheet-no-star = Ulica { $street }, aleja { $avenue }: tu nie ma gwiazdki.
mistake-sheet-not-opened = Kasyno przy ulicy { $street }, aleja { $avenue }, nie jest otwarte, więc nie było tam pokazu.
mistake-sheet-show-copy = Pokazy są w dwóch kasynach ulicy { $street } z numerem { $number }, ale jedno z nich otwarto przez rozbudowę.
mistake-sheet-column = Zamazanych wartości jest { $boxes }, a może być najwyżej { $most }: ostatnia zostaje.
mistake-sheet-show-boxes = W kolumnach pokazów zamazanych wartości jest { $boxes }, a pokazów było { $shows }.
mistake-sheet-no-golf = Przy tym stole gra się bez golfa.
mistake-sheet-boxes = Liczba zaznaczonych pól nie może być równa { $boxes }: na początku to { $lowest }, najwyżej { $highest }.
mistake-sheet-group = Grupa { $group } jest pełna, gdy liczba zaznaczonych pól to { $needed }, a jest tylko { $boxes }.
mistake-sheet-no-hole = Nad aleją { $avenue } nie ma dołka.
mistake-sheet-hole-closed = Kasyno pod dołkiem alei { $avenue } nie jest otwarte.
mistake-sheet-hole-row = Zakreślone dołki muszą tworzyć jeden rząd bez przerw.
mistake-sheet-hole-first = Przy ulicy 1 są otwarte kasyna, więc dołek pierwszego musi być zakreślony.
mistake-sheet-hole-next = Kasyno w alei { $avenue } otwarto obok zakreślonego dołka, więc jego dołek też musi być zakreślony.
mistake-sheet-tour-start = Trasa musi zaczynać się przy światłach, skrzyżowanie { $street }-{ $avenue }.
mistake-sheet-tour-jump = Od skrzyżowania { $street }-{ $avenue } do { $to_street }-{ $to_avenue } jest więcej niż jeden odcinek.
mistake-sheet-tour-block = Nie ma odcinka od skrzyżowania { $street }-{ $avenue } do { $to_street }-{ $to_avenue }.
mistake-sheet-tour-twice = Odcinek od skrzyżowania { $street }-{ $avenue } do { $to_street }-{ $to_avenue } jest przejechany dwa razy.
mistake-sheet-tour-lamp = Trasa kończy się na skrzyżowaniu { $street }-{ $avenue }, gdzie nie ma latarni.
mistake-sheet-tour-closed = Trasa wróciła tu do świateł i nie może prowadzić dalej.
mistake-sheet-unfinished = Aleja { $avenue } nie jest gotowa, więc nie może tam być hotelu.
mistake-sheet-both-hotels = W alei { $avenue } jest duży i mały hotel.
mistake-sheet-no-hotel = Aleja { $avenue } jest gotowa, więc musi tam być hotel.
mistake-sheet-no-grand = W alei { $avenue } jest mały hotel, ale nikt nie ma dużego.
mistake-sheet-project = Żaden projekt tego koloru nie daje tylu punktów: { $points }. Możliwe: { $known }.
mistake-sheet-project-cards = Żaden pojedynczy projekt tego koloru nie daje wszystkich tych punktów: { $points }.
mistake-sheet-project-first = Za ten projekt są tylko niższe punkty ({ $points }), a ktoś musiał zrealizować go wcześniej.
mistake-sheet-no-vote = Brakuje głosu za kredytem albo przeciw niemu.
mistake-sheet-no-bank = Przy tym stole gra się bez banku, więc nikt nie głosował za kredytem.
