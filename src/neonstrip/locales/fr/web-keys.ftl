# Les touches qui agissent d’elles-mêmes, dans les réglages.

web-keys = Touches
web-keys-tables = À chaque table
web-keys-replay = Pour revoir une partie
web-keys-next = d’un choix au suivant
web-keys-undo = annuler
web-keys-hint = demander un conseil
web-keys-explain = expliquer ce qui est choisi
web-keys-roll = lancer les dés
web-keys-number = choisir ce chiffre ; Entrée le confirme
web-keys-card = choisir cette carte, Entrée la prend ; en solo d’abord son numéro, puis une action
web-keys-confirm = valider ton tour
web-keys-step = un pas en arrière ou en avant
web-keys-round = un tour en arrière ou en avant
web-keys-ends = au début ou à la fin
web-keys-play = lecture ou pause
web-keys-search = chercher dans les règles
web-key-space = Espace
web-key-pages = Page ↑, Page ↓
web-key-ends = Début, Fin
