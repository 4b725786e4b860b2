"""The table as a seat sees it: the Strip with its six casinos, the tiles, and everyone's dice, jetons and money."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from itertools import zip_longest
from typing import NamedTuple

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from neonstrip.cli.terminal.casinos.owners import color, mark
from neonstrip.cli.terminal.looks import GOLD, LIT, NOTE, QUIET
from neonstrip.cli.terminal.royale.contest import contest
from neonstrip.cli.terminal.royale.looks import count
from neonstrip.cli.terminal.royale.tiles import status_lines, tile_lines
from neonstrip.cli.terminal.screen import Screen
from neonstrip.play.royale.view import Casino, Seat, View
from neonstrip.rules.royale.printed import ROUNDS

FRONT = 13
"""Cells a casino takes: six of them stand side by side."""
HALF = 39


class Wide(NamedTuple):
    """Cells for a seat's name, dice and jetons. A name may be cut: everybody has their mark as well."""

    name: int
    dice: int
    jetons: int


WHOLE_LINE, HALF_LINE = Wide(12, 10, 11), Wide(9, 5, 10)


@dataclass
class Board:
    """The lines of a board, with shorter forms of what can be shorter."""

    strip: list[Text]
    words: list[Text]
    """What the tiles do, and what lies on them."""
    status: list[Text]
    """Only what lies on them."""
    seats: list[Text]
    pairs: list[Text]
    """Seats side by side, two in a line."""

    def lines(self, most: int) -> list[Text]:
        """The board in so many lines at most, or in as few as it can do with."""
        for lines in (
            [*self.strip, *self.words, Text(), *self.seats],
            [*self.strip, *self.words, *self.seats],
            [*self.strip, *self.status, *self.seats],
        ):
            if len(lines) <= most:
                return lines
        return [*self.strip, *self.status, *self.pairs]


def draw(screen: Screen, view: View) -> Board:
    """The board as a view shows it."""
    tiles = [casino for casino in view.casinos if casino.tile]
    return Board(
        strip=[_heading(screen, view), *_strip(screen, view)],
        words=[line for casino in tiles for line in tile_lines(screen, view, casino)],
        status=[line for casino in tiles for line in status_lines(screen, view, casino)],
        seats=[_seat(screen, view, seat, WHOLE_LINE) for seat in view.seats],
        pairs=_pairs(screen, view),
    )


def _pairs(screen: Screen, view: View) -> list[Text]:
    """Two seats in a line, unless that would hide a marker of somebody's."""
    if any(_markers(screen, seat) for seat in view.seats):
        return [_seat(screen, view, seat, WHOLE_LINE) for seat in view.seats]
    seats = [_seat(screen, view, seat, HALF_LINE) for seat in view.seats]
    lines = []
    for left, right in zip_longest(seats[::2], seats[1::2], fillvalue=Text()):
        left.truncate(HALF, overflow="ellipsis", pad=True)
        right.truncate(HALF, overflow="ellipsis")
        lines.append(left + right)
    return lines


def _heading(screen: Screen, view: View) -> Text:
    """Which round it is, and what the amounts mean."""
    left, right = screen.say("board-round", round=view.round, rounds=ROUNDS), screen.say("board-amounts")
    rule = "─" * max(1, 6 * FRONT - cell_len(left) - cell_len(right) - 3)
    return Text.assemble((f" {left} ", GOLD), (f"{rule} {right}", QUIET))


