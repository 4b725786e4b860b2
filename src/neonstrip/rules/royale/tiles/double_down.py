"""G2 Double Down: move dice from this casino to a second contest beside it."""

from neonstrip.rules.kernel import Moves, rule
from neonstrip.rules.royale import moves
from neonstrip.rules.royale.bank import pay
from neonstrip.rules.royale.facts import DOUBLE_DOWN, DOUBLE_DOWN_PRIZES
from neonstrip.rules.royale.moves import is_of, move_of, slot_of
from neonstrip.rules.royale.ranking import first_and_second
from neonstrip.rules.royale.state import (
    BIG,
    DONE,
    DOUBLE_DOWN_FIELD,
    DOWN,
    NOBODY,
    SMALL,
    State,
    ask,
    casino_of,
    is_open,
    weight,
)


@rule
def activate(s: State) -> None:
    """R-DOUBLE-1, R-CHOICE-2: you may move own dice, unless none lie here or the casino is closed."""
    casino = casino_of(s, DOUBLE_DOWN)
    if is_open(s, casino) and weight(s, casino, s.active) > 0:
        ask(s, DOWN, s.active)
    else:
        s.phase = DONE


@rule
def options(s: State, out: Moves) -> int:
    """R-DOUBLE-1: any number of own dice, just placed or earlier."""
    casino = casino_of(s, DOUBLE_DOWN)
    out[0] = move_of(moves.DECLINE)
    n = 1
    for big in range(s.dice[casino, s.active, BIG] + 1):
        for small in range(s.dice[casino, s.active, SMALL] + 1):
            if small + big > 0:
                out[n] = move_of(moves.DOWN, big, small)
                n += 1
    return n


@rule
def choose(s: State, move: int) -> None:
    """R-DOUBLE-1: the dice go to the round field of the tile."""
    if not is_of(moves.DECLINE, move):
        casino = casino_of(s, DOUBLE_DOWN)
        big, small = slot_of(moves.DOWN, 0, move), slot_of(moves.DOWN, 1, move)
        s.dice[casino, s.active, SMALL] -= small
        s.dice[casino, s.active, BIG] -= big
        s.dice[DOUBLE_DOWN_FIELD, s.active, SMALL] += small
        s.dice[DOUBLE_DOWN_FIELD, s.active, BIG] += big
    s.phase = DONE


@rule
def reward(s: State) -> None:
    """R-DOUBLE-1: scored like a casino, paid from the bank."""
    first, second = first_and_second(s, DOUBLE_DOWN_FIELD)
    if first != NOBODY:
        pay(s, first, DOUBLE_DOWN_PRIZES[0], DOUBLE_DOWN)
    if second != NOBODY:
        pay(s, second, DOUBLE_DOWN_PRIZES[1], DOUBLE_DOWN)
