"""The table as a seat sees it: six casinos with their notes and dice, and everyone's dice and money."""

from __future__ import annotations

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from neonstrip.cli.terminal.casinos.bones import GAP, GROUP_GAP, SMALL_ROWS, add_die, small_die
from neonstrip.cli.terminal.casinos.owners import color, mark
from neonstrip.cli.terminal.looks import GOLD, LIT, NOTE, QUIET
from neonstrip.cli.terminal.screen import Screen
from neonstrip.play.classic.events import WHITE
from neonstrip.play.classic.view import Casino, Dice, Seat, View
from neonstrip.rules.classic.printed import ROUNDS

WIDE = 78
NAME, NOTES = 12, 26
"""Cells for a casino's name, and for its notes."""
MOST_DICE = 8
"""Dice that fit into a row."""


def draw(screen: Screen, view: View) -> list[Text]:
    """The board as a view shows it."""
    casinos = [_casino(screen, view, casino) for casino in view.casinos]
    return [_heading(screen, view), *casinos, Text(), *(_seat(screen, view, seat) for seat in view.seats)]


def _heading(screen: Screen, view: View) -> Text:
    """Which round it is, and what the amounts mean."""
    left, right = screen.say("board-round", round=view.round, rounds=ROUNDS), screen.say("board-amounts")
    rule = "─" * max(1, WIDE - cell_len(left) - cell_len(right) - 3)
    return Text.assemble((f" {left} ", GOLD), (f"{rule} {right}", QUIET))


def _casino(screen: Screen, view: View, casino: Casino) -> Text:
    """A casino in a line; its sign is lit where the reader leads."""
    lit = view.seat is not None and casino.standing.takers[:1] == [view.seat]
    name = set_cell_size(screen.say(f"casino-{casino.number}"), NAME)
    line = Text.assemble((f" {casino.number} ", "bold"), (name, LIT if lit else ""), " ")
    notes = Text(" ").join(Text(f"[{amount}]", NOTE) for amount in casino.prizes)
    notes.pad_right(max(1, NOTES - notes.cell_len))
    return line.append_text(notes).append_text(
        Text("  ").join(_dice(screen, view, casino, owner) for owner in casino.dice)
    )


def _dice(screen: Screen, view: View, casino: Casino, owner: str) -> Text:
    """An owner's dice at a casino, and what they would win now."""
    text = Text(f"{mark(view, owner)} {casino.dice[owner]}", color(view, owner))
    if owner in casino.standing.tied:
        text.stylize("strike")
        return text.append(f" {screen.say('board-tied')}", QUIET)
    if owner in casino.standing.takers:
        text.append(f"▸{casino.prizes[casino.standing.takers.index(owner)]}", "bold")
    return text


def _seat(screen: Screen, view: View, seat: Seat) -> Text:
    """A player: dice left, and money for eyes that may see it."""
    now = seat.name == view.waiting_for
    text = Text.assemble((" ▸ " if now else "   ", "bold"), (f"{mark(view, seat.name)} ", color(view, seat.name)))
    text.append(set_cell_size(seat.name, NAME), "bold" if now else "")
    text.append(" " + set_cell_size(screen.say("board-dice", dice=count(seat.dice)), NAME))
    if seat.money is None:
        return text.append(screen.say("classic-notes-hidden", notes=seat.notes), QUIET)
    return text.append(screen.say("board-money", money=seat.money))


def count(dice: Dice) -> str:
    """How many dice there are, white ones apart: 8+4○."""
    return f"{dice.own}+{dice.white}○" if dice.white else str(dice.own)


def draw_roll(view: View) -> list[Text]:
    """The roll on the table, sorted by number; in two rows where one would be too wide."""
    half = len(view.roll) // 2
    if sum(dice.own + dice.white for dice in view.roll) <= MOST_DICE:
        return _row(view, 1, view.roll)
    return [*_row(view, 1, view.roll[:half]), *_row(view, half + 1, view.roll[half:])]


def _row(view: View, first: int, roll: list[Dice]) -> list[Text]:
    """Dice side by side. Edges have their owner's colour; white dice have none."""
    lines = [Text(" ") for _ in range(SMALL_ROWS)]
    for number, dice in enumerate(roll, first):
        styles = [color(view, view.active)] * dice.own + [color(view, WHITE)] * dice.white
        for at, style in enumerate(styles, 1):
            add_die(lines, small_die(number), style, GROUP_GAP if at == len(styles) else GAP)
    for line in lines:
        line.rstrip()
    return lines
