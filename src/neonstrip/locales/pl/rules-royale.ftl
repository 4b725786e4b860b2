rules-royale-game = Gra
rules-royale-game-turn = Twoja tura
rules-royale-game-turn-text = Rzuć wszystkimi kośćmi, które ci zostały.
