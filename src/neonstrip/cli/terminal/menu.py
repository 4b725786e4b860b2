"""Legal choices as a numbered list, and what a person types as one of them."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text

from neonstrip.cli.terminal.looks import QUIET
from neonstrip.cli.terminal.screen import WIDTH

COLUMN = 39
SHORT = 3
"""Choices that stand below each other; more of them stand in two columns."""


@dataclass
class Choice:
    """A legal move, the number to type for it, and its words."""

    key: str
    move: int
    text: str
    words: str
    meaning: str

    def line(self) -> Text:
        line = Text.assemble((f"{self.key:>3} ", "bold"), self.words)
        return line.append(f"  {self.meaning}", QUIET) if self.meaning else line


def draw_menu(choices: list[Choice], width: int = WIDTH) -> list[Text]:
    """The list, in two columns if it is long and narrow enough."""
    lines = [choice.line() for choice in choices]
    half = (len(lines) + 1) // 2
    left, right = lines[:half], lines[half:]
    column = max(COLUMN, max(line.cell_len for line in left) + 1)
    if len(lines) <= SHORT or any(column + line.cell_len > width for line in right):
        return lines
    for i, line in enumerate(right):
        left[i].append(" " * (column - left[i].cell_len))
        left[i].append_text(line)
    return left


def find(choices: list[Choice], typed: str) -> Choice | None:
    """The choice that a person means: by its number, or by the text of the move; Enter takes the only one."""
    if not typed:
        return choices[0] if len(choices) == 1 else None
    plain = " ".join(typed.lower().split())
    for choice in choices:
        if plain in (choice.key, choice.text):
            return choice
    return None
