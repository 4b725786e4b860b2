# The end of a game in the browser, and watching it again. Money is in thousands of dollars.

## The end

ending-counting = { $game ->
    [newvegas] Counting the points…
   *[royale] Counting the money…
}
ending-money = What everybody has
ending-tie-cards = Equal money: more notes and jetons decide.
ending-tie-shared = Equal money, notes and jetons: the victory is shared.
ending-course = How it went
ending-course-royale = After every turn: your money, and the prizes you would take if the round ended there.
ending-course-classic = After every turn: your money, and the notes you would take if the round ended there.
ending-course-newvegas = After every round: the points if the game had ended there.
ending-unit-royale = thousands of dollars
ending-unit-classic = thousands of dollars
ending-unit-newvegas = points
ending-chart-spoken = A chart of the game, in { $unit }. The same figures are in the table below.
ending-chart-end = At the end:
ending-chart-others =
    { $others ->
        [one] Thin line: one other player.
       *[other] Thin lines: { $others } other players.
    }
ending-round-royale = Round { $round }
ending-round-classic = Round { $round }
ending-round-newvegas = Round { $round }
ending-as-table = The figures as a table
ending-worth-reading = Worth reading

## Royale

ending-luck = Luck of the dice
ending-luck-note = In money: how much better or worse one’s own throws were than the same dice on average.
ending-luckiest = Best throw: { $name } in round { $round }, { $amount }
ending-unluckiest = Worst throw: { $name } in round { $round }, { $amount }
ending-luck-how = How is luck reckoned?
ending-luck-means = A throw is worth the most you would take if the round ended right after your best move with it. From that we subtract the average over every throw these dice could have made in the same place. So luck comes to nothing in the long run, for good players and bad ones alike. It does not see what a tile would bring, nor what the others do next.
ending-ties = Ties suffered
ending-ties-note = How often equal dice sent you home, and what you would have won without the others in the tie.
ending-ties-count =
    { $ties ->
        [one] one tie
       *[other] { $ties } ties
    }
