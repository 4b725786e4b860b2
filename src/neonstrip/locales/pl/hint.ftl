# Podpowiedzi: co zrobiłby mistrz i dlaczego. Pieniądze i punkty to wartości oczekiwane.

hint-ask = Podpowiedź
hint-title = Co zrobiłby mistrz
hint-thinking = Mistrz się zastanawia…
hint-figures-royale = { $percent }% szans na wygraną, około { $amount } na koniec rundy
hint-figures-classic = { $percent }% szans na wygraną, około { $amount } na koniec rundy
hint-figures-newvegas = { $percent }% szans na wygraną, około { $amount } punktów na koniec gry
hint-open = wpisz { $number } w { $street }/{ $avenue }
hint-then = Potem: { $moves }.
hint-next = Następne w kolejności
hint-other = { $move }: { $percent }%, { $amount } ({ $difference })
hint-hide = Odłóż podpowiedź
hint-log = { $you ->
    [yes] Bierzesz podpowiedź.
   *[no] { $name } bierze podpowiedź.
}

hint-why-only = Nie ma innego ruchu.
hint-why-more-royale = Daje o około { $amount } więcej niż drugi najlepszy ruch.
hint-why-more-classic = Daje o około { $amount } więcej niż drugi najlepszy ruch.
hint-why-more-newvegas = Daje o około { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
    [many] { $amount } punktów
   *[other] { $amount } punktu
} więcej niż drugi najlepszy ruch.
hint-why-likelier = Wygrywa częściej niż drugi najlepszy ruch: { $percent } na sto gier.
hint-why-close = Drugi najlepszy ruch jest mniej więcej tak samo dobry.
hint-why-unforeseen = Kto przewidzi twoją odpowiedź, ten ją wykorzysta, więc zdaj się na los. Przy mieszance mistrza z { $answers } odpowiedzi żadna odpowiedź innych nie jest lepsza od pozostałych. Tę wylosowano dla ciebie.
hint-why-slow = Namysł zajął { $seconds } s, dłużej niż zwykle: komputer ma dużo pracy.
hint-why-takes = Gdyby runda skończyła się teraz, przypadłoby ci { $amount } w kasynie { $casino }{ $rank ->
    [1] {""}
    [2] , z drugiego miejsca
   *[other] , z miejsca { $rank }
}.
hint-why-ties = W kasynie { $casino } byłby na razie remis: kto ma tyle kości co ty, wygrywa tam tyle co ty, czyli nic.
hint-why-behind = W kasynie { $casino } jeszcze nic nie wygrywasz.
hint-why-gains = Gdyby runda skończyła się teraz, przypadłoby ci o { $amount } więcej.
hint-why-costs = Gdyby runda skończyła się teraz, przypadłoby ci o { $amount } mniej: opłaci się później.
hint-why-saves = Żadne inne kasyno nie zużywa tak mało kości: tylko { $dice }, a zostaje ci { $left }.
hint-why-keeps = Zachowujesz { $dice ->
    [one] swoją kość
    [few] wszystkie { $dice } kości
    [many] wszystkie { $dice } kości
   *[other] wszystkie { $dice } kości
} na lepszy rzut.
# Po co jest ruch, jako części zdania: { $begins } to yes tam, gdzie część je zaczyna. Kwoty to wartości średnie.
hint-why-because = { $first }.
hint-why-because-both = { $first }, a { $second }.
hint-cause-pays = { $tile } płaci { $reward }
hint-cause-pays-more = { $tile } płaci o około { $amount } więcej
hint-cause-spares = { $tile } kosztuje o około { $amount } mniej
hint-cause-withholds = { $name } dostaje z płytki { $tile } o około { $theirs } mniej
hint-cause-fines = { $tile } kosztuje gracza { $name } o około { $theirs } więcej
hint-cause-wins = { $casino } daje o około { $amount } więcej
hint-cause-takes = { $casino } daje o około { $amount } więcej, a graczowi { $name } o około { $theirs } mniej
hint-cause-denies = { $name } wygrywa w kasynie { $casino } o około { $theirs } mniej
hint-cause-breaks = { $begins ->
    [yes] Remis
   *[no] remis
} w kasynie { $casino } jest przełamany, co daje o około { $amount } więcej
hint-cause-strikes = { $begins ->
    [yes] Remis
   *[no] remis
} w kasynie { $casino } kosztuje gracza { $name } około { $theirs }
hint-cause-keeps = { $begins ->
    [yes] W
   *[no] w
} ręce { $dice ->
    [one] zostaje jedna kość więcej, która daje
    [few] zostają { $dice } kości więcej, które dają
    [many] zostaje { $dice } kości więcej, które dają
   *[other] zostaje { $dice } kości więcej, które dają
} gdzie indziej o około { $amount } więcej
hint-why-scores = Punkty teraz: { $areas }.
hint-why-ends = Kończy grę.
hint-why-project-first = Realizuje „{ $project }” przed wszystkimi innymi: { $points } pkt.
hint-why-project-later = Realizuje „{ $project }”: { $points } pkt.
hint-why-hotel = Zamyka aleję { $avenue }, której dużego hotelu nikt jeszcze nie ma.
hint-why-race = Aleja { $avenue } to wyścig o duży hotel. Brakujące kasyna: ty { $missing }, { $name } { $theirs }.
hint-why-room = Zostawia miejsce: { $numbers } z { $all } liczb nadal pasuje do twojego miasta, po drugiej najlepszej turze { $other }.
