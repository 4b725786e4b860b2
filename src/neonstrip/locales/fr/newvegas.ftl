# Welcome to New Las Vegas. Les numéros des règles sont dans les règles, pas ici.
# Un casino s’écrit rue/avenue. Dans les prévisions, $points porte déjà son signe : +3, -2.
# Après un nom, pas de verbe conjugué : « Toi » est aussi un nom.

nv-welcome = Bâtis une ville de casinos. À chaque tour, il y a trois numéros sur la table, chacun avec une action. Prends-en un, écris-le dans un casino, toujours en montant de gauche à droite dans la rue, puis fais l’action : construire, améliorer, donner un spectacle, inaugurer, promener la limousine. Le plan montre où écrire, et les points que cela donne maintenant.
nv-welcome-acme = Face à toi : { $name }, de l’ACME, niveau { $level } sur { $levels }

## Les cartes. Les actions ont 12 lettres au plus, les projets 28, les couleurs 6.

nv-action-construction = construction
nv-action-improvement = amélioration
nv-action-show = spectacle
nv-action-inauguration = inauguration
nv-action-limousine = limousine
nv-any-action = au choix

nv-colour-pink = rose
nv-colour-purple = violet
nv-colour-yellow = jaune

nv-projects = PROJETS
nv-points = { $first }, puis { $later }
nv-points-later = plus que { $later }
nv-points-scored = tu as { $points }
nv-points-met = validé !

nv-project-three_grand_hotels = Trois grands hôtels
nv-project-five_small_hotels = Cinq petits hôtels
nv-project-seven_hotels = Sept hôtels
nv-project-two_adjacent_grand_hotels = Deux grands hôtels voisins
nv-project-four_adjacent_hotels = Quatre hôtels voisins
nv-project-hotels_first_and_last = Hôtels des avenues 1 et 11
nv-project-ten_inaugurations = Dix cases d’inauguration
nv-project-run_of_six_even = Six pairs à la suite
nv-project-run_of_seven_odd = Sept impairs à la suite
nv-project-two_runs_of_four_odd = Deux fois quatre impairs
nv-project-run_of_five_even_at_edge = Cinq pairs au bout d’une rue
nv-project-two_full_streets = Deux rues pleines
nv-project-limousine_each_kind = Limousine : M, L et V
nv-project-limousine_each_street = Limousine : les quatre rues
nv-project-sites_first_and_last = Chantiers, avenues 1 et 11
nv-project-sites_of_two_streets = Les chantiers de deux rues
nv-project-all_sites_built = Tous les chantiers
nv-project-sites_and_shows_of_street = Chantiers, étoiles d’une rue
nv-project-three_shows_each_column = Trois spectacles par colonne
nv-project-golf_and_shows_street_one = Golf et étoiles de la rue 1
nv-project-all_par_four = Tous les PAR 4

