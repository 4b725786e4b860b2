# Las Vegas Royale. Kwoty są w tysiącach dolarów. Numery reguł są w regułach, nie tutaj.
# $you to "yes", gdy mowa o czytającej osobie, a "no" o każdej innej; $name to imię gracza.
# $kind to "small" dla małej kości, a "big" dla Biggy.
# Imiona i nazwy kasyn stoją zawsze w mianowniku, a czasowniki w czasie teraźniejszym: nic nie zdradza płci.


# Nazwy kasyn są krótkie: najwyżej 11 liter, jak ich szyldy.
casino-1 = Miracle
casino-2 = Silver Spur
casino-3 = Blue Coyote
casino-4 = Moonlight
casino-5 = Cleopatra
casino-6 = Sunset

owner-neutral = neutralne kości
owner-grey = szare kości

reward = { $jetons ->
    [one] { $jetons } żeton
    [few] { $jetons } żetony
    [many] { $jetons } żetonów
   *[other] { $jetons } żetonu
}
reward-nothing = nic
reward-move = ruch

## Powitanie

royale-welcome = Rzuć kośćmi, wybierz jedną liczbę i połóż wszystkie kości z tą liczbą w kasynie o tym numerze. Na koniec rundy ten, kto ma tam najwięcej kości, wygrywa wyższy banknot, a następna osoba niższy; równe liczby kości odpadają. Po { $rounds } rundach wygrywa największy majątek.

## Plansza. Te słowa stoją w wąskich kolumnach.

board-round = RUNDA { $round } Z { $rounds }
board-amounts = kwoty w tysiącach
board-closed = ZAMKNIĘTE
board-tied = remis
board-dice = kości { $dice }
board-jetons = { $jetons ->
    [one] { $jetons } żeton
    [few] { $jetons } żetony
    [many] { $jetons } żetonów
   *[other] { $jetons } żetonu
}
board-money = razem { $money }
board-money-hidden = zakryte
board-bar = bar { $dice }
board-owes = kara

status-pot = pula: { $amount }
status-token = znacznik czeka
status-groups = zostało: { $groups }
status-fields = zostało: { $fields }
status-gold = złote pole:

## Płytki: nazwa, działanie w jednym wierszu do 62 liter i cała reguła.

