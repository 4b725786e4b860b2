"""The state of a game: one record. What its fields mean, and the questions most rules ask of it."""

from typing import Annotated

import numpy as np

from neonstrip.rules.casinos.dice import KINDS
from neonstrip.rules.chance import Chance
from neonstrip.rules.classic.printed import CASINOS, KINDS_OF_NOTE, MAX_PLAYERS, MOST_NOTES, NOTES
from neonstrip.rules.kernel import Counts, Int, record_type, rule

# Owners of dice: the players, then the white dice, which are nobody's
WHITE = MAX_PLAYERS
OWNERS = MAX_PLAYERS + 1

# Kinds of dice in a hand
OWN, PALE = range(KINDS)

# Phases: the decision that is awaited from `actor`
ROLL, PLACE, OVER = range(3)
PHASE_NAMES = ("roll", "place", "over")
PHASES = len(PHASE_NAMES)

# What becomes of white dice that cannot be shared out evenly (C-WHITE-1)
ROLLED, GIVEN = range(2)

MOST_EVENTS = 72
"""Two for every owner and note of a round: who is struck out where, and where each note goes."""


class State:
    """A game of Las Vegas as it was in 2012."""

    chance: Chance

    # Options
    players: Int
    with_white: Int
    leftover: Int
    """Whether white dice left over are rolled at the start of a round, or given to its starter."""
    open_money: Int

    # Where the game stands
    round_number: Int
    starter: Int
    active: Int
    """Whose turn it is."""
    actor: Int
    """Who decides now: whose turn it is, or nobody at the end."""
    phase: Int
    reveals: Int
    """Counts throws and deals: no undo goes back behind a change of it."""
    moves: Int

    # Dice
    hand: Annotated[Counts, np.int8, (MAX_PLAYERS, KINDS)]
    """Dice left, those of the roll on the table included."""
    roll: Annotated[Counts, np.int8, (KINDS, CASINOS)]
    """Dice of the present roll not yet placed, by number."""
    dice: Annotated[Counts, np.int8, (CASINOS, OWNERS)]

    # Money
    prizes: Annotated[Counts, np.int8, (CASINOS, MOST_NOTES)]
    """The notes at each casino, from high to low."""
    pile: Annotated[Counts, np.int8, (NOTES,)]
    """A ring of notes: from `top` on those that nobody has seen, then those that went under them."""
    top: Int
    unseen: Int
    under: Int
    cash: Annotated[Counts, np.int8, (MAX_PLAYERS, KINDS_OF_NOTE)]
    """Notes won, by value."""
    held: Annotated[Counts, np.int8, (MAX_PLAYERS,)]
    """How many notes each has won: they lie face down, but there they lie."""

    # What the last move brought about (events.py)
    happened: Int
    events: Annotated[Counts, np.int8, (MOST_EVENTS, 4)]


STATE = record_type(State)


@rule
def is_real(owner: int) -> bool:
    """Whether an owner is a player, neither nobody nor the white dice."""
    return 0 <= owner < MAX_PLAYERS


@rule
def weight(s: State, casino: int, owner: int) -> int:
    """C-SCORE-1: how many dice an owner has at a casino; white dice are one owner."""
    return int(s.dice[casino, owner])