nv-project-three_grand_hotels-rule = Avoir { $three_grand_hotels } grands hôtels.
nv-project-five_small_hotels-rule = Avoir { $five_small_hotels } petits hôtels ; les grands ne comptent pas.
nv-project-seven_hotels-rule = Avoir { $seven_hotels } hôtels, grands ou petits.
nv-project-two_adjacent_grand_hotels-rule = Avoir un grand hôtel dans { $two_adjacent_grand_hotels } avenues voisines.
nv-project-four_adjacent_hotels-rule = Avoir un hôtel, grand ou petit, dans { $four_adjacent_hotels } avenues voisines.
nv-project-hotels_first_and_last-rule = Avoir les hôtels de la première et de la dernière avenue.
nv-project-ten_inaugurations-rule = Avoir sur la piste d’inauguration { $ten_inaugurations } cases cochées et non entourées.
nv-project-run_of_six_even-rule = { $run_of_six_even } numéros pairs ou plus à la suite dans une rue. Les grues n’arrêtent pas la suite, les casinos vides si.
nv-project-run_of_seven_odd-rule = { $run_of_seven_odd } numéros impairs ou plus à la suite dans une rue. Les grues n’arrêtent pas la suite, les casinos vides si.
nv-project-two_runs_of_four_odd-rule = { $two_runs_of_four_odd } suites de { $two_runs_of_four_odd_length } numéros impairs, dans une même rue ou dans plusieurs.
nv-project-run_of_five_even_at_edge-rule = { $run_of_five_even_at_edge } numéros pairs ou plus à la suite, depuis le premier casino d’une rue ou jusqu’au dernier. On saute les grues.
nv-project-two_full_streets-rule = Dans { $two_full_streets } rues, chaque casino construit a son numéro ; les grues ne comptent pas.
nv-project-limousine_each_kind-rule = La limousine est passée devant un casino mafieux, un casino de luxe et un casino VIP, ouverts ou non.
nv-project-limousine_each_street-rule = La limousine est passée devant un tapis rouge dans chacune des quatre rues, casino ouvert ou non.
nv-project-sites_first_and_last-rule = Les chantiers des avenues 1 et { $avenues } sont construits et ouverts.
nv-project-sites_of_two_streets-rule = Tous les chantiers de { $sites_of_two_streets } rues sont construits et ouverts.
nv-project-all_sites_built-rule = Tous les chantiers de la ville sont construits ; à certaines tables, il faut aussi les ouvrir.
nv-project-sites_and_shows_of_street-rule = Dans une rue, tous les chantiers construits et ouverts, et un spectacle à chaque étoile.
nv-project-three_shows_each_column-rule = Au moins { $three_shows_each_column } spectacles dans chacune des deux colonnes.
nv-project-golf_and_shows_street_one-rule = Tous les trous entourés, et un spectacle à chaque étoile de la rue 1.
nv-project-all_par_four-rule = Tous les trous PAR 4 entourés.

nv-coming-numbers = numéros à venir
nv-coming-actions = actions à venir

## Le plan. Les deux premiers mots ont 4 lettres au plus, l’aéroport 9.

nv-map-golf = golf
nv-map-hotels = hôt.
nv-map-airport = aéroport
nv-carpet-M = mafia
nv-carpet-L = luxe
nv-carpet-V = VIP

nv-round = TOUR { $round }
nv-before = AVANT LE PREMIER TOUR
nv-edition = { $edition ->
    [pegasus] règles Pegasus
   *[other] règles Blue Cocker
}{ $golf ->
    [no] , sans golf
   *[other] {""}
}{ $bank ->
    [no] , sans banque
   *[other] {""}
}

## La feuille de score. Ces mots ont 9 lettres au plus.

nv-sheet-title = FEUILLE DE SCORE
nv-sheet-points = en ce moment
nv-sheet-projects = projets
nv-sheet-inauguration = inaugur.
nv-sheet-rank = rang { $rank }
nv-sheet-boxes = cases
nv-sheet-shows = spect.
nv-sheet-grand = grands
nv-sheet-small = petits
nv-sheet-streets = rues
nv-sheet-golf = golf PAR
nv-sheet-no-golf = sans golf
nv-sheet-limousine = limousine
nv-sheet-missing = retour
nv-sheet-safe = coffre
nv-sheet-total = total
nv-sheet-owed = { $points } si c’était la fin

nv-area-projects = projets
nv-area-inauguration = inauguration
nv-area-shows = spectacles
nv-area-hotels = hôtels
nv-area-streets = rues
nv-area-golf = golf
nv-area-limousine = limousine
nv-area-safe = coffre-fort

nv-column-inauguration = Inauguration
nv-column-grand_hotel = Grands hôtels
nv-column-small_hotel = Petits hôtels
nv-column-street_bonus = Bonus de rue
nv-column-par3 = PAR 3
nv-column-par4 = PAR 4
nv-column-par5 = PAR 5
nv-column-vip = VIP
nv-column-luxury = Luxe
nv-column-missing_line = Retour