ending-casinos = Won at the casinos
ending-casinos-note = The circle is the money; below it, the dice you sent there.
ending-dice-placed =
    { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
ending-tiles = Won and paid at the tiles
ending-tiles-note = Jetons count ten each.
ending-biggy = The Biggy’s prizes
ending-biggy-note = Prizes at casinos where your Biggy lay, and what they were worth.
ending-biggy-count =
    { $prizes ->
        [one] one prize
       *[other] { $prizes } prizes
    }
ending-passes = Passed
ending-passes-note = A jeton for each time you took all dice back.
ending-passes-count =
    { $passes ->
        [one] passed once
       *[other] passed { $passes } times
    }

## Las Vegas of 2012

ending-classic-tie-cards = Equal money: more notes decide.
ending-classic-tie-shared = Equal money and as many notes: the victory is shared.
ending-classic-luck-means = A throw is worth the most you would take if the round ended right after your best move with it. From that we subtract the average over every throw these dice could have made in the same place. So luck comes to nothing in the long run, for good players and bad ones alike. It does not see what the others do next.
ending-classic-notes = Notes won
ending-classic-notes-note = How many banknotes, big and small.
ending-classic-white = White dice placed
ending-classic-white-note = They went along with your own, and helped nobody.

## New Las Vegas

ending-areas = Points by area
ending-areas-note = Where everybody’s points came from.
ending-taken = Same cards, other choices
ending-taken-solo = The cards used
ending-taken-note = Round by round: number and action. Hatched: the action was left. In a red frame: nobody else took it.
ending-taken-note-solo = Round by round: number and action. Hatched: the action was left.
ending-took = Round { $round }: { $number }, { $action }{ $used ->
    [yes] { "" }
   *[no] , not used
}{ $alone ->
    [yes] , alone
   *[no] { "" }
}
ending-refused = Round { $round }: nothing fitted
ending-actions = Actions used
ending-actions-note = Bonus actions included.
ending-safe = In the safe
ending-safe-note = Bundles above, debts below. Debts in red were not covered.
ending-safe-count = Bundles: { $bundles }, debts: { $debts }
ending-refusals = Refused rounds
ending-refusals-note = No number fitted anywhere.
ending-refusals-count =
    { $refusals ->
        [one] refused once
       *[other] refused { $refusals } times
    }
ending-drives = The limousine’s way
ending-drives-note = Blocks driven; a tick for a tour that was closed.
ending-blocks =
    { $blocks ->
        [one] one block
       *[other] { $blocks } blocks
    }{ $home ->
        [yes] , tour closed
       *[no] { "" }
    }
ending-projects = Projects
ending-projects-note = A rosette for being first, a ring for coming later.
ending-project = { $colour }: { $points } in round { $round }{ $first ->
    [yes] , first
   *[no] , later
}
ending-numbers = Numbers in the city
ending-numbers-note = How often each stands on a casino.

## Fair dice

ending-fair = Were the { $game ->
    [newvegas] cards
   *[royale] dice
} fair?
ending-fair-mine = Checked here: nobody can have chosen the { $game ->
    [newvegas] cards
   *[royale] dice
}, not even whoever runs this server.
ending-fair-mine-why = This device had drawn a secret word and bound itself to it before anybody told one, and the { $game ->
    [newvegas] cards
   *[royale] dice
} come from it. What all had promised then is what was told.
ending-fair-two-sided = Checked here: nobody can have chosen the { $game ->
    [newvegas] cards
   *[royale] dice
} for { $names }.
ending-fair-two-sided-why = Their devices had drawn secret words and bound themselves before anybody told one. This device took no part: for you it holds if you trust one of them.
ending-fair-server-only = Checked here: the server kept its promise, and drew the { $game ->
    [newvegas] cards
   *[royale] dice
} alone.
ending-fair-server-only-why = They were fair if nobody played who could read the server’s secret number: no player’s device added a word of its own.
ending-fair-open-nonces = Checked here: the server kept its promise, and the players added words openly.
ending-fair-open-nonces-why = They were fair if whoever came last could not read the server’s secret number.
ending-fair-wrong = This does not match. Somebody may have changed the { $game ->
    [newvegas] cards
   *[royale] dice
}.
ending-fair-wrong-why = Something is not what had been promised before the game. Keep the record, and ask whoever runs this server.
ending-fair-silent = Told no word when the { $game ->
    [newvegas] cards
   *[royale] dice
} were drawn, so that a bot played there to the end: { $names }
ending-fair-details = Promises and words
ending-fair-promise = The promise{ $noted ->
    [yes] , as this browser noted it before the end
   *[no] { "" }
}
ending-fair-server = The server’s secret number
ending-fair-pledges = What the devices had promised
ending-fair-nonces = The players’ words
ending-fair-seed = The seed of the game
ending-fair-fits = fits
ending-fair-fits-not = does not fit
ending-fair-verify = With the record, anyone can play every move again:

## Watching it again

ending-replay-first = To the beginning
ending-replay-last = To the end
ending-replay-round-back = A round back
ending-replay-round-on = A round on
ending-replay-keys = Arrows step, Page keys go round by round, Home and End jump, space plays.
ending-replay-spoken = Moment { $moment } of { $moments }, { $where }
ending-replay-link = The link to this moment
ending-replay-continue = Go on from here: { $where }
ending-replay-continue-why = A new table begins here. Whatever nobody had seen by now is dealt anew.
ending-replay-lay = Lay the table
ending-replay-only-running = You can go on from any moment between the start and the end.

# The review of the game
ending-review = Review
ending-review-note = What the expert would have played, and how much was luck.
ending-review-while = It takes a little while.
ending-review-luck = Luck here is all chance together, { $game ->
    [newvegas] in the cards and in what they give the others
   *[royale] everybody’s dice included
}: how far it moved the chance to win.
ending-review-lucky = { $you ->
    [yes] lucky for you
   *[no] lucky for { $name }
}
ending-review-unlucky = { $you ->
    [yes] unlucky for you
   *[no] unlucky for { $name }
}
ending-review-ask = Review this game
ending-review-working = The expert goes through all decisions…
ending-review-everybody = Everybody’s decisions
ending-review-line = { $who }: { $what }

## Tables of one deal

ending-deal-note = When each was played, and which from one address. Whoever has played at one table knows what comes at the others: you know your friends best.
ending-deal-wait = Results are shown when all tables are over.
ending-deal-played = { $from } to { $to }
ending-deal-began = began { $from }
ending-deal-shared = { $count ->
    [one] Played from the same address as table { $tables }: in the same house, or by the same person.
   *[other] Played from the same address as tables { $tables }: in the same house, or by the same person.
}

## After the first game

ending-first-play-full = Play the full game
ending-first-newvegas-done = Your first city stands!
ending-first-newvegas-full = The full game brings two more things. The loan: before the first round all vote in secret whether the bank lends bundles to everyone, for the debts at the end. Golf: street one lies along nine holes; open its casinos door by door from your tee, and each hole scores.
