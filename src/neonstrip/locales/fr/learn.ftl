# Ce que dit le coach pendant les leçons : un titre, une ligne de présentation, les mots de chaque étape et une fin.

learn-lead = De courtes leçons à une vraie table, une minute environ chacune. Un coach montre où appuyer ; le reste, c’est le jeu lui-même.
learn-learned = apprise
learn-coach = Coach
learn-step = Étape { $step } sur { $steps }
learn-back = Leçons
learn-next = Suite
learn-again = Encore une fois
learn-next-lesson = Leçon suivante
learn-play-now = Jouer
learn-others = Les autres jouent…
learn-nudge = Dans une vraie partie, ce serait possible. Ici, la leçon continue là où c’est allumé.

## Royale : lancer et placer

learn-royale-rolling = Lancer et poser
learn-royale-rolling-about = Ce qu’on fait à son tour.
learn-royale-rolling-strip = Six casinos, deux billets chacun. À la fin de la manche, qui a le plus de dés dans un casino gagne le plus gros billet.
learn-royale-rolling-roll = Tu as sept dés et le gros, le Biggy. Lance-les tous.
learn-royale-rolling-place = Choisis un chiffre : tous tes dés de ce chiffre vont dans son casino. Envoie tes trois 5 au Cleopatra.
learn-royale-rolling-again = { $rival } a posé deux 6. Tes autres dés te sont revenus : relance-les.
learn-royale-rolling-choose = À toi de choisir ! Chaque bouton dit ce qu’il rapporterait. Deux 6 ne feraient qu’une égalité avec { $rival }.
learn-royale-rolling-end = Voilà un tour : lancer tous ses dés, poser tous ceux d’un même chiffre. La manche dure tant que quelqu’un a des dés.

## New Las Vegas : ouvrir un casino

learn-newvegas-opening = Ouvrir un casino
learn-newvegas-opening-about = Trois cartes, un numéro, l’ordre d’une rue.
learn-newvegas-opening-cards = Au milieu, trois combinaisons : un numéro avec une action. Tout le monde en utilise une, en même temps.
learn-newvegas-opening-choose = Prends le 8 avec la grue.
learn-newvegas-opening-open = Il faut écrire le numéro quelque part : cela ouvre un casino. Mets le 8 au milieu de la deuxième rue.
learn-newvegas-opening-confirm = L’action est facultative. Passe-t’en cette fois et finis ton tour : alors il compte.
learn-newvegas-opening-six = De nouvelles cartes pour tous. Prends le 6.
learn-newvegas-opening-order = Dans une rue, les numéros montent de gauche à droite, les vides sont permis. Le 6 va donc à gauche du 8 : juste à côté.
learn-newvegas-opening-run = 6 et 8, tous deux pairs et voisins : une suite de deux. La plus longue suite paire ou impaire de chaque rue rapporte.
learn-newvegas-opening-end = Prendre un numéro, l’écrire dans l’ordre, grouper les pairs ou les impairs. Les casinos vides attendent leur numéro.

## Royale : qui gagne

learn-royale-majority = Qui gagne
learn-royale-majority-about = Les majorités, et ce que fait une égalité.
learn-royale-majority-rule = Dans chaque casino, qui a le plus de dés gagne le gros billet, le suivant le petit. Les autres n’ont rien.
learn-royale-majority-tie = Mais les nombres égaux s’annulent. { $rival } et toi avez deux dés chacun : { $third } gagnerait avec un seul !
learn-royale-majority-roll = Brisons l’égalité. Lance.
learn-royale-majority-break = Un 5 ! Un dé de plus et tu mènes ici, sans partage.
learn-royale-majority-even = { $rival } riposte : trois partout, tous deux rayés. Rien n’est gagné avant la fin de la manche.
learn-royale-majority-again = Encore à toi. Lance.
learn-royale-majority-lead = Encore un 5. Quatre contre trois : reprends la tête.
learn-royale-majority-end = Qui a le plus de dés gagne, le deuxième prend le reste, une égalité ne rapporte rien. Un dé seul peut battre quatre dés à égalité.

## Royale : le Biggy et les jetons