## Les autres

nv-other = { $total ->
    [one] { $total } pt
   *[other] { $total } pts
} · { $opened ->
    [one] { $opened } ouvert
   *[other] { $opened } ouverts
} · projets { $projects } · hôtels { $grand }+{ $small } · spect. { $shows } · cases { $boxes } · suites { $runs }
nv-acme = { $total ->
    [one] { $total } point
   *[other] { $total } points
} · projets { $projects } · hôtels { $hotels } · cartes { $cards }
nv-acme-pile = sa pile :
nv-acme-next = Prochaine carte : { $action }.
nv-acme-validation = Prochaine carte : validation du projet { $colour }.
nv-acme-no-card = Plus aucune carte à piocher.
nv-acme-check = Validation { $check } : hôtel { $hotels }{ $project ->
    [yes] {" "}et projet.
   *[other] , pas de projet.
}
nv-acme-check-project = Validation { $check } : { $project ->
    [yes] projet seul.
   *[other] ni hôtel ni projet.
}
nv-acme-checked = Toutes ses validations sont passées.

## À toi de jouer

nv-turn-vote = Vote secret : la banque doit-elle prêter à tout le monde ?
nv-turn-choose = Quel numéro prends-tu, avec quelle action ?
nv-turn-use = Une carte pour son numéro, une autre pour son action ; la troisième va à l’ACME.
nv-turn-open = Écris le { $number } où il a sa place.
nv-turn-act = Ouvert ! Ton action : { $action }.
nv-turn-after = Ton tour est noté. On valide ?
nv-turn-bonus = Groupe entouré : pour quel bonus ?
nv-turn-wish = Le premier projet est à toi. Faut-il remélanger toutes les cartes ?
nv-turn-give = Permis refusé. Quelle carte va à l’ACME ?

nv-choice-vote-loan = pour un prêt
nv-choice-vote-against = contre
nv-choice-choose = { $number } avec { $action }
nv-choice-use = numéro { $number }, action { $action }, à l’ACME { $given }
nv-choice-refuse = aucun numéro possible : permis refusé, cocher deux cases
nv-choice-give = { $number } avec { $action }
nv-choice-circle = { $boxes ->
    [one] bonus : entourer { $boxes } case
   *[other] bonus : entourer { $boxes } cases
}
nv-choice-number = en faire un { $number }
nv-choice-free = action libre
nv-choice-extend = encore { $number } en { $street }/{ $avenue }
nv-choice-build = construire { $street }/{ $avenue }
nv-choice-improve = { $column } : { $from } → { $to }
nv-choice-show = spectacle, { $side ->
    [left] colonne gauche
   *[other] colonne droite
} { $from } → { $to }
nv-choice-encore = rappel dans l’extension, { $side ->
    [left] colonne gauche
   *[other] colonne droite
} { $from } → { $to }
nv-choice-inaugurate = cocher la case { $box }
nv-choice-inaugurate-last = cocher la dernière case
nv-choice-drive = { $first }, puis { $second }
nv-choice-drive-straight = { $first }, tout droit
nv-choice-drive-past = { $first }, { $second } : tapis { $carpets }
nv-choice-drive-home = { $first }, { $second } : retour au feu
nv-choice-decline = laisser le projet { $colour } pour ce tour
nv-choice-confirm = finir ton tour
nv-choice-confirm-without = finir ton tour sans action
nv-choice-cards-reshuffle = remélanger
nv-choice-cards-keep = les laisser ainsi

# Les touches d’un trajet sont les initiales de north, east, south, west, dans toutes les langues.
nv-way-north = en haut
nv-way-east = à droite
nv-way-south = en bas
nv-way-west = à gauche

