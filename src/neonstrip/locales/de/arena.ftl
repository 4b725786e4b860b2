# Bots gegeneinander: neonstrip arena, neonstrip ladder, neonstrip simulate, neonstrip train.

arena-playing = Es wird gespielt
arena-head =
    { $games ->
        [one] Eine Partie
       *[other] { $games } Partien
    } mit { $deals ->
        [one] einer Auslage
       *[other] { $deals } Auslagen
    }
arena-time = { $seconds } Sekunden, { $rate } Partien pro Sekunde
arena-won = Siege
arena-interval = 95 % sicher
arena-money = Geld
arena-points = Punkte
arena-mean-time = ms/Zug
arena-most-time = 99 % in
arena-acme = ACME { $level }
arena-unfinished =
    { $games ->
        [one] Eine Partie wurde
       *[other] { $games } Partien wurden
    } unbeendet abgebrochen.

ladder-title = Wie stark Bots sind: { $game }, { $players ->
        [one] eine Person
       *[other] { $players } am Tisch
    }
ladder-games =
    { $games ->
        [one] Eine Partie
       *[other] { $games } Partien
    }, jeder Bot auf jedem Platz
ladder-rating = Stärke
ladder-unsure = ±
ladder-ordinal = mindestens
ladder-ahead = Wie oft der Bot der Zeile vor dem der Spalte lag:
ladder-axis = Stärke (openskill) mit zwei Standardabweichungen
ladder-saved = Die Grafik liegt in { $file }.

simulate-playing = Es wird simuliert
simulate-head =
    { $games ->
        [one] Eine Partie
       *[other] { $games } Partien
    } in { $seconds } s: { $rate } Partien/s, { $decisions } Entscheidungen/s
simulate-seat = Platz { $seat }
simulate-won = { $share } Siege, { $mean } im Schnitt
simulate-acme = ACME, Stufe { $level }: { $mean } im Schnitt
simulate-digest = Prüfsumme { $digest }

train-learning = Es wird gelernt
train-generation = { $points } Punkte, um { $error } daneben
