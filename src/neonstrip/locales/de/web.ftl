# Die Worte des Browsers. Was die Spiele selbst sagen, steht in royale.ftl und newvegas.ftl.

## Das Haus

web-title = Neonstrip
web-lead = Drei Las-Vegas-Spiele für euren Tisch: Würfel und Neon oder eine Stadt auf Papier.
web-paper-door = Du hast das gedruckte Spiel?
web-paper-door-why = Dein Handy deckt auf, zählt und schlichtet. Gespielt wird an deinem Tisch.
web-paper-table = Auf Papier
web-menu = Menü
web-home = Startseite
web-back-to-table = Zurück zum Tisch
web-again = Noch einmal versuchen
web-load-failed = Diese Seite kam nicht an. Läuft der Server noch?
web-no-answer = Der Server antwortet nicht. Läuft er noch?
web-preparing = Wird vorbereitet: { $time }
web-preparing-start = { $game } wird vorbereitet: { $time }. Dann geht es von selbst weiter.
web-preparing-soon = gleich so weit
web-preparing-seconds = noch etwa { $seconds } s
web-preparing-minutes = noch etwa { $minutes } min
web-nowhere = Licht aus
web-nowhere-why = Unter dieser Adresse gibt es nichts. Vielleicht wurde der Link abgeschnitten.
web-unofficial = Neonstrip ist inoffiziell. Die Namen der Spiele gehören ihren Eigentümern; wenn dir ein Spiel gefällt, kauf das gedruckte.
web-licences = Lizenzen
web-print = Blätter drucken
web-privacy = Datenschutz
web-settings = Einstellungen
web-rules = Regeln
web-learn = Spielend lernen
web-you = Du
web-your-name = Dein Name
web-royale-pitch = Würfeln, eine Zahl wählen, die Würfel in ihr Casino schicken. Die meisten Würfel holen das Geld, Gleichstände gehen leer aus.
web-classic-pitch = Vier Durchgänge, ein bis fünf Scheine an jedem Casino, weiße Würfel dazwischen. Das erste der Spiele, schnell und gemein.
web-newvegas-pitch = Drei Nummern, drei Aktionen, für alle eine Stadt. Casinos eröffnen, Limousine fahren, die anderen übertrumpfen.
web-how-good = Wie gut
web-bot-random = zufällig
web-bot-random-hint = Macht irgendetwas Erlaubtes. Zum Ausprobieren.
web-bot-greedy = gierig
web-bot-greedy-hint = Schnell; sieht nur auf diesen Zug und übersieht selten einen guten.
web-bot-beginner = Anfänger
web-bot-beginner-hint = Kennt die Regeln und verliert mit Freude.
web-bot-casual = gemütlich
web-bot-casual-hint = Spielt nett mit und macht Fehler.
web-bot-strong = stark
web-bot-strong-hint = Denkt voraus. Nicht leicht zu schlagen.
web-bot-expert = Profi
web-bot-expert-hint = Lässt sich Zeit und schenkt nichts her.
web-start-against = Spielen gegen
web-start-one-bot-hint = Ein schnelles Spiel zu zweit. Es geht sofort los.
web-start-three-bots-hint = Ein voller Tisch zu viert. Es geht sofort los.
web-start-one-bot = einen Bot
web-start-three-bots = drei Bots
web-start-solo = ACME
web-start-solo-hint = Das Spiel für eine Person: ACME baut gegen dich. Unter „Freunde“ wählst du unter zehn Gegnern.
web-with-friends-hint = Leute an diesem Gerät, Leute per Link, Bots, und alle Optionen des Spiels.
web-with-friends = Freunde
web-join = Mitspielen
web-join-link = Einen Link oder Code bekommen? Hier hinein
web-my-games = Meine Spiele
web-your-turn = du bist dran!
web-title-seats = { $taken } von { $seats } sitzen
web-not-begun = hat noch nicht begonnen
web-public-tables = Offene und laufende Tische
web-finished-games = Beendet
web-forget-finished = Wegräumen
web-free-seats =
    { $seats ->
        [one] ein freier Platz
       *[other] { $seats } freie Plätze
    }
web-watch = zusehen

## Vor dem Beginn

web-chat-on = Mit Chat
web-seat-bot = ein Bot
web-seat-kind = Platz { $seat }: Wer sitzt dort?
web-seat-here = jemand an diesem Gerät
web-seat-name = Name an Platz { $seat }
web-seat-open = frei: per Link
web-seats = Plätze
web-here = da
web-seat-free = frei
web-seat-mine = an diesem Gerät
web-give-up-seat = Aufstehen
web-open-seat = Platz freimachen
web-name-another = Noch jemand an diesem Gerät
web-invite = Einladen
web-invite-how = Wer diesen Link hat, kann sich setzen oder zusehen.
web-invite-link = Link zu diesem Tisch
web-invite-alone = Diesen Link kann nur dieser Computer öffnen.
web-invite-lan = Für Handys und andere Computer in deinem Netz beende den Server (Strg+C) und starte ihn so:
web-copy = Kopieren
web-copied = Kopiert
web-qr = QR-Code des Links zu diesem Tisch
web-sit-down = Hinsetzen
web-sit-another = Auch hinsetzen
web-bot-whom = Wer sich setzt
web-bot-anyone = wer gerade kommt
web-seat-them = { $name } an den Tisch bitten
web-bot-kind = Art von Bot
web-fill-with-bots =
    { $seats ->
        [one] Den freien Platz einem Bot geben
       *[other] Die { $seats } freien Plätze Bots geben
    }
