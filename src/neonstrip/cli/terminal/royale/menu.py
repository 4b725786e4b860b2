"""The legal choices as a numbered list, and what a person types as one of them."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text

from neonstrip.cli.terminal.royale.looks import QUIET
from neonstrip.cli.terminal.royale.moves import choice_words
from neonstrip.cli.terminal.royale.preview import meaning
from neonstrip.cli.terminal.screen import WIDTH, Screen
from neonstrip.play import Game
from neonstrip.play.royale.view import View

NUMBERED = ("place", "close", "hide", "guess", "choose", "activate")
"""Families whose own number is the number to type: a 4 places the fours."""
PER_KIND = {"turn": 0, "nice": 0, "back": 20}
"""Families of a die and a number: 4 for a small die, 14 for the Biggy; taking back adds 20."""
REFUSALS = ("pass", "skip", "decline")
NONE = "0"
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


def list_choices(screen: Screen, game: Game, view: View) -> list[Choice]:
    """All legal moves of the reader."""
    legal = game.legal()
    keys = [_key(text, legal) for text in legal]
    if None in keys:
        # Nothing in these moves is a casino's number: they are simply counted, and only a refusal is 0
        counted = iter(range(1, len(legal) + 1))
        keys = [NONE if key == NONE else str(next(counted)) for key in keys]
    choices = [
        Choice(str(key), move, text, choice_words(screen, view, text), meaning(screen, game, view, move))
        for key, move, text in zip(keys, game.numbers(), legal, strict=True)
    ]
    return sorted(choices, key=lambda choice: (choice.key == NONE, int(choice.key)))


def _key(text: str, legal: list[str]) -> str | None:
    """What to type for a move: its last digit is the number of the casino or of the die, where there is one."""
    family, *words = text.split()
    if family in REFUSALS or (family == "roll" and len(legal) > 1):
        return NONE
    if family in NUMBERED:
        return words[0]
    if family in PER_KIND:
        return str(PER_KIND[family] + 10 * (words[0] == "big") + int(words[1]))
    if family == "block":
        return words[0] + words[1]
    if family == "lift":
        rewards = list(dict.fromkeys(move.split()[2] for move in legal if move.startswith(family)))
        return str(10 * rewards.index(words[1]) + int(words[0]))
    return None


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
