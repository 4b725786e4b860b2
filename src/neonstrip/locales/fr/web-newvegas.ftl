# Ce que seul le navigateur dit de New Las Vegas.

web-nv-sign = New Las Vegas
web-nv-parts = Parties de la table
web-nv-tab-city = Ville
web-nv-tab-sheet = Feuille
web-nv-tab-table = Projets
web-nv-tab-deck = Cartes
web-nv-tab-players = Joueurs
web-nv-tab-acme = ACME
web-nv-tab-log = Journal

## Le plan

web-nv-city = Ville de { $name }
web-nv-map = Plan de la ville
web-nv-whole = Toute la ville
web-nv-close-up = De plus près
web-nv-street = Rue { $street } :
web-nv-spot = Rue { $street }, avenue { $avenue }
web-nv-write = écrire le { $number }
# Lu à voix haute, un casino après l’autre. Un $carpet vide : il n’y en a pas.
web-nv-lot = avenue { $avenue } { $state ->
    [number] { $number }
    [site] une grue
   *[empty] vide
}{ $star ->
    [open] , une étoile
    [given] , spectacle donné
    [lost] , étoile perdue
   *[none] {""}
}{ $passed ->
    [yes] , tapis { $carpet }, visité
    [no] , tapis { $carpet }
   *[none] {""}
}
# Les numéros qui ont leur place sur un casino vide.
web-nv-room = Vide : les numéros de { $lowest } à { $highest } ont leur place.
web-nv-room-one = Vide : seul le { $number } a sa place.
web-nv-room-none = Vide : plus aucun numéro n’a sa place. Seule une extension peut servir ici.
web-nv-hole = Avenue { $avenue } : trou, PAR { $par }
web-nv-hotel = Avenue { $avenue } : hôtel
web-nv-lamp = Lampadaire
web-nv-light = Feu tricolore
web-nv-car = La limousine, sous la rue { $street }, à droite de l’avenue { $avenue }

## Un tour

web-nv-worth = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
web-nv-cards = Numéros et actions
web-nv-best = au mieux { $points }
web-nv-fits-not = avec un bonus seulement
web-nv-take-number = Prends un numéro…
web-nv-take-action = … et l’action d’une autre carte
web-nv-gives = pour l’ACME : { $action }
# Lu à voix haute après une action : le numéro qui va avec.
web-nv-with = avec le { $number }
web-nv-turn-refuse = Aucun des trois numéros n’est possible.
web-nv-turn-changed = Le { $number } n’est possible nulle part tel quel. Entoure un groupe : son bonus peut changer le numéro.
web-nv-extend-where = Casinos éclairés sur le plan : là, tu peux faire une extension.
web-nv-ballot = Bulletin : un prêt pour tout le monde ?
web-nv-voted = Ton vote est dans l’urne. Il reste secret jusqu’à la fin.
web-nv-vote-hint = Le prêt est le même pour tout le monde : { $majority } liasses si plus de la moitié vote pour, { $some } si quelqu’un le fait. À la fin, moins de liasses que de dettes coûte { $points } points.
web-nv-restart = Recommencer le tour
web-nv-waiting-more = On attend { $names } et { $others ->
    [one] encore une personne
   *[other] { $others } autres
}
# Lu à voix haute après chaque étape.
web-nv-written = { $what }. Tu en es à { $points } points, dettes : { $debts }.
web-nv-dealt = Tour { $round }. Sur la table : { $cards }.
web-nv-round-over = Ce qu’a donné { $round }
web-nv-others = { $others ->
    [one] Une autre personne a joué aussi.
   *[other] { $others } autres ont joué aussi.
}

## La feuille de score

