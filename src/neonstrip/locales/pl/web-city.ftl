# Własne miasto zamiast tego z gry, dla arkuszy do druku i do liczenia.

web-city-file = Własne miasto…
web-city-hint = Bez jego pliku (TOML) to miasto z gry. Jak je zapisać, mówi docs/sheets.md.
web-city-own = Własne miasto: { $file }
web-city-unnamed = to, które wybrano
web-city-printed = Miasto z gry
