"""What a position is worth to a player now, in thousands: what is held, and what casinos and tiles would pay."""

from typing import NamedTuple

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


class Balance(NamedTuple):
    """What a player may expect, and all others together."""

    prizes: int
    """At the casinos, if the round ended now."""
    others_prizes: int
    holdings: int
    """All that is held, and may be expected besides the prizes."""
    others_holdings: int


@rule
def prizes_at(s: State, casino: int, player: int) -> tuple[int, int]:
    """R-SCORE-1: what a player would take here if the round ended now, and the sum of what others would."""
    first, second = first_and_second(s, casino)
    higher, lower = int(s.prizes[casino, 0]), int(s.prizes[casino, 1])
    mine = (higher if first == player else 0) + (lower if second == player else 0)
    everybody = (higher if is_real(first) else 0) + (lower if is_real(second) else 0)
    return mine, everybody - mine


@rule
def prizes_everywhere(s: State, player: int) -> tuple[int, int]:
    """R-SCORE-1: the same, at all casinos together."""
    mine = others = 0
    for casino in range(CASINOS):
        mine_here, others_here = prizes_at(s, casino, player)
        mine += mine_here
        others += others_here
    return mine, others


@rule
def worth_in_hand(s: State, player: int) -> int:
    """What the dice are worth that a player can still place."""
    dice = int(s.hand[player, SMALL]) + BIGGY_WEIGHT * int(s.hand[player, BIG])
    return int(DIE_IN_HAND[s.players - MIN_PLAYERS, s.tiles]) * dice


@rule
def holdings(s: State, player: int) -> int:
    """All that a player has, and may expect besides the prizes of casinos."""
    total = wealth(s, player) + dispatch.due(s, player) + worth_in_hand(s, player)
    return total + POWER if s.power == player else total


@rule
def holdings_of_others(s: State, player: int) -> int:
    """The same of all others together."""
    total = 0
    for other in range(s.players):
        if other != player:
            total += holdings(s, other)
    return total


@rule
def balance(s: State, player: int) -> Balance:
    """What a position promises to a player, and to all others together."""
    mine, others = prizes_everywhere(s, player)
    return Balance(mine, others, holdings(s, player), holdings_of_others(s, player))


@rule
def lead(s: State, expected: Balance) -> float:
    """How far a player is ahead of the others' average, by all that they have and may expect."""
    others = expected.others_prizes + expected.others_holdings
    return expected.prizes + expected.holdings - others / (s.players - 1)
