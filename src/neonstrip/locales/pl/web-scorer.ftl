# Sheets of the printed New Las Vegas, entered and scored in the browser.

scorer-title = Podlicz swoje arkusze
scorer-lead = Dotykaj miasta i arkusza punktacji tak, jak leżą na stole. To, co się nie zgadza, jest zaznaczone na miejscu, a punkty widać cały czas.
scorer-new = Nowa gra: ilu graczy?
scorer-open-file = Otwórz plik
scorer-no-file = W tym pliku nie ma arkuszy.
scorer-kept = Zapisane na tym urządzeniu
scorer-forget = Zapomnij tę grę
scorer-games = Do wszystkich podliczonych gier
scorer-players = Czyj arkusz
scorer-player = Gracz { $number }
scorer-table = Gracze i opcje
scorer-name = Imię gracza { $number }
scorer-add = Jeszcze jeden gracz
scorer-remove = Usuń arkusz: { $name }
scorer-done = Gotowe
scorer-loading = Chwileczkę…
scorer-first = Serwer nie odpowiada. Próbujemy dalej; do pierwszego arkusza jest potrzebny.
scorer-away = brak serwera, nic nie zginie
scorer-away-long = Serwer nie odpowiada. Wszystko, co wpisano, zostaje i będzie podliczone, gdy wróci.
scorer-totals = Punkty
scorer-pens = Co wpisać
scorer-pen-numbers = Numery
scorer-pen-shows = Pokazy
scorer-pen-route = Trasa
scorer-pen-sheet = Arkusz
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
        [one] Jedna rzecz na arkuszach się nie zgadza albo jej brakuje. Punkty i tak są policzone.
        [few] { $count } rzeczy na arkuszach się nie zgadzają albo ich brakuje. Punkty i tak są policzone.
       *[other] { $count } rzeczy na arkuszach się nie zgadza albo ich brakuje. Punkty i tak są policzone.
    }
scorer-correct = Popraw coś
scorer-json = Zapisz jako JSON
scorer-csv = Zapisz jako tabelę (CSV)
scorer-bgstats = Wyślij do BG Stats
scorer-made-of = Z czego są punkty
scorer-made-of-note = Najlepsi na górze; straty są na lewo od kreski.
scorer-csv-name = imię
scorer-each = Każdy na swoim telefonie
scorer-phones = Na własnych telefonach
scorer-phones-why = Kto to zeskanuje, wpisuje własny arkusz. Głosy zostają złożone, dopóki wszyscy nie skończą.
scorer-invite = Pokaż kod
scorer-sheets = Arkusze
scorer-join = Wpisz swój arkusz
scorer-join-why = Tu dotykasz własnego miasta. Wyniki otworzą się dla wszystkich, gdy każdy skończy, a z nimi głosy w sprawie kredytu.
scorer-join-go = Zacznij
scorer-there = Już są:
scorer-elsewhere = { $name } wpisuje ten arkusz na innym telefonie.
scorer-elsewhere-done = Arkusz gracza { $name } został wpisany na innym telefonie.
scorer-take = Kontynuuj tutaj
scorer-take-why = Gdy tamtego telefonu już nie ma albo trzeba coś poprawić: nie będzie mógł już zmieniać arkusza.
scorer-removed = Ten arkusz nie należy już do gry.
scorer-waiting = Tutaj gotowe
scorer-waiting-host = Gdy wszyscy skończą, głosy zostaną rozłożone, a wyniki pokazane na wszystkich telefonach naraz.
scorer-waiting-phone = Twój arkusz jest wpisany. Gdy wszyscy skończą, głosy zostaną rozłożone, a wyniki pokazane.
scorer-entering = jeszcze wpisuje
scorer-unvoted = bez głosu
scorer-in = gotowe
scorer-go-on = Zmień coś
scorer-open-all = Nie czekaj dłużej
scorer-share = Link do tej gry
scorer-share-why = Kto ma link, widzi te wyniki. Grę znajdziesz znów wśród swoich gier.
scorer-share-later = Link do tej gry powstanie, gdy serwer wróci.
scorer-dealer = Wróć do stołu z kartami
