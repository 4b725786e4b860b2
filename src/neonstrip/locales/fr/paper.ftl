# Ce qui s’imprime : feuilles à remplir, aide-mémoire, cartes. Leurs noms, et ce qui s’y trouve en plus des mots que les
# jeux ont déjà.

paper-player = Ville et feuille de score
paper-city = Ville
paper-score = Feuille de score
paper-reference-newvegas = Règles en bref : Welcome to New Las Vegas
paper-acme = Les dix architectes de l’ACME
paper-reference-royale = Règles en bref : Las Vegas Royale
paper-tiles = Les seize tuiles
paper-reference-classic = Règles en bref : Las Vegas (2012)

paper-written = « { $file } » est prêt à imprimer.
paper-name = Nom

## La ville : ce que veulent dire ses signes

paper-legend-site = chantier ; construit, c’est une dette jusqu’à l’ouverture
paper-legend-star = spectacle
paper-legend-lamp = lampadaire : une ligne va de l’un à l’autre
paper-legend-hotel = premier à finir l’avenue : le grand hôtel ; sinon, raye les étages du haut

## La feuille de score

paper-rank = selon le rang
paper-free-boxes = Cases cochées, non entourées
paper-fewest-boxes = pour qui en a le moins
paper-run = Plus longue suite
paper-unpaid = Moins de liasses que de dettes : { $points } points de moins
paper-loan = Vote sur le prêt

## Les cartes de l’ACME

paper-acme-run = constructions { $crane } = sa suite dans chaque rue
paper-acme-bank = pour le prêt dès { $number }

## Ce qui peut clocher dans une demande

mistake-unknown-paper = Il n’y a rien à imprimer du nom de « { $paper } ». Il y a : { $papers }.
mistake-paper-choice = « { $choice } » n’est pas possible pour « { $paper } ». Possible : { $choices }.
mistake-paper-halves = « { $paper } » ne tient pas autant de fois sur une page. Tiennent sur une demi-page : { $papers }.
mistake-paper-city = « { $paper } » ne montre pas de ville. En montrent une : { $papers }.
