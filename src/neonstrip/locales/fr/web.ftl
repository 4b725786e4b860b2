# Les mots du navigateur. Ceux des jeux sont dans royale.ftl et newvegas.ftl.

## La maison

web-title = Neonstrip
web-lead = Trois jeux de Las Vegas pour ta table : des dés et des néons, ou une ville sur papier.
web-paper-door = Tu as le jeu imprimé ?
web-paper-door-why = Ton téléphone retourne les cartes, compte et arbitre. On joue à ta table.
web-paper-table = Sur papier
web-menu = Menu
web-home = Accueil
web-back-to-table = Retour à la table
web-again = Réessayer
web-load-failed = Cette page n’est pas arrivée. Le serveur est-il toujours là ?
web-no-answer = Le serveur ne répond pas. Est-il toujours là ?
web-preparing = En préparation : { $time }
web-preparing-start = { $game } est en préparation : { $time }. La suite viendra toute seule.
web-preparing-soon = dans un instant
web-preparing-seconds = encore { $seconds } s environ
web-preparing-minutes = encore { $minutes } min environ
web-nowhere = Extinction des feux
web-nowhere-why = Il n’y a rien à cette adresse. Le lien a peut-être été tronqué.
web-unofficial = Neonstrip n’est pas officiel. Les noms des jeux appartiennent à leurs propriétaires ; si un jeu te plaît, achète la boîte.
web-licences = Licences
web-print = Imprimer des feuilles
web-privacy = Données
web-settings = Réglages
web-rules = Règles
web-learn = Apprendre en jouant
web-you = Toi
web-your-name = Ton nom
web-royale-pitch = Lance, choisis un chiffre, envoie les dés dans son casino. Qui a le plus de dés prend l’argent, les égalités n’ont rien.
web-classic-pitch = Quatre manches, d’un à cinq billets par casino, des dés blancs au milieu. Le premier des jeux, rapide et sans pitié.
web-newvegas-pitch = Trois numéros, trois actions, une ville par personne. Ouvre des casinos, roule en limousine, dépasse tout le monde.
web-how-good = Force
web-bot-random = au hasard
web-bot-random-hint = Fait n’importe quel coup permis. Pour essayer.
web-bot-greedy = gourmand
web-bot-greedy-hint = Rapide ; ne regarde que ce coup, et manque rarement le bon.
web-bot-beginner = débutant
web-bot-beginner-hint = Connaît les règles et perd avec le sourire.
web-bot-casual = tranquille
web-bot-casual-hint = Joue gentiment et se trompe parfois.
web-bot-strong = fort
web-bot-strong-hint = Réfléchit d’avance. Difficile à battre.
web-bot-expert = expert
web-bot-expert-hint = Prend son temps et ne donne rien.
web-start-against = Jouer contre
web-start-one-bot-hint = Une partie rapide à deux. Elle commence aussitôt.
web-start-three-bots-hint = Une table de quatre. La partie commence aussitôt.
web-start-one-bot = un robot
web-start-three-bots = trois robots
web-start-solo = l’ACME
web-start-solo-hint = Le jeu en solitaire : un architecte de l’ACME bâtit contre toi. Sous « des amis… », tu en choisis un parmi dix.
web-with-friends-hint = Des gens sur cet appareil, d’autres par un lien, des robots, et toutes les options du jeu.
web-with-friends = des amis…
web-join = Rejoindre
web-join-link = Un lien ou un code ? Par ici
web-my-games = Mes parties
web-your-turn = à toi !
web-title-seats = { $taken } sur { $seats } à table
web-not-begun = pas encore commencée
web-public-tables = Tables ouvertes et en cours
web-finished-games = Terminées
web-forget-finished = Les ranger
web-free-seats =
    { $seats ->
        [one] une place libre
       *[other] { $seats } places libres
    }
web-watch = regarder

## Avant le début

web-chat-on = Avec discussion
web-seat-bot = un robot
web-seat-kind = Place { $seat } : qui s’y assied ?
web-seat-here = quelqu’un sur cet appareil
web-seat-name = Nom à la place { $seat }
web-seat-open = libre : par le lien
web-seats = Places
web-here = là
web-seat-free = libre
web-seat-mine = sur cet appareil
web-give-up-seat = Se lever
web-open-seat = Libérer la place
web-name-another = Quelqu’un d’autre sur cet appareil
web-invite = Inviter
web-invite-how = Qui a ce lien peut s’asseoir, ou regarder.
web-invite-link = Lien vers cette table
web-invite-alone = Seul cet ordinateur peut ouvrir ce lien.
web-invite-lan = Pour les téléphones et les autres ordinateurs de ton réseau, arrête le serveur (Ctrl+C) et relance-le ainsi :
web-copy = Copier
web-copied = Copié
web-qr = Code QR du lien vers cette table
web-sit-down = S’asseoir
web-sit-another = S’asseoir aussi
web-bot-whom = Qui prend place
web-bot-anyone = n’importe qui
web-seat-them = Inviter { $name } à table
web-bot-kind = Genre de robot
web-fill-with-bots =
    { $seats ->
        [one] Donner la place libre à un robot
       *[other] Donner les { $seats } places libres à des robots
    }
