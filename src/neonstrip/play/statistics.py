"""Statistics of a finished game, gathered by playing its record again. docs/statistics.md says what they mean."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from neonstrip.games import part
from neonstrip.play.errors import Mistake
from neonstrip.play.game import Game
from neonstrip.play.record import Record


class CourseLine(Struct):
    """What someone had, from the beginning to the end."""

    name: str
    seat: int | None
    """None for an opponent without one."""
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
    players: list[Any]
    """The game of each seat; every game has figures of its own. None where it has not."""


class Watcher:
    """Watches a game being played again: `Watcher` in `play/GAME/statistics.py`, which a game may leave out.

    This one stands in for it, and sees nothing but the results.
    """

    course: list[list[int]]
    """What everybody had, from the beginning to the end; after the seats an opponent that has none."""
    ends: list[int]
    """The places in the course at which rounds ended."""

    def __init__(self, game: Game) -> None:
        self.course, self.ends = [[figure] for figure in game.results()], []

    def before(self, game: Game, seat: int, move: int) -> None:
        """A move is about to be made."""

    def after(self, game: Game, seat: int, move: int) -> None:
        """A move was made."""

    def finish(self, game: Game) -> list[Any]:
        """The game is over: everybody's, as a Struct named Player, for those who want to know its type."""
        return []

    def tie(self, results: list[int], winners: list[str]) -> str | None:
        """What decided between those who had the same, if several were first; asked when the game is over."""
        return None


def watch(game: Game) -> Watcher:
    """A watcher of a game."""
    own = part(game.rules.name, "play.statistics")
    watcher: Watcher = own.Watcher(game) if own else Watcher(game)
    return watcher


class Gathering:
    """Statistics in the making, a move at a time, so that a server can do other things in between."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.game = Game.replay(record, 0)
        self.watcher = watch(self.game)

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
        opponent = game.rules.opponent(game.options)
        who: list[tuple[str, int | None]] = [(name, seat) for seat, name in enumerate(game.names)]
        who += [(opponent.name, None)] if opponent else []
        lines = [CourseLine(name, seat, values) for (name, seat), values in zip(who, watcher.course, strict=False)]
        results, winners = game.results(), game.winners()
        players, tie = watcher.finish(game), watcher.tie(results, winners)
        return Statistics(game.rules.name, results, winners, tie, lines, watcher.ends, players)


def statistics(record: Record) -> Statistics:
    """The statistics of a finished game."""
    gathering = Gathering(record)
    while gathering.step():
        pass
    return gathering.result()
