rules-royale-game = The game
rules-royale-game-turn = Your turn
rules-royale-game-turn-text = Roll all the dice you have left.
