# Co w przeglądarce wspólne jest stołom z kasynami. $you to "yes", gdy mowa o czytającym.

## Stół

web-casinos-pages = Części stołu
web-casinos-standing = Kto by teraz wygrał
web-casinos-away = poza stołem
web-casinos-unconfirmed = { $family ->
    [place] Połóż kości
   *[other] Tak, zrób to
}
web-casinos-gains = Zysk w tej rundzie

## Czytane na głos

web-casinos-rolled = { $you ->
    [yes] Twój rzut: { $dice }.
   *[no] { $name }, rzut: { $dice }.
}
web-casinos-owned = { $owner }: { $dice }
web-casinos-owned-small = { $dice ->
    [one] 1 kość
    [few] { $dice } kości
    [many] { $dice } kości
   *[other] { $dice } kości
}
web-casinos-owned-biggy = Biggy
web-casinos-owned-black = { $dice ->
    [one] 1 czarna kość
    [few] { $dice } czarne kości
    [many] { $dice } czarnych kości
   *[other] { $dice } czarnej kości
}

## Dziennik: co dzieje się poza ruchami

web-casinos-log-won = { $you ->
    [yes] Wygrywasz { $amount } w kasynie { $casino }.
   *[no] { $name } wygrywa { $amount } w kasynie { $casino }.
}
web-casinos-log-undo = { $you ->
    [yes] Cofasz swój ostatni ruch.
   *[no] { $name } cofa swój ostatni ruch.
}
web-casinos-log-relieved = { $you ->
    [yes] Bot gra za ciebie.
   *[no] Za gracza { $name } gra bot.
}
web-casinos-log-returned = { $you ->
    [yes] Wracasz do gry.
   *[no] { $name } wraca do gry.
}

## Co rzeczy mówią o sobie

web-casinos-about-casino = Tu trafiają kości z liczbą { $number }, wszystkie naraz. Szyld świeci, gdy możesz tu położyć kości albo prowadzisz.
web-casinos-prizes = Wygrane
web-casinos-money = Pieniądze
web-casinos-about-money-hidden = Zakryte do końca. Kto uważał, ten się domyśla.
web-casinos-why-not-rolled = W twoim rzucie nie ma liczby { $number }.
