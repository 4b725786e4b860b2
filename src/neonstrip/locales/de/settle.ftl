# Das Ende eines Durchgangs im gedruckten Spiel.
settle-casino = Casino { $number }
settle-tied = Patt, Würfel zurück: { $owners }
settle-award = { $player } bekommt { $amount }.000 $
settle-returned = { $amount }.000 $ gehen zurück
settle-tile = Tafel { $tile }: { $player } bekommt { $amount }.000 $
settle-box = Black Box: { $splits } teilt die sechs Plättchen auf, { $takes } nimmt einen Stapel
settle-fine =
    Bad Luck: { $player } zahlt { $cash ->
        [0] { $jetons ->
            [0] nichts, denn es ist nichts da.
            [one] einen Jeton.
           *[other] { $jetons } Jetons.
        }
       *[other] { $cash }.000 $ in Karten{ $jetons ->
            [0] .
            [one] { " " }und einen Jeton.
           *[other] { " " }und { $jetons } Jetons.
        }
    }
settle-starter = { $player } beginnt den nächsten Durchgang
settle-no-starter = Niemand hat etwas gewonnen: Es beginnt, wer links von der letzten Startperson sitzt
