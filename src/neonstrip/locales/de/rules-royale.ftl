rules-royale-game = Das Spiel
rules-royale-game-turn = Dein Zug
rules-royale-game-turn-text = Würfle mit allen Würfeln, die du noch hast.
