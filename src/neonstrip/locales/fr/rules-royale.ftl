rules-royale-game = Le jeu
rules-royale-game-turn = Ton tour
rules-royale-game-turn-text = Lance tous les dés qui te restent.