tile-A1 = Lucky Punch
tile-A1-short = Schowaj od 1 do { $markers } pionków; za zły strzał dostajesz do { $punch3 }.
tile-A1-rule = Schowaj w pięści 1, 2 lub { $markers } pionki. Sąsiad po lewej zgaduje ile. Za zły strzał dostajesz { $punch1 } żetony przy jednym pionku, { $punch2 } przy dwóch, { $punch3 } przy trzech. Za dobry nie dostajesz nic.
tile-A2 = Jackpot
tile-A2-short = Rzuć czarnymi kośćmi: { $luckySum } albo dublet wygrywa pulę.
tile-A2-rule = Rzuć dwiema czarnymi kośćmi. Suma { $luckySum } albo dublet wygrywa pulę, która wraca potem do { $potFirst }. Każdy inny rzut podnosi ją o jeden stopień, aż do { $potLast }.
tile-B1 = Prime Time
tile-B1-short = Prowadź tu na koniec: czarne kości pomogą w rozliczeniu.
tile-B1-rule = Przed rozliczeniem ten, kto wygrałby tu wyższy banknot, rzuca dwiema czarnymi kośćmi i może posłać jedną, obie albo żadną do otwartych kasyn o ich numerach. Liczą się tam jak własne.
tile-B2 = Fifty Fifty
tile-B2-short = Więcej czy mniej? Nagroda rośnie do { $fiftyLast }, aż do pudła.
tile-B2-rule = Rzuć dwiema czarnymi kośćmi. Skończ i weź to, co wskazuje pionek, albo powiedz, czy następna suma będzie wyższa, czy niższa. Trafienie: pionek idzie dalej, aż do { $fiftyLast }. Pudło albo ta sama suma: nic nie dostajesz.
tile-C1 = High Five
tile-C1-short = Kto pierwszy zbierze tu { $count }, bierze znacznik wart { $high }.
tile-C1-rule = Kto kładzie tu kości i pierwszy zbiera ich { $count } (Biggy liczy się za dwie), bierze znacznik. Przy rozliczeniu tego kasyna jest on wart { $high }.
tile-C2 = Bad Luck
tile-C2-short = Najmniej kości tutaj, nawet zero, kosztuje { $fine } po rundzie.
tile-C2-rule = Każdy, kto na koniec rundy ma tu najmniej kości, choćby zero, płaci { $fine } po rozliczeniu. Jeśli wszyscy mają po tyle samo, płacą wszyscy. Żetonem ({ $jeton }) płaci się, gdy brakuje pieniędzy.
tile-D1 = Pay Day
tile-D1-short = Nagroda za każde kasyno z twoimi kośćmi, { $payLast } za wszystkie.
tile-D1-rule = Policz kasyna, w których leżą twoje kości, razem z tym. Jedno daje żeton, dwa { $paySecond } żetony, a od trzech płacą po { $payFirst } za kasyno w pieniądzach, do { $payLast } za sześć.
tile-D2 = Power Play
tile-D2-short = Prowadź tu samodzielnie, a potem obróć kość zamiast rzucać.
tile-D2-rule = Kto kładzie tu kości i ma ich wtedy samodzielnie najwięcej, bierze pionek. Póki go masz, możesz zamiast rzutu obrócić jedną swoją kość na dowolną liczbę i ją położyć. Gdy nikt tu samodzielnie nie prowadzi, pionek wraca.
tile-E1 = No Entry!
tile-E1-short = Zamknij inne kasyno; tor płaci po drodze.
tile-E1-rule = Połóż tabliczkę na innym kasynie niż to, a później przenoś ją, jeśli chcesz. Do zamkniętego kasyna nic nie wchodzi i nic z niego nie wychodzi; rozlicza się je jak zwykle. Po każdym położeniu lub przeniesieniu tabliczki pionek idzie o pole dalej i to pole płaci.
tile-E2 = Knockout?
tile-E2-short = Każdy rywal kładzie kość na barze; twoje stamtąd wracają.
tile-E2-rule = Każdy rywal, który ma jeszcze kości, a na barze mniej niż { $places }, kładzie tam jedną. Potem wszystkie twoje stamtąd wracają. Kości na barze nie są w żadnym kasynie.
tile-F1 = Block It!
tile-F1-short = Włóż grupę szarych kości do otwartego kasyna.
tile-F1-rule = Weź jedną grupę szarych kości i włóż ją do dowolnego otwartego kasyna. Szare kości liczą się jak kości jeszcze jednego gracza, którym nikt nie gra.
tile-F2 = Handicap
tile-F2-short = Zabierz szarą kość z kasyna: żeton, { $lift } albo ruch.
tile-F2-rule = Możesz zabrać szarą kość z otwartego kasyna i położyć na wolnym polu: żeton, { $lift } albo ruch. Ruchem obracasz jedną swoją kość na dowolną liczbę i kładziesz ją, co nie uruchamia płytki, albo zabierasz jedną swoją kość z kasyna.
tile-G1 = Black Box
tile-G1-short = Zwycięzca wybiera jeden z dwóch stosów: { $tokens }.
tile-G1-rule = Przy rozliczeniu tego kasyna lewy sąsiad osoby, która wygrywa wyższy banknot, dzieli sześć znaczników { $tokens } na dwa zakryte stosy. Zwycięzca widzi tylko, ile w nich leży, bierze jeden i dostaje jego sumę.
tile-G2 = Double Down
tile-G2-short = Przenieś kości na płytkę: druga walka, o { $down1 } i { $down2 }.
tile-G2-rule = Możesz przenieść dowolnie wiele swoich kości z tego kasyna na płytkę. Rozlicza się ją jak osobne kasyno, o { $down1 } i { $down2 }.
tile-H1 = Nice Dice
tile-H1-short = Połóż kość z rzutu na jej polu, wartym nawet { $niceLast }.
tile-H1-rule = Możesz położyć jedną kość z tego rzutu na polu z jej liczbą. Kość, która już tam leży, idzie do kasyna o tym numerze. Przy rozliczeniu każda kość płaci: { $niceFirst } żeton, { $niceSecond } żetony, potem od { $niceThird } do { $niceLast } za szóstkę.
tile-H2 = My Choice
tile-H2-short = Rzuć czarnymi kośćmi, wybierz jedną; 6 to złote pole: { $gold }.
tile-H2-rule = Rzuć dwiema czarnymi kośćmi i użyj jednej. 1: { $choiceFirst } żeton. 2: { $choiceSecond } żetony. 3: { $choiceThird }. 4: uruchom inną płytkę. 5: obróć jedną swoją kość i ją połóż albo jedną zabierz. 6: połóż kość na złotym polu, wartym { $gold } przy rozliczeniu tego kasyna.

