"""Moves from outside, which may be illegal."""

from collections.abc import Callable
from typing import Any

from neonstrip.rules.kernel import REFUSED, Moves, rule


def making(legal: Callable[[Any, Moves], int], advance: Callable[[Any, int], None]) -> Callable[[Any, int, Moves], int]:
    """The compiled way to make a move of a game, given what may be done and what a move brings."""

    @rule
    def make_legal(s: Any, move: int, out: Moves) -> int:
        """Make a move and list the next legal ones; an illegal one changes nothing and returns REFUSED."""
        for i in range(legal(s, out)):
            if out[i] == move:
                advance(s, move)
                return legal(s, out)
        return REFUSED

    return make_legal
