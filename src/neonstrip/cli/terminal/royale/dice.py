"""Dice with pips, drawn in a few lines: a roll sorted by number, the Biggy half as big again."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from neonstrip.cli.terminal.looks import BLACK, BONE
from neonstrip.play.royale.view import Dice

PIP = "●"
PIPS = {1: "   | o |   ", 2: "o  |   |  o", 3: "o  | o |  o", 4: "o o|   |o o", 5: "o o| o |o o", 6: "o o|o o|o o"}
"""Where the pips are, row by row."""
SMALL_ROWS, BIG_ROWS = 3, 5
GAP, GROUP_GAP = 1, 3


def faces(number: int, wide: int) -> list[str]:
    """The three rows of pips of a number, spread over a width."""
    space = " " * ((wide - 3) // 2)
    return [space.join(PIP if spot == "o" else " " for spot in row) for row in PIPS[number].split("|")]


def small_die(number: int) -> list[str]:
    """Three lines, seven cells wide."""
    return [f"▌{row}▐" for row in faces(number, 5)]


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
            _add(lines, die, style, GROUP_GAP if last else GAP)
    for line in lines:
        line.rstrip()
    return lines


def _add(lines: list[Text], die: list[str], style: str, gap: int, face_style: str = BONE) -> None:
    """Put a die to the right of what is there, standing on the same ground."""
    above = len(lines) - len(die)
    for row, line in enumerate(lines):
        if row < above:
            line.append(" " * (len(die[0]) + gap))
        else:
            face = die[row - above]
            line.append(face[0], style)
            line.append(face[1:-1], face_style)
            line.append(face[-1], style)
            line.append(" " * gap)


def draw_black(black: Sequence[int]) -> list[Text]:
    """The black dice as thrown."""
    lines = [Text(" ") for _ in range(SMALL_ROWS)]
    for number in black:
        _add(lines, small_die(number), "bold", GAP, BLACK)
    return lines
