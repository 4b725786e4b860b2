# The printed game on the table: the door to it, and the dealer.

web-paper-title = Das gedruckte Spiel auf deinem Tisch
web-paper-lead = Leg ein Handy oder Tablet auf den Tisch. Gespielt wird mit dem, was in der Schachtel ist.
web-paper-dealer = Der Kartengeber
web-paper-dealer-why = Deckt die Karten für beliebig viele auf, groß genug für den ganzen Tisch: auf Berührung, nach Zeit, oder wenn alle Handys „bereit“ sagen. Er merkt sich die Projekte und das Rennen um die Hotels.
web-paper-deal = Karten auslegen
web-paper-choices = Ausgabe, Golf, Projekte
web-paper-project = Projekt, { $colour }
web-paper-drawn = wird gezogen
web-paper-round = Runde { $round }
web-paper-ready-stacks = Die Stapel liegen bereit
web-paper-left =
    { $left ->
        [one] noch eine Karte in jedem Stapel
       *[other] noch { $left } Karten in jedem Stapel
    }
web-paper-flip = Aufdecken
web-paper-flip-first = Die ersten Karten aufdecken
web-paper-combination = { $number }, { $action }
web-paper-shuffled = Gemischt! Alle Karten sind wieder in den Stapeln.
web-paper-shuffled-stacks = Gemischt! Jeder Stapel hat seine Karten wieder, bis auf die offenen.
web-paper-reshuffle = Alle Karten mischen
web-paper-reshuffle-why = Wer das erste Projekt der Partie erfüllt, darf es sich am Ende dieser Runde wünschen.
web-paper-unflip = Aufdecken zurücknehmen
web-paper-before = Was zuletzt lag
web-paper-more = Handys, Zeit, Ende
web-paper-phones = Handys und ein zweites Zimmer
web-paper-phones-why = Wer das scannt, sieht die Karten auch und hat, wenn gewünscht, einen Knopf „Bereit“. Derselbe Link zeigt diese Karten in einem anderen Wohnzimmer.
web-paper-waits = Aufdecken, sobald alle Handys bereit sind
web-paper-count = { $ready } von { $phones } bereit
web-paper-phone = Handy { $number }
web-paper-phone-ready = bereit
web-paper-drop = Nicht mehr darauf warten
web-paper-join = Ich spiele mit: ein Knopf „Bereit“
web-paper-ready = Bereit
web-paper-unready = Bereit. Noch einmal berühren: doch nicht
web-paper-leave = Keinen Knopf mehr
web-paper-timer = Zeit
web-paper-timer-off = keine
web-paper-seconds = { $seconds } s
web-paper-sound = Ton bei jedem Aufdecken
web-paper-races = Alleen, die jemand vollendet hat
web-paper-races-why = Berühr eine Allee, wenn jemand sie vollendet: Ab der nächsten Runde gibt es dort für alle anderen nur noch das kleine Hotel.
web-paper-race = Allee { $avenue }
web-paper-met = Jemand hat es erfüllt
web-paper-met-by = Erfüllt: { $names }
web-paper-somebody = jemand
web-paper-who = Name, wenn du willst
web-paper-mark = Notieren
web-paper-unmark = Doch nicht { $name }
web-paper-unmet = Doch nicht erfüllt
web-paper-end = Partie beenden
web-paper-end-why = Danach wird nichts mehr aufgedeckt.
web-paper-over = Die Partie ist vorbei
web-paper-score = Blätter werten
web-paper-again = Noch einmal geben
web-paper-away =
    { $notes ->
        [0] Der Server ist nicht erreichbar. Spiel weiter.
        [one] Der Server ist nicht erreichbar. Spiel weiter: Eine Notiz wird nachgereicht.
       *[other] Der Server ist nicht erreichbar. Spiel weiter: { $notes } Notizen werden nachgereicht.
    }
web-paper-script-end = Alle Karten, die dieses Gerät hat, sind aufgedeckt. Weiter geht es, wenn der Server wieder da ist.
web-paper-cards = Die Karten
web-paper-cancel = Jetzt nicht

# Alone against the ACME
web-paper-players = Wer spielt
web-paper-players-many = Mehrere
web-paper-players-one = Eine Person gegen ACME
web-paper-ready-pile = Der Zugstapel liegt bereit
web-paper-left-pile =
    { $left ->
        [one] noch eine Karte zu ziehen
       *[other] noch { $left } Karten zu ziehen
    }
web-paper-draw-first = Die ersten drei Karten ziehen
web-paper-give = Tippe die Karte an, die an ACME geht.
web-paper-give-card = { $card }: für ACME
web-paper-ungive = Die Karte von ACME zurücknehmen
web-paper-last-round = Das ist die letzte Runde
web-paper-shuffled-used = Gemischt! Die benutzten Karten sind wieder im Zugstapel.
web-paper-you = Du
# After “met by”
web-paper-by-you = du
web-paper-met-alone = Von mir erfüllt
web-paper-races-alone = Avenues, die du vollendet hast
web-paper-acme-so-far = Bisher: Längere Reihen als deine und das Darlehen zählen am Ende.
web-paper-acme-behind = Gezählt wird, wenn der Server wieder da ist.
web-paper-acme-all = Mit deinen Reihen und deiner Stimme.
web-paper-count-title = Du und ACME
web-paper-count-why = Ihre längeren Reihen und das Darlehen hängen von deinem Blatt ab.
web-paper-count-run = Deine längste Reihe, Straße { $street }
web-paper-count-vote = Deine Stimme
web-paper-count-total = Deine Punkte
web-paper-count-do = Vergleichen
web-paper-count-sheet = Oder mein ganzes Blatt eintragen
web-paper-count-again = Berichtigen
web-paper-you-win = DU GEWINNST
web-paper-looks-on = Hier spielt jemand gegen ACME.

web-paper-referee = Schiedsrichter
web-paper-referee-why = Tippt Würfel, Scheine und Tafeln in die sechs Casinos, wie sie auf eurem Tisch liegen. Das Ende des Durchgangs wird Casino für Casino erzählt, und das Geld aller Durchgänge bleibt notiert.
web-paper-referee-open = Tisch öffnen

web-paper-scorer = Die Wertung
web-paper-scorer-why = Zählt eure Blätter zusammen: Tippt an, was darauf steht, eine Person für alle oder alle am eigenen Handy.
web-paper-scorer-open = Blätter eintragen

web-paper-sheets = Blätter zum Drucken
web-paper-sheets-why = Stadtplan und Wertungsblatt, wenn der Block leer ist, eine Seite Regeln zu jedem Spiel, die Karten von ACME: als PDF.
web-paper-sheets-open = Aussuchen und drucken