## Pomoc

help-turn = W swojej turze rzucasz wszystkimi kośćmi, które masz, wybierasz jedną liczbę i kładziesz wszystkie kości z tą liczbą w jej kasynie. Albo płacisz żeton i zabierasz wszystkie. Biggy (B) liczy się za dwie.
help-score = Gdy nikt już nie ma kości, kasyna płacą: równe liczby kości odpadają, potem ten, kto ma najwięcej, bierze wyższy banknot, a następna osoba niższy.
help-board = Szyld świeci tam, gdzie prowadzisz. ▸80 za kośćmi to ich wygrana na tę chwilę. W rzucie (5) to Biggy.
help-keys = Wpisz numer wyboru albo sam ruch, na przykład „{ $example }”. u cofa, t podpowiada, s zapisuje, b pokazuje planszę jeszcze raz, q kończy.

## Czyja kolej

turn-roll = Twoja kolej
turn-place = Oto twój rzut. Którą liczbę kładziesz?
turn-hide = Lucky Punch: ile pionków chowasz?
turn-guess = Lucky Punch: { $name } zaciska pięść. Ile w niej pionków?
turn-gamble = Fifty Fifty: czarne kości to { $first } i { $second }. Grasz dalej?
turn-close = No Entry! Które kasyno zamykasz?
turn-bar = Knockout? Którą kość kładziesz na barze?
turn-block = Block It! Które szare kości i dokąd?
turn-lift = Handicap: którą szarą kość zabierasz i za co?
turn-move = Ruch: obróć i połóż kość albo jedną zabierz.
turn-down = Double Down: które kości przenosisz na płytkę?
turn-nice = Nice Dice: którą kość kładziesz na jej polu?
turn-choose = My Choice: czarne kości to { $first } i { $second }. Której używasz?
turn-activate = My Choice: którą płytkę uruchamiasz?
turn-gold = My Choice: którą kość kładziesz na złotym polu?
turn-prime = Prime Time: czarne kości to { $first } i { $second }. Dokąd idą?
turn-split = Black Box: podziel znaczniki. Co leży w pierwszym stosie?
turn-pick = Black Box: przed tobą dwa stosy. Który bierzesz?

## Wybory, jak najkrótsze: stoją w dwóch kolumnach po 38 liter.

# Kości z jedną liczbą w rzucie. Zawsze to, co się kładzie (biernik).
placed-dice = { $small ->
    [0] Biggy
    [1] { $number ->
        [1] jedynkę
        [2] dwójkę
        [3] trójkę
        [4] czwórkę
        [5] piątkę
       *[6] szóstkę
    }
    [2] dwie
    [3] trzy
    [4] cztery
    [5] pięć
    [6] sześć
   *[other] siedem
}{ $small ->
    [0] { "" }
    [one] { "" }
    [few] { " " }{ $number ->
        [1] jedynki
        [2] dwójki
        [3] trójki
        [4] czwórki
        [5] piątki
       *[6] szóstki
    }
   *[many] { " " }{ $number ->
        [1] jedynek
        [2] dwójek
        [3] trójek
        [4] czwórek
        [5] piątek
       *[6] szóstek
    }
}{ $both ->
    [yes] { " " }i Biggy
   *[no] { "" }
}
a-die = { $kind ->
    [big] Biggy
   *[small] małą kość
}

