# Was nur der Browser über New Las Vegas sagt.

web-nv-sign = New Las Vegas
web-nv-parts = Teile des Tisches
web-nv-tab-city = Stadt
web-nv-tab-sheet = Blatt
web-nv-tab-table = Projekte
web-nv-tab-deck = Karten
web-nv-tab-players = Spieler
web-nv-tab-acme = ACME
web-nv-tab-log = Verlauf

## Der Plan

web-nv-city = Stadt von { $name }
web-nv-map = Plan der Stadt
web-nv-whole = Ganze Stadt
web-nv-close-up = Näher heran
web-nv-street = Straße { $street }:
web-nv-spot = Straße { $street }, Allee { $avenue }
web-nv-write = die { $number } eintragen
# Wird vorgelesen, ein Casino nach dem anderen. Ein leeres $carpet heißt: keiner.
web-nv-lot = Allee { $avenue } { $state ->
    [number] { $number }
    [site] ein Kran
   *[empty] leer
}{ $star ->
    [open] , ein Stern
    [given] , Show gegeben
    [lost] , Stern verloren
   *[none] {""}
}{ $passed ->
    [yes] , Teppich { $carpet }, vorbeigefahren
    [no] , Teppich { $carpet }
   *[none] {""}
}
# Welche Nummern auf einen leeren Platz passen.
web-nv-room = Leer: Nummern von { $lowest } bis { $highest } passen.
web-nv-room-one = Leer: Nur die { $number } passt.
web-nv-room-none = Leer: Keine Nummer passt mehr. Hier hilft nur eine Erweiterung.
web-nv-hole = Allee { $avenue }: { $edition ->
    [pegasus] Golfbahn
   *[bluecocker] Loch
}, PAR { $par }
web-nv-hotel = Allee { $avenue }: Hotel
web-nv-lamp = Laterne
web-nv-light = Ampel
web-nv-car = Die Limousine, unterhalb von Straße { $street }, rechts von Allee { $avenue }

## Ein Zug

web-nv-worth = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-nv-cards = Nummern und Aktionen
web-nv-best = höchstens { $points }
web-nv-fits-not = nur mit Bonus
web-nv-take-number = Nimm eine Nummer …
web-nv-take-action = … und die Aktion einer anderen Karte
web-nv-gives = ACME bekommt { $action }
# Wird nach einer Aktion vorgelesen: die Nummer, die zu ihr gehört.
web-nv-with = mit der { $number }
web-nv-turn-refuse = Keine der drei Nummern passt irgendwo.
web-nv-turn-changed = Die { $number } passt so nirgends. Kreis eine Gruppe ein: Ihr Bonus kann die Nummer ändern.
web-nv-extend-where = Leuchtende Casinos auf dem Plan: Dorthin kannst du erweitern.
web-nv-ballot = Stimmzettel: ein { $edition ->
    [pegasus] Darlehn
   *[bluecocker] Darlehen
} für alle?
web-nv-voted = Deine Stimme ist in der Urne. Sie bleibt bis zum Schluss geheim.
web-nv-vote-hint = Das { $edition ->
    [pegasus] Darlehn
   *[bluecocker] Darlehen
} ist für alle gleich: { $majority } Geldbündel, wenn mehr als die Hälfte dafür stimmt, { $some }, wenn es überhaupt jemand tut. Weniger Geldbündel als Schulden kosten am Ende { $points } Punkte.
web-nv-restart = Zug neu beginnen
web-nv-waiting-more = Warten auf { $names } und { $others ->
    [one] noch jemanden
   *[other] { $others } andere
}
# Wird nach jedem Schritt vorgelesen.
web-nv-written = { $what }. Du stehst bei { $points } Punkten, Schulden: { $debts }.
web-nv-dealt = Runde { $round }. Es liegen aus: { $cards }.
web-nv-round-over = Was { $round } gebracht hat
web-nv-others = { $others ->
    [one] Noch jemand hat etwas eingetragen.
   *[other] { $others } andere haben auch etwas eingetragen.
}

