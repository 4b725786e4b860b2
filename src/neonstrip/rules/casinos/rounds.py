"""From round to round: how one opens, and what follows it."""

from collections.abc import Callable
from typing import Any

from neonstrip.rules.casinos.noting import note
from neonstrip.rules.casinos.seating import NOBODY, ask
from neonstrip.rules.kernel import rule

Rule = Callable[[Any], None]


@rule
def open_round(s: Any, phase: int, event: int) -> None:
    """R-SETUP-1, C-SETUP-2: all lies ready, and the starter is asked to roll."""
    s.active = s.starter
    ask(s, phase, s.starter)
    note(s, event, s.starter, s.round_number, 0)


def going_on(rounds: int, begin_round: Rule, phase: int, event: int) -> Rule:
    """The compiled way on from a round that was scored; `phase` and `event` are those of the end."""

    @rule
    def go_on(s: Any) -> None:
        """R-SETUP-1, C-SETUP-1: the next round begins, or the game is over."""
        if s.round_number < rounds:
            begin_round(s)
        else:
            ask(s, phase, NOBODY)
            s.reveals += 1
            note(s, event, 0, 0, 0)

    return go_on
