# Las Vegas Royale. Les sommes sont en milliers de dollars. Les numéros des règles sont dans les règles, pas ici.
# $you vaut "yes" pour qui lit et "no" pour tous les autres ; $name est le nom d’un joueur.
# $kind vaut "small" pour un petit dé et "big" pour le Biggy.
# Les casinos sont masculins, comme sur le Strip : le Miracle, au Sunset.


# Les noms des casinos sont courts : 11 lettres au plus, comme leurs enseignes.
casino-1 = Miracle
casino-2 = Silver Spur
casino-3 = Blue Coyote
casino-4 = Moonlight
casino-5 = Cleopatra
casino-6 = Sunset

owner-neutral = les dés neutres
owner-grey = les dés gris

reward = { $jetons ->
    [one] { $jetons } jeton
   *[other] { $jetons } jetons
}
reward-nothing = rien
reward-move = mouvement

## L’accueil

royale-welcome = Lance tes dés, choisis un chiffre et pose tous les dés de ce chiffre dans le casino du même numéro. À la fin de la manche, qui a le plus de dés gagne le gros billet, le suivant le petit ; ceux qui en ont autant s’éliminent entre eux. Après { $rounds } manches, la plus grosse fortune l’emporte.

## Le plateau. Ces mots tiennent dans des colonnes étroites.

board-round = MANCHE { $round } SUR { $rounds }
board-amounts = sommes en milliers
board-closed = FERMÉ
board-tied = égal.
board-dice = dés { $dice }
board-jetons = { $jetons ->
    [one] { $jetons } jeton
   *[other] { $jetons } jetons
}
board-money = total { $money }
board-money-hidden = caché
board-bar = bar { $dice }
board-owes = amende

status-pot = cagnotte : { $amount }
status-token = la plaque est là
status-groups = reste : { $groups }
status-fields = reste : { $fields }
status-gold = case dorée :

## Les tuiles : leur nom, leur effet en une ligne de 62 lettres au plus, et la règle entière.

