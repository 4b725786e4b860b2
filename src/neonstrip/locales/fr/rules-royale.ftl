# Les règles de Las Vegas et de Las Vegas Royale, avec nos mots. Les sommes sont en milliers de dollars.
# Un paragraphe qui commence par » est un exemple, par § un usage à nous, par – une liste.

## Avant de commencer

rules-royale-start = Avant de commencer
rules-royale-start-goal = De quoi il s’agit
rules-royale-start-goal-text =
    Six casinos, six chiffres, et de l’argent devant chaque porte. Tu envoies tes dés là où tu veux gagner, et les autres font pareil. À la fin de la manche, chaque casino paie ceux qui y ont le plus de dés ; en cas d’égalité, on s’élimine.

    Après trois manches, la plus grosse fortune l’emporte. Les sommes sont en milliers : un 60 est un billet de 60 000 dollars.
rules-royale-start-dice = Dés et jetons
rules-royale-start-dice-text =
    De deux à cinq joueurs, trois manches. À chaque manche, chacun a { $smallDice } petits dés et le Biggy, le gros.

    Au début de chaque manche, tu reçois { $jetonsEach } jetons, en plus de ceux qui te restent.
rules-royale-start-prizes = Les billets
rules-royale-start-prizes-text =
    On retourne six paires de billets. La paire qui a la plus grosse somme va au casino { $allCasinos }, la suivante au casino { $nextCasino }, et ainsi de suite jusqu’au casino 1. À somme égale, la paire qui contient le plus gros billet va au casino le plus haut.

    » 90 + 30 et 70 + 50 font 120 tous les deux. La paire avec le 90 va au casino le plus haut.

## Ton tour

rules-royale-turn = Ton tour
rules-royale-turn-place = Lancer, choisir, poser
rules-royale-turn-place-text =
    Lance tous les dés qui te restent. Choisis un chiffre que tu as obtenu et dont le casino est ouvert, et poses-y tous tes dés de ce chiffre, le Biggy aussi s’il le montre. Reprends les autres ; c’est au joueur de gauche.

    » Tu obtiens 3 3 3 3 5. Soit les quatre 3 vont au casino 3, soit le 5 va au casino 5. Seulement deux des 3, ou les deux chiffres à la fois : impossible.

    § Lancer est un coup à part. Tant que le joueur suivant n’a pas lancé, tu peux annuler ta pose.
rules-royale-turn-biggy = Le Biggy
rules-royale-turn-biggy-text =
    Le gros dé compte pour deux partout où l’on compare des dés : billets, égalités, majorités. Pour tout le reste, c’est un seul dé : on le lance et on le pose comme un autre, et il prend une seule place au bar de Knockout?.

    » Un petit dé et le Biggy comptent trois, autant que trois petits dés. C’est une égalité.
rules-royale-turn-jetons = Passer pour un jeton
rules-royale-turn-jetons-text =
    Ton lancer ne te plaît pas ? Paie un jeton avant de poser quoi que ce soit, reprends tous tes dés, et ton tour est fini. Tu les relanceras tous à ton prochain tour.

    Chaque jeton que tu gardes vaut { $jeton } à la fin de la partie.
rules-royale-turn-out = Plus de dés
rules-royale-turn-out-text =
    Qui n’a plus de dés est sauté, et la manche finit quand personne n’en a plus. Le dernier peut donc jouer plusieurs tours de suite.

    § Certaines tuiles rendent des dés à leur propriétaire. Tu es alors de nouveau en jeu, même s’il ne te restait plus rien.

## La fin d’une manche

rules-royale-payout = La fin d’une manche
rules-royale-payout-ties = Égalités et gains
rules-royale-payout-ties-text =
    Casino par casino. D’abord les égalités : tous ceux qui y ont autant de dés les reprennent et ne gagnent rien. Le Biggy compte double.

    Parmi ceux qui restent, qui a le plus de dés prend le gros billet, le suivant le petit. Les autres repartent les mains vides.

    » Ada a 4 dés, Ben et Mia en ont 3 chacun, Tom en a 1. Ben et Mia s’éliminent. Ada prend le gros billet, et Tom le petit, avec son seul dé.

    Les billets que personne ne gagne vont sous la pioche et quittent la partie.

    § Dans Royale, les billets que personne ne gagne vont à la banque.
