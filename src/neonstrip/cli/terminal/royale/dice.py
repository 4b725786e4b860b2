"""A roll, drawn: sorted by number, the Biggy half as big again."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from neonstrip.cli.terminal.casinos.bones import GAP, GROUP_GAP, SMALL_ROWS, add_die, faces, small_die
from neonstrip.cli.terminal.looks import BLACK
from neonstrip.play.royale.tile_view import Dice

BIG_ROWS = 5


def big_die(number: int) -> list[str]:
    """Five lines, eleven cells wide."""
    top, middle, bottom = (f"▌ {row} ▐" for row in faces(number, 7))
    empty = "▌" + " " * 9 + "▐"
    return [top, empty, middle, empty, bottom]


def draw_roll(roll: Sequence[Dice], style: str) -> list[Text]:
    """A roll, sorted by number. The edges of the dice have their owner's colour."""
    rows = BIG_ROWS if any(dice.big for dice in roll) else SMALL_ROWS
    lines = [Text(" ") for _ in range(rows)]
    for number, dice in enumerate(roll, 1):
        drawn = [small_die(number) for _ in range(dice.small)] + [big_die(number) for _ in range(dice.big)]
        for i, die in enumerate(drawn):
            last = i == len(drawn) - 1
            add_die(lines, die, style, GROUP_GAP if last else GAP)
    for line in lines:
        line.rstrip()
    return lines


def draw_black(black: Sequence[int]) -> list[Text]:
    """The black dice as thrown."""
    lines = [Text(" ") for _ in range(SMALL_ROWS)]
    for number in black:
        add_die(lines, small_die(number), "bold", GAP, BLACK)
    return lines
