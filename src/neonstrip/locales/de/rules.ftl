# Die Seite mit den Regeln. Die Regeln selbst stehen in rules-royale.ftl und rules-newvegas.ftl.

rules-search = In den Regeln suchen
rules-back-table = Zurück zum Tisch
rules-example = Beispiel
rules-ruling = So spielen wir es
rules-search-short = Suchen
rules-search-hint = / drücken und suchen
rules-back = Zurück
rules-contents = Inhalt
rules-found =
    { $count ->
        [0] Nichts gefunden
        [one] Eine Seite gefunden
       *[other] { $count } Seiten gefunden
    }
rules-none = Über „{ $question }“ steht hier nichts. Vielleicht ein anderes Wort?
rules-clear = Alles zeigen
rules-of = Regeln von { $game }