learn-royale-biggy = Biggy et jetons
learn-royale-biggy-about = Un dé qui compte double, et comment passer.
learn-royale-biggy-big = En fin de manche, il te reste deux petits dés et le Biggy. Il compte pour deux dés.
learn-royale-biggy-roll = Lance-les.
learn-royale-biggy-place = { $rival } a un dé au Sunset. Ton Biggy compte deux : il prend aussitôt la tête.
learn-royale-biggy-again = Plus que deux dés. Lance.
learn-royale-biggy-pass = Un 2 et un 4 : deux égalités avec { $rival }. Paie plutôt un jeton : tu gardes tous tes dés et ton tour est fini.
learn-royale-biggy-fresh = Un nouveau tour, les deux mêmes dés. Lance.
learn-royale-biggy-lead = Ça valait bien un jeton : un 1 mène au Miracle, où il n’y a personne.
learn-royale-biggy-end = Le Biggy compte deux. Un jeton permet de passer après un lancer. À la fin, chaque jeton gardé vaut { $jeton }.

## Royale : la fin d’une manche

learn-royale-round = La fin d’une manche
learn-royale-round-about = Comment l’argent est distribué, et qui commence ensuite.
learn-royale-round-last = Il ne reste qu’un dé à chacun. Quand plus personne n’a de dés, la manche est finie.
learn-royale-round-roll = Lance ton dernier dé.
learn-royale-round-place = Un 2. { $rival } mène au Silver Spur, mais la deuxième place a aussi son billet. Pose-le.
learn-royale-round-scored = Voilà le décompte, casino par casino. Au Cleopatra, deux dés partout : personne n’a eu les 100.
learn-royale-round-next = Chacun retrouve tous ses dés et reçoit deux jetons. Tu as gagné au casino 6, donc tu commences. L’argent reste caché.
learn-royale-round-end = Trois manches font une partie. Qui a le plus d’argent gagne, et chaque jeton compte { $jeton }.

## Royale : les tuiles

learn-royale-tiles = Tuiles
learn-royale-tiles-about = Trois petits jeux : Pay Day, Fifty Fifty, Lucky Punch.
learn-royale-tiles-tiles = Dans Royale, certains casinos ont une tuile : un petit jeu qui démarre quand on y pose des dés. Appuie dessus pour lire sa règle.
learn-royale-tiles-roll = Lance, on verra bien.
learn-royale-tiles-payday = Pay Day paie pour chaque casino où tu as des dés. Tu es déjà dans deux ; ton 3 en fait trois.
learn-royale-tiles-paid = { $payThird } pour trois casinos, payés tout de suite. Relance.
learn-royale-tiles-fifty = Fifty Fifty attend au Miracle. Un seul dé suffit à le lancer.
learn-royale-tiles-lower = Les dés noirs donnent 6 et 4, soit 10. La prochaine somme : plus haut ou plus bas ? Plus bas est un bon pari.
learn-royale-tiles-stop = 7 : bien vu ! Continuer peut rapporter plus, une erreur coûte tout. Après un 7, toute annonce est plus souvent fausse que juste : arrête-toi.
learn-royale-tiles-again = Un jeton de plus. Au lancer suivant.
learn-royale-tiles-punch = Maintenant, le Lucky Punch au Silver Spur : pose le 2.
learn-royale-tiles-hide = Cache un, deux ou trois pions dans ton poing ; { $rival } devine combien. Trois rapportent le plus : bluffe, caches-en trois.
learn-royale-tiles-won = { $rival } a dit deux. Raté : { $punch3 } pour toi ! Bien deviné, tu n’aurais rien eu.
learn-royale-tiles-end = Seize tuiles, trois nouvelles à chaque manche. Leur règle est toujours à portée de doigt, sur la tuile même.

## Royale : à deux

learn-royale-two = À deux
learn-royale-two-about = Les dés neutres : un troisième que personne ne joue.
learn-royale-two-neutral = À deux, des dés d’une couleur neutre sont lancés et posés avant la manche. Ils comptent comme ceux d’un troisième joueur.
learn-royale-two-roll = Lance tes dés.
learn-royale-two-beat = Deux 6 battent l’unique dé neutre au Sunset, le casino le plus riche.
learn-royale-two-again = Et encore.
learn-royale-two-tie = Deux 2 feraient égalité avec le Biggy neutre, qui compte deux. Deux 5 battent l’unique dé neutre : pose-les.
learn-royale-two-end = Les dés neutres égalisent et gagnent comme n’importe qui. Ce qu’ils gagnent est rendu, et personne ne l’a.

## New Las Vegas : chantiers

learn-newvegas-construction = Grues
learn-newvegas-construction-about = Construire un chantier, puis l’ouvrir.
learn-newvegas-construction-crane = Un casino avec une grue est en chantier : on n’y écrit aucun numéro. L’action construction enlève une grue.
learn-newvegas-construction-choose = Prends le 7 avec construction.
learn-newvegas-construction-open = D’abord le numéro, toujours. Écris le 7 ici, dans la quatrième rue.
learn-newvegas-construction-build = Puis l’action, si tu veux : termine le chantier deux portes plus loin.
learn-newvegas-construction-debt = Construit à crédit : une dette entre dans ton coffre, jusqu’à l’ouverture du casino.
learn-newvegas-construction-confirm = Finis ton tour.
learn-newvegas-construction-twelve = La grue a disparu. Prends le 12.
learn-newvegas-construction-repay = Ouvre le casino construit : sa dette est remboursée.
learn-newvegas-construction-end = Construit à ce tour, ouvert à un autre. Une grue ne coupe pas une suite, mais son avenue n’aura pas d’hôtel.

