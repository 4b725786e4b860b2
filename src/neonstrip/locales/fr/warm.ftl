warm-up = Préparation des règles (cette fois seulement)
