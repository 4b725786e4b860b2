# Schiedsrichter für ein gedrucktes Spiel mit Casinos.

web-referee = Schiedsrichter
web-referee-who = Wer spielt mit?
web-referee-who-hint = Im Uhrzeigersinn, wie ihr am Tisch sitzt.
web-referee-player = Spieler { $seat }
web-referee-starts = beginnt
web-referee-same-name = Zwei heißen gleich: Gebt ihnen verschiedene Namen.
web-referee-begin = Los
web-referee-go-on = Dieses Spiel fortsetzen
web-referee-anew = Neues Spiel
web-referee-undo = Letzte Berührung zurücknehmen
web-referee-round = Durchgang { $round } von { $rounds }
web-referee-whose = Wessen Würfel
web-referee-next = Nächster Spieler
web-referee-big = Biggy
web-referee-lay = Ein Würfel von { $owner } ins { $casino }
web-referee-lift = Einen Würfel von { $owner } aus dem { $casino } nehmen
web-referee-note = Ein Geldschein für { $casino }
web-referee-unnote = Die { $amount } wegnehmen
web-referee-tile = + Tafel
web-referee-tile-at = Die Tafel bei { $casino }
web-referee-no-tile = keine Tafel
web-referee-change-tile = Eine andere Tafel
web-referee-shelf = Das Regal der Tafeln
web-referee-draw = Tafeln ziehen
web-referee-token = Wer hat es?
web-referee-dice-of = Würfel von { $player } auf dem Feld
web-referee-big-of = mit dem Biggy von { $player }
web-referee-pile = Der genommene Stapel
web-referee-marker = Der Marker
web-referee-throw = { $dice ->
    [one] Einen schwarzen Würfel werfen
   *[other] { $dice } schwarze Würfel werfen
}
web-referee-fist = Wie viele Marker verstecken? Niemand darf zusehen.
web-referee-hidden = Die Faust ist zu. Jetzt wird geraten.
web-referee-open = Faust öffnen
web-referee-close-fist = Neu verstecken
web-referee-settle = Ende des Durchgangs
web-referee-back = Zurück zum Tisch
web-referee-end = Tisch abräumen
web-referee-box = { $splits } teilt die Plättchen auf, { $takes } nimmt einen Stapel.
web-referee-fine = zahlt { $cash } in Karten{ $jetons ->
    [0] {""}
    [one] {" "}und einen Jeton
   *[other] {" "}und { $jetons } Jetons
}
web-referee-fine-later = zahlt, sobald der Stapel bekannt ist
web-referee-starter = { $player } beginnt den nächsten Durchgang.
web-referee-away = Der Server ist nicht erreichbar. Was ihr berührt, bleibt und wird gezählt, sobald er wieder da ist.
web-referee-money = Geld
web-referee-hide = verdeckt
web-referee-add-card = Karte hinzufügen
web-referee-jetons = Jetons
web-referee-rounds = Gewonnen, Durchgang für Durchgang
web-referee-won = { $count ->
    [one] { $players } gewinnt!
   *[other] Geteilter Sieg: { $players }!
}
web-referee-house = Hausregeln
web-referee-share = Handys und der Link
web-referee-share-why = Wer das scannt, sieht den Tisch und das Geld und kann die Zahl eines Lucky Punch am eigenen Handy verstecken. Du findest das Spiel unter deinen eigenen Spielen wieder.
web-referee-share-later = Den Link gibt es, sobald der Server wieder da ist.
web-referee-hidden-phone = Die Zahl ist an einem Handy versteckt. Lass die andere Person raten.
web-referee-later = Der Server ist nicht erreichbar. Der Durchgang bleibt, wie er liegt, und wird von selbst abgerechnet, sobald der Server wieder da ist. Ihr könnt den Tisch abräumen und weiterspielen.
web-referee-open-rounds = { $count ->
    [one] Ein Durchgang wartet auf den Server. Er wird von selbst abgerechnet, sobald der wieder da ist.
   *[other] { $count } Durchgänge warten auf den Server. Sie werden von selbst abgerechnet, sobald er wieder da ist.
}
web-referee-settled = Durchgang { $round } ist abgerechnet: so ging er aus
web-referee-refused = Durchgang { $round } kann nicht abgerechnet werden:
web-referee-box-open = Niemand hat eingetragen, welcher Stapel der Black Box genommen wurde.
web-referee-correct = Zurück zu Durchgang { $round }
web-referee-round-end = Ende des Durchgangs { $round }
web-referee-pays = Im Durchgang ausgezahlt
web-referee-pays-whom = { $amount } an { $player }
