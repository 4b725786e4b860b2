# La fin d’une partie dans le navigateur, et la revoir. L’argent est en milliers de dollars.

## La fin

ending-counting = { $game ->
    [newvegas] On compte les points…
   *[royale] On compte l’argent…
}
ending-money = Ce que chacun possède
ending-tie-cards = Égalité d’argent : le nombre de billets et de jetons décide.
ending-tie-shared = Égalité d’argent, de billets et de jetons : la victoire est partagée.
ending-course = Le fil de la partie
ending-course-royale = Après chaque tour : ton argent, et les billets que tu prendrais si la manche s’arrêtait là.
ending-course-classic = Après chaque tour : ton argent, et les billets que tu prendrais si la manche s’arrêtait là.
ending-course-newvegas = Après chaque tour : les points si la partie s’était arrêtée là.
ending-unit-royale = milliers de dollars
ending-unit-classic = milliers de dollars
ending-unit-newvegas = points
ending-chart-spoken = Une courbe au fil de la partie, en { $unit }. Les mêmes chiffres sont dans le tableau en dessous.
ending-chart-end = À la fin :
ending-chart-others =
    { $others ->
        [one] Trait fin : { $others } autre personne.
       *[other] Traits fins : { $others } autres personnes.
    }
ending-round-royale = Manche { $round }
ending-round-classic = Manche { $round }
ending-round-newvegas = Tour { $round }
ending-as-table = Les chiffres en tableau
ending-worth-reading = À lire

## Royale

ending-luck = La chance aux dés
ending-luck-note = En argent : de combien ses propres lancers ont été meilleurs ou pires que les mêmes dés en moyenne.
ending-luckiest = Meilleur lancer : { $name }, manche { $round }, { $amount }
ending-unluckiest = Pire lancer : { $name }, manche { $round }, { $amount }
ending-luck-how = Comment la chance est-elle calculée ?
ending-luck-means = Un lancer vaut le maximum que tu prendrais si la manche s’arrêtait juste après ton meilleur coup. On en retire la moyenne de tous les lancers que ces dés auraient pu donner dans la même position. À la longue, la chance s’annule donc, pour les bons joueurs comme pour les mauvais. Elle ne voit ni ce que rapporterait une tuile, ni ce que font les autres ensuite.
ending-ties = Égalités subies
ending-ties-note = Le nombre d’égalités où tes dés sont repartis sans rien, et ce que tu aurais gagné sans les autres à égalité.
ending-ties-count =
    { $ties ->
        [one] { $ties } égalité
       *[other] { $ties } égalités
    }