## Das Wertungsblatt

web-nv-looking = Das hat { $name } gebaut.
web-nv-back = Zurück zu meiner Stadt
web-nv-sheet = { $edition ->
    [pegasus] Wertungstafel
   *[bluecocker] Wertungsblatt
} von { $name }
web-nv-score-sheet = { $edition ->
    [pegasus] Wertungstafel
   *[bluecocker] Wertungsblatt
}
web-nv-track = { $edition ->
    [pegasus] Bauamt-Leiste
   *[bluecocker] Einweihungsleiste
}
web-nv-boxes = { $checked } von { $boxes } Feldern angekreuzt, { $circled ->
    [0] keine Gruppe eingekreist
    [one] eine Gruppe eingekreist
   *[other] { $circled } Gruppen eingekreist
}
web-nv-shows-left = Shows, linke Spalte
web-nv-shows-right = Shows, rechte Spalte
web-nv-run = Straße { $street }{ $leads ->
    [yes] , niemand hat eine längere { $edition ->
        [pegasus] Reihe
       *[bluecocker] Kette
    }
   *[no] {""}
}:
web-nv-bonus = Bonus
web-nv-bundles = { $bundles ->
    [one] ein Geldbündel
   *[other] { $bundles } Geldbündel
}
web-nv-debts = Schulden: { $debts }
web-nv-owed-safe = offene Schulden: { $points }, wenn jetzt Schluss wäre
web-nv-owed-limousine = Heimweg: { $points }, wenn jetzt Schluss wäre
web-nv-refusals = { $refusals ->
    [one] eine Runde abgelehnt
   *[other] { $refusals } Runden abgelehnt
}
web-nv-scores = Die Punkte, Bereich für Bereich
# Wer allein spielt, hat das Spiel selbst beendet.
web-nv-you-last_box = Das letzte Band ist durchgeschnitten: Du hast das letzte Feld angekreuzt.
web-nv-you-all_projects = Du hast alle drei Projekte { $edition ->
    [pegasus] abgeschlossen
   *[bluecocker] erfüllt
}.
web-nv-you-all_opened = Du hast alle gebauten Casinos eröffnet.

## Der Tisch

web-nv-projects = Stadtprojekte
web-nv-deck = Noch im Stapel
web-nv-left = { $card }: noch { $count }
web-nv-player = Spieler
web-nv-head-total = Punkte
web-nv-head-opened = Offen
web-nv-head-projects = Proj.
web-nv-head-hotels = Hotels
web-nv-head-shows = Shows
web-nv-head-boxes = Felder
web-nv-head-runs = { $edition ->
    [pegasus] Reihen
   *[bluecocker] Ketten
}
web-nv-show-sheet = Die Blätter von { $name } ansehen
web-nv-done = fertig
web-nv-acme = ACME
web-nv-acme-last = Letzte Runde:
web-nv-acme-reckons = Wie ACME rechnet
web-nv-acme-for = für je
web-nv-acme-points = jetzt
web-nv-acme-better = aufgewertet (bisher { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
})
web-nv-acme-from = { $points } ab { $cards }
web-nv-acme-run = Casinos in { $edition ->
    [pegasus] Reihen
   *[bluecocker] Ketten
}
web-nv-acme-run-length = { $sum }, mindestens 1: { $length } in jeder Straße
web-nv-acme-hides = Die verdeckte Karte zeigt: { $action }. Ihre Nummer verrät am Ende, wie ACME gestimmt hat.

## Was jedes Ding über sich sagt

