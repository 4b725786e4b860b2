"""Statistics of a finished game, gathered by playing its record again. docs/statistics.md says what they mean."""

from __future__ import annotations

from msgspec import Struct, field

from neonstrip.play.errors import Mistake
from neonstrip.play.game import Game
from neonstrip.play.newvegas.statistics import NewVegasPlayer, NewVegasWatcher
from neonstrip.play.record import Record
from neonstrip.play.royale.statistics import RoyalePlayer, RoyaleWatcher

ACME = "ACME"


class CourseLine(Struct):
    """What someone had, from the beginning to the end."""

    name: str
    seat: int | None
    """None for the ACME."""
    values: list[int]


class Statistics(Struct):
    """A finished game in figures: thousands of dollars, or points."""

    game: str
    results: list[int]
    winners: list[str]
    tie: str | None
    """What decided between those who had the same, if several were first."""
    course: list[CourseLine]
    ends: list[int]
    """The places in the course at which rounds ended."""
    royale: list[RoyalePlayer] = field(default_factory=list)
    newvegas: list[NewVegasPlayer] = field(default_factory=list)


class Gathering:
    """Statistics in the making, a move at a time, so that a server can do other things in between."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game = Game.replay(record, 0)
        self.watcher = (RoyaleWatcher if record.game == "royale" else NewVegasWatcher)(self.game)

    def step(self) -> bool:
        """Make the next move; false when there is none."""
        if len(self.game.history) == len(self.record.moves):
            return False
        seat, text = self.record.moves[len(self.game.history)]
        move = self.game.number_of(text, seat)
        self.watcher.before(self.game, seat, move)
        self.game.follow(self.record)
        self.watcher.after(self.game, seat, move)
        return True

    def result(self) -> Statistics:
        """The statistics, when all moves are made."""
        game, watcher = self.game, self.watcher
        if not game.is_over:
            raise Mistake("not-over")
        names: list[str] = [*game.names, ACME]
        lines = [
            CourseLine(names[i], i if i < len(game.names) else None, values) for i, values in enumerate(watcher.course)
        ]
        results, winners = game.results(), game.winners()
        found = Statistics(game.rules.name, results, winners, None, lines, watcher.ends)
        if isinstance(watcher, RoyaleWatcher):
            found.royale = watcher.finish()
        else:
            found.newvegas = watcher.finish(game)
        found.tie = watcher.tie(results, winners)
        return found


def statistics(record: Record) -> Statistics:
    """The statistics of a finished game."""
    gathering = Gathering(record)
    while gathering.step():
        pass
    return gathering.result()
