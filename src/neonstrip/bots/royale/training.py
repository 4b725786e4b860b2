"""How much wealth counts for how much of a chance to win in Royale: learned from games of the greedy bot."""

from collections.abc import Callable
from concurrent.futures import Executor

import numpy as np
from msgspec import Struct

from neonstrip.bots.royale import batch, selfplay
from neonstrip.bots.shared.spreads import Values, best_spread
from neonstrip.play.royale.options import REPEAT
from neonstrip.play.seeds import derive_many
from neonstrip.rules.royale.printed import ROUNDS
from neonstrip.rules.royale.state import STATE

PART = 500
"""Games that are played together."""
KINDS = [(players, tiles) for tiles in (0, 3) for players in (2, 3, 4, 5)]


class Part(Struct):
    """Some games of one kind."""

    seed: str
    games: int
    players: int
    tiles: int


def play_part(part: Part) -> tuple[Values, Values]:
    """Play some games: what everybody had after each round but the last, and everybody's share of the win."""
    states = np.zeros(part.games, STATE)
    wealth, shares = np.zeros((part.games, ROUNDS - 1, part.players)), np.zeros((part.games, part.players))
    settings = np.array([part.players, part.tiles, REPEAT["reshuffle"], part.players == 2, False, -1], np.int64)
    work, views = np.zeros(1, batch.WORKSPACE), np.zeros(2, STATE)
    selfplay.play(states, derive_many(part.seed, range(part.games)), settings, work, views, wealth, shares)
    return wealth, shares


def train(
    seed: str, games: int, pool: Executor | None = None, progress: Callable[[int], None] | None = None
) -> list[float]:
    """The spread that makes the wins most likely: with one round still to come, and with two."""
    parts = [
        Part(f"{seed}/{players}/{tiles}/{begin}", min(PART, games - begin), players, tiles)
        for players, tiles in KINDS
        for begin in range(0, games, PART)
    ]
    played = []
    for each in (map if pool is None else pool.map)(play_part, parts):
        played.append(each)
        if progress:
            progress(len(played))
    return [round(best_spread(played, ROUNDS - 1 - to_come), 1) for to_come in range(1, ROUNDS)]
