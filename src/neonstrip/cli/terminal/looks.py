"""Colours and characters that every game shares: night and neon for places, paper and ink for what players own."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

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
"""Told apart by colour-blind people; the marks are for those who see none."""
WIDEST_SIGN = 70


def sign(words: str, style: str = LIT) -> list[Text]:
    """A neon sign, lit; without its tube where that would not fit."""
    if cell_len(words) > WIDEST_SIGN:
        return [Text(" ") + Text(f" {words} ", style)]
    tube = "─" * (cell_len(words) + 4)
    return [Text(" ") + Text(line, style) for line in (f"╭{tube}╮", f"│  {words}  │", f"╰{tube}╯")]
