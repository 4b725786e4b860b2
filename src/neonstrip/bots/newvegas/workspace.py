"""What the planner works with: features of a sheet, what it knows of the others, and scratch space."""

from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from neonstrip.bots.newvegas.nearness import nearness
from neonstrip.bots.newvegas.places import FEATURES
from neonstrip.rules.kernel import Moves, Records, Words, record_type, rule
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
from neonstrip.rules.newvegas.state import Middle, Sheet, free_boxes, is_opened

POINTS, ROUNDS = 30.0, 25.0
UNITS = 64
"""Of the net's hidden layer."""
DEPTH = 6
"""Steps of a turn that are tried one upon another."""
SCRATCH = DEPTH + 2
"""Sheets to try them on: the one a turn begins with, one for each step, and one above."""

Floats = NDArray[np.float32]


class Workspace:
    """What the planner works with: what it knows of the others, and scratch space.

    All of it lies in a record because Numba counts no references to what lies there.
    """

    moves: Annotated[Moves, np.int64, (DEPTH, MOST_MOVES)]
    features: Annotated[Floats, np.float32, (FEATURES,)]
    units: Annotated[Floats, np.float32, (UNITS,)]
    acme: Annotated[Words, np.int64, (FIGURES,)]
    runs: Annotated[Floats, np.float32, (STREETS,)]
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
    for avenue in range(AVENUES):
        work.their_missing[avenue] = min(work.their_missing[avenue], missing_in(m, d, avenue))
    for colour in range(len(COLOURS)):
        work.their_nearness[colour] = max(work.their_nearness[colour], nearness(m, d, colour))


@rule
def missing_in(m: Middle, d: Sheet, avenue: int) -> int:
    """Casinos of an avenue that are not open yet."""
    missing = 0
    for street in range(STREETS):
        missing += m.city.casino[street, avenue] and not is_opened(d, street, avenue)
    return missing
