# Słowa przeglądarki. Słowa samych gier są w royale.ftl i newvegas.ftl.

## Dom

web-title = Neonstrip
web-lead = Trzy gry o Las Vegas na wasz stół: kości i neony albo miasto na papierze.
web-paper-door = Masz grę drukowaną?
web-paper-door-why = Twój telefon odkrywa karty, liczy i sędziuje. Gracie przy swoim stole.
web-paper-table = Na papierze
web-menu = Menu
web-home = Strona główna
web-back-to-table = Wróć do stołu
web-again = Spróbuj ponownie
web-load-failed = Ta strona nie dotarła. Czy serwer jeszcze działa?
web-no-answer = Serwer nie odpowiada. Czy nadal działa?
web-preparing = W przygotowaniu: { $time }
web-preparing-start = { $game }: w przygotowaniu, { $time }. Potem wszystko ruszy samo.
web-preparing-soon = jeszcze chwila
web-preparing-seconds = jeszcze ok. { $seconds } s
web-preparing-minutes = jeszcze ok. { $minutes } min
web-nowhere = Światła zgasły
web-nowhere-why = Pod tym adresem nic nie ma. Może link został ucięty.
web-unofficial = Neonstrip jest nieoficjalny. Nazwy gier należą do ich właścicieli; jeśli gra ci się podoba, kup ją w pudełku.
web-licences = Licencje
web-print = Drukuj arkusze
web-privacy = Prywatność
web-settings = Ustawienia
web-rules = Zasady
web-learn = Nauka przez grę
web-you = Ty
web-your-name = Twoje imię
web-royale-pitch = Rzuć, wybierz liczbę, wyślij kości do jej kasyna. Najwięcej kości zgarnia pieniądze, kto remisuje, nie ma nic.
web-classic-pitch = Cztery rundy, od jednego do pięciu banknotów w każdym kasynie, a między nimi białe kości. Pierwsza z gier, szybka i złośliwa.
web-newvegas-pitch = Trzy numery, trzy efekty, każdemu miasto. Otwieraj kasyna, jedź limuzyną, wyprzedź wszystkich.
web-how-good = Siła
web-bot-random = losowy
web-bot-random-hint = Robi cokolwiek wolno. Do wypróbowania gry.
web-bot-greedy = chciwy
web-bot-greedy-hint = Szybki; patrzy tylko na ten ruch i rzadko przegapia dobry.
web-bot-beginner = początkujący
web-bot-beginner-hint = Zna zasady i z uśmiechem przegrywa.
web-bot-casual = towarzyski
web-bot-casual-hint = Gra przyjemnie i popełnia błędy.
web-bot-strong = mocny
web-bot-strong-hint = Myśli naprzód. Niełatwo go pokonać.
web-bot-expert = mistrz
web-bot-expert-hint = Nie spieszy się i niczego nie oddaje.
web-start-against = Graj z
web-start-one-bot-hint = Szybka gra dwuosobowa. Zaczyna się od razu.
web-start-three-bots-hint = Pełny stół na cztery osoby. Gra zaczyna się od razu.
web-start-one-bot = jednym botem
web-start-three-bots = trzema botami
web-start-solo = ACME
web-start-solo-hint = Gra dla jednej osoby: przeciw tobie buduje architekt ACME. Pod „ludźmi…” wybierzesz jednego z dziesięciu.
web-with-friends-hint = Osoby przy tym urządzeniu, osoby z linkiem, boty i wszystkie opcje gry.
web-with-friends = ludźmi…
web-join = Dołącz
web-join-link = Masz link albo kod? Wpisz go tutaj
web-my-games = Moje gry
web-your-turn = twoja kolej!
web-title-seats = { $taken } z { $seats } przy stole
web-not-begun = jeszcze się nie zaczęła
web-public-tables = Otwarte i trwające stoły
web-finished-games = Zakończone
web-forget-finished = Posprzątaj
web-free-seats =
    { $seats ->
        [one] jedno wolne miejsce
        [few] { $seats } wolne miejsca
       *[other] { $seats } wolnych miejsc
    }
web-watch = oglądaj

## Przed początkiem

web-chat-on = Z czatem
web-seat-bot = bot
web-seat-kind = Miejsce { $seat }: kto tam siada?
web-seat-here = ktoś przy tym urządzeniu
web-seat-name = Imię na miejscu { $seat }
web-seat-open = wolne: przez link
web-seats = Miejsca
web-here = na miejscu
web-seat-free = wolne
web-seat-mine = przy tym urządzeniu
web-give-up-seat = Wstań
web-open-seat = Zwolnij miejsce
web-name-another = Jeszcze ktoś przy tym urządzeniu
web-invite = Zaproszenie
web-invite-how = Kto ma ten link, może usiąść albo oglądać.
web-invite-link = Link do tego stołu
web-invite-alone = Ten link otworzy tylko ten komputer.
web-invite-lan = Dla telefonów i innych komputerów w twojej sieci zatrzymaj serwer (Ctrl+C) i uruchom go tak:
web-copy = Kopiuj
web-copied = Skopiowano
web-qr = Kod QR linku do tego stołu
web-sit-down = Usiądź
web-sit-another = Usiądź też
web-bot-whom = Kto siada
web-bot-anyone = ktokolwiek
web-seat-them = Zaproś do stołu: { $name }
web-bot-kind = Rodzaj bota
web-fill-with-bots =
    { $seats ->
        [one] Oddaj wolne miejsce botowi
        [few] Oddaj { $seats } wolne miejsca botom
        [many] Oddaj { $seats } wolnych miejsc botom
       *[other] Oddaj { $seats } wolnego miejsca botom
    }
