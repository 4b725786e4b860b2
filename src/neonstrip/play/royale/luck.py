"""Luck of the dice: what a throw offered against what the same dice offer on average in the same position.

Both are measured by the forecast: the most that a player could take if the round ended with the best move of the
throw. The average is over every throw there is, none left out. docs/statistics.md says what this tells and what not.
"""

from __future__ import annotations

from functools import cache
from math import factorial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from neonstrip.play.royale.forecast import COLUMNS, TOTAL, TOTAL_BEFORE, forecast_all
from neonstrip.play.rulebook import Rulebook
from neonstrip.rules.kernel import Records
from neonstrip.rules.royale.facts import CASINOS
from neonstrip.rules.royale.moves import GRAMMAR
from neonstrip.rules.royale.state import BIG, KINDS, SMALL, STATE

Numbers = NDArray[np.int64]
Values = NDArray[np.float64]
NEVER = -np.inf
"""The value of what cannot be done."""


@cache
def throws(dice: int) -> tuple[Numbers, Values]:
    """Every throw of some small dice, as counts by number, and how likely each is."""
    found = [list(counts) for counts in _counts(dice, CASINOS)]
    likely = [factorial(dice) / np.prod([factorial(count) for count in counts]) / CASINOS**dice for counts in found]
    return np.array(found, np.int64), np.array(likely)


def _counts(dice: int, numbers: int) -> list[tuple[int, ...]]:
    """Every way to share some dice among some numbers."""
    if numbers == 1:
        return [(dice,)]
    return [(first, *rest) for first in range(dice + 1) for rest in _counts(dice - first, numbers - 1)]


class Offer:
    """What a player's dice offer in a position, for each number and however many show it."""

    def __init__(self, rules: Rulebook, state: Records, seat: int) -> None:
        self.small, self.big = (int(dice) for dice in state["hand"][0, seat])
        self.values = np.full((CASINOS, self.small + 1, KINDS), NEVER)
        self.least = NEVER
        self.now = 0
        states, listed = np.zeros(2, STATE), np.zeros(rules.most_moves, np.int64)
        for small in range(self.small + 1):
            for big in range(self.big + 1):
                if small + big:
                    states[0] = state[0]
                    # All numbers at once: a move takes one of them, so each is tried as if only it had been thrown.
                    states["roll"][0, SMALL], states["roll"][0, BIG] = small, big
                    moves = listed[: rules.list_moves(states[:1], seat, listed)].copy()
                    self._try(states, seat, moves, small, big)

    def _try(self, states: Records, seat: int, moves: Numbers, small: int, big: int) -> None:
        out = np.zeros((len(moves), COLUMNS), np.int64)
        forecast_all(states, seat, moves, out)
        self.now = int(out[0, TOTAL_BEFORE])
        for move, found in zip(moves.tolist(), out, strict=True):
            family, values, _ = GRAMMAR.parts[move]
            if family == "place":
                self.values[values["casino"], small, big] = found[TOTAL]
            if family == "pass":
                self.least = self.now

    def best(self, counts: Numbers, big_at: int | None) -> Values:
        """The most that each of some throws offers, the Biggy showing a number or being gone."""
        biggy = np.zeros(CASINOS, np.int64)
        if big_at is not None:
            biggy[big_at] = 1
        found = np.maximum(self.values[np.arange(CASINOS), counts, biggy].max(axis=1), self.least)
        return np.where(found == NEVER, self.now, found)  # every number thrown is barred: R-NOENTRY-2

    def average(self) -> float:
        """What a throw offers on average."""
        counts, likely = throws(self.small)
        faces: list[int | None] = [*range(CASINOS)] if self.big else [None]
        return float(np.mean([self.best(counts, face) @ likely for face in faces]))


def luck_of(rules: Rulebook, state: Records, seat: int) -> float:
    """How much better than on average the throw on the table is for the seat that made it, in thousands of dollars."""
    offer, roll = Offer(rules, state, seat), state["roll"][0].astype(np.int64)
    [offered] = offer.best(roll[SMALL][None], big_face(roll))
    return float(offered) - offer.average()


def big_face(roll: Any) -> int | None:
    """The number on the Biggy of a throw, counted from 0."""
    return int(roll[BIG].argmax()) if roll[BIG].any() else None
