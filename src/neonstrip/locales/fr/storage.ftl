# Où les tables sont gardées.
mistake-database-url = Ce n’est pas l’adresse d’une base de données. Écris sqlite:///chemin/du/fichier ou postgresql://nom@machine/base.
mistake-database-file = Impossible d’ouvrir le fichier { $path }, où sont gardées les tables : { $reason }.
mistake-database-foreign = Le fichier { $path } n’est pas une base de données. Rien n’y a été changé ; indique un autre fichier.
mistake-database-newer = Un Neonstrip plus récent a écrit dans cette base de données. Prends cette version, ou une autre base.
mistake-database-unreachable = La base de données { $server } est injoignable : { $reason }.
mistake-database-claimed = Un autre Neonstrip sert déjà les tables de { $path } : un serveur par fichier. Prends celui-là, ou indique une autre --database.
mistake-database-older = Cette base de données est encore celle d’un Neonstrip plus ancien. Lance une fois `neonstrip serve` avec elle, puis regarde à nouveau.
mistake-key-file = Impossible de lire le fichier de clé { $path } : { $reason }.
mistake-key-bad = { $where } ne contient pas de clé : il faut 32 octets aléatoires, en 64 chiffres hexadécimaux ou en base64.
mistake-key-missing = Les tables de cette base de données sont scellées. Donne la clé ({ $keys }) dans NEONSTRIP_KEY_FILE ou NEONSTRIP_KEY.
mistake-key-wrong = Les tables de cette base de données sont scellées avec une autre clé ({ $keys }). Donne-la dans NEONSTRIP_KEY_FILE, sur sa propre ligne.
serve-waiting = { $what } J’attends (Ctrl+C pour finir).
