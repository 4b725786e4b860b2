"""One fault at a time: what happened all the same is told, to who asks again and to who only watches."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from neonstrip.server.limits import Limits
from neonstrip.server.services import Services
from neonstrip.tables import commands, hosting
from neonstrip.tables import events as ev
from neonstrip.tables.following import LOOKS
from neonstrip.tables.house import House
from neonstrip.tables.storage import Journal, StorageError
from neonstrip.tables.storage.address import database_at
from neonstrip.tables.storage.migrate import migrate
from neonstrip.tables.table import Table
from server.client import Refused
from tables.faults.faulty import AFTER, BEFORE, SLOW, Faulty, Plan
from tables.faults.guests import Guest

SEATS = [ev.SeatSetup("human", "Anna"), ev.SeatSetup("human", "Benno"), ev.SeatSetup()]


class Next(Plan):
    """The faults that come next at each door, and no others."""

    def __init__(self) -> None:
        super().__init__(0, 0)
        self.next: dict[str, list[str]] = {}
        self.begun, self.slow = asyncio.Event(), asyncio.Event()
        """Set when something begins to be slow; set to let it go on."""

    def draw(self, door: str, *kinds: str) -> str:
        return self.next[door].pop(0) if self.next.get(door) else ""

    async def pause(self) -> None:
        self.begun.set()
        await self.slow.wait()


class Crowded(Next):
    """Counts how many are slow at a time."""

    def __init__(self) -> None:
        super().__init__()
        self.inside = self.most = 0

    async def pause(self) -> None:
        self.inside += 1
        self.most = max(self.most, self.inside)
        await asyncio.sleep(0.01)
        self.inside -= 1


class Steps(Next):
    """Whatever is slow waits for its own sign to go on, or to fail."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting: asyncio.Queue[asyncio.Future[None]] = asyncio.Queue()

    async def pause(self) -> None:
        sign = asyncio.get_running_loop().create_future()
        self.waiting.put_nowait(sign)
        await sign


@asynccontextmanager
async def house_over(url: str, plan: Plan) -> AsyncIterator[House]:
    database = Faulty(database_at(url), plan)
    await database.migrate(migrate)
    await database.start()
    house = House(Journal(database))
    try:
        yield house
    finally:
        await house.close()
        await house.journal.close()


@asynccontextmanager
async def services_over(url: str, plan: Plan) -> AsyncIterator[Services]:
    """A worker that does nothing by itself."""
    database = Faulty(database_at(url), plan)
    await database.migrate(migrate)
    await database.start()
    services = Services(Journal(database), Limits(0))
    try:
        yield services
    finally:
        await services.close()


class Told:
    """A watcher that can be waited for."""

    def __init__(self) -> None:
        self.seqs: asyncio.Queue[int] = asyncio.Queue()

    def __call__(self, table: Table) -> None:
        self.seqs.put_nowait(table.dossier.seq)

    async def until(self, seq: int) -> None:
        async with asyncio.timeout(60):
            while await self.seqs.get() < seq:
                pass


def test_who_only_watches_is_told_what_was_written_though_its_answer_was_lost(database_url: str) -> None:
    """Nobody asks again, and the log cannot be read at once."""

    async def go() -> None:
        plan, told = Next(), Told()
        async with house_over(database_url, plan) as house:
            laid = (await hosting.lay(house, "royale", {}, SEATS, ev.Settings()))[0]
            house.watch(laid.table.id, told)
            plan.next = {"write": [AFTER], "read": [BEFORE, AFTER, BEFORE]}
            with pytest.raises(StorageError):
                await house.command(commands.Mute(table=laid.table.id, token=laid.host, chat=False))
            await told.until(2)

    asyncio.run(go())


def test_news_that_comes_while_a_table_is_read_for_the_first_time_is_not_lost(postgres_url: str) -> None:
    async def go() -> None:
        plan, told = Next(), Told()
        async with house_over(postgres_url, Next()) as other, house_over(postgres_url, plan) as house:
            laid = (await hosting.lay(other, "royale", {}, SEATS, ev.Settings()))[0]
            heard = asyncio.Event()
            house.journal.listen(lambda table, seq: heard.set())
            plan.next = {"read": ["", SLOW]}  # first the snapshot, then the log, which is read but not here yet
            finding = asyncio.create_task(house.find(laid.table.id))
            await plan.begun.wait()
            await other.command(commands.Mute(table=laid.table.id, token=laid.host, chat=False))
            await heard.wait()
            plan.slow.set()
            table = await finding
            house.watch(laid.table.id, told)
            told(table)
            await told.until(2)

    asyncio.run(go())


def test_after_a_gap_tables_are_read_a_few_at_a_time(sqlite_url: str) -> None:
    """Everybody who watches is told, and nobody else waits for it."""

    async def go() -> None:
        plan, told = Crowded(), Told()
        async with house_over(sqlite_url, plan) as house:
            laid = await hosting.lay(house, "royale", {}, SEATS, ev.Settings(), copies=20)
            for one in laid:
                house.watch(one.table.id, told)
            async with house_over(sqlite_url, Next()) as other:  # over SQLite the first house hears nothing of it
                for one in laid:
                    await other.command(commands.Mute(table=one.table.id, token=one.host, chat=False))
            plan.next = {"read": [SLOW] * len(laid)}
            house._catch_up()
            for _ in laid:
                await told.until(2)
            assert plan.most == LOOKS

    asyncio.run(go())