rules-royale-payout-starter = Qui commence
rules-royale-payout-starter-text =
    La manche suivante est lancée par qui a gagné le gros billet du casino { $allCasinos }. Si personne n’y a gagné, c’est le casino { $nextCasino } qui décide, et ainsi de suite.

    § Le petit billet suffit si le gros est allé à un joueur imaginaire. Si personne n’a rien gagné nulle part, c’est le voisin de gauche du dernier à avoir commencé.

    § D’après le livret, le plus âgé commence la première manche. Ici, on le choisit en ouvrant la table, ou le sort décide.
rules-royale-payout-anew = Une nouvelle manche
rules-royale-payout-anew-text =
    Tous les dés reviennent à leurs propriétaires, des casinos, des tuiles, du bar et de la case dorée ; les dés gris et noirs sont mis de côté. Alors seulement viennent de nouveaux billets, de nouvelles tuiles et { $jetonsEach } jetons chacun. Ces jetons ne paient donc jamais une amende de la manche d’avant.
rules-royale-payout-end = La fin de la partie
rules-royale-payout-end-text =
    Après trois manches, chacun compte son argent, plus { $jeton } par jeton. Qui en a le plus gagne. En cas d’égalité, c’est qui a le plus de billets et de jetons réunis ; si c’est encore égal, la victoire est partagée.

    » Ada et Ben ont 430 tous les deux. Ada a 6 billets et 1 jeton, Ben 5 billets et 4 jetons. Ben gagne, 9 contre 7.

## Ta table

rules-royale-table = La table
rules-royale-table-two = À deux
rules-royale-table-two-text =
    Au début de chaque manche, on lance les { $allDice } dés d’une couleur libre, Biggy compris, et on les pose selon leurs chiffres. Ils y restent toute la manche et comptent comme ceux d’un joueur. Ce qu’ils gagnent est rendu.

    Le livret le conseille à deux. Ici, c’est en place, sauf si tu retires les dés neutres en ouvrant la table.

    » Au casino 4, les dés neutres comptent 3, les tiens 2. Le gros billet est rendu, et tu prends le petit.

    § Les dés neutres n’activent aucune tuile.
rules-royale-table-base = Le jeu de base
rules-royale-table-base-text =
    Ouvre la table sans aucune tuile, et c’est Las Vegas, le jeu pour faire connaissance : tout ce qui est sur cette page, sauf les chapitres sur les tuiles.
rules-royale-table-choice = Combien de tuiles, et lesquelles
rules-royale-table-choice-text =
    Dans Royale, à chaque manche, trois tuiles sont posées aux casinos 1, 2 et 3, tirées au hasard, sur une face au hasard. Il y a huit tuiles à deux faces, et les deux faces d’une tuile ne sont jamais en jeu ensemble.

    En ouvrant la table, tu choisis de 0 à { $allCasinos } tuiles par manche, et le sort de celles qui ont servi : mélangées de nouveau avec les autres, écartées ou retournées.

    § Les tuiles se placent à partir du casino 1. S’il reste trop peu de tuiles neuves, viennent les faces inutilisées de celles qui ont servi, puis n’importe lesquelles.
rules-royale-table-money = L’argent caché
rules-royale-table-money-text =
    Tout le monde voit ce que tu prends quand tu le prends. Ensuite ton argent est face cachée, et aucun total n’est montré avant la fin. Si tu préfères, rends l’argent visible en ouvrant la table.

    § Les jetons, les dés, les billets à gagner et la banque sont visibles de tous. Et ce qui a été pris reste dans le journal : caché veut dire hors de vue, pas oublié.
