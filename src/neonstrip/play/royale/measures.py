"""What players read off a table, measured by the rules in one call: who would win where, and what each has."""

import numpy as np

from neonstrip.rules.kernel import Numbers, Records, entry
from neonstrip.rules.royale.printed import MAX_PLAYERS
from neonstrip.rules.royale.ranking import first_and_second, tied_owners
from neonstrip.rules.royale.scoring import wealth
from neonstrip.rules.royale.state import SITES


@entry
def measure(states: Records, standings: Numbers, money: Numbers) -> None:
    """R-SCORE-1, R-END-1: at every site first, second and the tied owners as bits; and what every player is worth."""
    s = states[0]
    for site in range(SITES):
        standings[site, 0], standings[site, 1] = first_and_second(s, site)
        standings[site, 2] = tied_owners(s, site)
    for player in range(s.players):
        money[player] = wealth(s, player)


def measures(seen: Records) -> tuple[list[list[int]], list[int]]:
    """The standings of all sites, and everyone's money as far as it is seen."""
    standings, money = np.zeros((SITES, 3), np.int64), np.zeros(MAX_PLAYERS, np.int64)
    measure(seen, standings, money)
    return standings.tolist(), money.tolist()
