# Ce que dit le coach pendant les leçons : un titre, une ligne de présentation, les mots de chaque étape et une fin.

learn-lead = De courtes leçons à une vraie table, une minute environ chacune. Un coach montre où appuyer ; le reste, c’est le jeu lui-même.
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

learn-royale-rolling = Lancer et placer
learn-royale-rolling-about = Ce qu’on fait à son tour.
learn-royale-rolling-strip = Six casinos, deux billets chacun. À la fin de la manche, qui a le plus de dés dans un casino gagne le plus gros billet.
learn-royale-rolling-roll = Tu as sept dés et le gros, le Biggy. Lance-les tous.
learn-royale-rolling-place = Choisis un chiffre : tous tes dés de ce chiffre vont dans son casino. Envoie tes trois 5 au Cleopatra.
learn-royale-rolling-again = { $rival } a placé deux 6. Tes autres dés te sont revenus : relance-les.
learn-royale-rolling-choose = À toi de choisir ! Chaque bouton dit ce qu’il rapporterait. Deux 6 ne feraient qu’une égalité avec { $rival }.
learn-royale-rolling-end = Voilà un tour : lancer tous ses dés, placer tous ceux d’un même chiffre. La manche dure tant que quelqu’un a des dés.

## New Las Vegas : ouvrir un casino

learn-newvegas-opening = Ouvrir un casino
learn-newvegas-opening-about = Trois cartes, un numéro, l’ordre d’une rue.
learn-newvegas-opening-cards = Au milieu, trois combinaisons : un numéro avec une action. Tout le monde en utilise une, en même temps.
learn-newvegas-opening-choose = Prends le 8 avec la grue.
learn-newvegas-opening-open = Il faut écrire le numéro quelque part : cela ouvre un casino. Mets le 8 au milieu de la deuxième rue.
learn-newvegas-opening-confirm = L’action est facultative. Passe-t’en cette fois et valide : alors le tour compte.
learn-newvegas-opening-six = De nouvelles cartes pour tous. Prends le 6.
learn-newvegas-opening-order = Dans une rue, les numéros montent de gauche à droite, les trous sont permis. Le 6 va donc à gauche du 8 : juste à côté.
learn-newvegas-opening-run = 6 et 8, tous deux pairs et voisins : une suite de deux. La plus longue suite paire ou impaire de chaque rue rapporte.
learn-newvegas-opening-end = Prendre un numéro, l’écrire dans l’ordre, grouper les pairs ou les impairs. Les casinos vides attendent leur numéro.

## Royale : qui gagne

learn-royale-majority = Qui gagne
learn-royale-majority-about = Les majorités, et ce que fait une égalité.
learn-royale-majority-rule = Dans chaque casino, le plus de dés gagne le gros billet, le deuxième l’autre billet. Les suivants n’ont rien.
learn-royale-majority-tie = Mais les nombres égaux s’annulent. { $rival } et toi avez deux dés chacun : { $third } gagnerait avec un seul !
learn-royale-majority-roll = Brisons l’égalité. Lance.
learn-royale-majority-break = Un 5 ! Un dé de plus et tu mènes ici, sans partage.
learn-royale-majority-even = { $rival } riposte : trois partout, tous deux rayés. Rien n’est gagné avant la fin de la manche.
learn-royale-majority-again = Encore à toi. Lance.
learn-royale-majority-lead = Encore un 5. Quatre contre trois : reprends la tête.
learn-royale-majority-end = Le plus de dés gagne, le deuxième prend le reste, une égalité ne rapporte rien. Un dé seul peut battre quatre dés à égalité.

## Royale : le Biggy et les jetons

