"""The whole table as a seat sees it, in as many columns and lines as the terminal has."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import zip_longest

from rich.cells import cell_len
from rich.text import Text

from neonstrip.cli.terminal.looks import GOLD, QUIET
from neonstrip.cli.terminal.newvegas.cards import draw_cards, draw_coming, draw_projects
from neonstrip.cli.terminal.newvegas.city import CITY_WIDTH, Place, draw_city
from neonstrip.cli.terminal.newvegas.looks import color, mark
from neonstrip.cli.terminal.newvegas.others import draw_others
from neonstrip.cli.terminal.newvegas.scoresheet import SHEET_WIDTH, draw_sheet
from neonstrip.cli.terminal.screen import Screen
from neonstrip.play.newvegas.sheet_view import SheetView
from neonstrip.play.newvegas.view import View

GAP = 1


def draw_paper(
    screen: Screen,
    view: View,
    sheet: SheetView,
    spots: Mapping[Place, str] | None = None,
    lamps: Mapping[Place, str] | None = None,
) -> list[Text]:
    """A player's two sheets: side by side, or below each other where that would not fit."""
    city, scores = draw_city(screen, view, sheet, spots or {}, lamps or {}), draw_sheet(screen, view, sheet)
    if screen.console.width < CITY_WIDTH + GAP + SHEET_WIDTH:
        return [*city, *_halves(scores, screen.console.width)]
    return beside(city, scores, CITY_WIDTH + GAP)


def _halves(lines: list[Text], width: int) -> list[Text]:
    """The score sheet in two columns below the map; in one where not even that fits."""
    if width < 2 * SHEET_WIDTH + GAP:
        return [Text(" ") + line for line in lines]
    half = (len(lines) + 1) // 2
    return beside(lines[:half], lines[half:], SHEET_WIDTH + GAP)


def beside(left: list[Text], right: list[Text], at: int) -> list[Text]:
    """Two blocks side by side, the right one beginning at a cell."""
    lines = []
    for one, other in zip_longest(left, right):
        line = one.copy() if one is not None else Text()
        line.append(" " * max(0, at - line.cell_len))
        lines.append(line.append_text(other) if other is not None else line)
    return lines


def draw_middle(screen: Screen, view: View) -> list[Text]:
    """Cards and projects, side by side or below each other."""
    cards, projects = draw_cards(screen, view), draw_projects(screen, view)
    space = max((line.cell_len for line in cards), default=0) + 1
    if not cards or space + max(line.cell_len for line in projects) > screen.console.width:
        return [*cards, *(Text(" ") + line for line in projects)]
    return beside(cards, projects, space)


def heading(screen: Screen, view: View, sheet: SheetView) -> Text:
    """Whose sheets these are, the round, and how the table plays."""
    left = screen.say("nv-round", round=view.round) if view.round else screen.say("nv-before")
    right = screen.say("nv-edition", edition=view.edition, golf=_yes(view.golf), bank=_yes(view.bank))
    name = f" {mark(view, sheet.name)} {sheet.name} "
    rule = "─" * max(1, screen.console.width - cell_len(left) - cell_len(right) - cell_len(name) - 6)
    return Text.assemble((f" {left} ", GOLD), (name, color(view, sheet.name)), (f"{rule} {right}", QUIET))


def _yes(option: bool) -> str:
    return "yes" if option else "no"


def draw(
    screen: Screen, view: View, sheet: SheetView, spots: Mapping[Place, str], lamps: Mapping[Place, str], space: int
) -> list[Text]:
    """The board in so many lines at most if it can be done: what is still to come goes first, then the others."""
    top = [heading(screen, view, sheet), *draw_paper(screen, view, sheet, spots, lamps)]
    middle, coming, others = draw_middle(screen, view), draw_coming(screen, view), draw_others(screen, view)
    for lines in ([*top, *middle, *coming, *others], [*top, *middle, *others], [*top, *middle]):
        if len(lines) <= space:
            return lines
    return [*top, *middle]
