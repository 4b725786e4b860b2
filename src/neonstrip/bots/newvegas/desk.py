"""What lies before the planner: figures of a sheet, what it knows of the others, and room to work in."""

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

Figures = NDArray[np.float32]


class Desk:
    """What the planner has before it: what it knows of the others, and room to work in.

    All of it lies in a record because Numba counts no references to what lies there.
    """

    moves: Annotated[Moves, np.int64, (DEPTH, MOST_MOVES)]
    figures: Annotated[Figures, np.float32, (FEATURES,)]
    units: Annotated[Figures, np.float32, (UNITS,)]
    acme: Annotated[Words, np.int64, (FIGURES,)]
    runs: Annotated[Figures, np.float32, (STREETS,)]
    most_checked: Annotated[float, np.float64]
    most_free: Annotated[float, np.float64]
    fewest_free: Annotated[float, np.float64]
    their_runs: Annotated[Figures, np.float32, (STREETS,)]
    their_missing: Annotated[Figures, np.float32, (AVENUES,)]
    """How many casinos the one who is furthest misses in each avenue."""
    their_nearness: Annotated[Figures, np.float32, (len(COLOURS),)]


DESK = record_type(Desk)


@rule
def look_around(m: Middle, sheets: Records, seat: int, desk: Desk) -> None:
    """What the others have, as far as it matters to a seat."""
    desk.most_checked, desk.most_free, desk.fewest_free = 0.0, 0.0, 20.0
    for street in range(STREETS):
        desk.their_runs[street] = 0.0
    for avenue in range(AVENUES):
        desk.their_missing[avenue] = STREETS
    for colour in range(len(COLOURS)):
        desk.their_nearness[colour] = 0.0
    if m.solo:
        desk.most_free = desk.fewest_free = acme_cards(m, INAUGURATION)
        for street in range(STREETS):
            desk.their_runs[street] = acme_run(m)
    for other in range(m.players):
        if other != seat:
            look_at(m, sheets[other], desk)


@rule
def look_at(m: Middle, d: Sheet, desk: Desk) -> None:
    """What one of the others has."""
    boxes = free_boxes(m, d)
    desk.most_checked = max(desk.most_checked, float(d.checked))
    desk.most_free = max(desk.most_free, float(boxes))
    desk.fewest_free = min(desk.fewest_free, float(boxes))
    for street in range(STREETS):
        desk.their_runs[street] = max(desk.their_runs[street], longest_of_any(m, d, street))
    for avenue in range(AVENUES):
        desk.their_missing[avenue] = min(desk.their_missing[avenue], missing_in(m, d, avenue))
    for colour in range(len(COLOURS)):
        desk.their_nearness[colour] = max(desk.their_nearness[colour], nearness(m, d, colour))


@rule
def missing_in(m: Middle, d: Sheet, avenue: int) -> int:
    """Casinos of an avenue that are not open yet."""
    missing = 0
    for street in range(STREETS):
        missing += m.city.casino[street, avenue] and not is_opened(d, street, avenue)
    return missing
