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
