# Ce qu’un serveur garde.

web-privacy-short = Il n’y a ni comptes, ni adresses e-mail, ni cookies, ni comptage des visites, et rien n’est chargé d’autres sites. Voici ce que garde la base du serveur :
web-privacy-table-entries = Le journal complet d’une table, dans l’ordre et pour de bon : le jeu et ses options, les noms donnés, les coups et leur heure, les messages du chat, les conseils demandés, les dés et cartes à venir, et des empreintes des clés qui ouvrent les places.
web-privacy-table-summaries = Une ligne sur chaque table, pour les listes : le jeu, son état, les noms, quand elle a été dressée et jouée pour la dernière fois.
web-privacy-table-snapshots = Où en est une partie, pour ne pas la rejouer depuis le début. Il n’y a là rien que le journal n’ait pas.
web-privacy-table-reviews = L’analyse d’une partie terminée, si quelqu’un l’a demandée.
web-privacy-table-findings = Ce qui est déjà trouvé pour une analyse en cours.
web-privacy-table-keys = Les noms des clés qui scellent les événements. Les clés elles-mêmes n’y sont pas.
web-privacy-table-pulse = L’heure du dernier essai d’écriture.
web-privacy-address = Ton adresse sert tant que tu es connecté, pour tenir les limites, et n’est pas notée. Seulement aux tables qui jouent la même donne, une empreinte en est gardée avec tes coups, inutilisable ailleurs : elle montre si deux tables ont été jouées du même endroit. Le journal du serveur lui-même n’a ni noms, ni identifiants de tables, ni adresses ; un proxy placé devant peut tenir le sien.
web-privacy-device = Ton navigateur garde, sur ton appareil seulement : quelles places sont à toi, ton nom et tes réglages. Ce que tu saisis d’un jeu imprimé est gardé sur ton appareil et sur le serveur. Qui a le lien d’une table peut la regarder ; qui a ton appareil peut jouer à ta place. Un appareil qui retourne les cartes du jeu imprimé garde aussi les cartes à venir, ce qu’il a noté, et ces pages.
web-privacy-sealed = Les événements et les instantanés sont scellés dans la base de ce serveur, par une clé gardée ailleurs.
web-privacy-forever = Ce serveur garde les tables jusqu’à ce que qui s’en occupe les supprime.
web-privacy-expire-open = Les parties jamais commencées sont supprimées quand rien ne s’est passé pendant { $days ->
    [one] un jour
   *[other] { $days } jours
}.
web-privacy-expire-playing = Les parties laissées en plan sont supprimées quand rien ne s’est passé pendant { $days ->
    [one] un jour
   *[other] { $days } jours
}.
web-privacy-expire-over = Les parties terminées sont supprimées quand rien ne s’est passé pendant { $days ->
    [one] un jour
   *[other] { $days } jours
}.
web-privacy-remove = Qui s’occupe du serveur peut supprimer une table à tout moment, avec tout ce qui en est gardé : demande-le, en donnant le lien. Des sauvegardes peuvent la garder plus longtemps.
