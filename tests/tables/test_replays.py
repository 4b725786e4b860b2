"""Replays: played in a process of their own, for everybody in turn."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import pytest

from length import LONG
from neonstrip.play.errors import Mistake
from neonstrip.play.game import SPECTATOR
from neonstrip.tables.effects import keep_time
from neonstrip.tables.films import SPACING
from neonstrip.tables.house import PAGE, House
from neonstrip.tables.replays import Replays
from neonstrip.tables.storage import Entry, Journal
from neonstrip.tables.table import Table
from neonstrip.tables.turns import MOST, Turns
from tables.chatter import begun, chatter, write
from tables.random_tables import table_after
from tables.test_films import first

PAIRS = 8000 if LONG else 600


@asynccontextmanager
async def replays_at(url: str) -> AsyncIterator[Replays]:
    journal = await Journal.open(url)
    replays = Replays(House(journal))
    try:
        yield replays
    finally:
        await replays.close()
        await replays.house.close()
        await journal.close()


def test_replays_play_nothing_here_and_little_there(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A long log, and moments late and early in turn: all of it used to be played each time, while everybody waited."""
    play = begun()
    chatter(play, PAIRS)
    applied: Counter[int] = Counter()

    def counted(table: Table, at: int) -> None:
        applied[threading.get_ident()] += 1
        keep_time(table, at)

    async def go() -> None:
        async with replays_at(sqlite_url) as replays:
            await write(replays.house.journal, play)
            name = (await replays.house.find(play.table.id)).id
            monkeypatch.setattr("neonstrip.tables.effects.keep_time", counted)
            await replays.view(name, 0, 2)
            replays.most_played = 0
            for number in (PAIRS, 2, 2 * PAIRS, 1):
                shown = msgspec.json.decode(await replays.view(name, 0, number))
                assert shown["seq"] == len(shown["log"]) == number
            assert 0 < replays.most_played <= SPACING
            assert not applied

    asyncio.run(go())


def test_a_long_log_without_a_snapshot_is_played_a_page_at_a_time(sqlite_url: str) -> None:
    """Between pages others have their turn. Each but the first begins with the entry before: it is still that log."""
    play, pages = begun(), list[int]()
    chatter(play, PAGE)

    async def go() -> None:
        async with replays_at(sqlite_url) as replays:
            house = replays.house
            await write(house.journal, play)
            read = house.journal.read

            async def counted(table: str, after: int = 0, limit: int | None = None) -> list[Entry]:
                entries = await read(table, after, limit)
                pages.append(len(entries))
                return entries

            house.journal.read = counted  # type: ignore[method-assign]
            assert (await house.find(play.table.id)).dossier.seq == len(play.entries)

    asyncio.run(go())
    assert pages == [PAGE, PAGE, len(play.entries) - 2 * (PAGE - 1)]


def test_a_replaying_process_that_dies_is_replaced(sqlite_url: str) -> None:
    play = begun()

    async def go() -> None:
        async with replays_at(sqlite_url) as replays:
            await write(replays.house.journal, play)
            for _ in range(2):
                assert await replays.view(play.table.id, 0, 3) == first(table_after(play, 3), 0)
                assert replays.helper.pid is not None
                os.kill(replays.helper.pid, signal.SIGKILL)
            assert replays.helper.started == 2
            with pytest.raises(Mistake) as refused:
                await replays.view(play.table.id, SPECTATOR, 10_000)
            assert refused.value.code == "no-such-moment"

    asyncio.run(go())


def test_who_asks_for_much_waits_for_those_who_ask_for_little() -> None:
    """Each has one request under way, and pieces of requests take turns."""

    async def go() -> None:
        turns, order = Turns(), list[str]()
        ready = asyncio.Event()

        async def ask(who: str, pieces: int) -> None:
            async with turns.request(who):
                await ready.wait()
                for _ in range(pieces):
                    async with turns.turn():
                        order.append(who)
                        await asyncio.sleep(0)

        greedy = [asyncio.create_task(ask("greedy", 3)) for _ in range(MOST)]
        await asyncio.sleep(0)
        with pytest.raises(Mistake) as refused:
            await ask("greedy", 1)
        assert refused.value.code == "too-many"
        modest = [asyncio.create_task(ask(who, 2)) for who in ("Anna", "Benno")]
        await asyncio.sleep(0)
        ready.set()
        await asyncio.gather(*greedy, *modest)
        assert order[:6] == ["greedy", "Anna", "Benno", "greedy", "Anna", "Benno"]
        assert order.count("greedy") == 3 * MOST
        await ask("greedy", 1)

    asyncio.run(go())
