# The end of a round of the printed game.
settle-casino = Casino { $number }
settle-tied = tied, dice taken back: { $owners }
settle-award = { $player } takes { $amount },000
settle-returned = { $amount },000 goes back
settle-tile = Tile { $tile }: { $player } takes { $amount },000
settle-field-tied = Tile { $tile }: tied, dice taken back: { $owners }
settle-box = Black Box: { $splits } splits the six tokens, { $takes } takes a pile
settle-fine =
    Bad Luck: { $player } pays { $cash ->
        [0] { $jetons ->
            [0] nothing: there is nothing to pay with.
            [one] one jeton.
           *[other] { $jetons } jetons.
        }
       *[other] { $cash },000 in cards{ $jetons ->
            [0] .
            [one] {" "}and one jeton.
           *[other] {" "}and { $jetons } jetons.
        }
    }
settle-fine-later = Bad Luck: { $player } pays { $fine },000 when the Black Box has paid. Put its amount into the file as “black_box” to see how.
settle-starter = { $player } starts the next round
settle-no-starter = Nobody won anywhere: the player left of the last starter begins
