# The printed game on the table: the door to it, and the dealer.

web-paper-title = Gra drukowana na twoim stole
web-paper-lead = Połóż na stole telefon albo tablet. Gra się tym, co jest w pudełku.
web-paper-dealer = Krupier
web-paper-dealer-why = Odkrywa karty dla dowolnej liczby osób, tak duże, że widać je przez cały stół: dotknięciem, na czas albo gdy wszystkie telefony powiedzą „gotowe”. Pilnuje projektów i wyścigu o hotele.
web-paper-deal = Rozłóż karty
web-paper-choices = Wydanie, golf, projekty
web-paper-project = Projekt, { $colour }
web-paper-drawn = losowany
web-paper-round = Runda { $round }
web-paper-ready-stacks = Stosy leżą gotowe
web-paper-left =
    { $left ->
        [one] w każdym stosie jeszcze { $left } karta
        [few] w każdym stosie jeszcze { $left } karty
       *[many] w każdym stosie jeszcze { $left } kart
    }
web-paper-flip = Odkryj
web-paper-flip-first = Odkryj pierwsze karty
web-paper-combination = { $number }, { $action }
web-paper-shuffled = Potasowano! Wszystkie karty są znów w stosach.
web-paper-shuffled-stacks = Potasowano! Każdy stos ma znów swoje karty oprócz tych odkrytych.
web-paper-reshuffle = Potasuj wszystkie karty
web-paper-reshuffle-why = Kto ukończy pierwszy projekt w grze, może o to poprosić na koniec tej rundy.
web-paper-unflip = Cofnij odkrycie
web-paper-before = Poprzednie karty
web-paper-more = Telefony, czas, koniec
web-paper-phones = Telefony i drugi pokój
web-paper-phones-why = Kto to zeskanuje, też widzi karty i ma, jeśli chce, przycisk „Gotowe”. Ten sam link pokazuje te karty w innym salonie.
web-paper-waits = Odkrywaj, gdy wszystkie telefony są gotowe
web-paper-count = gotowe { $ready } z { $phones }
web-paper-phone = Telefon { $number }
web-paper-phone-ready = gotowe
web-paper-drop = Nie czekaj na niego
web-paper-join = Gram też: przycisk „Gotowe”
web-paper-ready = Gotowe
web-paper-unready = Gotowe. Dotknij znów: jeszcze nie
web-paper-leave = Bez przycisku
web-paper-timer = Czas
web-paper-timer-off = brak
web-paper-seconds = { $seconds } s
web-paper-sound = Dźwięk przy każdym odkryciu
web-paper-races = Aleje, które ktoś ukończył
web-paper-races-why = Dotknij alei, gdy ktoś ją ukończy: od następnej rundy pozostali zbudują tam tylko mały hotel.
web-paper-race = Aleja { $avenue }
web-paper-met = Ktoś go ukończył
web-paper-met-by = Ukończyli: { $names }
web-paper-somebody = ktoś
web-paper-who = Imię, jeśli chcesz
web-paper-mark = Zanotuj
web-paper-unmark = Jednak nie { $name }
web-paper-unmet = Jednak nie ukończony
web-paper-end = Zakończ grę
web-paper-end-why = Potem nic się już nie odkryje.
web-paper-over = Gra skończona
web-paper-score = Podlicz arkusze
web-paper-again = Rozdaj jeszcze raz
web-paper-away =
    { $notes ->
        [0] Serwer jest poza zasięgiem. Graj dalej.
        [one] Serwer jest poza zasięgiem. Graj dalej: { $notes } notatka poczeka na jego powrót.
        [few] Serwer jest poza zasięgiem. Graj dalej: { $notes } notatki poczekają na jego powrót.
       *[many] Serwer jest poza zasięgiem. Graj dalej: { $notes } notatek poczeka na jego powrót.
    }
web-paper-script-end = Wszystkie karty, które ma to urządzenie, są odkryte. Dalej pójdzie, gdy serwer wróci.
web-paper-cards = Karty
web-paper-cancel = Nie teraz

# Alone against the ACME
web-paper-players = Kto gra
web-paper-players-many = Kilka osób
web-paper-players-one = Jedna osoba przeciw ACME
web-paper-ready-pile = Stos dobierania leży gotowy
web-paper-left-pile =
    { $left ->
        [one] została jedna karta do dobrania
        [few] zostały { $left } karty do dobrania
        [many] zostało { $left } kart do dobrania
       *[other] zostało { $left } karty do dobrania
    }
web-paper-draw-first = Dobierz pierwsze trzy karty
web-paper-give = Dotknij karty, która idzie do ACME.
web-paper-give-card = { $card }: dla ACME
web-paper-ungive = Zabierz kartę od ACME
web-paper-last-round = To ostatnia runda
web-paper-shuffled-used = Przetasowano! Użyte karty są znów w stosie dobierania.
web-paper-you = Ty
# After “met by”
web-paper-by-you = ty
web-paper-met-alone = Spełniony przeze mnie
web-paper-races-alone = Aleje, które masz ukończone
web-paper-acme-so-far = Jak dotąd: dłuższe ciągi niż twoje i kredyt liczą się na końcu.
web-paper-acme-behind = Policzy się, gdy serwer wróci.
web-paper-acme-all = Z twoimi ciągami i twoim głosem.
web-paper-count-title = Ty i ACME
web-paper-count-why = Jej dłuższe ciągi i kredyt zależą od twojego arkusza.
web-paper-count-run = Twój najdłuższy ciąg, ulica { $street }
web-paper-count-vote = Twój głos
web-paper-count-total = Twoje punkty
web-paper-count-do = Porównaj
web-paper-count-sheet = Albo wpisz cały mój arkusz
web-paper-count-again = Popraw
web-paper-you-win = WYGRYWASZ
web-paper-looks-on = Ktoś gra tu przeciw ACME.

web-paper-referee = Sędzia
web-paper-referee-why = Dotknięciem połóż kości, banknoty i płytki w sześciu kasynach, tak jak leżą na stole. Koniec rundy jest opowiadany kasyno po kasynie, a pieniądze ze wszystkich rund są zapisane.
web-paper-referee-open = Otwórz stół

web-paper-scorer = Podliczanie
web-paper-scorer-why = Sumuje wasze arkusze: dotykajcie tego, co na nich napisane, jedna osoba za wszystkich albo każdy na swoim telefonie.
web-paper-scorer-open = Wpisz arkusze

web-paper-sheets = Arkusze do druku
web-paper-sheets-why = Plan miasta i arkusz punktacji, gdy blok się skończy, strona zasad do każdej gry, karty ACME: jako PDF.
web-paper-sheets-open = Wybierz i drukuj
