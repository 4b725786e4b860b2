# Conseils : ce que ferait l’expert, et pourquoi. Argent et points sont ce qu’on peut attendre en moyenne.

hint-ask = Conseil
hint-title = Ce que ferait l’expert
hint-thinking = L’expert réfléchit…
hint-figures-royale = { $percent } % de chances de gagner, environ { $amount } à la fin de la manche
hint-figures-classic = { $percent } % de chances de gagner, environ { $amount } à la fin de la manche
hint-figures-newvegas = { $percent } % de chances de gagner, environ { $amount } points à la fin de la partie
hint-open = écrire { $number } en { $street }/{ $avenue }
hint-then = Ensuite : { $moves }.
hint-next = Les suivants
hint-other = { $move } : { $percent } %, { $amount } ({ $difference })
hint-hide = Ranger le conseil
hint-log = { $you ->
    [yes] Tu as demandé un conseil.
   *[no] { $name } a demandé un conseil.
}

hint-why-only = Il n’y a pas d’autre coup.
hint-why-more-royale = Cela rapporte environ { $amount } de plus que le deuxième meilleur coup.
hint-why-more-classic = Cela rapporte environ { $amount } de plus que le deuxième meilleur coup.
hint-why-more-newvegas = Cela rapporte environ { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
} de plus que le deuxième meilleur coup.
hint-why-likelier = Cela gagne plus souvent que le deuxième meilleur coup : { $percent } parties sur cent.
hint-why-close = Le deuxième meilleur coup est à peu près aussi bon.
hint-why-unforeseen = Qui devine ta réponse peut en profiter : laisse faire le hasard. Avec le mélange de l’expert entre les { $answers } réponses, aucune réponse des autres ne vaut mieux qu’une autre. Celle-ci a été tirée pour toi.
hint-why-slow = La réflexion a pris { $seconds } s, plus que d’habitude : la machine est très occupée.
hint-why-takes = Si la manche finissait maintenant, tu prendrais { $amount } au { $casino }{ $rank ->
    [1] {""}
    [2] , en second
   *[other] , à la place { $rank }
}.
hint-why-ties = Au { $casino }, il y aurait égalité pour l’instant : qui a autant de dés que toi n’y gagne pas plus que toi.
hint-why-behind = Au { $casino }, tu ne gagnes encore rien.
hint-why-gains = Si la manche finissait maintenant, tu prendrais { $amount } de plus.
hint-why-costs = Si la manche finissait maintenant, tu prendrais { $amount } de moins : cela paie plus tard.
hint-why-saves = Aucun autre casino ne prend si peu de dés : seulement { $dice }, et il t’en reste { $left }.
hint-why-keeps = Tu gardes { $dice ->
    [one] ton dé
   *[other] tes { $dice } dés
} pour un meilleur lancer.
# À quoi sert un coup, en morceaux de phrase : { $begins } vaut yes pour celui qui la commence. Montants moyens.
hint-why-because = { $first }.
hint-why-because-both = { $first }, et { $second }.
hint-cause-pays = { $tile } paie { $reward }
hint-cause-pays-more = { $tile } rapporte environ { $amount } de plus
hint-cause-spares = { $tile } coûte environ { $amount } de moins
hint-cause-withholds = { $tile } rapporte environ { $theirs } de moins à { $name }
hint-cause-fines = { $tile } coûte environ { $theirs } de plus à { $name }
hint-cause-wins = { $casino } rapporte environ { $amount } de plus
hint-cause-takes = { $casino } rapporte environ { $amount } de plus, et environ { $theirs } de moins à { $name }
hint-cause-denies = { $name } gagne environ { $theirs } de moins au { $casino }
hint-cause-breaks = { $begins ->
    [yes] Cela
   *[no] cela
} rompt l’égalité au { $casino }, ce qui rapporte environ { $amount } de plus
hint-cause-strikes = { $begins ->
    [yes] Cela
   *[no] cela
} crée au { $casino } une égalité qui coûte environ { $theirs } à { $name }
hint-cause-keeps = { $begins ->
    [yes] Il
   *[no] il
} reste en main { $dice ->
    [one] un dé de plus, qui rapporte
   *[other] { $dice } dés de plus, qui rapportent
} ailleurs environ { $amount } de plus
hint-why-scores = Points maintenant : { $areas }.
hint-why-ends = Cela finit la partie.
hint-why-project-first = Cela valide « { $project } » avant tous les autres : { $points } points.
hint-why-project-later = Cela valide « { $project } » : { $points } points.
hint-why-hotel = Cela complète l’avenue { $avenue }, dont personne n’a encore le grand hôtel.
hint-why-race = L’avenue { $avenue } est une course au grand hôtel : il t’en manquerait { $missing }, il en manque { $theirs } à { $name }.
hint-why-room = Cela garde de la place : { $numbers } des { $all } numéros vont encore dans ta ville, { $other } après le deuxième meilleur tour.
