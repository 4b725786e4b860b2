# The Royale table in the browser. $you is "yes" where the reader is meant; $kind is "small" or "big" (the Biggy).

## The table

web-roy-biggy = Biggy
web-roy-or-turn = or turn a die:
web-roy-extras = The tiles in this round
web-roy-bank = Bank

## Said aloud

web-roy-rolled-biggy = the Biggy ({ $number })

## To pick, before a casino is pressed

web-roy-pick-turn = { $kind ->
    [big] Turn and place the Biggy
   *[small] Turn and place a small die
}
web-roy-pick-back = { $kind ->
    [big] Take the Biggy back
   *[small] Take a small die back
}
web-roy-pick-block = { $size ->
    [one] 1 grey die
   *[other] { $size } grey dice
}
web-roy-pick-lift = For { $reward }
web-roy-pile = Pile { $pile }
web-roy-token = Token { $value }, in pile { $pile }: move it over
web-roy-pile-empty = Each pile needs a token.
web-roy-split-how = Press a token to move it over.
web-roy-split-offer = Offer these piles
web-roy-down-die = { $kind ->
    [big] The Biggy
   *[small] A small die
}

## What things say about themselves

web-roy-about-prizes = In thousands. At the end of the round the most dice take the higher note, the next most the other. Equal counts strike each other out before that.
web-roy-about-biggy = Your one big die. It counts as two.
web-roy-jetons = Jetons
web-roy-about-jetons = After a roll, a jeton lets you take all dice back and end your turn. What you keep is worth { $jeton } each at the end. { $jetonsEach } come with every round.
web-roy-about-money = Notes and jetons together, in thousands. The most at the end wins.
web-roy-grey = Grey dice
web-roy-about-grey = They count like those of one more player, whom nobody plays. What they win goes back.
web-roy-neutral = Neutral dice
web-roy-about-neutral = With two players, a third colour is thrown at the start of the round and stays. What it wins goes back.
web-roy-why-closed = { $casino } is closed: nothing goes in or out.
web-roy-why-plate-here = The plate lies on { $casino } already.
web-roy-why-own-casino = No Entry! never closes its own casino.
web-roy-why-no-tile = { $casino } has no tile.
web-roy-why-same-tile = My Choice cannot choose itself.
web-roy-why-no-die = { $kind ->
    [big] Your Biggy is not at { $casino }.
   *[small] You have no small die at { $casino }.
}
web-roy-why-no-grey = There is no grey die at { $casino }.