rules-royale-table-length = Combien de temps dure une manche
rules-royale-table-length-text =
    Le temps qu’il faut. Des tuiles peuvent rendre des dés encore et encore, et rien ne limite le nombre de tours. Seules les simulations, où des ordinateurs jouent des milliers de parties, s’arrêtent à une limite de sécurité, et elles le disent.

## Les tuiles et la banque

rules-royale-royale = Les tuiles et la banque
rules-royale-royale-activate = Activer une tuile
rules-royale-royale-activate-text =
    Poser des dés dans un casino active sa tuile : après la pose, et une seule fois, quel que soit le nombre de dés.

    Ce que dit une tuile, il faut le faire. Tu n’as le choix que là où elle le dit : avec Handicap, Double Down et Nice Dice, pour déplacer le panneau de No Entry! et pour continuer à Fifty Fifty. Une tuile qui n’a plus rien à faire ne fait rien.
rules-royale-royale-quiet = Ce qui active, et ce qui n’active pas
rules-royale-royale-quiet-text =
    Les dés d’un lancer activent, et aussi un dé posé avec Power Play.

    Un dé posé par un mouvement de Handicap ou par le 5 de My Choice n’active rien, pas plus qu’un dé chassé par Nice Dice.

    § Les dés gris de Block It! et les dés noirs de Prime Time n’activent rien non plus.
rules-royale-royale-fresh = À neuf à chaque manche
rules-royale-royale-fresh-text =
    Chaque tuile est remise à neuf quand sa manche commence : pions au départ, plaques et dés gris comme imprimé. Une cagnotte que personne n’a gagnée n’est pas reportée.
rules-royale-royale-bank = La banque
rules-royale-royale-bank-text =
    Les billets des manches 2 et { $lastRound } sont distribués face cachée avant la partie. Les { $bank } autres sont la banque : elle est visible, et c’est elle qui paie pour les tuiles. { $jeton } et { $jetonMost } se paient en jetons.

    § Les jetons ne manquent jamais. La banque paie avec un billet de la somme ; à défaut, avec le moins de billets possible, et à nombre égal avec le plus gros ; à défaut encore, avec une reconnaissance de dette. Elle compte comme un billet, et qui paie en billets la rend en premier.
rules-royale-royale-nobody = Les joueurs qui n’existent pas
rules-royale-royale-nobody-text =
    Les dés neutres et les dés gris comptent comme ceux d’un joueur, mais personne ne les joue. Ils peuvent être à égalité avec toi et te battre. Ce qu’ils gagnent est rendu, et ils ne lancent jamais pour Prime Time ni n’ouvrent la Black Box. À deux, les dés neutres et les dés gris sont deux joueurs imaginaires différents.

    § Dans Royale, ce qu’ils gagnent va à la banque ; dans le jeu de base, sous la pioche, comme le dit le livret.
rules-royale-royale-order = Le décompte, pas à pas
rules-royale-royale-order-text =
    – On joue Prime Time.
    – On fixe qui doit payer pour Bad Luck ; les dés noirs comptent.
    – Les casinos 1 à { $allCasinos } paient, chacun d’abord ses deux billets, puis le gain de sa tuile : High Five, Black Box, Double Down, Nice Dice, la case dorée.
    – On paie Bad Luck.
    – On sait qui commence la manche suivante.

    § Le livret ne met pas tout cela en ordre ; c’est ainsi que nous jouons.

## Les seize tuiles

rules-royale-tiles = Les seize tuiles
rules-royale-tiles-luckypunch = Lucky Punch
rules-royale-tiles-luckypunch-text =
    Cache 1, 2 ou { $markers } pions dans ton poing ; un poing vide est interdit. Ton voisin de gauche devine combien, puis le poing s’ouvre. S’il a raison, tu n’as rien. S’il a tort, tu touches ce que tu as caché :

    – 1 pion : { $punch1 } jetons
    – 2 pions : { $punch2 }
    – { $markers } pions : { $punch3 }

    Aucun autre navigateur ne connaît ton nombre avant la réponse.
