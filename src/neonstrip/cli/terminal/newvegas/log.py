"""What everyone did in a round, told when all have confirmed: what was revealed, in short pieces."""

from __future__ import annotations

from typing import Any

from rich.cells import set_cell_size
from rich.text import Text

from neonstrip.cli.terminal.newvegas.looks import color, mark
from neonstrip.cli.terminal.newvegas.others import NAME
from neonstrip.cli.terminal.screen import Screen
from neonstrip.play.newvegas.opponents import ACME
from neonstrip.play.newvegas.phrases import PHRASES
from neonstrip.play.newvegas.view import View

SILENT = ("acme_area",)
"""The ACME's points are left to its card on the table."""


def tell_round(screen: Screen, view: View, events: list[dict[str, Any]]) -> list[Text]:
    """A line for everyone to whom something happened."""
    told: dict[str, list[str]] = {}
    lines = []
    for event in events:
        kind = event["event"]
        words = screen.tell(PHRASES["events"][kind], event)
        if kind == "shuffled":
            lines.append(Text(f"   {words}"))
        elif kind.startswith("acme_") and kind not in SILENT:
            told.setdefault(ACME, []).append(words)
        elif "player" in event:
            told.setdefault(event["player"], []).append(words)
    return [_line(view, name, pieces) for name, pieces in told.items()] + lines


def _line(view: View, name: str, pieces: list[str]) -> Text:
    sign = " " if name == ACME else mark(view, name)
    line = Text.assemble((f" {sign} {set_cell_size(name, NAME)} ", color(view, name)))
    return line.append(" · ".join(pieces))
