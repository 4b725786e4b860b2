# Les règles de Welcome to New Las Vegas avec nos propres mots. Comment un texte s’écrit : web/src/rules/text.ts.

## De quoi il s’agit

rules-newvegas-about = De quoi il s’agit
rules-newvegas-about-goal = Une ville de casinos
rules-newvegas-about-goal-text =
    Quatre rues traversent ton plan, onze avenues le descendent, et { $lots } casinos se dressent entre elles. Tour après tour, tu ouvres des casinos en y écrivant des numéros. Chaque numéro vient avec une action : construction, amélioration, spectacle, inauguration ou limousine. Tout le monde a les mêmes feuilles et les mêmes cartes. La meilleure ville gagne.

    Les points viennent de huit zones : projets, inauguration, spectacles, hôtels, rues, golf, limousine et, quand on doit trop, le coffre-fort, qui en retire. Personne ne réussit tout : choisis ce qui rendra ta ville célèbre.
rules-newvegas-about-setup = Avant le premier tour
rules-newvegas-about-setup-text =
    Trois projets sont visibles de tous : un rose, un violet, un jaune. Les { $cards } cartes Casino sont mélangées en trois piles de { $stack }, numéros visibles.

    Chaque carte porte un numéro de { $cardLowest } à { $cardHighest } au recto et l’une des cinq actions au verso. Les numéros du milieu sont fréquents, ceux des bords sont rares : neuf cartes portent un { $commonest }, trois seulement un { $cardLowest } ou un { $cardHighest }. Il y a { $often } améliorations et { $others } cartes de chaque autre action.

## Un tour

rules-newvegas-round = Un tour de jeu
rules-newvegas-round-cards = Trois combinaisons
rules-newvegas-round-cards-text =
    La carte du dessus de chaque pile est retournée sur sa défausse, action visible. Cela fait trois combinaisons : le numéro maintenant au-dessus d’une pile, avec l’action maintenant au-dessus de sa défausse.

    » Un 8 est sur la pile, une grue à côté. C’est « 8 avec construction ». Au tour suivant, le 8 lui-même est retourné, et l’action de son verso va avec le numéro qui était dessous.
rules-newvegas-round-shuffle = Quand une pile s’épuise
rules-newvegas-round-shuffle-text =
    Blue Cocker : les { $cards } cartes sont remélangées en trois nouvelles piles de { $stack }, et c’est de celles-ci qu’on retourne.

    § On le fait quand une pile resterait sans numéro, donc après { $turns } tours.

    Pegasus : on retourne encore. Puis chaque défausse, sauf sa carte du dessus, est mélangée à part et redevient sa propre pile.
rules-newvegas-round-together = Tous en même temps
rules-newvegas-round-together-text =
    Chacun choisit de son côté, en même temps ; plusieurs peuvent prendre la même combinaison. Quand tout le monde a fini, les hôtels, les points des projets et la fin de la partie sont réglés pour tous à la fois.

    § On ne voit ce que font les autres que lorsque tout le monde a validé. Jusque-là, tu peux revenir sur chaque étape tant que tu n’as pas validé toi-même.
rules-newvegas-round-turn = Ton tour, pas à pas
rules-newvegas-round-turn-text =
    Choisis d’abord une combinaison. Ouvre ensuite un casino avec son numéro : c’est obligatoire. Puis fais son action : c’est facultatif, et possible seulement si tu as ouvert un casino avec ce numéro. Une fois dans le tour, un bonus peut t’aider.

    Un tour compte donc une ouverture (deux avec l’extension) et une action.

## Ouvrir

rules-newvegas-opening = Ouvrir des casinos
rules-newvegas-opening-where = Quels casinos
rules-newvegas-opening-where-text = Écris le numéro dans un casino vide et construit : sans grue, ou dont la grue est rayée. Les quatre rues te sont ouvertes.
rules-newvegas-opening-order = De gauche à droite, en montant
rules-newvegas-opening-order-text =
    Dans chaque rue, les numéros montent de gauche à droite. Tu peux sauter autant de casinos et de numéros que tu veux, et remplir les vides plus tard si l’ordre le permet. Un même numéro n’apparaît jamais deux fois dans une rue, sauf grâce à l’extension de casino.

    » Entre un 6 et un 9, deux casinos sont vides. Un 7 va dans l’un comme dans l’autre. À gauche, il laisse la place d’un 8 ; à droite, seule une extension pourra encore remplir l’autre casino.
