# Das Ende eines Durchgangs im gedruckten Spiel.
settle-casino = Casino { $number }
settle-tied = Gleichstand, Würfel zurück: { $owners }
settle-award = { $player } bekommt { $amount }.000 $
settle-returned = { $amount }.000 $ gehen zurück
settle-tile = Tafel { $tile }: { $player } bekommt { $amount }.000 $
settle-field-tied = Tafel { $tile }: Gleichstand, Würfel zurück: { $owners }
settle-box = Black Box: { $splits } teilt die sechs Plättchen auf, { $takes } nimmt einen Stapel
settle-fine =
    Bad Luck: { $player } zahlt { $cash ->
        [0] { $jetons ->
            [0] nichts, denn es ist nichts da.
            [one] einen Jeton.
           *[other] { $jetons } Jetons.
        }
       *[other] { $cash }.000 $ in Karten{ $jetons ->
            [0] .
            [one] { " " }und einen Jeton.
           *[other] { " " }und { $jetons } Jetons.
        }
    }
settle-fine-later = Bad Luck: { $player } zahlt { $fine }.000 $, sobald die Black Box ausgezahlt hat. Schreib ihren Betrag als „black_box“ in die Datei, um zu sehen, wie.
settle-starter = { $player } beginnt den nächsten Durchgang
settle-no-starter = Niemand hat etwas gewonnen: Es beginnt, wer links von der letzten Startperson sitzt
