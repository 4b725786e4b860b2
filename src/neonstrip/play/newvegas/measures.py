"""What a player reads off sheets: the points, and the counts behind them. Measured by the rules, in one call."""

import numpy as np

from neonstrip.rules.kernel import Numbers, Records, entry, rule
from neonstrip.rules.newvegas.city import LUXURY_CARPET, VIP_CARPET
from neonstrip.rules.newvegas.hotels import hotels_of
from neonstrip.rules.newvegas.limousine import missing_lines, visited
from neonstrip.rules.newvegas.opening import number_left_of, number_right_of
from neonstrip.rules.newvegas.printed import (
    AVENUES,
    FIGURES,
    GRAND_HOTEL,
    IMPROVABLE,
    LUXURY,
    MISSING_LINE,
    SMALL_HOTEL,
    STREET_BONUS,
    STREETS,
    VIP,
)
from neonstrip.rules.newvegas.runs import longest_of_any
from neonstrip.rules.newvegas.scoring import has_longest, par_column, rank, score, value
from neonstrip.rules.newvegas.state import GRAND, HOLE_CIRCLED, SMALL, Middle, Sheet, free_boxes, is_ready

LOT_COUNT = STREETS * AVENUES
RUNS, LONGEST = FIGURES, FIGURES + STREETS
FREE_BOXES, RANK, TIMES = range(LONGEST + STREETS, LONGEST + STREETS + 3)
LOWEST_FIT = TIMES + IMPROVABLE
HIGHEST_FIT = LOWEST_FIT + LOT_COUNT
WAY_COST = HIGHEST_FIT + LOT_COUNT
"""Points that the way home would cost, if the game ended."""
MEASURES = WAY_COST + 1


@rule
def way_cost(m: Middle, d: Sheet) -> int:
    """N-SCORE-7: what the lines missing to the traffic light would cost."""
    return missing_lines(m, d) * value(m, d, MISSING_LINE)


@rule
def count_columns(m: Middle, d: Sheet, out: Numbers) -> None:
    """N-SCORE-4 to N-SCORE-7: how often the value of each column counts that is multiplied."""
    out[TIMES + GRAND_HOTEL], out[TIMES + SMALL_HOTEL] = hotels_of(d, GRAND), hotels_of(d, SMALL)
    out[TIMES + STREET_BONUS] = out[LONGEST : LONGEST + STREETS].sum()
    for avenue in range(AVENUES):
        if d.hole[avenue] == HOLE_CIRCLED:
            out[TIMES + par_column(m, avenue)] += 1
    out[TIMES + VIP], out[TIMES + LUXURY] = visited(m, d, VIP_CARPET), visited(m, d, LUXURY_CARPET)
    out[TIMES + MISSING_LINE] = missing_lines(m, d)


@rule
def find_room(m: Middle, d: Sheet, out: Numbers) -> None:
    """N-OPEN-1, N-OPEN-2: the lowest and the highest number that fit each casino; none where the highest is lower."""
    for street in range(STREETS):
        for avenue in range(AVENUES):
            lot = street * AVENUES + avenue
            out[HIGHEST_FIT + lot] = -1
            if is_ready(d, street, avenue):
                out[LOWEST_FIT + lot] = number_left_of(d, street, avenue) + 1
                out[HIGHEST_FIT + lot] = number_right_of(d, street, avenue) - 1


@entry
def measure(middles: Records, sheets: Records, first: int, out: Numbers) -> None:
    """N-SCORE-1 to N-SCORE-8: the figures of some players, a row each, the first of them being this one."""
    m = middles[0]
    for i in range(len(out)):
        player = first + i
        d = sheets[player]
        score(m, sheets, player, out[i])
        for street in range(STREETS):
            out[i, RUNS + street] = longest_of_any(m, d, street)
            out[i, LONGEST + street] = has_longest(m, sheets, player, street)
        out[i, FREE_BOXES] = free_boxes(m, d)
        out[i, RANK] = rank(m, sheets, player)
        count_columns(m, d, out[i])
        find_room(m, d, out[i])
        out[i, WAY_COST] = way_cost(m, d)


def measures(table: Records, sheets: Records, first: int, players: int) -> list[list[int]]:
    """All measures of some players, with these sheets."""
    out = np.zeros((players, MEASURES), np.int64)
    measure(table, sheets, first, out)
    rows: list[list[int]] = out.tolist()
    return rows
