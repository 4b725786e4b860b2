# The printed game on the table: the door to it, and the dealer.

web-paper-title = Le jeu imprimé sur ta table
web-paper-lead = Pose un téléphone ou une tablette sur la table. On joue avec ce qu’il y a dans la boîte.
web-paper-dealer = Le croupier
web-paper-dealer-why = Retourne les cartes pour autant de monde que tu veux, assez grandes pour toute la table : d’un toucher, au minuteur, ou quand tous les téléphones disent « prêt ». Il garde les projets et la course aux hôtels.
web-paper-deal = Disposer les cartes
web-paper-choices = Édition, golf, projets
web-paper-project = Projet, { $colour }
web-paper-drawn = tiré au sort
web-paper-round = Manche { $round }
web-paper-ready-stacks = Les piles sont prêtes
web-paper-left =
    { $left ->
        [one] encore { $left } carte dans chaque pile
       *[other] encore { $left } cartes dans chaque pile
    }
web-paper-flip = Retourner
web-paper-flip-first = Retourner les premières cartes
web-paper-combination = { $number }, { $action }
web-paper-shuffled = Mélangées ! Toutes les cartes sont de nouveau dans les piles.
web-paper-shuffled-stacks = Mélangées ! Chaque pile a repris ses cartes, sauf celles qui sont visibles.
web-paper-reshuffle = Mélanger toutes les cartes
web-paper-reshuffle-why = Qui réalise le premier projet de la partie peut le demander, à la fin de cette manche.
web-paper-unflip = Annuler le retournement
web-paper-before = Les cartes d’avant
web-paper-more = Téléphones, minuteur, fin
web-paper-phones = Téléphones et une deuxième pièce
web-paper-phones-why = Qui scanne ce code voit aussi les cartes et a, au besoin, un bouton « Prêt ». Le même lien montre ces cartes dans un autre salon.
web-paper-waits = Retourner dès que tous les téléphones sont prêts
web-paper-count = { $ready } sur { $phones } prêts
web-paper-phone = Téléphone { $number }
web-paper-phone-ready = prêt
web-paper-drop = Ne plus l’attendre
web-paper-join = Je joue aussi : un bouton « Prêt »
web-paper-ready = Prêt
web-paper-unready = Prêt. Touche encore : pas tout à fait
web-paper-leave = Plus de bouton
web-paper-timer = Minuteur
web-paper-timer-off = aucun
web-paper-seconds = { $seconds } s
web-paper-sound = Son à chaque retournement
web-paper-races = Avenues que quelqu’un a complétées
web-paper-races-why = Touche une avenue quand quelqu’un la complète : dès la manche suivante, les autres n’y bâtissent que le petit hôtel.
web-paper-race = Avenue { $avenue }
web-paper-met = Quelqu’un l’a réalisé
web-paper-met-by = Réalisé par { $names }
web-paper-somebody = quelqu’un
web-paper-who = Nom, si tu veux
web-paper-mark = Noter
web-paper-unmark = Finalement pas { $name }
web-paper-unmet = Finalement pas réalisé
web-paper-end = Terminer la partie
web-paper-end-why = Plus rien ne se retourne ensuite.
web-paper-over = La partie est finie
web-paper-score = Compter les feuilles
web-paper-again = Une autre partie
web-paper-away =
    { $notes ->
        [0] Le serveur est hors d’atteinte. Continue.
        [one] Le serveur est hors d’atteinte. Continue : { $notes } note partira à son retour.
       *[other] Le serveur est hors d’atteinte. Continue : { $notes } notes partiront à son retour.
    }
web-paper-script-end = Toutes les cartes que cet appareil a sont retournées. La suite vient quand le serveur est de retour.
web-paper-cards = Les cartes
web-paper-cancel = Pas maintenant

# Alone against the ACME
web-paper-players = Qui joue
web-paper-players-many = Plusieurs personnes
web-paper-players-one = Une seule, contre l’ACME
web-paper-ready-pile = La pioche est prête
web-paper-left-pile =
    { $left ->
        [one] encore une carte à piocher
       *[other] encore { $left } cartes à piocher
    }
web-paper-draw-first = Piocher les trois premières cartes
web-paper-give = Touche la carte qui va à l’ACME.
web-paper-give-card = { $card } : pour l’ACME
web-paper-ungive = Reprendre la carte à l’ACME
web-paper-last-round = C’est la dernière manche
web-paper-shuffled-used = Mélangé ! Les cartes utilisées sont de nouveau dans la pioche.
web-paper-you = Toi
# After “met by”
web-paper-by-you = toi
web-paper-met-alone = Je l’ai rempli
web-paper-races-alone = Avenues que tu as achevées
web-paper-acme-so-far = Jusqu’ici : ses suites plus longues que les tiennes et le prêt comptent à la fin.
web-paper-acme-behind = Compté quand le serveur sera de retour.
web-paper-acme-all = Avec tes suites et ton vote.
web-paper-count-title = Toi et l’ACME
web-paper-count-why = Ses suites plus longues et le prêt dépendent de ta feuille.
web-paper-count-run = Ta plus longue suite, rue { $street }
web-paper-count-vote = Ton vote
web-paper-count-total = Tes points
web-paper-count-do = Comparer
web-paper-count-sheet = Ou saisir toute ma feuille
web-paper-count-again = Corriger
web-paper-you-win = TU GAGNES
web-paper-looks-on = Quelqu’un joue ici contre l’ACME.

web-paper-referee = L’arbitre
web-paper-referee-why = Touche les dés, les billets et les tuiles des six casinos, tels qu’ils sont sur ta table. La fin de la manche est racontée casino par casino, et l’argent de toutes les manches est gardé.
web-paper-referee-open = Ouvrir la table

web-paper-scorer = Le décompte
web-paper-scorer-why = Additionne les feuilles : touche ce qui y est écrit, une personne pour tout le monde ou chacun sur son téléphone.
web-paper-scorer-open = Saisir des feuilles

web-paper-sheets = Feuilles à imprimer
web-paper-sheets-why = Plan de ville et feuille de score quand le bloc est vide, une page de règles par jeu, les cartes de l’ACME : en PDF.
web-paper-sheets-open = Choisir et imprimer