## New Las Vegas : amélioration

learn-newvegas-improvement = Améliorer
learn-newvegas-improvement-about = Une zone de la feuille vaudra plus.
learn-newvegas-improvement-values = Chaque zone de ta feuille a une série de valeurs. À la fin, c’est la première non rayée qui compte.
learn-newvegas-improvement-choose = Prends le 7 avec amélioration.
learn-newvegas-improvement-open = Écris le 7 dans la troisième rue.
learn-newvegas-improvement-improve = Tu as la plus longue suite de cette rue : un bonus de { $street1 }. Fais-en { $street2 }.
learn-newvegas-improvement-crossed = Le { $street1 } est rayé, le { $street2 } compte. Chaque rue où tu mènes le rapporte : améliore ce que tu fais souvent.
learn-newvegas-improvement-end = Hôtels, rues, golf, limousine, inauguration : on améliore dans l’ordre, et la dernière valeur reste toujours.

## New Las Vegas : spectacles

learn-newvegas-shows = Spectacles
learn-newvegas-shows-about = Des étoiles, deux colonnes et leurs dettes.
learn-newvegas-shows-choose = Certains casinos ont une étoile. Prends le 9 avec spectacle.
learn-newvegas-shows-open = Un spectacle demande une étoile au casino ouvert à ce tour même. Écris le 9 ici.
learn-newvegas-shows-columns = Il y a deux colonnes de spectacles. La première monte à { $showsLeft }, la seconde à { $showsRight }, mais ses dettes s’effacent plus tôt.
learn-newvegas-shows-show = Voyons grand : commence la première colonne.
learn-newvegas-shows-debts = Le premier spectacle d’une colonne apporte deux dettes. Le cinquième et le sixième de celle-ci les remboursent.
learn-newvegas-shows-end = Ouvrir un casino étoilé sans spectacle, c’est perdre l’étoile pour toujours. Prévois où auront lieu les tiens.

## New Las Vegas : inauguration

learn-newvegas-inauguration = Inauguration
learn-newvegas-inauguration-about = Une course aux cases, et une façon de finir la partie.
learn-newvegas-inauguration-boxes = Voici la piste d’inauguration. Tout le monde commence avec trois cases cochées.
learn-newvegas-inauguration-choose = Prends le 9 avec les ciseaux.
learn-newvegas-inauguration-open = D’abord le numéro : écris-le dans la troisième rue.
learn-newvegas-inauguration-check = Coche maintenant la case suivante.
learn-newvegas-inauguration-rank = Quatre cases : tu devances { $rival }. À la fin, le plus de cases donne { $rank1 }, le deuxième { $rank2 } ; le dernier prend une dette.
learn-newvegas-inauguration-end = Qui coche la dernière case, après les ciseaux, finit la partie. Un groupe complet offre un bonus : voir cette leçon.

## New Las Vegas : la limousine

learn-newvegas-limousine = Limousine
learn-newvegas-limousine-about = Un trajet devant les tapis rouges, puis retour.
learn-newvegas-limousine-car = Ta limousine a quitté le feu de l’aéroport et longé un tapis rouge marqué M, celui de la mafia.
learn-newvegas-limousine-choose = Prends le 8 avec la limousine.
learn-newvegas-limousine-open = Le numéro d’abord : au milieu de la deuxième rue.
learn-newvegas-limousine-drive = Une ligne va d’un lampadaire au suivant : deux tronçons, tout droit ou avec un virage. Longe le L, puis descends vers le sud.
learn-newvegas-limousine-confirm = Finis ton tour.
learn-newvegas-limousine-again = Encore la limousine : prends le 9.
learn-newvegas-limousine-nine = Écris le 9 dans la troisième rue.
learn-newvegas-limousine-home = Deux tronçons à l’ouest, c’est le feu. Rentre : le trajet est bouclé, il ne manque aucune ligne.
learn-newvegas-limousine-paid = Le casino mafieux est ouvert et visité : une liasse au coffre. Celui de luxe paiera quand tu l’ouvriras.
learn-newvegas-limousine-end = VIP et luxe donnent des points, la mafia de l’argent. Chaque ligne qui manque pour rentrer coûte { $missing } : ne reste pas en plan.

