"""What the planner works with: features of a sheet, what it knows of the others, and scratch space."""

from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from neonstrip.bots.newvegas.nearness import nearness
from neonstrip.bots.newvegas.places import FEATURES
from neonstrip.bots.rows import UNITS
from neonstrip.rules.bits import WORD
from neonstrip.rules.kernel import Int, Moves, Records, Words, record_type, rule
from neonstrip.rules.newvegas.lots import casinos, count_in_avenue, opened
from neonstrip.rules.newvegas.moves import MOST_MOVES
from neonstrip.rules.newvegas.printed import (
    AVENUES,
    COLOURS,
    FIGURES,
    INAUGURATION,
    STREETS,
)
from neonstrip.rules.newvegas.runs import longest_of_any
from neonstrip.rules.newvegas.solo import acme_cards, acme_run
from neonstrip.rules.newvegas.state import Middle, Sheet, free_boxes

POINTS, ROUNDS = 30.0, 25.0
PLACES = -(-FEATURES // WORD) * WORD
"""For features, in whole words of bits; what lies behind the last of them is zero."""
DEPTH = 6
"""Steps of a turn that are tried one upon another."""
SCRATCH = DEPTH + 2
"""Sheets to try them on: the one a turn begins with, one for each step, and one above."""

Floats = NDArray[np.float32]


class Description:
    """A sheet as the net sees it, and what that comes to in every unit of the net and in its straight line."""

    features: Annotated[Floats, np.float32, (PLACES,)]
    sums: Annotated[Floats, np.float32, (UNITS,)]
    line: Annotated[float, np.float64]

    # What can change in a turn without a bonus, to tell what has to be described again
    opened: Int
    built: Int
    improvements: Int
    blocks: Int

    # What is counted for the points as well
    fitting: Annotated[Words, np.int64, (STREETS,)]
    """The numbers that fit into each street."""
    runs: Annotated[Words, np.int64, (STREETS,)]
    grand: Int
    small: Int
    """Hotels that stand or are due."""
    lines: Int
    """Missing lines of the limousine."""
    scored: Int
    """Points of the projects that are met."""


class Workspace:
    """What the planner works with: what it knows of the others, and scratch space.

    All of it lies in a record because Numba counts no references to what lies there.
    """

    moves: Annotated[Moves, np.int64, (DEPTH, MOST_MOVES)]
    blank: Description
    to_open: Description
    to_act: Description
    last: Description
    """Of nothing, of a sheet before an opening, of one before an action, and of the last one that was rated."""
    acme: Annotated[Words, np.int64, (FIGURES,)]
    most_checked: Annotated[float, np.float64]
    most_free: Annotated[float, np.float64]
    fewest_free: Annotated[float, np.float64]
    their_runs: Annotated[Floats, np.float32, (STREETS,)]
    their_missing: Annotated[Floats, np.float32, (AVENUES,)]
    """How many casinos the one who is furthest misses in each avenue."""
    their_nearness: Annotated[Floats, np.float32, (len(COLOURS),)]


WORKSPACE = record_type(Workspace)


@rule
def look_around(m: Middle, sheets: Records, seat: int, work: Workspace) -> None:
    """What the others have, as far as it matters to a seat."""
    work.most_checked, work.most_free, work.fewest_free = 0.0, 0.0, 20.0
    for street in range(STREETS):
        work.their_runs[street] = 0.0
    for avenue in range(AVENUES):
        work.their_missing[avenue] = STREETS
    for colour in range(len(COLOURS)):
        work.their_nearness[colour] = 0.0
    if m.solo:
        work.most_free = work.fewest_free = acme_cards(m, INAUGURATION)
        for street in range(STREETS):
            work.their_runs[street] = acme_run(m)
    for other in range(m.players):
        if other != seat:
            look_at(m, sheets[other], work)


@rule
def look_at(m: Middle, d: Sheet, work: Workspace) -> None:
    """What one of the others has."""
    boxes = free_boxes(m, d)
    work.most_checked = max(work.most_checked, float(d.checked))
    work.most_free = max(work.most_free, float(boxes))
    work.fewest_free = min(work.fewest_free, float(boxes))
    for street in range(STREETS):
        work.their_runs[street] = max(work.their_runs[street], longest_of_any(m, d, street))
    missing = casinos(m) & ~opened(d)
    for avenue in range(AVENUES):
        work.their_missing[avenue] = min(work.their_missing[avenue], count_in_avenue(missing, avenue))
    for colour in range(len(COLOURS)):
        work.their_nearness[colour] = max(work.their_nearness[colour], nearness(m, d, colour))