def _center(text: Text) -> Text:
    """A text in the middle of a front."""
    text.truncate(FRONT, overflow="ellipsis")
    space = FRONT - text.cell_len
    return Text(" " * (space // 2)) + text + Text(" " * (space - space // 2))


def _strip(screen: Screen, view: View) -> list[Text]:
    """The six fronts, row by row; every owner's dice keep to their own row."""
    rows: list[Callable[[Casino], Text]] = [
        lambda casino: _tube(casino, _is_lit(view, casino), "╭╮"),
        lambda casino: _sign(screen, casino, _is_lit(view, casino)),
        lambda casino: _foot(screen, casino, _is_lit(view, casino)),
        _prizes,
    ]
    if any(casino.tile for casino in view.casinos):
        rows.append(lambda casino: _tile(screen, casino))
    owners = [seat.name for seat in view.seats]
    owners += [owner for owner in ("neutral", "grey") if any(owner in casino.dice for casino in view.casinos)]
    rows += [partial(_dice, screen, view, owner) for owner in owners]
    if any(casino.black for casino in view.casinos):
        rows.append(lambda casino: _center(Text("▪" * casino.black)))
    return [Text().join([Text(" "), *map(row, view.casinos)]) for row in rows]


def _is_lit(view: View, casino: Casino) -> bool:
    """A sign is lit where the reader leads, and for a spectator nowhere."""
    return view.seat is not None and casino.standing.first == view.seat


def _tube(casino: Casino, lit: bool, corners: str) -> Text:
    """The top of a sign, with the casino's number."""
    if not lit:
        return _center(Text(str(casino.number), "bold"))
    half = "─" * ((FRONT - 5) // 2)
    return Text(f"{corners[0]}{half} {casino.number} {half}{corners[1]}", LIT)


def _sign(screen: Screen, casino: Casino, lit: bool) -> Text:
    """The name in lights, or only painted."""
    name = screen.say(f"casino-{casino.number}").upper()
    if not lit:
        return _center(Text(name, QUIET if casino.closed else ""))
    return Text(f"│{set_cell_size(name.center(FRONT - 2), FRONT - 2)}│", LIT)


def _foot(screen: Screen, casino: Casino, lit: bool) -> Text:
    """The bottom of a sign; the No Entry! plate hangs here."""
    plate = screen.say("board-closed") if casino.closed else ""
    if lit:
        return Text(f"╰{plate.center(FRONT - 2, '─')}╯", LIT)
    return _center(Text(plate, GOLD))


def _prizes(casino: Casino) -> Text:
    """The prizes as banknotes."""
    notes = [Text(f"[{amount}]", NOTE) for amount in casino.prizes]
    return _center(Text(" ").join(notes))


def _tile(screen: Screen, casino: Casino) -> Text:
    return _center(Text(screen.say(f"tile-{casino.tile}") if casino.tile else "", "italic"))


def _dice(screen: Screen, view: View, owner: str, casino: Casino) -> Text:
    """An owner's dice at a casino, and what they would win now."""
    if owner not in casino.dice:
        return Text(" " * FRONT)
    return _center(contest(screen, view, owner, casino.dice[owner], casino.standing, casino.prizes))


def _seat(screen: Screen, view: View, seat: Seat, wide: Wide) -> Text:
    """A player: dice left, jetons, money for eyes that may see it, and markers."""
    now = "▸" if seat.name == view.waiting_for else " "
    name = set_cell_size(seat.name, wide.name)
    text = Text.assemble(
        (f" {now} ", "bold"),
        (f"{mark(view, seat.name)} ", color(view, seat.name)),
        (name, "bold" if seat.name == view.waiting_for else ""),
    )
    dice = count(seat.dice) if wide is HALF_LINE else screen.say("board-dice", dice=count(seat.dice))
    text.append(" " + _pad(dice, wide.dice))
    text.append(_pad(screen.say("board-jetons", jetons=seat.jetons), wide.jetons))
    text.append(_money(screen, seat), "" if seat.money is not None else QUIET)
    for held in _markers(screen, seat):
        text.append(" ")
        text.append(f" {held} ", GOLD)
    return text


def _pad(text: str, wide: int) -> str:
    return set_cell_size(text, max(wide, cell_len(text) + 1))


def _money(screen: Screen, seat: Seat) -> str:
    if seat.money is None:
        return screen.say("board-money-hidden")
    return screen.say("board-money", money=seat.money)


def _markers(screen: Screen, seat: Seat) -> list[str]:
    """What lies before a player besides dice and money."""
    held = []
    if seat.power:
        held.append(screen.say("tile-D2"))
    if seat.high_five:
        held.append(screen.say("tile-C1"))
    if seat.bar:
        held.append(screen.say("board-bar", dice=count(seat.bar)))
    if seat.owes:
        held.append(screen.say("board-owes"))
    return held
