# Koniec rundy gry planszowej.
settle-casino = Kasyno { $number }
settle-tied = remis, kości wracają: { $owners }
settle-award = { $player } bierze { $amount } 000
settle-returned = { $amount } 000 do zwrotu
settle-tile = Płytka { $tile }: { $player } bierze { $amount } 000
settle-field-tied = Płytka { $tile }: remis, kości wracają: { $owners }
settle-box = Black Box: { $splits } dzieli sześć znaczników, { $takes } bierze stos
settle-fine =
    Bad Luck: { $player } płaci { $cash ->
        [0] { $jetons ->
            [0] nic, bo nic już nie zostało.
            [one] { $jetons } żeton.
            [few] { $jetons } żetony.
            [many] { $jetons } żetonów.
           *[other] { $jetons } żetonu.
        }
       *[other] { $cash } 000 w banknotach{ $jetons ->
            [0] .
            [one] {" "}i { $jetons } żeton.
            [few] {" "}i { $jetons } żetony.
            [many] {" "}i { $jetons } żetonów.
           *[other] {" "}i { $jetons } żetonu.
        }
    }
settle-fine-later = Bad Luck: { $player } płaci { $fine } 000, gdy Black Box już wypłaci. Wpisz jej kwotę do pliku jako „black_box”, aby zobaczyć, czym.
settle-starter = { $player } zaczyna następną rundę
settle-no-starter = Nikt nic nie wygrywa: zaczyna lewy sąsiad osoby, która zaczynała ostatnio
