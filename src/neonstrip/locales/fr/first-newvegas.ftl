# Ce que dit le coach de « Ma première ville » : de chaque chose quand elle compte enfin, et de ce qui a été fait.

web-first-folded = { $count ->
    [one] Une zone reste repliée tant qu’elle ne compte pas.
   *[other] { $count } zones restent repliées tant qu’elles ne comptent pas.
}
web-first-more = { $count ->
    [one] encore un choix, replié
   *[other] encore { $count } choix, repliés
}
web-first-projects = Les projets restent face cachée tant qu’ils ne comptent pas.

learn-newvegas-first-cards = Trois cartes, chacune un numéro avec une action ; tout le monde utilise l’une des trois mêmes. Prends celle qui te plaît : pas d’erreur possible pour l’instant. Je t’expliquerai alors son action.
learn-newvegas-first-cards-left = Tu as laissé l’action. C’est permis, mais c’était un cadeau : prends-la chaque fois que tu peux.
learn-newvegas-first-use = Contre l’ACME, une carte te donne son numéro, une autre son action, et la troisième va à l’ACME. Choisis la paire qui te plaît.
learn-newvegas-first-number = Écris le { $number } dans un casino éclairé. Dans chaque rue, les numéros montent de gauche à droite, les vides sont permis : les petits à gauche, les grands à droite.
learn-newvegas-first-streets = Les rues paient les suites : des numéros pairs côte à côte, ou des impairs. La plus longue suite de chaque rue rapporte, et { $street1 } de plus là où personne n’en a de plus longue.
learn-newvegas-first-streets-run = Bien placé : voilà une suite de { $run } dans la rue { $street }.
learn-newvegas-first-streets-alone = Ton { $number } est dans la rue { $street }. { $parity ->
    [even] Un autre numéro pair
   *[odd] Un autre numéro impair
} juste à côté fait une suite.
learn-newvegas-first-others = Tout le monde écrit en même temps, chacun dans sa ville. Ce qu’a fait { $rival } est raconté après chaque tour ; appuie sur le nom pour voir sa ville.
learn-newvegas-first-construction = La grue termine un chantier, pour qu’un numéro puisse y aller un tour suivant. On bâtit à crédit : une dette au coffre, remboursée à l’ouverture du casino. Un hôtel demande tous les casinos de son avenue.
learn-newvegas-first-construction-built = La grue de la rue { $street }, avenue { $avenue }, a disparu. Écris-y un numéro, et sa dette est remboursée.
learn-newvegas-first-construction-repaid = Tu as ouvert un casino que tu avais construit : sa dette est remboursée.
learn-newvegas-first-improvement = Une amélioration raye une valeur de ta feuille, et la meilleure qui suit compte. Améliore ce que tu fais souvent : le bonus de rue est un bon début.
learn-newvegas-first-improvement-done = Amélioré : { $column }, maintenant { $value }.
learn-newvegas-first-star = Écris le { $number } dans un casino éclairé. Dans chaque rue, les numéros montent de gauche à droite, les vides sont permis. Ton action est un spectacle : il demande une étoile dans le casino que tu ouvres, alors prends-en un étoilé.
learn-newvegas-first-show = Un spectacle demande une étoile dans le casino que tu ouvres à ce tour même. Cherche donc une étoile pour ton numéro.
learn-newvegas-first-show-given = Ton spectacle a porté sa colonne à { $value }. Les dettes de la colonne se remboursent par d’autres spectacles au même endroit.
learn-newvegas-first-show-lost = L’étoile de la rue { $street }, avenue { $avenue }, est perdue : il lui faut l’action spectacle au tour de son ouverture. Garde les autres pour cela.
learn-newvegas-first-stage = Deux colonnes : celle de gauche monte à { $showsLeft } points, celle de droite à { $showsRight }. Le premier spectacle de chacune apporte deux dettes que les suivants remboursent : mieux vaut n’en suivre qu’une.
learn-newvegas-first-inauguration = Les ciseaux cochent une case. Le plus de cases rapporte { $rank1 } à la fin, les groupes pleins donnent un bonus, et la dernière case finit la partie.
learn-newvegas-first-inauguration-checked = Cases qui comptent : { $boxes }. Ton rang dans la course : { $rank }.
learn-newvegas-first-limousine = La limousine avance de deux tronçons, d’un lampadaire à l’autre. Les tapis rouges longés paient dès que leur casino est ouvert : V et L des points, M de l’argent. Ramène-la au feu avant la fin : chaque ligne manquante coûte { $missing }.
learn-newvegas-first-limousine-line = Pas de tapis rouge sur cette ligne. Cherche M, L et V le long du chemin.
learn-newvegas-first-limousine-past = Passé devant : { $carpets }. Cela paie dès qu’un numéro s’y trouve.
learn-newvegas-first-limousine-home = De retour, et aucune ligne ne manque : un trajet complet.
learn-newvegas-first-confirm = Pour l’instant, ton tour n’est écrit qu’au crayon. La flèche annule ce que tu veux ; il compte quand tu le finis.
learn-newvegas-first-hotels = Les rues vont en travers, les avenues de haut en bas. Qui ouvre tous les casinos d’une avenue obtient l’hôtel à son pied : un grand pour qui finit d’abord, un petit pour les suivants.
learn-newvegas-first-hotels-grand = Un grand hôtel à l’avenue { $avenue } : personne n’a été plus rapide.
learn-newvegas-first-hotels-small = Un petit hôtel à l’avenue { $avenue } : quelqu’un t’a devancé, mais il compte quand même.
learn-newvegas-first-acme = L’ACME a reçu : { $action }. Sa pile compte à la fin, alors donne ce qui l’aide le moins.
learn-newvegas-first-projects = Trois projets se retournent, les mêmes pour tout le monde. Qui le valide d’abord marque plus. Choisis-en un qui va à ta ville, et vise-le.
learn-newvegas-first-projects-scored = Un projet validé : { $points } points que personne ne te reprendra.
learn-newvegas-first-bonus = Un groupe de tes cases est plein. Une fois par tour, tu peux en entourer un pour un bonus : un autre numéro, n’importe quelle action ou un second casino. Les cases entourées quittent la course.
learn-newvegas-first-bonus-used = C’était un bonus. Il a son prix : les cases entourées ne comptent plus pour ton rang.
learn-newvegas-first-safe = Plus de dettes ({ $debts }) que de liasses ({ $bundles }). Si rien ne change d’ici la fin, cela coûte { $unpaid } points, une fois. Ouvre ce que tu as construit, donne des spectacles ou passe devant les tapis de la mafia.
learn-newvegas-first-refuse = Aucun des numéros n’a de place : permis refusé, tu coches deux cases à la place. Plus d’espace entre les numéros l’évite.
learn-newvegas-first-wish = Le premier projet est à toi, donc tu décides : remélanger toutes les cartes, ou les laisser.
learn-newvegas-first-end = Pense à la fin : elle vient avec la dernière case de quelqu’un, avec les trois projets, ou quand tout casino construit est ouvert. Ta limousine est-elle sur le retour ?
