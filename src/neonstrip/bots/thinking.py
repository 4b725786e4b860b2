"""How a planner thinks: it deals worlds that might be, tries every choice in each, and drops what is hopeless."""

import time
from collections.abc import Callable

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from neonstrip.bots.levels import Budget
from neonstrip.rules.kernel import Moves

Values = NDArray[np.float64]
Weigh = Callable[[Moves, int], tuple[Values, Values]]
"""Tries choices in so many worlds: what each comes to in each, as a chance to win and as money or points."""

SLICE = 8
"""Worlds between two looks at the clock, and at what is hopeless, at the least."""
PART = 8
"""Of the worlds that were tried this part is tried before the next look: what is known by then changes slowly."""
ENOUGH = 24
"""Worlds before anything is dropped."""
SLIGHT = 0.002
"""Chances are told apart down to this."""
DECIDED = 0.01
"""Where no choice has more chance than this, or every one all but this, nobody plays for the win any more."""
SURE = 2.5
"""Standard errors by which a choice must be behind to be dropped."""


class Thought(Struct):
    """What came of thinking, for each choice."""

    moves: list[int]
    chances: list[float]
    """To win, as far as the choice was tried."""
    amounts: list[float]
    """Money at the end of the round, or points at the end of the game."""
    worlds: list[int]
    """In how many worlds each was tried."""

    @classmethod
    def only(cls, move: int) -> "Thought":
        """Nothing to think about."""
        return cls([move], [1.0], [0.0], [0])

    @property
    def best(self) -> int:
        """The choice that was tried longest, and of those the one with the best chance."""
        return self.moves[max(range(len(self.moves)), key=lambda i: (self.worlds[i], self.chances[i], self.amounts[i]))]

    def blurred(self, noise: Values, worst: float = 1.0) -> int:
        """The choice that looks best to one who sees the odds a little wrong. Where all is decided, more is better.

        Nothing is taken that gives away more of a chance than `worst`.
        """
        if max(self.chances) < DECIDED or min(self.chances) > 1 - DECIDED:
            return self.moves[int(np.argmax(self.amounts))]
        chances = np.clip(self.chances, SLIGHT, 1 - SLIGHT)
        seen = np.log(chances / (1 - chances)) + noise
        return self.moves[int(np.where(chances >= chances.max() - worst, seen, -np.inf).argmax())]

    def leaning(self, tilt: Values) -> int:
        """The choice that looks best to one who likes some better, of those that were tried longest."""
        if max(self.chances) < DECIDED or min(self.chances) > 1 - DECIDED:
            return self.best
        dropped = np.array(self.worlds) < max(self.worlds)
        return self.blurred(np.where(dropped, -np.inf, tilt))


class Tally:
    """What the choices that are left came to, in the worlds that all of them were tried in."""

    def __init__(self, choices: int) -> None:
        self.worlds = 0
        self.chances = np.zeros(choices)
        self.amounts = np.zeros(choices)
        self.products = np.zeros((choices, choices))
        """Sums of chances times chances: how choices differ from world to world follows from them."""

    def add(self, chances: Values, amounts: Values) -> None:
        """Count some more worlds."""
        self.worlds += len(chances)
        self.chances += chances.sum(axis=0)
        self.amounts += amounts.sum(axis=0)
        self.products += chances.T @ chances

    def keep(self, kept: NDArray[np.bool_]) -> None:
        """Forget the other choices."""
        self.chances, self.amounts = self.chances[kept], self.amounts[kept]
        self.products = self.products[kept][:, kept]

    def promising(self) -> NDArray[np.bool_]:
        """Which choices may still turn out best. They were tried in the same worlds, so their differences count."""
        if self.worlds < ENOUGH:
            return np.ones(len(self.chances), np.bool_)
        best, squares = self.chances.argmax(), self.products.diagonal()
        behind = (self.chances[best] - self.chances) / self.worlds
        apart = (squares[best] + squares - 2 * self.products[best]) / self.worlds
        error = np.sqrt(np.maximum(apart - behind**2, 0.0) / self.worlds)
        return np.asarray(behind <= SURE * error)


def think(moves: list[int], weigh: Weigh, budget: Budget) -> Thought:
    """Weigh moves against each other. For a number of worlds without a clock, the same thought every time."""
    begun = time.perf_counter()
    thought = Thought(list(moves), [0.0] * len(moves), [0.0] * len(moves), [0] * len(moves))
    alive, tally = np.arange(len(moves)), Tally(len(moves))
    least = max(1, budget.least)
    while tally.worlds < budget.worlds and (len(alive) > 1 or tally.worlds < least):
        rows = min(max(SLICE, tally.worlds // PART), budget.worlds - tally.worlds)
        tally.add(*weigh(np.array([moves[i] for i in alive], np.int64), rows))
        for column, i in enumerate(alive):
            thought.chances[i] = float(tally.chances[column] / tally.worlds)
            thought.amounts[i] = float(tally.amounts[column] / tally.worlds)
            thought.worlds[i] = tally.worlds
        kept = tally.promising()
        alive = alive[kept]
        tally.keep(kept)
        late = budget.seconds is not None and time.perf_counter() - begun >= budget.seconds
        if late and tally.worlds >= least:
            break
    return thought