web-nv-looking = Voici ce que { $name } a construit.
web-nv-back = Retour à ma ville
web-nv-sheet = Feuille de score de { $name }
web-nv-score-sheet = Feuille de score
web-nv-track = Piste d’inauguration
web-nv-boxes = { $checked } cases cochées sur { $boxes }, { $circled ->
    [0] aucun groupe entouré
    [one] un groupe entouré
   *[other] { $circled } groupes entourés
}
web-nv-shows-left = Spectacles, colonne gauche
web-nv-shows-right = Spectacles, colonne droite
web-nv-run = Rue { $street }{ $leads ->
    [yes] , personne n’a de suite plus longue
   *[no] {""}
} :
web-nv-bonus = bonus
web-nv-bundles = { $bundles ->
    [one] { $bundles } liasse
   *[other] { $bundles } liasses
}
web-nv-debts = { $debts ->
    [one] { $debts } dette
   *[other] { $debts } dettes
}
web-nv-owed-safe = dettes impayées : { $points } si la partie s’arrêtait là
web-nv-owed-limousine = retour : { $points } si la partie s’arrêtait là
web-nv-refusals = { $refusals ->
    [one] un permis refusé
   *[other] { $refusals } permis refusés
}
web-nv-scores = Les scores, zone par zone
# En solo, c’est qui lit qui a fini la partie.
web-nv-you-last_box = Le dernier ruban est coupé : tu as coché la dernière case.
web-nv-you-all_projects = Tu as validé les trois projets.
web-nv-you-all_opened = Tu as ouvert tous tes casinos construits.

## La table

web-nv-projects = Projets de la ville
web-nv-deck = Encore dans la pioche
web-nv-left = { $card } : encore { $count }
web-nv-player = Joueur
web-nv-head-total = Points
web-nv-head-opened = Ouverts
web-nv-head-projects = Proj.
web-nv-head-hotels = Hôtels
web-nv-head-shows = Spect.
web-nv-head-boxes = Cases
web-nv-head-runs = Suites
web-nv-show-sheet = Voir les feuilles de { $name }
web-nv-done = tour fini
web-nv-acme = L’ACME
web-nv-acme-last = Dernier tour :
web-nv-acme-reckons = Comment elle compte
web-nv-acme-for = pour chaque
web-nv-acme-points = maintenant
web-nv-acme-better = amélioré (elle a { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
})
web-nv-acme-from = { $points } dès { $cards }
web-nv-acme-run = casinos de ses suites
web-nv-acme-run-length = { $sum }, 1 au moins : { $length } dans chaque rue
web-nv-acme-hides = Sa carte cachée montre : { $action }. Le numéro au dos dira son vote à la fin.

## Ce que chaque chose dit d’elle-même

