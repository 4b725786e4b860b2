"""Players around a table: who comes next, and who is asked."""

from typing import Any

from neonstrip.rules.kernel import inlined

NOBODY = -1


@inlined
def left_of(s: Any, player: int) -> int:
    """The neighbour to the left, who is next clockwise."""
    return player + 1 if player + 1 < s.players else 0


@inlined
def ask(s: Any, phase: int, actor: int) -> None:
    """Await a decision."""
    s.phase = phase
    s.actor = actor