web-lobby-sit = Miejsce czeka na ciebie: wpisz imię i usiądź.
web-lobby-open =
    { $seats ->
        [one] Brakuje jeszcze jednej osoby.
        [few] Brakuje jeszcze { $seats } osób.
        [many] Brakuje jeszcze { $seats } osób.
       *[other] Brakuje jeszcze { $seats } osoby.
    }
web-lobby-full = Wszyscy siedzą. Możesz zaczynać.
web-deal = Stoły z tymi samymi kartami i kośćmi: { $tables }
web-deal-table = Stół { $number }
web-deal-ready = gotowy
web-start-game = Zaczynamy
web-start-without = Zacznij bez wolnych miejsc
web-wait-for-host = Grę zaczyna gospodarz.
web-fair-promise = { $game ->
    [newvegas] Nikt nie może ustawić kart
   *[royale] Nikt nie może ustawić kości
}: serwer z góry zobowiązał się do swojej części, a twoje urządzenie do własnego tajnego słowa. Po grze każdy może to sprawdzić.
web-fair-deal = Te same { $game ->
    [newvegas] karty
   *[royale] kości i karty
} przy wszystkich stołach: serwer losuje je sam i z góry się do nich zobowiązał. To uczciwe, jeśli nie gra nikt, kto może odczytać jego sekrety.
web-lobby-together = Gotowe. Gra zacznie się, gdy wszystkie stoły tego rozdania będą gotowe.
web-lobby-drawing = Losowanie, czekamy na urządzenia: { $names }…
web-silent-you = Twoje urządzenie nie podało na czas swojego tajnego słowa podczas losowania. Żeby nikt nie mógł wybrać kości milczeniem, do końca gra na twoim miejscu bot.
web-silent = { $names }: stamtąd nie przyszło słowo podczas losowania. Żeby nikt nie mógł wybrać kości milczeniem, do końca gra tam bot.
web-bot-to-the-end = do końca gra bot

## Przy stole

web-coming = Chwileczkę…
web-connecting = Szukamy stołu…
web-reconnecting = Połączenie zerwane. Próbujemy ponownie; nic nie przepadło.
web-notice-disk = Dysk serwera jest prawie pełny. Nic nie ginie, a twoje gry toczą się dalej, ale wkrótce nie będzie można zacząć nowych. Daj znać temu, kto prowadzi serwer.
web-forked = Ten stół nie jest taki, jak był ostatnio na twoim ekranie: serwer wrócił do starszej kopii albo zmieniono jego dziennik. Teraz widzisz to, co ma serwer.
web-unheard =
    { $wishes ->
        [one] Twój ruch zostanie wysłany ponownie.
        [few] { $wishes } twoje ruchy zostaną wysłane ponownie.
        [many] { $wishes } twoich ruchów zostanie wysłanych ponownie.
       *[other] { $wishes } twojego ruchu zostanie wysłane ponownie.
    }
web-bot-plays-for-you = Bot gra za ciebie, dopóki nie wrócisz.
web-relieved = Bot gra za ciebie
web-relieved-host = Przez jakiś czas żadna strona twojego miejsca nie była otwarta i gospodarz posadził bota. Wróć na miejsce, a znów zagrasz samodzielnie.
web-relieved-clock = Twój czas na decyzję minął, więc dalej gra za ciebie bot.
web-return-seat = Wróć na miejsce
web-leave-seat = Niech gra bot
web-relieve = Posadź bota
web-bot-sits-in = w zastępstwie bot
web-away = poza stołem
web-people = Przy stole
web-show-others = Dla tych, którzy chcą popatrzeć
web-watch-how = Kto ma ten link, może patrzeć.
web-send-link = Wyślij
web-restart = Cofnij całą turę
web-watching = Oglądasz grę.
web-clock-left = Pozostały czas
web-clock-days = { $days } d { $hours } h
web-pass-to = Podaj urządzenie: { $name }
web-pass-turn = Teraz gra { $name }
web-pass-why = Niech nikt inny teraz nie patrzy.
web-pass-ready = Tu { $name }
web-pass-back = Chwila, jeszcze spojrzę
web-table-gone = Tego stołu nie ma
web-table-gone-why = Pod tym linkiem nie ma stołu. Może link został ucięty przy kopiowaniu albo stół usunięto.
web-table-removed = Ten stół usunięto
web-table-removed-why = Usunął go ten, kto prowadzi serwer, ze wszystkim, co było o nim zapisane.
web-close = Zamknij
web-casinos = Kasyna
web-players = Gracze
web-your-choice = Twój wybór
web-roll = Rzut: { $name }
web-dice-left =
    { $dice ->
        [one] została jedna kość
        [few] zostały { $dice } kości
       *[other] zostało { $dice } kości
    }
