# Une ville faite maison au lieu de la ville imprimée, pour les feuilles à imprimer et à compter.

web-city-file = Une ville à toi…
web-city-hint = Sans son fichier (TOML), c’est la ville imprimée. docs/sheets.md dit comment en écrire une.
web-city-own = Ville faite maison : { $file }
web-city-unnamed = celle qui a été choisie
web-city-printed = La ville imprimée
