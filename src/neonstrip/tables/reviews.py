"""Reviews of finished games: weighed by the bots' processes whenever no bot has to move, and kept in the database.

A review is made once, by one worker at a time, which says in the database that it is at it. Where nobody has said so
for a while, another worker goes on with what was found by then.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
import zlib
from collections import OrderedDict
from collections.abc import Callable, Sequence

import msgspec
from msgspec import Struct

from neonstrip.bots.review import Review, Reviewing
from neonstrip.bots.review.questions import Finding, Question
from neonstrip.bots.review.report import Point
from neonstrip.play.errors import Mistake
from neonstrip.play.game import SPECTATOR
from neonstrip.tables.botpool import BotPool
from neonstrip.tables.hosting import finished
from neonstrip.tables.replays import Replays
from neonstrip.tables.storage import StorageError
from neonstrip.tables.storage.reviews import NOBODY, Claim
from neonstrip.tables.table import Table

KEPT = 64
"""Reviews at hand that are done; all are in the database."""
SLICE = 0.004
"""Seconds of work after which others have their turn."""
UNDER_WAY = 8
"""Decisions of a review that are in the queue at a time."""
BEAT = 2.0
"""Seconds between two signs of life of who makes a review, at most."""
LEASE = 15.0
"""Seconds without one after which another worker goes on with it."""

log = logging.getLogger(__name__)
_packed = msgspec.msgpack.Decoder(Finding)
_pack = msgspec.msgpack.Encoder().encode


class Reviewed(Struct):
    """How far a review is, and itself when it is done."""

    done: int = 0
    total: int = 0
    """Decisions weighed, of how many; none are known at the very beginning."""
    review: Review | None = None
    moments: list[int] = []
    """For each point of the review, the moment of the table at which it can be looked at from the seat that decided."""


_reviewed = msgspec.json.Decoder(Reviewed)


class Lost(Exception):  # noqa: N818 - reads better
    """Another worker makes this review now."""


class Unweighable(Exception):  # noqa: N818 - reads better
    """A decision could not be weighed."""


class Reviews:
    """Reviews of all tables."""

    def __init__(self, replays: Replays, pool: BotPool) -> None:
        self.house, self.replays, self.pool = replays.house, replays, pool
        self.rows = self.house.journal.reviews
        self.owner = secrets.token_urlsafe(12)
        """The name by which other workers know this one."""
        self._kept: OrderedDict[str, Reviewed] = OrderedDict()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._seen: dict[str, tuple[Claim, float]] = {}
        """Claims of others, and since when they have not changed."""
        self._sweeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Look for reviews that nobody makes any more."""
        self._sweeper = asyncio.get_running_loop().create_task(self._sweep())

    async def of(self, name: str, token: str = "", pay: Callable[[], None] = lambda: None) -> Reviewed:
        """The review of a table whose game is over, as far as it is. Who asks first lets it begin, and pays for it."""
        table = await finished(self.house, name)
        claim = await self.rows.claim(name)
        if claim is None and (found := await self._done(name)):
            return found
        if claim is not None and claim.failed and name not in self._tasks:
            await self.rows.forget(name)
            raise Mistake("review-failed")
        if claim is None and name not in self._tasks:
            check_may_begin(table, token)
            pay()
            await self._begin(table, None)
        return Reviewed(await self.rows.count(name), claim.total if claim else 0)

    async def close(self) -> None:
        """End what is under way; other workers may go on with it at once."""
        tasks = [*self._tasks.values(), *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _done(self, name: str) -> Reviewed | None:
        if name not in self._kept:
            data = await self.rows.done(name)
            if data is None:
                return None
            try:
                self._kept[name] = _reviewed.decode(zlib.decompress(data))
            except (zlib.error, msgspec.DecodeError):  # made by another version, or damaged
                await self.rows.forget(name)
                return None
        self._kept.move_to_end(name)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return self._kept[name]

    # Who makes a review

    async def _sweep(self) -> None:
        """Go on with what others have left."""
        while True:
            try:
                claims = await self.rows.unfinished()
                left = [claim for claim in claims if self._is_left(claim)]
                going = {claim.table for claim in claims if claim not in left}
                self._seen = {name: seen for name, seen in self._seen.items() if name in going}
                for claim in left:
                    with contextlib.suppress(Mistake):  # a table that cannot be read now
                        await self._begin(await self.house.find(claim.table), claim)
            except StorageError as error:
                log.warning("looking for reviews that were left failed: %s", error)
            await asyncio.sleep(BEAT)

    def _is_left(self, claim: Claim) -> bool:
        """Whether nobody makes a review. Time is ours alone: we look whether its sign of life changes."""
        if claim.table in self._tasks:
            return False
        if claim.owner == NOBODY:
            return True
        now = time.monotonic()
        known, since = self._seen.get(claim.table, (None, now))
        if known != claim:
            known, since = claim, now
        self._seen[claim.table] = (claim, since)
        return now - since >= LEASE

    async def _begin(self, table: Table, known: Claim | None) -> None:
        if await self.rows.take(table.id, self.owner, known) and table.id not in self._tasks:
            task = asyncio.get_running_loop().create_task(self._make(table))
            self._tasks[table.id] = task
            task.add_done_callback(lambda _: self._tasks.pop(table.id, None))

    async def _make(self, table: Table) -> None:
        """Make a review, and say so all the time."""
        beating = asyncio.get_running_loop().create_task(self._beat(table.id))
        try:
            await self._review(table)
        except Unweighable:
            await self.rows.beat(table.id, self.owner, failed=True)
        except Lost:
            log.info("another worker goes on with a review")
        except StorageError as error:
            log.warning("a review was broken off: %s; it will be gone on with", error)
        except asyncio.CancelledError:
            with contextlib.suppress(StorageError):
                await self.rows.leave(table.id, self.owner)
            raise
        finally:
            beating.cancel()

    async def _beat(self, name: str) -> None:
        while True:
            await asyncio.sleep(BEAT)
            with contextlib.suppress(StorageError):
                await self.rows.beat(name, self.owner)

    # How it is made

    async def _review(self, table: Table) -> None:
        reviewing = Reviewing(table.playing.record())
        end = time.perf_counter() + SLICE
        while reviewing.gathering.step():
            if time.perf_counter() >= end:
                await asyncio.sleep(0)
                end = time.perf_counter() + SLICE
        questions = reviewing.questions
        self._keep_claim(await self.rows.beat(table.id, self.owner, total=len(questions)))
        found = {number: _packed.decode(data) for number, data in (await self.rows.findings(table.id)).items()}
        left = iter([question for question in questions if question.id not in found])

        async def weigh() -> None:
            for question in left:
                found[question.id] = await self._weigh(table, question)

        try:
            async with asyncio.TaskGroup() as group:
                for _ in range(UNDER_WAY):
                    group.create_task(weigh())
        except ExceptionGroup as failures:
            raise failures.exceptions[0] from failures
        review = reviewing.report([found[question.id] for question in questions])
        moments = await self._moments(table, review.points)
        data = msgspec.json.encode(Reviewed(len(questions), len(questions), review, moments))
        self._keep_claim(await self.rows.finish(table.id, self.owner, zlib.compress(data)))

    async def _weigh(self, table: Table, question: Question) -> Finding:
        finding = await self.pool.weigh(question, table.id)
        if finding is None:
            raise Unweighable
        self._keep_claim(await self.rows.found(table.id, self.owner, question.id, _pack(finding)))
        return finding

    def _keep_claim(self, kept: bool) -> None:
        if not kept:
            raise Lost

    async def _moments(self, table: Table, points: Sequence[Point]) -> list[int]:
        """The moments of points, from how many moves had been made after each event."""
        events = {moves: event for event, moves in enumerate(await self.replays.moves(table.id), 1)}
        lines = table.dossier.log
        return [
            lines.read_until(events.get(point.move, 0), SPECTATOR if point.seat is None else point.seat)
            for point in points
        ]


def check_may_begin(table: Table, token: str) -> None:
    """A table's id is its link, which only who got it has; but the ids of public tables are in everybody's list."""
    if table.dossier.settings.public and not (token and (table.seat_of(token) != SPECTATOR or table.is_host(token))):
        raise Mistake("not-your-seat")