learn-royale-biggy = Biggy et jetons
learn-royale-biggy-about = Un dé qui compte double, et comment passer.
learn-royale-biggy-big = En fin de manche, il te reste deux petits dés et le Biggy. Il compte pour deux dés.
learn-royale-biggy-roll = Lance-les.
learn-royale-biggy-place = { $rival } a un dé au Sunset. Ton Biggy compte deux : il prend aussitôt la tête.
learn-royale-biggy-again = Plus que deux dés. Lance.
learn-royale-biggy-pass = Un 2 et un 4 : deux égalités avec { $rival }. Paie plutôt un jeton : tu gardes tous tes dés et ton tour est fini.
learn-royale-biggy-fresh = Un nouveau tour, les deux mêmes dés. Lance.
learn-royale-biggy-lead = Ça valait bien un jeton : un 1 mène au Miracle, où il n’y a personne.
learn-royale-biggy-end = Le Biggy compte deux. Un jeton permet de passer après un lancer. À la fin, chaque jeton gardé vaut 10.

## Royale : la fin d’une manche

learn-royale-round = La fin d’une manche
learn-royale-round-about = On distribue l’argent, et qui commence ensuite.
learn-royale-round-last = Il vous reste un dé chacun. Quand plus personne n’a de dés, la manche est finie.
learn-royale-round-roll = Lance ton dernier dé.
learn-royale-round-place = Un 2. { $rival } mène au Silver Spur, mais la deuxième place a aussi son billet. Place-le.
learn-royale-round-scored = Voilà le décompte, casino par casino. Au Cleopatra, deux dés partout : personne n’a eu les 100.
learn-royale-round-next = Chacun retrouve tous ses dés et reçoit deux jetons. Tu as gagné au casino 6, donc tu commences. L’argent reste caché.
learn-royale-round-end = Trois manches font une partie. Le plus d’argent gagne, chaque jeton compte 10.

## Royale : les tuiles

learn-royale-tiles = Tuiles
learn-royale-tiles-about = Trois petits jeux : Pay Day, Fifty Fifty, Lucky Punch.
learn-royale-tiles-tiles = Dans Royale, certains casinos ont une tuile : un petit jeu qui démarre quand on y place des dés. Appuie dessus pour lire sa règle.
learn-royale-tiles-roll = Lance, on verra bien.
learn-royale-tiles-payday = Pay Day paie pour chaque casino où tu as des dés. Tu es déjà dans deux ; ton 3 en fait trois.
learn-royale-tiles-paid = 30 pour trois casinos, payés tout de suite. Relance.
learn-royale-tiles-fifty = Fifty Fifty attend au Miracle. Un seul dé suffit à le lancer.
learn-royale-tiles-lower = Les dés noirs donnent 6 et 4, soit 10. La prochaine somme : plus haut ou plus bas ? Plus bas est un bon pari.
learn-royale-tiles-stop = 7 : bien vu ! Continuer peut rapporter plus, une erreur coûte tout. Avec un 7, c’est pile ou face : arrête-toi.
learn-royale-tiles-again = Un jeton de plus. Au lancer suivant.
learn-royale-tiles-punch = Maintenant, le Lucky Punch au Silver Spur : place le 2.
learn-royale-tiles-hide = Cache un, deux ou trois pions dans ton poing ; { $rival } devine combien. Trois rapportent le plus : bluffe, caches-en trois.
learn-royale-tiles-won = { $rival } a dit deux. Raté : 40 pour toi ! Bien deviné, tu n’aurais rien eu.
learn-royale-tiles-end = Seize tuiles, trois nouvelles à chaque manche. Leur règle est toujours à portée de doigt, sur la tuile même.

## Royale : à deux

learn-royale-two = À deux
learn-royale-two-about = Les dés neutres : un troisième que personne ne joue.
learn-royale-two-neutral = À deux, des dés d’une couleur neutre sont lancés et placés avant la manche. Ils comptent comme ceux d’un troisième joueur.
learn-royale-two-roll = Lance tes dés.
learn-royale-two-beat = Deux 6 battent l’unique dé neutre au Sunset, le casino le plus riche.
learn-royale-two-again = Et encore.
learn-royale-two-tie = Deux 2 feraient égalité avec le Biggy neutre, qui compte deux. Deux 5 battent l’unique dé neutre : place-les.
learn-royale-two-end = Les dés neutres égalisent et gagnent comme n’importe qui. Ce qu’ils gagnent est rendu, et personne ne l’a.
