# Sheets of the printed New Las Vegas, entered and scored in the browser.

scorer-title = Blätter werten
scorer-lead = Tippe Stadt und Wertungsblatt so an, wie sie auf dem Tisch liegen. Was nicht stimmen kann, wird an Ort und Stelle markiert, und die Punkte stehen immer daneben.
scorer-new = Neues Spiel: Wie viele spielen mit?
scorer-open-file = Datei öffnen
scorer-no-file = In dieser Datei sind keine Blätter.
scorer-kept = Auf diesem Gerät aufgehoben
scorer-forget = Dieses Spiel vergessen
scorer-games = Zu allen gewerteten Spielen
scorer-players = Wessen Blatt
scorer-player = Spieler { $number }
scorer-table = Mitspieler und Optionen
scorer-name = Name von Spieler { $number }
scorer-add = Noch jemand
scorer-remove = Blatt von { $name } entfernen
scorer-done = Fertig
scorer-loading = Einen Moment …
scorer-first = Der Server antwortet nicht. Er wird weiter gefragt; für das erste Blatt braucht es ihn.
scorer-away = kein Server, alles bleibt
scorer-away-long = Der Server antwortet nicht. Alles Eingetragene bleibt und wird gewertet, sobald er wieder da ist.
scorer-totals = Punkte
scorer-pens = Was eingetragen wird
scorer-pen-numbers = Nummern
scorer-pen-shows = Shows
scorer-pen-route = Fahrt
scorer-pen-sheet = Wertung
scorer-hint-shows = Tippe die eingekreisten Sterne an.
scorer-hint-route = Zeichne die Fahrt der Limousine mit dem Finger nach oder tippe eine Kreuzung nach der anderen an.
scorer-block-back = Letztes Stück
scorer-crossing = Zur Kreuzung unter Straße { $street }, rechts von Avenue { $avenue } fahren
scorer-hotel-none = keines
scorer-pad = Nummern
scorer-fits-not = { $number }, passt nicht in die Reihenfolge der Straße
scorer-erase = Nummer löschen
scorer-skip = Weiter →
scorer-value-debt = { $value }, mit einer Schuld
scorer-box = Kästchen { $box }
scorer-group = Gruppe { $group }
scorer-circle = frei
scorer-bonus-number = Nummer
scorer-bonus-action = Aktion
scorer-bonus-extension = Erweiterung
scorer-vote-folded = Der Stimmzettel ist gefaltet.
scorer-vote-again = Neu stimmen
scorer-findings = Was nicht stimmen kann
scorer-wrong = Hier stimmt etwas nicht
scorer-open = Hier fehlt noch etwas
scorer-wrong-count =
    { $count ->
        [one] Eines kann nicht stimmen
       *[other] { $count } Dinge können nicht stimmen
    }
scorer-open-count =
    { $count ->
        [one] eines fehlt noch
       *[other] { $count } fehlen noch
    }
scorer-fits = Alles Eingetragene passt
scorer-with-findings =
    { $count ->
        [one] Eines auf den Blättern kann nicht stimmen oder fehlt. Gewertet wird trotzdem.
       *[other] { $count } Dinge auf den Blättern können nicht stimmen oder fehlen. Gewertet wird trotzdem.
    }
scorer-correct = Etwas berichtigen
scorer-json = Als JSON speichern
scorer-csv = Als Tabelle speichern (CSV)
scorer-bgstats = An BG Stats senden
scorer-made-of = Woraus die Punkte bestehen
scorer-made-of-note = Die Besten zuerst; was verloren ging, steht links vom Strich.
scorer-csv-name = Name
scorer-each = Alle am eigenen Handy
scorer-phones = Am eigenen Handy
scorer-phones-why = Wer das scannt, trägt das eigene Blatt ein. Die Stimmzettel bleiben gefaltet, bis alle fertig sind.
scorer-invite = Code zeigen
scorer-sheets = Blätter
scorer-join = Trag dein Blatt ein
scorer-join-why = Hier tippst du deine eigene Stadt an. Die Wertung wird für alle geöffnet, wenn alle fertig sind, und die Stimmen zum Darlehen mit ihr.
scorer-join-go = Los
scorer-there = Schon da:
scorer-elsewhere = { $name } trägt dieses Blatt an einem anderen Handy ein.
scorer-elsewhere-done = { $name } hat dieses Blatt an einem anderen Handy eingetragen.
scorer-take = Hier damit weitermachen
scorer-take-why = Wenn das Handy weg ist oder etwas zu berichtigen ist: Es kann das Blatt dann nicht mehr ändern.
scorer-removed = Dieses Blatt gehört nicht mehr zum Spiel.
scorer-waiting = Hier fertig
scorer-waiting-host = Sind alle fertig, werden die Stimmzettel entfaltet und die Punkte gezeigt, auf allen Handys zugleich.
scorer-waiting-phone = Dein Blatt ist da. Sind alle fertig, werden die Stimmzettel entfaltet und die Punkte gezeigt.
scorer-entering = trägt noch ein
scorer-unvoted = hat nicht gestimmt
scorer-in = fertig
scorer-go-on = Etwas ändern
scorer-open-all = Nicht länger warten
scorer-share = Ein Link zu diesem Spiel
scorer-share-why = Wer den Link hat, sieht diese Wertung. Du findest das Spiel unter deinen eigenen Spielen wieder.
scorer-share-later = Den Link zu diesem Spiel gibt es, sobald der Server wieder da ist.
scorer-dealer = Zurück zum Tisch des Kartengebers
