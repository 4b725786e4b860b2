# Co poszło nie tak i co z tym zrobić.
mistake-unknown-game = Nie ma gry „{ $game }”. Gry to: { $games }.
mistake-no-sheets = Kart gry „{ $game }” nie da się tu podliczyć. Można to zrobić dla: { $games }.
mistake-seats = Przy tym stole gra od { $fewest } do { $most } osób, a nie { $seats }.
mistake-solo-seats = Z ACME gra się w pojedynkę, a graczy przy stole jest { $seats }. Pomiń tę opcję.
mistake-unknown-option = Nie ma opcji „{ $option }”. Opcje to: { $options }.
mistake-option = Opcja „{ $option }” nie może mieć wartości „{ $value }”. Możliwe: { $takes }.
mistake-neutral-seats = Neutralne kości są dla dwóch osób, a przy stole siedzi { $seats }. Pomiń tę opcję.
mistake-seed-length = Ziarno to tekst od 1 do { $longest } znaków.
mistake-bad-name = „{ $name }” nie może być imieniem: potrzeba od 1 do { $longest } widocznych znaków, najwyżej z pojedynczymi spacjami między nimi.
mistake-reserved-name = Nikt nie może się nazywać „{ $name }”: to słowo oznacza kości niczyje.
mistake-same-name = Dwie osoby nazywają się „{ $name }”. Daj każdej osobne imię.
mistake-alike-name = „{ $name }” i „{ $other }” wyglądają tak samo. Daj każdej osobie imię, które da się odróżnić.
mistake-unknown-name = Nikt tu się nie nazywa „{ $name }”. Przy stole: { $names }.
mistake-unknown-move = „{ $text }” to nie ruch. Możesz: { $legal }.
mistake-illegal-move = „{ $text }” jest teraz niemożliwe. Możesz: { $legal }.
mistake-not-your-turn = { $name } nie ma teraz nic do wyboru.
mistake-game-over = Gra jest skończona.
mistake-no-undo = Tego nie da się cofnąć: cofa się tylko własny ostatni ruch, nigdy rzut, odkrycie ani cudzą decyzję.
mistake-no-such-move = Nie ma ruchu { $move }: w zapisie jest ich { $moves }.
mistake-recorded-seat = Ruch { $move } w zapisie, „{ $text }”: to nie kolej miejsca { $seat }.
mistake-recorded-move = Ruch { $move } w zapisie, „{ $text }”, jest w tym miejscu niedozwolony.
mistake-result-early = Zapis podaje wyniki, ale { $moves ->
    [one] po { $moves } ruchu
    [few] po { $moves } ruchach
    [many] po { $moves } ruchach
   *[other] po { $moves } ruchu
} gra nie jest skończona.
mistake-result-differs = Według zapisu wyniki to { $said }, a z ruchów wychodzi { $true }.
mistake-record-heading = To nie jest nasz zapis: pierwszy wiersz powinien brzmieć „{ $heading }”.
mistake-record-part = W zapisie brakuje wiersza „{ $part } …”.
mistake-record-line = Nie da się odczytać wiersza { $line } zapisu: „{ $text }”.
mistake-cannot-write = Nie da się zapisać pliku „{ $file }”: { $why }.
mistake-cannot-read = Nie da się odczytać pliku „{ $file }”: { $why }.
mistake-not-text = „{ $file }” to nie plik tekstowy.
mistake-file-size = Plik „{ $file }” przekracza { $largest } B, a nasze pliki nigdy nie są tak duże.
mistake-unknown-bot = Nie ma bota „{ $bot }”. Boty to: { $bots }.
mistake-unknown-character = Nie ma postaci „{ $character }”. Postacie to: { $characters }.
mistake-unknown-doc = Nie ma strony „{ $page }”. Strony to: { $pages }.
mistake-games = Liczba gier nie może wynosić { $games }: potrzeba co najmniej 1.
mistake-bots-seats =
    { $bots ->
        [one] Podano { $bots } bota
        [few] Podano { $bots } boty
        [many] Podano { $bots } botów
       *[other] Podano { $bots } bota
    } na { $seats ->
        [one] { $seats } miejsce
        [few] { $seats } miejsca
        [many] { $seats } miejsc
       *[other] { $seats } miejsca
    }: podaj jednego na wszystkie albo po jednym na każde.
