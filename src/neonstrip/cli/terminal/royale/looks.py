"""How owners of dice look: a colour that colour-blind people tell apart, and a mark for those who see none."""

from __future__ import annotations

from neonstrip.play.royale.view import Dice, View

NIGHT, CREAM, INK = "#14112b", "#f6ecd6", "#1d2440"
PINK, CYAN, AMBER = "#ff4f9a", "#35e0f2", "#ffb52e"

LIT = f"bold {PINK} on {NIGHT}"
"""A neon sign, switched on only where it matters."""
GOLD = f"bold {AMBER} on {NIGHT}"
NOTE = f"bold {INK} on {CREAM}"
"""A banknote."""
BONE = f"{INK} on {CREAM}"
"""A die."""
BLACK = f"bold {CREAM} on {NIGHT}"
"""A black die."""
QUIET = "dim"

MARKS = "●■▲◆★"
COLORS = ("#e69f00", "#56b4e9", "#009e73", "#d55e00", "#cc79a7")
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
