"""A hasty player, whom nobody plays by name: what the planner takes the others for.

It looks at what everybody would have if the round ended now, and wants to be as near to the first as can be.
"""

import numpy as np

from neonstrip.bots.classic.greedy import BITS, alone, lay
from neonstrip.rules.chance import Chance
from neonstrip.rules.classic.moves import PLACE, slot_of
from neonstrip.rules.classic.printed import CASINOS, MAX_PLAYERS
from neonstrip.rules.classic.scoring import notes_held, wealth
from neonstrip.rules.classic.state import OWN, PALE, State, weight
from neonstrip.rules.kernel import Moves, Numbers, Records, rule

NOTE = 1
MONEY = 64 * NOTE
"""A total is money and notes in one number: where money is equal, notes count (C-END-1), of which there are fewer."""


@rule
def count_in(s: State, casino: int, times: int, totals: Numbers) -> None:
    """C-SCORE-1: what everybody would take if this casino were scored now, so many times."""
    paid = alone(s, casino)
    for owner in range(s.players):
        count = weight(s, casino, owner)
        if paid >> count & 1:
            amount = int(s.prizes[casino, BITS[paid >> count] - 1])
            totals[owner] += times * (MONEY * amount + NOTE * (amount > 0))


@rule
def distances(totals: Numbers, players: int, player: int) -> None:
    """Put in place of totals how far a player is behind the first, the second, and so on."""
    mine = int(totals[player])
    for place in range(players):
        for other in range(place + 1, players):
            if totals[other] > totals[place]:
                totals[place], totals[other] = totals[other], totals[place]
        totals[place] -= mine


@rule
def is_nearer(far: Numbers, nearest: Numbers, players: int) -> bool:
    """Whether these distances are the shorter ones: to the first, where that is equal to the second, and so on."""
    for place in range(players):
        if far[place] != nearest[place]:
            return bool(far[place] < nearest[place])
    return False


@rule
def total_up(s: State, totals: Numbers) -> None:
    """What everybody would have if the round ended now."""
    for player in range(s.players):
        totals[player] = MONEY * wealth(s, player) + NOTE * notes_held(s, player)
    for casino in range(CASINOS):
        count_in(s, casino, 1, totals)


@rule
def choose(views: Records, moves: Moves, count: int, chance: Chance) -> int:
    """The placement after which the actor is nearest, the first of equals. `views[0]` is what the seat may know."""
    s, totals = views[0], np.zeros(MAX_PLAYERS, np.int64)
    far, nearest = np.zeros(MAX_PLAYERS, np.int64), np.zeros(MAX_PLAYERS, np.int64)
    actor, best = int(s.actor), 0
    total_up(s, totals)
    for i in range(count):
        casino = slot_of(PLACE, 0, moves[i])
        own, white = int(s.roll[OWN, casino]), int(s.roll[PALE, casino])
        for player in range(s.players):
            far[player] = totals[player]
        count_in(s, casino, -1, far)
        lay(s, casino, actor, own, white)
        count_in(s, casino, 1, far)
        lay(s, casino, actor, -own, -white)
        distances(far, s.players, actor)
        if i == 0 or is_nearer(far, nearest, s.players):
            best = i
            far, nearest = nearest, far
    return int(moves[best])