mistake-arena-bots =
    { $bots ->
        [one] Podano { $bots } bota
        [few] Podano { $bots } boty
        [many] Podano { $bots } botów
       *[other] Podano { $bots } bota
    } na { $seats ->
        [one] { $seats } miejsce
        [few] { $seats } miejsca
        [many] { $seats } miejsc
       *[other] { $seats } miejsca
    }: podaj najwyżej po jednym na każde. Wolne miejsca zajmie ostatni bot.
mistake-ladder-seats = Ranking wymaga co najmniej dwóch miejsc, a na każdym innego bota. Tutaj: { $bots ->
        [one] { $bots } bot
        [few] { $bots } boty
        [many] { $bots } botów
       *[other] { $bots } bota
    } na { $seats ->
        [one] { $seats } miejsce.
        [few] { $seats } miejsca.
        [many] { $seats } miejsc.
       *[other] { $seats } miejsca.
    }
mistake-worlds = Nie da się myśleć w { $worlds } światach: weź 1 lub więcej.
mistake-jobs = Liczba procesów nie może wynosić { $jobs }: potrzeba co najmniej 1.
mistake-save-exists = Plik „{ $file }” już jest. Wróć do tej gry przez --resume albo wybierz inną nazwę.
mistake-resume-alone = Zapisana gra ma swój stół: wracając do niej, pomiń --{ $option }.
mistake-other-game = „{ $file }” to gra { $game }. Wróć do niej przez neonstrip play { $game } --resume { $file }
mistake-one-person = { $people ->
    [0] W „{ $file }” przy stole są same boty: obejrzyj tę grę przez neonstrip replay.
   *[other] W „{ $file }” liczba osób przy stole to { $people }, a przy tym terminalu jest miejsce dla jednej.
}
mistake-seat-or-open = Oglądaj grę z czyjegoś miejsca albo widząc wszystko, nie jedno i drugie: pomiń --seat lub --open.

# Pozycja z gry planszowej; $where to miejsce w pliku.
mistake-not-json = To nie jest JSON: nie da się odczytać wiersza { $line }.
mistake-file-object = { $where }: tu powinien być obiekt w klamrach.
mistake-file-list = { $where }: tu powinna być lista w nawiasach kwadratowych.
mistake-file-key = { $where }: „{ $key }” nic tu nie znaczy. Możliwe: { $keys }.
mistake-file-missing = { $where }: brakuje „{ $key }”.
mistake-file-number = { $where }: tu powinna być liczba całkowita od { $lowest } do { $highest }.
mistake-file-names = { $where }: tu powinna być lista imion.
mistake-file-player = { $where }: „{ $name }” nie siedzi przy stole. Siedzą: { $names }.
mistake-file-casinos = { $where }: tu powinna być lista kasyn, razem { $casinos }.
mistake-file-prizes = { $where }: banknotów w kasynie może być najwyżej { $prizes }.
mistake-file-card = { $where }: banknoty są warte, w tysiącach: { $values }.
mistake-file-tile = { $where }: nie ma płytki „{ $tile }”. Płytki to: { $tiles }.
mistake-file-board = { $where }: dwie strony jednej płytki nie mogą leżeć naraz.
mistake-file-no-room = { $where }: nie ma miejsca na płytkę { $tile }, której ta pozycja używa. Podaj, gdzie leży.
mistake-file-dice = { $where }: „{ $owner }” ma więcej kości, niż ich jest: małe { $small }, duże { $big }.
mistake-file-neutral = { $where }: neutralne kości są tylko dla dwóch osób, a tu jest osób: { $seats }.
mistake-file-pile = { $where }: stos z Black Box jest wart jedną z kwot: { $values }.
mistake-file-box = { $where }: nikt nie bierze stosu. Wpisz G1 do „tiles” przy kasynie, które ktoś wygrywa, albo pomiń ten wpis.
mistake-file-copies = { $where }: banknotów po { $value } jest za dużo: { $cards }, a w pudełku tylko { $copies }.