rules-royale-tiles-jackpot = Jackpot
rules-royale-tiles-jackpot-text =
    Lance les deux dés noirs. Un total de { $luckySum } ou un double gagne la cagnotte, et la suivante repart à { $potFirst }. Tout autre lancer la fait monter de { $potStep }, jusqu’à { $potLast }.

    » La cagnotte est à { $pot }. Tu fais 2 et 4 : rien, et elle monte à { $potNext }. Le joueur suivant fait 4 et 4, et prend { $potNext }.
rules-royale-tiles-primetime = Prime Time
rules-royale-tiles-primetime-text =
    Cette tuile attend la fin de la manche. Avant le décompte, qui gagnerait ici le gros billet lance les deux dés noirs. Il peut en envoyer zéro, un ou deux dans les casinos ouverts de leurs chiffres, un seul d’un double aussi. Chacun y compte comme un petit dé à lui.

    Cela peut même changer qui gagne ici. Les dés noirs ne vont jamais sur Double Down.

    » Tu fais 3 et 5. Au casino 5, tu es à égalité avec Ben : le 5 noir te fait passer devant. Le 3 noir te mettrait à égalité avec Mia : tu le laisses.

    § On lance d’abord, même si les deux casinos se révèlent fermés.
rules-royale-tiles-fiftyfifty = Fifty Fifty
rules-royale-tiles-fiftyfifty-text =
    Lance les deux dés noirs ; le pion va sur la première case, qui ne vaut encore rien. Arrête-toi et prends ce que montre la case, ou annonce si le prochain total sera plus haut ou plus bas que celui que tu viens de faire, et relance. Juste : le pion avance. Faux ou égal : c’est fini, tu n’as rien.

    Les cases : { $fifty }.

    » Tu fais 9, tu annonces « plus bas » et tu fais 6 : pour l’instant, 1 jeton. Tu annonces « plus haut » et tu refais 6 : rien.

    § La dernière case est payée aussitôt. Tu peux annoncer plus que 12 ou moins que 2, si tu y tiens.
rules-royale-tiles-highfive = High Five
rules-royale-tiles-highfive-text =
    Si tu poses ici et que tes dés y comptent alors au moins { $count }, prends la plaque, si elle y est encore. Trois petits dés et le Biggy suffisent. Elle rapporte { $high } de la banque au décompte de ce casino.

    § Ce que tu as, tu le gardes, même si tu reprends des dés d’ici plus tard.
rules-royale-tiles-badluck = Bad Luck
rules-royale-tiles-badluck-text =
    À la fin de la manche, avant de résoudre les égalités, qui a ici le moins de dés doit { $fine } ; ne pas en avoir du tout, c’est aussi en avoir le moins. Si tout le monde en a autant, tout le monde doit payer. On paie quand tout le décompte est terminé.

    Si ton argent ne suffit pas, tu donnes tout ce que tu as, et tes jetons en dernier, à { $jeton } chacun. La monnaie se rend en billets, jamais en jetons.

    » Ada a 3 dés ici, Ben 1, Mia aucun. Mia doit { $fine }. Si Ben n’en avait pas non plus, tous les deux paieraient.

    § Les joueurs imaginaires ne paient pas, et leurs dés ne comptent pas pour savoir qui en a le moins.

    § Le plus petit billet est le { $smallest } : on ne peut donc pas toujours rendre la monnaie. Avec { $overFirst } ou { $overSecond }, tu donnes tout et on ne te rend rien ; tes jetons ne sont pas touchés. Avec { $smallest } ou { $second }, tu donnes tout et ajoutes jusqu’à { $fineFirst } ou { $fineSecond } jetons ; sans argent, jusqu’à { $fineMost } jetons.

    § Règle maison : avec { $overFirst }, tu paies { $smallest } et { $fineFirst } jetons, avec { $overSecond }, { $second } et { $fineSecond } jeton, si tu les as.

    § Tu paies avec un { $fine } si tu en as un, sinon avec le moins de billets possible dont la banque peut rendre la monnaie. Plusieurs amendes se paient dans l’ordre des places.
