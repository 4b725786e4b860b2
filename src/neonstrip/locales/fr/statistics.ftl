# Une partie finie dans le terminal, en chiffres.

statistics-after = après la manche { $round }
statistics-jetons = jetons reçus
statistics-casinos = gagné aux casinos
statistics-tiles = gagné aux tuiles
statistics-fines = amendes
statistics-passes = payé pour passer
statistics-notes = billets gagnés
statistics-ties = égalités (valeur)
statistics-biggy = billets du Biggy (valeur)
statistics-luck = chance aux dés
statistics-refusals = permis refusés
statistics-blocks = tronçons parcourus
