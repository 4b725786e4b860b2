"""Clocks on walls that jump: bots and people's time do not mind, in one worker, after a restart, or beside another."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from neonstrip.play import Game
from neonstrip.tables import commands, hosting
from neonstrip.tables import events as ev
from neonstrip.tables.botpool import BotPool
from neonstrip.tables.clocks import RETURN
from neonstrip.tables.house import House
from neonstrip.tables.stewards import Steward
from neonstrip.tables.storage import Journal
from neonstrip.tables.table import Table
from neonstrip.tables.time import Time

HOUR, DAY = 3_600_000, 86_400_000
JUMPS = pytest.mark.parametrize("jump", [-DAY, -HOUR, HOUR, DAY], ids=["day back", "hour back", "hour on", "day on"])
LONG, SHORT = 7200, 1
"""Seconds on the clocks of people: more than a test takes, and as few as there are."""


class Wall(Time):
    """A clock on the wall that can be set."""

    def __init__(self) -> None:
        self.set = 0

    def wall(self) -> int:
        return super().wall() + self.set


class Instant(BotPool):
    """Bots that need no time once they are let: these tests are about who is asked when, not about what is chosen."""

    def __init__(self) -> None:
        super().__init__(1)
        self.let = asyncio.Event()

    async def choose(self, game: Game, seat: int, bot: str, seconds: float, table: str = "") -> int | None:
        move = game.numbers(seat)[0]
        await self.let.wait()
        return move


class Worker:
    """A house and its steward."""

    def __init__(self, journal: Journal, time: Time) -> None:
        self.house = House(journal, time)
        self.pool = Instant()
        self.steward = Steward(self.house, self.pool)

    async def left(self, table: str) -> float:
        """Seconds that the only one who is to decide has."""
        [left] = self.steward.clocks.left(await self.house.find(table)).values()
        return left

    async def until(self, name: str, enough: Callable[[Table], bool]) -> Table:
        """The table as soon as it is like this."""
        news = asyncio.Event()

        def watch(table: Table) -> None:
            news.set()

        self.house.watch(name, watch)
        while not enough(table := await self.house.find(name)):
            await news.wait()
            news.clear()
        self.house.unwatch(name, watch)
        return table

    async def sweep_until(self, name: str, enough: Callable[[Table], bool]) -> Table:
        """The same for a worker that knows of the table only what it finds."""
        while not enough(table := await self.house.find(name)):
            await self.steward.sweep()
            await asyncio.sleep(0.05)
        return table


@asynccontextmanager
async def working(url: str, time: Time) -> AsyncIterator[Worker]:
    journal = await Journal.open(url)
    worker = Worker(journal, time)
    try:
        yield worker
    finally:
        await worker.steward.close()
        await worker.house.close()
        await journal.close()


async def lay(worker: Worker, clock: int | None, *kinds: str) -> hosting.Laid:
    """A table that has begun, with Anna to roll if she is there."""
    seats = [ev.SeatSetup("human", kind) if kind == "Anna" else ev.SeatSetup("bot", bot="greedy") for kind in kinds]
    options = {"tiles": 0, "starter": 1}
    laid = (await hosting.lay(worker.house, "royale", options, seats, ev.Settings(clock=clock)))[0]
    await worker.house.command(commands.Start(table=laid.table.id, token=laid.host))
    return laid


def moves(count: int) -> Callable[[Table], bool]:
    return lambda table: len(table.playing.history) >= count


def is_relieved(table: Table) -> bool:
    return bool(table.seats[0].stand_in)


def run(test: Callable[..., Awaitable[None]], *arguments: Any) -> None:
    asyncio.run(asyncio.wait_for(test(*arguments), 120))


@JUMPS
def test_a_jump_puts_nobody_to_sleep(sqlite_url: str, jump: int) -> None:
    """Bots move on, who still has time keeps it, and who lets it pass is relieved. Times told never go back."""

    async def go() -> None:
        wall = Wall()
        async with working(sqlite_url, wall) as worker:
            bots = await lay(worker, None, "bot", "bot")
            slow, quick = await lay(worker, LONG, "Anna", "bot"), await lay(worker, SHORT, "Anna", "bot")
            wall.set = jump
            worker.pool.let.set()
            await worker.until(bots.table.id, moves(6))
            await worker.until(quick.table.id, is_relieved)
            assert LONG - 100 < await worker.left(slow.table.id) <= LONG
            own: dict[str, Any] = {"table": slow.table.id, "token": slow.tokens[0]}
            table = await worker.house.command(commands.Move(**own, move="roll"))
            await worker.house.command(commands.Move(**own, move=table.playing.legal()[0]))
            await worker.until(slow.table.id, lambda table: table.playing.seat == 0 and moves(4)(table))
            assert LONG - 100 < await worker.left(slow.table.id) <= LONG
            for laid in (bots, slow, quick):
                times = [entry.at for entry in await worker.house.journal.read(laid.table.id)]
                assert times == sorted(times)

    run(go)


@JUMPS
def test_a_jump_between_two_starts_costs_no_more_than_a_clock(database_url: str, jump: int) -> None:
    """What has passed while nobody looked only the wall can tell; it is not believed more than it can know."""

    async def go() -> None:
        wall = Wall()
        async with working(database_url, wall) as worker:
            slow, quick = await lay(worker, LONG, "Anna", "bot"), await lay(worker, SHORT, "Anna", "bot")
            bots = await lay(worker, None, "bot", "bot")
        wall.set = jump
        async with working(database_url, wall) as worker:
            left = await worker.left(slow.table.id)
            expected = {-DAY: LONG, -HOUR: LONG, HOUR: LONG - 3600, DAY: RETURN}[jump]
            assert expected - 100 < left <= expected
            worker.pool.let.set()
            await worker.sweep_until(bots.table.id, moves(6))
            await worker.sweep_until(quick.table.id, is_relieved)

    run(go)


@pytest.mark.parametrize("ahead", [-DAY, -HOUR, HOUR, DAY])
def test_workers_whose_walls_differ_share_tables(postgres_url: str, ahead: int) -> None:
    """One does not cut short the time that the other counts; and takes over when the other is gone."""

    async def go() -> None:
        other_wall = Wall()
        other_wall.set = ahead
        async with working(postgres_url, other_wall) as other:
            await other.steward.sweep()
            async with working(postgres_url, Wall()) as worker:
                slow = await lay(worker, LONG, "Anna", "bot")
                for _ in range(3):
                    await other.steward.sweep()
                assert LONG - 100 < await other.left(slow.table.id) <= LONG
                quick, bots = await lay(worker, SHORT, "Anna", "bot"), await lay(worker, None, "bot", "bot")
            assert not is_relieved(await other.house.find(slow.table.id))
            other.pool.let.set()
            await other.sweep_until(bots.table.id, moves(6))
            await other.sweep_until(quick.table.id, is_relieved)

    run(go)


def test_what_an_older_version_wrote_is_looked_at(sqlite_url: str) -> None:
    """It wrote when a table would be due, not how long it waits: a moment on the wall, long past or far ahead."""

    async def go() -> None:
        async with working(sqlite_url, Wall()) as worker:
            bots = await lay(worker, None, "bot", "bot")
            database = worker.house.journal.database
            await database.write(
                lambda connection: connection.exec_driver_sql("UPDATE summaries SET due = 1794784054456 WHERE due = 0")
            )
        async with working(sqlite_url, Wall()) as worker:
            worker.pool.let.set()
            while not worker.steward._serving:
                await worker.steward.sweep()
            await worker.until(bots.table.id, moves(6))

    run(go)
