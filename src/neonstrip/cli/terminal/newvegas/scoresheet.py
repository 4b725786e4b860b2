"""The score sheet: columns with what is crossed off, the inauguration track, the safe, and the points as they are now.

The value that counts stands in brackets; those before it are crossed off. Points are those that are sure: what
debts and the way home would cost stands apart.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from neonstrip.cli.terminal.looks import GOLD, QUIET
from neonstrip.cli.terminal.newvegas.looks import BUNDLE, DEBT, PROJECT_STYLES
from neonstrip.cli.terminal.screen import Screen
from neonstrip.play.newvegas.sheet_view import SheetView
from neonstrip.play.newvegas.view import View
from neonstrip.rules.newvegas.printed import PRINTED

SHEET = PRINTED["score_sheet"]
LABEL, BODY, POINTS = 10, 25, 4
SHEET_WIDTH = LABEL + BODY + POINTS
CROSSED = "dim strike"
MANY = 9
"""From so many on, bundles and debts are counted rather than drawn."""


def draw_sheet(screen: Screen, view: View, sheet: SheetView) -> list[Text]:
    """The score sheet in as many lines as the map has."""
    points = sheet.sure
    return [
        _title(screen),
        _row(screen, "nv-sheet-projects", _projects(sheet), points("projects")),
        _row(screen, "nv-sheet-inauguration", _ranks(screen, sheet), points("inauguration")),
        _row(screen, "nv-sheet-boxes", _boxes(sheet), None),
        _row(screen, "nv-sheet-shows", _show_column(sheet, 0), points("shows")),
        _row(screen, None, _show_column(sheet, 1), None),
        _row(screen, "nv-sheet-grand", _times(sheet, "grand_hotel"), points("hotels")),
        _row(screen, "nv-sheet-small", _times(sheet, "small_hotel"), None),
        _row(screen, "nv-sheet-streets", _runs(sheet), points("streets")),
        *_golf(screen, view, sheet),
        _row(screen, "nv-sheet-limousine", _carpets(sheet), points("limousine")),
        _row(screen, "nv-sheet-missing", _times(sheet, "missing_line"), None),
        _row(screen, "nv-sheet-safe", _safe(sheet), points("safe")),
        _row(screen, "nv-sheet-total", _owed(screen, sheet), sheet.sure_total, GOLD),
    ]


def _title(screen: Screen) -> Text:
    name, points = screen.say("nv-sheet-title"), screen.say("nv-sheet-points")
    gap = " " * max(1, SHEET_WIDTH - cell_len(name) - cell_len(points))
    return Text.assemble((name, GOLD), gap, (points, QUIET))


def _row(screen: Screen, label: str | None, body: Text, points: int | None, style: str = "bold") -> Text:
    line = Text.assemble((set_cell_size(screen.say(label) if label else "", LABEL), QUIET))
    body.truncate(BODY if points is not None else BODY + POINTS)
    line.append_text(body)
    if points is not None:
        line.append(" " * (LABEL + BODY - line.cell_len))
        line.append(f"{points:>{POINTS}}", style)
    return line


def column(values: Sequence[int], crossed: int, marks: Sequence[str] = ()) -> Text:
    """Values of a column: crossed off, in brackets, still to come."""
    text = Text()
    for place, value in enumerate(values):
        if place not in (0, crossed, crossed + 1):
            text.append(" ")
        if place == crossed:
            text.append(f"[{value}]", "bold")
        else:
            text.append(str(value), CROSSED if place < crossed else "")
        text.append(marks[place] if marks else "")
    return text


def _times(sheet: SheetView, name: str, gap: str = " ") -> Text:
    count = sheet.times[name]
    return column(SHEET[name], sheet.improved[name]).append(f"{gap}×{count}", "bold" if count else QUIET)


def _projects(sheet: SheetView) -> Text:
    parts = [Text(str(points) if points else "–", PROJECT_STYLES[c]) for c, points in sheet.projects.items()]
    return Text(" · ").join(parts)


def _ranks(screen: Screen, sheet: SheetView) -> Text:
    """Points of the three ranks, before or after the improvement, and the rank as it is now."""
    improved = sheet.improved["inauguration"]
    text = Text()
    for place, ranks in enumerate(SHEET["inauguration_rank"]):
        words = "/".join(map(str, ranks))
        text.append(f"[{words}]" if place == improved else words, "bold" if place == improved else CROSSED * improved)
    return text.append(" " + screen.say("nv-sheet-rank", rank=sheet.rank))


def _boxes(sheet: SheetView) -> Text:
    """The track: groups of boxes, circled ones in parentheses, the last box after the scissors."""
    ends = [0]
    for size in SHEET["inauguration_groups"]:
        ends.append(ends[-1] + size)
    text = Text()
    for group, (begin, end) in enumerate(pairwise(ends)):
        boxes = "".join("x" if box < sheet.checked else "." for box in range(begin, end))
        used = sheet.groups[group]
        debt = DEBT if used == "extension" else ""
        text.append(f"({boxes}){debt}" if used else boxes, QUIET if used else "bold" if sheet.checked >= end else "")
        text.append(" ")
    last = "x" if sheet.checked >= SHEET["inauguration_last_box"] else "."
    return text.append(f"✂{last}")


def _show_column(sheet: SheetView, side: int) -> Text:
    """Shows of one column, with a debt beside the boxes that repay it; a column not begun only threatens with them."""
    name = ("left", "right")[side]
    values, shows = SHEET[f"shows_{name}"], sheet.shows[side]
    marks = [""] * len(values)
    for box in sheet.show_debts[side]:
        marks[box - 1] = DEBT if shows else "°"
    return column(values, shows, marks)


def _runs(sheet: SheetView) -> Text:
    """The longest run of each street, with a plus where nobody has a longer one, and the bonus for those."""
    text = Text()
    for run, leads in zip(sheet.runs, sheet.leads, strict=True):
        text.append(f"{run}{'+' if leads else ''} ", "bold" if leads else "")
    return text.append(" ").append_text(column(SHEET["street_bonus"], sheet.improved["street_bonus"]))


def _golf(screen: Screen, view: View, sheet: SheetView) -> list[Text]:
    if not view.golf:
        return [_row(screen, "nv-sheet-golf", Text(screen.say("nv-sheet-no-golf"), QUIET), None), Text()]
    bodies = [Text(f"{par}:").append_text(_times(sheet, f"par{par}", gap="")) for par in (3, 4, 5)]
    first = Text(" ").join(bodies[:2])
    return [_row(screen, "nv-sheet-golf", first, sheet.sure("golf")), _row(screen, None, bodies[2], None)]


def _carpets(sheet: SheetView) -> Text:
    columns = (("V", "vip"), ("L", "luxury"))
    return Text(" ").join(Text(f"{letter}:").append_text(_times(sheet, name, gap="")) for letter, name in columns)


def _safe(sheet: SheetView) -> Text:
    """Bundles, then debts."""
    safe = Text().append(_pieces(BUNDLE, sheet.bundles), "bold")
    return safe.append("  ").append(_pieces(DEBT, sheet.debts), "bold" if sheet.debts > sheet.bundles else "")


def _owed(screen: Screen, sheet: SheetView) -> Text:
    """What is no part of the points because it can still be averted."""
    return Text(screen.say("nv-sheet-owed", points=sum(sheet.owed.values())) if sheet.owed else "", QUIET)


def _pieces(sign: str, count: int) -> str:
    return sign * count if count < MANY else f"{count}{sign}"
