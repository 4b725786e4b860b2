# Die Seite mit den Regeln. Die Regeln selbst stehen in rules-royale.ftl und rules-newvegas.ftl.

rules-search = In den Regeln suchen
rules-back-table = Zurück zum Tisch
rules-example = Beispiel
rules-ruling = So spielen wir es