rules-newvegas-opening-refused = Permis refusé
rules-newvegas-opening-refused-text =
    Si aucun des trois numéros n’a de place, ton permis est refusé : coche deux cases d’inauguration ; ni action, ni bonus. Tant que l’un des trois a une place, tu ne peux pas refuser.

    Ce qui compte, c’est ta feuille au début de ton tour et les numéros tels qu’ils sont là, sans bonus. Les deux cases peuvent être les dernières et finir la partie.

    § S’il ne reste qu’une case, coche celle-là.
rules-newvegas-opening-helped = Un numéro qu’il faut aider
rules-newvegas-opening-helped-text =
    § Tant qu’au moins un des trois numéros a une place, tu peux aussi en prendre un qui n’en a pas, si la facilité d’ouverture lui en donne une.

    » Le 8 a une place, le 12 n’en a pas, mais un 11 en aurait une. Prends le 12 et fais-en un 11.
rules-newvegas-opening-star = Les étoiles
rules-newvegas-opening-star-text = Si tu ouvres un casino à étoile sans y donner de spectacle dans le même tour, son étoile est rayée pour de bon. Garde tes étoiles pour les cartes Spectacle, ou renonces-y exprès.

## Actions

rules-newvegas-actions = Les actions
rules-newvegas-actions-construction = Construction
rules-newvegas-actions-construction-text =
    Raye la grue de n’importe quel chantier : c’est maintenant un casino comme les autres. Sa dette est entourée, jusqu’à ce que tu ouvres le casino.

    Le numéro du tour vient d’abord : il ne peut donc pas aller dans le chantier que tu construis avec lui.
rules-newvegas-actions-improvement = Amélioration
rules-newvegas-actions-improvement-text =
    Raye la première valeur visible d’une colonne de ta feuille de score ; c’est la suivante qui compte désormais. Les colonnes sont : inauguration, grands hôtels, petits hôtels, bonus de rue, PAR 3, PAR 4, PAR 5, VIP, luxe et lignes manquantes de la limousine. La dernière valeur d’une colonne reste toujours.

    Attention à l’inauguration : améliorée, elle donne { $better1 } et { $better2 } au lieu de { $rank1 } et { $rank2 }, mais { $better3 } au lieu de { $rank3 } à la troisième place.
rules-newvegas-actions-show = Spectacle
rules-newvegas-actions-show-text =
    Seulement si le casino ouvert avec le numéro de ce tour a une étoile : entoure l’étoile et raye la première valeur visible d’une des deux colonnes de spectacles. Les deux colonnes peuvent être entamées en même temps. Un casino ouvert par l’extension ne donne pas de spectacle.

    § Si tu ouvres un casino à étoile avec une combinaison spectacle et que tu ne donnes pas le spectacle, l’étoile est perdue aussi.
rules-newvegas-actions-showdebts = Des spectacles à crédit
rules-newvegas-actions-showdebts-text = La première valeur rayée dans une colonne de spectacles entoure les deux dettes de cette colonne. Rayer la valeur voisine d’une dette la rembourse : à gauche la cinquième et la sixième, à droite la troisième et la quatrième. Un seul spectacle dans une colonne laisse donc deux dettes.
rules-newvegas-actions-inauguration = Inauguration
rules-newvegas-actions-inauguration-text = Coche la case suivante de la piste d’inauguration. Trois sont cochées dès le début. Les cases cochées paient les bonus ; celles qui ne sont pas entourées comptent à la fin. Qui coche la dernière case, derrière les ciseaux, met fin à la partie avec ce tour.

## Limousine

rules-newvegas-limousine = La limousine
rules-newvegas-limousine-line = Une ligne
rules-newvegas-limousine-line-text =
    Trace une ligne du lampadaire où se trouve la limousine à un lampadaire suivant : deux tronçons, tout droit ou avec un virage. Quand il y a un virage, deux chemins sont possibles, et tu choisis. Jamais deux fois le même tronçon, pas de bifurcation, mais le trajet peut se croiser.

    Le livret polonais demande une ligne droite. Nous y voyons une erreur de traduction : les lampadaires des rues 1 et 3 seraient hors d’atteinte.
