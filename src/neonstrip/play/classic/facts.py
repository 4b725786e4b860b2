"""What words about a move need besides its own text: figures from what everybody sees. Words are made at the edge."""

from __future__ import annotations

from typing import Any

from neonstrip.play.casinos.dice import numbers
from neonstrip.rules.classic.moves import GRAMMAR
from neonstrip.rules.classic.state import OWN, PALE
from neonstrip.rules.kernel import Records


def facts_of(state: Records, move: int) -> dict[str, Any]:
    """The facts about a move: of a placement the dice that go, and the whole roll. All of it is public."""
    parts = GRAMMAR.parts[move]
    if parts.family != "place":
        return {}
    roll, casino = state["roll"][0].tolist(), parts.values["casino"]
    return {
        "own": roll[OWN][casino],
        "white": roll[PALE][casino],
        "roll": {"own": numbers(roll[OWN]), "white": numbers(roll[PALE])},
    }
