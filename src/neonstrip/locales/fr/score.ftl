# Les scores de Welcome to New Las Vegas sur papier : une colonne par personne, donc des mots courts.
scoring-projects = Projets
scoring-inauguration = Inauguration
scoring-shows = Spectacles
scoring-hotels = Hôtels
scoring-streets = Rues
scoring-golf = Golf
scoring-limousine = Limousine
scoring-safe = Coffre-fort
scoring-total = Total
scoring-place = Place
scoring-bundles = Liasses
scoring-debts = Dettes
# $debts est une liste de ce qui suit
scoring-owes = { $player } a des dettes pour : { $debts }.
scoring-debt-site = le chantier { $street }-{ $avenue }
scoring-debt-extension = l’extension du groupe { $group }
scoring-debt-inauguration = la dernière place à l’inauguration
scoring-debt-left = la colonne gauche des spectacles
scoring-debt-right = la colonne droite des spectacles
scoring-won = { $player } gagne.
# $players est une liste de noms
scoring-shared = { $players } se partagent la victoire.

# Ce qui ne va pas dans la forme du fichier. Le nom et l’endroit du fichier sont dits avant.
mistake-sheet-object = Il faut ici un objet entre accolades.
mistake-sheet-list = Il faut ici une liste entre crochets.
mistake-sheet-length = Il faut ici { $length } éléments, et non { $found }.
mistake-sheet-key = « { $key } » n’a pas de sens ici. Possible : { $keys }.
mistake-sheet-missing = Il manque « { $key } ».
mistake-sheet-number = Il faut ici un nombre entier de { $lowest } à { $highest }.
mistake-sheet-truth = Il faut ici true ou false.
mistake-sheet-word = Il faut ici un de ces mots : { $words }.
mistake-sheet-twice = C’est nommé deux fois.

# Ce qu’aucune feuille ne peut montrer. Les rues se comptent d’en haut, les avenues depuis la gauche.
mistake-sheet-rising = Le { $number } est à droite du { $left } de l’avenue { $avenue } : les numéros doivent croître.
mistake-sheet-apart = Le { $number } est aussi dans l’avenue { $avenue } : des numéros égaux doivent se toucher.
mistake-sheet-copies =
    C’est le numéro de son voisin de gauche : il y a { $copies ->
        [one] { $copies } numéro répété
       *[other] { $copies } numéros répétés
    }, mais { $extensions ->
        [0] aucune extension
        [one] { $extensions } extension
       *[other] { $extensions } extensions
    }.
mistake-sheet-extensions =
    Il y a eu { $extensions ->
        [one] { $extensions } extension
       *[other] { $extensions } extensions
    }, mais { $copies ->
        [0] aucun numéro répété à côté du sien
        [one] { $copies } seul numéro répété à côté du sien
       *[other] { $copies } numéros répétés seulement
    }.
mistake-sheet-changed =
    Les cartes portent les numéros { $cards } : pour le { $number } il faut le bonus de numéro, et { $bonuses ->
        [0] il n’a pas servi.
        [one] il n’a servi que { $bonuses } fois.
       *[other] il n’a servi que { $bonuses } fois.
    }
mistake-sheet-no-casino = Il n’y a pas de casino ici pour le { $number }.
mistake-sheet-not-built = Le { $number } est sur un chantier dont la grue n’est pas rayée.
mistake-sheet-no-site = Rue { $street }, avenue { $avenue }, il n’y a pas de chantier.
mistake-sheet-no-star = Rue { $street }, avenue { $avenue }, il n’y a pas d’étoile.
mistake-sheet-not-opened = Le casino de la rue { $street }, avenue { $avenue }, n’est pas ouvert : pas de spectacle là.
mistake-sheet-show-copy = Deux casinos de la rue { $street } portant le { $number } ont eu un spectacle, mais l’un d’eux vient d’une extension.
mistake-sheet-column = { $boxes } valeurs sont rayées, et { $most } au plus peuvent l’être : la dernière reste.
mistake-sheet-show-boxes =
    { $boxes ->
        [one] { $boxes } valeur est rayée
       *[other] { $boxes } valeurs sont rayées
    } dans les colonnes des spectacles, pour { $shows ->
        [one] { $shows } spectacle donné.
       *[other] { $shows } spectacles donnés.
    }
mistake-sheet-no-golf = La table joue sans golf.
mistake-sheet-boxes = { $boxes } cases ne peuvent pas être cochées : c’est { $lowest } au début, { $highest } au plus.
mistake-sheet-group = Le groupe { $group } est complet avec { $needed } cases, et { $boxes } seulement sont cochées.
mistake-sheet-no-hole = Il n’y a pas de trou au-dessus de l’avenue { $avenue }.
mistake-sheet-hole-closed = Le casino sous le trou de l’avenue { $avenue } n’est pas ouvert.
mistake-sheet-hole-row = Les trous entourés doivent se suivre sans interruption.
mistake-sheet-hole-first = Des casinos de la rue 1 sont ouverts : le trou du premier doit être entouré.
mistake-sheet-hole-next = Le casino de l’avenue { $avenue } a été ouvert à côté d’un trou entouré : le sien doit l’être aussi.
mistake-sheet-tour-start = Le trajet doit partir du feu, carrefour { $street }-{ $avenue }.
mistake-sheet-tour-jump = Du carrefour { $street }-{ $avenue } à { $to_street }-{ $to_avenue }, il y a plus d’un tronçon.
mistake-sheet-tour-block = Aucun tronçon ne va du carrefour { $street }-{ $avenue } à { $to_street }-{ $to_avenue }.
mistake-sheet-tour-twice = Le tronçon du carrefour { $street }-{ $avenue } à { $to_street }-{ $to_avenue } est parcouru deux fois.
mistake-sheet-tour-lamp = Le trajet s’arrête au carrefour { $street }-{ $avenue }, où il n’y a pas de lampadaire.
mistake-sheet-tour-closed = Le trajet est revenu au feu ici et ne peut pas continuer.
mistake-sheet-unfinished = L’avenue { $avenue } n’est pas finie : elle ne peut pas avoir d’hôtel.
mistake-sheet-both-hotels = L’avenue { $avenue } a un grand et un petit hôtel.
mistake-sheet-no-hotel = L’avenue { $avenue } est finie : elle doit avoir un hôtel.
mistake-sheet-no-grand = L’avenue { $avenue } a un petit hôtel, mais personne n’a le grand.
mistake-sheet-project = Aucun projet de cette couleur ne donne { $points } points. Possible : { $known }.
mistake-sheet-project-cards = Aucun projet de cette couleur ne donne à lui seul tous ces points : { $points }.
mistake-sheet-project-first = Ce projet n’a donné que les points des suivants ({ $points }), mais il a bien fallu un premier.
mistake-sheet-no-vote = Il manque le vote pour ou contre le prêt.
mistake-sheet-no-bank = La table joue sans banque : personne n’a voté pour un prêt.
