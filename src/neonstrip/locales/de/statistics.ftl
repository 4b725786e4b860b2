# Eine beendete Partie im Terminal, in Zahlen.

statistics-after = nach Durchgang { $round }
statistics-jetons = erhaltene Jetons
statistics-casinos = aus Casinos
statistics-tiles = aus Tafeln
statistics-fines = Strafen
statistics-passes = fürs Aussetzen
statistics-notes = Scheine gewonnen
statistics-ties = Gleichstände (Wert)
statistics-biggy = mit dem Biggy (Wert)
statistics-luck = Würfelglück
statistics-refusals = abgelehnte Runden
statistics-blocks = Straßenstücke