rules-newvegas-limousine-home = Aller et retour
rules-newvegas-limousine-home-text = Le trajet part du feu tricolore, à la sortie de l’aéroport, et devrait y finir. De retour au feu, il est clos pour de bon : la limousine ne repart pas.
rules-newvegas-limousine-carpets = Les tapis rouges
rules-newvegas-limousine-carpets-text =
    Quand la limousine prend le tronçon devant un tapis rouge, son symbole est entouré, casino ouvert ou non. Un tapis compte une fois.

    À la fin, il ne rapporte que si le casino est ouvert : des points pour VIP et luxe, une liasse pour chaque casino mafieux.

## Bonus

rules-newvegas-bonuses = Les bonus
rules-newvegas-bonuses-group = Entourer un groupe
rules-newvegas-bonuses-group-text =
    Un bonus par tour au plus. Tu le paies en entourant un groupe complet de cases cochées de la piste d’inauguration, pas encore entouré : cinq groupes de deux cases, le dernier de trois. Les cases cochées au début complètent le premier groupe : un bonus est donc possible dès le premier tour.

    § Les groupes complets s’utilisent dans n’importe quel ordre. Avec Blue Cocker, une case cochée dans ce tour même peut compléter un groupe que tu utilises plus tard dans ce tour.
rules-newvegas-bonuses-number = Facilité d’ouverture
rules-newvegas-bonuses-number-text = Ajoute ou retire 1 ou { $change } au numéro choisi. C’est ainsi que { $lowest }, { $cardBeyond } et { $highest } entrent dans une rue ; { $lowest } est pair. La dette du groupe est rayée.
rules-newvegas-bonuses-action = Action libre
rules-newvegas-bonuses-action-text =
    Fais n’importe laquelle des cinq actions au lieu de celle de ta combinaison. La dette du groupe est rayée. Un spectacle demande tout de même une étoile au casino ouvert avec le numéro du tour.

    § L’action libre s’annonce après l’ouverture, avant toute action.
rules-newvegas-bonuses-extension = Extension de casino
rules-newvegas-bonuses-extension-text =
    Ouvre un second casino construit, directement à gauche ou à droite d’un casino déjà ouvert, avec le même numéro. C’est la seule façon d’avoir deux numéros égaux dans une rue. La dette du groupe est entourée, et seule une liasse la paiera.

    § Seul l’emplacement suivant est directement voisin ; un chantier avec sa grue entre deux casinos les sépare. Tout le reste doit continuer à monter. Avec Blue Cocker, l’extension peut venir avant l’ouverture, mais seulement si le numéro choisi peut encore s’écrire après.
rules-newvegas-bonuses-when = À quel moment
rules-newvegas-bonuses-when-text =
    Blue Cocker : à n’importe quel moment de ton tour. Un chantier construit dans ce tour peut donc être ouvert par l’extension.

    Pegasus : le numéro avant d’ouvrir ; l’extension juste après l’ouverture et avant l’action.

## Golf

rules-newvegas-golf = Le golf
rules-newvegas-golf-grow = Trou après trou
rules-newvegas-golf-grow-text = Le golf s’étend au-dessus de la rue 1. Le premier casino que tu y ouvres entoure le trou au-dessus de lui. Ensuite, un casino ouvert à côté d’un autre dont le trou est entouré entoure le sien, sauf s’il est rayé.
rules-newvegas-golf-jump = Sauter coûte des trous
rules-newvegas-golf-jump-text =
    Si tu ouvres dans la rue 1 un casino qui n’est pas voisin d’un casino ouvert, tous les trous après le plus proche trou entouré sont rayés, jusqu’au bout de la rue de ce côté.

    » Seul le casino de l’avenue 5 est ouvert. Tu ouvres l’avenue 8, et les trous des avenues 6 à 10 sont perdus, même si tu remplis le vide plus tard. À gauche, le golf peut encore grandir.

    § Une extension compte comme toute ouverture ; deux ouvertures dans un tour s’appliquent dans leur ordre.

## Hôtels

rules-newvegas-hotels = Les hôtels
rules-newvegas-hotels-avenue = Une avenue complète
rules-newvegas-hotels-avenue-text = Une avenue est complète quand tous ses casinos sont ouverts. Un chantier doit donc être construit et ouvert, lui aussi. Alors l’hôtel au bas de l’avenue est à toi.
rules-newvegas-hotels-first = Grand ou petit
rules-newvegas-hotels-first-text = Tous ceux qui complètent une avenue au premier tour où quelqu’un y parvient ont son grand hôtel. Les autres ne peuvent plus y avoir que le petit. Les hôtels se construisent d’eux-mêmes à la fin du tour et sont annoncés à tous.

