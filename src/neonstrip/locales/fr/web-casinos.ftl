# Ce que les tables à casinos ont en commun dans le navigateur. $you vaut "yes" quand on parle à qui lit.

## La table

web-casinos-pages = Parties de la table
web-casinos-standing = Qui gagnerait maintenant
web-casinos-away = pas là
web-casinos-unconfirmed = { $family ->
    [place] Poser ces dés
   *[other] Oui, valider
}
web-casinos-gains = Gagné pendant cette manche

## Lu à voix haute

web-casinos-rolled = { $you ->
    [yes] Tu lances { $dice }.
   *[no] { $name } lance { $dice }.
}
web-casinos-owned = { $owner } : { $dice }
web-casinos-owned-small = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
web-casinos-owned-biggy = le Biggy
web-casinos-owned-black = { $dice ->
    [one] { $dice } dé noir
   *[other] { $dice } dés noirs
}

## Le journal : ce qui arrive outre les coups

web-casinos-log-won = { $you ->
    [yes] Tu gagnes { $amount } au { $casino }.
   *[no] { $name } gagne { $amount } au { $casino }.
}
web-casinos-log-undo = { $you ->
    [yes] Tu annules ton dernier coup.
   *[no] { $name } annule son dernier coup.
}
web-casinos-log-relieved = { $you ->
    [yes] Un robot joue pour toi.
   *[no] Un robot joue pour { $name }.
}
web-casinos-log-returned = { $you ->
    [yes] Te revoilà.
   *[no] { $name } est de retour.
}

## Ce que les choses disent d’elles-mêmes

web-casinos-about-casino = Les dés qui montrent { $number } vont ici, tous ensemble. L’enseigne s’allume quand tu peux y poser des dés, ou quand tu mènes.
web-casinos-prizes = Gains
web-casinos-money = Argent
web-casinos-about-money-hidden = Face cachée jusqu’à la fin. Qui a bien regardé s’en doute.
web-casinos-why-not-rolled = Aucun { $number } dans ton lancer.
