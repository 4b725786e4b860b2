# Ce qu’apprend qui s’occupe d’un serveur.

tables-none = Aucune table.
tables-column-table = Table
tables-column-game = Jeu
tables-column-stage = État
tables-column-people = Joueurs
tables-column-events = Événements
tables-column-touched = Dernier
tables-stage-open = ouverte
tables-stage-playing = en cours
tables-stage-over = terminée
tables-about = Dressée le { $created }, { $kilobytes } ko d’événements.
tables-yes = o
tables-remove = { $tables ->
    [one] Cette table disparaîtra pour toujours, avec tout ce qui en est gardé. La supprimer ?
   *[other] Ces { $tables } tables disparaîtront pour toujours, avec tout ce qui en est gardé. Les supprimer ?
}
tables-removed = Tables supprimées : { $tables }.
tables-kept = Rien n’a été supprimé.
tables-exporting = Écriture des parties
tables-exported = Parties écrites dans { $folder } : { $records }.
tables-exported-logs = { $file } contient les tables entières : { $tables }. Le fichier contient des secrets de parties en cours : garde-le pour toi.
tables-unfinished = Sans partie écrite, car pas terminées ou illisibles : { $tables }. Avec --logs, elles sont gardées entières.
backup-copying = Copie
backup-done = { $file } : { $tables ->
    [one] une table
   *[other] { $tables } tables
}, { $events } événements, rejoués après la copie. Le fichier contient des secrets de parties en cours : garde-le pour toi.
restore-done = Tables restaurées : { $tables }.
mistake-unknown-table = Il n’y a pas de table « { $table } » dans cette base. `neonstrip tables list` dit lesquelles il y a.
mistake-bad-age = « { $age } » n’est pas un âge. Écris un nombre suivi de h, d, w ou y : 12h, 30d, 2w, 1y.
mistake-expire-what = Dis ce qui doit partir : --open 7d, --playing 90d, --over 365d, ou une partie de cela.
mistake-export-what = Nomme les tables, ou dis --all, mais pas les deux.
mistake-needs-yes = Personne ne peut être interrogé ici. Si c’est bien voulu, ajoute --yes. Rien n’a été modifié.
mistake-file-exists = « { $file } » existe déjà, et rien n’est écrasé. Choisis un autre nom.
mistake-copy-incomplete = Tout n’est pas arrivé dans la copie, elle a été jetée. Vérifie le disque, puis réessaie.
mistake-restore-in-the-way = { $tables ->
    [one] Une table est déjà là
   *[other] { $tables } tables sont déjà là
}, et rien n’est écrasé. Donne une autre --database ou, pour les jeter, ajoute --replace.
mistake-restore-itself = La sauvegarde est le fichier même vers lequel elle doit être restaurée. Donne une autre --database.
mistake-database-in-use = Des serveurs utilisent cette base. Arrête-les d’abord, ou restaure des tables une à une avec --table.
mistake-backup-damaged = Quelque chose est endommagé dans « { $file } », donc rien n’a été restauré. Prends une autre sauvegarde ou, pour restaurer celle-ci quand même, ajoute --damaged.
mistake-bad-stage = « { $stage } » n’est pas un état de table. Écris --expire ÉTAT=ÂGE, par exemple over=365d ; les états sont : { $stages }.