tile-A1 = Lucky Punch
tile-A1-short = Cache 1 à { $markers } pions ; mal devinés, ils paient jusqu’à { $punch3 }.
tile-A1-rule = Cache 1, 2 ou { $markers } pions dans ton poing. Ton voisin de gauche devine combien. Si c’est faux, tu gagnes { $punch1 } jetons pour un pion, { $punch2 } pour deux, { $punch3 } pour trois. Si c’est juste, rien.
tile-A2 = Jackpot
tile-A2-short = Lance les dés noirs : { $luckySum } ou un double gagne la cagnotte.
tile-A2-rule = Lance les deux dés noirs. Un total de { $luckySum }, ou un double, gagne la cagnotte, qui repart à { $potFirst }. Tout autre lancer la fait monter d’un cran, jusqu’à { $potLast }.
tile-B1 = Prime Time
tile-B1-short = En tête à la fin : les dés noirs t’aident avant le décompte.
tile-B1-rule = Avant le décompte, qui gagnerait ici le gros billet lance les deux dés noirs et peut en envoyer zéro, un ou deux dans les casinos ouverts de leurs chiffres. Ils y comptent comme ses propres dés.
tile-B2 = Fifty Fifty
tile-B2-short = Plus ou moins ? Le gain monte à { $fiftyLast }, tant que tu as raison.
tile-B2-rule = Lance les deux dés noirs. Arrête-toi et prends le gain marqué par le pion, ou annonce si le prochain total sera plus haut ou plus bas. Juste : le pion avance, jusqu’à { $fiftyLast }. Faux ou égal : tu n’as rien.
tile-C1 = High Five
tile-C1-short = Le premier à compter { $count } ici prend la plaque, qui vaut { $high }.
tile-C1-rule = Qui pose ici et y atteint en premier un total de { $count } (le Biggy compte double) prend la plaque. Elle vaut { $high } au décompte de ce casino.
tile-C2 = Bad Luck
tile-C2-short = Le moins de dés ici, même zéro, coûte { $fine } après la manche.
tile-C2-rule = À la fin de la manche, qui a ici le moins de dés, même zéro, paie { $fine } après le décompte. Si tout le monde en a autant, tout le monde paie. Un jeton paie { $jeton }, si l’argent ne suffit pas.
tile-D1 = Pay Day
tile-D1-short = Un gain par casino où tu as des dés, { $payLast } pour les six.
tile-D1-rule = Compte les casinos où tu as des dés, celui-ci compris. Un seul rapporte un jeton, deux { $paySecond } jetons, et à partir de trois c’est { $payFirst } par casino en argent, jusqu’à { $payLast } pour six.
tile-D2 = Power Play
tile-D2-short = Mène ici sans partage : plus tard, tourne un dé sans lancer.
tile-D2-rule = Qui pose ici et a alors, sans partage, le plus de dés prend le pion. Tant que tu l’as, tu peux, au lieu de lancer, tourner un de tes dés sur le chiffre de ton choix et le poser. Dès que plus personne ne mène ici sans partage, le pion revient sur la tuile.
tile-E1 = No Entry!
tile-E1-short = Ferme un autre casino ; la piste paie au passage.
tile-E1-rule = Pose le panneau sur un autre casino que celui-ci ; plus tard, déplace-le si tu veux. Rien n’entre dans un casino fermé et rien n’en sort ; son décompte reste normal. Chaque fois que le panneau est posé ou déplacé, le pion avance d’une case et la paie.
tile-E2 = Knockout?
tile-E2-short = Les autres mettent chacun un dé au bar ; les tiens reviennent.
tile-E2-rule = Chaque adversaire à qui il reste des dés et qui en a moins de { $places } au bar en met un. Puis tous les tiens en reviennent. Les dés au bar ne sont dans aucun casino.
tile-F1 = Block It!
tile-F1-short = Mets un groupe de dés gris dans un casino ouvert.
tile-F1-rule = Prends un groupe de dés gris et mets-le dans le casino ouvert de ton choix. Les dés gris comptent comme ceux d’un joueur de plus, que personne ne joue.
tile-F2 = Handicap
tile-F2-short = Retire un dé gris : un jeton, { $lift } ou un mouvement.
tile-F2-rule = Tu peux retirer un dé gris d’un casino ouvert et le mettre sur une case libre : un jeton, { $lift } ou un mouvement. Avec un mouvement, tu tournes un de tes dés sur le chiffre de ton choix et le poses, sans activer de tuile, ou tu reprends un de tes dés dans un casino.
tile-G1 = Black Box
tile-G1-short = Le gagnant choisit un tas caché sur deux : { $tokens }.
tile-G1-rule = Au décompte de ce casino, le voisin de gauche de qui a gagné le gros billet partage les six plaques { $tokens } en deux tas, face cachée. Le gagnant ne voit que leur taille, en prend un et en touche la somme.
tile-G2 = Double Down
tile-G2-short = Mets des dés sur la tuile : un second duel pour { $down1 } et { $down2 }.
tile-G2-rule = Tu peux déplacer autant de tes dés que tu veux de ce casino sur la tuile. Elle se décompte comme un casino à part, pour { $down1 } et { $down2 }.
tile-H1 = Nice Dice
tile-H1-short = Mets un dé du lancer sur sa case : elle vaut jusqu’à { $niceLast }.
tile-H1-rule = Tu peux mettre un dé de ce lancer sur la case de son chiffre. Un dé qui s’y trouve part au casino de ce chiffre. Au décompte, chaque dé rapporte : { $niceFirst } jeton, { $niceSecond } jetons, puis de { $niceThird } à { $niceLast } pour le 6.
tile-H2 = My Choice
tile-H2-short = Lance les dés noirs, garde-en un ; le 6 : case dorée, { $gold }.
tile-H2-rule = Lance les deux dés noirs et sers-toi d’un seul. 1 : { $choiceFirst } jeton. 2 : { $choiceSecond } jetons. 3 : { $choiceThird }. 4 : active une autre tuile. 5 : tourne un de tes dés et pose-le, ou reprends-en un. 6 : mets un dé sur la case dorée, qui vaut { $gold } au décompte de ce casino.

## L’aide

