# Das Ende einer Partie im Browser, und sie noch einmal ansehen. Geld in Tausend Dollar.

## Das Ende

ending-counting = { $game ->
    [newvegas] Die Punkte werden gezählt …
   *[royale] Das Geld wird gezählt …
}
ending-money = Was alle haben
ending-tie-cards = Gleich viel Geld: Mehr Geldkarten und Jetons entscheiden.
ending-tie-shared = Gleich viel Geld, Geldkarten und Jetons: Der Sieg wird geteilt.
ending-course = So lief es
ending-course-royale = Nach jedem Zug: dein Geld und die Geldkarten, die du bekämst, wenn der Durchgang da endete.
ending-course-classic = Nach jedem Zug: dein Geld und die Scheine, die du bekämst, wenn der Durchgang da endete.
ending-course-newvegas = Nach jeder Runde: die Punkte, wenn die Partie da geendet hätte.
ending-unit-royale = Tausend Dollar
ending-unit-classic = Tausend Dollar
ending-unit-newvegas = Punkten
ending-chart-spoken = Ein Schaubild der Partie, in { $unit }. Die gleichen Zahlen stehen in der Tabelle darunter.
ending-chart-end = Am Ende:
ending-chart-others =
    { $others ->
        [one] Dünne Linie: eine weitere Person.
       *[other] Dünne Linien: { $others } weitere Personen.
    }
ending-round-royale = Durchgang { $round }
ending-round-classic = Durchgang { $round }
ending-round-newvegas = Runde { $round }
ending-as-table = Die Zahlen als Tabelle
ending-worth-reading = Lesenswert

## Royale

ending-luck = Würfelglück
ending-luck-note = In Geld: um wie viel die eigenen Würfe besser oder schlechter waren als dieselben Würfel im Schnitt.
ending-luckiest = Bester Wurf: { $name } in Durchgang { $round }, { $amount }
ending-unluckiest = Schlechtester Wurf: { $name } in Durchgang { $round }, { $amount }
ending-luck-how = Wie wird Glück gerechnet?
ending-luck-means = Ein Wurf ist so viel wert, wie du höchstens bekämst, wenn der Durchgang gleich nach deinem besten Zug damit endete. Davon geht der Schnitt über alle Würfe ab, die diese Würfel in derselben Lage hätten zeigen können. Auf die Dauer hebt sich Glück also auf, wie gut du auch spielst. Was eine Tafel einbrächte oder die anderen danach tun, sieht es nicht.
ending-ties = Erlittene Gleichstände
ending-ties-note = Wie oft gleich viele Würfel dich leer ausgehen ließen, und was du ohne die anderen im Gleichstand gewonnen hättest.
ending-ties-count =
    { $ties ->
        [one] ein Gleichstand
       *[other] { $ties } Gleichstände
    }
ending-casinos = In den Casinos gewonnen
ending-casinos-note = Der Kreis ist das Geld, darunter die Würfel, die du hingeschickt hast.
ending-dice-placed =
    { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfel
    }
ending-tiles = An den Tafeln gewonnen und bezahlt
ending-tiles-note = Jetons zählen je zehn.
ending-biggy = Was der Biggy gewann
ending-biggy-note = Geldkarten aus Casinos, in denen dein Biggy lag, und ihr Wert.
ending-biggy-count =
    { $prizes ->
        [one] eine Geldkarte
       *[other] { $prizes } Geldkarten
    }
ending-passes = Ausgesetzt
ending-passes-note = Ein Jeton für jedes Mal, dass du alle Würfel zurückgenommen hast.
ending-passes-count =
    { $passes ->
        [one] einmal ausgesetzt
       *[other] { $passes }-mal ausgesetzt
    }

## Las Vegas von 2012

ending-classic-tie-cards = Gleich viel Geld: Mehr Scheine entscheiden.
ending-classic-tie-shared = Gleich viel Geld und gleich viele Scheine: Der Sieg wird geteilt.
ending-classic-luck-means = Ein Wurf ist so viel wert, wie du höchstens bekämst, wenn der Durchgang gleich nach deinem besten Zug damit endete. Davon ziehen wir den Durchschnitt aller Würfe ab, die mit diesen Würfeln an derselben Stelle möglich waren. Auf Dauer gleicht sich Glück also aus, egal, wie gut jemand spielt. Was die anderen danach tun, sieht es nicht.
ending-classic-notes = Gewonnene Scheine
ending-classic-notes-note = Wie viele Geldscheine, große und kleine.
ending-classic-white = Eingesetzte weiße Würfel
ending-classic-white-note = Sie kamen mit deinen mit und halfen niemandem.

