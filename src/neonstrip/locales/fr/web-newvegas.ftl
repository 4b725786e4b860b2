# What only the browser says of New Las Vegas.

web-nv-sign = New Las Vegas
web-nv-parts = Parties de la table
web-nv-tab-city = Ville
web-nv-tab-sheet = Feuille
web-nv-tab-table = Projets
web-nv-tab-players = Joueurs
web-nv-tab-log = Journal
web-nv-city = Ville de { $name }
web-nv-plan = Plan de la ville
web-nv-whole = Toute la ville
web-nv-close-up = De plus près
web-nv-street = Rue { $street } :
web-nv-spot = Rue { $street }, avenue { $avenue }
# Lu à voix haute, un casino après l’autre. Un $carpet vide : il n’y en a pas.
web-nv-lot = avenue { $avenue } { $state ->
    [number] { $number }
    [site] une grue
   *[empty] vide
}{ $star ->
    [open] , une étoile
    [given] , un spectacle donné
    [lost] , étoile perdue
   *[none] {""}
}{ $passed ->
    [yes] , tapis { $carpet }, passé
    [no] , tapis { $carpet }
   *[none] {""}
}
web-nv-worth = { $points } points
web-nv-cards = Numéros et actions
web-nv-best = au mieux { $points }
web-nv-fits-not = seulement avec un bonus
web-nv-take-number = Prenez un numéro …
web-nv-take-action = … et l’action d’une autre carte
web-nv-gives = donne { $action }
web-nv-vote-hint = Le prêt est le même pour tous : { $majority } liasses si plus de la moitié vote pour, { $some } si quelqu’un le fait. À la fin, moins de liasses que de dettes coûte { $points } points.
web-nv-restart = Recommencer le tour
web-nv-waiting-more = On attend { $names } et { $others ->
    [one] encore une personne
   *[other] { $others } autres
}
web-nv-looking = Voici ce que { $name } a construit.
web-nv-back = Retour à ma ville
web-nv-sheet = Feuille de score de { $name }
web-nv-score-sheet = Feuille de score
web-nv-boxes = { $checked } cases cochées sur { $boxes }, { $circled ->
    [0] aucun groupe entouré
    [one] un groupe entouré
   *[other] { $circled } groupes entourés
}
web-nv-shows-left = Spectacles, colonne de gauche
web-nv-shows-right = Spectacles, colonne de droite
web-nv-run = Rue { $street }{ $leads ->
    [yes] , personne n’a de suite plus longue
   *[no] {""}
} :
web-nv-bonus = bonus
web-nv-bundles = { $bundles ->
    [one] une liasse
   *[other] { $bundles } liasses
}
web-nv-debts = { $debts ->
    [one] une dette
   *[other] { $debts } dettes
}
web-nv-refusals = { $refusals ->
    [one] refusé une fois
   *[other] refusé { $refusals } fois
}
web-nv-projects = Projets de la ville
web-nv-deck = Encore dans la pioche
web-nv-player = Joueur
web-nv-head-total = Points
web-nv-head-opened = Ouverts
web-nv-head-projects = Proj.
web-nv-head-hotels = Hôtels
web-nv-head-shows = Spect.
web-nv-head-boxes = Cases
web-nv-head-runs = Suites
web-nv-show-sheet = Voir les feuilles de { $name }
web-nv-done = fini
web-nv-acme = L’ACME
web-nv-acme-reckons = Comment elle compte
web-nv-acme-for = pour chaque
web-nv-acme-points = maintenant
web-nv-acme-better = amélioré (elle a { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
})
web-nv-acme-from = { $points } à partir de { $cards }
web-nv-scores = Les scores, zone par zone
# Pourquoi un lieu touché n’en est pas un. $rule est le numéro de la règle.
web-nv-why-n-open-1 = Seul un casino vide peut être ouvert, et aucun sous une grue. ({ $rule })
web-nv-why-n-open-2 = Il ne va pas là : dans une rue, les numéros montent de gauche à droite. ({ $rule })
web-nv-why-n-construct-1 = Seul un chantier avec une grue peut être construit. ({ $rule })
