# What the tables with casinos share in the browser. $you is "yes" where the reader is meant.

## The table

web-casinos-pages = Parts of the table
web-casinos-standing = Who would win now
web-casinos-away = away
web-casinos-unconfirmed = { $family ->
    [place] Place them
   *[other] Yes, do that
}
web-casinos-gains = Gained in this round

## Said aloud

web-casinos-rolled = { $you ->
    [yes] You rolled { $dice }.
   *[no] { $name } rolls { $dice }.
}
web-casinos-owned = { $owner }: { $dice }
web-casinos-owned-small = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
web-casinos-owned-biggy = the Biggy
web-casinos-owned-black = { $dice ->
    [one] 1 black die
   *[other] { $dice } black dice
}

## The log: what happens besides moves

web-casinos-log-won = { $you ->
    [yes] You win { $amount } at { $casino }.
   *[no] { $name } wins { $amount } at { $casino }.
}
web-casinos-log-undo = { $you ->
    [yes] You take your last move back.
   *[no] { $name } takes the last move back.
}
web-casinos-log-relieved = { $you ->
    [yes] A bot plays for you.
   *[no] A bot plays for { $name }.
}
web-casinos-log-returned = { $you ->
    [yes] You are back.
   *[no] { $name } is back.
}

## What things say about themselves

web-casinos-about-casino = Dice that show { $number } go here, all of them at once. Its sign is lit when you may place, or when you lead.
web-casinos-prizes = Prizes
web-casinos-money = Money
web-casinos-about-money-hidden = Kept face down until the end. Who watched what was won can guess.
web-casinos-why-not-rolled = You rolled no { $number }.
