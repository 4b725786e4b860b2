"""What a player reads off sheets: the points, and the counts behind them. Measured by the rules, in one call."""

import numpy as np

from neonstrip.rules.kernel import Records, entry
from neonstrip.rules.kernel import Table as Numbers
from neonstrip.rules.newvegas.facts import STREETS
from neonstrip.rules.newvegas.limousine import missing_lines
from neonstrip.rules.newvegas.runs import longest_of_any
from neonstrip.rules.newvegas.scoring import FIGURES, has_longest, rank, score
from neonstrip.rules.newvegas.state import free_boxes

RUNS, LONGEST = FIGURES, FIGURES + STREETS
FREE_BOXES, RANK, MISSING_LINES = range(LONGEST + STREETS, LONGEST + STREETS + 3)
MEASURES = MISSING_LINES + 1


@entry
def measure(tables: Records, sheets: Records, first: int, out: Numbers) -> None:
    """N-SCORE-1 to N-SCORE-8: the figures of some players, a row each, the first of them being this one."""
    t = tables[0]
    for i in range(len(out)):
        player = first + i
        d = sheets[player]
        score(t, sheets, player, out[i])
        for street in range(STREETS):
            out[i, RUNS + street] = longest_of_any(t, d, street)
            out[i, LONGEST + street] = has_longest(t, sheets, player, street)
        out[i, FREE_BOXES] = free_boxes(t, d)
        out[i, RANK] = rank(t, sheets, player)
        out[i, MISSING_LINES] = missing_lines(t, d)


def measures(table: Records, sheets: Records, first: int, players: int) -> list[list[int]]:
    """All measures of some players, with these sheets."""
    out = np.zeros((players, MEASURES), np.int64)
    measure(table, sheets, first, out)
    rows: list[list[int]] = out.tolist()
    return rows
