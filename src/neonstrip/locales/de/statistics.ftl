# Eine beendete Partie im Terminal, in Zahlen.

statistics-after = nach Durchgang { $round }
statistics-jetons = erhaltene Jetons
statistics-casinos = aus Casinos
statistics-tiles = aus Tafeln
statistics-fines = Strafen
statistics-passes = fürs Passen
statistics-ties = Patts (Wert)
statistics-biggy = Biggy-Preise (Wert)
statistics-luck = Würfelglück
statistics-refusals = verweigerte Runden
statistics-blocks = gefahrene Blocks
