# Co przechowuje serwer.

web-privacy-short = Nie ma kont, adresów e-mail, ciasteczek ani liczenia odwiedzin i nic nie jest pobierane z innych stron. Oto co przechowuje baza serwera:
web-privacy-table-entries = Wszystko, co wydarzyło się przy stole, po kolei i na stałe: gra i jej opcje, podane imiona, ruchy i ich czas, wiadomości z czatu, podpowiedzi, o które proszono, kości i karty, które dopiero przyjdą, oraz skróty kluczy otwierających miejsca.
web-privacy-table-summaries = Wiersz o każdym stole, do list: gra, jej stan, imiona, kiedy stół nakryto i kiedy ostatnio przy nim grano.
web-privacy-table-snapshots = Stan gry, żeby nie odtwarzać jej od początku. Nie ma tam nic, czego nie ma w dzienniku.
web-privacy-table-reviews = Omówienie skończonej gry, jeśli ktoś o nie poprosił.
web-privacy-table-findings = To, co już znaleziono na potrzeby powstającego omówienia.
web-privacy-table-keys = Nazwy kluczy, którymi zapieczętowano zdarzenia. Samych kluczy tam nie ma.
web-privacy-table-pulse = Czas ostatniej próby, czy da się coś zapisać.
web-privacy-address = Twój adres służy podczas połączenia do pilnowania limitów i nie jest zapisywany. Tylko przy stołach z tym samym rozdaniem zostaje przy twoich ruchach jego skrót, bezużyteczny gdzie indziej: pokazuje, czy przy dwóch stołach grano z jednego miejsca. W dzienniku samego serwera nie ma imion, identyfikatorów stołów ani adresów; proxy przed nim może prowadzić własny.
web-privacy-device = Twoja przeglądarka przechowuje, tylko na twoim urządzeniu: które miejsca są twoje, twoje imię i ustawienia. To, co wpisujesz z gry drukowanej, zostaje na twoim urządzeniu i na serwerze. Kto ma link do stołu, może patrzeć; kto ma twoje urządzenie, może grać na twoim miejscu. Urządzenie, które odkrywa karty gry drukowanej, przechowuje też karty, które przyjdą, swoje notatki i te strony.
web-privacy-sealed = Zdarzenia i migawki leżą w bazie tego serwera zapieczętowane, a klucz jest gdzie indziej.
web-privacy-forever = Ten serwer przechowuje stoły, dopóki nie usunie ich ten, kto go prowadzi.
web-privacy-expire-open = Gry, które się nie zaczęły, są usuwane, gdy nic się nie dzieje przez { $days ->
    [one] jeden dzień
   *[other] { $days } dni
}.
web-privacy-expire-playing = Gry niedokończone są usuwane, gdy nic się nie dzieje przez { $days ->
    [one] jeden dzień
   *[other] { $days } dni
}.
web-privacy-expire-over = Gry skończone są usuwane, gdy nic się nie dzieje przez { $days ->
    [one] jeden dzień
   *[other] { $days } dni
}.
web-privacy-remove = Kto prowadzi serwer, może w każdej chwili usunąć stół ze wszystkim, co o nim przechowano: poproś i podaj link. W kopiach zapasowych może zostać dłużej.
