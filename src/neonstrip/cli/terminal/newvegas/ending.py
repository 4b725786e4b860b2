"""The first and the last screen: the welcome, and the scoring area by area with the winner and what broke a tie."""

from __future__ import annotations

from dataclasses import dataclass

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from neonstrip.cli.terminal.looks import GOLD, QUIET, sign
from neonstrip.cli.terminal.newvegas.cards import draw_projects
from neonstrip.cli.terminal.newvegas.looks import color, mark
from neonstrip.cli.terminal.screen import Screen
from neonstrip.cli.terminal.talk import describe
from neonstrip.cli.terminal.winners import show_sign, show_winners
from neonstrip.play import Game
from neonstrip.play.newvegas import ties
from neonstrip.play.newvegas.opponents import ACME, OPPONENTS
from neonstrip.play.newvegas.sheet_view import SheetView
from neonstrip.play.newvegas.view import View

LABEL, COLUMN = 20, 11


@dataclass
class Standing:
    """One column of the scoring."""

    name: str
    areas: dict[str, int]
    total: int
    sheet: SheetView | None
    """The ACME has none."""

    @property
    def hotels(self) -> tuple[int, int]:
        """All hotels, and the grand ones: what breaks ties."""
        if self.sheet is None:
            return (0, 0)
        grand = self.sheet.hotels.count("grand")
        return grand + self.sheet.hotels.count("small"), grand


def welcome(screen: Screen, game: Game, view: View) -> None:
    """What the game is about, in a few lines, and who plays."""
    screen.line()
    screen.lines(sign(screen.say("play-welcome-sign")))
    screen.prose(Text(screen.say("game-newvegas"), "bold"))
    screen.prose(screen.say("nv-welcome"))
    screen.line()
    for sheet, kind in zip(view.sheets, game.kinds, strict=True):
        line = Text.assemble("   ", (f"{mark(view, sheet.name)} {sheet.name}", color(view, sheet.name)))
        screen.line(line if sheet.name == view.seat else line.append(f"  {describe(screen, kind)}", QUIET))
    if view.acme:
        words = screen.say("nv-welcome-acme", name=view.acme.name, level=view.acme.level, levels=len(OPPONENTS))
        screen.line(Text("   ").append(words, GOLD))
        screen.prose(screen.say(f"nv-style-{OPPONENTS[view.acme.level - 1]['style']}"), indent=3)
    screen.line()


def standings(view: View) -> list[Standing]:
    """Everyone, the ACME last."""
    found = [Standing(sheet.name, sheet.areas, sheet.total, sheet) for sheet in view.sheets]
    return found + ([Standing(ACME, view.acme.areas, view.acme.total, None)] if view.acme else [])


def show_result(screen: Screen, game: Game, reader: str | None) -> None:
    """Why the game ended, every area of everyone, votes and debts, and who has won by what."""
    view: View = game.view(reader)
    screen.line()
    for end in view.ended_by:
        screen.prose(Text(screen.say(f"nv-end-{end}"), "bold"))
    screen.lines(Text(" ") + line for line in draw_projects(screen, view))
    screen.line()
    columns = standings(view)
    for start in range(0, len(columns), fits := max(1, (screen.console.width - LABEL) // COLUMN)):
        _table(screen, view, columns[start : start + fits])
    if view.acme and view.acme.hidden_number is not None:
        screen.prose(screen.say("nv-end-hidden", number=view.acme.hidden_number))
    screen.line()
    _winner(screen, game, reader, columns)


def _table(screen: Screen, view: View, columns: list[Standing]) -> None:
    names = Text(" " * LABEL)
    for each in columns:
        plate = each.name if each.name == ACME else f"{mark(view, each.name)} {each.name}"
        names.append(_right(plate), color(view, each.name))
    screen.line(names)
    for area in columns[0].areas:
        _line(screen, screen.say(f"nv-area-{area}"), [str(each.areas[area]) for each in columns])
    _line(screen, screen.say("nv-sheet-total"), [str(each.total) for each in columns], "bold")
    sheets = [each.sheet for each in columns]
    if view.bank:
        acme = view.acme.vote if view.acme else None
        votes = [screen.say("nv-vote", vote=(sheet.vote if sheet else acme) or "none") for sheet in sheets]
        _line(screen, screen.say("nv-end-votes"), votes, QUIET)
    _line(screen, screen.say("nv-end-bundles"), [str(sheet.bundles) if sheet else "" for sheet in sheets], QUIET)
    _line(screen, screen.say("nv-end-debts"), [str(sheet.debts) if sheet else "" for sheet in sheets], QUIET)
    hotels = ["{} ({})".format(*each.hotels) if each.sheet else "" for each in columns]
    _line(screen, screen.say("nv-end-hotels"), hotels, QUIET)


def _right(words: str) -> str:
    fitted = set_cell_size(words, min(cell_len(words), COLUMN - 1))
    return " " * (COLUMN - cell_len(fitted)) + fitted


def _line(screen: Screen, label: str, cells: list[str], style: str = "") -> None:
    line = Text().append(" " + set_cell_size(label, LABEL - 1), QUIET)
    screen.line(line.append("".join(map(_right, cells)), style))


def _winner(screen: Screen, game: Game, reader: str | None, columns: list[Standing]) -> None:
    winners = game.winners()
    if winners:
        show_winners(screen, winners, reader)
    else:
        show_sign(screen, screen.say("nv-acme-wins"), for_reader=False)
    tie = tie_break(winners, columns)
    if tie:
        screen.prose(screen.say(f"nv-tie-{tie}"))


def tie_break(winners: list[str], columns: list[Standing]) -> str | None:
    """N-SCORE-9, N-SOLO-12: what decided between those with the most points, if there were several."""
    players = [each for each in columns if each.sheet is not None]
    acme = next((each.total for each in columns if each.sheet is None), None)
    return ties.tie_break([each.total for each in players], [each.hotels[0] for each in players], len(winners), acme)
