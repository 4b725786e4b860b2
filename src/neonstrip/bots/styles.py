"""Styles: how bots of one level differ. What a style likes looks a little better to it than it is.

So a style decides between choices that are nearly as good as each other, and between no others: docs/strength.md says
how little that costs. A bot with a style is written `LEVEL/STYLE`; chance has no style.
"""

from collections.abc import Callable
from importlib.resources import files
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from neonstrip.bots.names import BOTS, QUICK, RANDOM, check_bot
from neonstrip.bots.thinking import Values
from neonstrip.games import part
from neonstrip.play.errors import Mistake
from neonstrip.play.library import rulebook

BY = "/"
"""Between a level and a style."""


class Lean(Struct, frozen=True):
    """By how much the best liked of all choices may look better than it is."""

    odds: float
    """In the planner's log odds: with 0.1, a chance of 50 % may look like 52.5 %."""
    blurred: float
    """The same for a level that overlooks something, as a part of what it overlooks."""
    greedy: float = 0.0
    """In what the greedy bot reckons in, where it has styles."""


def read_lean(package: str) -> Lean:
    """The lean of a game: `styles.toml` of its bots."""
    return msgspec.toml.decode(files(package).joinpath("styles.toml").read_bytes(), type=Lean)


class Styles(Protocol):
    """The styles of a game: `bots/GAME/styles.py`."""

    TEMPERS: dict[str, str]
    """The style of each temper."""
    LEAN: Lean

    @property
    def rate(self) -> Callable[[Any, int, list[int]], Values] | None:
        """What the greedy bot thinks of each move that a style has an opinion of; None where it has no style."""

    def liking(self, style: str, seen: Any, seat: int, moves: list[int]) -> Values | None:
        """How much a style likes each move, from 0 to 1; None where it has no opinion."""


def styles_of(game: str) -> Styles:
    """The styles of a game."""
    found: Styles = part(game, "bots.styles")
    return found


def parted(bot: str) -> tuple[str, str]:
    """A bot's level and its style, which may be empty."""
    level, _, style = bot.partition(BY)
    return level, style


def styled(level: str, style: str) -> str:
    """A bot of a level that plays in a style, if it has one."""
    return f"{level}{BY}{style}" if style and level != QUICK[RANDOM] else level


def check_styled(game: str, bot: str) -> None:
    """A bot's name, with or without a style of the game."""
    level, style = parted(bot)
    check_bot(level)
    if bot == level:
        return
    styles = sorted(styles_of(rulebook(game).name).TEMPERS.values())
    if style not in styles or level == QUICK[RANDOM]:
        raise Mistake("unknown-bot", bot=bot, bots=", ".join([*BOTS, *(f"{level}{BY}{each}" for each in styles)]))
