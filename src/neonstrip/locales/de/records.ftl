# Aufzeichnungen prüfen und noch einmal ansehen.
verified =
    { $moves ->
        [0] Noch ist kein Zug gemacht
        [one] Der eine Zug ist erlaubt
       *[other] Alle { $moves } Züge sind erlaubt
    }, und { $finished ->
        [yes] das Ergebnis stimmt.
       *[other] das Spiel ist noch nicht zu Ende.
    }
verified-fair = Die Würfel waren fair: Der Seed stammt aus dem des Servers und den Zufallswörtern aller. Vergleiche mit dem, was der Server vor dem Spiel zugesagt hat: { $commitment }
mistake-commitment-differs = Der Seed des Servers ist nicht der zugesagte: Laut Aufzeichnung war es { $said }, zum Seed gehört { $true }.
mistake-seed-differs = Die Würfel waren nicht fair: Gespielt wurde mit { $said }; aus dem Seed des Servers und den Zufallswörtern entsteht { $true }.