choice-roll = Rzuć kośćmi
choice-place = { $small ->
    [0] Biggy
    [1] { $number ->
        [1] Jedynka
        [2] Dwójka
        [3] Trójka
        [4] Czwórka
        [5] Piątka
       *[6] Szóstka
    }
    [2] Dwie
    [3] Trzy
    [4] Cztery
    [5] Pięć
    [6] Sześć
   *[other] Siedem
}{ $small ->
    [0] { "" }
    [one] { "" }
    [few] { " " }{ $number ->
        [1] jedynki
        [2] dwójki
        [3] trójki
        [4] czwórki
        [5] piątki
       *[6] szóstki
    }
   *[many] { " " }{ $number ->
        [1] jedynek
        [2] dwójek
        [3] trójek
        [4] czwórek
        [5] piątek
       *[6] szóstek
    }
}{ $both ->
    [yes] { " " }+ Biggy
   *[no] { "" }
}: { $casino }
choice-pass = Zabierz kości za żeton
choice-skip = Same zamknięte drzwi: zabierz kości
choice-decline-close = Zostaw tabliczkę na miejscu
choice-decline-lift = Nie zabieraj żadnej
choice-decline-move = Zostaw kości na miejscu
choice-decline-down = Zostaw kości na miejscu
choice-decline-nice = Nie kładź żadnej
choice-turn = { $kind ->
    [big] Biggy: { $casino }
   *[small] Mała kość: { $casino }
}
choice-back = { $kind ->
    [big] Wraca Biggy: { $casino }
   *[small] Wraca mała kość: { $casino }
}
choice-hide = { $number ->
    [1] Jeden pionek: { $reward }
    [2] Dwa pionki: { $reward }
   *[3] Trzy pionki: { $reward }
}
choice-guess = { $number ->
    [1] Jeden; pudło płaci { $reward }
    [2] Dwa; pudło płaci { $reward }
   *[3] Trzy; pudło płaci { $reward }
}
choice-stop = { $amount ->
    [0] Skończ z niczym
   *[other] Skończ i weź { $reward }
}
choice-higher = Więcej niż { $sum }
choice-lower = Mniej niż { $sum }
choice-close = Zamknij: { $casino }
choice-bar = { $kind ->
    [big] Biggy
   *[small] Mała kość
}
choice-block = { $size ->
    [one] { $size } szara kość: { $casino }
    [few] { $size } szare kości: { $casino }
    [many] { $size } szarych kości: { $casino }
   *[other] { $size } szarej kości: { $casino }
}
choice-lift = { $casino }: { $reward }
choice-down = { $small ->
    [0] Biggy
    [one] { $small } mała kość
    [few] { $small } małe kości
    [many] { $small } małych kości
   *[other] { $small } małej kości
}{ $both ->
    [yes] { " " }i Biggy
   *[no] { "" }
}
choice-nice = { $kind ->
    [big] Biggy na polu { $number }: { $reward }
   *[small] Mała kość na polu { $number }: { $reward }
}
choice-choose = { $number ->
    [4] Uruchom inną płytkę
    [5] Obróć i połóż kość albo jedną zabierz
    [6] Połóż kość na złotym polu, { $reward }
   *[other] { $reward }
}
choice-activate = { $tile }, kasyno { $casino }
choice-gold = { $kind ->
    [big] Biggy
   *[small] Mała kość
}
choice-black-none = Nigdzie
choice-black-one = Jedna: { $casino }
choice-black-both = { $casino } i { $other }
choice-black-double = Obie: { $casino }
choice-split = { $first } | { $second }
choice-take = { $pile ->
    [first] Pierwszy stos
   *[second] Drugi stos
}: { $tokens ->
    [one] { $tokens } znacznik
    [few] { $tokens } znaczniki
    [many] { $tokens } znaczników
   *[other] { $tokens } znacznika
}

# Co wybór znaczyłby teraz; te słowa stoją po nim.
then-first = na czele { $amount }
then-second = drugie { $amount }
then-tied = remis
then-behind = w tyle
then-wins = wygrana { $amount }
then-nothing = bez nagrody
then-more = już +{ $amount }
then-less = już −{ $amount }
then-pays = daje { $reward }
then-token = bierzesz znacznik
then-power = bierzesz pionek

