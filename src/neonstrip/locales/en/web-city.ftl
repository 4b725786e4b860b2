# A home-made city instead of the printed one, for sheets to print and to score.

web-city-file = A city of your own…
web-city-hint = Without its file (TOML) it is the printed city. docs/sheets.md tells how one is written.
web-city-own = Home-made city: { $file }
web-city-unnamed = as it was chosen
web-city-printed = The printed city