## Banque et dettes

rules-newvegas-money = Banque et dettes
rules-newvegas-money-vote = Le vote secret
rules-newvegas-money-vote-text = Quand les projets et les piles sont en place, et avant de retourner les premières cartes, chacun vote en secret pour ou contre un prêt. Le vote ne peut plus changer et reste caché aux autres jusqu’au décompte. Tu votes pour l’argent de tous : à la fin, tout le monde reçoit le même prêt. Son montant est au décompte, sous « Coffre-fort ».
rules-newvegas-money-debts = D’où viennent les dettes
rules-newvegas-money-debts-text =
    Une avec chaque chantier construit, deux avec le premier spectacle d’une colonne, une avec chaque extension, et une à la fin pour qui a le moins de cases d’inauguration.

    Ouvrir le casino rembourse la dette d’un chantier ; avancer dans la colonne rembourse celles des spectacles. Les dettes des extensions et de l’inauguration restent. Ce qui reste demande une liasse de ton coffre-fort.

## Projets

rules-newvegas-projects = Les projets
rules-newvegas-projects-points = Qui reçoit combien
rules-newvegas-projects-points-text =
    Chacun marque chaque projet une fois au plus. Tous ceux qui le valident au premier tour où quelqu’un y parvient ont le score le plus haut ; ensuite il n’y a plus que le plus faible. Les points restent, même si la condition n’est plus remplie.

    Blue Cocker : un projet est validé si sa condition est remplie à n’importe quel moment de ton tour, même si une étape suivante du même tour y met fin. Pegasus : seul compte ce qui est rempli quand tout le monde a fini.

    § Les projets se marquent d’eux-mêmes, personne n’a à les annoncer.
rules-newvegas-projects-reshuffle = Des cartes fraîches
rules-newvegas-projects-reshuffle-text = Qui valide le tout premier projet de la partie peut faire remélanger les { $cards } cartes en trois nouvelles piles à la fin de ce tour. Si plusieurs y parviennent ensemble, un seul souhait suffit. Cela n’arrive qu’une fois par partie au plus.
rules-newvegas-projects-runs = Ce qu’est une suite
rules-newvegas-projects-runs-text =
    Une suite, ce sont des casinos ouverts d’une même rue, l’un après l’autre, aux numéros tous pairs ou tous impairs. On saute les chantiers encore sous leur grue ; un casino construit sans numéro arrête la suite. Les numéros égaux venus d’extensions comptent chacun. 0 est pair.

    » 2, grue, 4, 8, 9 contient une suite de trois pairs. Construis le chantier sans l’ouvrir, et il ne reste que 4 et 8.
rules-newvegas-projects-pink = Rose : hôtels et inauguration
rules-newvegas-projects-pink-text =
    – { nv-project-three_grand_hotels } : { nv-project-three_grand_hotels-rule }
    – { nv-project-five_small_hotels } : { nv-project-five_small_hotels-rule }
    – { nv-project-seven_hotels } : { nv-project-seven_hotels-rule }
    – { nv-project-two_adjacent_grand_hotels } : { nv-project-two_adjacent_grand_hotels-rule }
    – { nv-project-four_adjacent_hotels } : { nv-project-four_adjacent_hotels-rule }
    – { nv-project-hotels_first_and_last } : { nv-project-hotels_first_and_last-rule }
    – { nv-project-ten_inaugurations } : { nv-project-ten_inaugurations-rule }

    Les cases qui ont validé les dix inaugurations peuvent ensuite être entourées pour des bonus, toujours un seul par tour.
rules-newvegas-projects-purple = Violet : rues et limousine
rules-newvegas-projects-purple-text =
    – { nv-project-run_of_six_even } : { nv-project-run_of_six_even-rule }
    – { nv-project-run_of_seven_odd } : { nv-project-run_of_seven_odd-rule }
    – { nv-project-two_runs_of_four_odd } : { nv-project-two_runs_of_four_odd-rule }
    – { nv-project-run_of_five_even_at_edge } : { nv-project-run_of_five_even_at_edge-rule }
    – { nv-project-two_full_streets } : { nv-project-two_full_streets-rule }
    – { nv-project-limousine_each_kind } : { nv-project-limousine_each_kind-rule }
    – { nv-project-limousine_each_street } : { nv-project-limousine_each_street-rule }
