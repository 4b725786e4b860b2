"""What players read off a table, measured by the rules in one call: who would win what where, and what each has."""

import numpy as np

from neonstrip.rules.classic.printed import CASINOS, MAX_PLAYERS
from neonstrip.rules.classic.ranking import STRUCK, stand
from neonstrip.rules.classic.scoring import wealth
from neonstrip.rules.kernel import Numbers, Records, entry


@entry
def measure(states: Records, standings: Numbers, money: Numbers) -> None:
    """C-SCORE-1, C-END-1: at every casino who would take each note, and the tied owners as bits; what everyone has."""
    s = states[0]
    for casino in range(CASINOS):
        stand(s, casino, standings[casino])
    for player in range(s.players):
        money[player] = wealth(s, player)


def measures(seen: Records) -> tuple[list[list[int]], list[int]]:
    """The standings at all casinos, and everyone's money as far as it is seen."""
    standings, money = np.zeros((CASINOS, STRUCK + 1), np.int64), np.zeros(MAX_PLAYERS, np.int64)
    measure(seen, standings, money)
    return standings.tolist(), money.tolist()