web-lobby-sit = Ein Platz wartet auf dich: Schreib deinen Namen und setz dich.
web-lobby-open =
    { $seats ->
        [one] Eine Person fehlt noch.
       *[other] { $seats } Leute fehlen noch.
    }
web-lobby-full = Alle sitzen. Du kannst beginnen.
web-deal = { $tables } Tische mit gleichen Karten und Würfeln
web-deal-table = Tisch { $number }
web-deal-ready = bereit
web-start-game = Beginnen
web-start-without = Ohne die freien Plätze beginnen
web-wait-for-host = Wer den Tisch eröffnet hat, beginnt das Spiel.
web-fair-promise = { $game ->
    [newvegas] Niemand kann die Karten zinken
   *[royale] Niemand kann an den Würfeln drehen
}: Der Server hat sich vorher auf seinen Teil festgelegt und dein Gerät auf ein eigenes geheimes Wort. Nach der Partie können es alle nachprüfen.
web-fair-deal = Dieselben { $game ->
    [newvegas] Karten
   *[royale] Würfel und Karten
} an allen Tischen: Der Server zieht sie allein und hat sich vorher auf sie festgelegt. Das ist fair, wenn niemand mitspielt, der seine Geheimnisse lesen kann.
web-lobby-together = Bereit. Das Spiel beginnt, sobald alle Tische mit diesen Karten bereit sind.
web-lobby-drawing = Der Zufall wird gezogen: warten auf die Geräte von { $names } …
web-silent-you = Dein Gerät hat sein geheimes Wort nicht rechtzeitig gesagt, als der Zufall gezogen wurde. Damit niemand sich durch Schweigen die Würfel aussuchen kann, spielt ein Bot deinen Platz bis zum Ende.
web-silent = { $names }: Von dort kam kein Wort, als der Zufall gezogen wurde. Damit niemand sich durch Schweigen die Würfel aussuchen kann, spielt dort ein Bot bis zum Ende.
web-bot-to-the-end = ein Bot spielt bis zum Ende

## Am Tisch

web-coming = Einen Moment …
web-connecting = Der Tisch wird gesucht …
web-reconnecting = Die Verbindung ist abgerissen. Neuer Versuch; nichts ist verloren.
web-notice-disk = Die Festplatte des Servers ist fast voll. Nichts geht verloren, und deine Spiele gehen weiter, aber bald können keine neuen beginnen. Bitte sag es denen, die den Server betreiben.
web-forked = Dieser Tisch ist nicht mehr, wie du ihn zuletzt gesehen hast: Der Server ist auf einen älteren Stand zurückgegangen, oder sein Verlauf wurde geändert. Du siehst jetzt, was der Server hat.
web-unheard =
    { $wishes ->
        [one] Dein Zug wird noch einmal geschickt.
       *[other] Deine { $wishes } Züge werden noch einmal geschickt.
    }
web-bot-plays-for-you = Ein Bot spielt für dich, bis du zurückkommst.
web-relieved = Ein Bot spielt für dich
web-relieved-host = Eine Weile war keine Seite deines Platzes offen, und wer den Tisch eröffnet hat, hat einen Bot einspringen lassen. Nimm den Platz zurück, dann spielst du wieder selbst.
web-relieved-clock = Deine Zeit für eine Entscheidung ist abgelaufen, darum spielt ein Bot für dich weiter.
web-return-seat = Platz zurücknehmen
web-leave-seat = Einen Bot weiterspielen lassen
web-relieve = Bot einspringen lassen
web-bot-sits-in = ein Bot springt ein
web-away = nicht da
web-people = Am Tisch
web-show-others = Für alle, die zuschauen wollen
web-watch-how = Wer diesen Link hat, kann zuschauen.
web-send-link = Verschicken
web-restart = Ganzen Zug zurücknehmen
web-watching = Du schaust zu.
web-clock-left = Restzeit
web-clock-days = { $days } T { $hours } Std
web-pass-to = Gib das Gerät an { $name }
web-pass-turn = { $name } ist am Zug
web-pass-why = Jetzt soll sonst niemand hinsehen.
web-pass-ready = Ich bin { $name }
web-pass-back = Moment, ich will noch mal sehen
web-table-gone = Diesen Tisch gibt es nicht
web-table-gone-why = Unter diesem Link gibt es keinen Tisch. Vielleicht wurde der Link beim Kopieren abgeschnitten oder der Tisch entfernt.
web-table-removed = Dieser Tisch wurde entfernt
web-table-removed-why = Wer diesen Server betreibt, hat ihn entfernt, mit allem, was davon aufbewahrt war.
web-close = Schließen
web-casinos = Die Casinos
web-players = Spieler
web-your-choice = Deine Wahl
web-roll = Wurf von { $name }
web-dice-left =
    { $dice ->
        [one] noch ein Würfel
       *[other] noch { $dice } Würfel
    }
