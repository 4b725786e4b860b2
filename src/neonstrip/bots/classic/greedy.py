"""The greedy bot: looks one step ahead, and takes what is worth most now."""

from neonstrip.bots.shared.best import best_of
from neonstrip.rules.casinos.seating import NOBODY
from neonstrip.rules.classic.moves import PLACE, slot_of
from neonstrip.rules.classic.printed import MOST_NOTES
from neonstrip.rules.classic.ranking import MORE_THAN_ANY, next_best, tied_counts
from neonstrip.rules.classic.state import OWN, PALE, State, is_real, weight
from neonstrip.rules.classic.turn import place
from neonstrip.rules.kernel import rule

DIE_IN_HAND = 9
"""What a die still to be placed is worth, in thousands."""
WHITE_IN_HAND = 3
"""A white one can only spoil what others have."""


@rule
def stake(s: State, casino: int, player: int) -> float:
    """C-SCORE-1: how far a player would be ahead of the others' average if this casino were scored now."""
    tied, count = tied_counts(s, casino), MORE_THAN_ANY
    mine = others = 0
    for at in range(MOST_NOTES):
        amount = int(s.prizes[casino, at])
        owner = next_best(s, casino, tied, count) if amount else NOBODY
        if owner == NOBODY:
            break
        count = weight(s, casino, owner)
        if owner == player:
            mine = amount
        elif is_real(owner):
            others += amount
    return mine - others / (s.players - 1)


@rule
def worth(s: State, player: int, move: int) -> float:
    """How good a placement is: what it changes at its casino, less the dice it takes. Changes the state it is given."""
    casino = slot_of(PLACE, 0, move)
    dice = DIE_IN_HAND * int(s.roll[OWN, casino]) + WHITE_IN_HAND * int(s.roll[PALE, casino])
    before = stake(s, casino, player)
    place(s, casino)
    return stake(s, casino, player) - before - dice


choose = best_of(worth)