## Co się stało: ruchy

log-place = { $you ->
    [yes] Kładziesz { $dice } w kasynie { $casino }.
   *[no] { $name } wyrzuca { $roll } i kładzie { $dice } w kasynie { $casino }.
}
log-pass = { $you ->
    [yes] Płacisz żeton i zabierasz kości.
   *[no] { $name } wyrzuca { $roll }, płaci żeton i zabiera kości.
}
log-skip = { $you ->
    [yes] Same zamknięte drzwi: zabierasz kości.
   *[no] { $name } wyrzuca { $roll }, same zamknięte drzwi, i zabiera kości.
}
log-decline = { $you ->
    [yes] Rezygnujesz.
   *[no] { $name } rezygnuje.
}
log-turn = { $you ->
    [yes] Obracasz { $die } i kładziesz w kasynie { $casino }.
   *[no] { $name } obraca { $die } i kładzie w kasynie { $casino }.
}
log-back = { $you ->
    [yes] Zabierasz { $die } z kasyna { $casino }.
   *[no] { $name } zabiera { $die } z kasyna { $casino }.
}
log-hide = { $you ->
    [yes] Chowasz w pięści { $number ->
        [one] { $number } pionek
        [few] { $number } pionki
        [many] { $number } pionków
       *[other] { $number } pionka
    }.
   *[no] { $name } chowa pionki w pięści.
}
# Tylko dla oczu, które mogą widzieć wszystko.
log-hide-open = { $number ->
    [one] { $name } chowa { $number } pionek.
    [few] { $name } chowa { $number } pionki.
    [many] { $name } chowa { $number } pionków.
   *[other] { $name } chowa { $number } pionka.
}
log-guess = { $you ->
    [yes] Zgadujesz: { $number }.
   *[no] { $name } zgaduje: { $number }.
}
log-stop = { $you ->
    [yes] Kończysz.
   *[no] { $name } kończy.
}
log-higher = { $you ->
    [yes] Mówisz: więcej!
   *[no] { $name } mówi: więcej!
}
log-lower = { $you ->
    [yes] Mówisz: mniej!
   *[no] { $name } mówi: mniej!
}
log-close = { $you ->
    [yes] Zamykasz kasyno { $casino }.
   *[no] { $name } zamyka kasyno { $casino }.
}
log-block = { $you ->
    [yes] Wkładasz { $size ->
        [one] { $size } szarą kość
        [few] { $size } szare kości
        [many] { $size } szarych kości
       *[other] { $size } szarej kości
    } do kasyna { $casino }.
   *[no] { $name } wkłada { $size ->
        [one] { $size } szarą kość
        [few] { $size } szare kości
        [many] { $size } szarych kości
       *[other] { $size } szarej kości
    } do kasyna { $casino }.
}
log-lift = { $you ->
    [yes] Zabierasz szarą kość z kasyna { $casino }.
   *[no] { $name } zabiera szarą kość z kasyna { $casino }.
}
log-down = { $you ->
    [yes] Przenosisz { $count ->
        [one] { $count } kość
        [few] { $count } kości
        [many] { $count } kości
       *[other] { $count } kości
    } na Double Down.
   *[no] { $name } przenosi { $count ->
        [one] { $count } kość
        [few] { $count } kości
        [many] { $count } kości
       *[other] { $count } kości
    } na Double Down.
}
log-nice = { $you ->
    [yes] Kładziesz { $die } na polu { $number } płytki Nice Dice.
   *[no] { $name } kładzie { $die } na polu { $number } płytki Nice Dice.
}
log-choose = { $you ->
    [yes] Wybierasz { $number }.
   *[no] { $name } wybiera { $number }.
}
log-activate = { $you ->
    [yes] Uruchamiasz „{ $tile }”.
   *[no] { $name } uruchamia „{ $tile }”.
}
log-gold = { $you ->
    [yes] Kładziesz { $die } na złotym polu.
   *[no] { $name } kładzie { $die } na złotym polu.
}
log-black-none = { $you ->
    [yes] Nie posyłasz czarnych kości nigdzie.
   *[no] { $name } nie posyła czarnych kości nigdzie.
}
log-black-one = { $you ->
    [yes] Posyłasz czarną kość do kasyna { $casino }.
   *[no] { $name } posyła czarną kość do kasyna { $casino }.
}
log-black-both = { $you ->
    [yes] Posyłasz czarne kości do kasyn { $casino } i { $other }.
   *[no] { $name } posyła czarne kości do kasyn { $casino } i { $other }.
}
log-black-double = { $you ->
    [yes] Posyłasz obie czarne kości do kasyna { $casino }.
   *[no] { $name } posyła obie czarne kości do kasyna { $casino }.
}
log-split = { $you ->
    [yes] Dzielisz znaczniki na stosy: { $first } | { $second }.
   *[no] { $name } dzieli znaczniki na dwa stosy: { $first } i { $second }.
}
# Tylko dla oczu, które mogą widzieć wszystko.
log-split-open = { $name } dzieli znaczniki: { $first } | { $second }.
log-take = { $you ->
    [yes] Bierzesz { $pile ->
        [first] pierwszy
       *[second] drugi
    } stos.
   *[no] { $name } bierze { $pile ->
        [first] pierwszy
       *[second] drugi
    } stos.
}

