"""The legal choices as a numbered list, and what a person types as one of them."""

from __future__ import annotations

from neonstrip.cli.terminal.menu import Choice
from neonstrip.cli.terminal.royale.meaning import REFUSALS, meaning
from neonstrip.cli.terminal.royale.moves import choice_words
from neonstrip.cli.terminal.screen import Screen
from neonstrip.play import Game
from neonstrip.play.royale.view import View
from neonstrip.rules.royale.moves import GRAMMAR

COUNTED = ("casino", "number", "markers")
"""Slots whose value is the number to type: a 4 places the fours."""
TAKING_BACK = 20
"""What is added to tell a die that is taken back from one that is turned."""
NONE = "0"


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
    family, values, words = GRAMMAR.of(text)
    if family in REFUSALS or (family == "roll" and len(legal) > 1):
        return NONE
    if len(values) == 1 and values.keys() <= {*COUNTED}:
        [value] = values.values()
        return str(value + 1)
    if "die" in values and len(values) == 2:  # 4 for a small die, 14 for the Biggy
        die, number = values.values()
        return str(TAKING_BACK * (family == "back") + 10 * die + number + 1)
    if family == "block":
        return f"{words['size']}{words['casino']}"
    if family == "lift":
        rewards = list(
            dict.fromkeys(GRAMMAR.of(move).values["reward"] for move in legal if GRAMMAR.of(move).family == family)
        )
        return str(10 * rewards.index(values["reward"]) + values["casino"] + 1)
    return None
