"""The table as a seat sees it: the Strip with its six casinos, the tiles, and everyone's dice, jetons and money."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from neonstrip.cli.terminal.royale.looks import AMBER, GOLD, LIT, NOTE, QUIET, color, count, mark
from neonstrip.cli.terminal.royale.tiles import status_lines, tile_line
from neonstrip.cli.terminal.screen import Screen
from neonstrip.play.royale.view import Casino, Dice, Seat, Standing, View
from neonstrip.rules.royale.facts import ROUNDS

FRONT = 13
"""Cells a casino takes: six of them stand side by side."""
NAME = 14


@dataclass
class Board:
    """The lines of a board; the words about the tiles may be left out where the screen is short."""

    strip: list[Text]
    words: list[Text]
    status: list[Text]
    seats: list[Text]

    def lines(self, most: int) -> list[Text]:
        """The board in at most so many lines, if leaving out the words about the tiles is enough."""
        whole = [*self.strip, *self.words, *self.status, Text(), *self.seats]
        return whole if len(whole) <= most else [*self.strip, *self.status, *self.seats]


def draw(screen: Screen, view: View) -> Board:
    """The board as a view shows it."""
    tiles = [casino for casino in view.casinos if casino.tile]
    return Board(
        strip=[_heading(screen, view), *_strip(screen, view)],
        words=[tile_line(screen, view, casino) for casino in tiles],
        status=[line for casino in tiles for line in status_lines(screen, view, casino)],
        seats=[_seat(screen, view, seat) for seat in view.seats],
    )


def _heading(screen: Screen, view: View) -> Text:
    """Which round it is, and what the amounts mean."""
    left, right = screen.say("board-round", round=view.round, rounds=ROUNDS), screen.say("board-amounts")
    rule = "─" * max(1, 6 * FRONT - cell_len(left) - cell_len(right) - 3)
    return Text.assemble((f" {left} ", f"bold {AMBER}"), (f"{rule} {right}", QUIET))


def _center(text: Text) -> Text:
    """A text in the middle of a front."""
    text.truncate(FRONT, overflow="ellipsis")
    room = FRONT - text.cell_len
    return Text(" " * (room // 2)) + text + Text(" " * (room - room // 2))


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
    lines = [Text(" ").join([Text(), Text().join(row(casino) for casino in view.casinos)]) for row in rows]
    for owner in owners:
        lines.append(Text(" ") + Text().join(_dice(screen, view, casino, owner) for casino in view.casinos))
    if any(casino.black for casino in view.casinos):
        lines.append(Text(" ") + Text().join(_center(Text("▪" * casino.black)) for casino in view.casinos))
    return lines


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


def _dice(screen: Screen, view: View, casino: Casino, owner: str) -> Text:
    """An owner's dice at a casino, and what they would win now."""
    if owner not in casino.dice:
        return Text(" " * FRONT)
    return _center(contest(screen, view, owner, casino.dice[owner], casino.standing, casino.prizes))


def contest(screen: Screen, view: View, owner: str, dice: Dice, standing: Standing, prizes: list[int]) -> Text:
    """Dice of an owner in a contest: leaders with their prize, ties struck out."""
    text = Text(f"{mark(view, owner)} {count(dice)}", color(view, owner))
    if owner in standing.tied:
        text.stylize("strike")
        return text.append(f" {screen.say('board-tied')}", QUIET)
    place = 0 if owner == standing.first else 1 if owner == standing.second else len(prizes)
    if place < len(prizes):
        text.append(f" ▸{prizes[place]}", "bold" if place == 0 else "")
    return text


def _seat(screen: Screen, view: View, seat: Seat) -> Text:
    """A player: dice left, jetons, money for eyes that may see it, and markers."""
    now = "▸" if seat.name == view.waiting_for else " "
    name = set_cell_size(seat.name, NAME)
    text = Text.assemble(
        (f" {now} ", f"bold {AMBER}"),
        (f"{mark(view, seat.name)} ", color(view, seat.name)),
        (name, "bold" if seat.name == view.waiting_for else ""),
    )
    text.append("  " + _pad(screen.say("board-dice", dice=count(seat.dice)), 12))
    text.append(_pad(screen.say("board-jetons", jetons=seat.jetons), 12))
    text.append(_money(screen, seat), "" if seat.money is not None else QUIET)
    for held in _markers(screen, seat):
        text.append("  ")
        text.append(held, GOLD)
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
