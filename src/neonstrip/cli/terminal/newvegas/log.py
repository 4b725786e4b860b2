"""What everyone did in a round, told when all have confirmed: the difference between two views, in short pieces."""

from __future__ import annotations

from rich.cells import set_cell_size
from rich.text import Text

from neonstrip.cli.terminal.newvegas.looks import ACME, color, mark
from neonstrip.cli.terminal.newvegas.others import NAME
from neonstrip.cli.terminal.newvegas.scoresheet import SHEET
from neonstrip.cli.terminal.screen import Screen
from neonstrip.play.newvegas.sheet_view import Lot, SheetView
from neonstrip.play.newvegas.view import View

SIDES = ("left", "right")


def tell_round(screen: Screen, before: View, after: View) -> list[Text]:
    """A line for everyone to whom something happened since an earlier view."""
    lines = []
    for then, now in zip(before.sheets, after.sheets, strict=True):
        pieces = tell_sheet(screen, then, now)
        if pieces:
            lines.append(_line(after, now.name, pieces))
    pieces = _acme(screen, before, after)
    if pieces:
        lines.append(_line(after, ACME, pieces))
    if sum(after.actions_to_come.values()) > sum(before.actions_to_come.values()):
        lines.append(Text(f"   {screen.say('nv-shuffled')}"))
    return lines


def _line(view: View, name: str, pieces: list[str]) -> Text:
    sign = " " if name == ACME else mark(view, name)
    line = Text.assemble((f" {sign} {set_cell_size(name, NAME)} ", color(view, name)))
    return line.append(" · ".join(pieces))


def tell_sheet(screen: Screen, then: SheetView, now: SheetView) -> list[str]:
    """What changed on a player's sheets, in the order of a turn."""
    say = screen.say
    pieces = [say("nv-did-refuse")] if now.refusals > then.refusals else []
    pairs = list(zip(then.lots, now.lots, strict=True))
    for was, is_ in pairs:
        pieces += _opened(screen, was, is_)
    for was, is_ in pairs:
        if is_.built and not was.built:
            pieces.append(say("nv-did-build", street=is_.street, avenue=is_.avenue))
    for column, crossed in now.improved.items():
        if crossed > then.improved[column]:
            pieces.append(say("nv-did-improve", column=say(f"nv-column-{column}"), value=_value(column, crossed)))
    for side, shows in enumerate(now.shows):
        if shows > then.shows[side]:
            pieces.append(say("nv-did-show", side=SIDES[side], value=SHEET[f"shows_{SIDES[side]}"][shows]))
    if now.checked > then.checked:
        pieces.append(say("nv-did-check", boxes=now.checked - then.checked))
    if len(now.route) > len(then.route):
        pieces.append(_drive(screen, now, [is_ for was, is_ in pairs if is_.passed and not was.passed]))
    for group, bonus in enumerate(now.groups):
        if bonus and not then.groups[group]:
            pieces.append(say(f"nv-did-bonus-{bonus}"))
    return pieces + _settled(screen, then, now)


def _opened(screen: Screen, was: Lot, is_: Lot) -> list[str]:
    """A number written, and perhaps a star lost by it."""
    if is_.number == was.number:
        return []
    pieces = [screen.say("nv-did-open", number=is_.number, street=is_.street, avenue=is_.avenue)]
    return pieces + ([screen.say("nv-did-lose-star")] if is_.show == "lost" else [])


def _drive(screen: Screen, now: SheetView, passed: list[Lot]) -> str:
    name = "home" if now.home else "drive"
    carpets = ", ".join(screen.say(f"nv-carpet-{lot.carpet}") for lot in passed)
    return screen.say(f"nv-did-{name}-past" if passed else f"nv-did-{name}", carpets=carpets)


def _value(column: str, crossed: int) -> str:
    if column == "inauguration":
        return "/".join(map(str, SHEET["inauguration_rank"][crossed]))
    return str(SHEET[column][crossed])


def _settled(screen: Screen, then: SheetView, now: SheetView) -> list[str]:
    """Hotels and projects, which come when all have confirmed."""
    pieces = []
    for avenue, hotel in enumerate(now.hotels, 1):
        if hotel and not then.hotels[avenue - 1]:
            pieces.append(screen.say("nv-did-hotel", kind=hotel, avenue=avenue))
    for colour, points in now.projects.items():
        if points and not then.projects[colour]:
            pieces.append(screen.say("nv-did-project", colour=screen.say(f"nv-colour-{colour}"), points=points))
    return pieces


def _acme(screen: Screen, before: View, after: View) -> list[str]:
    """What the ACME built and scored, and the card it got."""
    then, now = before.acme, after.acme
    if then is None or now is None:
        return []
    say = screen.say
    pieces = [say("nv-did-get", action=say(f"nv-action-{action}")) for action in now.pile[len(then.pile) :]]
    pieces += [say("nv-did-hotel", kind="grand", avenue=avenue) for avenue in now.hotels if avenue not in then.hotels]
    for colour, points in now.projects.items():
        if points and not then.projects[colour]:
            pieces.append(say("nv-did-project", colour=say(f"nv-colour-{colour}"), points=points))
    return pieces
