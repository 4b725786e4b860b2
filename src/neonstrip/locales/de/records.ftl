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
verified-two-sided = Niemand kann die Würfel ausgesucht haben, auch nicht mit dem Geheimnis des Servers: Eigene Wörter waren versprochen, bevor irgendwer eines sagte ({ $names }). Das gilt für alle, die unten finden, was ihr Gerät vor der Partie notiert hat.
verified-server-only = Die Würfel kommen allein aus dem Geheimnis des Servers, dem versprochenen: Sie waren fair, wenn niemand mitspielte, der es kennen konnte.
verified-open-nonces = Die Würfel kommen aus dem Geheimnis des Servers, dem versprochenen, und aus offen gesagten Wörtern: Sie waren fair, wenn das Geheimnis nicht kannte, wer zuletzt kam.
verified-commitment = Vom Server versprochen: { $commitment }
verified-pledge = Von { $name } versprochen: { $pledge }
verified-silent = Geschwiegen, als die Wörter zu sagen waren, sodass dort bis zum Ende ein Bot spielte: { $names }
mistake-commitment-differs = Der Seed des Servers ist nicht der zugesagte: Laut Aufzeichnung war es { $said }, zum Seed gehört { $true }.
mistake-pledge-differs = Das Wort von { $name } ist nicht das versprochene: Die Aufzeichnung nennt { $said }, das Wort ergibt { $true }.
mistake-seed-differs = Die Würfel waren nicht fair: Gespielt wurde mit { $said }; aus dem Seed des Servers und den Zufallswörtern entsteht { $true }.
