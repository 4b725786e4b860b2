"""What is told of a game before it is played: the guide, and lessons."""

from __future__ import annotations

from msgspec import Struct

from neonstrip.play.dealing import Goal
from neonstrip.play.offers import Offer
from neonstrip.play.phrases import Templates
from neonstrip.play.printed import Architect


class MoveSlot(Struct):
    """Something that a move says, by its kind, and the words of its values in their order."""

    kind: str
    words: list[str]


class MoveFamily(Struct):
    """Moves of one name: the name and a word for each slot are the text of a move."""

    name: str
    slots: list[MoveSlot]
    """In the order in which they are said."""
    secret: bool
    """Whether others are told only the name while the game runs."""


class CharacterAbout(Struct):
    """Somebody whom a bot can be, and how they play the game."""

    character: str
    name: str
    style: str


class Guide(Struct):
    """What is printed, for words and pictures: amounts by the names that words use, and tracks in their order.

    And what those who lay a table can choose from.
    """

    fewest: int
    most: int
    """Seats."""
    options: list[Offer]
    grammar: list[MoveFamily]
    """All moves of the game."""
    rounds: int | None = None
    printed: dict[str, int | str] = {}
    tracks: dict[str, list[int]] = {}
    architects: list[Architect] = []
    """The ACME's, from the easiest."""
    phrases: Templates = {}
    """Which messages tell of choices, moves, events and so on, as templates over their facts."""
    characters: list[CharacterAbout] = []
    """Whom bots can be, in the order in which they come to a table."""
    goals: list[list[Goal]] = []
    """What can lie open where cards are dealt for the printed game, place by place; none: they are not dealt."""


class LessonStep(Struct):
    """A step of a lesson."""

    say: str
    """What the coach says, by name."""
    play: list[str]
    """The moves that the learner may make now; none if there is only something to read."""
    others: list[str]
    """The moves that the others make then, each with its seat, counted from 1."""
    point: list[str]
    """The parts of the table that the coach points at, if it is not at the moves."""


class Lesson(Struct):
    """A lesson: `POST /api/lessons/{lesson}` lays its table."""

    name: str
    game: str
    steps: list[LessonStep]