web-nv-about-combination = Nimm sie, und trag zuerst die { $number } ein.
web-nv-about-construction = Streich den Kran einer Baustelle. Das macht Schulden, getilgt, sobald du das Casino eröffnest. Die Nummer dieses Zuges darf dort nicht hin.
web-nv-about-improvement = Streich den obersten Wert einer Spalte. Ab jetzt zählt der nächste; der letzte bleibt immer stehen.
web-nv-about-show = Nur, wenn das Casino, das du gerade eröffnet hast, einen Stern hat: Kreis den Stern ein, und streich den obersten Wert einer Showspalte.
web-nv-about-inauguration = Kreuz das nächste Feld der Leiste an. Volle Gruppen sind Boni; das allerletzte Feld beendet das Spiel.
web-nv-about-limousine = Fahr zwei Straßenstücke bis zu einer nächsten Laterne, nie zweimal über dasselbe. Teppiche am Weg zahlen, wenn ihr Casino am Ende offen ist.
web-nv-about-star = { $show ->
    [given] Die Show ist gegeben.
    [lost] Der Stern ist verloren.
   *[open] Ein Stern: Hier gibt es eine Show nur in dem Zug, in dem du eröffnest, nie später.
}
web-nv-about-carpet = { $carpet ->
    [M] Mafia-Teppich: ein Geldbündel für den Tresor
    [L] Luxus-Teppich: Punkte für Luxus
   *[V] VIP-Teppich: Punkte für VIPs
}{ $passed ->
    [yes] , wenn hier am Ende offen ist. Die Limousine war schon da.
   *[no] , wenn die Limousine unten vorbeifährt und hier am Ende offen ist.
}
web-nv-about-opened = Eröffnet mit der { $number }.
web-nv-about-site = Eine Baustelle mit Kran. Ist er weggeräumt, passt eine Nummer hinein.
web-nv-about-owed = Die Eröffnung tilgt die Schulden für den Kran.
web-nv-about-hole = { $state ->
    [circled] Gespielt: Das zählt nach dem PAR.
    [lost] Verloren: Ein Casino weiter außen kam zuerst.
   *[open] Eröffne das Casino darunter gleich neben einem, über dem schon eingekreist ist; das erste Casino der Straße 1 darf überall stehen. Wer überspringt, verliert alles auf dieser Seite.
}
web-nv-about-hotel = { $state ->
    [grand] Hier steht das { $edition ->
        [pegasus] große Hotel
       *[bluecocker] Grand Hotel
    }.
    [small] Hier steht das kleine Hotel: Jemand war schneller.
    [taken] Das { $edition ->
        [pegasus] große Hotel
       *[bluecocker] Grand Hotel
    } ist vergeben. Für das kleine muss in dieser Allee alles eröffnet sein.
   *[open] Eröffne alle Casinos dieser Allee. Wer es in der ersten Runde schafft, in der es jemandem gelingt, bekommt das { $edition ->
        [pegasus] große Hotel
       *[bluecocker] Grand Hotel
    }, alle anderen das kleine.
}
web-nv-about-lamp = Die Limousine fährt von Laterne zu Laterne: zwei Straßenstücke, geradeaus oder um eine Ecke.
web-nv-about-airport = Hier fährt die Limousine los, und hier sollte sie am Ende wieder sein. Ist sie zurück, bleibt sie da.
web-nv-about-car = { $home ->
    [yes] Sie ist wieder daheim.
   *[no] { $lines ->
        [0] Sie ist noch nicht losgefahren, also fehlt auch nichts.
        [one] Eine Linie fehlt bis nach Hause und kostet Punkte.
       *[other] { $lines } Linien fehlen bis nach Hause, und jede kostet Punkte.
    }
}
web-nv-about-column = Jetzt zählt { $now }. { $last ->
    [yes] Das ist der letzte Wert: Er bleibt.
   *[no] Wird er gestrichen, zählt { $next }.
}
web-nv-about-shows = Der erste Wert, der nicht gestrichen ist, zählt. Mit der ersten Show einer Spalte kommen die Schulden, die daneben stehen; wer den Wert neben Schulden streicht, tilgt sie.
web-nv-about-boxes = Volle Gruppen angekreuzter Felder sind Boni: Kreis je Runde eine ein, um die Nummer zu ändern, eine andere Aktion zu nutzen oder ein Casino zu erweitern. Eingekreiste Felder zählen nicht mehr für den Platz.
web-nv-about-area-projects = Die Punkte der Stadtprojekte, die du geschafft hast.
web-nv-about-area-inauguration = Wer die meisten Felder angekreuzt und nicht eingekreist hat, kommt auf den ersten Platz, danach folgen der zweite und der dritte. Wer die wenigsten hat, bekommt Schulden.
web-nv-about-area-shows = In jeder Spalte der erste Wert, der nicht gestrichen ist.
web-nv-about-area-hotels = Die Zahl deiner Hotels, große und kleine, jeweils mal ihren Wert.
web-nv-about-area-streets = In jeder Straße die meisten geraden oder ungeraden Nummern hintereinander, und ein Bonus, wo niemand mehr hat.
web-nv-about-area-golf = Was auf dem Golfplatz eingekreist ist, jedes PAR mal dessen Wert.
web-nv-about-area-limousine = Offene Casinos, an deren VIP- oder Luxus-Teppich du vorbei bist, mal ihren Wert, weniger die Linien, die bis nach Hause fehlen.
web-nv-about-area-safe = Geldbündel gegen Schulden. Sind es am Ende weniger Geldbündel als Schulden, verlierst du einmal { $unpaid } Punkte. Das { $edition ->
    [pegasus] Darlehn
   *[bluecocker] Darlehen
} kommt mit den Stimmen, ganz am Schluss.
web-nv-about-total = Punkte, die nach jetzigem Stand sicher sind. Offene Schulden und der Heimweg stehen daneben: Sie kosten nur, was am Ende davon übrig ist. Die meisten Punkte gewinnen; dann die meisten Hotels, dann die meisten großen.
web-nv-about-deck = Karten, die seit dem letzten Mischen nicht zu sehen waren.
web-nv-about-vote = Alle stimmen geheim ab, einmal. Das { $edition ->
    [pegasus] Darlehn
   *[bluecocker] Darlehen
} ist für alle gleich, egal wer wie gestimmt hat, und zeigt sich am Schluss.
web-nv-about-refuse = Keine der drei Nummern passt irgendwo: Kreuz zwei Felder an, und die Runde ist für dich vorbei.
web-nv-about-circle = Kreis eine volle Gruppe ein, für einen Bonus je Runde: andere Nummer, Aktion nach Wahl oder Erweiterung.
web-nv-about-number = Ändere die Nummer um eins oder zwei. Die Schulden der Gruppe sind gestrichen.
web-nv-about-free = Nutz eine der fünf Aktionen statt deiner. Die Schulden der Gruppe sind gestrichen.
web-nv-about-extend = Trag die Nummer eines offenen Casinos gleich daneben noch einmal ein. Die Schulden der Gruppe werden eingekreist.
web-nv-about-confirm = Niemand sieht deinen Zug, bevor alle fertig sind. Dann werden Hotels und Projekte vergeben.
web-nv-about-cards = Wer das erste Projekt schafft, darf alle Karten neu mischen lassen.
web-nv-about-give = Nichts hat gepasst, aber eine der drei Karten bekommt ACME trotzdem.
web-nv-about-use = Eine Karte für die Nummer, eine andere für die Aktion. Die dritte kommt auf den Stapel von ACME.
web-nv-about-back = Bis du den Zug beendest, kannst du alles zurücknehmen. Gesehen hat es niemand.
web-nv-about-project = Alle können es einmal schaffen; wer es zuerst tut, auch mehrere in einer Runde, bekommt mehr. Punkte: { $points }.
web-nv-about-head-total = Punkte, die nach jetzigem Stand sicher sind, ohne die Stimmen.
web-nv-about-head-opened = Casinos mit Nummer.
web-nv-about-head-projects = Geschaffte Projekte.
web-nv-about-head-hotels = Große Hotels und kleine.
web-nv-about-head-shows = Gegebene Shows.
web-nv-about-head-boxes = Angekreuzte Felder, die nicht eingekreist sind: Sie entscheiden über den Platz.
web-nv-about-head-runs = Die meisten geraden oder ungeraden Nummern hintereinander, in den Straßen 1 bis { $streets }.
web-nv-about-acme-pile = Jede Karte, die du nicht nutzt, kommt hierher und bleibt in dieser Reihenfolge. Umrahmte Karten gleichen der davor.
web-nv-about-acme-next = Der Nachziehstapel liegt mit den Aktionen nach oben, du siehst also, was kommt.
web-nv-about-acme-checks = In der unteren Hälfte des Stapels stecken drei { $edition ->
    [pegasus] Projekt-Genehmigungen
   *[bluecocker] Projektgenehmigungen
}. Mit jeder, die kommt, tut ACME die nächste dieser Zeilen.
web-nv-about-acme-reckons = Punkte für jede Karte, jedes Hotel, jede längere { $edition ->
    [pegasus] Reihe
   *[bluecocker] Kette
} und jede wiederholte Karte. Mit genug { $edition ->
    [pegasus] Werbekarten
   *[bluecocker] Aufwertungskarten
} zählt der höhere Wert. { $edition ->
    [pegasus] Karten mit Bauen und die Zahl am Kran ergeben die Reihe
   *[bluecocker] Neubaukarten und die Zahl am Kran ergeben die Kette
} in jeder Straße, ein Punkt je Casino.
web-nv-about-acme-hidden = Ist die verdeckte Nummer hoch genug, stimmt ACME für das { $edition ->
    [pegasus] Darlehn
   *[bluecocker] Darlehen
}. Seid ihr beide dagegen, verliert ACME so viele Punkte, wie die Nummer zeigt.

