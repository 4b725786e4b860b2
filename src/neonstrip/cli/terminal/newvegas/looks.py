"""How things of New Las Vegas look: players, actions, projects, and what is drawn on the map."""

from __future__ import annotations

from neonstrip.cli.terminal.looks import AMBER, COLORS, CREAM, CYAN, GOLD, INK, MARKS, PINK, QUIET
from neonstrip.play.newvegas.opponents import ACME
from neonstrip.play.newvegas.view import View

WIDTH = 100
"""The map and the score sheet lie side by side."""

INKED = f"bold {INK} on {CREAM}"
"""Something written on paper."""
ROUTE = f"bold {CYAN}"
CRANE = AMBER
GREEN = "bold #009e73"
PROJECT_STYLES = {"pink": PINK, "purple": "#b58cff", "yellow": AMBER}

ICONS = {"construction": "┬", "improvement": "↑", "show": "☆", "inauguration": "✂", "limousine": "▟"}
BUNDLE, DEBT = "$", "!"
MANY_MARKS = MARKS + "▼"
MANY_COLORS = (*COLORS, "#f0e442")


def mark(view: View, name: str) -> str:
    """The mark of a player; beyond six there are only names."""
    place = _place(view, name)
    return MANY_MARKS[place] if 0 <= place < len(MANY_MARKS) else "▪"


def color(view: View, name: str) -> str:
    if name == ACME:
        return GOLD
    place = _place(view, name)
    return f"bold {MANY_COLORS[place]}" if 0 <= place < len(MANY_COLORS) else QUIET


def _place(view: View, name: str) -> int:
    names = [sheet.name for sheet in view.sheets]
    return names.index(name) if name in names else -1