## Co się stało: skutki ruchu

event-black = Czarne kości pokazują { $first } i { $second }.
luckless-A2 = Nie tym razem. W puli jest { $amount }.
luckless-B2 = Pudło. Tym razem nic.
event-paid = { $you ->
    [yes] { $tile } płaci ci { $amount }.
   *[no] { $tile }: { $name } dostaje { $amount }.
}
event-jetons = { $you ->
    [yes] { $tile } daje ci { $amount ->
        [one] { $amount } żeton
        [few] { $amount } żetony
        [many] { $amount } żetonów
       *[other] { $amount } żetonu
    }.
   *[no] { $tile }: { $name } dostaje { $amount ->
        [one] { $amount } żeton
        [few] { $amount } żetony
        [many] { $amount } żetonów
       *[other] { $amount } żetonu
    }.
}
event-shown-right = Pięść się otwiera: { $number }. Trafienie!
event-shown-wrong = Pięść się otwiera: { $number }, a nie { $guess }.
event-won_power = { $you ->
    [yes] Bierzesz pionek Power Play.
   *[no] { $name } bierze pionek Power Play.
}
event-lost_power = { $you ->
    [yes] Tracisz pionek Power Play: żaden gracz tam samodzielnie nie prowadzi.
   *[no] { $name } traci pionek Power Play: żaden gracz tam samodzielnie nie prowadzi.
}
event-won_token = { $you ->
    [yes] Bierzesz znacznik High Five.
   *[no] { $name } bierze znacznik High Five.
}
event-barred = { $you ->
    [yes] Kładziesz { $die } na barze.
   *[no] { $name } kładzie { $die } na barze.
}
event-freed = { $you ->
    [yes] { $tile }: odzyskujesz { $die }.
   *[no] { $tile }: { $name } odzyskuje { $die }.
}
event-pushed = { $you ->
    [yes] Twoja kość z pola { $number } idzie do kasyna { $casino }.
   *[no] Kość z pola { $number } ({ $name }) idzie do kasyna { $casino }.
}
event-boxed = { $amount ->
    [0] W stosie same zera.
   *[other] Stos jest wart { $amount }.
}
event-fined = { $you ->
    [yes] Bad Luck: płacisz { $cost }.
   *[no] Bad Luck: { $name } płaci { $cost }.
}
cost = { $amount ->
    [0] { $jetons ->
        [0] 0, bo nic już nie zostało
        [one] { $jetons } żeton
        [few] { $jetons } żetony
        [many] { $jetons } żetonów
       *[other] { $jetons } żetonu
    }
   *[other] { $amount }{ $jetons ->
        [0] { "" }
        [one] { " " }i { $jetons } żeton
        [few] { " " }i { $jetons } żetony
        [many] { " " }i { $jetons } żetonów
       *[other] { " " }i { $jetons } żetonu
    }
}
event-starts = { $you ->
    [yes] Zaczynasz.
   *[no] { $name } zaczyna.
}