## Warum ein gedrückter Platz keiner ist

web-nv-why-action = Deine Aktion ist { $action }, nicht diese.
web-nv-why-taken = Dort steht schon die { $number }.
web-nv-why-crane = Dort steht ein Kran: erst bauen, dann eröffnen.
web-nv-why-order = { $side ->
    [left] Die { $number } stünde rechts von der { $beside }, aber Nummern steigen von links nach rechts.
   *[right] Die { $number } stünde links von der { $beside }, aber Nummern steigen von links nach rechts.
}
web-nv-why-phase = { $phase ->
    [choose] Nimm zuerst eine der drei Karten.
    [open] Trag zuerst deine Nummer in ein Casino ein.
    [act] Das ist jetzt nicht dran: Nutz deine Aktion, oder beende den Zug.
    [after] Deine Aktion ist genutzt. Beende den Zug, oder nimm einen Schritt zurück.
   *[wait] Jetzt nicht: Die anderen sind noch dabei.
}
web-nv-why-n-construct-1 = Bauen kannst du nur, wo ein Kran steht.
web-nv-why-n-improve-1 = Der letzte Wert einer Spalte wird nie gestrichen.
web-nv-why-n-show-1 = Das Casino, das du gerade eröffnet hast, hat keinen Stern.
web-nv-why-n-inaug-1 = Kein Feld ist mehr frei.
web-nv-why-n-limo-1 = Dahin führt kein Weg: zwei Straßenstücke von der Limousine aus, über keines, das sie schon gefahren ist.
web-nv-why-n-bonus-1 = Sag zuerst, welchen Bonus die Gruppe gibt.
web-nv-why-n-bonus-2 = So weit lässt sich die Nummer nicht ändern.
web-nv-why-n-bonus-4 = Eine Erweiterung kommt gleich neben ein offenes Casino, und die Straße muss weiter ansteigen.
web-nv-why-n-bonus-5 = Eine Erweiterung kommt gleich nach der Eröffnung, vor der Aktion.
web-nv-why-n-open-4 = Diese Nummer passt nirgends, auch nicht mit Bonus.
web-nv-why-n-setup-4 = Zuerst die Abstimmung: für ein { $edition ->
    [pegasus] Darlehn
   *[bluecocker] Darlehen
} oder dagegen?
web-nv-why-n-solo-2 = Nummer und Aktion kommen von zwei verschiedenen Karten.
web-nv-why-n-solo-3 = Gib zuerst ACME eine der drei Karten.
web-nv-why-n-project-4 = Entscheide zuerst, ob gemischt wird.
