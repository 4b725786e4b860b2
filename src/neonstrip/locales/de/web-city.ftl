# Eine selbst gemachte Stadt statt der gedruckten, für Blätter zum Drucken und zum Werten.

web-city-file = Eine eigene Stadt …
web-city-hint = Ohne ihre Datei (TOML) ist es die gedruckte Stadt. Wie man eine schreibt, steht in docs/sheets.md.
web-city-own = Eigene Stadt: { $file }
web-city-unnamed = wie sie gewählt wurde
web-city-printed = Die gedruckte Stadt
