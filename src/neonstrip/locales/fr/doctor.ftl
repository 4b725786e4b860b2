# Ce que `neonstrip doctor` trouve

doctor-reading = Lecture des tables
doctor-read = { $tables ->
    [one] Une table, { $events } événements.
   *[other] { $tables } tables, { $events } événements.
}
doctor-whole = Rien n’a été modifié ni perdu.
doctor-sealed = Scellées, sans que la clé soit donnée : { $tables }. Leurs journaux sont entiers, autant qu’on puisse le dire sans les rejouer.
doctor-log-changed = Journaux modifiés, ou dont le milieu a perdu quelque chose : { $tables }. Personne ne peut y jouer. Restaure ces tables depuis une sauvegarde.
doctor-log-short = Journaux qui ont perdu leur fin : { $tables }. On peut continuer à y jouer, et on en est prévenu. Une sauvegarde en a peut-être plus.
doctor-unplayable = Journaux entiers mais impossibles à rejouer : { $tables }. Un Neonstrip plus récent les a-t-il écrits ? Prends celui-là ; sinon, signale-le.
doctor-summary = Résumés qui ne correspondent pas à leurs journaux : { $tables }. Les listes montrent peut-être mal ces tables jusqu’à ce qu’il s’y passe quelque chose.
doctor-snapshot = Instantanés endommagés : { $tables }. Cela ne coûte rien, ils sont refaits depuis les journaux. Mais surveille le disque.