nv-fits = { $spots ->
    [one] { $spots } casino possible
   *[other] { $spots } casinos possibles
}, au mieux { $points }
nv-fits-not = seulement avec un bonus de numéro
nv-change = { $area } { $points }
nv-note-show = ☆ spectacle
nv-note-star = ☆ perdue
nv-note-holes = { $holes ->
    [one] { $holes } trou perdu
   *[other] { $holes } trous perdus
}
nv-note-setback = { $area } { $points } pour l’instant
nv-note-debts = dettes { $debts }
nv-todo-lines = retour : { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
}
nv-todo-open = { $count ->
    [one] reste à ouvrir
   *[other] { $count } restent à ouvrir
}
nv-todo-shows = { $count ->
    [one] encore { $count } spectacle pour les rembourser
   *[other] encore { $count } spectacles pour les rembourser
}
# Ce qu’un choix devrait rapporter d’ici la fin, par rapport à ne rien faire.
nv-expected = environ { $points }
nv-note-ends = finit la partie

nv-keys-restart = r refaire
nv-keys-others = o autres
nv-ask-next = Entrée : tour suivant · q : quitter

## Ce que chacun a fait

nv-voted = Les votes sont faits. Ils restent secrets jusqu’à la fin.
nv-did-refuse = permis refusé
nv-did-open = { $number } en { $street }/{ $avenue }
nv-did-build = { $street }/{ $avenue } construit
nv-did-lose-star = étoile perdue
nv-did-improve = { $column } à { $value }
nv-did-show = spectacle, { $side ->
    [left] colonne gauche
   *[other] colonne droite
} à { $value }
nv-did-encore = rappel dans l’extension, { $side ->
    [left] colonne gauche
   *[other] colonne droite
} à { $value }
nv-did-check = { $boxes ->
    [one] { $boxes } case cochée
   *[other] { $boxes } cases cochées
}
nv-did-drive = limousine en route
nv-did-drive-past = limousine, tapis { $carpets }
nv-did-home = limousine de retour
nv-did-home-past = limousine de retour, tapis { $carpets }
nv-did-bonus-number = bonus : autre numéro
nv-did-bonus-action = bonus : action libre
nv-did-bonus-extension = bonus : extension
nv-did-hotel = { $kind ->
    [grand] GRAND HÔTEL
   *[other] petit hôtel
} avenue { $avenue }
nv-did-project = projet { $colour } : { $points } points
nv-did-decline = projet { $colour } laissé
nv-shuffled = Les cartes ont été remélangées.
nv-did-get = nouvelle carte : { $action }

## La fin

nv-end-last_box = Le dernier ruban est coupé : quelqu’un a coché la dernière case.
nv-end-all_projects = Quelqu’un a validé les trois projets.
nv-end-all_opened = Quelqu’un a ouvert tous ses casinos construits.
nv-end-acme_projects = L’ACME a validé les trois projets.
nv-end-votes = prêt
nv-end-bundles = liasses au coffre
nv-end-debts = dettes
nv-end-hotels = hôtels (grands)
nv-end-hidden = La carte cachée de l’ACME était un { $number }.
nv-vote = { $vote ->
    [loan] pour
    [against] contre
   *[none] –
}
nv-acme-wins = L’ACME GAGNE
nv-tie-hotels = Égalité de points : le nombre d’hôtels décide.
nv-tie-grand = Égalité de points et d’hôtels : le nombre de grands hôtels décide.
nv-tie-shared = Égalité de points, d’hôtels et de grands hôtels : la victoire est partagée.
nv-tie-acme = Égalité de points : pour gagner, il en faut plus que l’ACME.

## L’aide

