"""What must hold in every state of the games with casinos, whichever it is."""

from typing import Any

from neonstrip.rules.casinos.dice import dice_left
from neonstrip.rules.casinos.seating import NOBODY
from neonstrip.rules.kernel import rule


@rule
def is_movable(s: Any, count: int, phases: int, over: int, roll: int) -> bool:
    """Until a game is over somebody is asked, who has a choice; and who is to roll has dice."""
    if not 0 <= s.phase < phases or (s.phase == over) != (count == 0) or (s.phase == over) != (s.actor == NOBODY):
        return False
    return s.phase != roll or (dice_left(s, s.active) > 0 and s.actor == s.active)
