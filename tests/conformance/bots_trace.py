"""Prints what the greedy bot chooses in the first settings of every game: `python -m conformance.bots_trace TIMES`."""

import random
import sys

from conformance.games import SETTINGS
from neonstrip.bots import choose
from neonstrip.games import GAMES

FIRST = 3
"""Settings of each game that are played."""
DECISIONS = {"royale": 30, "classic": 30, "newvegas": 3}
"""Choices of the bot in each: uncompiled, it takes seconds to judge a sheet."""
FEW = 4
"""It is asked where it has no more choices than these; all other moves are drawn."""

for setting in [one for game in GAMES for one in [each for each in SETTINGS if each.game == game][:FIRST]]:
    game, chance, chosen = setting.new(1), random.Random(1), list[str]()
    while not game.is_over and len(chosen) < DECISIONS[setting.game] * int(sys.argv[1]):
        seat = chance.choice(game.seats)
        moves = game.numbers(seat)
        asked = 1 < len(moves) <= FEW
        move = choose(game, "greedy", seat) if asked else chance.choice(moves)
        if asked:
            chosen.append(game.rules.texts[move])
        game.make(move, seat)
    print(setting, ", ".join(chosen))
