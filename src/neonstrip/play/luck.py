"""Luck of the dice: what a throw offered against what the same dice offer on average in the same position.

For games in which one number of a throw is chosen. Each game measures what its numbers offer, by its forecast: the most
that a player could take if the round ended with the best move of the throw. The average is over every throw there is,
none left out. docs/statistics.md says what this tells and what not.
"""

from __future__ import annotations

from functools import cache
from math import factorial

import numpy as np
from numpy.typing import NDArray

NUMBERS = 6
Counts = NDArray[np.int64]
Values = NDArray[np.float64]
NEVER = -np.inf
"""The value of what cannot be done."""


@cache
def throws(dice: int) -> tuple[Counts, Values]:
    """Every throw of some dice, as counts by number, and how likely each is."""
    found = [list(counts) for counts in _counts(dice, NUMBERS)]
    likely = [factorial(dice) / np.prod([factorial(count) for count in counts]) / NUMBERS**dice for counts in found]
    return np.array(found, np.int64), np.array(likely)


def _counts(dice: int, numbers: int) -> list[tuple[int, ...]]:
    """Every way to share some dice among some numbers."""
    if numbers == 1:
        return [(dice,)]
    return [(first, *rest) for first in range(dice + 1) for rest in _counts(dice - first, numbers - 1)]


class Offer:
    """What dice of two kinds offer in a position, for each number and however many of each kind show it."""

    def __init__(self, dice: tuple[int, int], values: Values, now: int, least: float = NEVER) -> None:
        """`values` by number and counts, `now` what there is without a move, `least` what can be had by any throw."""
        self.dice, self.values, self.now, self.least = dice, values, now, least

    def best(self, counts: Counts, others: Counts) -> Values:
        """The most that each of some throws of the first kind offers, together with one of the other kind."""
        found = np.maximum(self.values[np.arange(NUMBERS), counts, others].max(axis=1), self.least)
        return np.where(found == NEVER, self.now, found)  # no number thrown can be chosen

    def average(self) -> float:
        """What a throw offers on average."""
        counts, likely = throws(self.dice[0])
        rest = zip(*throws(self.dice[1]), strict=True)
        return float(sum(each * (self.best(counts, others) @ likely) for others, each in rest))

    def luck_of(self, roll: Counts) -> float:
        """How much better than on average a throw is, in thousands of dollars."""
        [offered] = self.best(roll[0][None], roll[1])
        return float(offered) - self.average()
