"""What is asked about a decision, and what comes back: small enough to be sent to another process."""

from typing import Any

import numpy as np
from msgspec import Struct

from neonstrip.bots.advice import Reason
from neonstrip.bots.thinking import Values

THINKING = 8
"""Finding the best takes a world for so many of those in which it is compared with what was played,"""
LEAST = 8
"""but at least so many."""


class Question(Struct):
    """A decision: what its seat could know, and what it did."""

    id: int
    """Its place in the review; its chance hangs on it."""
    game: str
    seats: int
    seat: int
    seen: bytes
    moves: list[int]
    """The legal moves."""
    played: list[int]
    """The move made; where several decide at the same time, all steps of the turn."""
    seed: str
    worlds: int
    haste: list[float] = []
    """The chance that each seat is hasty, as far as its moves had told; nothing where nobody is told apart."""

    @property
    def thinking(self) -> int:
        """Worlds for finding the best."""
        return max(LEAST, self.worlds // THINKING)


class ToldMove(Struct):
    """A move, and the facts that words about it need."""

    move: str
    facts: dict[str, Any] = {}


class Finding(Struct):
    """The best choice against the one that was played, both tried in the same worlds."""

    id: int
    best: list[ToldMove]
    played: list[ToldMove]
    amounts: tuple[float, float]
    """Money at the end of the round, or points at the end of the game: with the best, and with what was played."""
    amount_error: float
    """The standard error of their difference."""
    chances: list[tuple[float, float]]
    """Chances to win, of each seat; only the seat's own where several decide at the same time."""
    error: float
    """The standard error of the difference for who decided."""
    unit: float = 0.0
    """Where several decide at the same time: by how many points one is ahead whose odds are e to one."""
    reasons: list[Reason] = []
    """Why the best is better, where something else was played."""


def error_of(values: Values) -> float:
    """The standard error of the difference between the first and the last column, tried in the same worlds."""
    return float((values[:, 0] - values[:, -1]).std() / np.sqrt(len(values)))
