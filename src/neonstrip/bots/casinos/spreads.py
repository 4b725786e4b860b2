"""How much wealth counts for how much of a chance to win: learned from what everybody had, and who won."""

from itertools import repeat

import numpy as np
from numpy.typing import NDArray

Values = NDArray[np.float64]
SPREADS = np.geomspace(10.0, 400.0, 200)
"""Spreads that are tried, in thousands."""


def best_spread(played: list[tuple[Values, Values]], after: int) -> float:
    """The spread under which the winners were likeliest, judged by what everybody had after a round."""
    likelihood = [sum(map(log_likelihood, *zip(*played, strict=True), repeat(after), repeat(s))) for s in SPREADS]
    return float(SPREADS[int(np.argmax(likelihood))])


def log_likelihood(wealth: Values, shares: Values, after: int, spread: float) -> float:
    """How likely the wins of some games are."""
    scaled = wealth[:, after, :] / spread
    scaled -= scaled.max(axis=1, keepdims=True)
    return float((shares * (scaled - np.log(np.exp(scaled).sum(axis=1, keepdims=True)))).sum())
