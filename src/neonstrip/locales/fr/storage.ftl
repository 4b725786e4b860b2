# Où les tables sont gardées.
mistake-database-url = Ce n’est pas l’adresse d’une base de données. Écris sqlite:///chemin/du/fichier ou postgresql://nom@machine/base.
mistake-database-file = Impossible d’ouvrir le fichier { $path }, où sont gardées les tables : { $reason }.
mistake-database-foreign = Le fichier { $path } n’est pas une base de données. Rien n’y a été changé ; indique un autre fichier.
mistake-database-newer = Un Neonstrip plus récent a écrit dans cette base de données. Prends cette version, ou une autre base.
mistake-database-unreachable = La base de données { $server } est injoignable : { $reason }.