help-turn = À ton tour, lance tous les dés qui te restent, choisis un chiffre et pose tous les dés de ce chiffre dans son casino. Ou paie un jeton et reprends-les tous. Le Biggy (B) compte double.
help-score = Quand plus personne n’a de dés, chaque casino paie : les totaux égaux s’éliminent, puis qui a le plus de dés prend le gros billet, et le suivant le petit.
help-board = Une enseigne allumée : tu mènes dans ce casino. ▸80 après des dés : ce qu’ils gagneraient maintenant. Dans un lancer, (5) est le Biggy.
help-keys = Tape le numéro d’un choix, ou le coup lui-même, par exemple « { $example } ». u annule, t donne un conseil, s sauvegarde, b remontre le plateau, q quitte.

## À qui de jouer

turn-roll = À toi de jouer
turn-place = Voilà ton lancer. Quel chiffre poses-tu ?
turn-hide = Lucky Punch : combien de pions caches-tu ?
turn-guess = Lucky Punch : { $name } a fermé le poing. Combien de pions dedans ?
turn-gamble = Fifty Fifty : tu as fait { $first } et { $second }. On continue ?
turn-close = No Entry! Quel casino fermes-tu ?
turn-bar = Knockout? Quel dé mets-tu au bar ?
turn-block = Block It! Quels dés gris, et où ?
turn-lift = Handicap : quel dé gris retires-tu, et contre quoi ?
turn-move = Un mouvement : tourne et pose un dé, ou reprends-en un.
turn-down = Double Down : quels dés mets-tu sur la tuile ?
turn-nice = Nice Dice : quel dé mets-tu sur sa case ?
turn-choose = My Choice : tu as fait { $first } et { $second }. Lequel gardes-tu ?
turn-activate = My Choice : quelle tuile actives-tu ?
turn-gold = My Choice : quel dé va sur la case dorée ?
turn-prime = Prime Time : tu as fait { $first } et { $second }. Où vont-ils ?
turn-split = Black Box : partage les plaques. Que mets-tu dans le premier tas ?
turn-pick = Black Box : deux tas devant toi. Lequel prends-tu ?

## Les choix, aussi courts que possible : ils tiennent en deux colonnes de 38 lettres.

# Les dés d’un chiffre dans un lancer. Toujours ce que l’on pose (complément d’objet).
placed-dice = { $small ->
    [0] le Biggy
    [1] un { $number }
    [2] deux { $number }
    [3] trois { $number }
    [4] quatre { $number }
    [5] cinq { $number }
    [6] six { $number }
   *[other] sept { $number }
}{ $both ->
    [yes] { " " }et le Biggy
   *[no] { "" }
}
a-die = { $kind ->
    [big] le Biggy
   *[small] un petit dé
}

choice-roll = Lancer tes dés
choice-place = { $small ->
    [0] Biggy
    [1] Un { $number }
    [2] Deux { $number }
    [3] Trois { $number }
    [4] Quatre { $number }
    [5] Cinq { $number }
    [6] Six { $number }
   *[other] Sept { $number }
}{ $both ->
    [yes] { " " }+ Biggy
   *[no] { "" }
} : { $casino }
choice-pass = Tout reprendre pour un jeton
choice-skip = Portes closes : reprendre tes dés
choice-decline-close = Laisser le panneau où il est
choice-decline-lift = Ne rien retirer
choice-decline-move = Laisser les dés où ils sont
choice-decline-down = Laisser tes dés où ils sont
choice-decline-nice = Ne rien mettre
choice-turn = { $kind ->
    [big] Biggy au { $casino }
   *[small] Petit dé au { $casino }
}
choice-back = { $kind ->
    [big] Biggy repris du { $casino }
   *[small] Dé repris du { $casino }
}
choice-hide = { $number ->
    [1] Un pion : { $reward }
    [2] Deux pions : { $reward }
   *[3] Trois pions : { $reward }
}
choice-guess = { $number ->
    [1] Un ; sinon, ça paie { $reward }
    [2] Deux ; sinon, ça paie { $reward }
   *[3] Trois ; sinon, ça paie { $reward }
}
choice-stop = { $amount ->
    [0] T’arrêter sans rien
   *[other] T’arrêter et prendre { $reward }
}
choice-higher = Plus que { $sum }
choice-lower = Moins que { $sum }
choice-close = Fermer le { $casino }
choice-bar = { $kind ->
    [big] Le Biggy
   *[small] Un petit dé
}
choice-block = { $size ->
    [one] { $size } dé gris au { $casino }
   *[other] { $size } dés gris au { $casino }
}
choice-lift = { $casino } : { $reward }
choice-down = { $small ->
    [0] Le Biggy
    [one] { $small } petit dé
   *[other] { $small } petits dés
}{ $both ->
    [yes] { " " }et le Biggy
   *[no] { "" }
}
choice-nice = { $kind ->
    [big] Le Biggy sur le { $number } : { $reward }
   *[small] Un petit dé sur le { $number } : { $reward }
}
choice-choose = { $number ->
    [4] Activer une autre tuile
    [5] Tourner et poser un dé, ou en reprendre un
    [6] Mettre un dé sur la case dorée, { $reward }
   *[other] { $reward }
}
choice-activate = { $tile }, au { $casino }
choice-gold = { $kind ->
    [big] Le Biggy
   *[small] Un petit dé
}
choice-black-none = Nulle part
choice-black-one = Un dé au { $casino }
choice-black-both = { $casino } et { $other }
choice-black-double = Les deux au { $casino }
choice-split = { $first } | { $second }
choice-take = { $pile ->
    [first] Le premier tas
   *[second] Le second tas
} : { $tokens ->
    [one] { $tokens } plaque
   *[other] { $tokens } plaques
}

