"""Stewards act for tables: they let bots move, bots sit in when a clock has run out, and games begin at last.

Every worker has one. If a worker dies, the tables it served stay as they are, and another worker's sweep finds them.
Nobody waits by the clock on the wall: bots are due at once, and people's time is counted as it passes.
"""

from __future__ import annotations

import asyncio
import logging

from msgspec import Struct

from neonstrip.bots.styles import styled
from neonstrip.play.errors import Mistake
from neonstrip.tables import events as ev
from neonstrip.tables.botpool import BotPool
from neonstrip.tables.clocks import Clocks
from neonstrip.tables.commands import DEFAULT_BOT
from neonstrip.tables.drawing import run_out
from neonstrip.tables.house import House
from neonstrip.tables.patience import Patience
from neonstrip.tables.position import position_of
from neonstrip.tables.sightings import Sightings
from neonstrip.tables.storage import StorageError
from neonstrip.tables.table import Table

SECONDS = 1.0
"""A bot's time for a decision."""
SWEEP = 2.0
"""Seconds between looks for tables that nobody serves: those that stay as they were for some looks."""

GROUP = 10
"""Bots' moves at most that happen to a table in one go: some milliseconds, in which nobody else is heard."""

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


class Timer(Struct):
    """When to act for a table, as it was after so many entries."""

    seq: int
    handle: asyncio.TimerHandle


class Steward:
    """Serves all tables that this worker knows to be due."""

    def __init__(self, house: House, pool: BotPool) -> None:
        self.house = house
        self.pool = pool
        self._serving: dict[str, asyncio.Task[None]] = {}
        self._timers: dict[str, Timer] = {}
        self._sweeper: asyncio.Task[None] | None = None
        self._pieces = asyncio.Lock()
        self.sightings = Sightings(house.time)
        self.clocks = Clocks(house.time, self.sightings)
        self.patience = Patience(house.time)
        house.attend = self.attend
        house.let_go = self.let_go

    def start(self) -> None:
        self._sweeper = asyncio.get_running_loop().create_task(self._sweep())

    async def close(self) -> None:
        tasks = [*self._serving.values(), *([self._sweeper] if self._sweeper else [])]
        for timer in self._timers.values():
            timer.handle.cancel()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def attend(self, table: Table) -> None:
        """Serve a table as soon as somebody must act for it."""
        if timer := self._timers.pop(table.id, None):
            timer.handle.cancel()
        wait = self._wait(table)
        if wait is None or table.id in self._serving:
            return
        if wait <= 0:
            self._begin(table.id)
        else:
            handle = asyncio.get_running_loop().call_later(wait, self._begin, table.id)
            self._timers[table.id] = Timer(table.dossier.seq, handle)

    def let_go(self, name: str) -> bool:
        """Another worker looks after a table. Should that one die, a sweep finds it."""
        if name in self._serving:
            return False
        if timer := self._timers.pop(name, None):
            timer.handle.cancel()
        return True

    def _wait(self, table: Table) -> float | None:
        """Seconds until somebody must act for a table; None if nobody must."""
        patience, left = self.patience.left(table), self.clocks.left(table)
        if patience is not None:
            return patience
        return 0.0 if bots(table) else min(left.values(), default=None)

    def _begin(self, name: str) -> None:
        if timer := self._timers.pop(name, None):
            timer.handle.cancel()
        if name not in self._serving:
            task = asyncio.get_running_loop().create_task(self._serve(name))
            self._serving[name] = task
            task.add_done_callback(lambda done: self._ended(name, done))

    def _ended(self, name: str, task: asyncio.Task[None]) -> None:
        if self._serving.get(name) is task:
            del self._serving[name]
        if not task.cancelled() and (error := task.exception()) and not is_gone(error):
            log.error("table %s could not be served: %s; the next sweep tries again", name, error)

    async def _serve(self, name: str) -> None:
        """Act for a table until it waits for people whose clocks still run."""
        while True:
            table = await self.house.find(name)
            asked = self.patience.lost(table)
            if asked is not None:
                await self.house.change(name, lambda table, asked=asked: run_out(table, asked))  # type: ignore[misc]
                continue
            late = self.clocks.late(table)
            for seat in late:
                await self.house.change(name, lambda table, seat=seat: self._relieve(table, seat))  # type: ignore[misc]
            if not late and not bots(table):
                del self._serving[name]
                self.attend(table)
                return
            await self._move(table, bots(table))

    def _relieve(self, table: Table, seat: int) -> ev.Relieved | None:
        """A bot sits in for somebody whose time is over, unless they have decided in the meantime."""
        return ev.Relieved(seat, DEFAULT_BOT, "clock") if seat in self.clocks.late(table) else None

    async def _move(self, table: Table, seats: list[int]) -> None:
        """Let the bots of some seats decide, and play what they chose."""
        await self._let_others()
        found = await asyncio.gather(*(self._choose(table, seat) for seat in seats))
        choices = [choice for choice in found if choice is not None]
        for first in range(0, len(choices), GROUP):
            group = choices[first : first + GROUP]
            await self._let_others()
            await self.house.change(table.id, lambda table, group=group: play(table, group))  # type: ignore[misc]

    async def _let_others(self) -> None:
        """What is done for bots on the loop is done piece by piece, with everybody who waits in between."""
        async with self._pieces:
            await asyncio.sleep(0)

    async def _choose(self, table: Table, seat: int) -> Choice | None:
        if seat not in bots(table):
            return None  # somebody was faster, or is back, since the table was looked at
        bot, position = table.seats[seat].player, position_of(table.playing, seat)
        player = styled(bot, table.style_of(seat))
        move = await self.pool.choose(table.playing, seat, player, SECONDS, table.id)
        return None if move is None else Choice(seat, bot, position, move)

    async def _sweep(self) -> None:
        while True:
            try:
                await self.sweep()
            except StorageError as error:
                log.error("looking for tables that nobody serves failed: %s", error)
            await asyncio.sleep(SWEEP)

    async def sweep(self) -> None:
        """Look for tables that nobody serves, and serve them."""
        for row in await self.sightings.sweep(self.house.journal.due()):
            timer = self._timers.get(row.table)
            if row.table not in self._serving and (timer is None or timer.seq < row.seq):
                self._begin(row.table)


def is_gone(error: BaseException) -> bool:
    """Whether the table was removed by who looks after the house: nobody has to act for it any more."""
    return isinstance(error, Mistake) and error.code == "no-such-table"


def bots(table: Table) -> list[int]:
    """The seats that bots are to decide for."""
    return [seat for seat in table.waiting() if table.seats[seat].player]


def play(table: Table, choices: list[Choice]) -> ev.Moved | ev.Played | None:
    """What bots chose, as far as it is still wanted."""
    moves = [choice.moved(table) for choice in choices if choice.is_wanted(table)]
    return None if not moves else moves[0] if len(moves) == 1 else ev.Played(moves)
