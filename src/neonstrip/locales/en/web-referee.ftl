# The referee of a printed game with casinos.

web-referee = Referee
web-referee-who = Who plays?
web-referee-who-hint = Clockwise, as you sit at the table.
web-referee-player = Player { $seat }
web-referee-starts = starts
web-referee-same-name = Two have the same name: tell them apart.
web-referee-begin = Begin
web-referee-go-on = Go on with this game
web-referee-anew = New game
web-referee-undo = Take back the last touch
web-referee-round = Round { $round } of { $rounds }
web-referee-whose = Whose dice
web-referee-next = Next player
web-referee-big = Biggy
web-referee-lay = A die of { $owner } into { $casino }
web-referee-lift = Take a die of { $owner } out of { $casino }
web-referee-note = A banknote for { $casino }
web-referee-unnote = Take away the { $amount }
web-referee-tile = + tile
web-referee-tile-at = The tile at { $casino }
web-referee-no-tile = no tile
web-referee-change-tile = Another tile
web-referee-shelf = The tile shelf
web-referee-draw = Draw tiles
web-referee-token = Who has it?
web-referee-dice-of = Dice of { $player } on the field
web-referee-big-of = with the Biggy of { $player }
web-referee-pile = The pile that was taken
web-referee-marker = The marker
web-referee-throw = { $dice ->
    [one] Throw a black die
   *[other] Throw { $dice } black dice
}
web-referee-fist = Hide how many markers? Let nobody look.
web-referee-hidden = The fist is closed. Let the other one guess.
web-referee-open = Open the fist
web-referee-close-fist = Hide again
web-referee-settle = End of the round
web-referee-back = Back to the table
web-referee-end = Clear the table
web-referee-box = { $splits } splits the tokens, { $takes } takes a pile.
web-referee-fine = pays { $cash } in cards{ $jetons ->
    [0] {""}
    [one] {" "}and one jeton
   *[other] {" "}and { $jetons } jetons
}
web-referee-fine-later = pays when the pile is known
web-referee-starter = { $player } starts the next round.
web-referee-away = The server is out of reach. What you touch is kept, and counted as soon as it is back.
web-referee-money = Money
web-referee-hide = hidden
web-referee-add-card = Add a card
web-referee-jetons = Jetons
web-referee-rounds = Won, round by round
web-referee-won = { $count ->
    [one] { $players } wins!
   *[other] Shared by { $players }!
}
web-referee-house = House rules
web-referee-share = Phones and the link
web-referee-share-why = Whoever scans this sees the table and the money, and can hide the number of a Lucky Punch on their own phone. You find the game again under your own games.
web-referee-share-later = The link is made when the server is back.
web-referee-hidden-phone = The number is hidden on a phone. Let the other one guess.
web-referee-later = The server is out of reach. The round is kept as it lies, and settled by itself when the server is back. You can clear the table and go on.
web-referee-open-rounds = { $count ->
    [one] One round waits for the server. It is settled by itself when the server is back.
   *[other] { $count } rounds wait for the server. They are settled by themselves when the server is back.
}
web-referee-settled = Round { $round } is settled: see how it ended
web-referee-refused = Round { $round } cannot be settled:
web-referee-box-open = nobody has noted which pile of the Black Box was taken.
web-referee-correct = Back to round { $round }
web-referee-round-end = End of round { $round }
web-referee-pays = Paid during the round
web-referee-pays-whom = { $amount } to { $player }
