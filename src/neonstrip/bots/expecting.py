"""What choices are expected to come to, beside doing nothing. Worked out from what a seat sees.

Where something has to be chosen, doing nothing is no choice: there a choice is told by how much it is better than an
ordinary one, and nothing is told of those that are not. So nothing that has to be done looks like a loss.
"""

from collections.abc import Sequence
from statistics import median_low
from typing import Any, Protocol

from neonstrip.games import part
from neonstrip.play.library import rulebook

Expected = dict[str, int]
"""Points by which each choice is expected to change the result, by the text of its move; rounded, for it is a guess."""


class Expecting(Protocol):
    """How a game expects: `bots/GAME/expecting.py`, which a game may leave out."""

    def expect(self, seen: Any, seat: int, moves: list[int]) -> list[float | None]:
        """By how much each of these legal moves changes what is expected; None where nothing can be said."""


def expects(game: str) -> Expecting | None:
    """How a game expects, if it does."""
    found: Expecting | None = part(game, "bots.expecting")
    return found


def expect_seen(game: str, seen: Any, seat: int, moves: list[int]) -> Expected:
    """What each of these legal moves of a seat is expected to come to."""
    texts, expecting = rulebook(game).texts, expects(game)
    if expecting is None or len(moves) < 2:
        return {}
    amounts = compare(expecting.expect(seen, seat, moves))
    return {texts[move]: round(amount) for move, amount in zip(moves, amounts, strict=True) if amount is not None}


def compare(amounts: Sequence[float | None]) -> list[float | None]:
    """What is told of choices that change the result by so much; a move of which nothing can be said ends the turn."""
    weighed = [amount for amount in amounts if amount is not None]
    if len(weighed) < len(amounts):
        return list(amounts)
    ordinary = median_low(weighed)
    return [amount - ordinary if round(amount - ordinary) > 0 else None for amount in weighed]
