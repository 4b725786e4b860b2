# L’écran des règles. Les règles elles-mêmes sont dans rules-royale.ftl et rules-newvegas.ftl.

rules-search = Chercher dans les règles
rules-back-table = Retour à la table
rules-example = Exemple
rules-ruling = Notre usage
rules-search-short = Chercher
rules-search-hint = / pour chercher
rules-back = Retour
rules-contents = Sommaire
rules-found =
    { $count ->
        [0] Rien trouvé
        [one] Une page trouvée
       *[other] { $count } pages trouvées
    }
rules-none = Rien sur « { $question } » dans ces règles. Un autre mot, peut-être ?
rules-clear = Tout montrer
rules-of = Règles de { $game }
