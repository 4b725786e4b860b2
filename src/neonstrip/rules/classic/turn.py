"""A turn: what may be done now (`legal`), and what a move brings (`advance`). Nothing else changes a state."""

from neonstrip.rules.casinos.dice import is_rolled, next_with_dice, roll_dice, take_back_roll
from neonstrip.rules.casinos.seating import NOBODY, ask
from neonstrip.rules.classic import moves
from neonstrip.rules.classic.moves import move_of, slot_of
from neonstrip.rules.classic.printed import CASINOS
from neonstrip.rules.classic.scoring import end_round
from neonstrip.rules.classic.state import OVER, OWN, PALE, PLACE, ROLL, WHITE, State
from neonstrip.rules.indexing import at
from neonstrip.rules.kernel import Moves, inlined


@inlined
def legal(s: State, out: Moves) -> int:
    """C-TURN-1: roll, then one of the numbers that were rolled; returns how many moves there are."""
    if s.phase == OVER:
        return 0
    if s.phase == ROLL:
        out[0] = move_of(moves.ROLL)
        return 1
    n = 0
    for casino in range(CASINOS):
        out[n] = move_of(moves.PLACE, casino)  # the next takes its place unless this one counts: quicker than a jump
        if is_rolled(s, casino):
            n += 1
    return n


@inlined
def advance(s: State, move: int) -> None:
    """Make a legal move, and all that follows from it up to the next decision. Legality is not checked here."""
    s.moves += 1
    s.happened = 0
    if s.phase == ROLL:
        roll_dice(s)
        ask(s, PLACE, s.active)
    else:
        place(s, slot_of(moves.PLACE, 0, move))
        end_turn(s)


@inlined
def place(s: State, casino: int) -> None:
    """C-TURN-1, C-WHITE-1: all dice of the number go to its casino, white ones too; the rest is taken back."""
    player, own, white = at(s.active), s.roll[OWN, at(casino)], s.roll[PALE, at(casino)]
    s.hand[player, OWN] -= own
    s.hand[player, PALE] -= white
    s.dice[at(casino), player] += own
    s.dice[at(casino), WHITE] += white
    take_back_roll(s)


@inlined
def end_turn(s: State) -> None:
    """C-TURN-1: to the left, past those without dice; when nobody has any, the round ends."""
    player = next_with_dice(s)
    if player == NOBODY:
        end_round(s)
    else:
        s.active = player
        ask(s, ROLL, player)
