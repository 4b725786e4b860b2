"""Prints a hash of every state of some random games of every setting: `python -m conformance.trace GAMES`."""

import hashlib
import sys

from conformance.games import SETTINGS, random_play
from neonstrip.play.game import SPECTATOR

for setting in SETTINGS:
    for seed in range(int(sys.argv[1])):
        digest = hashlib.sha256()
        game = setting.new(seed)
        for mover, _ in random_play(game, seed):
            digest.update(game.state.tobytes())
            for seat in (SPECTATOR, mover):
                digest.update(game.rules.see(game.state, seat).tobytes())
        digest.update(game.state.tobytes())
        print(setting, seed, len(game.history), game.results(), digest.hexdigest())