## New Las Vegas : hôtels

learn-newvegas-hotels = Hôtels
learn-newvegas-hotels-about = Compléter une avenue, avant les autres si possible.
learn-newvegas-hotels-avenue = Les rues vont en travers, les avenues de haut en bas. Au pied de chacune attend un hôtel. Avenue 6, trois casinos sont ouverts.
learn-newvegas-hotels-choose = Il manque le quatrième. Prends le 9.
learn-newvegas-hotels-open = Écris le 9 dans le dernier casino de l’avenue 6.
learn-newvegas-hotels-confirm = Les hôtels se bâtissent quand tout le monde a fini. Termine ton tour.
learn-newvegas-hotels-grand = Tu finis cette avenue avant tout le monde : un grand hôtel. { $rival } n’y aura plus que le petit.
learn-newvegas-hotels-end = Les chantiers d’une avenue doivent aussi être construits et ouverts. Qui finit dans le même tour a aussi le grand hôtel.

## New Las Vegas : golf

learn-newvegas-golf = Golf
learn-newvegas-golf-about = Neuf trous au-dessus de la première rue.
learn-newvegas-golf-course = Au-dessus de la première rue s’étend le golf : un trou par casino.
learn-newvegas-golf-choose = Prends le 5.
learn-newvegas-golf-open = Le premier casino ouvert dans la rue 1 est ton départ : son trou est entouré. Ouvre-le ici.
learn-newvegas-golf-confirm = Laisse l’action et finis ton tour.
learn-newvegas-golf-eight = On continue de là. Prends le 8.
learn-newvegas-golf-beside = Juste à côté d’un trou entouré, le suivant compte aussi. En sautant, tous les trous au-delà seraient perdus.
learn-newvegas-golf-par = Deux trous PAR 3. Les PAR 4 et PAR 5 sont plus loin et rapportent plus, surtout améliorés.
learn-newvegas-golf-end = Commence au milieu de la rue 1 et avance vers les bords, porte après porte.

## New Las Vegas : bonus

learn-newvegas-bonus = Bonus
learn-newvegas-bonus-about = Changer un numéro, le doubler, choisir son action.
learn-newvegas-bonus-group = Ton premier groupe de cases est complet. Une fois par tour, on peut entourer un groupe complet pour un bonus.
learn-newvegas-bonus-choose = Tu as un 6 dans la deuxième rue ; un 8 à côté ferait une suite. Il n’y en a pas. Prends le 7.
learn-newvegas-bonus-circle = Entoure le groupe.
learn-newvegas-bonus-number = Change le numéro d’au plus deux : du 7, fais un 8. Tu pourrais aussi ouvrir un second casino avec un numéro voisin.
learn-newvegas-bonus-open = Et voici ton 8, juste à côté du 6.
learn-newvegas-bonus-box = L’action va toujours avec : les ciseaux cochent une nouvelle case.
learn-newvegas-bonus-price = Les cases entourées ne comptent plus pour l’inauguration. Un second casino coûterait en plus une dette.
learn-newvegas-bonus-end = Trois bonus : un autre numéro, même { $lowest } ou { $highest } ; un second casino à côté d’un ouvert ; ou l’action de ton choix.

## New Las Vegas : projets

learn-newvegas-projects = Projets
learn-newvegas-projects-about = Trois buts pour tous ; le premier gagne plus.
learn-newvegas-projects-three = Chaque partie a trois projets. Le violet : longer un tapis de la mafia, un de luxe et un VIP. Il te manque le V.
learn-newvegas-projects-choose = La limousine, bien sûr : prends le 10.
learn-newvegas-projects-open = D’abord le numéro, dans la troisième rue.
learn-newvegas-projects-drive = Tout droit vers l’est, devant le V.
learn-newvegas-projects-confirm = Finis ton tour. Les projets se valident quand tout le monde a fini.
learn-newvegas-projects-cards = Le premier projet de la partie est à toi : tu peux faire remélanger les cartes. Comme tu veux.
learn-newvegas-projects-points = Six points, car tu l’as validé en premier. { $rival } peut encore le valider plus tard, pour trois.
learn-newvegas-projects-end = Qui a validé les trois projets met fin à la partie. Ce qui est validé le reste, quoi qu’il arrive.

## New Las Vegas : la banque

