"""What players read off a table, measured by the rules in one call: who would win what where, and what each has."""

import numpy as np

from neonstrip.rules.casinos.seating import NOBODY
from neonstrip.rules.classic.printed import CASINOS, MAX_PLAYERS, MOST_NOTES
from neonstrip.rules.classic.ranking import MORE_THAN_ANY, next_best, tied_counts, tied_owners
from neonstrip.rules.classic.scoring import wealth
from neonstrip.rules.classic.state import State, weight
from neonstrip.rules.kernel import Numbers, Records, entry, rule

STRUCK = MOST_NOTES
"""The column after those of the notes."""


@rule
def stand(s: State, casino: int, standing: Numbers) -> None:
    """C-SCORE-1: who would take each note of a casino, and after them the tied owners as bits."""
    tied, count = tied_counts(s, casino), MORE_THAN_ANY
    for place in range(MOST_NOTES):
        owner = next_best(s, casino, tied, count) if s.prizes[casino, place] else NOBODY
        count = weight(s, casino, owner) if owner != NOBODY else 0
        standing[place] = owner
    standing[STRUCK] = tied_owners(s, casino)


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
