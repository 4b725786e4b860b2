"""A1 Lucky Punch: hide some markers in your fist; if your neighbour guesses wrong, they are worth something."""

from neonstrip.rules.casinos.noting import note
from neonstrip.rules.casinos.seating import ask, left_of
from neonstrip.rules.kernel import Moves, rule
from neonstrip.rules.royale import events, moves
from neonstrip.rules.royale.bank import pay
from neonstrip.rules.royale.moves import move_of, slot_of
from neonstrip.rules.royale.printed import JETON, LUCKY_PUNCH_REWARDS, tile
from neonstrip.rules.royale.state import DONE, GUESS, HIDE, State
from neonstrip.rules.royale.tiles.tile import Decision, Tile

LUCKY_PUNCH = tile("A1")


@rule
def activate(s: State) -> None:
    """R-LUCKY-1: hide one, two or three markers."""
    ask(s, HIDE, s.active)


@rule
def options(s: State, out: Moves) -> int:
    """R-LUCKY-1: any number of markers but none, to hide and to guess."""
    family = moves.HIDE if s.phase == HIDE else moves.GUESS
    for markers in range(len(LUCKY_PUNCH_REWARDS)):
        out[markers] = move_of(family, markers)
    return len(LUCKY_PUNCH_REWARDS)


@rule
def hide(s: State, move: int) -> None:
    """R-LUCKY-1: then the left neighbour guesses."""
    s.hidden = slot_of(moves.HIDE, 0, move) + 1
    ask(s, GUESS, left_of(s, s.active))


@rule
def guess(s: State, move: int) -> None:
    """R-LUCKY-1: the number is shown; a wrong guess pays the reward of the hidden number."""
    guessed, hidden = slot_of(moves.GUESS, 0, move) + 1, int(s.hidden)
    s.hidden = 0
    s.reveals += 1
    note(s, events.SHOWN, s.active, hidden, guessed)
    if guessed != hidden:
        pay(s, s.active, LUCKY_PUNCH_REWARDS[hidden - 1], LUCKY_PUNCH)
    s.phase = DONE


TILE = Tile(
    LUCKY_PUNCH,
    decisions=(
        Decision(HIDE, "R-LUCKY-1", options, hide, pays=("markers", LUCKY_PUNCH_REWARDS)),
        Decision(GUESS, "R-LUCKY-1", options, guess, pays=("markers", LUCKY_PUNCH_REWARDS)),
    ),
    activate=activate,
    worth=18,
    track=("lucky_punch", LUCKY_PUNCH_REWARDS),
    printed={
        "markers": len(LUCKY_PUNCH_REWARDS),
        "punch1": int(LUCKY_PUNCH_REWARDS[0]) // JETON,
        "punch2": int(LUCKY_PUNCH_REWARDS[1]),
        "punch3": int(LUCKY_PUNCH_REWARDS[2]),
    },
)
