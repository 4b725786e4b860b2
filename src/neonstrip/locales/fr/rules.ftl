# L’écran des règles. Les règles elles-mêmes sont dans rules-royale.ftl et rules-newvegas.ftl.

rules-search = Chercher dans les règles
rules-back-table = Retour à la table
rules-example = Exemple
rules-ruling = Notre usage
