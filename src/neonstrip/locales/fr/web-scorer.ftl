# Sheets of the printed New Las Vegas, entered and scored in the browser.

scorer-title = Compte tes feuilles
scorer-lead = Touche la ville et la feuille de score telles qu’elles sont sur ta table. Ce qui ne va pas est marqué sur place, et les points restent toujours à côté.
scorer-new = Nouvelle partie : combien de joueurs ?
scorer-open-file = Ouvrir un fichier
scorer-no-file = Ce fichier ne contient pas de feuilles.
scorer-kept = Gardées sur cet appareil
scorer-forget = Oublier cette partie
scorer-games = Vers toutes les parties comptées
scorer-players = À qui la feuille
scorer-player = Joueur { $number }
scorer-table = Joueurs et options
scorer-name = Nom du joueur { $number }
scorer-add = Un joueur de plus
scorer-remove = Retirer la feuille de { $name }
scorer-done = Fini
scorer-loading = Un instant…
scorer-first = Le serveur ne répond pas. On lui redemande ; il le faut pour la première feuille.
scorer-away = serveur absent, tout est gardé
scorer-away-long = Le serveur ne répond pas. Tout ce qui est saisi est gardé, et compté dès son retour.
scorer-totals = Points
scorer-pens = Que saisir
scorer-pen-numbers = Numéros
scorer-pen-shows = Spectacles
scorer-pen-route = Trajet
scorer-pen-sheet = Feuille
scorer-hint-shows = Touche les étoiles entourées.
scorer-hint-route = Trace le trajet de la limousine du doigt, ou touche les carrefours l’un après l’autre.
scorer-block-back = Dernier tronçon
scorer-crossing = Aller au carrefour sous la rue { $street }, à droite de l’avenue { $avenue }
scorer-hotel-none = aucun
scorer-pad = Numéros
scorer-fits-not = { $number }, ne suit pas l’ordre de la rue
scorer-erase = Effacer le numéro
scorer-skip = Suivant →
scorer-value-debt = { $value }, avec une dette
scorer-box = Case { $box }
scorer-group = Groupe { $group }
scorer-circle = libre
scorer-bonus-number = numéro
scorer-bonus-action = action
scorer-bonus-extension = extension
scorer-vote-folded = Le vote est plié.
scorer-vote-again = Revoter
scorer-findings = Ce qui ne va pas
scorer-wrong = Quelque chose ne va pas ici
scorer-open = Il manque quelque chose ici
scorer-wrong-count =
    { $count ->
        [one] Une chose ne va pas
       *[other] { $count } choses ne vont pas
    }
scorer-open-count =
    { $count ->
        [one] une chose manque
       *[other] { $count } manquent
    }
scorer-fits = Tout ce qui est saisi convient
scorer-with-findings =
    { $count ->
        [one] Une chose ne va pas ou manque sur les feuilles. Elles sont comptées malgré tout.
       *[other] { $count } choses ne vont pas ou manquent sur les feuilles. Elles sont comptées malgré tout.
    }
scorer-correct = Corriger
scorer-json = Enregistrer en JSON
scorer-csv = Enregistrer en tableau (CSV)
scorer-bgstats = Envoyer à BG Stats
scorer-made-of = De quoi sont faits les points
scorer-made-of-note = Les meilleurs d’abord ; les pertes sont à gauche du trait.
scorer-csv-name = nom
scorer-each = Chacun sur son téléphone
scorer-phones = Sur leurs téléphones
scorer-phones-why = Qui scanne ce code saisit sa propre feuille. Les votes restent pliés jusqu’à ce que tous aient fini.
scorer-invite = Montrer le code
scorer-sheets = Feuilles
scorer-join = Saisis ta feuille
scorer-join-why = Ici, tu touches ta propre ville. Les scores s’ouvrent pour tous quand chacun a fini, et les votes sur le prêt avec eux.
scorer-join-go = Commencer
scorer-there = Déjà là :
scorer-elsewhere = { $name } saisit cette feuille sur un autre téléphone.
scorer-elsewhere-done = { $name } a saisi cette feuille sur un autre téléphone.
scorer-take = Continuer ici
scorer-take-why = Si ce téléphone n’est plus là, ou pour corriger : il ne pourra plus changer la feuille.
scorer-removed = Cette feuille ne fait plus partie du jeu.
scorer-waiting = Fini ici
scorer-waiting-host = Quand tous ont fini, les votes sont dépliés et les scores montrés, sur tous les téléphones à la fois.
scorer-waiting-phone = Ta feuille est là. Quand tous ont fini, les votes sont dépliés et les scores montrés.
scorer-entering = saisit encore
scorer-unvoted = n’a pas voté
scorer-in = fini
scorer-go-on = Changer quelque chose
scorer-open-all = Ne plus attendre
scorer-share = Un lien vers cette partie
scorer-share-why = Qui a le lien voit ces scores. Tu retrouves la partie parmi les tiennes.
scorer-share-later = Le lien vers cette partie sera fait au retour du serveur.
scorer-dealer = Retour à la table du donneur
