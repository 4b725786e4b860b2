# La table de Royale dans le navigateur. $you vaut "yes" quand on parle à qui lit ; $kind vaut "small" ou "big" (le Biggy).

## La table

web-roy-biggy = Biggy
web-roy-or-turn = ou tourner un dé :
web-roy-extras = Les tuiles de cette manche
web-roy-bank = Banque

## Lu à voix haute

web-roy-rolled-biggy = le Biggy ({ $number })

## À choisir avant de toucher un casino

web-roy-pick-turn = { $kind ->
    [big] Tourner et poser le Biggy
   *[small] Tourner et poser un petit dé
}
web-roy-pick-back = { $kind ->
    [big] Reprendre le Biggy
   *[small] Reprendre un petit dé
}
web-roy-pick-block = { $size ->
    [one] { $size } dé gris
   *[other] { $size } dés gris
}
web-roy-pick-lift = Pour { $reward }
web-roy-pile = Tas { $pile }
web-roy-token = Plaque { $value }, tas { $pile } : la passer dans l’autre
web-roy-pile-empty = Chaque tas a besoin d’une plaque.
web-roy-split-how = Touche une plaque pour la changer de tas.
web-roy-split-offer = Proposer ces tas
web-roy-down-die = { $kind ->
    [big] Le Biggy
   *[small] Un petit dé
}

## Ce que les choses disent d’elles-mêmes

web-roy-about-prizes = En milliers. À la fin de la manche, qui a le plus de dés prend le gros billet, le suivant le petit. Avant cela, les égalités s’éliminent.
web-roy-about-biggy = Ton seul gros dé. Il compte double.
web-roy-jetons = Jetons
web-roy-about-jetons = Après le lancer, un jeton te permet de reprendre tous tes dés et de finir ton tour. À la fin, chaque jeton gardé vaut { $jeton }. Chaque manche en apporte { $jetonsEach }.
web-roy-about-money = Billets et jetons ensemble, en milliers. À la fin, la plus grosse fortune gagne.
web-roy-grey = Dés gris
web-roy-about-grey = Ils comptent comme ceux d’un joueur de plus, que personne ne joue. Ce qu’ils gagnent est rendu.
web-roy-neutral = Dés neutres
web-roy-about-neutral = À deux, une troisième couleur est lancée au début de la manche et reste en place. Ce qu’elle gagne est rendu.
web-roy-why-closed = { $casino } est fermé : rien n’entre, rien ne sort.
web-roy-why-plate-here = Le panneau est déjà sur le { $casino }.
web-roy-why-own-casino = No Entry! ne ferme jamais son propre casino.
web-roy-why-no-tile = Le { $casino } n’a pas de tuile.
web-roy-why-same-tile = My Choice ne peut pas se choisir elle-même.
web-roy-why-no-die = { $kind ->
    [big] Ton Biggy n’est pas au { $casino }.
   *[small] Tu n’as aucun petit dé au { $casino }.
}
web-roy-why-no-grey = Il n’y a pas de dé gris au { $casino }.
