# Stół Royale w przeglądarce. $you to "yes", gdy mowa o czytającym; $kind to "small" albo "big" (Biggy).

## Stół

web-roy-biggy = Biggy
web-roy-or-turn = albo obróć kość:
web-roy-extras = Płytki tej rundy
web-roy-bank = Bank

## Czytane na głos

web-roy-rolled-biggy = Biggy ({ $number })

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

web-roy-about-prizes = W tysiącach. Na koniec rundy najwięcej kości bierze wyższy banknot, drugie miejsce niższy. Remisy wcześniej odpadają.
web-roy-about-biggy = Twoja jedyna duża kość. Liczy się za dwie.
web-roy-jetons = Żetony
web-roy-about-jetons = Po rzucie za żeton zabierzesz wszystkie kości i zakończysz turę. Każdy zachowany jest na koniec wart { $jeton }. Co rundę dochodzą { $jetonsEach }.
web-roy-about-money = Banknoty i żetony razem, w tysiącach. Na koniec wygrywa największy majątek.
web-roy-grey = Szare kości
web-roy-about-grey = Liczą się jak kości jeszcze jednego gracza, którym nikt nie gra. Co wygrają, wraca.
web-roy-neutral = Kości neutralne
web-roy-about-neutral = W grze dwuosobowej na początku rundy rzuca się kośćmi trzeciego koloru, a one już zostają. Co wygrają, wraca.
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
