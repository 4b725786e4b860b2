"""How owners of dice look: a colour that colour-blind people tell apart, and a mark for those who see none."""

from __future__ import annotations

from neonstrip.cli.terminal.looks import COLORS, MARKS, QUIET
from neonstrip.play.royale.view import Dice, View

IMAGINED = {"neutral": "○", "grey": "□"}
BIGGY = "B"


def mark(view: View, owner: str) -> str:
    """The mark of an owner of dice."""
    names = [seat.name for seat in view.seats]
    return MARKS[names.index(owner)] if owner in names else IMAGINED[owner]


def color(view: View, owner: str) -> str:
    """The style of an owner of dice."""
    names = [seat.name for seat in view.seats]
    return f"bold {COLORS[names.index(owner)]}" if owner in names else QUIET


def count(dice: Dice) -> str:
    """How many dice there are, the Biggy apart: 3+B."""
    parts = [str(dice.small)] if dice.small or not dice.big else []
    return "+".join([*parts, *[BIGGY] * dice.big])
