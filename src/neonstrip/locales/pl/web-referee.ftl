# Sędzia drukowanej gry z kasynami.

web-referee = Sędzia
web-referee-who = Kto gra?
web-referee-who-hint = Zgodnie z ruchem wskazówek zegara, jak siedzicie przy stole.
web-referee-player = Gracz { $seat }
web-referee-starts = zaczyna
web-referee-same-name = Dwie osoby mają to samo imię: nadaj im różne.
web-referee-begin = Zaczynamy
web-referee-go-on = Kontynuuj tę grę
web-referee-anew = Nowa gra
web-referee-undo = Cofnij ostatni ruch palca
web-referee-round = Runda { $round } z { $rounds }
web-referee-whose = Czyje kości
web-referee-next = Następny gracz
web-referee-big = Biggy
web-referee-lay = Kość gracza { $owner } do { $casino }
web-referee-lift = Zabierz kość gracza { $owner } z { $casino }
web-referee-note = Banknot dla { $casino }
web-referee-unnote = Zabierz { $amount }
web-referee-tile = + płytka
web-referee-tile-at = Płytka przy { $casino }
web-referee-no-tile = bez płytki
web-referee-change-tile = Inna płytka
web-referee-shelf = Półka z płytkami
web-referee-draw = Losuj płytki
web-referee-token = Kto go ma?
web-referee-dice-of = Kości gracza { $player } na polu
web-referee-big-of = z Biggy gracza { $player }
web-referee-pile = Zabrany stos
web-referee-marker = Znacznik
web-referee-throw = { $dice ->
    [one] Rzuć czarną kością
    [few] Rzuć { $dice } czarnymi kośćmi
   *[other] Rzuć { $dice } czarnymi kośćmi
}
web-referee-fist = Ile znaczników ukryć? Niech nikt nie patrzy.
web-referee-hidden = Pięść jest zamknięta. Czas zgadywać.
web-referee-open = Otwórz pięść
web-referee-close-fist = Ukryj ponownie
web-referee-settle = Koniec rundy
web-referee-back = Wróć do stołu
web-referee-end = Sprzątnij stół
web-referee-box = { $splits } dzieli znaczniki, { $takes } bierze stos.
web-referee-fine = płaci { $cash } kartami{ $jetons ->
    [0] {""}
    [one] {" "}i jeden żeton
    [few] {" "}i { $jetons } żetony
   *[other] {" "}i { $jetons } żetonów
}
web-referee-fine-later = zapłaci, gdy stos będzie znany
web-referee-starter = { $player } zaczyna następną rundę.
web-referee-away = Serwer jest poza zasięgiem. To, czego dotkniesz, zostaje i będzie policzone, gdy wróci.
web-referee-money = Pieniądze
web-referee-hide = ukryte
web-referee-add-card = Dodaj kartę
web-referee-jetons = Żetony
web-referee-rounds = Wygrane, runda po rundzie
web-referee-won = { $count ->
    [one] { $players } wygrywa!
   *[other] Wspólne zwycięstwo: { $players }!
}
web-referee-house = Zasady domowe
web-referee-share = Telefony i link
web-referee-share-why = Kto to zeskanuje, widzi stół i pieniądze i może ukryć liczbę Lucky Punch na własnym telefonie. Grę znajdziesz znów wśród swoich gier.
web-referee-share-later = Link powstanie, gdy serwer wróci.
web-referee-hidden-phone = Liczba jest ukryta na telefonie. Niech druga osoba zgaduje.
web-referee-later = Serwer nie odpowiada. Runda zostaje tak, jak leży, i rozliczy się sama, gdy serwer wróci. Możecie sprzątnąć stół i grać dalej.
web-referee-open-rounds = { $count ->
    [one] Jedna runda czeka na serwer. Rozliczy się sama, gdy wróci.
    [few] { $count } rundy czekają na serwer. Rozliczą się same, gdy wróci.
   *[other] { $count } rund czeka na serwer. Rozliczą się same, gdy wróci.
}
web-referee-settled = Runda { $round } jest rozliczona: zobacz, jak się skończyła
web-referee-refused = Nie da się rozliczyć rundy { $round }:
web-referee-box-open = nikt nie zapisał, który stos z Black Box został wzięty.
web-referee-correct = Wróć do rundy { $round }
web-referee-round-end = Koniec rundy { $round }
web-referee-pays = Wypłacone w trakcie rundy
web-referee-pays-whom = { $amount } dla: { $player }
