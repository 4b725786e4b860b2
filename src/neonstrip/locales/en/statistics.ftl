# A finished game in the terminal, in figures.

statistics-after = after round { $round }
statistics-jetons = jetons given
statistics-casinos = won at casinos
statistics-tiles = won at tiles
statistics-fines = fines
statistics-passes = paid to pass
statistics-notes = notes won
statistics-ties = ties (worth)
statistics-biggy = the Biggy’s prizes (worth)
statistics-luck = luck of the dice
statistics-refusals = refused rounds
statistics-blocks = blocks driven
