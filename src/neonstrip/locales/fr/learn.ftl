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