rules-newvegas-projects-yellow = Jaune : construction, spectacles et golf
rules-newvegas-projects-yellow-text =
    – { nv-project-sites_first_and_last } : { nv-project-sites_first_and_last-rule }
    – { nv-project-sites_of_two_streets } : { nv-project-sites_of_two_streets-rule }
    – { nv-project-all_sites_built } : { nv-project-all_sites_built-rule }
    – { nv-project-sites_and_shows_of_street } : { nv-project-sites_and_shows_of_street-rule }
    – { nv-project-three_shows_each_column } : { nv-project-three_shows_each_column-rule }
    – { nv-project-golf_and_shows_street_one } : { nv-project-golf_and_shows_street_one-rule }
    – { nv-project-all_par_four } : { nv-project-all_par_four-rule }

    Pour « { nv-project-all_sites_built } », les livrets diffèrent : l’allemand et le français veulent des chantiers construits, le polonais construits et ouverts. La table décide ; sans autre choix, construits suffit.
rules-newvegas-projects-reading = Comment nous les lisons
rules-newvegas-projects-reading-text =
    § Une suite d’une certaine longueur veut dire au moins cette longueur. Deux suites de quatre impairs peuvent aussi en être une de huit. Cinq petits hôtels sont des petits ; les grands n’aident pas. Un spectacle demandé doit avoir eu lieu : une étoile perdue ne se rattrape pas.

## La fin

rules-newvegas-end = La fin
rules-newvegas-end-when = Quand la partie finit
rules-newvegas-end-when-text =
    Après le tour où quelqu’un coche la dernière case d’inauguration, a validé les trois projets, ou a ouvert tous les casinos construits de ses quatre rues. Tout le monde finit ce tour.

    § La troisième condition se regarde après le tour. Si tu ouvres le dernier casino construit puis construis un chantier, la partie continue.

## Décompte

rules-newvegas-scoring = Le décompte
rules-newvegas-scoring-projects = Projets
rules-newvegas-scoring-projects-text = Les points des projets que tu as validés.
rules-newvegas-scoring-inauguration = Inauguration
rules-newvegas-scoring-inauguration-text =
    Compte tes cases cochées et non entourées. La première place donne { $rank1 } points, ou { $better1 } si tu as amélioré, la deuxième { $rank2 } ou { $better2 }, la troisième { $rank3 } ou { $better3 }, selon sa propre colonne ; la quatrième et les suivantes rien. À égalité, on partage la place.

    § Le nombre juste inférieur est la place suivante.

    » 5, 5 et 3 cases font deux premières places et une deuxième.

    Tous ceux qui ont le moins de cases entourent une dette.

    § Si tout le monde est à égalité, tout le monde l’entoure.

    Pegasus : sans case, pas de points.
rules-newvegas-scoring-shows = Spectacles
rules-newvegas-scoring-shows-text = Dans chacune des deux colonnes, la première valeur encore visible.
rules-newvegas-scoring-hotels = Hôtels
rules-newvegas-scoring-hotels-text = Le nombre de tes grands hôtels fois la première valeur visible de leur colonne, et de même pour les petits.
rules-newvegas-scoring-streets = Rues
rules-newvegas-scoring-streets-text =
    Dans chaque rue, un point par casino de ta plus longue suite. En plus, le bonus de rue pour chaque rue où personne n’a de suite plus longue ; à égalité, tous le reçoivent.

    § Un casino seul est une suite de 1. Dans une rue sans casino ouvert, pas de bonus.
rules-newvegas-scoring-golf = Golf
rules-newvegas-scoring-golf-text = Pour PAR 3, PAR 4 et PAR 5, à chaque fois : les trous entourés fois la première valeur visible.
rules-newvegas-scoring-limousine = Limousine
rules-newvegas-scoring-limousine-text =
    Les casinos VIP et de luxe à la fois ouverts et visités, chaque sorte fois sa première valeur visible. Chaque casino mafieux ouvert et visité met une liasse dans ton coffre-fort.

    Si la limousine n’est pas revenue, compte le moins de lignes possible jusqu’au feu, par des tronçons encore libres, fois la valeur des lignes manquantes : { $missing } points de moins pour chacune, sans amélioration.

    § Une limousine jamais partie ne manque d’aucune ligne ; s’il n’y a plus de retour possible, compte comme sur un plan vide.
