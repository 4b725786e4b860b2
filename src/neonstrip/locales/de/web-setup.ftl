# Einen Tisch eröffnen.

web-new-table = Ein neuer Tisch
web-game = Spiel
web-seats-limits = { $fewest } bis { $most } können spielen.
web-seats-count =
    { $seats ->
        [one] Ein Platz
       *[other] { $seats } Plätze
    }
web-people-here = Leute an diesem Gerät
web-people-here-hint = Mehrere wechseln sich daran ab.
web-people-link = Freie Plätze
web-people-link-hint = Für alle, die den Link haben oder den Code scannen.
web-bots = Bots
web-bots-hint = Jeder spielt so gut, wie ihr wollt.
web-cover-hint = Ohne Abdeckung sagt ein Banner, wer am Zug ist, und alle an diesem Gerät sehen, was die Person am Zug sieht: ihr Geld, ihren Entwurf.
web-bot-level = Wie gut Bot { $number } ist
web-bot-who = Wer Bot { $number } ist
web-player-number = Spieler { $number }
web-less = { $what }: einer weniger
web-more = { $what }: einer mehr
web-options = Optionen des Spiels
web-option-tiles = Tafeln
web-option-tiles-hint = Kleine Spiele an den Casinos, ab Casino 1 aufwärts. Ganz ohne spielt ihr das Grundspiel Las Vegas.
web-option-tiles-0 = keine (Grundspiel)
web-option-repeat = Tafeln in späteren Durchgängen
web-option-repeat-hint = Welche Tafeln im nächsten Durchgang wiederkommen.
web-option-repeat-reshuffle = neu aus allen gemischt
web-option-repeat-aside = gespielte kommen beiseite
web-option-repeat-turn = gespielte werden umgedreht
web-option-neutral = Neutrale Würfel
web-option-neutral-hint = Zu zweit wird zu Beginn jedes Durchgangs eine dritte Farbe gewürfelt und eingesetzt. Sie zählt wie ein Mitspieler.
web-option-white = Weiße Würfel
web-option-white-hint = Zwei bis vier Leute würfeln auch weiße Würfel. Sie gehören niemandem und zählen wie die einer weiteren Person.
web-option-white-none = nur zu zweit
web-option-leftover = Übrige weiße Würfel
web-option-leftover-hint = Zu dritt lassen sich zwei weiße Würfel nicht aufteilen.
web-option-leftover-rolled = zu Beginn gewürfelt
web-option-leftover-given = für den Startspieler
web-option-open_money = Offenes Geld
web-option-open_money-hint = Alle sehen, was alle haben.
web-option-starter = Wer beginnt
web-option-starter-hint = Wer im ersten Durchgang zuerst würfelt.
web-option-starter-none = ausgelost
web-option-starter-value = Platz { $value }
web-option-edition = Ausgabe
web-option-edition-hint = Die Regelhefte der beiden Verlage unterscheiden sich in wenigen Punkten, etwa beim Mischen der Karten, und in den Begriffen. Pegasus ist für höchstens sechs.
web-option-edition-bluecocker = Blue Cocker
web-option-edition-pegasus = Pegasus
web-option-golf = Golfplatz
web-option-golf-hint = In der ersten Partie besser weglassen.
web-option-bank = Bankdarlehen
web-option-bank-hint = Die geheime Abstimmung vor der ersten Runde. In der ersten Partie besser weglassen.
web-option-sites = Projekt „alle Baustellen“
web-option-sites-hint = Das polnische Regelheft verlangt eröffnete Baustellen, nicht nur gebaute.
web-option-sites-built = gebaute Baustellen
web-option-sites-opened = eröffnete Baustellen
web-option-opponent = Gegner im Solospiel
web-option-opponent-hint = Gegen wen du allein spielst, von leicht bis gnadenlos.
web-house-rules = Hausregeln
web-house-rules-hint = Wo sich die Regelhefte auf zwei Arten lesen lassen. Lass sie, wie sie sind, oder spiel wie zu Hause.
web-option-off = aus
web-option-fine = Bad Luck mit { $overFirst } oder { $overSecond }
web-option-fine-hint = Darauf kann die Bank bei { $fine } nicht herausgeben: Die kleinste Karte ist die { $smallest }, und Jetons sind nie Wechselgeld.
web-option-fine-cash = alles ist weg
web-option-fine-jetons = mit Jetons genau { $fine }
web-option-neutral_power = Neutrale Würfel zählen bei Power Play
web-option-neutral_power-hint = Sonst zählen sie erst am Ende des Durchgangs.
web-option-decline_move = Handicap und My Choice: auf den Extrazug verzichten
web-option-decline_move-hint = Sonst ist er Pflicht, wo immer einer möglich ist.
web-option-next_starter = Wer den nächsten Durchgang beginnt
web-option-next_starter-hint = Gewinnt ein imaginärer Mitspieler die höhere Karte eines Casinos, kann die kleinere trotzdem zum Startspieler machen.
web-option-next_starter-any = beste Karte am höchsten Casino
web-option-next_starter-higher = nur eine höhere Karte
web-option-shows = Projekte mit Shows einer Straße
web-option-shows-hint = Das polnische Regelheft verlangt nur, dass die Casinos mit Stern eröffnet sind.
web-option-shows-given = Shows aufgeführt
web-option-shows-opened = Stern-Casinos eröffnet
web-option-extension_shows = Shows in Erweiterungen
web-option-extension_shows-hint = Ein Stern-Casino, das durch eine Erweiterung eröffnet wurde, darf die Show dieses Zuges bekommen. So lässt sich das deutsche Regelheft von Blue Cocker lesen.
web-option-decline_projects = Projekte dürfen liegen bleiben
web-option-decline_projects-hint = Wer ein Projekt erfüllt hat, darf mit der Wertung eine Runde warten oder ganz verzichten.
web-option-acme_runs = ACME bekommt Punkte für Reihen
web-option-acme_runs-hint = Im Regelheft von Pegasus stehen diese Punkte nicht.
web-table = Der Tisch
web-public = Öffentlicher Tisch
web-public-hint = Steht auf der Startseite: Alle dürfen sich setzen oder zuschauen.
web-chat-hint = Kurze Nachrichten und Reaktionen. Lässt sich später abschalten.
web-away-after = Abwesend nach
web-away-hint = Wer so lange keine Seite offen hat, für den darf ein Bot einspringen.
web-clock = Zeit für eine Entscheidung
web-clock-hint = Ist sie um, spielt ein Bot weiter, bis wieder jemand am Platz ist.
web-clock-time =
    { $seconds ->
        [0] unbegrenzt
        [30] 30 Sekunden
       *[other] { $days ->
            [0] { $minutes ->
                [one] eine Minute
               *[other] { $minutes } Minuten
            }
            [one] ein Tag
           *[other] { $days } Tage
        }
    }
web-copies = Tische mit gleichen Karten und Würfeln
web-copies-hint = Für ein Turnier unter Freunden: mehrere Tische, dieselben Karten, am Ende wird verglichen.
web-together = Gemeinsam beginnen
web-together-hint = Kein Tisch beginnt, bevor an allen die Gastgeber bereit sind: So sieht niemand die Karten früher als die anderen.
web-lay-table = Tisch eröffnen
web-hints = Tipps
web-hints-hint = Ob man fragen darf, was der Profi täte. Bei mehreren am Tisch steht im Verlauf, wer gefragt hat.
web-hints-alone = nur allein gegen Bots
web-hints-yes = erlaubt
web-hints-no = keine
