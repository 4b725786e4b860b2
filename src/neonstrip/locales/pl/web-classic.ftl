# Stół Las Vegas, wydania z 2012 roku, w przeglądarce. Co mówi też Royale, jest w web-casinos.ftl.

web-classic-about-prizes = W tysiącach. Na koniec rundy ten, kto ma najwięcej kości, bierze najwyższy banknot, kolejna osoba następny, dopóki są banknoty. Wcześniej równe liczby kości odpadają. Znaki mówią, komu przypadłyby teraz.
web-classic-about-money = Wszystkie banknoty razem, w tysiącach. Wygrywa, kto na koniec ma najwięcej.
web-classic-white = Białe kości
web-classic-about-white = Kości niczyje: rzuca się nimi i kładzie je razem z własnymi, a liczą się jak kości jeszcze jednej osoby. Co wygrają, idzie pod stos.
web-classic-extras = Gra w skrócie
web-classic-pile =
    { $notes ->
        [one] { $notes } banknot w stosie
        [few] { $notes } banknoty w stosie
        [many] { $notes } banknotów w stosie
       *[other] { $notes } banknotu w stosie
    }
