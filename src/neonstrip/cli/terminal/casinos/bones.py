"""Dice with pips, drawn in a few lines."""

from __future__ import annotations

from rich.text import Text

from neonstrip.cli.terminal.looks import BONE

PIP = "●"
PIPS = {1: "   | o |   ", 2: "o  |   |  o", 3: "o  | o |  o", 4: "o o|   |o o", 5: "o o| o |o o", 6: "o o|o o|o o"}
"""Where the pips are, row by row."""
SMALL_ROWS = 3
GAP, GROUP_GAP = 1, 3


def faces(number: int, wide: int) -> list[str]:
    """The three rows of pips of a number, spread over a width."""
    space = " " * ((wide - 3) // 2)
    return [space.join(PIP if spot == "o" else " " for spot in row) for row in PIPS[number].split("|")]


def small_die(number: int) -> list[str]:
    """Three lines, seven cells wide."""
    return [f"▌{row}▐" for row in faces(number, 5)]


def add_die(lines: list[Text], die: list[str], style: str, gap: int, face_style: str = BONE) -> None:
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
