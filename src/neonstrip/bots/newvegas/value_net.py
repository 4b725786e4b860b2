"""A net that predicts the score a sheet will end with. It was learned from games against itself: see training.py.

It has one hidden layer, and straight lines past it; the points that are scored already are added to what it says. It
lies in one array: a row for each feature with its weight in every unit, then a row of biases and one of the units' own
weights; the last column is the straight line.
"""

import numpy as np
from numpy.typing import NDArray

from neonstrip.bots.newvegas.features import describe, forget, points_now
from neonstrip.bots.newvegas.places import FEATURES
from neonstrip.bots.newvegas.workspace import BLANK, LANES, LAST, PLACES, UNITS, Workspace
from neonstrip.rules.kernel import rule
from neonstrip.rules.newvegas.state import Middle, Sheet

Net = NDArray[np.float32]
BIAS, OUT = FEATURES, FEATURES + 1
SHAPE = (FEATURES + 2, UNITS + 1)


@rule
def begin(net: Net, work: Workspace) -> None:
    """Keep what nothing at all comes to: the biases."""
    forget(work)
    for unit in range(UNITS):
        work.sums[BLANK, unit] = net[BIAS, unit]
    work.lines[BLANK] = net[BIAS, UNITS]


@rule
def add_up(net: Net, work: Workspace, base: int, to: int) -> None:
    """Keep the description in the workspace, and what it comes to: what differs from a kept one is added to it."""
    features, known, sums = work.features, work.known, work.sums
    for unit in range(UNITS):
        sums[to, unit] = sums[base, unit]
    work.lines[to] = work.lines[base]
    for first in range(0, PLACES, LANES):
        differ = False
        for i in range(first, first + LANES):
            differ |= features[i] != known[base, i]
        if differ:
            add_changes(net, work, base, to, first)
    for i in range(PLACES):
        known[to, i] = features[i]


@rule
def add_changes(net: Net, work: Workspace, base: int, to: int, first: int) -> None:
    """Add what differs among some features side by side."""
    for i in range(first, first + LANES):
        change = work.features[i] - work.known[base, i]
        if change != 0.0:
            work.lines[to] += change * net[i, UNITS]
            for unit in range(UNITS):
                work.sums[to, unit] += change * net[i, unit]


@rule
def say(net: Net, work: Workspace) -> float:
    """What the net makes of the last description. Eight sums side by side: that way a processor adds many at once."""
    lanes = work.lanes
    for lane in range(LANES):
        lanes[lane] = 0.0
    for unit in range(0, UNITS, LANES):
        for lane in range(LANES):
            lanes[lane] += max(work.sums[LAST, unit + lane], np.float32(0)) * net[OUT, unit + lane]
    total = work.lines[LAST] + points_now(work)
    for lane in range(LANES):
        total += lanes[lane]
    return float(total)


@rule
def keep(m: Middle, d: Sheet, net: Net, work: Workspace, base: int, to: int) -> None:
    """Describe a sheet, of which `base` differs little, and keep that."""
    if base == BLANK:
        begin(net, work)
    describe(m, d, work, base, to)
    add_up(net, work, base, to)


@rule
def rate(m: Middle, d: Sheet, net: Net, work: Workspace, base: int) -> float:
    """The points that a sheet is predicted to end with."""
    keep(m, d, net, work, base, LAST)
    return say(net, work)