web-lobby-sit = Une place t’attend : écris ton nom et assieds-toi.
web-lobby-open =
    { $seats ->
        [one] Il manque encore une personne.
       *[other] Il manque encore { $seats } personnes.
    }
web-lobby-full = Tout le monde est là. À toi de lancer la partie.
web-deal = { $tables } tables avec les mêmes cartes et dés
web-deal-table = Table { $number }
web-deal-ready = prête
web-start-game = Commencer
web-start-without = Commencer sans les places libres
web-wait-for-host = L’hôte commence la partie.
web-fair-promise = { $game ->
    [newvegas] Personne ne peut truquer les cartes
   *[royale] Personne ne peut piper les dés
} : le serveur s’est engagé d’avance sur sa part, et ton appareil sur son propre mot secret. Après la partie, chacun peut vérifier.
web-fair-deal = Les mêmes { $game ->
    [newvegas] cartes
   *[royale] dés et cartes
} à toutes les tables : le serveur les tire seul et s’y est engagé d’avance. C’est équitable si aucun joueur ne peut lire ses secrets.
web-lobby-together = C’est prêt. La partie commence dès que toutes les tables de cette donne le sont.
web-lobby-drawing = Tirage au sort : on attend les appareils de { $names }…
web-silent-you = Ton appareil n’a pas dit son mot secret à temps lors du tirage. Pour que personne ne puisse choisir les dés en se taisant, un robot joue ta place jusqu’à la fin.
web-silent = { $names } : aucun mot n’est venu de là lors du tirage. Pour que personne ne puisse choisir les dés en se taisant, un robot y joue jusqu’à la fin.
web-bot-to-the-end = un robot joue jusqu’à la fin

## À la table

web-coming = Un instant…
web-connecting = On cherche la table…
web-reconnecting = La ligne est coupée. Nouvel essai ; rien n’est perdu.
web-notice-disk = Le disque du serveur est presque plein. Rien n’est perdu et tes parties continuent, mais bientôt aucune nouvelle ne pourra commencer. Préviens qui s’occupe du serveur, s’il te plaît.
web-forked = Cette table n’est plus telle que tu l’as vue : le serveur est revenu à une copie plus ancienne, ou son journal a été modifié. Tu vois maintenant ce que le serveur possède.
web-unheard =
    { $wishes ->
        [one] Ton coup sera renvoyé.
       *[other] Tes { $wishes } coups seront renvoyés.
    }
web-bot-plays-for-you = Un robot joue pour toi jusqu’à ton retour.
web-relieved = Un robot joue pour toi
web-relieved-host = Aucune page de ta place n’était ouverte depuis un moment, et l’hôte a laissé un robot te remplacer. Reprends la place pour jouer à nouveau toi-même.
web-relieved-clock = Ton temps de décision est écoulé, un robot continue donc pour toi.
web-return-seat = Reprendre la place
web-leave-seat = Laisser jouer un robot
web-relieve = Faire jouer un robot
web-bot-sits-in = un robot joue à sa place
web-away = pas là
web-people = À la table
web-show-others = Pour qui veut regarder
web-watch-how = Qui a ce lien peut regarder.
web-send-link = Envoyer
web-restart = Annuler tout le tour
web-watching = Tu regardes.
web-clock-left = Temps restant
web-clock-days = { $days } j { $hours } h
web-pass-to = Passe l’appareil à { $name }
web-pass-turn = À { $name } de jouer
web-pass-why = Personne d’autre ne doit regarder.
web-pass-ready = Je suis { $name }
web-pass-back = Attends, je regarde encore
web-table-gone = Cette table n’existe pas
web-table-gone-why = Il n’y a pas de table à ce lien. Peut-être a-t-il été tronqué à la copie, ou la table supprimée.
web-table-removed = Cette table a été supprimée
web-table-removed-why = Qui s’occupe de ce serveur l’a supprimée, avec tout ce qui en était gardé.
web-close = Fermer
web-casinos = Les casinos
web-players = Joueurs
web-your-choice = Ton choix
web-roll = Lancer de { $name }
web-dice-left =
    { $dice ->
        [one] encore un dé
       *[other] encore { $dice } dés
    }
