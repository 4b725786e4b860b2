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
