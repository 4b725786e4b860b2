# Boty między sobą: neonstrip arena, neonstrip ladder, neonstrip simulate, neonstrip train.

arena-playing = Trwają partie
arena-head =
    { $games ->
        [one] { $games } partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    } na { $deals ->
        [one] { $deals } rozdaniu
        [few] { $deals } rozdaniach
        [many] { $deals } rozdaniach
       *[other] { $deals } rozdaniach
    }
arena-time = { $seconds } s, { $rate } partii na sekundę
arena-won = wygrane
arena-interval = na 95%
arena-money = pieniądze
arena-points = punkty
arena-mean-time = ms/ruch
arena-most-time = 99% w
arena-acme = ACME { $level }
arena-unfinished =
    { $games ->
        [one] Przerwano { $games } niedokończoną partię.
        [few] Przerwano { $games } niedokończone partie.
        [many] Przerwano { $games } niedokończonych partii.
       *[other] Przerwano { $games } niedokończonej partii.
    }

ladder-title = Siła botów: { $game }, { $players ->
        [one] { $players } gracz
        [few] { $players } graczy
        [many] { $players } graczy
       *[other] { $players } gracza
    }
ladder-games =
    { $games ->
        [one] { $games } partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    }, każdy bot na każdym miejscu
ladder-rating = siła
ladder-unsure = ±
ladder-ordinal = co najmniej
ladder-ahead = Jak często bot z wiersza był przed botem z kolumny:
ladder-axis = siła (openskill) z dwoma odchyleniami standardowymi
ladder-saved = Wykres jest w { $file }.

simulate-playing = Trwa symulacja
simulate-head =
    { $games ->
        [one] { $games } partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    } w { $seconds } s: { $rate } partii/s, { $decisions } decyzji/s
simulate-seat = miejsce { $seat }
simulate-won = { $share } wygranych, średnio { $mean }
simulate-acme = ACME, poziom { $level }: średnio { $mean }
simulate-digest = skrót { $digest }

train-learning = Trwa nauka
train-generation = punkty: { $points }, błąd: { $error }
