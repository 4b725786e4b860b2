# Dresser une table.

web-new-table = Une nouvelle table
web-game = Jeu
web-seats-limits = De { $fewest } à { $most } joueurs.
web-seats-count =
    { $seats ->
        [one] Une place
       *[other] { $seats } places
    }
web-people-here = Personnes sur cet appareil
web-people-here-hint = À plusieurs, chacun son tour.
web-people-link = Places libres
web-people-link-hint = Pour qui a le lien ou scanne le code.
web-bots = Robots
web-bots-hint = Chacun joue aussi bien que tu le dis.
web-cover-hint = Si l’écran n’est pas couvert, une bannière dit à qui c’est de jouer, et tout le monde devant cet appareil voit ce que voit cette personne : son argent, son brouillon.
web-bot-level = Force du robot { $number }
web-bot-who = Qui est le robot { $number }
web-player-number = Joueur { $number }
web-less = { $what } : un de moins
web-more = { $what } : un de plus
web-options = Options du jeu
web-option-tiles = Tuiles
web-option-tiles-hint = Des mini-jeux aux casinos, à partir du casino 1. Sans tuile, c’est le jeu de base, Las Vegas.
web-option-tiles-0 = aucune (jeu de base)
web-option-repeat = Tuiles des manches suivantes
web-option-repeat-hint = Quelles tuiles reviennent à la manche suivante.
web-option-repeat-reshuffle = mélangées de nouveau parmi toutes
web-option-repeat-aside = celles qui ont servi sont écartées
web-option-repeat-turn = celles qui ont servi sont retournées
web-option-neutral = Dés neutres
web-option-neutral-hint = À deux, une troisième couleur est lancée et posée au début de chaque manche. Elle compte comme un joueur.
web-option-white = Dés blancs
web-option-white-hint = De deux à quatre, on lance aussi des dés blancs, qui ne sont à personne et comptent comme un joueur.
web-option-white-none = seulement à deux
web-option-leftover = Dés blancs en trop
web-option-leftover-hint = À trois, deux dés blancs ne se partagent pas.
web-option-leftover-rolled = lancés au début
web-option-leftover-given = pour qui commence
web-option-open_money = Argent visible
web-option-open_money-hint = Tout le monde voit ce que chacun possède.
web-option-starter = Premier joueur
web-option-starter-hint = Qui lance en premier à la première manche.
web-option-starter-none = tiré au sort
web-option-starter-value = place { $value }
web-option-edition = Édition
web-option-edition-hint = Les règles des deux éditeurs diffèrent sur quelques points, comme le mélange des cartes. Pegasus se joue à six au plus.
web-option-edition-bluecocker = Blue Cocker
web-option-edition-pegasus = Pegasus
web-option-golf = Golf
web-option-golf-hint = À laisser de côté pour une première partie.
web-option-bank = Prêt de la banque
web-option-bank-hint = Le vote secret avant le premier tour. À laisser de côté pour une première partie.
web-option-sites = Projet « tous les chantiers »
web-option-sites-hint = La règle polonaise demande des chantiers ouverts, pas seulement construits.
web-option-sites-built = chantiers construits
web-option-sites-opened = chantiers ouverts
web-option-opponent = Architecte de l’ACME
web-option-opponent-hint = Ton adversaire en solo, de facile à impitoyable.
web-house-rules = Règles maison
web-house-rules-hint = Là où les règles se lisent de deux façons. Laisse-les telles quelles, ou joue comme chez toi.
web-option-off = non
web-option-fine = Bad Luck avec { $overFirst } ou { $overSecond }
web-option-fine-hint = Pour payer { $fine }, la banque ne peut pas rendre la monnaie : le plus petit billet est le { $smallest }, et on ne rend jamais de jetons.
web-option-fine-cash = tout est perdu
web-option-fine-jetons = { $fine } tout rond avec des jetons
web-option-neutral_power = Les dés neutres comptent pour Power Play
web-option-neutral_power-hint = Sinon, ils ne comptent qu’à la fin de la manche.
web-option-decline_move = Handicap et My Choice : le mouvement peut être refusé
web-option-decline_move-hint = Sinon, il est obligatoire dès qu’il est possible.
web-option-next_starter = Qui commence la manche suivante
web-option-next_starter-hint = Si un joueur imaginaire gagne le plus gros billet d’un casino, le plus petit peut quand même désigner qui commence.
web-option-next_starter-any = meilleur billet du casino le plus haut
web-option-next_starter-higher = seulement un plus gros billet
web-option-shows = Projets sur les spectacles d’une rue
web-option-shows-hint = La règle polonaise demande seulement que les casinos à étoile soient ouverts.
web-option-shows-given = spectacles donnés
web-option-shows-opened = casinos à étoile ouverts
web-option-extension_shows = Spectacles dans les extensions
web-option-extension_shows-hint = Un casino à étoile ouvert par une extension peut recevoir le spectacle du tour, comme la règle allemande de Blue Cocker permet de le lire.
web-option-decline_projects = On peut laisser un projet de côté
web-option-decline_projects-hint = Qui a rempli un projet peut attendre un tour pour le marquer, ou y renoncer.
web-option-acme_runs = L’ACME marque des points pour ses suites
web-option-acme_runs-hint = La règle de Pegasus ne parle pas de ces points.
web-table = La table
web-public = Table publique
web-public-hint = Affichée à l’accueil : chacun peut s’asseoir ou regarder.
web-chat-hint = Courts messages et réactions. Tu pourras la couper plus tard.
web-away-after = Absence après
web-away-hint = Après ce temps sans page ouverte, l’hôte peut faire jouer un robot à sa place.
web-clock = Temps pour une décision
web-clock-hint = Une fois écoulé, un robot joue à cette place jusqu’au retour de la personne.
web-clock-time =
    { $seconds ->
        [0] sans limite
        [30] 30 secondes
       *[other] { $days ->
            [0] { $minutes ->
                [one] une minute
               *[other] { $minutes } minutes
            }
            [one] un jour
           *[other] { $days } jours
        }
    }
web-copies = Tables avec les mêmes cartes et dés
web-copies-hint = Pour un tournoi entre amis : plusieurs tables, une seule donne, résultats comparés à la fin.
web-together = Commencer ensemble
web-together-hint = Aucune table ne commence avant que les hôtes de toutes soient prêts : personne ne voit les cartes avant les autres.
web-lay-table = Ouvrir la table
web-hints = Conseils
web-hints-hint = Si l’on peut demander ce que ferait l’expert. À plusieurs, le journal dit qui a demandé.
web-hints-alone = en solo contre des robots
web-hints-yes = permis
web-hints-no = aucun
