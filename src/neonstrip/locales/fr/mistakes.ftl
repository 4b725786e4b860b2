# Ce qui n’a pas marché, et que faire.
mistake-unknown-game = Aucun jeu ne s’appelle « { $game } ». Les jeux sont : { $games }.
mistake-no-sheets = Les feuilles du jeu « { $game } » ne peuvent pas être comptées ici. C’est possible pour : { $games }.
mistake-seats =
    { $seats ->
        [one] Une table de { $seats } joueur, ça ne va pas
       *[other] Une table de { $seats } joueurs, ça ne va pas
    } : il en faut de { $fewest } à { $most }.
mistake-solo-seats = Contre l’ACME, on joue en solo, et il y a ici { $seats } joueurs. Laisse cette option de côté.
mistake-unknown-option = L’option « { $option } » n’existe pas. Les options sont : { $options }.
mistake-option = L’option « { $option } » ne peut pas valoir « { $value } ». Valeurs possibles : { $takes }.
mistake-neutral-seats = Les dés neutres servent à deux joueurs, et il y en a ici { $seats }. Laisse cette option de côté.
mistake-seed-length = Une graine est un texte de 1 à { $longest } caractères.
mistake-bad-name = « { $name } » ne peut pas être un nom : il faut de 1 à { $longest } caractères visibles, séparés tout au plus par une seule espace.
mistake-reserved-name = Personne ne peut s’appeler « { $name } » : ce mot désigne les dés de personne.
mistake-same-name = Deux joueurs s’appellent « { $name } ». Donne à chacun son propre nom.
mistake-alike-name = « { $name } » et « { $other } » se ressemblent trop. Donne à chacun un nom que l’on distingue.
mistake-unknown-name = Personne ici ne s’appelle « { $name } ». À la table : { $names }.
mistake-unknown-move = « { $text } » n’est pas un coup. Tu peux jouer : { $legal }.
mistake-illegal-move = « { $text } » n’est pas possible maintenant. Tu peux jouer : { $legal }.
mistake-not-your-turn = { $name } n’a rien à décider maintenant.
mistake-game-over = La partie est finie.
mistake-no-undo = Impossible d’annuler : on ne reprend que son propre dernier coup, et jamais après un lancer, une révélation ou la décision d’un autre.
mistake-no-such-move = Il n’y a pas de coup { $move } : l’enregistrement en compte { $moves }.
mistake-recorded-seat = Coup { $move } de l’enregistrement, « { $text } » : ce n’est pas à la place { $seat } de jouer.
mistake-recorded-move = Coup { $move } de l’enregistrement, « { $text } » : il n’est pas permis à ce moment.
mistake-result-early = { $moves ->
    [one] L’enregistrement donne des résultats, mais avec { $moves } coup la partie n’est pas finie.
   *[other] L’enregistrement donne des résultats, mais après ses { $moves } coups la partie n’est pas finie.
}
mistake-result-differs = L’enregistrement annonce comme résultats { $said } ; les coups mènent à { $true }.
mistake-record-heading = Ce n’est pas un de nos enregistrements : la première ligne devrait être « { $heading } ».
mistake-record-part = Il manque à l’enregistrement la ligne « { $part } … ».
mistake-record-line = Ligne { $line } de l’enregistrement illisible : « { $text } ».
mistake-cannot-write = Impossible d’écrire « { $file } » : { $why }.
mistake-cannot-read = Impossible de lire « { $file } » : { $why }.
mistake-not-text = « { $file } » n’est pas un fichier texte.
mistake-file-size = « { $file } » dépasse { $largest } octets : aucun de nos fichiers n’est si gros.
mistake-unknown-bot = Aucun robot ne s’appelle « { $bot } ». Les robots sont : { $bots }.
mistake-unknown-character = Aucun personnage ne s’appelle « { $character } ». Les personnages sont : { $characters }.
mistake-unknown-doc = Il n’y a pas de page « { $page } ». Les pages sont : { $pages }.
mistake-games = Impossible de jouer { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : il en faut au moins 1.
mistake-bots-seats =
    { $bots ->
        [one] { $bots } robot nommé
       *[other] { $bots } robots nommés
    } pour { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    } : nommes-en un pour toutes, ou un pour chacune.
mistake-arena-bots =
    { $bots ->
        [one] { $bots } robot nommé
       *[other] { $bots } robots nommés
    } pour { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    } : nommes-en au plus un par place. S’il en reste, le dernier robot les prend toutes.
mistake-ladder-seats = Un classement demande au moins deux places, avec un robot différent à chacune. Ici, { $bots ->
        [one] { $bots } robot
       *[other] { $bots } robots
    } pour { $seats ->
        [one] { $seats } place.
       *[other] { $seats } places.
    }
mistake-worlds = Impossible de réfléchir dans { $worlds } mondes : il en faut au moins 1.
mistake-jobs = Impossible de travailler avec { $jobs } processus : il en faut au moins 1.
mistake-save-exists = « { $file } » existe déjà. Reprends-le avec --resume, ou choisis un autre nom.
mistake-resume-alone = Une partie sauvegardée garde sa table : pas de --{ $option } quand tu la reprends.
mistake-other-game = « { $file } » est une partie de { $game }. Reprends-la par neonstrip play { $game } --resume { $file }
mistake-one-person = { $people ->
    [0] « { $file } » n’a que des robots à sa table : regarde-la avec neonstrip replay.
   *[other] « { $file } » a { $people } personnes à sa table, et ce terminal n’en accueille qu’une.
}
mistake-seat-or-open = Regarde la partie depuis une place ou à découvert, pas les deux : enlève --seat ou --open.

# Une position du jeu imprimé ; $where est l’endroit dans le fichier.
mistake-not-json = Ce n’est pas du JSON : la ligne { $line } est illisible.
mistake-file-object = { $where } : il faut ici un objet entre accolades.
mistake-file-list = { $where } : il faut ici une liste entre crochets.
mistake-file-key = { $where } : « { $key } » n’a pas de sens ici. Possible : { $keys }.
mistake-file-missing = { $where } : il manque « { $key } ».
mistake-file-number = { $where } : il faut ici un nombre entier de { $lowest } à { $highest }.
mistake-file-names = { $where } : il faut ici une liste de noms.
mistake-file-player = { $where } : « { $name } » n’est pas à la table. Y sont : { $names }.
mistake-file-casinos = { $where } : il faut ici une liste de { $casinos } casinos.
mistake-file-prizes = { $where } : un casino a au plus { $prizes } billets.
mistake-file-card = { $where } : les billets valent, en milliers : { $values }.
mistake-file-tile = { $where } : la tuile « { $tile } » n’existe pas. Les tuiles sont : { $tiles }.
mistake-file-board = { $where } : les deux faces d’une même tuile ne peuvent pas être en jeu ensemble.
mistake-file-no-room = { $where } : plus de place pour la tuile { $tile }, dont la position se sert. Dis à quel casino elle est.
mistake-file-dice = { $where } : « { $owner } » a plus de dés qu’il n’y en a : { $small } petits et { $big } gros.
mistake-file-neutral = { $where } : les dés neutres ne servent qu’à deux, et il y a ici { $seats } joueurs.
mistake-file-pile = { $where } : un tas de la Black Box vaut l’un de ces montants : { $values }.
mistake-file-box = { $where } : personne ne prend de tas. Mets G1 dans « tiles », à un casino que quelqu’un gagne, ou enlève cette ligne.
mistake-file-copies = { $where } : { $cards } billets de { $value }, c’est trop, on n’en a imprimé que { $copies }.

# Une ville pour New Las Vegas.
mistake-not-toml = Ce n’est pas un fichier TOML : { $why }.
mistake-city-row = Il faut à la ville une ligne « { $row } » de { $avenues } signes.
mistake-city-mark = Le signe « { $mark } », ligne « { $row } », avenue { $avenue }, ne veut rien dire.
mistake-city-hole = La ville a un trou de golf au-dessus de l’avenue { $avenue }, mais pas de casino à cet endroit de la rue 1.
mistake-city-avenue = La ville n’a aucun casino dans l’avenue { $avenue } : on ne pourrait jamais y construire d’hôtel.
mistake-city-gap = Les casinos de la ligne « { $row } » doivent se suivre sans trou : il n’y en a pas dans l’avenue { $avenue }.
mistake-city-carpet = Le tapis de la ligne « { $row } », avenue { $avenue }, ne donne sur aucune rue : la limousine n’y passerait jamais.
mistake-city-start = Aucune rue ne part du feu tricolore : la limousine ne pourrait jamais démarrer.
mistake-generations = On n’apprend rien en { $generations } générations : prends-en 1 ou plus.
mistake-missing-extra = Il faut pour cela des paquets qui n’ont pas été installés avec Neonstrip. Installe-les avec : pip install 'neonstrip[{ $extra }]'.
mistake-compile-start = Les règles de « { $game } » n’ont pas pu être compilées, car aucun processus n’a pu être lancé pour cela : { $why }. Vérifie qu’il reste de la mémoire et que tu peux lancer d’autres processus, puis réessaie.
mistake-compile-ended =
    Les règles de « { $game } » n’ont pas pu être compilées : { $signal ->
        [0] le processus chargé de cela a échoué ; ce qu’il a dit se trouve plus haut.
       *[other] le processus chargé de cela a été arrêté par le signal { $signal }. Le plus souvent, la mémoire est épuisée : ferme d’autres programmes, puis réessaie.
    }
mistake-compile-slow = Les règles de « { $game } » n’ont pas pu être compilées : une étape a pris plus de { $minutes } minutes. Réessaie quand la machine aura moins à faire.
mistake-no-scheduler = Aucun cluster Dask ne répond à « { $address } ». Lance-en un avec `dask scheduler` et `dask worker`, puis donne son adresse.
mistake-other-source = Les machines du cluster à « { $address } » ont une autre version de Neonstrip, ou aucune : leurs parties ne seraient pas celles-ci. Installe-y la même.
mistake-cluster-lost = Le cluster à « { $address } » a été perdu en plein travail. Rien n’a été écrit ; relance-le et répète la commande.

# Tables for the printed game.
mistake-no-dealer = Les cartes de « { $game } » ne sont pas retournées ici. Il y a un croupier pour : { $games }.
mistake-not-joined = Cet appareil n’est pas à la table : rejoins-la d’abord.
mistake-phones-full = Il y a { $most } téléphones à cette table, elle n’en prend pas plus.
mistake-no-such-mark = Cela ne peut pas être coché ici. Il y a : { $marks }.
mistake-not-your-sheet = Un autre appareil saisit cette feuille.
mistake-paper-full = Cette table a pris { $most } mégaoctets de notes et n’en prend pas plus. Commences-en une autre.
mistake-sheets-full = Il y a { $most } feuilles à cette table, elle n’en prend pas plus.
mistake-not-noted-here = Cela ne peut pas être noté à une table de ce genre.
mistake-nothing-given = Une des { $cards } cartes va à l’adversaire.
mistake-no-such-paper = Il n’y a pas de table du genre « { $kind } » pour le jeu imprimé. Il y a : { $kinds }.
mistake-not-paper = Rien ne se note ici : à cette table on joue à l’écran.
mistake-on-paper = Cette partie a été jouée sur papier : il n’y a ici que ce qui a été noté.
