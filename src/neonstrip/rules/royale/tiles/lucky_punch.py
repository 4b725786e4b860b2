"""A1 Lucky Punch: hide some markers in your fist; if your neighbour guesses wrong, they are worth something."""

from neonstrip.rules.kernel import Moves, rule
from neonstrip.rules.royale import events
from neonstrip.rules.royale.bank import pay
from neonstrip.rules.royale.events import note
from neonstrip.rules.royale.facts import LUCKY_PUNCH, LUCKY_PUNCH_REWARDS
from neonstrip.rules.royale.moves import GUESS_AT, HIDE_AT
from neonstrip.rules.royale.state import DONE, GUESS, HIDE, State, ask, left_of


@rule
def activate(s: State) -> None:
    """R-LUCKY-1: hide one, two or three markers."""
    ask(s, HIDE, s.active)


@rule
def options(s: State, out: Moves) -> int:
    """R-LUCKY-1: any number of markers but none, to hide and to guess."""
    first = HIDE_AT if s.phase == HIDE else GUESS_AT
    for i in range(len(LUCKY_PUNCH_REWARDS)):
        out[i] = first + i
    return len(LUCKY_PUNCH_REWARDS)


@rule
def hide(s: State, move: int) -> None:
    """R-LUCKY-1: then the left neighbour guesses."""
    s.hidden = move - HIDE_AT + 1
    ask(s, GUESS, left_of(s, s.active))


@rule
def guess(s: State, move: int) -> None:
    """R-LUCKY-1: the number is shown; a wrong guess pays the reward of the hidden number."""
    guessed, hidden = move - GUESS_AT + 1, int(s.hidden)
    s.hidden = 0
    s.reveals += 1
    note(s, events.SHOWN, s.active, hidden, guessed)
    if guessed != hidden:
        pay(s, s.active, LUCKY_PUNCH_REWARDS[hidden - 1], LUCKY_PUNCH)
    s.phase = DONE
