"""A hasty player, whom nobody plays by name: what the planner takes the others for.

It looks at what everybody would have if the round ended now, and wants to be as near to the first as can be.
"""

import numpy as np

from neonstrip.bots.classic.greedy import BITS, alone, lay
from neonstrip.rules.chance import Chance
from neonstrip.rules.classic.moves import PLACE, slot_of
from neonstrip.rules.classic.printed import CASINOS, MAX_PLAYERS
from neonstrip.rules.classic.scoring import wealth
from neonstrip.rules.classic.state import OWN, PALE, State, weight
from neonstrip.rules.kernel import Moves, Numbers, Records, rule

FAR = 4096
"""In thousands, more than all notes together."""


@rule
def count_in(s: State, casino: int, times: int, totals: Numbers) -> None:
    """C-SCORE-1: what everybody would take if this casino were scored now, so many times."""
    paid = alone(s, casino)
    for owner in range(s.players):
        count = weight(s, casino, owner)
        if paid >> count & 1:
            totals[owner] += times * s.prizes[casino, BITS[paid >> count] - 1]


@rule
def distance(totals: Numbers, players: int, player: int) -> int:
    """How far a player is behind the first; where that is equal, behind the second, and so on. It sorts the totals."""
    mine, far = int(totals[player]), 0
    for place in range(players):
        for other in range(place + 1, players):
            if totals[other] > totals[place]:
                totals[place], totals[other] = totals[other], totals[place]
        far = far * FAR + int(totals[place]) - mine
    return far


@rule
def choose(views: Records, moves: Moves, count: int, chance: Chance) -> int:
    """The placement after which the actor is nearest, the first of equals. `views[0]` is what the seat may know."""
    s, totals, after = views[0], np.zeros(MAX_PLAYERS, np.int64), np.zeros(MAX_PLAYERS, np.int64)
    actor, best, nearest = int(s.actor), 0, 0
    for player in range(s.players):
        totals[player] = wealth(s, player)
    for casino in range(CASINOS):
        count_in(s, casino, 1, totals)
    for i in range(count):
        casino = slot_of(PLACE, 0, moves[i])
        own, white = int(s.roll[OWN, casino]), int(s.roll[PALE, casino])
        for player in range(s.players):
            after[player] = totals[player]
        count_in(s, casino, -1, after)
        lay(s, casino, actor, own, white)
        count_in(s, casino, 1, after)
        lay(s, casino, actor, -own, -white)
        far = distance(after, s.players, actor)
        if i == 0 or far < nearest:
            best, nearest = i, far
    return int(moves[best])