web-waiting-for = Warten auf { $names }
web-undo = Zurücknehmen
web-log = Verlauf
web-round-end = Ende des Durchgangs
web-skip = Überspringen
web-go-on = Weiter
web-explain-rule = Regel { $rule }
web-chat = Chat
web-chat-text = Nachricht
web-send = Senden
web-reaction-clap = Applaus
web-reaction-laugh = Lachen
web-reaction-wow = Staunen
web-reaction-ouch = Autsch
web-reaction-thanks = Danke
web-reaction-luck = Viel Glück
web-reaction-hurry = Beeil dich
web-reaction-bye = Tschüss

## Das Ende eines Spiels

web-nobody-wins = Niemand gewinnt
web-play-again = Noch ein Spiel
web-to-next-game = Zum nächsten Spiel
web-replay = Noch einmal ansehen
web-record = Aufzeichnung herunterladen

## Noch einmal ansehen

web-replay-back = Einen Schritt zurück
web-replay-on = Einen Schritt weiter
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-moment = Moment
web-replay-speed = Tempo
web-replay-from = Gesehen von
web-replay-everybody = allen
web-replay-share = Diesen Moment teilen
web-replay-continue = Von hier aus weiterspielen
web-replay-before-start = Das Spiel hatte noch nicht begonnen.

## Einstellungen

web-settings-kept = Bleibt in diesem Browser, sonst nirgends.
web-set-you = Du
web-set-look = Aussehen
web-set-play = Spielen
web-set-hear = Klänge
web-set-language = Sprache
web-set-theme = Licht
web-set-theme-night = Nacht
web-set-theme-day = Tag
web-set-theme-system = wie das Gerät
web-set-motion = Bewegung
web-set-motion-normal = normal
web-set-motion-fast = schnell
web-set-motion-off = keine
web-set-pace = Züge der anderen
web-set-pace-slow = langsam
web-set-pace-normal = normal
web-set-pace-fast = schnell
web-set-pace-instant = sofort
web-set-text = Schriftgröße
web-set-sound = Klänge spielen
web-set-sound-hint = Würfel auf Filz, ein Bleistift, eine Karte, ein Summen, wenn du dran bist. Alles leise.
web-set-forced-hint = Wo es nur eine Möglichkeit gibt, geschieht sie nach einem Moment.
web-set-marks-hint = Kreis, Quadrat, Dreieck, Raute, Stern: Niemand muss Farben unterscheiden.
web-set-cover-hint = Damit niemand die Geheimnisse anderer sieht, wenn mehrere an diesem Bildschirm spielen.
web-set-remarks-hint = Kurz, selten, und über das, was gerade alle gesehen haben.
web-set-listen = Hineinhören
web-sound-dice = Würfel
web-sound-pencil = Bleistift
web-sound-card = Karte
web-sound-turn = Du bist dran
web-sound-chip = Jeton
web-sound-win = Sieg
web-set-confirm = Nachfragen, bevor ein Zug endgültig ist
web-set-confirm-steps = wenn er mehrere Schritte hat
web-set-confirm-always = immer
web-set-confirm-off = nie
web-set-confirm-hint = Ein Zug in New Las Vegas entsteht Schritt für Schritt: Sieh ihn dir noch einmal an, nimm zurück, was du magst, dann beende ihn. Bei den Casinos steht an jeder Wahl, was sie bringt, bevor du drückst; sie gilt sofort. Mit „immer“ wartet sie auf ein zweites Drücken.
web-set-forced = Züge ohne Wahl von selbst machen
web-set-expected = Was eine Wahl voraussichtlich bringt, wo Tipps erlaubt sind
web-set-expected-bots = gegen Bots
web-set-expected-always = immer
web-set-expected-off = nie
web-set-expected-hint = New Las Vegas: „etwa +4“ neben einer Wahl sagt, was sie bis zum Spielende wohl bringt; wo du wählen musst, wie viel mehr als eine gewöhnliche. Wo andere mitspielen, lesen sie im Verlauf, dass du gefragt hast.
web-set-marks = Zeichen auf den Würfeln, außer den Farben
web-set-cover = Bildschirm verdecken, wenn ein Gerät herumgeht
web-set-remarks = Bots lassen ab und zu einen Satz fallen


## Das erste Spiel auf einem Gerät

web-first-newvegas = Meine erste Stadt
web-first-newvegas-hint = Dein erstes Spiel hier ist ein echtes, aber ohne Darlehen und Golf, und ein Coach sagt dir, was neu ist.
web-first-newvegas-short = mit Coach, ohne Darlehen und Golf.
web-first-known = Ich kenne das Spiel
web-first-coach = Coach
web-first-next = Verstanden
web-first-unfold = Alles aufklappen
