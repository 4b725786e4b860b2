# Stół Royale w przeglądarce. $you to "yes", gdy mowa o czytającym; $kind to "small" albo "big" (Biggy).

## Stół

web-roy-pages = Części stołu
web-roy-standing = Kto by teraz wygrał
web-roy-away = poza stołem
web-roy-biggy = Biggy
web-roy-place-now = Połóż od razu
web-roy-or-turn = albo obróć kość:
web-roy-gains = Zysk w tej rundzie
web-roy-extras = Płytki tej rundy
web-roy-bank = Bank

## Czytane na głos

web-roy-rolled = { $you ->
    [yes] Twój rzut: { $dice }.
   *[no] { $name }, rzut: { $dice }.
}
web-roy-rolled-biggy = Biggy ({ $number })
web-roy-owned = { $owner }: { $dice }
web-roy-owned-small = { $dice ->
    [one] 1 kość
    [few] { $dice } kości
    [many] { $dice } kości
   *[other] { $dice } kości
}
web-roy-owned-biggy = Biggy
web-roy-owned-black = { $dice ->
    [one] 1 czarna kość
    [few] { $dice } czarne kości
    [many] { $dice } czarnych kości
   *[other] { $dice } czarnej kości
}

## Przebieg: co dzieje się poza ruchami

web-roy-log-won = { $you ->
    [yes] Wygrywasz { $amount } w kasynie { $casino }.
   *[no] { $name } wygrywa { $amount } w kasynie { $casino }.
}
web-roy-log-undo = { $you ->
    [yes] Cofasz swój ostatni ruch.
   *[no] { $name } cofa swój ostatni ruch.
}
web-roy-log-relieved = { $you ->
    [yes] Bot gra za ciebie.
   *[no] Za gracza { $name } gra bot.
}
web-roy-log-returned = { $you ->
    [yes] Wracasz do gry.
   *[no] { $name } wraca do gry.
}

## Do wybrania, zanim naciśnie się kasyno

web-roy-pick-turn = { $kind ->
    [big] Obróć i połóż Biggy
   *[small] Obróć i połóż małą kość
}
web-roy-pick-back = { $kind ->
    [big] Zabierz Biggy
   *[small] Zabierz małą kość
}
web-roy-pick-block = { $size ->
    [one] { $size } szara kość
    [few] { $size } szare kości
    [many] { $size } szarych kości
   *[other] { $size } szarej kości
}
web-roy-pick-lift = Za to: { $reward }
web-roy-pile = Stos { $pile }
web-roy-token = Znacznik { $value }, stos { $pile }: przełóż
web-roy-pile-empty = W każdym stosie musi być znacznik.
web-roy-split-how = Dotknij znacznika, by go przełożyć.
web-roy-split-offer = Zaproponuj te stosy
web-roy-down-die = { $kind ->
    [big] Biggy
   *[small] Mała kość
}

## Co rzeczy mówią o sobie

web-roy-about-casino = Tu trafiają kości z liczbą { $number }, wszystkie naraz. Szyld świeci, gdy możesz tu położyć kości albo prowadzisz.
web-roy-prizes = Wygrane
web-roy-about-prizes = W tysiącach. Na koniec rundy najwięcej kości bierze wyższy banknot, drugie miejsce niższy. Remisy wcześniej odpadają.
web-roy-about-biggy = Twoja jedyna duża kość. Liczy się za dwie.
web-roy-jetons = Żetony
web-roy-about-jetons = Po rzucie za żeton zabierzesz wszystkie kości i zakończysz turę. Każdy zachowany jest na koniec wart { $jeton }. Co rundę dochodzą dwa.
web-roy-money = Pieniądze
web-roy-about-money = Banknoty i żetony razem, w tysiącach. Na koniec wygrywa największy majątek.
web-roy-about-money-hidden = Zakryte do końca. Kto uważał, ten się domyśla.
web-roy-grey = Szare kości
web-roy-about-grey = Liczą się jak kości jeszcze jednego gracza, którym nikt nie gra. Co wygrają, wraca.
web-roy-neutral = Kości neutralne
web-roy-about-neutral = We dwoje na początku rundy rzuca się kośćmi trzeciego koloru, a one już zostają. Co wygrają, wraca.
web-roy-why-not-rolled = W twoim rzucie nie ma liczby { $number }.
web-roy-why-closed = { $casino }: zamknięte, nic nie wchodzi ani nie wychodzi.
web-roy-why-plate-here = Na kasynie { $casino } tabliczka już leży.
web-roy-why-own-casino = No Entry! nigdy nie zamyka własnego kasyna.
web-roy-why-no-tile = Przy kasynie { $casino } nie ma płytki.
web-roy-why-same-tile = My Choice nie może wybrać samej siebie.
web-roy-why-no-die = { $kind ->
    [big] Twojego Biggy nie ma w kasynie { $casino }.
   *[small] W kasynie { $casino } nie ma twojej małej kości.
}
web-roy-why-no-grey = W kasynie { $casino } nie ma szarej kości.
