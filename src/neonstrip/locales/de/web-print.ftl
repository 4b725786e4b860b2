# Die Seite mit Blättern zum Drucken. Wie sie heißen, steht in paper.ftl.

web-print-lead = Der Block ist leer, oder jemand hätte gern die Regeln neben dem Teller? Druck aus, was du brauchst, von uns gezeichnet.
web-print-what = Was
web-print-how = Wie
web-print-size = Papier
web-print-size-a4 = A4
web-print-size-letter = US Letter
web-print-ink = Farbe
web-print-ink-colour = farbig
web-print-ink-plain = schwarz-weiß
web-print-number = Blätter auf einer Seite
web-print-number-value = { $number ->
    [2] zwei pro Seite
   *[other] eins pro Seite
}
web-print-edition = Begriffe der Ausgabe
web-print-edition-bluecocker = Blue Cocker
web-print-edition-pegasus = Pegasus
web-print-open = PDF öffnen
web-print-save = PDF speichern
web-print-hint = Druck in Originalgröße: Jede Seite hat schon ihren Rand.
web-print-preview = So wird es aussehen
web-print-page = { $paper }, Seite { $page }