# Miasto do New Las Vegas.
mistake-not-toml = To nie jest plik TOML: { $why }.
mistake-city-row = Miasto potrzebuje rzędu „{ $row }”, a w nim znaków: { $avenues }.
mistake-city-mark = Znak „{ $mark }” w rzędzie „{ $row }”, aleja { $avenue }, nic nie znaczy.
mistake-city-hole = Nad aleją { $avenue } jest dołek golfowy, ale przy ulicy 1 nie ma tam kasyna.
mistake-city-avenue = W alei { $avenue } nie ma żadnego kasyna: nigdy nie stanie tam hotel.
mistake-city-gap = Kasyna w rzędzie „{ $row }” muszą stać obok siebie, bez przerw: w alei { $avenue } nie ma kasyna.
mistake-city-carpet = Dywan w rzędzie „{ $row }”, aleja { $avenue }, nie leży przy żadnej ulicy: limuzyna nigdy tamtędy nie przejedzie.
mistake-city-start = Od sygnalizacji świetlnej nie odchodzi żadna ulica: limuzyna nigdy nie wyjedzie.
mistake-generations = Z { $generations } pokoleń niczego się nie nauczy: weź 1 lub więcej.
mistake-missing-extra = Potrzebne są do tego pakiety, których nie zainstalowano z Neonstripem. Zainstaluj je: pip install 'neonstrip[{ $extra }]'.
mistake-compile-start = Nie udało się skompilować zasad „{ $game }”, bo nie można było uruchomić potrzebnego do tego procesu: { $why }. Sprawdź, czy jest wolna pamięć i czy wolno ci uruchamiać kolejne procesy, a potem spróbuj ponownie.
mistake-compile-ended =
    Nie udało się skompilować zasad „{ $game }”: { $signal ->
        [0] zawiódł proces, który to robił; co miał do powiedzenia, jest powyżej.
       *[other] proces, który to robił, zakończył sygnał { $signal }. Zwykle skończyła się pamięć: zamknij inne programy i spróbuj ponownie.
    }
mistake-compile-slow = Nie udało się skompilować zasad „{ $game }”: jeden krok trwał dłużej niż { $minutes } min. Spróbuj ponownie, gdy komputer będzie miał mniej do roboty.
mistake-no-scheduler = Pod adresem „{ $address }” nie odpowiada żaden klaster Dask. Uruchom go przez `dask scheduler` i `dask worker` i podaj jego adres.
mistake-other-source = Maszyny klastra pod adresem „{ $address }” mają inną wersję Neonstrip albo żadnej: ich partie nie byłyby tymi samymi. Zainstaluj tam tę samą.
mistake-cluster-lost = Klaster pod adresem „{ $address }” przepadł w trakcie pracy. Nic nie zostało zapisane; uruchom go ponownie i powtórz polecenie.

# Tables for the printed game.
mistake-no-dealer = Kart gry „{ $game }” tu się nie odkrywa. Krupier jest dla: { $games }.
mistake-not-joined = Tego urządzenia nie ma przy stole: najpierw dołącz.
mistake-phones-full = Przy tym stole jest { $most } telefonów i więcej się nie zmieści.
mistake-no-such-mark = Tego nie można tu zaznaczyć. Są: { $marks }.
mistake-not-your-sheet = Tę kartę wpisuje inne urządzenie.
mistake-paper-full = Ten stół przyjął już { $most } megabajtów notatek i więcej nie przyjmie. Zacznij nowy.
mistake-sheets-full = Przy tym stole leży { $most } kart i więcej się nie zmieści.
mistake-not-noted-here = Tego nie można zanotować przy stole tego rodzaju.
mistake-nothing-given = Jedną z { $cards } kart dostaje przeciwnik.
mistake-no-such-paper = Dla gry drukowanej nie ma stołu rodzaju „{ $kind }”. Są: { $kinds }.
mistake-not-paper = Tu niczego się nie notuje: przy tym stole gra się na ekranie.
mistake-on-paper = Tę partię rozegrano na papierze: jest tu tylko to, co zanotowano.