# Ce qu’un choix changerait maintenant, après ses mots.
then-first = en tête { $amount }
then-second = second { $amount }
then-tied = égalité
then-behind = derrière
then-wins = gagne { $amount }
then-nothing = pas de billet
then-more = +{ $amount } prévu
then-less = −{ $amount } prévu
then-pays = paie { $reward }
then-token = avec la plaque
then-power = avec le pion

## Ce qui s’est passé : les coups

log-place = { $you ->
    [yes] Tu poses { $dice } au { $casino }.
   *[no] { $name } lance { $roll } et pose { $dice } au { $casino }.
}
log-pass = { $you ->
    [yes] Tu paies un jeton et reprends tes dés.
   *[no] { $name } lance { $roll }, paie un jeton et reprend ses dés.
}
log-skip = { $you ->
    [yes] Rien que des portes closes : tu reprends tes dés.
   *[no] { $name } lance { $roll }, rien que des portes closes, et reprend ses dés.
}
log-decline = { $you ->
    [yes] Tu en restes là.
   *[no] { $name } en reste là.
}
log-turn = { $you ->
    [yes] Tu tournes { $die } et le poses au { $casino }.
   *[no] { $name } tourne { $die } et le pose au { $casino }.
}
log-back = { $you ->
    [yes] Tu reprends { $die } du { $casino }.
   *[no] { $name } reprend { $die } du { $casino }.
}
log-hide = { $you ->
    [yes] Tu caches { $number ->
        [one] { $number } pion
       *[other] { $number } pions
    } dans ton poing.
   *[no] { $name } cache des pions dans son poing.
}
# Seulement pour qui a le droit de tout voir.
log-hide-open = { $number ->
    [one] { $name } cache { $number } pion.
   *[other] { $name } cache { $number } pions.
}
log-guess = { $you ->
    [yes] Tu dis { $number }.
   *[no] { $name } dit { $number }.
}
log-stop = { $you ->
    [yes] Tu t’arrêtes.
   *[no] { $name } s’arrête.
}
log-higher = { $you ->
    [yes] Tu annonces : plus haut !
   *[no] { $name } annonce : plus haut !
}
log-lower = { $you ->
    [yes] Tu annonces : plus bas !
   *[no] { $name } annonce : plus bas !
}
log-close = { $you ->
    [yes] Tu fermes le { $casino }.
   *[no] { $name } ferme le { $casino }.
}
log-block = { $you ->
    [yes] Tu mets { $size ->
        [one] { $size } dé gris
       *[other] { $size } dés gris
    } au { $casino }.
   *[no] { $name } met { $size ->
        [one] { $size } dé gris
       *[other] { $size } dés gris
    } au { $casino }.
}
log-lift = { $you ->
    [yes] Tu retires un dé gris du { $casino }.
   *[no] { $name } retire un dé gris du { $casino }.
}
log-down = { $you ->
    [yes] Tu mets { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    } sur Double Down.
   *[no] { $name } met { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    } sur Double Down.
}
log-nice = { $you ->
    [yes] Tu mets { $die } sur la case { $number } de Nice Dice.
   *[no] { $name } met { $die } sur la case { $number } de Nice Dice.
}
log-choose = { $you ->
    [yes] Tu gardes le { $number }.
   *[no] { $name } garde le { $number }.
}
log-activate = { $you ->
    [yes] Tu actives « { $tile } ».
   *[no] { $name } active « { $tile } ».
}
log-gold = { $you ->
    [yes] Tu mets { $die } sur la case dorée.
   *[no] { $name } met { $die } sur la case dorée.
}
log-black-none = { $you ->
    [yes] Tu n’envoies les dés noirs nulle part.
   *[no] { $name } n’envoie les dés noirs nulle part.
}
log-black-one = { $you ->
    [yes] Tu envoies un dé noir au { $casino }.
   *[no] { $name } envoie un dé noir au { $casino }.
}
log-black-both = { $you ->
    [yes] Tu envoies les dés noirs au { $casino } et au { $other }.
   *[no] { $name } envoie les dés noirs au { $casino } et au { $other }.
}
log-black-double = { $you ->
    [yes] Tu envoies les deux dés noirs au { $casino }.
   *[no] { $name } envoie les deux dés noirs au { $casino }.
}
log-split = { $you ->
    [yes] Tu partages les plaques : { $first } | { $second }.
   *[no] { $name } partage les plaques en deux tas : { $first } et { $second }.
}
# Seulement pour qui a le droit de tout voir.
log-split-open = { $name } partage les plaques : { $first } | { $second }.
log-take = { $you ->
    [yes] Tu prends le { $pile ->
        [first] premier
       *[second] second
    } tas.
   *[no] { $name } prend le { $pile ->
        [first] premier
       *[second] second
    } tas.
}