rules-newvegas-scoring-safe = Coffre-fort
rules-newvegas-scoring-safe-text =
    On note d’abord la dette d’inauguration et les liasses de la mafia. Puis les votes sont révélés : plus de la moitié pour le prêt, et chacun reçoit { $loan_by_majority } liasses ; au moins une voix, { $loan_by_some } ; aucune, 0. Peu importe comment tu as voté.

    Paie maintenant d’une liasse chaque dette entourée et non rayée, sur tes deux feuilles. Si tu en as assez, tout va bien. Avec moins de liasses que de dettes, tu perds { $unpaid } points, une seule fois, quel que soit le manque.

    » { $bundles_at_start } liasse au départ, { $loan_by_some } de la banque, 1 de la mafia, et 5 dettes. Il en manque une : { $unpaid } points de moins.
rules-newvegas-scoring-winner = Qui gagne
rules-newvegas-scoring-winner-text =
    Le plus de points. À égalité, le plus d’hôtels, puis le plus de grands hôtels. Ensuite, la victoire est partagée, dit Pegasus.

    § On la partage aussi avec Blue Cocker, qui propose de refaire une partie.

## Solo

rules-newvegas-solo = Face à l’ACME
rules-newvegas-solo-setup = Avant de commencer
rules-newvegas-solo-setup-text =
    Choisis une carte Architecte de l’ACME ; plus le niveau est haut, plus c’est dur. Les { $cards } cartes sont mélangées, actions visibles, et tu votes pour ou contre le prêt. Une carte va sous la feuille : son action a été vue, son numéro non. Les trois cartes Validation, une par couleur de projet, sont mélangées dans la moitié basse de la pioche.

    Pegasus met d’abord la carte cachée de côté.

    § Avec Blue Cocker, elle vient de la moitié haute, qui en a { $upperHalf }. Il reste ainsi { $half } et { $half } cartes dans les deux éditions.
rules-newvegas-solo-round = Un tour en solo
rules-newvegas-solo-round-text = La pioche montre ses actions : tu vois donc la prochaine. Pioche trois cartes et regarde les deux faces. Utilise-en une pour son numéro, une autre pour son action ; la troisième va, action visible, sur la pile de l’ACME. Cette pile garde son ordre, et tu peux la consulter à tout moment. Les deux cartes utilisées sont défaussées, même si tu n’as pas fait l’action.
rules-newvegas-solo-refused = Permis refusé en solo
rules-newvegas-solo-refused-text = Coche deux cases et choisis quand même une carte pour l’ACME. Les deux autres sont défaussées.
rules-newvegas-solo-validation = Les cartes Validation
rules-newvegas-solo-validation-text =
    Une carte Validation piochée quitte le jeu, et tu pioches une autre carte. À la fin du tour, on consulte la carte Architecte : la première ligne pour la première carte piochée, la deuxième pour la deuxième, la troisième pour la troisième ; plusieurs dans leur ordre d’arrivée. La ligne dit si l’ACME valide le projet de cette couleur, et quels hôtels elle construit.

    Elle a le score le plus haut, sauf si tu as validé le projet à un tour précédent.

    § Si tu le valides au même tour qu’elle, chacun a le plus haut.
