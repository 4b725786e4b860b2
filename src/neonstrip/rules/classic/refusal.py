"""Why a move is not legal: the rule it breaks."""

from neonstrip.rules.classic.state import OVER, State


def broken_rule(s: State, move: int) -> str:
    """C-TURN-1 says all that may be done in a game; C-END-1 that it is over."""
    return "C-END-1" if s.phase == OVER else "C-TURN-1"
