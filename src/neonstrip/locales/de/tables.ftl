# Tische, Plätze und der Server.
mistake-no-such-table = Es gibt keinen Tisch „{ $table }“. Vielleicht ist der Link unvollständig.
mistake-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }: Er hat { $seats }, gezählt ab 0.
mistake-no-such-moment = Es gibt keinen Moment { $moment }: Von hier aus hat der Verlauf bisher { $moments ->
    [one] eine Zeile
   *[other] { $moments } Zeilen
}.
mistake-no-such-deal = Tische mit gleichen Karten namens „{ $deal }“ gibt es nicht.
mistake-no-such-lesson = Die Lektion „{ $lesson }“ gibt es nicht. Es gibt: { $lessons }.
mistake-no-such-page = Unter dieser Adresse gibt es nichts.
mistake-not-your-seat = Dazu braucht es den Schlüssel eines Platzes an diesem Tisch.
mistake-not-host = Das darf nur, wer den Tisch eröffnet hat.
mistake-not-started = Das Spiel hat noch nicht begonnen.
mistake-already-started = Das Spiel hat schon begonnen.
mistake-not-over = Das gibt es erst, wenn das Spiel zu Ende ist.
mistake-replay-failed = Dieser Moment ließ sich nicht noch einmal abspielen. Frag noch einmal danach.
mistake-undo-limit = Du hast seit dem letzten Wurf oder Aufdecken { $most } Schritte zurückgenommen. Mehr geht nicht: Mach bitte weiter.
mistake-only-moves = Außer Zügen kann hier jeder { $most } Dinge tun: chatten, zurücknehmen, Tipps holen und dergleichen. Deine sind aufgebraucht. Züge sind immer möglich.
mistake-review-failed = Die Analyse ließ sich nicht abschließen. Frag noch einmal danach.
mistake-deal-not-over = Das gibt es erst, wenn alle Tische mit diesen Karten fertig sind.
mistake-deal-closed = Tische mit gleichen Karten sieht man nur von ihren Plätzen aus, denn andere haben dieselben Karten noch vor sich.
mistake-seats-open =
    { $seats ->
        [one] Ein Platz ist noch frei: warten, einem Bot geben oder ohne ihn beginnen.
       *[other] { $seats } Plätze sind noch frei: warten, Bots geben oder ohne sie beginnen.
    }
mistake-seat-taken = Dort sitzt { $name }. Wähle einen freien Platz.
mistake-seat-has-bot = Für { $name } spielt schon ein Bot.
mistake-seat-present = { $name } ist da oder war es gerade noch: Ein Bot kann einspringen, wenn { $seconds } Sekunden lang keine Seite offen war.
mistake-table-full = An diesem Tisch ist kein Platz frei.
mistake-not-relieved = Kein Bot springt für dich ein.
mistake-stale = An diesem Tisch ging es weiter, seit dieser Zug gedacht war. Schau noch einmal hin.
mistake-chat-off = Der Chat ist an diesem Tisch abgeschaltet.
mistake-hints-off = An diesem Tisch gibt es keine Tipps.
mistake-no-hint = Gerade ließ sich kein Tipp ausdenken. Frag noch einmal.
mistake-empty-message = Die Nachricht ist leer.
mistake-unknown-reaction = Es gibt keine Reaktion „{ $reaction }“. Es gibt: { $reactions }.
mistake-bad-nonce = Ein Zufallswort hat { $shortest } bis { $longest } Zeichen: Buchstaben, Ziffern, - und _.
mistake-bad-pledge = Ein Versprechen ist der SHA-256-Wert eines Zufallsworts: 64 hexadezimale Ziffern, kleingeschrieben.
mistake-nonce-differs = Das ist nicht das Zufallswort, das versprochen war.
mistake-drawing = Der Zufall wird gerade gezogen. Gleich beginnt das Spiel.
mistake-not-drawing = Von diesem Platz wird gerade kein Zufallswort erwartet.
mistake-kept-silent = Dein Gerät hat sein geheimes Wort nicht rechtzeitig gesagt, als der Zufall gezogen wurde. Damit niemand sich durch Schweigen die Würfel aussuchen kann, spielt hier ein Bot bis zum Ende.
mistake-busy = An diesem Tisch passiert gerade zu viel. Versuch es noch einmal.
mistake-copies = Gleiche Karten kann es an 1 bis { $most } Tischen geben.
mistake-continue-seats = Das Spiel geht mit { $seats } Plätzen weiter, wie es war.
mistake-too-many = Zu viele Anfragen. Warte einen Moment.
mistake-too-many-watches = Eine Verbindung kann { $most } Tische beobachten. Schließe erst einen.
mistake-too-large = Die Anfrage ist zu groß.
mistake-needs-json = Die Anfrage muss JSON sein und das auch sagen: Content-Type: application/json.
mistake-wrong-host = Dieser Server hört nicht auf den Namen „{ $host }“. Wer ihn betreibt, kann das ändern: neonstrip serve --name { $host }. Hinter einem Proxy muss dieser den Host-Header weitergeben.
mistake-bad-message = Die Nachricht ist nicht lesbar: { $why }.
mistake-bad-request = Die Anfrage ist nicht lesbar: { $why }.
mistake-storage-gone = Die Tische sind gerade nicht erreichbar. Nichts ist verloren; versuch es noch einmal.
mistake-preparing = Dieses Spiel wird gerade vorbereitet, das dauert nach einer Aktualisierung einen Augenblick. Frag noch einmal.
mistake-disk-nearly-full = Die Festplatte des Servers ist fast voll, deshalb werden keine neuen Tische gedeckt. Laufende Spiele gehen weiter. Bitte sag es denen, die den Server betreiben.
mistake-house-full = Dieser Server bewahrt höchstens { $most } Tische auf, und alle sind vergeben. Laufende Spiele gehen weiter. Versuch es später noch einmal, oder frag die, die den Server betreiben.
mistake-quota-address = Dieser Server erlaubt { $most } neue Tische am Tag von einer Adresse, und deine hat sie gehabt. Versuch es morgen noch einmal; laufende Spiele gehen weiter.
mistake-table-damaged = Dieser Tisch ist in der Datenbank beschädigt und kann nicht gezeigt werden. Wer den Server betreibt, weiß davon; alle anderen Tische laufen weiter.
mistake-defect = Hier ist etwas kaputt, und es ist unser Fehler. Nichts ist verloren; versuch es noch einmal.
mistake-cannot-listen = Unter { $host }, Port { $port }, geht es nicht: { $why }. Wähle einen anderen mit --port.
serve-ready = Die Tische sind offen: { $url } (Strg+C beendet)
serve-lan = Handys im selben Netz scannen diesen Code, um mitzuspielen.
serve-already = Neonstrip läuft hier schon: { $url } (Strg+C beendet es dort, falls es neu starten soll)