nv-help-turn = Un tour : prends une combinaison, écris son numéro dans un casino vide, toujours en montant de gauche à droite dans la rue, puis fais son action si tu veux, et finis ton tour. Si aucun des trois numéros n’a de place, le permis est refusé et tu coches deux cases.
nv-help-action = La construction enlève une grue et apporte une dette (!), remboursée dès que le casino est ouvert. L’amélioration raye la valeur du haut d’une colonne. Un spectacle demande une étoile (☆) au casino que tu viens d’ouvrir ; sans spectacle, l’étoile est perdue. L’inauguration coche une case. La limousine parcourt une ligne, soit deux tronçons, jusqu’au lampadaire suivant (•), et devrait revenir au feu (◉).
nv-help-bonus = Chaque groupe complet de cases cochées peut être entouré une fois, un par tour : change le numéro de 1 ou { $change }, fais l’action de ton choix, ou répète un numéro à côté de son casino, ce qui apporte une dette.
nv-help-map = Sur le plan : ┬┐ une grue, __ un casino sans numéro, ▸+2 un endroit possible et les points qu’il donne maintenant, (M) un tapis visité, (4) un trou entouré, ×4 un trou perdu. [G] est ton grand hôtel, [S] ton petit, g et s ceux que tu peux encore avoir en ouvrant toute l’avenue.
nv-help-sheet = Sur la feuille : la valeur entre crochets compte, celles d’avant sont rayées. Les cases entre parenthèses sont entourées. Un plus après une suite : personne n’en a de plus longue. $ est une liasse, ! une dette, ° une dette qui vient avec le premier spectacle de la colonne. Plus de dettes que de liasses, et tu perds { $unpaid } points.
nv-help-end = La partie finit après le tour où quelqu’un coche la dernière case, valide tous les projets ou a ouvert tous ses casinos construits.
nv-help-solo = L’ACME compte sa pile : des points par carte de spectacle, d’inauguration et de limousine, par hôtel, par carte égale à la précédente, et ses cartes de construction font ses suites. Ses cartes d’amélioration augmentent tout cela.
# Qui bâtit pour l’ACME, et comment ; après un nom.
nv-style-ribbon_cutter = Elle a quarante paires de ciseaux et compte chaque ruban. Marque avec les inaugurations : ne lui en donne pas.
nv-style-golf_patron = Il arrose ses greens pendant que le désert a soif. Marque quand des cartes égales se suivent : varie sa pile.
nv-style-limousine_fleet = Aucun client de marque ne roule avec quelqu’un d’autre. Marque avec les limousines.
nv-style-advertiser = Ce qu’elle affiche vaut bientôt le double. Les améliorations augmentent tôt, et fort, tout ce qu’elle a.
nv-style-road_builder = Ses grues ne dorment jamais. Les constructions font des suites qui t’enlèvent les bonus de rue.
nv-style-pictured = Le visage connu des livrets : un peu de tout.
nv-style-show_producer = Des plumes, un éléphant et salle comble tous les soirs. Marque avec les spectacles.
nv-style-banker = Il gagne un peu sur tout en ville et vote rarement pour le prêt. Si personne ne le fait, c’est lui qui paie.
nv-style-hotel_tycoon = Il dort chaque nuit dans une autre de ses tours. Construit dans huit avenues : complète-les avant ses validations.
nv-style-city_planner = Elle veut finir pour Noël un plan de dix ans. Valide tous les projets, et le troisième finit la partie.

nv-architect = { $name } : { $areas }. Ses suites : cartes de construction { $crane }.
nv-architect-area = { $area } { $base } ({ $better } dès { $cards ->
    [one] { $cards } amélioration
   *[other] { $cards } améliorations
})
nv-architect-inauguration = inauguration
nv-architect-show = spectacle
nv-architect-hotel = hôtel
nv-architect-street = plus longue suite
nv-architect-golf = carte répétée
nv-architect-limousine = limousine
nv-help-keys = Tape ce qui précède un choix : un endroit, c’est la rue puis l’avenue, donc 13 est la rue 1, avenue 3. Ou tape le coup lui-même, par exemple « { $example } ». u annule, r recommence ton tour, m remontre le plan, o les autres, t donne un conseil, s sauvegarde, q quitte.
