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

# Ce dont un serveur a besoin autour de lui.
doctor-folder = On peut écrire dans { $path }, { $gigabytes } Go sont libres.
doctor-folder-unwritable = On ne peut pas écrire dans { $path }. Donne ce dossier à l’utilisateur du serveur, ou indique d’autres dossiers dans XDG_DATA_HOME et XDG_CACHE_HOME.
doctor-folder-full = Il ne reste que { $megabytes } Mo dans { $path }. Fais de la place : supprime de vieilles tables avec `neonstrip tables expire`, ou prends un disque plus grand.
doctor-folder-open = D’autres utilisateurs de cette machine peuvent lire les tables dans { $path }, et donc les dés des parties en cours. Ferme-le : chmod 700 { $path }
doctor-rules = Les règles compilées sont là : { $games }.
doctor-rules-missing = Règles pas encore compilées : { $games }. Le premier démarrage s’en charge, ou `neonstrip warm` maintenant.
doctor-port-free = Le port { $port } est libre.
doctor-port-ours = Neonstrip { $version } est servi au port { $port }.
doctor-port-taken = Un autre programme a le port { $port } ({ $reason }). Arrête-le, ou prends-en un autre avec --port.
doctor-database = La base se lit, et sa structure est la plus récente.
doctor-database-risk = PostgreSQL tourne avec { $setting } : si le courant est coupé, des coups déjà confirmés peuvent être perdus. Remets la valeur par défaut.
doctor-url = { $url } répond, par TLS.
doctor-url-plain = { $url } répond sans TLS : en chemin, n’importe qui peut lire les invitations et les places. Laisse un proxy parler TLS : voir `neonstrip doc serving`.
doctor-url-gone = { $url } ne répond pas : { $reason }. Le proxy et le serveur tournent-ils, et le nom mène-t-il ici ?
doctor-url-tls = Le certificat de { $url } n’est pas bon : { $reason }.
doctor-url-host = Le serveur derrière { $url } ne répond pas à ce nom. Démarre-le avec --name, et laisse le proxy transmettre l’en-tête Host.
doctor-url-status = { $url } répond avec le statut { $status }. De 502 à 504, le proxy n’atteint pas le serveur : compare les ports.
doctor-url-foreign = { $url } répond, mais pas comme un Neonstrip de cette version.
doctor-proxy-address = Le proxy dit d’où viennent les gens ({ $address }).
doctor-proxy-missing = Aucun proxy ne dit d’où viennent les gens : tous partagent les limites d’une seule adresse. Fais-lui écrire X-Forwarded-For. Sans proxy, il n’y a rien à faire.
doctor-proxy-ignored = Le proxy dit d’où viennent les gens, mais n’est pas cru. Donne son adresse dans FORWARDED_ALLOW_IPS au démarrage du serveur.
doctor-proxy-claims = Le proxy transmet toute adresse que quelqu’un prétend avoir : les limites ne tiennent pas. Fais-lui réécrire X-Forwarded-For : voir `neonstrip doc serving`.
doctor-proxy-socket = Les WebSockets passent.
doctor-proxy-no-socket = Les WebSockets ne passent pas : { $reason }. Laisse le proxy transmettre Upgrade et Connection à /ws.
doctor-proxy-metrics = Les mesures ne sont pas montrées à tous.
doctor-proxy-metrics-open = Tout le monde peut lire les mesures à /metrics. Démarre le serveur avec --name, ou donne NEONSTRIP_METRICS_TOKEN.
mistake-bad-url = « { $url } » n’est pas l’adresse d’un serveur. Écris-la comme https://tables.example.org.
