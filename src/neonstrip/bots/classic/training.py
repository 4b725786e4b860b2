"""How much wealth counts for how much of a chance to win in Las Vegas (2012): learned from games of the greedy bot."""

from collections.abc import Callable
from concurrent.futures import Executor

import numpy as np
from msgspec import Struct

from neonstrip.bots.classic import batch
from neonstrip.bots.names import GREEDY
from neonstrip.bots.shared.spreads import Values, best_spread
from neonstrip.play.seeds import derive_many
from neonstrip.rules.classic.printed import ROUNDS, WITH_WHITE
from neonstrip.rules.classic.state import NOBODY, ROLLED, STATE

PART = 500
"""Games that are played together."""
KINDS = [(players, white) for players in (2, 3, 4, 5) for white in (False, True) if players in WITH_WHITE or not white]


class Part(Struct):
    """Some games of one kind."""

    seed: str
    games: int
    players: int
    white: bool


def play_part(part: Part) -> tuple[Values, Values]:
    """Play some games: what everybody had after each round but the last, and everybody's share of the win."""
    states, bots = np.zeros(part.games, STATE), np.full(part.players, GREEDY, np.int8)
    riches, tally = np.zeros((part.games, ROUNDS, part.players), np.int64), np.zeros((part.games, 2), np.int64)
    money, won = np.zeros((part.games, part.players), np.int64), np.zeros((part.games, part.players), np.bool_)
    settings = np.array([part.players, part.white, ROLLED, False, NOBODY], np.int64)
    seeds = derive_many(part.seed, range(part.games))
    batch.play(states, seeds, bots, settings, np.zeros(1, batch.WORKSPACE), np.zeros(2, STATE), tally, riches)
    batch.outcomes(states, money, won)
    return riches[:, :-1].astype(np.float64), won / won.sum(axis=1, keepdims=True)


def train(
    seed: str, games: int, pool: Executor | None = None, progress: Callable[[int], None] | None = None
) -> list[float]:
    """The spread that makes the wins most likely: with one round still to come, with two, and with three."""
    parts = [
        Part(f"{seed}/{players}/{white}/{begin}", min(PART, games - begin), players, white)
        for players, white in KINDS
        for begin in range(0, games, PART)
    ]
    played = []
    for each in (map if pool is None else pool.map)(play_part, parts):
        played.append(each)
        if progress:
            progress(len(played))
    return [round(best_spread(played, ROUNDS - 1 - to_come), 1) for to_come in range(1, ROUNDS)]
