# Klawisze, które same coś robią, w ustawieniach.

web-keys = Klawisze
web-keys-tables = Przy każdym stole
web-keys-replay = Oglądanie gry
web-keys-next = od jednego wyboru do następnego
web-keys-undo = cofnij
web-keys-hint = poproś o podpowiedź
web-keys-explain = wyjaśnij wskazaną rzecz
web-keys-roll = rzuć kośćmi
web-keys-number = wybierz tę liczbę; Enter zatwierdza
web-keys-card = wybierz tę kartę, Enter ją bierze; w pojedynkę najpierw jej numer, potem efekt
web-keys-confirm = zatwierdź turę
web-keys-step = o krok wstecz lub dalej
web-keys-round = o rundę wstecz lub dalej
web-keys-ends = na początek lub koniec
web-keys-play = odtwarzaj lub zatrzymaj
web-keys-search = szukaj w zasadach
web-key-space = Spacja
web-key-pages = Page Up, Page Down
web-key-ends = Home, End