## Ce qui s’est passé : les suites d’un coup

event-black = Les dés noirs montrent { $first } et { $second }.
luckless-A2 = Pas de chance. La cagnotte est à { $amount }.
luckless-B2 = Raté. Rien cette fois.
event-paid = { $you ->
    [yes] { $tile } te paie { $amount }.
   *[no] { $tile } : { $amount } pour { $name }.
}
event-jetons = { $you ->
    [yes] { $tile } te donne { $amount ->
        [one] { $amount } jeton
       *[other] { $amount } jetons
    }.
   *[no] { $tile } : { $amount ->
        [one] { $amount } jeton
       *[other] { $amount } jetons
    } pour { $name }.
}
event-shown-right = Le poing s’ouvre : { $number }. Bien deviné !
event-shown-wrong = Le poing s’ouvre : { $number }, et non { $guess }.
event-won_power = { $you ->
    [yes] Tu prends le pion Power Play.
   *[no] { $name } prend le pion Power Play.
}
event-lost_power = { $you ->
    [yes] Tu perds le pion Power Play : plus aucun joueur n’y mène sans partage.
   *[no] { $name } perd le pion Power Play : plus aucun joueur n’y mène sans partage.
}
event-won_token = { $you ->
    [yes] Tu prends la plaque High Five.
   *[no] { $name } prend la plaque High Five.
}
event-barred = { $you ->
    [yes] Tu mets { $die } au bar.
   *[no] { $name } met { $die } au bar.
}
event-freed = { $you ->
    [yes] { $tile } te rend { $die }.
   *[no] { $tile } rend { $die } à { $name }.
}
event-pushed = { $you ->
    [yes] Ton dé de la case { $number } part au { $casino }.
   *[no] Le dé de la case { $number } ({ $name }) part au { $casino }.
}
event-boxed = { $amount ->
    [0] Dans le tas, rien que des zéros.
   *[other] Le tas vaut { $amount }.
}
event-fined = { $you ->
    [yes] Bad Luck : tu paies { $cost }.
   *[no] Bad Luck : { $name } paie { $cost }.
}
cost = { $amount ->
    [0] { $jetons ->
        [0] zéro, il ne reste rien
        [one] { $jetons } jeton
       *[other] { $jetons } jetons
    }
   *[other] { $amount }{ $jetons ->
        [0] { "" }
        [one] { " " }et { $jetons } jeton
       *[other] { " " }et { $jetons } jetons
    }
}
event-starts = { $you ->
    [yes] Tu commences.
   *[no] { $name } commence.
}

