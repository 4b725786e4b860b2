# Was `neonstrip doctor` findet

doctor-reading = Tische werden gelesen
doctor-read = { $tables ->
    [one] Ein Tisch, { $events } Ereignisse.
   *[other] { $tables } Tische, { $events } Ereignisse.
}
doctor-whole = Nichts wurde geändert, nichts ging verloren.
doctor-sealed = Versiegelt, und der Schlüssel fehlt: { $tables }. Ihre Verläufe sind ganz, soweit man das sagen kann, ohne sie zu spielen.
doctor-log-changed = Verläufe, die geändert wurden oder in der Mitte etwas verloren haben: { $tables }. Dort kann niemand spielen. Hol diese Tische aus einer Sicherung zurück.
doctor-log-short = Verläufe, die ihr Ende verloren haben: { $tables }. Man kann dort weiterspielen und wird gewarnt. In einer Sicherung steht vielleicht mehr.
doctor-unplayable = Verläufe, die ganz sind, sich aber nicht spielen lassen: { $tables }. Hat ein neueres Neonstrip sie geschrieben? Dann nimm dieses; sonst melde es bitte.
doctor-summary = Zusammenfassungen, die nicht zu ihren Verläufen passen: { $tables }. Listen zeigen diese Tische vielleicht falsch, bis dort etwas geschieht.
doctor-snapshot = Beschädigte Zwischenstände: { $tables }. Sie kosten nichts und werden aus den Verläufen neu gemacht. Aber sieh nach der Festplatte.
