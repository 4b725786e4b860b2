"""Stewards act for tables: they let bots move, and bots sit in when a clock has run out.

Every worker has one. If a worker dies, the tables it served come due, and another worker's sweep finds them.
"""

from __future__ import annotations

import asyncio
import logging

from msgspec import Struct

from neonstrip.tables import events as ev
from neonstrip.tables.botpool import BotPool
from neonstrip.tables.commands import DEFAULT_BOT
from neonstrip.tables.house import House, now
from neonstrip.tables.position import position_of
from neonstrip.tables.storage import StorageError
from neonstrip.tables.table import Table

SECONDS = 1.0
"""A bot's time for a decision."""
SWEEP = 2.0
"""Seconds between looks for tables that nobody serves."""
OVERDUE = 2000
"""Milliseconds after which a due table counts as not served."""
MOST = 100

log = logging.getLogger(__name__)


class Choice(Struct):
    """What a bot chose for a seat, in the position that it was asked about."""

    seat: int
    bot: str
    position: bytes
    move: int

    def is_wanted(self, table: Table) -> bool:
        """Whether this very bot is still to decide in this very position."""
        if self.seat not in table.waiting() or table.seats[self.seat].player != self.bot:
            return False
        return position_of(table.playing, self.seat) == self.position

    def moved(self, table: Table) -> ev.Moved:
        table.playing.check(self.move, self.seat)
        return ev.Moved(self.seat, table.playing.rules.texts[self.move], bot=self.bot)


class Steward:
    """Serves all tables that this worker knows to be due."""

    def __init__(self, house: House, pool: BotPool) -> None:
        self.house = house
        self.pool = pool
        self._serving: dict[str, asyncio.Task[None]] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._sweeper: asyncio.Task[None] | None = None
        house.on_due = self.attend

    def start(self) -> None:
        self._sweeper = asyncio.get_running_loop().create_task(self._sweep())

    async def close(self) -> None:
        tasks = [*self._serving.values(), *([self._sweeper] if self._sweeper else [])]
        for timer in self._timers.values():
            timer.cancel()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def attend(self, table: Table) -> None:
        """Serve a table when it is due."""
        due, loop = table.due(), asyncio.get_running_loop()
        if timer := self._timers.pop(table.id, None):
            timer.cancel()
        if due is None or table.id in self._serving:
            return
        if due <= now():
            self._begin(table.id)
        else:
            self._timers[table.id] = loop.call_later((due - now()) / 1000, self._begin, table.id)

    def _begin(self, name: str) -> None:
        self._timers.pop(name, None)
        if name not in self._serving:
            task = asyncio.get_running_loop().create_task(self._serve(name))
            self._serving[name] = task
            task.add_done_callback(lambda done: self._ended(name, done))

    def _ended(self, name: str, task: asyncio.Task[None]) -> None:
        del self._serving[name]
        if not task.cancelled() and (error := task.exception()):
            log.error("table %s could not be served: %s; the next sweep tries again", name, error)

    async def _serve(self, name: str) -> None:
        """Act for a table until it waits for people whose clocks still run."""
        while True:
            table = await self.house.find(name)
            if table.due() is None:
                return
            bots = [seat for seat in table.waiting() if table.seats[seat].player]
            late = late_seats(table)
            if not bots and not late:
                self._timers[name] = asyncio.get_running_loop().call_later(
                    max(0, (table.due() or 0) - now()) / 1000, self._begin, name
                )
                return
            for seat in late:
                await self.house.change(name, lambda table, seat=seat: relieve_late(table, seat))  # type: ignore[misc]
            await self._move(table, bots)

    async def _move(self, table: Table, seats: list[int]) -> None:
        """Let the bots of some seats decide, and play what they chose."""
        choices = await asyncio.gather(*(self._choose(table, seat) for seat in seats))

        def decide(table: Table) -> ev.Moved | ev.Played | None:
            moves = [choice.moved(table) for choice in choices if choice is not None and choice.is_wanted(table)]
            return None if not moves else moves[0] if len(moves) == 1 else ev.Played(moves)

        await self.house.change(table.id, decide)

    async def _choose(self, table: Table, seat: int) -> Choice | None:
        if seat not in table.waiting():
            return None  # somebody else was faster since the table was looked at
        bot, position = table.seats[seat].player, position_of(table.playing, seat)
        return Choice(seat, bot, position, await self.pool.choose(table.playing, seat, bot, SECONDS))

    async def _sweep(self) -> None:
        while True:
            try:
                for name in await self.house.journal.due(now() - OVERDUE, MOST):
                    self._begin(name)
            except StorageError as error:
                log.error("looking for due tables failed: %s", error)
            await asyncio.sleep(SWEEP)


def late_seats(table: Table) -> list[int]:
    """The seats of people whose time for a decision is over."""
    clock = table.facts.settings.clock
    if clock is None:
        return []
    limit = now() - 1000 * clock
    seats = [(number, table.seats[number]) for number in table.waiting()]
    return [number for number, seat in seats if not seat.player and seat.since is not None and seat.since <= limit]


def relieve_late(table: Table, seat: int) -> ev.Relieved | None:
    """A bot sits in for somebody whose time is over, unless they have decided in the meantime."""
    return ev.Relieved(seat, DEFAULT_BOT, "clock") if seat in late_seats(table) else None
