"""What a position is worth to a player now, in thousands: what is held, and what casinos and tiles would pay."""

import numpy as np

from neonstrip.rules.kernel import Numbers, rule
from neonstrip.rules.royale.printed import BIGGY_WEIGHT, CASINOS, MIN_PLAYERS
from neonstrip.rules.royale.ranking import first_and_second, is_real
from neonstrip.rules.royale.scoring import wealth
from neonstrip.rules.royale.state import BIG, SMALL, State
from neonstrip.rules.royale.tiles import dispatch

DIE, FOR_EACH_TILE = (26, 19, 10, 9), (1.5, 1.5, 2.7, 2.7)
DIE_IN_HAND: Numbers = np.array(
    [[round(die + more * tiles) for tiles in range(CASINOS + 1)] for die, more in zip(DIE, FOR_EACH_TILE, strict=True)]
)
"""What a die still to be placed is worth, by players, from two on, and tiles a round; the Biggy counts twice here too.

Found by games against itself: docs/planners.md.
"""
POWER = 20
"""What holding the Power Play marker is worth."""


@rule
def winnings(s: State, player: int) -> tuple[int, int]:
    """R-SCORE-1: the prizes a player would take if the round ended now, and the sum of those that others would."""
    mine = everybody = 0
    for casino in range(CASINOS):
        first, second = first_and_second(s, casino)
        higher, lower = int(s.prizes[casino, 0]), int(s.prizes[casino, 1])
        mine += (higher if first == player else 0) + (lower if second == player else 0)
        everybody += (higher if is_real(first) else 0) + (lower if is_real(second) else 0)
    return mine, everybody - mine


@rule
def dice_to_come(s: State, player: int) -> int:
    """The dice a player can still place."""
    return int(s.hand[player, SMALL]) + BIGGY_WEIGHT * int(s.hand[player, BIG])


@rule
def holdings(s: State, player: int) -> int:
    """All that a player has, and may expect besides the prizes of casinos."""
    total = wealth(s, player) + dispatch.due(s, player)
    total += DIE_IN_HAND[s.players - MIN_PLAYERS, s.tiles] * dice_to_come(s, player)
    if s.power == player:
        total += POWER
    return int(total)


@rule
def lead(s: State, player: int) -> float:
    """How far a player is ahead of the others' average, by all that they have and may expect."""
    mine, others = winnings(s, player)
    for other in range(s.players):
        if other != player:
            others += holdings(s, other)
    return mine + holdings(s, player) - others / (s.players - 1)
