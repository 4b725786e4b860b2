"""What a player reads off a sheet before it is scored: runs, ranks, boxes, the way home. Measured by the rules."""

import numpy as np

from neonstrip.play.newvegas.state import GameState
from neonstrip.rules.kernel import Records, entry
from neonstrip.rules.kernel import Table as Numbers
from neonstrip.rules.newvegas.facts import STREETS
from neonstrip.rules.newvegas.limousine import missing_lines
from neonstrip.rules.newvegas.runs import longest_of_any
from neonstrip.rules.newvegas.scoring import has_longest, rank
from neonstrip.rules.newvegas.state import free_boxes

RUNS, LONGEST = 0, STREETS
FREE_BOXES, RANK, MISSING_LINES = range(2 * STREETS, 2 * STREETS + 3)
MEASURES = 2 * STREETS + 3


@entry
def measure(tables: Records, sheets: Records, player: int, out: Numbers) -> None:
    """N-SCORE-2, N-SCORE-5, N-SCORE-7: the counts behind the points."""
    t, d = tables[0], sheets[player]
    for street in range(STREETS):
        out[RUNS + street] = longest_of_any(t, d, street)
        out[LONGEST + street] = has_longest(t, sheets, player, street)
    out[FREE_BOXES] = free_boxes(t, d)
    out[RANK] = rank(t, sheets, player)
    out[MISSING_LINES] = missing_lines(t, d)


def measures(seen: GameState, sheets: Records, player: int) -> list[int]:
    """All measures of a player, with these sheets."""
    out = np.zeros(MEASURES, np.int64)
    measure(seen.table, sheets, player, out)
    return [int(number) for number in out]
