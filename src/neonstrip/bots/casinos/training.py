"""How much wealth counts for how much of a chance to win: learned from games of the greedy bot against itself."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor

import numpy as np
from msgspec import Struct

from neonstrip.bots.casinos.simulation import Rounds
from neonstrip.bots.casinos.spreads import Values, best_spread
from neonstrip.bots.names import GREEDY
from neonstrip.play.seeds import derive_many

PART = 500
"""Games that are played together."""
Learn = tuple[Values, Values]
"""What everybody had after each round but the last of some games, and everybody's share of the win."""


class Part(Struct):
    """Some games of one kind."""

    seed: str
    games: int
    kind: tuple[int, ...]
    """Players first; what else it is, the game knows."""


def play_part(played: Rounds, part: Part, settings: tuple[int, ...]) -> Learn:
    """Play some games of the greedy bot."""
    players = part.kind[0]
    seeds = derive_many(part.seed, range(part.games))
    states, tally, riches = played.play(seeds, np.full(players, GREEDY, np.int8), settings, with_riches=True)
    won, _, _ = played.count(states, tally, players)
    return riches[:, :-1].astype(np.float64), won / won.sum(axis=1, keepdims=True)


def parts_of(kinds: Iterable[tuple[int, ...]], seed: str, games: int) -> Iterator[Part]:
    """All games, of every kind so many, in parts."""
    for kind in kinds:
        for begin in range(0, games, PART):
            name = "/".join(map(str, (seed, *kind, begin)))
            yield Part(name, min(PART, games - begin), kind)


def learn(
    play: Callable[[Part], Learn],
    parts: list[Part],
    rounds: int,
    pool: Executor | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[float]:
    """The spread that makes the wins most likely: with one round still to come, with two, and so on."""
    played = []
    for each in (map if pool is None else pool.map)(play, parts):
        played.append(each)
        if progress:
            progress(len(played))
    return [round(best_spread(played, rounds - 1 - to_come), 1) for to_come in range(1, rounds)]
