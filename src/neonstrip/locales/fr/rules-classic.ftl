# Les règles de Las Vegas, l’édition de 2012, avec nos mots. Les sommes sont en milliers de dollars.
# Un paragraphe qui commence par » est un exemple, par § un usage à nous, par – une liste.

## Avant de commencer

rules-classic-start = Avant de commencer
rules-classic-start-goal = De quoi il s’agit
rules-classic-start-goal-text =
    Six casinos, six chiffres, et des billets devant chaque porte : ici un seul gros, là plusieurs petits. Tu envoies tes dés là où tu veux gagner, et les autres font pareil. À la fin de la manche, chaque casino paie ses billets du plus gros au plus petit, d’abord à qui a le plus de dés ; en cas d’égalité, on s’élimine.

    Après quatre manches, la plus grosse fortune l’emporte. Les sommes sont en milliers : un 60 est un billet de 60 000 dollars.
rules-classic-start-dice = Les dés
rules-classic-start-dice-text =
    De deux à cinq joueurs, quatre manches. À chaque manche, chacun a { $dice } dés, tous de la même taille.
rules-classic-start-notes = Les billets
rules-classic-start-notes-text =
    Il y a { $notes } billets, de { $lowest } à { $highest }, mélangés une fois en une pile cachée. Avant chaque manche, chaque casino, de 1 à { $casinos }, reçoit des billets du dessus de la pile jusqu’à ce qu’ils fassent { $enough } ou plus. Un casino a donc d’un à cinq billets ; ils sont visibles, du plus gros au plus petit.

    » Un 70 suffit à lui seul. Un 20, non : un 10 le suit, puis un 40, et le casino a trois billets.

    § Si la pile est épuisée, les billets passés dessous forment la nouvelle pile. S’il n’y en a pas non plus, le casino garde ce qu’il a.

## Ton tour

rules-classic-turn = Ton tour
rules-classic-turn-place = Lancer, choisir, poser
rules-classic-turn-place-text =
    Lance tous les dés qui te restent. Choisis un chiffre que tu as obtenu, et pose tous tes dés de ce chiffre dans son casino. Reprends les autres ; c’est au joueur de gauche.

    » Tu obtiens 3 3 3 3 5. Soit les quatre 3 vont au casino 3, soit le 5 va au casino 5. Seulement deux des 3, ou les deux chiffres à la fois : impossible.

    § Lancer est un coup à part. Tant que le joueur suivant n’a pas lancé, tu peux annuler ta pose.
rules-classic-turn-out = Plus de dés
rules-classic-turn-out-text =
    Qui n’a plus de dés est sauté, et la manche finit quand personne n’en a plus. Le dernier peut donc jouer plusieurs tours de suite.

## La fin d’une manche

rules-classic-payout = La fin d’une manche
rules-classic-payout-ties = Égalités et billets
rules-classic-payout-ties-text =
    Casino par casino. D’abord les égalités : tous ceux qui y ont autant de dés les reprennent et ne gagnent rien. Parmi ceux qui restent, qui a le plus de dés prend le plus gros billet, le deuxième celui d’après, tant qu’il y a des billets.

    » Ada a 4 dés, Ben et Mia en ont 3 chacun, Tom en a 1 ; il y a trois billets. Ben et Mia s’éliminent. Ada prend le plus gros, Tom le suivant avec son seul dé, et personne le troisième.
rules-classic-payout-nobody = Les billets que personne ne gagne
rules-classic-payout-nobody-text =
    Ils vont sous la pile, comme ce que gagnent les dés blancs.
rules-classic-payout-starter = Qui commence
rules-classic-payout-starter-text =
    La manche suivante est lancée par le voisin de gauche de qui a commencé la dernière.

    § Pour la première, on le choisit en ouvrant la table, ou le sort décide.
rules-classic-payout-end = La fin de la partie
rules-classic-payout-end-text =
    Après quatre manches, chacun compte son argent. Qui en a le plus gagne. En cas d’égalité, c’est qui a le plus de billets ; si c’est encore égal, la victoire est partagée.

    Tout le monde voit ce que tu prends quand tu le prends. Ensuite ton argent reste caché jusqu’à la fin, sauf si l’argent est visible pour tous : on le choisit en ouvrant la table.

    § Ce qui a été pris reste dans le journal : caché veut dire hors de vue, pas oublié.

## Les dés blancs

rules-classic-white = Les dés blancs
rules-classic-white-dice = Des dés à personne
rules-classic-white-dice-text =
    Les dés blancs comptent comme ceux d’un joueur de plus, que personne ne joue. Chacun en a en plus des siens : quatre à deux joueurs, deux à trois ou quatre. Tu les lances avec les tiens, et là où tu poses un chiffre, les blancs de ce chiffre vont aussi.

    Ils peuvent t’égaler et te battre comme ceux des autres. Ce qu’ils gagnent va sous la pile.

    » Tu poses trois 4 à toi et un blanc. Si rien ne change, tu prends le plus gros billet du casino 4, et le suivant va sous la pile pour le dé blanc.
rules-classic-white-when = Quand on joue avec
rules-classic-white-when-text =
    À deux, sauf si tu les enlèves en ouvrant la table. À trois ou quatre, on peut les ajouter ; à cinq, il n’y en a pas.

    À trois, deux dés blancs restent après le partage. Ils sont lancés au début de chaque manche et posés tout de suite dans les casinos de leurs chiffres. Si tu préfères, qui commence la manche les reçoit à la place.
