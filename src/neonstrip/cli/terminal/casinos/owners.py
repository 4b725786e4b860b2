"""How owners of dice look: a colour that colour-blind people tell apart, and a mark for those who see none."""

from __future__ import annotations

from typing import Any

from neonstrip.cli.terminal.looks import COLORS, MARKS, QUIET

IMAGINED = {"neutral": "○", "grey": "□"}


def mark(view: Any, owner: str) -> str:
    """The mark of an owner of dice at the table of a view."""
    names = [seat.name for seat in view.seats]
    return MARKS[names.index(owner)] if owner in names else IMAGINED[owner]


def color(view: Any, owner: str) -> str:
    """The style of an owner of dice."""
    names = [seat.name for seat in view.seats]
    return f"bold {COLORS[names.index(owner)]}" if owner in names else QUIET
