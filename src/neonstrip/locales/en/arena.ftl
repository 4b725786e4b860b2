# Bots against each other: neonstrip arena, neonstrip ladder, neonstrip simulate, neonstrip train.

arena-playing = Playing
arena-head =
    { $games ->
        [one] One game
       *[other] { $games } games
    } on { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }
arena-time = { $seconds } seconds, { $rate } games a second
arena-won = won
arena-interval = 95% sure
arena-money = money
arena-points = points
arena-mean-time = ms/move
arena-most-time = 99% in
arena-acme = ACME { $level }
arena-unfinished =
    { $games ->
        [one] One game was
       *[other] { $games } games were
    } given up unfinished.

ladder-title = How strong bots are: { $game }, { $players ->
        [one] one player
       *[other] { $players } players
    }
ladder-games =
    { $games ->
        [one] One game
       *[other] { $games } games
    }, every bot from every seat
ladder-rating = rating
ladder-unsure = ±
ladder-ordinal = at least
ladder-ahead = How often the bot in the row was ahead of the one in the column:
ladder-axis = rating (openskill), with two standard deviations
ladder-saved = The plot is in { $file }.

simulate-playing = Simulating
simulate-head =
    { $games ->
        [one] One game
       *[other] { $games } games
    } in { $seconds } s: { $rate } games/s, { $decisions } decisions/s
simulate-seat = seat { $seat }
simulate-won = { $share } won, { $mean } on average
simulate-acme = the ACME, level { $level }: { $mean } on average
simulate-digest = digest { $digest }

train-learning = Learning
train-generation = { $points } points, off by { $error }
