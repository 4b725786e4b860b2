# Was ein Server aufbewahrt.

web-privacy-short = Es gibt keine Konten, keine E-Mail-Adressen, keine Cookies, keine Zählung von Besuchen, und nichts wird von anderen Seiten geladen. Das bewahrt die Datenbank des Servers auf:
web-privacy-table-entries = Alles, was an einem Tisch geschah, der Reihe nach und auf Dauer: das Spiel und seine Optionen, die Namen, die jemand angab, die Züge und wann sie gemacht wurden, was im Chat stand, erbetene Tipps, die Würfel und Karten, die noch kommen, und Hashwerte der Schlüssel, die Plätze öffnen.
web-privacy-table-summaries = Eine Zeile über jeden Tisch, für Listen: das Spiel, sein Stand, die Namen, und wann er gedeckt und zuletzt bespielt wurde.
web-privacy-table-snapshots = Wo ein Spiel steht, damit es nicht von vorn gespielt werden muss. Darin ist nichts, was nicht auch im Verlauf steht.
web-privacy-table-reviews = Die Besprechung eines beendeten Spiels, falls jemand sie wollte.
web-privacy-table-findings = Was für eine Besprechung, die gerade entsteht, bisher gefunden wurde.
web-privacy-table-keys = Die Namen der Schlüssel, mit denen Ereignisse versiegelt sind. Die Schlüssel selbst sind nicht dort.
web-privacy-table-pulse = Wann zuletzt probiert wurde, ob sich etwas schreiben lässt.
web-privacy-address = Deine Adresse wird gebraucht, solange du verbunden bist, um Grenzen einzuhalten, und nicht aufgeschrieben. Nur an Tischen, die dasselbe Blatt spielen, bleibt bei deinen Zügen ein Hashwert davon, mit dem anderswo nichts anzufangen ist: Er zeigt, ob zwei Tische von einem Ort aus gespielt wurden. Was der Server über seinen Betrieb aufschreibt, enthält keine Namen, keine Kennungen von Tischen und keine Adressen; ein Proxy davor kann es anders halten.
web-privacy-device = Dein Browser behält, nur auf deinem Gerät: welche Plätze deine sind, deinen Namen und deine Einstellungen. Was du von einem gedruckten Spiel einträgst, bleibt auf deinem Gerät und auf dem Server. Wer den Link eines Tisches hat, kann zusehen; wer dein Gerät hat, kann an deinem Platz spielen. Ein Gerät, das Karten für das gedruckte Spiel aufdeckt, behält auch die Karten, die noch kommen, was es notiert hat, und diese Seiten.
web-privacy-sealed = Ereignisse und Zwischenstände liegen in der Datenbank dieses Servers versiegelt, unter einem Schlüssel, der anderswo liegt.
web-privacy-forever = Dieser Server bewahrt Tische auf, bis jemand, der ihn betreibt, sie entfernt.
web-privacy-expire-open = Spiele, die nie begannen, werden entfernt, wenn { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} lang nichts geschehen ist.
web-privacy-expire-playing = Spiele, die nicht zu Ende gespielt wurden, werden entfernt, wenn { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} lang nichts geschehen ist.
web-privacy-expire-over = Beendete Spiele werden entfernt, wenn { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} lang nichts geschehen ist.
web-privacy-remove = Wer den Server betreibt, kann jederzeit einen Tisch entfernen, mit allem, was über ihn aufbewahrt ist: Bitte darum, und nenn den Link. In Sicherungen kann er länger stehen.
