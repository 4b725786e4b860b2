"""A net that tells placements apart: by how much of a chance one is better for a player than another.

One hidden layer reads a casino beside all together and the table; what it makes of the six is added up. It lies in one
array: a row for each feature with its weight in every unit, then a row of biases and one of the units' own weights.
"""

from importlib.resources import as_file, files
from typing import Any

import numpy as np
from numpy.typing import NDArray

from neonstrip.bots.classic.chasing import count_in, total_up
from neonstrip.bots.classic.features import FEATURES, TOGETHER, Floats, describe_casino, describe_table
from neonstrip.bots.classic.greedy import lay as lay_dice
from neonstrip.bots.rows import UNITS, Row, above_zero, lay, plus_times, row_at
from neonstrip.rules.classic.moves import PLACE, slot_of
from neonstrip.rules.classic.printed import CASINOS, MAX_PLAYERS
from neonstrip.rules.classic.state import OWN, PALE, State
from neonstrip.rules.indexing import at
from neonstrip.rules.kernel import Moves, Numbers, Records, rule

Net = NDArray[np.float32]
BIAS, OUT = FEATURES, FEATURES + 1
SHAPE = (FEATURES + 2, UNITS)
ONCE: Any = np.float32(1)
PLACED = CASINOS
"""Where the units' sums for a casino stand as it would be after a placement, behind those of all as they are."""


def learned_net() -> tuple[Net, str]:
    """The net that was learned, and the command that made it: `trained.npz`."""
    with as_file(files("neonstrip.bots.classic").joinpath("trained.npz")) as path, np.load(path) as trained:
        return trained["net"].astype(np.float32), str(trained["command"])


@rule
def read(net: Net, features: Floats, begin: int, end: int, sums: Row) -> Row:
    """Add to the units' sums what they make of some features."""
    for feature in range(begin, end):
        sums = plus_times(sums, features[at(feature)], net, feature)
    return sums


@rule
def worth_of(net: Net, table: Row, casinos: Floats, placed: int) -> float:
    """What the net says, given the units' sums for the table and each casino, one of them as it would be."""
    worth = 0.0
    for casino in range(CASINOS):
        worth = above_zero(plus_times(table, ONCE, casinos, PLACED if casino == placed else casino), net, OUT, worth)
    return worth


@rule
def choose(views: Records, moves: Moves, count: int, hasty: Numbers, net: Net) -> int:
    """The placement that the net thinks most of, the first of equals. `hasty` is who of the others is."""
    s, player, best, highest = views[0], int(views[0].actor), 0, 0.0
    features, sums = np.zeros(FEATURES, np.float32), np.zeros((CASINOS + 1, UNITS), np.float32)
    described, together = np.zeros((CASINOS, TOGETHER), np.float32), np.zeros(TOGETHER)
    totals, after = np.zeros(MAX_PLAYERS, np.int64), np.zeros(MAX_PLAYERS, np.int64)
    nothing = row_at(sums[PLACED], 0)
    biases = plus_times(nothing, ONCE, net, BIAS)
    total_up(s, totals)
    for casino in range(CASINOS):
        describe_casino(s, casino, player, hasty, described[casino])
        lay(sums[casino], read(net, described[casino], 0, TOGETHER, nothing))
        for feature in range(TOGETHER):
            together[feature] += described[casino, feature]
    for i in range(count):
        casino = slot_of(PLACE, 0, moves[i])
        own, white = int(s.roll[OWN, casino]), int(s.roll[PALE, casino])
        for each in range(s.players):
            after[each] = totals[each]
        count_in(s, casino, -1, after)
        lay_dice(s, casino, player, own, white)
        count_in(s, casino, 1, after)
        describe_casino(s, casino, player, hasty, features)
        lay_dice(s, casino, player, -own, -white)
        for feature in range(TOGETHER):
            change = features[feature] - described[casino, feature]
            features[TOGETHER + feature] = (together[feature] + change) / CASINOS
        describe_table(s, player, own, white, hasty, after, features)
        lay(sums[PLACED], read(net, features, 0, TOGETHER, nothing))
        worth = worth_of(net, read(net, features, TOGETHER, FEATURES, biases), sums, casino)
        if i == 0 or worth > highest:
            best, highest = i, worth
    return int(moves[best])


@rule
def describe(s: State, player: int, move: int, hasty: Numbers, described: Floats) -> None:
    """Describe all casinos as they would be after a placement, each beside all together and the table."""
    placed, totals = slot_of(PLACE, 0, move), np.zeros(MAX_PLAYERS, np.int64)
    own, white = int(s.roll[OWN, placed]), int(s.roll[PALE, placed])
    lay_dice(s, placed, player, own, white)
    total_up(s, totals)
    for casino in range(CASINOS):
        describe_casino(s, casino, player, hasty, described[casino])
    lay_dice(s, placed, player, -own, -white)
    for casino in range(CASINOS):
        for feature in range(TOGETHER):
            described[casino, TOGETHER + feature] = described[:, feature].sum() / CASINOS
        describe_table(s, player, own, white, hasty, totals, described[casino])
