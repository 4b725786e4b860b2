# Spielen am Terminal, gleich welches Spiel. $you ist "yes", wenn die lesende Person gemeint ist, sonst "no".

named = { $name }:
play-your-name = Du
play-welcome-sign = WILLKOMMEN IM FABELHAFTEN NEONSTRIP
play-bot = Bot ({ $bot })
play-go = Enter: Platz nehmen

# Die Zeile, in der man tippt: welche Tasten gerade gehen. Die Buchstaben sind in jeder Sprache dieselben.
keys-undo = u zurück
keys-save = s speichern
keys-help = h Hilfe
keys-hint = t Tipp
keys-quit = q Schluss
ask-number = Deine Wahl
ask-enter = Enter: { $choice }
ask-done = Enter: fertig · u: zurück
ask-next-round = Enter: nächster Durchgang
ask-next-turn = Enter: weiter · q: Schluss
ask-file = Speichern unter [{ $file }]
ask-save-first = Vorher speichern? Enter: ja, in { $file } · n: nein

told-undone = Zurückgenommen.
told-saved = Gespeichert in { $file }.
told-not-a-choice = „{ $text }“ steht nicht zur Wahl. Tipp eine Nummer aus der Liste oder h für Hilfe.
told-pick-one = Tipp eine der Nummern von oben.
told-resume = Komm wieder, wann du magst: neonstrip play { $game } --resume { $file }
told-not-saved = Dieses Spiel ist nicht gespeichert. Willst du später weiterspielen, starte mit --save DATEI.
told-left = Die Lichter bleiben an.
told-resumed = Schön, dass du wieder da bist. Hier geht es weiter.
told-finished = Dieses Spiel ist zu Ende. Noch einmal ansehen: neonstrip replay { $file }
told-replay = Noch einmal ansehen: neonstrip replay { $file }

replay-title = { $game }: { $players }, { $moves ->
    [one] 1 Zug
   *[other] { $moves } Züge
}
replay-after = Nach Zug { $move } von { $moves }

## Die Spiele

game-classic = Las Vegas (2012)
game-newvegas = Welcome to New Las Vegas
game-royale = Las Vegas Royale

end-you-win = DU GEWINNST
end-wins = { $name } GEWINNT
end-shared = GETEILTER SIEG: { $names }
