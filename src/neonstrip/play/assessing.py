"""Sheets of a printed game while they are being written down: what does not fit, and the scores all the same.

docs/score.md says what people write down; `neonstrip score` is strict about the same sheets.
"""

from __future__ import annotations

from typing import Any, Protocol

from msgspec import Struct

from neonstrip.games import GAMES, has, part
from neonstrip.play.errors import Mistake, shown

LONGEST_LIST = 80
"""Longer lists are on no sheet. What is looked up in them takes the square of their length."""
DEEPEST = 8
"""Lists and objects in each other."""
MOST_FINDINGS = 300


class Found(Struct, frozen=True):
    """Something that does not fit. Words are `mistake-CODE` in the Fluent files, with these facts."""

    code: str
    facts: dict[str, int | str]
    rule: str | None
    seat: int | None
    """Whose sheet it is on, from 0; none: it is about all of them."""
    where: str
    """The place on that sheet, or in the whole: as `streets[2][4]`, lists counted from 1."""
    missing: bool
    """Whether it may only be that something is not entered yet."""


class Assessed(Struct):
    """Sheets with everything that does not fit, and counted as far as they can be."""

    findings: list[Found]
    ranking: list[list[int]]
    """Seats, the best first; those that nothing separates together."""
    tie: str | None
    """What decided between those with the most points."""
    totals: list[int]
    """The points of each seat."""


class Assessment(Protocol):
    """How sheets of a game are assessed: `play/GAME/assessment.py`, which a game may leave out."""

    def assess(self, data: dict[str, Any]) -> Assessed:
        """Findings and scores, with whatever the game tells besides. Nothing that is sent makes it fail."""

    def has_votes(self, data: dict[str, Any]) -> bool:
        """Whether sheets have a secret vote, by the edition and options of the game. Nothing makes it fail either."""


def assessment_of(game: str) -> Assessment:
    """How sheets of a game are assessed; a Mistake if that game has none."""
    check_sheets(game)
    own: Assessment = part(game, "play.assessment")
    return own


def check_sheets(game: str) -> None:
    games = [each for each in GAMES if has(each, "play.assessment")]
    if game not in games:
        raise Mistake("no-sheets", game=shown(game), games=", ".join(games))


def assess(game: str, data: dict[str, Any]) -> Assessed:
    """The sheets of a game assessed; a Mistake if that game has none, or if these are longer than any can be."""
    own = assessment_of(game)
    if not is_bounded(data):
        raise Mistake("too-large")
    return own.assess(data)


def has_votes(game: str, data: dict[str, Any]) -> bool:
    """Whether sheets of a game that was played so have a secret vote."""
    return assessment_of(game).has_votes(data)


def is_bounded(value: Any, depth: int = DEEPEST) -> bool:
    """Whether no list in it is longer, and nothing deeper, than on any sheet."""
    if isinstance(value, dict):
        value = [*value.values()]
    elif not isinstance(value, list):
        return True
    elif len(value) > LONGEST_LIST:
        return False
    return depth > 0 and all(is_bounded(each, depth - 1) for each in value)
