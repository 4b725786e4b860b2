# Des bots entre eux : neonstrip arena, neonstrip ladder, neonstrip simulate, neonstrip train.

arena-playing = Parties en cours
arena-head =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } sur { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }
arena-time = { $seconds } secondes, { $rate } parties par seconde
arena-won = gagné
arena-interval = sûr à 95 %
arena-money = argent
arena-points = points
arena-mean-time = ms/coup
arena-most-time = 99 % en
arena-acme = ACME { $level }
arena-unfinished =
    { $games ->
        [one] { $games } partie abandonnée
       *[other] { $games } parties abandonnées
    } avant la fin.

ladder-title = La force des robots : { $game }, { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }
ladder-games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, chaque robot à chaque place
ladder-rating = force
ladder-unsure = ±
ladder-ordinal = au moins
ladder-ahead = Combien de fois le robot de la ligne a devancé celui de la colonne :
ladder-axis = force (openskill), avec deux écarts-types
ladder-saved = Le graphique est dans { $file }.

simulate-playing = Simulation en cours
simulate-head =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } en { $seconds } s : { $rate } parties/s, { $decisions } décisions/s
simulate-seat = place { $seat }
simulate-won = { $share } gagné, { $mean } en moyenne
simulate-acme = l’ACME, niveau { $level } : { $mean } en moyenne
simulate-digest = empreinte { $digest }

train-learning = Apprentissage en cours
train-generation = { $points } points, erreur { $error }
