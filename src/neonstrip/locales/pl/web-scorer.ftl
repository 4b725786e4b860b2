# Sheets of the printed New Las Vegas, entered and scored in the browser.

scorer-title = Podlicz swoje karty
scorer-lead = Dotykaj miasta i karty punktacji tak, jak leżą na stole. To, co się nie zgadza, jest zaznaczone na miejscu, a punkty widać cały czas.
scorer-new = Nowa gra: ilu graczy?
scorer-open-file = Otwórz plik
scorer-no-file = W tym pliku nie ma kart.
scorer-kept = Zapisane na tym urządzeniu
scorer-forget = Zapomnij tę grę
scorer-games = Do wszystkich podliczonych gier
scorer-players = Czyja karta
scorer-player = Gracz { $number }
scorer-table = Gracze i opcje
scorer-name = Imię gracza { $number }
scorer-add = Jeszcze jeden gracz
scorer-remove = Usuń kartę: { $name }
scorer-done = Gotowe
scorer-loading = Chwileczkę…
scorer-first = Serwer nie odpowiada. Próbujemy dalej; do pierwszej karty jest potrzebny.
scorer-away = brak serwera, nic nie zginie
scorer-away-long = Serwer nie odpowiada. Wszystko, co wpisano, zostaje i będzie podliczone, gdy wróci.
scorer-totals = Punkty
scorer-pens = Co wpisać
scorer-pen-numbers = Numery
scorer-pen-shows = Pokazy
scorer-pen-route = Trasa
scorer-pen-sheet = Karta
scorer-hint-shows = Dotknij gwiazdek w kółku.
scorer-hint-route = Narysuj trasę limuzyny palcem albo dotykaj kolejnych skrzyżowań.
scorer-block-back = Ostatni odcinek
scorer-crossing = Jedź do skrzyżowania pod ulicą { $street }, na prawo od alei { $avenue }
scorer-hotel-none = brak
scorer-pad = Numery
scorer-fits-not = { $number }, nie pasuje do kolejności na ulicy
scorer-erase = Usuń numer
scorer-skip = Dalej →
scorer-value-debt = { $value }, z długiem
scorer-box = Pole { $box }
scorer-group = Grupa { $group }
scorer-circle = wolna
scorer-bonus-number = numer
scorer-bonus-action = akcja
scorer-bonus-extension = rozbudowa
scorer-vote-folded = Głos jest złożony.
scorer-vote-again = Głosuj ponownie
scorer-findings = Co się nie zgadza
scorer-wrong = Coś się tu nie zgadza
scorer-open = Czegoś tu brakuje
scorer-wrong-count =
    { $count ->
        [one] Jedna rzecz się nie zgadza
        [few] { $count } rzeczy się nie zgadzają
       *[other] { $count } rzeczy się nie zgadza
    }
scorer-open-count =
    { $count ->
        [one] brakuje jednej
       *[other] brakuje { $count }
    }
scorer-fits = Wszystko, co wpisano, się zgadza
scorer-with-findings =
    { $count ->
        [one] Jedna rzecz na kartach się nie zgadza albo jej brakuje. Punkty i tak są policzone.
        [few] { $count } rzeczy na kartach się nie zgadzają albo ich brakuje. Punkty i tak są policzone.
       *[other] { $count } rzeczy na kartach się nie zgadza albo ich brakuje. Punkty i tak są policzone.
    }
scorer-correct = Popraw coś
scorer-json = Zapisz jako JSON
scorer-csv = Zapisz jako tabelę (CSV)
scorer-bgstats = Wyślij do BG Stats
scorer-made-of = Z czego są punkty
scorer-made-of-note = Najlepsi na górze; straty są na lewo od kreski.
scorer-csv-name = imię