## New Las Vegas

ending-areas = Punkte nach Bereichen
ending-areas-note = Woher die Punkte kamen.
ending-taken = Gleiche Karten, andere Wahl
ending-taken-solo = Die genutzten Karten
ending-taken-note = Runde für Runde: Nummer und Aktion. Schraffiert: Die Aktion blieb liegen. Rot umrandet: Niemand sonst nahm das.
ending-taken-note-solo = Runde für Runde: Nummer und Aktion. Schraffiert: Die Aktion blieb liegen.
ending-took = Runde { $round }: { $number }, { $action }{ $used ->
    [yes] { "" }
   *[no] , nicht genutzt
}{ $alone ->
    [yes] , sonst niemand
   *[no] { "" }
}
ending-refused = Runde { $round }: nichts passte
ending-actions = Genutzte Aktionen
ending-actions-note = Auch die aus Boni.
ending-safe = Im Tresor
ending-safe-note = Oben Geldbündel, unten Schulden. Rote Schulden waren nicht gedeckt.
ending-safe-count = Geldbündel: { $bundles }, Schulden: { $debts }
ending-refusals = Abgelehnte Runden
ending-refusals-note = Keine Nummer passte irgendwohin.
ending-refusals-count =
    { $refusals ->
        [one] einmal abgelehnt
       *[other] { $refusals }-mal abgelehnt
    }
ending-drives = Der Weg der Limousine
ending-drives-note = Gefahrene Straßenstücke; ein Haken für eine geschlossene Rundfahrt.
ending-blocks =
    { $blocks ->
        [one] ein Straßenstück
       *[other] { $blocks } Straßenstücke
    }{ $home ->
        [yes] , Rundfahrt geschlossen
       *[no] { "" }
    }
ending-projects = Projekte
ending-projects-note = Eine Rosette fürs erste Mal, ein Ring fürs spätere.
ending-project = { $colour }: { $points } in Runde { $round }{ $first ->
    [yes] , zuerst
   *[no] , später
}
ending-numbers = Nummern in der Stadt
ending-numbers-note = Wie oft jede auf einem Casino steht.

## Faire Würfel

ending-fair = Waren die { $game ->
    [newvegas] Karten
   *[royale] Würfel
} fair?
ending-fair-mine = Hier nachgerechnet: Niemand kann die { $game ->
    [newvegas] Karten
   *[royale] Würfel
} ausgesucht haben, auch nicht, wer diesen Server betreibt.
ending-fair-mine-why = Dieses Gerät hatte ein geheimes Wort gezogen und sich darauf festgelegt, bevor irgendwer eines sagte, und die { $game ->
    [newvegas] Karten
   *[royale] Würfel
} kommen auch daraus. Was alle damals versprochen hatten, wurde gesagt.
ending-fair-two-sided = Hier nachgerechnet: Niemand kann die { $game ->
    [newvegas] Karten
   *[royale] Würfel
} für { $names } ausgesucht haben.
ending-fair-two-sided-why = Deren Geräte hatten geheime Wörter gezogen und sich darauf festgelegt, bevor irgendwer eines sagte. Dieses Gerät war nicht dabei: Für dich gilt es, wenn du einem von ihnen traust.
ending-fair-server-only = Hier nachgerechnet: Der Server hat sein Versprechen gehalten und die { $game ->
    [newvegas] Karten
   *[royale] Würfel
} allein gezogen.
ending-fair-server-only-why = Das war fair, wenn niemand mitspielte, der die geheime Zahl des Servers lesen kann: Kein Gerät der Spieler hat ein eigenes Wort dazugegeben.
ending-fair-open-nonces = Hier nachgerechnet: Der Server hat sein Versprechen gehalten, und die Spieler gaben offen Wörter dazu.
ending-fair-open-nonces-why = Das war fair, wenn die geheime Zahl des Servers nicht lesen konnte, wer zuletzt kam.
ending-fair-wrong = Das passt nicht zusammen. Vielleicht hat jemand die { $game ->
    [newvegas] Karten
   *[royale] Würfel
} verändert.
ending-fair-wrong-why = Etwas ist nicht das, was vor der Partie versprochen war. Behalte die Aufzeichnung und frag, wer diesen Server betreibt.
ending-fair-silent = Hat kein Wort gesagt, als die { $game ->
    [newvegas] Karten
   *[royale] Würfel
} gezogen wurden, sodass dort bis zum Ende ein Bot spielte: { $names }
ending-fair-details = Versprechen und Wörter
ending-fair-promise = Das Versprechen{ $noted ->
    [yes] , wie dieser Browser es vor dem Ende notiert hat
   *[no] { "" }
}
ending-fair-server = Die geheime Zahl des Servers
ending-fair-pledges = Was die Geräte versprochen hatten
ending-fair-nonces = Die Wörter der Spieler
ending-fair-seed = Der Seed der Partie
ending-fair-fits = passt
ending-fair-fits-not = passt nicht
ending-fair-verify = Mit der Aufzeichnung lässt sich jeder Zug nachspielen:

## Noch einmal ansehen

ending-replay-first = An den Anfang
ending-replay-last = Ans Ende
ending-replay-round-back = Eine Runde zurück
ending-replay-round-on = Eine Runde weiter
ending-replay-keys = Pfeile gehen schrittweise, Bild-Tasten rundenweise, Pos1 und Ende springen, die Leertaste spielt ab.
ending-replay-spoken = Moment { $moment } von { $moments }, { $where }
ending-replay-link = Der Link zu diesem Moment
ending-replay-continue = Von hier aus weiterspielen: { $where }
ending-replay-continue-why = Hier beginnt ein neuer Tisch. Was bis jetzt niemand gesehen hat, wird neu ausgeteilt.
ending-replay-lay = Tisch eröffnen
ending-replay-only-running = Weiterspielen kannst du von jedem Moment zwischen Anfang und Ende.

# Die Analyse der Partie
ending-review = Analyse
ending-review-note = Was der Profi gespielt hätte, und wie viel Glück dabei war.
ending-review-while = Das dauert ein wenig.
ending-review-luck = Glück ist hier aller Zufall zusammen, auch { $game ->
    [newvegas] was die Karten den anderen bringen
   *[royale] die Würfel der anderen
}: wie weit er die Gewinnchance verschoben hat.
ending-review-lucky = { $you ->
    [yes] Glück für dich
   *[no] Glück für { $name }
}
ending-review-unlucky = { $you ->
    [yes] Pech für dich
   *[no] Pech für { $name }
}
ending-review-ask = Dieses Spiel analysieren
ending-review-working = Der Profi geht alle Entscheidungen durch …
ending-review-everybody = Entscheidungen von allen
ending-review-line = { $who }: { $what }

## Tische mit gleichen Karten

ending-deal-note = Wann an jedem gespielt wurde, und an welchen von einer Adresse aus. Wer an einem Tisch gespielt hat, weiß, was an den anderen kommt: Ihr kennt eure Freunde am besten.
ending-deal-wait = Die Ergebnisse erscheinen, wenn alle Tische fertig sind.
ending-deal-played = { $from } bis { $to }
ending-deal-began = begonnen { $from }
ending-deal-shared = { $count ->
    [one] Von derselben Adresse aus gespielt wie Tisch { $tables }: im selben Haus oder von derselben Person.
   *[other] Von derselben Adresse aus gespielt wie die Tische { $tables }: im selben Haus oder von derselben Person.
}

## Nach dem ersten Spiel

ending-first-play-full = Das volle Spiel spielen
ending-first-newvegas-done = Deine erste Stadt steht!
ending-first-newvegas-full = Das volle Spiel bringt zweierlei dazu. Das Darlehen: Vor der ersten Runde stimmen alle geheim ab, ob die Bank allen Geldbündel leiht, für die Schulden am Ende. Golf: An Straße eins liegen neun Löcher; eröffne ihre Casinos vom Abschlag aus Tür für Tür, und jedes Loch zählt.