learn-newvegas-bank = La banque
learn-newvegas-bank-about = Un vote secret, des liasses et des dettes.
learn-newvegas-bank-safe = Ton coffre contient des liasses. À la fin, chaque dette en coûte une ; s’il en manque, tu perds { $unpaid } points.
learn-newvegas-bank-vote = Avant le premier tour, vote secret : la banque doit-elle prêter ? Vote comme tu veux.
learn-newvegas-bank-loan = On révèle à la fin. Plus de la moitié pour : { $loan_by_majority } liasses à chacun ; quelques-uns : { $loan_by_some } ; personne : aucune.
learn-newvegas-bank-end = Vote pour et prends des risques, ou contre en espérant que les autres soient à sec. La mafia prête aussi.

## New Las Vegas : la fin

learn-newvegas-scoring = La fin et le score
learn-newvegas-scoring-about = Un refus, la dernière case et le décompte.
learn-newvegas-scoring-late = Tour 28 d’une vraie partie. Sur ta piste d’inauguration, il ne reste qu’une case : celle qui finit la partie.
learn-newvegas-scoring-refuse = Un 4, un 9 et un 4 : aucun n’a de place dans tes rues. Permis refusé : tu coches deux cases à la place.
learn-newvegas-scoring-confirm = Il ne restait qu’une case : la dernière. Finis ton tour, et la partie s’achève.
learn-newvegas-scoring-count = On compte zone par zone : projets, inauguration, spectacles, hôtels, rues, golf, limousine, coffre.
learn-newvegas-scoring-end = La partie finit à la dernière case, aux trois projets, ou quand quelqu’un a ouvert tous ses casinos construits.

## New Las Vegas : en solo

learn-newvegas-solo = En solo
learn-newvegas-solo-about = En solo contre l’ACME.
learn-newvegas-solo-rival = En solo, tu bâtis contre l’ACME. Ce tableau montre ce qu’elle a et comment compte son architecte.
learn-newvegas-solo-use = Trois cartes : une pour le numéro, une pour l’action, la troisième va à l’ACME. Prends le premier 7 et la construction.
learn-newvegas-solo-open = Écris le 7 dans la troisième rue.
learn-newvegas-solo-build = Et termine le chantier d’à côté.
learn-newvegas-solo-confirm = Finis ton tour.
learn-newvegas-solo-pile = L’ACME a reçu la limousine. Sa pile compte à la fin : donne-lui ce qui l’aide le moins.
learn-newvegas-solo-end = On ne gagne qu’avec plus de points que l’ACME. Dix architectes attendent, du facile à l’impitoyable.

## Las Vegas (2012) : billets et dés

learn-classic-banknotes = Billets et dés
learn-classic-banknotes-about = Un tour, et ce qu’il y a dans un casino.
learn-classic-banknotes-notes = Six casinos. Chacun reçoit des billets jusqu’à ce qu’il y ait assez à gagner : ici un gros, là plusieurs petits.
learn-classic-banknotes-roll = Tu as huit dés, tous de la même taille. Lance-les tous.
learn-classic-banknotes-place = Choisis un chiffre : tous tes dés de ce chiffre vont dans son casino. Trois 5 te mettent en tête au Cleopatra, qui n’a qu’un billet.
learn-classic-banknotes-many = { $rival } mène au Silver Spur. Mais il y a quatre billets : la deuxième, la troisième et la quatrième place en gagnent un aussi.
learn-classic-banknotes-again = Tes autres dés te sont revenus. Relance-les.
learn-classic-banknotes-choose = À toi de choisir ! Chaque bouton dit ce qu’il rapporterait. Un seul 2 te mettrait en second au Silver Spur.
learn-classic-banknotes-end = Lancer tous ses dés, poser tous ceux d’un chiffre. Quand plus personne n’a de dés, on paie les billets, du plus gros au plus petit. Une partie a quatre manches.

## Las Vegas (2012) : les dés blancs

learn-classic-white-dice = Les dés blancs
learn-classic-white-dice-about = Des dés qui ne sont à personne.
learn-classic-white-dice-white = À deux, chacun a aussi des dés blancs. On les lance et on les pose avec les siens, mais ils ne sont à personne.
learn-classic-white-dice-roll = Lance-les tous.
learn-classic-white-dice-place = Trois 1 à toi, et un blanc : les quatre vont au Miracle. Là, le dé blanc compte pour quelqu’un d’autre.
learn-classic-white-dice-tie = { $rival } y a posé deux 1 blancs. Trois dés blancs contre tes trois : égalité, et ils s’éliminent.
learn-classic-white-dice-again = Brisons l’égalité. Lance.
learn-classic-white-dice-break = Un 1 ! Quatre contre trois blancs.
learn-classic-white-dice-end = Les dés blancs comptent pour une personne : ils font égalité avec toi ou te battent. Ce qu’ils gagnent va sous la pile.
