"""Stewards over a real database: what they play for tables, and what they throw away."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from neonstrip.play import Game
from neonstrip.tables import commands, hosting
from neonstrip.tables import events as ev
from neonstrip.tables.botpool import BotPool
from neonstrip.tables.house import House
from neonstrip.tables.stewards import GROUP, Steward
from neonstrip.tables.storage import Journal
from neonstrip.tables.table import Table

BASE = {"tiles": 0, "starter": 1}
SEATS = [ev.SeatSetup("human", "Anna"), ev.SeatSetup("bot", "Duke", "greedy")]


class Slow(BotPool):
    """Bots that answer when they are let."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked = 0
        self.news = asyncio.Event()
        self.gate = asyncio.Semaphore(0)

    async def choose(self, game: Game, seat: int, bot: str, seconds: float, table: str = "") -> int | None:
        move = await super().choose(game, seat, bot, seconds, table)
        self.asked += 1
        self.news.set()
        await self.gate.acquire()
        return move

    async def was_asked(self, times: int) -> None:
        while self.asked < times:
            self.news.clear()
            await self.news.wait()


@asynccontextmanager
async def stewarded(url: str) -> AsyncIterator[tuple[House, Slow]]:
    journal = await Journal.open(url)
    house, pool = House(journal), Slow()
    steward = Steward(house, pool)
    try:
        yield house, pool
    finally:
        await steward.close()
        await pool.close()
        await house.close()
        await journal.close()


async def until(house: House, name: str, seq: int) -> Table:
    """The table when so much has happened to it."""
    grown = asyncio.Event()

    def watch(table: Table) -> None:
        if table.dossier.seq >= seq:
            grown.set()

    house.watch(name, watch)
    if (await house.find(name)).dossier.seq < seq:
        await grown.wait()
    house.unwatch(name, watch)
    return await house.find(name)


def test_a_bots_choice_belongs_to_one_position(sqlite_url: str, caplog: pytest.LogCaptureFixture) -> None:
    """Who is before a bot takes their move back while it thinks, and makes another: it is asked anew."""

    async def go() -> None:
        async with stewarded(sqlite_url) as (house, pool):
            laid = (await hosting.lay(house, "royale", BASE, SEATS, ev.Settings()))[0]
            name = laid.table.id
            own: dict[str, Any] = {"table": name, "token": laid.tokens[0]}
            await house.command(commands.Start(table=name, token=laid.host))
            table = await house.command(commands.Move(**own, move="roll"))
            first, *_, last = table.playing.legal("Anna")
            await house.command(commands.Move(**own, move=first))
            await pool.was_asked(1)
            assert table.can_undo(0), "nobody but a bot is to decide"
            await house.command(commands.Undo(**own))
            table = await house.command(commands.Move(**own, move=last))
            before = table.dossier.seq
            pool.gate.release()
            await pool.was_asked(2)
            assert (await house.find(name)).dossier.seq == before, "the choice was for a position that is gone"
            pool.gate.release()
            table = await until(house, name, before + 1)
            assert table.playing.record().moves[:3] == [(0, "roll"), (0, last), (1, "roll")]

    asyncio.run(go())
    assert "could not be served" not in caplog.text


def test_others_who_are_done_leave_a_bots_choice_good(sqlite_url: str) -> None:
    """Where turns are drafts, a bot among many people is not asked anew whenever one of them is done."""

    async def go() -> None:
        async with stewarded(sqlite_url) as (house, pool):
            laid = (await hosting.lay(house, "newvegas", {}, SEATS, ev.Settings()))[0]
            await house.command(commands.Start(table=laid.table.id, token=laid.host))
            await pool.was_asked(1)
            own: dict[str, Any] = {"table": laid.table.id, "token": laid.tokens[0]}
            table = await house.command(commands.Move(**own, move="vote against"))
            assert table.waiting() == [1]
            pool.gate.release()
            table = await until(house, laid.table.id, table.dossier.seq + 1)
            assert [seat for seat, _ in table.playing.record().moves] == [0, 1]

    asyncio.run(go())


def test_the_moves_of_many_bots_happen_some_at_a_time(sqlite_url: str) -> None:
    """So that nobody waits while fifty bots move at once."""

    async def go() -> None:
        async with stewarded(sqlite_url) as (house, pool):
            seats = [ev.SeatSetup("human", "Anna"), *[ev.SeatSetup("bot", bot="greedy") for _ in range(25)]]
            laid = (await hosting.lay(house, "newvegas", {}, seats, ev.Settings()))[0]
            await house.command(commands.Start(table=laid.table.id, token=laid.host))
            await pool.was_asked(25)
            for _ in range(25):
                pool.gate.release()
            table = await until(house, laid.table.id, 5)
            entries = [ev.decode(entry.event) for entry in await house.journal.read(laid.table.id, 2)]
            assert [len(entry.moves) for entry in entries if isinstance(entry, ev.Played)] == [GROUP, GROUP, 5]
            assert table.waiting() == [0]

    asyncio.run(go())
