# L'arbitre d'une partie sur table, pour les jeux de casinos.

web-referee = Arbitre
web-referee-who = Qui joue ?
web-referee-who-hint = Dans le sens horaire, comme autour de la table.
web-referee-player = Joueur { $seat }
web-referee-starts = commence
web-referee-same-name = Deux joueurs ont le même nom : distingue-les.
web-referee-begin = Commencer
web-referee-go-on = Reprendre cette partie
web-referee-anew = Nouvelle partie
web-referee-undo = Annuler le dernier geste
web-referee-round = Manche { $round } sur { $rounds }
web-referee-whose = Les dés de qui
web-referee-next = Joueur suivant
web-referee-big = Biggy
web-referee-lay = Un dé de { $owner } au { $casino }
web-referee-lift = Retirer un dé de { $owner } du { $casino }
web-referee-note = Un billet pour { $casino }
web-referee-unnote = Retirer le { $amount }
web-referee-tile = + tuile
web-referee-tile-at = La tuile du { $casino }
web-referee-no-tile = aucune tuile
web-referee-change-tile = Une autre tuile
web-referee-shelf = L’étagère des tuiles
web-referee-draw = Tirer les tuiles
web-referee-token = Qui l’a ?
web-referee-dice-of = Dés de { $player } sur la case
web-referee-big-of = avec le Biggy de { $player }
web-referee-pile = Le tas pris
web-referee-marker = Le marqueur
web-referee-throw = { $dice ->
    [one] Lancer un dé noir
   *[other] Lancer { $dice } dés noirs
}
web-referee-fist = Combien de pions cacher ? Que personne ne regarde.
web-referee-hidden = Le poing est fermé. Aux autres de deviner.
web-referee-open = Ouvrir le poing
web-referee-close-fist = Cacher de nouveau
web-referee-settle = Fin de la manche
web-referee-back = Retour à la table
web-referee-end = Débarrasser la table
web-referee-box = { $splits } répartit les plaques, { $takes } prend un tas.
web-referee-fine = paie { $cash } en cartes{ $jetons ->
    [0] {""}
    [one] {" "}et un jeton
   *[other] {" "}et { $jetons } jetons
}
web-referee-fine-later = paie dès que la pile est connue
web-referee-starter = { $player } commence la manche suivante.
web-referee-away = Le serveur est hors de portée. Ce que tu touches est gardé, et compté dès son retour.
web-referee-money = Argent
web-referee-hide = caché
web-referee-add-card = Ajouter une carte
web-referee-jetons = Jetons
web-referee-rounds = Gains, manche par manche
web-referee-won = { $count ->
    [one] { $players } gagne !
   *[other] Victoire partagée : { $players } !
}
web-referee-house = Règles maison
web-referee-share = Téléphones et lien
web-referee-share-why = Qui scanne ce code voit la table et l’argent, et peut cacher le nombre d’un Lucky Punch sur son téléphone. Tu retrouves la partie parmi les tiennes.
web-referee-share-later = Le lien sera fait au retour du serveur.
web-referee-hidden-phone = Le nombre est caché sur un téléphone. À l’autre de deviner.
web-referee-later = Le serveur ne répond pas. La manche reste telle qu’elle est et sera réglée toute seule dès qu’il sera de retour. Tu peux débarrasser la table et continuer.
web-referee-open-rounds = { $count ->
    [one] Une manche attend le serveur. Elle sera réglée toute seule dès qu’il sera de retour.
   *[other] { $count } manches attendent le serveur. Elles seront réglées toutes seules dès qu’il sera de retour.
}
web-referee-settled = La manche { $round } est réglée : voir comment elle a fini
web-referee-refused = La manche { $round } ne peut pas être réglée :
web-referee-box-open = personne n’a noté quel tas de la Black Box a été pris.
web-referee-correct = Retour à la manche { $round }
web-referee-round-end = Fin de la manche { $round }
web-referee-pays = Payé pendant la manche
web-referee-pays-whom = { $amount } à { $player }
