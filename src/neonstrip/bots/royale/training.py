"""How much wealth counts for how much of a chance to win in Royale: learned from games of the greedy bot."""

from collections.abc import Callable
from concurrent.futures import Executor

from neonstrip.bots.casinos import training
from neonstrip.bots.casinos.training import PART, Learn, Part, learn, parts_of
from neonstrip.bots.royale.simulation import PLAYED
from neonstrip.play.royale.options import REPEAT
from neonstrip.rules.casinos.seating import NOBODY

__all__ = ["KINDS", "PART", "train"]

KINDS = [(players, tiles) for tiles in (0, 3) for players in (2, 3, 4, 5)]
"""Players, and tiles a round."""


def play_part(part: Part) -> Learn:
    """Play some games of one kind."""
    players, tiles = part.kind
    return training.play_part(PLAYED, part, (players, tiles, REPEAT["reshuffle"], players == 2, False, NOBODY, 0))


def train(
    seed: str, games: int, pool: Executor | None = None, progress: Callable[[int], None] | None = None
) -> list[float]:
    """The spread for every number of rounds still to come."""
    return learn(play_part, list(parts_of(KINDS, seed, games)), PLAYED.rounds, pool, progress)