rules-royale-tiles-payday = Pay Day
rules-royale-tiles-payday-text =
    Compte les casinos, pas les tuiles, où tu as au moins un dé, celui-ci compris. Chacun rapporte { $payFirst } : pour un casino, un jeton ; pour deux, { $paySecond } jetons ; à partir de trois, de l’argent, jusqu’à { $payLast } pour les six.

    » Tu as des dés aux casinos 1, 2 et 5 : c’est { $payThird }. Peu importe combien dans chacun.
rules-royale-tiles-powerplay = Power Play
rules-royale-tiles-powerplay-text =
    Si tu poses ici et que tu y as alors plus de dés que chacun des autres, prends le pion, sur la tuile ou à qui le détient. Tant que tu l’as, tu peux, à chacun de tes tours, au lieu de lancer, tourner un de tes dés sur le chiffre de ton choix et le poser, avec tous ses effets. Le pion ne s’use pas. Dans un tel tour, tu ne peux pas passer pour un jeton.

    Dès que plus personne ne mène ici sans partage, le pion revient sur la tuile. Si quelqu’un d’autre prend la tête sans activer la tuile, tu le gardes tant qu’il ne le fait pas.

    » Tu mènes ici avec 2 dés. Quelqu’un y met deux dés gris avec Block It! : égalité, le pion revient.

    § Les dés neutres comptent aussi, et un joueur imaginaire qui mène seul renvoie également le pion. On vérifie après chaque étape : même une égalité d’un instant suffit.
rules-royale-tiles-noentry = No Entry!
rules-royale-tiles-noentry-text =
    La première fois, tu dois poser le panneau sur un casino, mais jamais sur celui-ci. Ce casino est fermé : rien n’y entre, rien n’en sort, ni par un lancer, ni par une tuile, ni avec les dés noirs. Plus tard, tu peux déplacer le panneau sur un autre casino, ou le laisser.

    Chaque fois que le panneau est posé ou déplacé, la première fois aussi, le pion avance d’une case sur sa piste et la paie : { $noEntry }, départ (rien), et ainsi de suite. Si tu laisses le panneau, le pion reste et ne paie rien.

    § Le décompte d’un casino fermé reste normal. Si ton lancer ne montre que son chiffre, tu reprends tes dés sans payer de jeton.
rules-royale-tiles-knockout = Knockout?
rules-royale-tiles-knockout-text =
    Chaque adversaire à qui il reste des dés, et qui en a moins de { $places } au bar, doit en mettre un. Puis tous les tiens reviennent du bar. Le Biggy prend une seule place. Les dés au bar ne sont dans aucun casino et ne rapportent rien.

    § Chacun choisit son dé, dans le sens des aiguilles d’une montre ; on ne demande qu’à qui a des petits dés et le Biggy. Les joueurs imaginaires sont épargnés.
rules-royale-tiles-blockit = Block It!
rules-royale-tiles-blockit-text =
    { $greyDice } dés gris attendent ici en groupes de { $blockGroups } et { $blockLast }. Prends tous les dés d’un groupe et mets-les dans un même casino ouvert, celui-ci aussi si tu veux. C’est obligatoire tant qu’il reste un groupe.

    Les dés gris sont un joueur imaginaire. Ils comptent pendant la manche et au décompte.

    » Ada mène au casino 2 avec 2 dés. Tu y mets deux dés gris. Si rien ne change, personne ne gagne rien au casino 2.
