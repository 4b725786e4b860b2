"""What a sheet is worth in the end, roughly, in points: what it would score now, and what it can still become.

The weights are guesses that were tried against each other in play (bots/newvegas/greedy.py uses them).
"""

import numpy as np

from neonstrip.rules.kernel import Numbers, rule
from neonstrip.rules.newvegas.city import LUXURY_CARPET, MAFIA, NO_CARPET, VIP_CARPET
from neonstrip.rules.newvegas.limousine import missing_lines
from neonstrip.rules.newvegas.printed import (
    AVENUES,
    COLOURS,
    GRAND_HOTEL,
    GROUPS,
    HIGHEST,
    INAUGURATION_COLUMN,
    LUXURY,
    MISSING_LINE,
    NUMBER_OF,
    PROJECT_POINTS,
    SHOW_COLUMNS,
    SHOWS_LEFT,
    SMALL_HOTEL,
    STREET_BONUS,
    STREETS,
    VIP,
)
from neonstrip.rules.newvegas.runs import longest_of_any
from neonstrip.rules.newvegas.scoring import (
    extension_debts,
    par_column,
    show_debts,
    site_debts,
    value,
    visible,
)
from neonstrip.rules.newvegas.state import (
    GRAND,
    HOLE_CIRCLED,
    HOLE_FREE,
    SMALL,
    UNUSED,
    Middle,
    Sheet,
    free_boxes,
    is_opened,
)

COPIES_OF: Numbers = np.bincount(NUMBER_OF)
"""Cards of each number."""
COPIES_UNDER: Numbers = np.concatenate(([0], np.cumsum(COPIES_OF)))
"""Cards of all numbers under a number."""
LOT = 1.6
"""A casino that is open."""
FILLABLE = 1.5
"""A casino that is likely to be opened yet."""
RUN = 1.3
"""Each casino of the longest run of a street."""
HOTEL_NEAR = 3.0
"""An avenue that is nearly complete."""
BOX = 1.0
GROUP = 1.6
HOLE_TO_COME = 0.35
CARPET_TO_COME = 0.8
DEBT = 1.8
BUNDLE = 1.5
AWAY_EARLY, AWAY_LATE = 0.06, 0.7
"""The share of a missing line's points that is expected to be lost, with an empty and with a full city."""
SHOW_TO_COME = 2.2
"""What a show is worth for the shows that can follow it, in an empty city."""
SHOW_DEBT = 0.8
LAST_BOX = 30.0
"""What it costs to end the game with an empty city."""
COMING_HOTELS = 2.0
COMING_STREETS = 1.2
PROJECT_MET = 0.9


@rule
def progress(m: Middle, d: Sheet) -> float:
    """How full the city is, from 0 to 1."""
    built = opened = 0
    for street in range(STREETS):
        for avenue in range(AVENUES):
            built += m.city.casino[street, avenue] and d.built[street, avenue]
            opened += is_opened(d, street, avenue)
    return opened / built


@rule
def copies_between(low: int, high: int) -> int:
    """Cards whose number lies strictly between two numbers; 0, 16 and 17 need a bonus."""
    return int(COPIES_UNDER[min(max(high, low + 1), len(COPIES_OF))] - COPIES_UNDER[min(low + 1, len(COPIES_OF))])


@rule
def gap_worth(empty: int, low: int, high: int) -> float:
    """Empty casinos between two numbers: worth more, the more cards fit between."""
    if empty == 0:
        return 0.0
    numbers = high - low - 1
    if numbers <= 0:
        return 0.0
    likely = min(1.0, numbers / empty) * min(1.0, copies_between(low, high) / (5.0 * empty))
    return empty * likely


@rule
def street_worth(m: Middle, d: Sheet, street: int) -> float:
    """Opened casinos, those still to be opened, and the longest run."""
    total, low, empty = 0.0, -1, 0
    for avenue in range(AVENUES):
        if not m.city.casino[street, avenue]:
            continue
        if is_opened(d, street, avenue):
            total += LOT + FILLABLE * gap_worth(empty, low, int(d.number[street, avenue]))
            low, empty = int(d.number[street, avenue]), 0
        elif d.built[street, avenue]:
            empty += 1
    total += FILLABLE * gap_worth(empty, low, HIGHEST)
    return total + RUN * longest_of_any(m, d, street)