# Koniec rundy, kasyno po kasynie: kto co wygrywa; te słowa stoją po imieniu albo same.
score-title = KONIEC RUNDY { $round }
score-tied = remis
score-nobody = nikt nie wygrywa

## Koniec

end-row = razem { $money }, { $cards ->
    [one] { $cards } banknot
    [few] { $cards } banknoty
    [many] { $cards } banknotów
   *[other] { $cards } banknotu
}, { $jetons ->
    [one] { $jetons } żeton
    [few] { $jetons } żetony
    [many] { $jetons } żetonów
   *[other] { $jetons } żetonu
}

## O co chodzi w pytaniu płytki, dla kogoś, kto słyszy je pierwszy raz

learn-royale-first-hide = Schowaj pionki; sąsiad zgaduje ile. Za zły strzał dostajesz pieniądze, a więcej pionków płaci więcej: { $punch3 } za trzy. Tylko że na to stawia się najpierw.
learn-royale-first-guess = Ktoś chowa od jednego do trzech pionków. Trafisz, a nie dostanie nic; pudło nic cię nie kosztuje, ale jemu płaci. Trzy zapłaciłyby najwięcej.
learn-royale-first-gamble = Weź to, co wskazuje pionek, albo postaw na następną sumę: trafienie przesuwa go dalej, do { $fiftyLast }, pudło lub ta sama suma zabiera wszystko. Niskie i wysokie sumy to pewne zakłady, środkowe nie.
learn-royale-first-close = Połóż tabliczkę na kasynie: żadna kość już nie wejdzie ani nie wyjdzie, ale rozlicza się je jak zwykle. Zamknij takie, w którym prowadzisz, a tor jeszcze zapłaci.
learn-royale-first-bar = Jedna z twoich kości musi iść na bar, gdzie nie jest w żadnym kasynie. Wróci, gdy położysz kości przy tej płytce. Biggy liczy się za dwie: lepiej oddaj małą.
learn-royale-first-block = Szare kości liczą się jak kości jeszcze jednego gracza. Włóż je tam, gdzie kogoś pokonają lub z nim zremisują, nie tam, gdzie prowadzisz.
learn-royale-first-lift = Zabierz szarą kość z kasyna i weź to, co pokazuje jej nowe pole. Najlepiej taką, która cię pokonuje lub z tobą remisuje.
learn-royale-first-move = Obróć jedną swoją kość na dowolną liczbę i ją połóż albo zabierz jedną z kasyna. Tak przełamiesz remis lub uratujesz kość, która nic nie wygrywa.
learn-royale-first-down = Kości przeniesione na płytkę liczą się tam zamiast w kasynie, o dodatkowe { $down1 } i { $down2 }. Przenieś te, które są tu zbędne.
learn-royale-first-nice = Połóż jedną kość z tego rzutu na polu z jej liczbą: przy rozliczeniu zapłaci, nawet { $niceLast }. Kto przyjdzie później, może ją zepchnąć do kasyna.
learn-royale-first-choose = Każda liczba na czarnych kościach robi coś innego, od żetonów po złote pole. Używasz jednej z dwóch; płytka mówi, co robi która.
learn-royale-first-activate = Uruchom inną płytkę, jakby twoje kości trafiły właśnie tam. Wybierz tę, która teraz daje ci najwięcej.
learn-royale-first-gold = Kość na złotym polu płaci { $gold } przy rozliczeniu tego kasyna. Którą możesz oddać?
learn-royale-first-prime = Prowadzisz tutaj, więc czarne kości są twoje: każda może iść do kasyna o swoim numerze i liczy się jak twoja. Poślij ją tam, gdzie wygra lub przełamie remis, albo zostaw.
learn-royale-first-split = Ułóż sześć znaczników w dwa stosy. Rywal widzi tylko, ile ich leży w każdym, i bierze jeden: schowaj duże tam, gdzie nikt nie szuka.
learn-royale-first-pick = Jeden stos jest twój. Widzisz, ile leży znaczników, ale nie jakie: gdzie sąsiad schowałby duże?
