# Les mots du navigateur. Ceux des jeux sont dans royale.ftl et newvegas.ftl.

## La maison

web-title = Neonstrip
web-lead = Deux jeux de Las Vegas pour ta table : des dés et des néons, ou une ville sur papier.
web-menu = Menu
web-home = Accueil
web-back-to-table = Retour à la table
web-again = Réessayer
web-load-failed = Cette page n’est pas arrivée. Le serveur est-il toujours là ?
web-nowhere = Extinction des feux
web-nowhere-why = Il n’y a rien à cette adresse. Le lien a peut-être été coupé.
web-unofficial = Neonstrip n’est pas officiel. Les noms des jeux appartiennent à leurs propriétaires ; si un jeu te plaît, achète la boîte.
web-settings = Réglages
web-rules = Règles
web-learn = Apprendre en jouant
web-you = Toi
web-your-name = Ton nom
web-royale-pitch = Lance, choisis un chiffre, envoie les dés dans son casino. Le plus de dés prend l’argent, les égalités ne prennent rien.
web-newvegas-pitch = Trois numéros, trois actions, une ville chacun. Ouvre des casinos, roule en limousine, dépasse tout le monde.
web-start-against = Jouer contre
web-start-one-bot-hint = Une partie rapide à deux. Elle commence aussitôt.
web-start-three-bots-hint = Une table pleine, à quatre. La partie commence aussitôt.
web-start-one-bot = un robot
web-start-three-bots = trois robots
web-start-solo = l’ACME
web-start-solo-hint = Le jeu en solitaire : un architecte de la ACME bâtit contre toi. Sous « des amis… », tu en choisis un parmi dix.
web-with-friends-hint = Des gens sur cet appareil, d’autres par un lien, des robots, et toutes les options du jeu.
web-with-friends = des amis…
web-join = Rejoindre
web-join-link = Un lien ou un code ? Par ici
web-my-games = Mes parties
web-your-turn = à toi !
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

## Ouvrir une table

web-new-table = Une nouvelle table
web-game = Jeu
web-seats = Places
web-how-many = Combien ?
web-seat-kind = Place { $seat } : qui s’y assied ?
web-seat-name = Nom à la place { $seat }
web-seat-here = quelqu’un sur cet appareil
web-seat-open = libre : par le lien
web-seat-bot = un robot
web-seats-hint = Plusieurs personnes sur un appareil jouent tour à tour sur le même écran. Les places libres vont à qui a le lien.
web-options = Options du jeu
web-option-tiles = Tuiles
web-option-tiles-hint = Des mini-jeux aux casinos à partir du 1. Aucune : le jeu de base Las Vegas ; six : tout.
web-option-tiles-none = aucune (jeu de base)
web-option-repeat = Tuiles des manches suivantes
web-option-repeat-hint = Quelles tuiles reviennent quand une manche est mise en place.
web-option-repeat-reshuffle = mélangées de nouveau parmi toutes
web-option-repeat-aside = celles qui ont servi sont écartées
web-option-repeat-turn = celles qui ont servi sont retournées
web-option-neutral = Dés neutres
web-option-neutral-hint = À deux, chacun lance aussi les dés d’un troisième joueur imaginaire.
web-option-open_money = Argent visible
web-option-open_money-hint = Tout le monde voit ce que chacun possède.
web-option-starter = Premier joueur
web-option-starter-hint = Qui lance en premier à la première manche.
web-option-starter-drawn = tiré au sort
web-option-starter-seat = place { $seat }
web-option-edition = Édition
web-option-edition-hint = Les règles des deux éditeurs diffèrent sur quelques points, comme le mélange des cartes.
web-option-edition-bluecocker = Blue Cocker
web-option-edition-pegasus = Pegasus
web-option-golf = Golf
web-option-golf-hint = À laisser de côté pour une première partie.
web-option-bank = Prêt de la banque
web-option-bank-hint = Le vote secret avant la première manche. À laisser de côté pour une première partie.
web-option-sites = Projet « tous les chantiers »
web-option-sites-hint = La règle polonaise demande des chantiers ouverts, pas seulement construits.
web-option-sites-built = chantiers construits
web-option-sites-opened = chantiers ouverts
web-option-opponent = Architecte de la ACME
web-option-opponent-hint = Qui bâtit contre toi quand tu joues en solo, de facile à impitoyable.
web-option-opponent-level = Niveau { $level } : { $name }
web-yes = oui
web-no = non
web-table = La table
web-public = Publique : tout le monde peut la trouver, y jouer ou regarder
web-chat-on = Avec discussion
web-clock = Temps pour une décision
web-clock-hint = Quand il est écoulé, un robot joue à cette place jusqu’au retour de son propriétaire.
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
web-lay-table = Ouvrir la table

## Avant le début

web-here = là
web-give-to-bot = la donner à un robot
web-open-seat = la libérer
web-invite = Inviter
web-invite-how = Qui a ce lien peut s’asseoir, ou regarder.
web-invite-link = Lien vers cette table
web-copy = Copier
web-copied = Copié
web-qr = Code QR du lien vers cette table
web-sit-down = S’asseoir
web-sit-another = Asseoir quelqu’un d’autre ici
web-start-game = Commencer
web-start-without = Commencer sans les places libres
web-wait-for-host = L’hôte commence la partie.
web-fair-promise = Les dés sont fixés et honnêtes : le serveur s’est engagé sur sa part de la graine, ton navigateur ajoute la sienne. Après la partie, chacun peut vérifier.

## À la table

web-connecting = On cherche la table…
web-reconnecting = La ligne est coupée. Nouvel essai ; rien n’est perdu.
web-unheard =
    { $wishes ->
        [one] Ton coup sera renvoyé.
       *[other] Tes { $wishes } coups seront renvoyés.
    }
web-bot-plays-for-you = Un robot joue pour toi jusqu’à ton retour.
web-return-seat = Reprendre la place
web-leave-seat = Laisser jouer un robot
web-relieve = Faire asseoir un robot
web-bot-sits-in = un robot remplace
web-away = absent
web-people = À la table
web-show-others = Pour qui veut regarder
web-send-link = Envoyer
web-restart = Reprendre tout le tour
web-watching = Tu regardes.
web-clock-left = Temps restant
web-clock-days = { $days } j { $hours } h
web-pass-to = Passe l’appareil à { $name }
web-pass-why = Personne d’autre ne doit regarder.
web-pass-ready = Je suis { $name }
web-pass-back = Attends, je regarde encore
web-table-gone = Cette table n’existe pas
web-table-gone-why = Il n’y a pas de table à ce lien. Il a peut-être été coupé en le copiant.
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
web-undo = Reprendre
web-log = Ce qui s’est passé
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
web-set-language = Langue
web-set-theme = Lumière
web-set-theme-night = nuit
web-set-theme-day = jour
web-set-theme-system = comme l’appareil
web-set-motion = Mouvement
web-set-motion-normal = normal
web-set-motion-fast = rapide
web-set-motion-off = aucun
web-set-text = Taille du texte
web-set-sound = Sons
web-set-listen = Les écouter
web-sound-dice = Dés
web-sound-pencil = Crayon
web-sound-card = Carte
web-sound-turn = À toi
web-sound-chip = Jeton
web-sound-win = Victoire
web-set-confirm = Demander avant qu’un tour soit définitif
web-set-forced = Jouer seuls les coups sans choix
web-set-marks = Signes sur les dés, en plus des couleurs
web-set-cover = Couvrir l’écran quand un appareil passe de main en main