@rule
def hotel_worth(m: Middle, d: Sheet) -> float:
    """Hotels built or due this round, and avenues on the way."""
    grand, small, near = COMING_HOTELS, 0.5 * COMING_HOTELS, 0.0
    for avenue in range(AVENUES):
        casinos = opened = 0
        for street in range(STREETS):
            casinos += m.city.casino[street, avenue]
            opened += is_opened(d, street, avenue)
        first = m.grand_built[avenue] in (0, m.round_number)
        if opened == casinos:
            if d.hotel[avenue] == GRAND or (d.hotel[avenue] != SMALL and first):
                grand += 1
            else:
                small += 1
        else:
            near += (opened / casinos) ** 2 * (1.0 if first else 0.4)
    return grand * value(m, d, GRAND_HOTEL) + small * value(m, d, SMALL_HOTEL) + HOTEL_NEAR * near


@rule
def golf_worth(m: Middle, d: Sheet) -> float:
    total = 0.0
    for avenue in range(AVENUES):
        if m.city.par[avenue]:
            points = value(m, d, par_column(m, avenue))
            if d.hole[avenue] == HOLE_CIRCLED:
                total += points
            elif d.hole[avenue] == HOLE_FREE:
                total += HOLE_TO_COME * points
    return total if m.golf else 0.0


@rule
def limousine_worth(m: Middle, d: Sheet) -> float:
    """Carpets passed, more if opened, less the way home."""
    total = 0.0
    for street in range(STREETS):
        for avenue in range(AVENUES):
            kind = m.city.carpet[street, avenue]
            if kind != NO_CARPET and d.passed[street, avenue]:
                share = 1.0 if is_opened(d, street, avenue) else CARPET_TO_COME
                if kind == VIP_CARPET:
                    total += share * value(m, d, VIP)
                elif kind == LUXURY_CARPET:
                    total += share * value(m, d, LUXURY)
                elif kind == MAFIA:
                    total += share * BUNDLE
    late = progress(m, d)
    away = AWAY_EARLY + (AWAY_LATE - AWAY_EARLY) * late * late
    return total + away * missing_lines(m, d) * value(m, d, MISSING_LINE)


@rule
def score_sheet_worth(m: Middle, d: Sheet) -> float:
    """Shows, inauguration, bonuses, debts and street bonus."""
    total, debts, early = 0.0, site_debts(m, d) + extension_debts(d), 1.0 - progress(m, d)
    for column in range(SHOW_COLUMNS):
        total += visible(m, SHOWS_LEFT + column, int(d.shows[column]))
        total += early * SHOW_TO_COME * d.shows[column] - SHOW_DEBT * show_debts(m, d, column)
    if d.checked == m.city.last_box:
        total -= early * LAST_BOX
    total += BOX * free_boxes(m, d) + (2.0 if d.improved[INAUGURATION_COLUMN] else 0.0)
    for group in range(GROUPS):
        if d.group[group] == UNUSED and d.checked >= m.city.group_ends[group]:
            total += GROUP
    total += COMING_STREETS * value(m, d, STREET_BONUS)
    total -= DEBT * debts
    if debts > 3:
        total -= 4.0
    return total


@rule
def project_worth(m: Middle, d: Sheet) -> float:
    """Projects scored, and those that hold now."""
    total = 0.0
    for colour in range(len(COLOURS)):
        if d.points[colour]:
            total += d.points[colour]
        elif d.met[colour]:
            later = 0 < m.first_scored[colour] < m.round_number
            total += PROJECT_MET * PROJECT_POINTS[colour, m.projects[colour], 1 if later else 0]
    return total


@rule
def evaluate(m: Middle, d: Sheet) -> float:
    """All of it."""
    total = hotel_worth(m, d) + golf_worth(m, d) + limousine_worth(m, d) + score_sheet_worth(m, d) + project_worth(m, d)
    for street in range(STREETS):
        total += street_worth(m, d, street)
    return total
