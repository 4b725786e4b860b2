"""Reviews of finished games: weighed by the bots' processes whenever no bot has to move, and kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence

from msgspec import Struct

from neonstrip.bots.review import Review, Reviewing
from neonstrip.bots.review.questions import Finding, Question
from neonstrip.bots.review.report import Point
from neonstrip.play.errors import Mistake
from neonstrip.play.game import SPECTATOR
from neonstrip.tables.botpool import BotPool
from neonstrip.tables.hosting import finished
from neonstrip.tables.replays import Replays
from neonstrip.tables.table import Table

KEPT = 64
AT_ONCE = 10
"""Moves, some milliseconds, after which others have their turn."""


class Reviewed(Struct):
    """How far a review is, and itself when it is done."""

    done: int = 0
    total: int = 0
    """Decisions weighed, of how many; none are known at the very beginning."""
    review: Review | None = None
    moments: list[int] = []
    """For each point of the review, the moment of the table at which it can be looked at from the seat that decided."""


class Reviews:
    """Reviews of all tables."""

    def __init__(self, replays: Replays, pool: BotPool) -> None:
        self.house, self.replays, self.pool = replays.house, replays, pool
        self._kept: OrderedDict[str, Reviewed] = OrderedDict()
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def of(self, name: str) -> Reviewed:
        """The review of a table whose game is over, as far as it is. Who asks first lets it begin."""
        table = await finished(self.house, name)
        failed = self._tasks.get(name)
        if failed is not None and failed.done():
            del self._tasks[name]
            if failed.exception():
                self._kept.pop(name, None)
                raise Mistake("review-failed")
        if name not in self._kept:
            self._kept[name] = Reviewed()
            self._tasks[name] = asyncio.get_running_loop().create_task(self._review(table, self._kept[name]))
        self._kept.move_to_end(name)
        for old in [old for old in self._kept if old not in self._tasks][: max(0, len(self._kept) - KEPT)]:
            del self._kept[old]
        return self._kept[name]

    async def close(self) -> None:
        """End what is under way."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _review(self, table: Table, reviewed: Reviewed) -> None:
        reviewing = Reviewing(table.playing.record())
        while all(reviewing.gathering.step() for _ in range(AT_ONCE)):
            await asyncio.sleep(0)
        reviewed.total = len(reviewing.questions)

        async def weigh(question: Question) -> Finding:
            finding = await self.pool.weigh(question)
            if finding is None:
                raise RuntimeError("a decision could not be weighed")
            reviewed.done += 1
            return finding

        findings = await asyncio.gather(*map(weigh, reviewing.questions))
        review = reviewing.report(list(findings))
        reviewed.moments = await self._moments(table, review.points)
        reviewed.review = review

    async def _moments(self, table: Table, points: Sequence[Point]) -> list[int]:
        """The moments of points, from how many moves had been made after each event."""
        events = {moves: event for event, moves in enumerate(await self.replays.moves(table.id), 1)}
        log = table.facts.log
        return [
            log.read_until(events.get(point.move, 0), SPECTATOR if point.seat is None else point.seat)
            for point in points
        ]
