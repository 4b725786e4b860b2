"""The greedy bot: looks one step ahead, and takes what is worth most now, as far as it is likely to stay so."""

from math import comb

import numpy as np

from neonstrip.bots.casinos.best import best_of
from neonstrip.rules.classic.moves import PLACE, slot_of
from neonstrip.rules.classic.printed import CASINOS, DICE, MIN_PLAYERS, WHITE_DICE
from neonstrip.rules.classic.state import OWN, OWNERS, PALE, WHITE, State, weight
from neonstrip.rules.kernel import Numbers, rule

# All of these were found by games against itself and others: docs/planners.md
DIE_IN_HAND: Numbers = np.array([36, 18, 16, 11])
"""What a die still to be placed is worth, in thousands, by players, from two on."""
WHITE_IN_HAND = 3
"""A white one can only spoil what others have."""
OTHERS = 0.7
"""How much it counts what others have on average, beside what one has oneself."""
THREAT = 0.8
"""How often a player who throws enough of a number to catch up places them."""
KEPT = 0.15
"""How much of a note is left to who was caught up with."""

AT_LEAST = np.array(
    [
        [
            sum(comb(dice, hits) * (CASINOS - 1) ** (dice - hits) for hits in range(least, dice + 1)) / CASINOS**dice
            for least in range(DICE + 1)
        ]
        for dice in range(DICE + 1)
    ]
)
"""The chance that so many dice show one number at least so often."""
BITS: Numbers = np.array([bits.bit_count() for bits in range(2 << max(DICE, WHITE_DICE))])
"""How many bits a number has."""


@rule
def stays(s: State, casino: int, player: int) -> float:
    """The chance that nobody behind a player throws enough to catch up here."""
    chance, mine = 1.0, weight(s, casino, player)
    for other in range(s.players):
        behind = mine - weight(s, casino, other)
        if behind > 0:
            chance *= 1.0 - THREAT * AT_LEAST[s.hand[other, OWN], behind]
    return chance


@rule
def alone(s: State, casino: int) -> int:
    """C-SCORE-1: the counts, none aside, that one owner alone has here, each a bit."""
    seen = tied = 0
    for owner in range(OWNERS):
        count = 1 << weight(s, casino, owner)
        tied |= seen & count
        seen |= count
    return seen & ~tied & ~1


@rule
def taken(s: State, casino: int, player: int) -> tuple[int, int]:
    """C-SCORE-1: the note that a player would take if this casino were scored now, and the sum of what others would."""
    paid, mine, others = alone(s, casino), 0, 0
    for owner in range(s.players):
        count = weight(s, casino, owner)
        if paid >> count & 1:
            amount = int(s.prizes[casino, BITS[paid >> count] - 1])
            if owner == player:
                mine = amount
            else:
                others += amount
    return mine, others


@rule
def lead_at(s: State, casino: int, player: int) -> float:
    """How far a player is ahead of the others' average here, as far as it is likely to stay so."""
    mine, others = taken(s, casino, player)
    expected = mine * (KEPT + (1.0 - KEPT) * stays(s, casino, player)) if mine else 0.0
    return expected - OTHERS * others / (s.players - 1)


@rule
def lay(s: State, casino: int, player: int, own: int, white: int) -> None:
    """C-TURN-1, C-WHITE-1: so many dice more lie at a casino, of a player's own and white ones."""
    s.dice[casino, player] += own
    s.dice[casino, WHITE] += white


@rule
def worth(s: State, player: int, move: int) -> float:
    """How good a placement is: what it changes at its casino, less the dice it takes. It is taken back."""
    casino = slot_of(PLACE, 0, move)
    own, white = int(s.roll[OWN, casino]), int(s.roll[PALE, casino])
    before = lead_at(s, casino, player)
    lay(s, casino, player, own, white)
    after = lead_at(s, casino, player)
    lay(s, casino, player, -own, -white)
    return after - before - (int(DIE_IN_HAND[s.players - MIN_PLAYERS]) * own + WHITE_IN_HAND * white)


choose = best_of(worth)