ending-casinos = Gagné dans les casinos
ending-casinos-note = Le cercle, c’est l’argent ; dessous, les dés que tu y as envoyés.
ending-dice-placed =
    { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
ending-tiles = Gagné et payé aux tuiles
ending-tiles-note = Chaque jeton compte dix.
ending-biggy = Les billets du Biggy
ending-biggy-note = Les billets des casinos où se trouvait ton Biggy, et leur valeur.
ending-biggy-count =
    { $prizes ->
        [one] { $prizes } billet
       *[other] { $prizes } billets
    }
ending-passes = Passé
ending-passes-note = Un jeton chaque fois que tu as repris tous tes dés.
ending-passes-count = passé { $passes } fois

## Las Vegas de 2012

ending-classic-tie-cards = Égalité d’argent : le nombre de billets décide.
ending-classic-tie-shared = Égalité d’argent et de billets : la victoire est partagée.
ending-classic-luck-means = Un lancer vaut le maximum que tu prendrais si la manche s’arrêtait juste après ton meilleur coup. On en retire la moyenne de tous les lancers que ces dés auraient pu donner dans la même position. À la longue, la chance s’annule donc, que l’on joue bien ou mal. Elle ne voit pas ce que les autres font ensuite.
ending-classic-notes = Billets gagnés
ending-classic-notes-note = Combien de billets, gros et petits.
ending-classic-white = Dés blancs posés
ending-classic-white-note = Ils suivaient les tiens et n’ont aidé personne.

## New Las Vegas

ending-areas = Points par zone
ending-areas-note = D’où viennent les points de chacun.
ending-taken = Mêmes cartes, autres choix
ending-taken-solo = Les cartes utilisées
ending-taken-note = Tour par tour : numéro et action. Hachuré : l’action n’a pas servi. Cadre rouge : personne d’autre ne l’a prise.
ending-taken-note-solo = Tour par tour : numéro et action. Hachuré : l’action n’a pas servi.
ending-took = Tour { $round } : { $number }, { $action }{ $used ->
    [yes] { "" }
   *[no] , sans l’utiliser
}{ $alone ->
    [yes] , personne d’autre
   *[no] { "" }
}
ending-refused = Tour { $round } : permis refusé
ending-actions = Actions utilisées
ending-actions-note = Celles des bonus comprises.
ending-safe = Au coffre
ending-safe-note = En haut les liasses, en bas les dettes. En rouge : des dettes non couvertes.
ending-safe-count = Liasses : { $bundles }, dettes : { $debts }
ending-refusals = Permis refusés
ending-refusals-note = Aucun numéro n’avait de place.
ending-refusals-count = refusé { $refusals } fois
ending-drives = Le trajet de la limousine
ending-drives-note = Tronçons parcourus ; une coche si le trajet est bouclé.
ending-blocks =
    { $blocks ->
        [one] { $blocks } tronçon
       *[other] { $blocks } tronçons
    }{ $home ->
        [yes] , trajet bouclé
       *[no] { "" }
    }
ending-projects = Projets
ending-projects-note = Une rosette pour les premiers, un anneau pour les suivants.
ending-project = { $colour } : { $points } au tour { $round }{ $first ->
    [yes] , en premier
   *[no] , plus tard
}
ending-numbers = Les numéros de la ville
ending-numbers-note = Combien de fois chacun figure sur un casino.

## Des dés équitables

ending-fair = { $game ->
    [newvegas] Les cartes étaient-elles équitables ?
   *[royale] Les dés étaient-ils équitables ?
}
ending-fair-mine = Vérifié ici : personne ne peut avoir choisi les { $game ->
    [newvegas] cartes
   *[royale] dés
}, pas même qui gère ce serveur.
ending-fair-mine-why = Cet appareil avait tiré un mot secret et s’y était engagé avant que quiconque n’en dise un, et les { $game ->
    [newvegas] cartes
   *[royale] dés
} en viennent aussi. Ce que tous avaient promis alors est ce qui a été dit.
ending-fair-two-sided = Vérifié ici : personne ne peut avoir choisi les { $game ->
    [newvegas] cartes
   *[royale] dés
} pour { $names }.
ending-fair-two-sided-why = Leurs appareils avaient tiré des mots secrets et s’y étaient engagés avant que quiconque n’en dise un. Cet appareil n’y était pas : pour toi, cela vaut si tu fais confiance à l’un d’eux.
ending-fair-server-only = Vérifié ici : le serveur a tenu sa promesse, et tiré les { $game ->
    [newvegas] cartes
   *[royale] dés
} seul.
ending-fair-server-only-why = C’était équitable si aucun joueur ne pouvait lire le nombre secret du serveur : aucun appareil n’a ajouté son propre mot.
ending-fair-open-nonces = Vérifié ici : le serveur a tenu sa promesse, et les joueurs ont ajouté des mots ouvertement.
ending-fair-open-nonces-why = C’était équitable si le dernier venu ne pouvait pas lire le nombre secret du serveur.
ending-fair-wrong = Cela ne correspond pas. Quelqu’un a peut-être changé { $game ->
    [newvegas] les cartes
   *[royale] les dés
}.
ending-fair-wrong-why = Quelque chose n’est pas ce qui était promis avant la partie. Garde l’enregistrement, et parles-en à qui gère ce serveur.
ending-fair-silent = Aucun mot dit lors du tirage des { $game ->
    [newvegas] cartes
   *[royale] dés
}, si bien qu’un robot y a joué jusqu’à la fin : { $names }
ending-fair-details = Promesses et mots
ending-fair-promise = La promesse{ $noted ->
    [yes] , notée par ce navigateur avant la fin
   *[no] { "" }
}
ending-fair-server = Le nombre secret du serveur
ending-fair-pledges = Ce que les appareils avaient promis
ending-fair-nonces = Les mots des joueurs
ending-fair-seed = La graine de la partie
ending-fair-fits = correspond
ending-fair-fits-not = ne correspond pas
ending-fair-verify = Avec l’enregistrement, chacun peut rejouer tous les coups :

## Revoir la partie

ending-replay-first = Au début
ending-replay-last = À la fin
ending-replay-round-back = Étape précédente
ending-replay-round-on = Étape suivante
ending-replay-keys = Les flèches avancent pas à pas, les touches Page étape par étape, Début et Fin sautent, espace lance la lecture.
ending-replay-spoken = Moment { $moment } sur { $moments }, { $where }
ending-replay-link = Le lien vers ce moment
ending-replay-continue = Continuer d’ici : { $where }
ending-replay-continue-why = Une nouvelle table commence ici. Ce que personne n’a encore vu est redistribué.
ending-replay-lay = Ouvrir la table
ending-replay-only-running = On peut continuer à partir de tout moment entre le début et la fin.

# L’analyse de la partie
ending-review = Analyse
ending-review-note = Ce que l’expert aurait joué, et la part de la chance.
ending-review-while = Cela prend un petit moment.
ending-review-luck = La chance, ici, c’est tout le hasard ensemble, { $game ->
    [newvegas] y compris ce que les cartes apportent aux autres
   *[royale] les dés des autres compris
} : de combien il a déplacé les chances de gagner.
ending-review-lucky = { $you ->
    [yes] une chance pour toi
   *[no] une chance pour { $name }
}
ending-review-unlucky = { $you ->
    [yes] pas de chance pour toi
   *[no] pas de chance pour { $name }
}
ending-review-ask = Analyser cette partie
ending-review-working = L’expert examine toutes les décisions…
ending-review-everybody = Les décisions de tout le monde
ending-review-line = { $who } : { $what }

## Tables d’une même donne

ending-deal-note = Quand chacune a été jouée, et lesquelles depuis une même adresse. Qui a joué à une table sait ce qui vient aux autres : tu connais tes amis.
ending-deal-wait = Les résultats s’affichent quand toutes les tables ont fini.
ending-deal-played = { $from } à { $to }
ending-deal-began = commencée { $from }
ending-deal-shared = { $count ->
    [one] Jouée depuis la même adresse que la table { $tables } : dans la même maison, ou par la même personne.
   *[other] Jouée depuis la même adresse que les tables { $tables } : dans la même maison, ou par la même personne.
}

## Après la première partie

ending-first-play-full = Jouer la partie complète
ending-first-newvegas-done = Ta première ville est debout !
ending-first-newvegas-full = La partie complète ajoute deux choses. Le prêt : avant le premier tour, vote secret pour savoir si la banque prête des liasses à tous, pour les dettes de la fin. Le golf : la première rue longe neuf trous ; ouvre ses casinos porte après porte depuis ton départ, et chaque trou rapporte.
