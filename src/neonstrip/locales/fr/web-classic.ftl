# La table de Las Vegas, l’édition de 2012, dans le navigateur. Ce que Royale dit aussi est dans web-casinos.ftl.

web-classic-about-prizes = En milliers. À la fin de la manche, qui a le plus de dés prend le plus gros billet, le deuxième celui d’après, tant qu’il y a des billets. Avant cela, les totaux égaux s’éliminent. Les marques disent qui les prendrait maintenant.
web-classic-about-money = Tous les billets ensemble, en milliers. Qui en a le plus à la fin gagne.
web-classic-white = Dés blancs
web-classic-about-white = Des dés à personne : lancés et posés avec les siens, comptés comme ceux d’un joueur de plus. Ce qu’ils gagnent va sous la pile.
web-classic-extras = Le jeu en un coup d’œil
web-classic-pile =
    { $notes ->
        [one] { $notes } billet dans la pile
       *[other] { $notes } billets dans la pile
    }
