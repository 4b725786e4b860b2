# Jouer dans un terminal, quel que soit le jeu. $you vaut "yes" pour qui lit et "no" pour tous les autres.

named = { $name } :
play-your-name = Toi
play-welcome-sign = BIENVENUE AU FABULEUX NEONSTRIP
play-bot = robot { $bot }
play-go = Entrée : prendre place

# La ligne au-dessus de la saisie : les touches qui marchent. Les lettres sont les mêmes dans toutes les langues.
keys-undo = u annuler
keys-save = s sauver
keys-help = h aide
keys-hint = t conseil
keys-quit = q quitter
ask-number = Ton choix
ask-enter = Entrée : { $choice }
ask-done = Entrée : c’est bon · u : annuler
ask-next-round = Entrée : manche suivante
ask-next-turn = Entrée : tour suivant · q : quitter
ask-file = Sauver sous [{ $file }]
ask-save-first = Sauver avant de partir ? Entrée : oui, dans { $file } · n : non

told-undone = Coup annulé.
told-saved = Sauvegardé dans { $file }.
told-not-a-choice = « { $text } » n’est pas dans les choix. Tape un numéro de la liste, ou h pour l’aide.
told-pick-one = Choisis un des numéros ci-dessus.
told-resume = Reviens quand tu veux : neonstrip play { $game } --resume { $file }
told-not-saved = Cette partie n’est pas sauvegardée. Pour pouvoir revenir, commence avec --save FICHIER.
told-left = Les néons restent allumés.
told-resumed = Te revoilà ! On reprend où tu en étais.
told-finished = Cette partie est finie. Pour la revoir : neonstrip replay { $file }
told-replay = Pour la revoir : neonstrip replay { $file }

replay-title = { $game } : { $players }, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
replay-after = Après le coup { $move } sur { $moves }

## Les jeux

game-classic = Las Vegas (2012)
game-newvegas = Welcome to New Las Vegas
game-royale = Las Vegas Royale

end-you-win = TU GAGNES !
end-wins = { $name } GAGNE
end-shared = VICTOIRE PARTAGÉE : { $names }