web-nv-about-combination = Prends-la, et écris d’abord le { $number }.
web-nv-about-construction = Construction : raye la grue d’un chantier. C’est une dette, remboursée dès que tu ouvres le casino. Le numéro de ce tour ne peut pas y aller.
web-nv-about-improvement = Amélioration : raye la valeur du haut d’une colonne de ta feuille. La suivante compte désormais ; la dernière reste toujours.
web-nv-about-show = Spectacle : seulement si le casino que tu viens d’ouvrir a une étoile. Entoure l’étoile et raye la valeur du haut d’une colonne de spectacles.
web-nv-about-inauguration = Inauguration : coche la case suivante de la piste. Les groupes complets sont des bonus ; la toute dernière case met fin à la partie.
web-nv-about-limousine = Limousine : trace une ligne, deux tronçons, jusqu’à un lampadaire suivant, jamais deux fois par le même. Les tapis visités rapportent si leur casino est ouvert à la fin.
web-nv-about-star = { $show ->
    [given] Son spectacle a été donné.
    [lost] Son étoile est perdue.
   *[open] Une étoile : le spectacle se donne au tour même où tu ouvres ce casino, jamais plus tard.
}
web-nv-about-carpet = { $carpet ->
    [M] Tapis de la mafia : une liasse au coffre
    [L] Tapis de luxe : des points de luxe
   *[V] Tapis VIP : des points VIP
}{ $passed ->
    [yes] {" "}si le casino est ouvert à la fin. La limousine est déjà passée.
   *[no] {" "}si la limousine passe dessous et que le casino est ouvert à la fin.
}
web-nv-about-opened = Ouvert avec le { $number }.
web-nv-about-site = Un chantier sous sa grue. Une construction enlève la grue, puis on peut y écrire un numéro.
web-nv-about-owed = L’ouvrir rembourse la dette de sa grue.
web-nv-about-hole = { $state ->
    [circled] Joué : il rapporte selon son PAR.
    [lost] Perdu : un casino plus loin a été ouvert avant.
   *[open] Ouvre le casino dessous juste à côté d’un trou déjà entouré ; le premier casino de la rue 1 peut être n’importe où. En sauter un fait perdre les trous de ce côté.
}
web-nv-about-hotel = { $state ->
    [grand] Ici se dresse le grand hôtel.
    [small] Ici se dresse le petit hôtel : quelqu’un a été plus rapide.
    [taken] Le grand hôtel est pris. Ouvre tous les casinos de l’avenue pour le petit.
   *[open] Ouvre tous les casinos de cette avenue. Le grand hôtel va à celles et ceux qui y arrivent au premier tour où quelqu’un y arrive, le petit aux suivants.
}
web-nv-about-lamp = La limousine va de lampadaire en lampadaire : une ligne fait deux tronçons, tout droit ou avec un seul virage.
web-nv-about-airport = La limousine part d’ici et devrait y être revenue à la fin. Une fois revenue, elle y reste.
web-nv-about-car = { $home ->
    [yes] Elle est de retour.
   *[no] { $lines ->
        [0] Elle n’est pas encore partie, il ne manque donc rien.
        [one] Il lui manque une ligne pour rentrer, et cela coûte des points.
       *[other] Il lui manque { $lines } lignes pour rentrer, et chacune coûte des points.
    }
}
web-nv-about-column = { $now } compte maintenant. { $last ->
    [yes] C’est la dernière valeur : elle reste.
   *[no] Une amélioration en fait { $next }.
}
web-nv-about-shows = La première valeur non rayée compte. Le premier spectacle d’une colonne apporte les dettes imprimées à côté ; rayer la valeur voisine d’une dette la rembourse.
web-nv-about-boxes = Les groupes complets de cases cochées sont des bonus : entoures-en un par tour pour changer le numéro, choisir ton action ou faire une extension. Les cases entourées ne comptent plus pour le rang.
web-nv-about-area-projects = Les points des projets que tu as validés.
web-nv-about-area-inauguration = Le plus de cases cochées et non entourées donne le premier rang, puis le deuxième et le troisième. Qui en a le moins prend une dette.
web-nv-about-area-shows = Dans chaque colonne, la première valeur non rayée.
web-nv-about-area-hotels = Tes grands hôtels et tes petits, chacun multiplié par sa valeur.
web-nv-about-area-streets = La plus longue suite de pairs ou d’impairs de chaque rue, et un bonus partout où personne n’en a de plus longue.
web-nv-about-area-golf = Les trous entourés de chaque PAR, multipliés par sa valeur.
web-nv-about-area-limousine = Les casinos ouverts dont tu as visité le tapis VIP ou luxe, multipliés par leur valeur, moins les lignes qui manquent au retour.
web-nv-about-area-safe = Les liasses contre les dettes. Moins de liasses que de dettes à la fin, et tu perds { $unpaid } points, une seule fois. Le prêt arrive avec les votes, à la fin.
web-nv-about-total = Les points sûrs en l’état actuel. Les dettes impayées et le retour sont à part : à la fin, seul ce qu’il en reste coûte. Le plus de points gagne ; puis le plus d’hôtels, puis le plus de grands hôtels.
web-nv-about-deck = Les cartes qu’on n’a pas vues depuis le dernier mélange.
web-nv-about-vote = Tout le monde vote en secret, une fois. Le prêt est le même pour chacun, quel que soit son vote, et se révèle à la fin.
web-nv-about-refuse = Aucun des trois numéros n’a de place : coche deux cases, et le tour est fini pour toi.
web-nv-about-circle = Entoure un groupe complet pour un bonus par tour : un autre numéro, l’action de ton choix ou une extension.
web-nv-about-number = Change le numéro de un ou deux. La dette du groupe est rayée.
web-nv-about-free = Fais une des cinq actions à la place de la tienne. La dette du groupe est rayée.
web-nv-about-extend = Écris encore le numéro d’un casino ouvert juste à côté de lui. La dette du groupe est entourée.
web-nv-about-confirm = Personne ne voit ton tour avant que tout le monde ait fini. Ensuite viennent les hôtels et les projets.
web-nv-about-cards = Qui valide le premier projet peut faire remélanger toutes les cartes.
web-nv-about-give = Permis refusé, mais une des trois cartes va quand même à l’ACME.
web-nv-about-use = Une carte pour son numéro, une autre pour son action. La troisième va sur la pile de l’ACME.
web-nv-about-back = Tant que ton tour n’est pas fini, tu peux tout annuler. Personne ne l’a vu.
web-nv-about-project = Chacun le valide une fois ; les premiers, même à plusieurs dans un tour, gagnent plus. Points : { $points }.
web-nv-about-head-total = Les points sûrs en l’état actuel, sans les votes.
web-nv-about-head-opened = Casinos avec un numéro.
web-nv-about-head-projects = Projets validés.
web-nv-about-head-hotels = Grands et petits hôtels.
web-nv-about-head-shows = Spectacles donnés.
web-nv-about-head-boxes = Cases cochées et non entourées : le rang d’inauguration.
web-nv-about-head-runs = La plus longue suite de pairs ou d’impairs, rues 1 à { $streets }.
web-nv-about-acme-pile = Chaque carte que tu n’utilises pas vient ici, et l’ordre ne change jamais. Les cartes encadrées sont égales à la précédente.
web-nv-about-acme-next = La pioche est posée actions visibles : tu vois ce qui vient.
web-nv-about-acme-checks = Trois cartes de validation se cachent dans la moitié inférieure de la pioche. À chacune qui sort, l’ACME fait la ligne suivante.
web-nv-about-acme-reckons = Des points par carte, par hôtel, par suite plus longue et par carte répétée. Avec assez de cartes d’amélioration, c’est le nombre le plus haut. Les cartes Construction et le nombre de la grue font sa suite dans chaque rue, un point par casino.
web-nv-about-acme-hidden = Si le numéro caché est assez haut, l’ACME vote pour le prêt. Si ton vote et le sien sont contre, elle perd autant de points que ce numéro.

