"""What to simulate, and what a part of it came to."""

from __future__ import annotations

from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from neonstrip.play.seeds import derive_many
from neonstrip.rules.kernel import Numbers

CHUNK = 200
"""Games that are handed to a process together. The digest is made of chunks, so their size never depends on --jobs."""
LIMIT = 100_000
"""R-LIMIT-1: moves after which a game is given up and reported as unfinished."""


class Trial(Struct, frozen=True):
    """What to simulate."""

    game: str
    players: int
    games: int
    seed: str
    bots: tuple[str, ...]
    options: Any

    def seeds(self, first: int, games: int) -> Numbers:
        """The seeds of some games, as chance takes them."""
        return derive_many(self.seed, range(first, first + games))


class Chunk(Struct):
    """What some games came to."""

    games: int
    moves: int
    decisions: int
    drawn: int
    """Random bytes that the games drew."""
    unfinished: int
    wins: list[int]
    shared_wins: list[int]
    sums: dict[str, NDArray[np.int64]]
    """Figures of the game in question, added up."""
    digest: bytes

    def plus(self, other: Chunk) -> Chunk:
        """Both together; the digest is the simulation's to make."""
        return Chunk(
            games=self.games + other.games,
            moves=self.moves + other.moves,
            decisions=self.decisions + other.decisions,
            drawn=self.drawn + other.drawn,
            unfinished=self.unfinished + other.unfinished,
            wins=[a + b for a, b in zip(self.wins, other.wins, strict=True)],
            shared_wins=[a + b for a, b in zip(self.shared_wins, other.shared_wins, strict=True)],
            sums={name: added + other.sums[name] for name, added in self.sums.items()},
            digest=b"",
        )


def count_wins(won: NDArray[np.bool_]) -> tuple[list[int], list[int]]:
    """Games that each seat has won alone, and with others."""
    alone = won.sum(axis=1, keepdims=True) == 1
    return (won & alone).sum(axis=0).tolist(), (won & ~alone).sum(axis=0).tolist()


def means(sums: NDArray[np.int64], games: int) -> Any:
    """Averages over the games, as plain numbers."""
    return np.round(sums / games, 3).tolist()
