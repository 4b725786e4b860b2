"""Lessons: tables that teach by playing. Dice and cards are prepared, the rules and all else are those of any table."""

from __future__ import annotations

import functools
import tomllib
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Struct

from neonstrip.games import GAMES
from neonstrip.play.errors import Mistake
from neonstrip.play.game import HUMAN, Game
from neonstrip.play.library import rulebook
from neonstrip.play.record import Record
from neonstrip.play.seeds import read_seed
from neonstrip.tables import deciding, hosting
from neonstrip.tables import events as ev
from neonstrip.tables.house import House
from neonstrip.tables.laying import newcomer

LEARNER = 0
"""The seat of who learns; the others' moves are part of the lesson."""


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """A step of a lesson: the coach says something, the learner reads it or plays, then the others play."""

    say: str
    """What the coach says, by name: the client has the words."""
    play: list[str] = []
    """The moves that the learner may make now; none if there is only something to read."""
    others: list[str] = []
    """The moves of the others that follow, each with its seat, counted from 1."""
    point: list[str] = []
    """The parts of the table that the coach points at, if it is not at the moves."""


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson of about a minute."""

    name: str
    seed: str
    steps: list[Step]
    game: str = ""
    seats: int = 2
    options: dict[str, Any] = {}
    before: list[str] = []
    """The moves already made when the lesson begins, each with its seat, counted from 1."""

    def record(self, names: list[str]) -> Record:
        """The prepared game as a record, for who sits there."""
        rules, moves = rulebook(self.game), [recorded(line) for line in self.before]
        options = rules.record_options(rules.read_options(self.options, len(names)))
        return Record(self.game, options, read_seed(self.seed), names, [HUMAN] * len(names), moves)


def recorded(line: str) -> tuple[int, str]:
    """A seat, counted from 0, and its move."""
    seat, _, move = line.partition(" ")
    return int(seat) - 1, move


def singly(turns: list[str]) -> list[str]:
    """Turns as lessons are written, `2 roll, place 6`, move by move."""
    return [f"{turn.split()[0]} {move}" for turn in turns for move in turn.partition(" ")[2].split(", ")]


@functools.cache
def lessons() -> dict[str, Lesson]:
    """All lessons by name, those of a game in the order in which they are learned."""
    found: dict[str, Lesson] = {}
    for game in GAMES:
        file = files("neonstrip.tables").joinpath("lessons", f"{game}.toml")
        for data in tomllib.loads(file.read_text("utf-8"))["lesson"] if file.is_file() else ():
            steps = [step | {"others": singly(step.get("others", []))} for step in data["steps"]]
            read = {"game": game, "steps": steps, "before": singly(data.get("before", []))}
            lesson = msgspec.convert(data | read, Lesson)
            found[lesson.name] = lesson
    return found


def find(name: str) -> Lesson:
    """A lesson by its name."""
    if name not in lessons():
        raise Mistake("no-such-lesson", lesson=name[:40], lessons=", ".join(lessons()))
    return lessons()[name]


def prepared(lesson: Lesson, names: list[str]) -> Game:
    """The game of a lesson as it begins."""
    return Game.replay(lesson.record(names))


async def lay(house: House, lesson: Lesson, name: str) -> hosting.Laid:
    """Lay the table of a lesson for someone, and start it. Who learns gets the tokens of all its seats."""
    names = [name]
    while len(names) < lesson.seats:
        names.append(newcomer(names)[1])
    setups = [ev.SeatSetup(ev.HUMAN, each) for each in names]
    [laid] = await hosting.lay(
        house,
        lesson.game,
        lesson.options,
        setups,
        ev.Settings(public=False, chat=False),
        origin=lesson.record(names).text(),
        lesson=lesson.name,
    )
    laid.table = await house.change(laid.table.id, lambda table: deciding.start(table, drop_open=False))
    return laid
