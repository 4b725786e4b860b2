# Was auf Papier gedruckt wird: Blätter zum Beschreiben, Übersichten, Karten. Wie sie heißen, und was außer den Wörtern
# der Spiele darauf steht.

paper-player = { $edition ->
    [pegasus] Stadt und Wertungstafel
   *[other] Stadt und Wertungsblatt
}
paper-city = Stadt
paper-score = { $edition ->
    [pegasus] Wertungstafel
   *[other] Wertungsblatt
}
paper-reference-newvegas = Kurzregel: Welcome to New Las Vegas
paper-acme = Die zehn Karten von ACME
paper-reference-royale = Kurzregel: Las Vegas Royale
paper-tiles = Die sechzehn Tafeln
paper-reference-classic = Kurzregel: Las Vegas (2012)

paper-written = „{ $file }“ kann gedruckt werden.
paper-name = Name

## Die Stadt: was ihre Zeichen bedeuten

paper-legend-site = im Bau; gebaut sind es Schulden, bis es eröffnet ist
paper-legend-star = Show
paper-legend-lamp = Laterne: Eine Linie führt von Laterne zu Laterne
paper-legend-hotel = zuerst fertig: { $edition ->
    [pegasus] großes Hotel
   *[other] Grand Hotel
}; sonst die oberen Stockwerke streichen

## Das Wertungsblatt

paper-rank = nach Platz
paper-free-boxes = Angekreuzt, nicht eingekreist
paper-fewest-boxes = wer die wenigsten hat
paper-run = { $edition ->
    [pegasus] Längste Reihe
   *[other] Längste Kette
}
paper-unpaid = Weniger Geldbündel als Schulden: { $points } Punkte weniger
paper-loan = Stimme zum { $edition ->
    [pegasus] Darlehn
   *[other] Darlehen
}

## Karten von ACME

paper-acme-run = { $edition ->
    [pegasus] Bauen { $crane } = Reihe in jeder Straße
   *[other] Neubau { $crane } = Kette in jeder Straße
}
paper-acme-bank = für das { $edition ->
    [pegasus] Darlehn
   *[other] Darlehen
} ab { $number }

## Was an einem Wunsch falsch sein kann

mistake-unknown-paper = Zum Drucken gibt es kein „{ $paper }“. Es gibt: { $papers }.
mistake-paper-choice = „{ $choice }“ geht bei „{ $paper }“ nicht. Möglich: { $choices }.
mistake-paper-halves = So oft passt „{ $paper }“ nicht auf eine Seite. Auf eine halbe Seite passen: { $papers }.
mistake-paper-city = „{ $paper }“ zeigt keine Stadt. Das tun: { $papers }.
