# La page des feuilles à imprimer. Leurs noms sont dans paper.ftl.

web-print-lead = Le bloc est vide, ou quelqu’un veut les règles à côté de l’assiette ? Imprime ce qu’il te faut, dessiné par nous.
web-print-what = Quoi
web-print-how = Comment
web-print-size = Papier
web-print-size-a4 = A4
web-print-size-letter = US Letter
web-print-ink = Encre
web-print-ink-colour = en couleur
web-print-ink-plain = en noir et blanc
web-print-number = Feuilles par page
web-print-number-value = { $number ->
    [2] deux par page
   *[other] une par page
}
web-print-edition = Termes de l’édition
web-print-edition-bluecocker = Blue Cocker
web-print-edition-pegasus = Pegasus
web-print-open = Ouvrir le PDF
web-print-save = Enregistrer le PDF
web-print-hint = Imprime à la taille réelle : chaque page a déjà ses marges.
web-print-preview = À quoi cela ressemblera
web-print-page = { $paper }, page { $page }
