# Stoły, miejsca i serwer.
mistake-no-such-table = Nie ma stołu „{ $table }”. Może link jest niepełny.
mistake-no-such-seat = Przy tym stole nie ma miejsca { $seat }: jest ich { $seats }, licząc od 0.
mistake-no-such-moment = Nie ma chwili { $moment }: liczba wierszy dziennika z tego miejsca to na razie { $moments }.
mistake-no-such-deal = Nie ma rozdania „{ $deal }”.
mistake-no-such-lesson = Nie ma lekcji „{ $lesson }”. Są: { $lessons }.
mistake-no-such-page = Pod tym adresem nic nie ma.
mistake-not-your-seat = Do tego potrzebny jest klucz miejsca przy tym stole.
mistake-not-host = Może to zrobić tylko gospodarz stołu.
mistake-not-started = Gra jeszcze się nie zaczęła.
mistake-already-started = Gra już się zaczęła.
mistake-not-over = Będzie to możliwe po zakończeniu gry.
mistake-replay-failed = Nie udało się odtworzyć tej chwili. Poproś o nią jeszcze raz.
mistake-undo-limit = Od ostatniego rzutu lub odkrycia cofnięto już { $most } kroków. Więcej się nie da: graj dalej.
mistake-only-moves = Oprócz ruchów każdy może tu zrobić { $most } rzeczy: pisać na czacie, cofać, prosić o podpowiedzi i tym podobne. Twoje są już wykorzystane. Ruchy są zawsze możliwe.
mistake-review-failed = Nie udało się dokończyć analizy. Poproś o nią jeszcze raz.
mistake-deal-not-over = Będzie to możliwe, gdy skończą wszystkie stoły tego rozdania.
mistake-deal-closed = Stoły jednego rozdania widać tylko z ich miejsc, bo inni mają te same karty jeszcze przed sobą.
mistake-seats-open =
    { $seats ->
        [one] Jedno miejsce jest jeszcze wolne: poczekaj, oddaj je botowi albo zacznij bez niego.
        [few] { $seats } miejsca są jeszcze wolne: poczekaj, oddaj je botom albo zacznij bez nich.
       *[other] { $seats } miejsc jest jeszcze wolnych: poczekaj, oddaj je botom albo zacznij bez nich.
    }
mistake-seat-taken = Tam siedzi { $name }. Wybierz wolne miejsce.
mistake-seat-has-bot = Za gracza { $name } gra już bot.
mistake-seat-present = { $name } jest tu teraz albo przed chwilą: bot może zagrać, gdy przez { $seconds } s żadna strona tego miejsca nie była otwarta.
mistake-table-full = Przy tym stole nie ma wolnego miejsca.
mistake-not-relieved = Żaden bot cię nie zastępuje.
mistake-stale = Gra poszła już dalej, niż zakładał ten ruch. Spójrz jeszcze raz.
mistake-chat-off = Gospodarz wyłączył czat.
mistake-hints-off = Przy tym stole nie ma podpowiedzi.
mistake-no-hint = Teraz nie udało się wymyślić podpowiedzi. Zapytaj jeszcze raz.
mistake-empty-message = Wiadomość jest pusta.
mistake-unknown-reaction = Nie ma reakcji „{ $reaction }”. Są: { $reactions }.
mistake-bad-nonce = Słowo losowe ma od { $shortest } do { $longest } znaków: litery, cyfry, - i _.
mistake-bad-pledge = Obietnica to SHA-256 słowa losowego: 64 cyfry szesnastkowe, małymi literami.
mistake-nonce-differs = To nie jest słowo losowe, które było obiecane.
mistake-drawing = Trwa losowanie. Gra zacznie się za chwilę.
mistake-not-drawing = Teraz nie oczekuje się od tego miejsca słowa losowego.
mistake-kept-silent = Twoje urządzenie nie podało na czas swojego tajnego słowa podczas losowania. Żeby nikt nie mógł wybrać kości milczeniem, do końca gra tu bot.
mistake-busy = Przy tym stole dzieje się teraz za dużo. Spróbuj ponownie.
mistake-copies = Jedno rozdanie może mieć od 1 do { $most } stołów.
mistake-continue-seats = Gra toczy się dalej z tą samą liczbą miejsc: { $seats }.
mistake-too-many = Zbyt wiele zapytań. Poczekaj chwilę.
mistake-too-many-watches = Jedno połączenie może śledzić { $most } stołów. Najpierw zamknij któryś.
mistake-too-large = Zapytanie jest za duże.
mistake-needs-json = Zapytanie musi być w JSON i to oznajmiać: Content-Type: application/json.
mistake-wrong-host = Ten serwer nie odpowiada na nazwę „{ $host }”. Jego operator może to zmienić: neonstrip serve --name { $host }. Za serwerem proxy ten musi przekazywać nagłówek Host.
mistake-bad-message = Nie można odczytać wiadomości: { $why }.
mistake-bad-request = Nie można odczytać zapytania: { $why }.
mistake-storage-gone = Stoły są chwilowo nieosiągalne. Nic nie przepadło; spróbuj ponownie.
mistake-preparing = Ta gra jest właśnie przygotowywana, po aktualizacji trwa to chwilę. Zapytaj ponownie.
mistake-disk-nearly-full = Dysk serwera jest prawie pełny, więc nie nakrywa się nowych stołów. Trwające gry toczą się dalej. Daj znać temu, kto prowadzi serwer.
mistake-house-full = Ten serwer przechowuje najwyżej tyle stołów: { $most }, i wszystkie są zajęte. Trwające gry toczą się dalej. Spróbuj później albo zapytaj tego, kto prowadzi serwer.
mistake-quota-address = Ten serwer pozwala na tyle nowych stołów dziennie z jednego adresu: { $most }, a z twojego już je nakryto. Spróbuj jutro; trwające gry toczą się dalej.
mistake-table-damaged = Ten stół jest uszkodzony w bazie danych i nie można go pokazać. Operator serwera już o tym wie; wszystkie inne stoły grają dalej.
mistake-defect = Coś się tu zepsuło i to nasza wina. Nic nie przepadło; spróbuj ponownie.
mistake-cannot-listen = Nie można działać pod { $host }, port { $port }: { $why }. Wybierz inny przez --port.
serve-ready = Stoły są otwarte: { $url } (Ctrl+C kończy)
serve-lan = Telefony w tej samej sieci skanują ten kod, aby dołączyć.
serve-already = Neonstrip już tu działa: { $url } (Ctrl+C kończy go tam, jeśli ma ruszyć od nowa)
