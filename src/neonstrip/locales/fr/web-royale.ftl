# La table de Royale dans le navigateur. $you vaut "yes" quand on parle à qui lit ; $kind vaut "small" ou "big" (le Biggy).

## La table

web-roy-pages = Parties de la table
web-roy-standing = Qui gagnerait maintenant
web-roy-away = pas là
web-roy-biggy = Biggy
web-roy-place-now = Poser tout de suite
web-roy-or-turn = ou tourner un dé :
web-roy-gains = Gagné pendant cette manche
web-roy-extras = Les tuiles de cette manche
web-roy-bank = Banque

## Lu à voix haute

web-roy-rolled = { $you ->
    [yes] Tu lances { $dice }.
   *[no] { $name } lance { $dice }.
}
web-roy-rolled-biggy = le Biggy ({ $number })
web-roy-owned = { $owner } : { $dice }
web-roy-owned-small = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
web-roy-owned-biggy = le Biggy
web-roy-owned-black = { $dice ->
    [one] { $dice } dé noir
   *[other] { $dice } dés noirs
}

## Le journal : ce qui arrive outre les coups

web-roy-log-won = { $you ->
    [yes] Tu gagnes { $amount } au { $casino }.
   *[no] { $name } gagne { $amount } au { $casino }.
}
web-roy-log-undo = { $you ->
    [yes] Tu reprends ton dernier coup.
   *[no] { $name } reprend son dernier coup.
}
web-roy-log-relieved = { $you ->
    [yes] Un robot joue pour toi.
   *[no] Un robot joue pour { $name }.
}
web-roy-log-returned = { $you ->
    [yes] Te revoilà.
   *[no] { $name } est de retour.
}

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

## Ce que les choses disent d'elles-mêmes

web-roy-about-casino = Les dés qui montrent { $number } vont ici, tous ensemble. L’enseigne s’allume quand tu peux y poser des dés, ou quand tu mènes.
web-roy-prizes = Gains
web-roy-about-prizes = En milliers. À la fin de la manche, qui a le plus de dés prend le gros billet, le suivant le petit. Avant cela, les égalités s’éliminent.
web-roy-about-biggy = Ton seul gros dé. Il compte double.
web-roy-jetons = Jetons
web-roy-about-jetons = Après le lancer, un jeton te permet de reprendre tous tes dés et de finir ton tour. À la fin, chaque jeton gardé vaut { $jeton }. Chaque manche en apporte deux.
web-roy-money = Argent
web-roy-about-money = Billets et jetons ensemble, en milliers. À la fin, la plus grosse fortune gagne.
web-roy-about-money-hidden = Face cachée jusqu’à la fin. Qui a bien regardé s’en doute.
web-roy-grey = Dés gris
web-roy-about-grey = Ils comptent comme ceux d’un joueur de plus, que personne ne joue. Ce qu’ils gagnent est rendu.
web-roy-neutral = Dés neutres
web-roy-about-neutral = À deux, une troisième couleur est lancée au début de la manche et reste en place. Ce qu’elle gagne est rendu.
web-roy-why-not-rolled = Aucun { $number } dans ton lancer.
web-roy-why-closed = { $casino } est fermé : rien n’entre, rien ne sort.
web-roy-why-plate-here = Le panneau est déjà sur le { $casino }.
web-roy-why-own-casino = No Entry! ne ferme jamais son propre casino.
web-roy-why-no-tile = Le { $casino } n’a pas de tuile.
web-roy-why-same-tile = My Choice ne peut pas se choisir elle-même.
web-roy-why-no-die = { $kind ->
    [big] Ton Biggy n’est pas au { $casino }.
   *[small] Tu n’as aucun petit dé au { $casino }.
}
web-roy-why-no-grey = Il n’y a pas de dé gris au { $casino }.
