# Wertung von Welcome to New Las Vegas auf Papier: je Person eine Spalte, deshalb kurze Wörter.
scoring-projects = Projekte
scoring-inauguration = Einweihungen
scoring-shows = Shows
scoring-hotels = Hotels
scoring-streets = Straßen
scoring-golf = Golfplatz
scoring-limousine = Limousine
scoring-safe = Tresor
scoring-total = Summe
scoring-place = Platz
scoring-bundles = Geldbündel
scoring-debts = Schulden
# $debts ist eine Liste aus dem Folgenden
scoring-owes = { $player } hat Schulden für: { $debts }.
scoring-debt-site = die Baustelle { $street }-{ $avenue }
scoring-debt-extension = die Erweiterung mit Gruppe { $group }
scoring-debt-inauguration = die wenigsten Einweihungen
scoring-debt-left = die linke Show-Spalte
scoring-debt-right = die rechte Show-Spalte
scoring-won = { $player } gewinnt.
# $players ist eine Liste von Namen
scoring-shared = { $players } teilen sich den Sieg.

# Was an der Form der Datei nicht stimmt. Name und Stelle in der Datei stehen davor.
mistake-sheet-object = Hier muss ein Objekt in geschweiften Klammern stehen.
mistake-sheet-list = Hier muss eine Liste in eckigen Klammern stehen.
mistake-sheet-length = Hier müssen { $length } Einträge stehen, nicht { $found }.
mistake-sheet-key = „{ $key }“ ist hier nicht bekannt. Möglich: { $keys }.
mistake-sheet-missing = „{ $key }“ fehlt.
mistake-sheet-number = Hier muss eine ganze Zahl von { $lowest } bis { $highest } stehen.
mistake-sheet-truth = Hier muss true oder false stehen.
mistake-sheet-word = Hier muss eines dieser Wörter stehen: { $words }.
mistake-sheet-twice = Das wird zweimal genannt.

# Was auf keinem Zettel stehen kann. Straßen zählen von oben, Alleen von links.
mistake-sheet-rising = Die { $number } steht rechts von der { $left } in Allee { $avenue }: Nummern müssen steigen.
mistake-sheet-apart = Die { $number } steht auch in Allee { $avenue }: Gleiche Nummern müssen nebeneinanderstehen.
mistake-sheet-copies =
    Links daneben steht dieselbe Nummer: Wiederholt { $copies ->
        [one] ist eine Nummer
       *[other] sind { $copies } Nummern
    }, erweitert wurde { $extensions ->
        [0] nie
        [one] einmal
       *[other] { $extensions }-mal
    }.
mistake-sheet-extensions =
    Erweitert wurde { $extensions ->
        [one] einmal
       *[other] { $extensions }-mal
    }, doch wiederholt { $copies ->
        [0] ist keine Nummer
        [one] ist nur eine Nummer
       *[other] sind nur { $copies } Nummern
    }.
mistake-sheet-changed =
    Karten haben die Nummern { $cards }: Für die { $number } braucht es den Nummern-Bonus, und der wurde { $bonuses ->
        [0] nie genutzt.
        [one] nur einmal genutzt.
       *[other] nur { $bonuses }-mal genutzt.
    }
mistake-sheet-no-casino = Für die { $number } ist hier kein Casino.
mistake-sheet-not-built = Die { $number } steht auf einer Baustelle, deren Kran nicht durchgestrichen ist.
mistake-sheet-no-site = In Straße { $street }, Allee { $avenue } ist keine Baustelle.
mistake-sheet-no-star = In Straße { $street }, Allee { $avenue } ist kein Stern.
mistake-sheet-not-opened = Das Casino in Straße { $street }, Allee { $avenue } ist nicht eröffnet, also gab es dort keine Show.
mistake-sheet-show-copy = Zwei Casinos der Straße { $street } mit der { $number } hatten Shows, doch eines davon kam durch Erweiterung dazu.
mistake-sheet-column = Durchgestrichen sind { $boxes } Werte, möglich sind nur { $most }: Der letzte bleibt stehen.
mistake-sheet-show-boxes =
    In den Show-Spalten { $boxes ->
        [one] ist ein Wert
       *[other] sind { $boxes } Werte
    } durchgestrichen, doch gegeben { $shows ->
        [one] wurde eine Show.
       *[other] wurden { $shows } Shows.
    }
mistake-sheet-no-golf = An diesem Tisch wird ohne Golfplatz gespielt.
mistake-sheet-boxes = { $boxes } Felder können nicht angekreuzt sein: Am Anfang sind es { $lowest }, höchstens { $highest }.
mistake-sheet-group = Gruppe { $group } ist mit { $needed } Feldern vollständig, und angekreuzt sind nur { $boxes }.
mistake-sheet-no-hole = Über Allee { $avenue } ist kein Golfloch.
mistake-sheet-hole-closed = Das Casino unter dem Golfloch der Allee { $avenue } ist nicht eröffnet.
mistake-sheet-hole-row = Eingekreiste Golflöcher müssen eine Reihe ohne Lücke bilden.
mistake-sheet-hole-first = In Straße 1 sind Casinos eröffnet, also muss das Golfloch des ersten eingekreist sein.
mistake-sheet-hole-next = Das Casino in Allee { $avenue } kam neben ein eingekreistes Golfloch, also muss auch seines eingekreist sein.
mistake-sheet-tour-start = Die Fahrt muss an der Ampel beginnen, Kreuzung { $street }-{ $avenue }.
mistake-sheet-tour-jump = Von Kreuzung { $street }-{ $avenue } nach { $to_street }-{ $to_avenue } ist es mehr als ein Straßenstück.
mistake-sheet-tour-block = Von Kreuzung { $street }-{ $avenue } nach { $to_street }-{ $to_avenue } führt kein Straßenstück.
mistake-sheet-tour-twice = Das Straßenstück von Kreuzung { $street }-{ $avenue } nach { $to_street }-{ $to_avenue } wird zweimal befahren.
mistake-sheet-tour-lamp = Die Fahrt hält an Kreuzung { $street }-{ $avenue }, und dort steht keine Laterne.
mistake-sheet-tour-closed = Hier ist die Fahrt wieder an der Ampel und darf nicht weitergehen.
mistake-sheet-unfinished = Allee { $avenue } ist nicht fertig, also kann dort kein Hotel sein.
mistake-sheet-both-hotels = Allee { $avenue } hat ein Grand Hotel und ein kleines.
mistake-sheet-no-hotel = Allee { $avenue } ist fertig, also muss dort ein Hotel sein.
mistake-sheet-no-grand = In Allee { $avenue } steht ein kleines Hotel, aber bei niemandem das Grand Hotel.
mistake-sheet-project = Kein Projekt dieser Farbe bringt { $points } Punkte. Möglich: { $known }.
mistake-sheet-project-cards = Kein einzelnes Projekt dieser Farbe bringt alle diese Punkte: { $points }.
mistake-sheet-project-first = Für dieses Projekt gab es nur die niedrigeren Punkte ({ $points }), doch jemand muss es zuerst erfüllt haben.
mistake-sheet-no-vote = Die Stimme für oder gegen das Darlehen fehlt.
mistake-sheet-no-bank = An diesem Tisch wird ohne Bank gespielt, also hat niemand für ein Darlehen gestimmt.