def test_a_table_that_is_not_there_is_not_followed(sqlite_url: str) -> None:
    """However often it is looked for while nothing can be read."""

    async def go() -> None:
        plan = Next()
        async with house_over(sqlite_url, plan) as house:
            plan.next = {"read": [BEFORE] * 6}  # the snapshot and the log, of each
            for name in ("a" * 18, "b" * 18, "c" * 18):
                with pytest.raises(StorageError):
                    await house.look(name)
            assert not house._following
            assert not house._locks

    asyncio.run(go())


def test_whatever_is_asked_again_with_its_reference_is_done_once(sqlite_url: str) -> None:
    """Also what the host asks, and what changes nothing that could be asked for again."""

    async def go() -> None:
        plan = Next()
        async with house_over(sqlite_url, plan) as house:
            laid = (await hosting.lay(house, "royale", {}, SEATS, ev.Settings()))[0]
            name, seq = laid.table.id, 1
            host: dict[str, Any] = {"table": name, "token": laid.host}
            anna: dict[str, Any] = {"table": name, "token": laid.tokens[0]}
            for command in (
                commands.Arrange(**host, seat=2, bot="greedy", ref="a"),
                commands.Mute(**host, chat=False, ref="b"),
                commands.Pledge(**anna, pledge="7" * 64, ref="c"),
                commands.Start(**host, ref="d"),
                commands.Leave(**anna, ref="e"),
                commands.Return(**anna, ref="f"),
                commands.Relieve(**host, seat=1, ref="g"),
            ):
                plan.next = {"write": [AFTER]}
                with pytest.raises(StorageError):
                    await house.command(command)
                seq += 1
                assert (await house.command(command)).dossier.seq == seq, command

    asyncio.run(go())


def test_who_comes_to_a_table_of_a_deal_sees_nothing_that_is_not_written(sqlite_url: str) -> None:
    """Before they are shown the table, the others of its deal are looked at, and meanwhile somebody acts."""

    async def go() -> None:
        plan = Steps()
        async with services_over(sqlite_url, plan) as services:
            house = services.house
            laid = await hosting.lay(house, "royale", {}, SEATS[:2], ev.Settings(), copies=2, together=True)
            deal = laid[0].table.dossier.deal
            assert deal is not None
            first = (await house.journal.same_deal(deal))[0].table
            [one] = [one for one in laid if one.table.id == first]
            await house.command(commands.Start(table=first, token=one.host))
            anna = Guest([services], plan.dice, first, one.tokens[0])
            plan.next = {"read": ["", "", "", SLOW], "write": [SLOW]}  # the table, the deal, the table, and the other
            coming = asyncio.create_task(anna.connect())
            other_is_read = await plan.waiting.get()
            saying = asyncio.create_task(
                house.command(commands.Say(table=first, token=one.tokens[1], reaction="hurry"))
            )
            said = await plan.waiting.get()
            other_is_read.set_result(None)
            while not (coming.done() or house._lock(first)._waiters):
                await asyncio.sleep(0)
            said.set_exception(StorageError("nothing was written"))
            with pytest.raises(StorageError):
                await saying
            await coming
            assert "said" not in [line["kind"] for line in anna.log]
            await anna.disconnect()

    asyncio.run(go())


def test_who_has_read_more_than_a_worker_has_at_hand_is_not_told_that_the_log_is_another(sqlite_url: str) -> None:
    """They come back while one question to the database fails, and the next does not."""

    async def go() -> None:
        plan = Next()
        async with services_over(sqlite_url, plan) as behind, services_over(sqlite_url, Next()) as other:
            laid = (await hosting.lay(behind.house, "royale", {}, SEATS, ev.Settings()))[0]
            mute = commands.Mute(table=laid.table.id, token=laid.host, chat=False)
            await other.house.command(mute)  # over SQLite the first house hears nothing of it
            anna = Guest([other], plan.dice, laid.table.id, laid.tokens[0])
            await anna.connect()
            await anna.disconnect()
            anna.workers, plan.next = [behind], {"read": [BEFORE]}
            with pytest.raises(Refused, match="storage-gone"):
                await anna.connect()
            await anna.disconnect()
            await anna.connect()
            assert [line["n"] for line in anna.log] == [1, 2]
            assert "forked" not in anna.state
            await anna.disconnect()

    asyncio.run(go())


def test_a_pulse_that_fails_after_nobody_waits_for_it_is_no_defect(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("neonstrip.tables.storage.pulse.PATIENCE", 0)
    complaints = list[dict[str, Any]]()

    async def go() -> None:
        plan = Steps()
        asyncio.get_running_loop().set_exception_handler(lambda _, context: complaints.append(context))
        async with house_over(sqlite_url, plan) as house:
            plan.next = {"write": [SLOW]}
            with pytest.raises(StorageError):
                await house.journal.check()
            (await plan.waiting.get()).set_exception(StorageError("the connection broke"))
        del house
        gc.collect()

    asyncio.run(go())
    gc.collect()
    assert not complaints
