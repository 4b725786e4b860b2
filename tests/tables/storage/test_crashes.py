"""What was acknowledged is there, whatever dies: a worker, or the database under it."""

from __future__ import annotations

import asyncio
import random
import signal

import pytest

from neonstrip.tables.storage import Journal, StorageError
from tables.postgres import fresh_database, private_server
from tables.storage.killing import kill_an_appender
from tables.storage.samples import News, append


def test_a_worker_killed_while_it_appends_loses_nothing(database_url: str) -> None:
    async def look(acknowledged: list[int]) -> None:
        journal = await Journal.open(database_url)
        entries = await journal.read("t")
        assert [one.seq for one in entries] == list(range(1, len(entries) + 1))
        assert [one.event for one in entries] == [b"%d" % one.seq for one in entries]
        assert max(acknowledged) <= len(entries)
        found = await journal.summary("t")
        assert found is not None
        assert found.seq == len(entries), "the summary goes with the entry or not at all"
        await journal.close()

    acknowledged: list[int] = []
    for _ in range(3):
        acknowledged += kill_an_appender("tables.storage.appender", database_url, random.randint(1, 150))
        asyncio.run(look(acknowledged))


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT], ids=["in order", "as in a crash"])
def test_postgres_restarted_under_a_live_journal(how: signal.Signals) -> None:
    async def go() -> None:
        journal, other = await Journal.open(url), await Journal.open(url)
        gap, news = News(), News()
        journal.on_gap(gap)
        journal.listen(news)
        acknowledged = 0
        while acknowledged < 100:
            acknowledged += await append(journal, "t", acknowledged + 1)
        under_way = asyncio.create_task(append(journal, "t", acknowledged + 1))
        await asyncio.to_thread(server.stop, how)
        under_way_result = (await asyncio.gather(under_way, return_exceptions=True))[0]
        assert under_way_result is True or isinstance(under_way_result, StorageError)
        with pytest.raises(StorageError):
            await append(journal, "u", 1)
        with pytest.raises(StorageError):
            await journal.read("t")
        with pytest.raises(StorageError):
            await journal.save_snapshot("t", 1, "v1", b"")
        assert gap.heard == []

        await asyncio.to_thread(server.start)
        await gap.until(1)
        there = len(await journal.read("t"))
        assert there in ((101,) if under_way_result is True else (100, 101))
        assert await append(journal, "u", 1)
        assert await append(other, "u", 2), "it did nothing meanwhile, and notices nothing"
        while ("u", 2) not in news.heard:
            await news.until(len(news.heard) + 1)
        await journal.close()
        await other.close()

    with private_server() as server:
        url = fresh_database(server.url)
        asyncio.run(go())


def test_a_journal_can_be_closed_while_postgres_is_away() -> None:
    async def go() -> None:
        journal = await Journal.open(server.url)
        assert await append(journal, "t", 1)
        await asyncio.to_thread(server.stop)
        await asyncio.wait_for(journal.close(), 20)

    with private_server() as server:
        asyncio.run(go())