# La fin d’une manche, casino par casino : qui gagne quoi ; ces mots suivent un nom ou sont seuls.
score-title = FIN DE LA MANCHE { $round }
score-tied = égal.
score-nobody = personne ne gagne

## La fin

end-row = { $money } en tout, { $cards ->
    [one] { $cards } billet
   *[other] { $cards } billets
}, { $jetons ->
    [one] { $jetons } jeton
   *[other] { $jetons } jetons
}

## De quoi parle la question d’une tuile, pour qui l’entend pour la première fois

learn-royale-first-hide = Cache des pions ; ton voisin devine combien. S’il se trompe, tu gagnes, et plus il y en a, plus ça paie : { $punch3 } pour trois. Mais c’est ce qu’on devine en premier.
learn-royale-first-guess = Quelqu’un cache un à trois pions. Si tu devines juste, il n’a rien ; une erreur ne te coûte rien, mais le paie. Trois lui rapporteraient le plus.
learn-royale-first-gamble = Prends ce que montre le pion, ou parie sur le prochain total : juste, il avance, jusqu’à { $fiftyLast } ; faux ou égal, tout est perdu. Les totaux très bas ou très hauts sont de bons paris, pas ceux du milieu.
learn-royale-first-close = Pose le panneau sur un casino : plus aucun dé n’y entre ni n’en sort, mais il est décompté. Ferme-en un où tu mènes, et la piste te paie en plus.
learn-royale-first-bar = Un de tes dés doit aller au bar, où il n’est dans aucun casino. Il revient quand tu poses toi-même à cette tuile. Le Biggy compte double : donne plutôt un petit.
learn-royale-first-block = Les dés gris comptent comme ceux d’un joueur de plus. Mets-les là où ils battent quelqu’un d’autre ou font égalité avec lui, pas là où tu mènes.
learn-royale-first-lift = Retire un dé gris d’un casino et reçois ce que montre sa nouvelle case. Le mieux : un dé qui te bat ou qui est à égalité avec toi.
learn-royale-first-move = Tourne un de tes dés sur le chiffre de ton choix et pose-le, ou reprends-en un dans un casino. De quoi rompre une égalité, ou sauver un dé qui ne gagne rien.
learn-royale-first-down = Les dés déplacés sur la tuile y comptent au lieu du casino, pour { $down1 } et { $down2 } de plus. Déplace ceux dont tu n’as pas besoin ici.
learn-royale-first-nice = Mets un dé de ce lancer sur la case de son chiffre : au décompte elle paie, jusqu’à { $niceLast }. Qui vient après peut l’en chasser, vers son casino.
learn-royale-first-choose = Chaque chiffre des dés noirs fait autre chose, des jetons à la case dorée. Tu en utilises un des deux ; la tuile dit ce que fait chacun.
learn-royale-first-activate = Déclenche une autre tuile comme si tu y avais posé des dés. Prends celle qui t’aide le plus maintenant.
learn-royale-first-gold = Le dé sur la case dorée rapporte { $gold } au décompte de ce casino. Lequel peux-tu donner ?
learn-royale-first-prime = Tu mènes ici, donc les dés noirs sont à toi : chacun peut aller au casino de son chiffre et y compte comme un des tiens. Envoie-le là où il gagne ou rompt une égalité, ou laisse-le.
learn-royale-first-split = Fais deux tas des six plaques. L’adversaire voit combien il y en a dans chacun, pas lesquelles, et en prend un : cache les grosses là où personne ne regarde.
learn-royale-first-pick = Un des tas est à toi. Tu vois combien de plaques il y a dans chacun, mais pas lesquelles : où ton voisin aurait-il caché les grosses ?