rules-royale-tiles-handicap = Handicap
rules-royale-tiles-handicap-text =
    Au début de la manche, il y a un dé gris dans chacun des casinos 1 à { $liftOne }, et deux dans chacun des casinos { $liftTwo } à { $allCasinos }. Quand tu poses ici, tu peux en retirer un d’un casino ouvert, le mettre sur une case libre de la tuile et recevoir ce qu’elle montre : { $liftJetons } jeton ({ $liftJetonFields } cases), { $lift } ({ $liftMoneyFields }) ou un mouvement ({ $liftMoveFields }).

    Un mouvement, c’est au choix : tourner un de tes dés restants sur le chiffre que tu veux et le poser, ce qui n’active rien ; ou reprendre un de tes dés dans un casino, même celui que tu viens de poser. Jamais depuis une tuile ni sur une tuile.

    Les dés gris qui restent comptent au décompte comme un joueur imaginaire, et aussi pour savoir qui joue Prime Time. Pendant la manche, ils ne comptent pas pour Power Play.

    § Tu peux prendre un mouvement même si aucun n’est possible. S’il y en a un possible, tu dois le faire.
rules-royale-tiles-blackbox = Black Box
rules-royale-tiles-blackbox-text =
    Cette tuile attend la fin de la manche. Au décompte de son casino, le voisin de gauche de qui a gagné le gros billet partage les six plaques ({ $tokens }) face cachée en deux tas : 3 et 3, 4 et 2, ou 5 et 1. Le gagnant ne voit que leur taille, prend un tas et le retourne. On lui en paie la somme : { $jetonMost } sous forme de { $jetonsMost } jetons, de { $boxMoney } à { $boxAll } en argent, et rien s’il n’y a que des zéros.

    § Il y a un premier et un second tas, et c’est qui partage qui décide lequel est lequel. Le bluff fait partie du jeu.
rules-royale-tiles-doubledown = Double Down
rules-royale-tiles-doubledown-text =
    Tu peux déplacer autant de tes dés que tu veux de ce casino sur la tuile, ceux que tu viens de poser comme les précédents. La tuile se décompte comme un casino à part : les égalités s’éliminent, le plus de dés gagne { $down1 }, le suivant { $down2 }, de la banque.

    Rien d’autre n’y met des dés ni n’en retire. No Entry! peut fermer le casino, pas la tuile.
rules-royale-tiles-nicedice = Nice Dice
rules-royale-tiles-nicedice-text =
    Tu peux mettre un dé de ce lancer, encore dans ta main ou tout juste posé ici, sur la case de son chiffre. S’il y en a déjà un, à qui que ce soit, il part d’abord au casino de son chiffre, ce qui n’active rien. Si ce casino est fermé, il reste, et sa case n’est pas libre.

    Au décompte, chaque dé d’ici rapporte à son propriétaire :

    – 1 : { $niceFirst } jeton
    – 2 : { $niceSecond } jetons
    – de 3 à 6 : { $niceMoney }

    Après un coup de Power Play, seul le dé que tu viens de poser convient.
rules-royale-tiles-mychoice = My Choice
rules-royale-tiles-mychoice-text =
    Lance les deux dés noirs et sers-toi d’un seul :

    – 1 : { $choiceFirst } jeton
    – 2 : { $choiceSecond } jetons
    – 3 : { $choiceThird }
    – 4 : active une autre tuile, comme si tu y avais posé des dés
    – 5 : tourne un de tes dés restants sur le chiffre que tu veux et pose-le, ce qui n’active rien, ou reprends un de tes dés dans un casino
    – 6 : mets un de tes dés restants sur la case dorée ; un dé qui s’y trouve revient d’abord à son propriétaire. Au décompte de ce casino, il rapporte { $gold }

    § Un choix impossible est permis et ne fait rien. Le 5 et le 6 doivent être appliqués si c’est possible. Pour la case dorée, il te faut un dé en main ; celui qui est sur la case n’en est pas un.

    § Pour une tuile activée par le 4, seul compte ce qui est vraiment là : Pay Day, High Five et Power Play ne voient que les dés sur la table. La tuile d’un casino fermé agit aussi, mais rien n’entre dans ce casino et rien n’en sort.
