"""The move that Handicap and My Choice give: turn and place a remaining die, or take one back. It activates nothing."""

from neonstrip.rules.casinos.dice import KINDS, dice_left
from neonstrip.rules.casinos.seating import ask
from neonstrip.rules.kernel import Moves, rule
from neonstrip.rules.royale import moves
from neonstrip.rules.royale.moves import is_of, move_of, slot_of
from neonstrip.rules.royale.printed import CASINOS
from neonstrip.rules.royale.state import DONE, FREE_MOVES, MOVE, State, is_open
from neonstrip.rules.royale.tiles.tile import Decision


@rule
def turns(s: State, out: Moves, n: int) -> int:
    """R-POWER-1, R-HANDICAP-1, R-CHOICE-1: a remaining die can be turned to the number of any open casino."""
    for kind in range(KINDS):
        if s.hand[s.active, kind] > 0:
            for casino in range(CASINOS):
                if is_open(s, casino):
                    out[n] = move_of(moves.TURN, kind, casino)
                    n += 1
    return n


@rule
def can_take_back(s: State, kind: int, casino: int) -> bool:
    """R-HANDICAP-1: an own die, the one just placed too, from an open casino, never from a tile."""
    return is_open(s, casino) and s.dice[casino, s.active, kind] > 0


@rule
def begin_relocation(s: State) -> None:
    """R-HANDICAP-1, R-CHOICE-1: compulsory if any move is possible."""
    possible = dice_left(s, s.active) > 0
    for kind in range(KINDS):
        for casino in range(CASINOS):
            possible = possible or can_take_back(s, kind, casino)
    if possible:
        ask(s, MOVE, s.active)
    else:
        s.phase = DONE


@rule
def options(s: State, out: Moves) -> int:
    """R-HANDICAP-1, R-CHOICE-1: turn and place, or take back; by a house rule, or leave it."""
    n = turns(s, out, 0)
    for kind in range(KINDS):
        for casino in range(CASINOS):
            if can_take_back(s, kind, casino):
                out[n] = move_of(moves.BACK, kind, casino)
                n += 1
    if s.house & FREE_MOVES:
        out[n] = move_of(moves.DECLINE)
        n += 1
    return n


@rule
def turn_die(s: State, move: int) -> None:
    """R-POWER-1, R-HANDICAP-1, R-CHOICE-1: one die goes from the hand to the casino of the chosen number."""
    kind, casino = slot_of(moves.TURN, 0, move), slot_of(moves.TURN, 1, move)
    s.hand[s.active, kind] -= 1
    s.dice[casino, s.active, kind] += 1


@rule
def choose(s: State, move: int) -> None:
    """R-HANDICAP-1, R-CHOICE-1, R-TILE-7: nothing is activated."""
    if is_of(moves.TURN, move):
        turn_die(s, move)
    elif is_of(moves.BACK, move):
        kind, casino = slot_of(moves.BACK, 0, move), slot_of(moves.BACK, 1, move)
        s.dice[casino, s.active, kind] -= 1
        s.hand[s.active, kind] += 1
    s.phase = DONE


def relocation(rule_id: str) -> Decision:
    """What a tile asks for that gives the move, by its own rule."""
    return Decision(MOVE, rule_id, options, choose)