web-waiting-for = Czekamy: { $names }
web-undo = Cofnij
web-log = Dziennik
web-round-end = Koniec rundy
web-skip = Pomiń
web-go-on = Dalej
web-explain-rule = Zasada { $rule }
web-chat = Czat
web-chat-text = Wiadomość
web-send = Wyślij
web-reaction-clap = Brawa
web-reaction-laugh = Śmiech
web-reaction-wow = Ojej
web-reaction-ouch = Auć
web-reaction-thanks = Dzięki
web-reaction-luck = Powodzenia
web-reaction-hurry = Szybciej
web-reaction-bye = Do zobaczenia

## Koniec gry

web-nobody-wins = Nikt nie wygrywa
web-play-again = Zagraj jeszcze raz
web-to-next-game = Do następnej gry
web-replay = Obejrzyj jeszcze raz
web-record = Pobierz zapis

## Powtórka

web-replay-back = Krok wstecz
web-replay-on = Krok dalej
web-replay-play = Odtwórz
web-replay-pause = Pauza
web-replay-moment = Chwila
web-replay-speed = Tempo
web-replay-from = Widok
web-replay-everybody = wszyscy
web-replay-share = Udostępnij tę chwilę
web-replay-continue = Graj dalej stąd
web-replay-before-start = Gra jeszcze się nie zaczęła.

## Ustawienia

web-settings-kept = Zostają w tej przeglądarce, nigdzie indziej.
web-set-you = Ty
web-set-look = Wygląd
web-set-play = Gra
web-set-hear = Dźwięki
web-set-language = Język
web-set-theme = Światło
web-set-theme-night = noc
web-set-theme-day = dzień
web-set-theme-system = jak w urządzeniu
web-set-motion = Animacje
web-set-motion-normal = zwykłe
web-set-motion-fast = szybkie
web-set-motion-off = brak
web-set-pace = Tury innych
web-set-pace-slow = wolno
web-set-pace-normal = normalnie
web-set-pace-fast = szybko
web-set-pace-instant = od razu
web-set-text = Wielkość tekstu
web-set-sound = Odtwarzaj dźwięki
web-set-sound-hint = Kości na filcu, ołówek, karta, brzęczenie, gdy twoja kolej. Wszystko cicho.
web-set-forced-hint = Gdy można zrobić tylko jedno, dzieje się to po chwili.
web-set-marks-hint = Koło, kwadrat, trójkąt, romb, gwiazda: nikt nie musi rozróżniać kolorów.
web-set-cover-hint = Aby nikt nie widział cudzych tajemnic, gdy kilka osób gra na tym ekranie.
web-set-remarks-hint = Krótko, rzadko i o tym, co właśnie wszyscy widzieli.
web-set-listen = Posłuchaj
web-sound-dice = Kości
web-sound-pencil = Ołówek
web-sound-card = Karta
web-sound-turn = Twoja kolej
web-sound-chip = Żeton
web-sound-win = Wygrana
web-set-confirm = Pytaj, zanim tura będzie ostateczna
web-set-confirm-steps = gdy ma kilka kroków
web-set-confirm-always = zawsze
web-set-confirm-off = nigdy
web-set-confirm-hint = Tura w Nowym Las Vegas powstaje krok po kroku: spójrz na nią jeszcze raz, cofnij, co chcesz, potem ją zakończ. Przy kasynach każdy wybór z góry mówi, co da, i liczy się od razu; przy „zawsze” czeka na drugie naciśnięcie.
web-set-forced = Ruchy bez wyboru wykonuj automatycznie
web-set-expected = Czego spodziewać się po wyborze, gdy podpowiedzi są dozwolone
web-set-expected-bots = przeciw botom
web-set-expected-always = zawsze
web-set-expected-off = nigdy
web-set-expected-hint = Nowe Las Vegas: „ok. +4” przy wyborze mówi, ile zapewne da do końca gry, a tam, gdzie trzeba wybrać, o ile więcej niż zwykły wybór. Jeśli grają też inni, przeczytają w dzienniku, że o to pytasz.
web-set-marks = Znaki na kościach, oprócz kolorów
web-set-cover = Zasłaniaj ekran, gdy jedno urządzenie krąży
web-set-remarks = Boty rzucają czasem jakieś zdanie


## Pierwsza gra na urządzeniu

web-first-newvegas = Moje pierwsze miasto
web-first-newvegas-hint = Twoja pierwsza gra tutaj jest prawdziwa, ale bez kredytu i golfa, a trener mówi, co nowego.
web-first-newvegas-short = z trenerem, bez kredytu i golfa.
web-first-known = Znam tę grę
web-first-coach = Trener
web-first-next = Jasne
web-first-unfold = Rozwiń wszystko
