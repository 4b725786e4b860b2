"""A net that predicts the score a sheet will end with. It was learned from games against itself: see training.py.

It has one hidden layer, and straight lines past it; the points that are scored already are added to what it says. It
lies in one array: a row for each feature with its weight in every unit, then a row of biases and one of the units' own
weights; the last column is the straight line.
"""

import numpy as np
from numpy.typing import NDArray

from neonstrip.bots.newvegas.features import describe, forget, points_now
from neonstrip.bots.newvegas.places import FEATURES
from neonstrip.bots.newvegas.workspace import PLACES, Description, Workspace
from neonstrip.bots.rows import UNITS, above_zero, lay, plus_times, row_at, where_differ
from neonstrip.rules.bits import WORD, lowest
from neonstrip.rules.indexing import at
from neonstrip.rules.kernel import rule
from neonstrip.rules.newvegas.state import Middle, Sheet

Net = NDArray[np.float32]
BIAS, OUT = FEATURES, FEATURES + 1
SHAPE = (FEATURES + 2, UNITS + 1)


@rule
def begin(net: Net, blank: Description) -> None:
    """Describe nothing at all, which comes to the biases."""
    forget(blank)
    for unit in range(UNITS):
        blank.sums[unit] = net[BIAS, unit]
    blank.line = net[BIAS, UNITS]


@rule
def add_up(net: Net, before: Description, now: Description) -> None:
    """What a description comes to: what differs from the one it began with is added to that."""
    sums, line = row_at(before.sums, 0), before.line
    for word in range(PLACES // WORD):
        differ = where_differ(row_at(before.features, word), row_at(now.features, word))
        while differ:
            feature = word * WORD + lowest(differ)
            change = now.features[at(feature)] - before.features[at(feature)]
            sums, line = plus_times(sums, change, net, feature), line + change * net[at(feature), UNITS]
            differ &= differ - 1
    lay(now.sums, sums)
    now.line = line


@rule
def say(net: Net, now: Description) -> float:
    """What the net makes of a description."""
    return above_zero(row_at(now.sums, 0), net, OUT, now.line + points_now(now))


@rule
def keep(m: Middle, d: Sheet, net: Net, work: Workspace, before: Description, now: Description) -> None:
    """Describe a sheet that differs little from what was described before."""
    describe(m, d, work, before, now)
    add_up(net, before, now)


@rule
def rate(m: Middle, d: Sheet, net: Net, work: Workspace, before: Description) -> float:
    """The points that a sheet is predicted to end with."""
    keep(m, d, net, work, before, work.last)
    return say(net, work.last)