rules-newvegas-solo-hotels = Ses hôtels
rules-newvegas-solo-hotels-text = L’ACME ne construit que des grands hôtels. Là où tu as construit à un tour précédent, elle ne construit rien ; au même tour, chacun a le grand ; après elle, il ne te reste que le petit. Ses hôtels ne valident jamais un projet.
rules-newvegas-solo-shuffle = Mélanger en solo
rules-newvegas-solo-shuffle-text = Quand le premier projet est validé, par toi ou par l’ACME, la défausse est remélangée avec la pioche à la fin de ce tour ; les cartes Validation qui y sont restent. De même chaque fois que la pioche s’épuise, même au milieu d’un tirage. La pile de l’ACME ne bouge pas. On ne te propose pas d’autres cartes fraîches.
rules-newvegas-solo-end = Fin et victoire
rules-newvegas-solo-end-text = La partie finit aussi quand l’ACME a validé les trois projets. Tu ne gagnes qu’avec plus de points que l’ACME : l’égalité ne suffit pas.
rules-newvegas-solo-score = Ce que marque l’ACME
rules-newvegas-solo-score-text =
    D’abord ses points de projets. Puis on compte ses cartes Amélioration : pour chaque zone, la carte Architecte donne un palier à partir duquel la valeur améliorée remplace la valeur de base.

    Inauguration, spectacle et limousine : des points par carte. Hôtels : des points par hôtel. Golf : des points par carte dont l’action est celle de la carte précédente ; trois égales de suite font donc deux trous. Rues : les cartes Construction plus le nombre de la grue, 1 au moins, font sa suite dans chaque rue, un point par casino dans chacune des quatre ; en plus, des points pour chaque rue où sa suite est plus longue que la tienne.

    Elle n’a ni dettes ni lignes manquantes. Pegasus ne parle pas des points des suites.

    § Ils comptent dans les deux éditions.
rules-newvegas-solo-rank = Ta place et ton bonus de rue
rules-newvegas-solo-rank-text =
    Tes cases non entourées sont comparées aux cartes Inauguration de l’ACME. À la deuxième place, entoure la dette.

    § À égalité, la première place est à toi.

    Si ta suite est aussi longue que celle de l’ACME, tu as le bonus de rue avec Blue Cocker, et personne ne l’a avec Pegasus.
rules-newvegas-solo-bank = Le vote de l’ACME
rules-newvegas-solo-bank-text = La carte cachée est révélée à la fin. Si son numéro est supérieur ou égal au nombre de banque de la carte Architecte, l’ACME a voté pour le prêt. Si les deux votes sont contre, l’ACME perd autant de points que le numéro caché.
rules-newvegas-solo-architects = Les dix architectes
rules-newvegas-solo-architects-text =
    Une carte Architecte est connue par les livrets. Les neuf autres sont de nous, sur le même modèle, chacune avec son penchant ; leur difficulté a été mesurée en jouant.

    – 1 Maybelle Trask : { nv-style-ribbon_cutter }
    – 2 Teo Quintanar : { nv-style-golf_patron }
    – 3 Odell Fontenette : { nv-style-limousine_fleet }
    – 4 Lorna Begaye : { nv-style-road_builder }
    – 5 Alexis : { nv-style-pictured }
    – 6 Ambrose Leong : { nv-style-banker }
    – 7 Ruth Abelow : { nv-style-advertiser }
    – 8 Zofia Wilczek : { nv-style-show_producer }
    – 9 Aram Bedrosyan : { nv-style-hotel_tycoon }
    – 10 Haruko Ishimaru : { nv-style-city_planner }

## Tables

rules-newvegas-tables = Éditions et options
rules-newvegas-tables-players = Combien de joueurs
rules-newvegas-tables-players-text = De 1 à { $bluecockerSeats } avec Blue Cocker, de 1 à { $pegasusSeats } avec Pegasus ; seul, on joue contre l’ACME. Tout le monde joue en même temps sur des feuilles égales : une grande table ne dure guère plus qu’une petite.
rules-newvegas-tables-easier = Des débuts plus simples
rules-newvegas-tables-easier-text =
    Sans golf : un projet jaune qui concerne le golf est remplacé.

    § Il n’y a alors pas de trous, et les colonnes PAR ne s’améliorent pas.

    Sans banque : personne ne vote, et chacun commence avec { $noBank } liasses, dans les deux éditions. L’un peut se choisir sans l’autre.
rules-newvegas-tables-editions = Blue Cocker et Pegasus
rules-newvegas-tables-editions-text =
    Blue Cocker (2019, en allemand, français et polonais) : jusqu’à { $bluecockerSeats } joueurs ; les bonus à tout moment du tour ; les piles épuisées sont toutes remélangées ensemble ; un projet compte s’il est rempli à un moment quelconque de ton tour.

    Pegasus (réédition allemande) : jusqu’à { $pegasusSeats } joueurs ; le bonus de numéro avant d’ouvrir, l’extension juste après ; chaque défausse est mélangée à part ; un projet compte s’il est rempli quand tout le monde a fini ; sans case, pas de points d’inauguration ; en solo, à suites égales, personne n’a le bonus de rue.
