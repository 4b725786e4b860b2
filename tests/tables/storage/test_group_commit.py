"""Appends that wait together are written together."""

from __future__ import annotations

import asyncio

from sqlalchemy import event

from neonstrip.tables.storage import Journal
from tables.storage.samples import News, append


def count_commits(journal: Journal) -> list[object]:
    commits: list[object] = []
    event.listen(journal.database.writing.sync_engine, "commit", commits.append)
    return commits


def test_many_appends_at_once_need_few_transactions(database_url: str) -> None:
    async def go() -> None:
        journal = await Journal.open(database_url)
        commits, news = count_commits(journal), News()
        journal.listen(news)
        written = await asyncio.gather(*(append(journal, f"t{n % 100}", n // 100 + 1, seats=n) for n in range(400)))
        assert written == [True] * 400
        assert 1 <= len(commits) <= 3
        assert len(set(await news.until(400))) == 400
        for number in range(100):
            found = await journal.summary(f"t{number}")
            assert found is not None
            assert (found.seq, found.seats) == (4, 300 + number)
        await journal.close()

    asyncio.run(go())


def test_appends_one_after_the_other_wait_for_nobody(database_url: str) -> None:
    async def go() -> None:
        journal = await Journal.open(database_url)
        commits = count_commits(journal)
        for seq in range(1, 6):
            assert await append(journal, "t", seq)
        assert len(commits) == 5
        await journal.close()

    asyncio.run(go())


def test_of_two_with_the_same_number_in_a_batch_the_first_wins(database_url: str) -> None:
    async def go() -> None:
        journal = await Journal.open(database_url)
        commits = count_commits(journal)
        # The first goes alone, as the writer is idle; all others wait for it and go together.
        first = asyncio.create_task(append(journal, "other", 1))
        await asyncio.sleep(0)
        written = await asyncio.gather(*(append(journal, "t", 1, b"%d" % n, seats=n) for n in range(50)))
        assert await first
        assert len(commits) <= 2
        assert written == [True] + [False] * 49
        assert [one.event for one in await journal.read("t")] == [b"0"]
        found = await journal.summary("t")
        assert found is not None
        assert found.seats == 0
        await journal.close()

    asyncio.run(go())


def test_more_than_a_batch_takes_is_written_all_the_same(sqlite_url: str) -> None:
    async def go() -> None:
        journal = await Journal.open(sqlite_url)
        assert all(await asyncio.gather(*(append(journal, "t", seq) for seq in range(1, 1601))))
        assert [one.seq for one in await journal.read("t")] == list(range(1, 1601))
        await journal.close()

    asyncio.run(go())


def test_whoever_stops_waiting_keeps_nobody_else_from_it(database_url: str) -> None:
    async def go() -> None:
        journal = await Journal.open(database_url)
        impatient = asyncio.create_task(append(journal, "t", 1))
        patient = asyncio.create_task(append(journal, "u", 1))
        await asyncio.sleep(0)
        impatient.cancel()
        assert await patient
        assert await append(journal, "u", 2)
        await journal.close()

    asyncio.run(go())
