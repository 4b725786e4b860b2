"""The others at the table in a line each, and in solo the ACME: its pile, what its next card shows, its checks."""

from __future__ import annotations

from rich.cells import set_cell_size
from rich.text import Text

from neonstrip.cli.terminal.looks import GOLD, QUIET
from neonstrip.cli.terminal.newvegas.cards import action_name
from neonstrip.cli.terminal.newvegas.looks import DEBT, ICONS, color, mark
from neonstrip.cli.terminal.screen import Screen
from neonstrip.play.newvegas.acme_view import Acme
from neonstrip.play.newvegas.sheet_view import SheetView
from neonstrip.play.newvegas.view import View

NAME = 8
YES, NO = "yes", "no"
SHOWN = 40
"""Cards of the ACME's pile that fit a line; earlier ones are only counted."""


def draw_others(screen: Screen, view: View) -> list[Text]:
    """Everyone but the reader."""
    lines = [_seat(screen, view, sheet) for sheet in view.sheets if sheet.name != view.seat]
    return lines + (_acme(screen, view.acme) if view.acme else [])


def _seat(screen: Screen, view: View, sheet: SheetView) -> Text:
    line = Text.assemble("✓" if sheet.name not in view.waiting_for and view.stage != "over" else " ")
    line.append(f"{mark(view, sheet.name)} {set_cell_size(sheet.name, NAME)}", color(view, sheet.name))
    line.append(DEBT if sheet.owed else " ")
    return line.append(screen.say("nv-other", **summary(sheet)))


def summary(sheet: SheetView) -> dict[str, int | str]:
    """A sheet in short."""
    return {
        "total": sheet.sure_total,
        "opened": sum(lot.number is not None for lot in sheet.lots),
        "grand": sheet.hotels.count("grand"),
        "small": sheet.hotels.count("small"),
        "boxes": sheet.free_boxes,
        "runs": " ".join(map(str, sheet.runs)),
        "shows": sum(sheet.shows),
        "projects": sum(points > 0 for points in sheet.projects.values()),
    }


def _acme(screen: Screen, acme: Acme) -> list[Text]:
    """Three lines: how it stands, its pile from the first card to the last, what comes next."""
    projects = sum(points > 0 for points in acme.projects.values())
    hotels = " ".join(map(str, acme.hotels)) or "–"
    head = Text().append(f" ACME {acme.level} {acme.name} ", GOLD)
    facts = screen.say("nv-acme", total=acme.total, projects=projects, hotels=hotels, cards=len(acme.pile))
    pile = " ".join(ICONS[action] for action in acme.pile[-SHOWN:])
    shown = Text.assemble((f"   {screen.say('nv-acme-pile')} ", QUIET), pile or "–")
    counts = [f"{action_name(screen, a)} ×{acme.pile.count(a)}" for a in ICONS if a in acme.pile]
    lines = [head.append(f" {facts}"), shown]
    if counts:
        lines.append(Text(" " * 3 + "  ".join(counts), QUIET))
    lines.append(Text("   ").append(_next_card(screen, acme)).append(" ").append(_next_check(screen, acme)))
    return lines


def _next_card(screen: Screen, acme: Acme) -> str:
    if acme.next_action is None:
        return screen.say("nv-acme-no-card")
    if acme.next_validation:
        return screen.say("nv-acme-validation", colour=screen.say(f"nv-colour-{acme.next_validation}"))
    return screen.say("nv-acme-next", action=action_name(screen, acme.next_action))


def _next_check(screen: Screen, acme: Acme) -> str:
    """What the next validation card will make the ACME do."""
    done = len(acme.validated)
    if done >= len(acme.checks):
        return screen.say("nv-acme-checked")
    check = acme.checks[done]
    hotels = " ".join(map(str, check["hotels"]))
    name = "nv-acme-check" if hotels else "nv-acme-check-project"
    return screen.say(name, check=done + 1, hotels=hotels, project=YES if check["project"] else NO)