## Pourquoi un endroit touché n’en est pas un

web-nv-why-action = Ton action est : { $action }, pas celle-ci.
web-nv-why-taken = Le { $number } y est déjà.
web-nv-why-crane = Il y a une grue : construis d’abord, ouvre ensuite.
web-nv-why-order = { $side ->
    [left] Le { $number } serait à droite du { $beside }, or les numéros montent de gauche à droite.
   *[right] Le { $number } serait à gauche du { $beside }, or les numéros montent de gauche à droite.
}
web-nv-why-phase = { $phase ->
    [choose] Prends d’abord une des trois cartes.
    [open] Écris d’abord ton numéro dans un casino.
    [act] Ce n’est pas le moment : fais ton action, ou finis ton tour.
    [after] Ton action est faite. Finis ton tour, ou reviens d’un pas.
   *[wait] Pas maintenant : les autres n’ont pas fini.
}
web-nv-why-n-construct-1 = On ne construit que là où il y a une grue.
web-nv-why-n-improve-1 = La dernière valeur d’une colonne ne se raye jamais.
web-nv-why-n-show-1 = Le casino que tu viens d’ouvrir n’a pas d’étoile.
web-nv-why-n-inaug-1 = Il ne reste aucune case à cocher.
web-nv-why-n-limo-1 = Aucune ligne n’y mène : deux tronçons depuis la limousine, sans repasser par un tronçon déjà tracé.
web-nv-why-n-bonus-1 = Dis d’abord à quoi sert le groupe entouré.
web-nv-why-n-bonus-2 = Le numéro ne peut pas changer autant.
web-nv-why-n-bonus-4 = Une extension se place juste à côté d’un casino ouvert, et la rue doit toujours monter.
web-nv-why-n-bonus-5 = Une extension se fait juste après l’ouverture, avant l’action.
web-nv-why-n-open-4 = Ce numéro n’a de place nulle part, même avec un bonus.
web-nv-why-n-setup-4 = D’abord le vote : pour ou contre un prêt ?
web-nv-why-n-solo-2 = Le numéro et l’action viennent de deux cartes différentes.
web-nv-why-n-solo-3 = Donne d’abord une des trois cartes à l’ACME.
web-nv-why-n-project-4 = Décide d’abord si l’on remélange les cartes.
