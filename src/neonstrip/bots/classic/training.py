"""How much wealth counts for how much of a chance to win in Las Vegas (2012): learned from games of the greedy bot."""

from collections.abc import Callable
from concurrent.futures import Executor

from neonstrip.bots.casinos import training
from neonstrip.bots.casinos.training import PART, Learn, Part, learn, parts_of
from neonstrip.bots.classic.simulation import PLAYED
from neonstrip.rules.casinos.seating import NOBODY
from neonstrip.rules.classic.printed import WITH_WHITE
from neonstrip.rules.classic.state import ROLLED

__all__ = ["KINDS", "PART", "train"]

KINDS = [(players, white) for players in (2, 3, 4, 5) for white in (False, True) if players in WITH_WHITE or not white]
"""Players, and whether white dice are with them."""


def play_part(part: Part) -> Learn:
    """Play some games of one kind."""
    players, white = part.kind
    return training.play_part(PLAYED, part, (players, white, ROLLED, False, NOBODY))


def train(
    seed: str, games: int, pool: Executor | None = None, progress: Callable[[int], None] | None = None
) -> list[float]:
    """The spread for every number of rounds still to come."""
    return learn(play_part, list(parts_of(KINDS, seed, games)), PLAYED.rounds, pool, progress)
