"""A net that predicts the score a sheet will end with. It was learned from games against itself: see training.py.

It has one hidden layer, and straight lines past it; the points that are scored already are added to what it says. It
lies in one array: a row for each feature with its weight in every unit, then a row of biases and one of the units' own
weights; the last column is the straight line.
"""

import numpy as np
from numpy.typing import NDArray

from neonstrip.bots.newvegas.features import describe, points_now
from neonstrip.bots.newvegas.places import FEATURES
from neonstrip.bots.newvegas.workspace import UNITS, Workspace
from neonstrip.rules.kernel import rule
from neonstrip.rules.newvegas.state import Middle, Sheet

Net = NDArray[np.float32]
BIAS, OUT = FEATURES, FEATURES + 1
SHAPE = (FEATURES + 2, UNITS + 1)


@rule
def predict(net: Net, work: Workspace) -> float:
    """What the net says of the features in the workspace. One by one: that way a processor adds many at once."""
    units, features = work.units, work.features
    for unit in range(UNITS):
        units[unit] = net[BIAS, unit]
    total = float(net[BIAS, UNITS]) + points_now(work)
    for i in range(FEATURES):
        x = features[i]
        if x != 0.0:
            total += x * net[i, UNITS]
            for unit in range(UNITS):
                units[unit] += x * net[i, unit]
    for unit in range(UNITS):
        if units[unit] > 0.0:
            total += units[unit] * net[OUT, unit]
    return total


@rule
def rate(m: Middle, d: Sheet, net: Net, work: Workspace) -> float:
    """The points that a sheet is predicted to end with."""
    describe(m, d, work)
    return predict(net, work)