web-waiting-for = On attend { $names }
web-undo = Annuler
web-log = Journal
web-round-end = Fin de la manche
web-skip = Passer
web-go-on = Continuer
web-explain-rule = Règle { $rule }
web-chat = Discussion
web-chat-text = Message
web-send = Envoyer
web-reaction-clap = Applaudissements
web-reaction-laugh = Rires
web-reaction-wow = Oh !
web-reaction-ouch = Aïe
web-reaction-thanks = Merci
web-reaction-luck = Bonne chance
web-reaction-hurry = Plus vite
web-reaction-bye = Au revoir

## La fin d’une partie

web-nobody-wins = Personne ne gagne
web-play-again = Rejouer
web-to-next-game = Vers la partie suivante
web-replay = Revoir la partie
web-record = Télécharger l’enregistrement

## Revoir

web-replay-back = Un pas en arrière
web-replay-on = Un pas en avant
web-replay-play = Lire
web-replay-pause = Pause
web-replay-moment = Moment
web-replay-speed = Vitesse
web-replay-from = Vu par
web-replay-everybody = tout le monde
web-replay-share = Partager ce moment
web-replay-continue = Continuer d’ici
web-replay-before-start = La partie n’avait pas encore commencé.

## Réglages

web-settings-kept = Gardés dans ce navigateur, nulle part ailleurs.
web-set-you = Toi
web-set-look = Apparence
web-set-play = Jouer
web-set-hear = Sons
web-set-language = Langue
web-set-theme = Lumière
web-set-theme-night = nuit
web-set-theme-day = jour
web-set-theme-system = comme l’appareil
web-set-motion = Mouvement
web-set-motion-normal = normal
web-set-motion-fast = rapide
web-set-motion-off = aucun
web-set-pace = Les tours des autres
web-set-pace-slow = lents
web-set-pace-normal = normaux
web-set-pace-fast = rapides
web-set-pace-instant = d’un coup
web-set-text = Taille du texte
web-set-sound = Jouer les sons
web-set-sound-hint = Des dés sur le feutre, un crayon, une carte, un bourdonnement quand c’est à toi. Le tout discret.
web-set-forced-hint = Quand il n’y a qu’une chose à faire, elle se fait après un instant.
web-set-marks-hint = Cercle, carré, triangle, losange, étoile : nul besoin de distinguer les couleurs.
web-set-cover-hint = Pour que nul ne voie les secrets d’un autre quand on joue à plusieurs sur cet écran.
web-set-remarks-hint = Bref, rare, et sur ce que tout le monde vient de voir.
web-set-listen = Les écouter
web-sound-dice = Dés
web-sound-pencil = Crayon
web-sound-card = Carte
web-sound-turn = À toi
web-sound-chip = Jeton
web-sound-win = Victoire
web-set-confirm = Demander avant qu’un tour soit définitif
web-set-confirm-steps = s’il a plusieurs étapes
web-set-confirm-always = toujours
web-set-confirm-off = jamais
web-set-confirm-hint = Un tour de New Las Vegas se dessine pas à pas : regarde-le encore, annule ce que tu veux, puis finis-le. Aux casinos, chaque choix dit d’avance ce qu’il rapporte et compte tout de suite ; avec « toujours », il attend que tu appuies une seconde fois.
web-set-forced = Jouer d’office les coups sans choix
web-set-expected = Ce qu’un choix devrait rapporter, là où les conseils sont permis
web-set-expected-bots = contre des robots
web-set-expected-always = toujours
web-set-expected-off = jamais
web-set-expected-hint = New Las Vegas : « environ +4 » à côté d’un choix dit ce qu’il devrait rapporter d’ici la fin ; là où il faut choisir, combien de plus qu’un choix ordinaire. Si d’autres jouent aussi, ils lisent dans le journal que tu as demandé.
web-set-marks = Signes sur les dés, en plus des couleurs
web-set-cover = Couvrir l’écran quand un appareil passe de main en main
web-set-remarks = Les robots lâchent un mot de temps en temps


## La première partie sur un appareil

web-first-newvegas = Ma première ville
web-first-newvegas-hint = Ta première partie ici est une vraie, mais sans prêt ni golf, et un coach t’explique ce qui est nouveau.
web-first-newvegas-short = avec un coach, sans prêt ni golf.
web-first-known = Je connais le jeu
web-first-coach = Coach
web-first-next = Compris
web-first-unfold = Tout déplier
