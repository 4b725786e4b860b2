"""What is appended is there once, in order, and found again by what people look for."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import Connection

from neonstrip.tables.storage import Entry, Journal, StorageError
from tables.storage.samples import News, append, entry, run, summary, watched


def test_entries_come_back_as_they_were_and_in_order(database_url: str) -> None:
    async def go() -> None:
        journal = await Journal.open(database_url)
        written = [entry("t", seq, bytes(range(256)) * seq) for seq in range(1, 13)]
        for one in written:
            assert await journal.append(one, summary("t", one.seq))
        assert await append(journal, "other", 1)
        assert await journal.read("t") == written
        assert await journal.read("t", after=9) == written[9:]
        assert await journal.read("t", after=12) == []
        assert await journal.read("nobody's") == []
        await journal.close()

        again = await Journal.open(database_url)
        assert await again.read("t") == written
        await again.close()

    asyncio.run(go())


def test_a_taken_number_is_refused_and_nothing_changes(database_url: str) -> None:
    async def go() -> None:
        journal = await Journal.open(database_url)
        news = News()
        journal.listen(news)
        assert await append(journal, "t", 1, b"first", free=4)
        assert not await append(journal, "t", 1, b"second", free=0)
        assert [one.event for one in await journal.read("t")] == [b"first"]
        assert await journal.summary("t") == summary("t", 1, free=4)
        assert await append(journal, "u", 1)
        assert await news.until(2) == [("t", 1), ("u", 1)]
        await journal.close()

    asyncio.run(go())


def test_the_summary_follows_and_never_goes_back(database_url: str) -> None:
    async def go() -> None:
        journal = await Journal.open(database_url)
        assert await journal.summary("t") is None
        newest = summary("t", 3, stage="over", due=None, names=[], touched=9)
        await append(journal, "t", 1, due=5, deal="d")
        assert await journal.summary("t") == summary("t", 1, due=5, deal="d")
        assert not await journal.append(entry("t", 3), newest), "the entry before is not there"
        assert await journal.summary("t") == summary("t", 1, due=5, deal="d")
        assert await append(journal, "t", 2)
        assert await journal.append(entry("t", 3), newest)
        assert not await append(journal, "t", 2)
        assert await journal.summary("t") == newest
        # Both at once: the later one stays.
        await asyncio.gather(append(journal, "t", 5, seats=9), append(journal, "t", 4, seats=8))
        assert await journal.summary("t") == summary("t", 5, seats=9)
        await journal.close()

    asyncio.run(go())


def test_the_lobby_shows_public_tables_newest_first(database_url: str) -> None:
    async def go() -> None:
        journal = await Journal.open(database_url)
        for number, stage in enumerate(["open", "playing", "over"] * 4):
            for public in (True, False):
                table = f"{stage}-{number}-{'public' if public else 'private'}"
                await append(journal, table, 1, stage=stage, public=public, created=number)
        assert [one.table for one in await journal.open_tables(3)] == [f"open-{n}-public" for n in (9, 6, 3)]
        assert [one.table for one in await journal.watchable(9)] == [f"playing-{n}-public" for n in (10, 7, 4, 1)]
        assert (await journal.open_tables(1))[0] == summary("open-9-public", 1, created=9)
        await journal.close()

    asyncio.run(go())


def test_tables_of_the_same_deal_find_each_other(database_url: str) -> None:
    async def go() -> None:
        journal = await Journal.open(database_url)
        await append(journal, "b", 1, deal="friday", created=1)
        await append(journal, "a", 1, deal="friday", created=2, public=False, stage="over")
        await append(journal, "c", 1, deal="monday")
        await append(journal, "d", 1, deal=None)
        assert [one.table for one in await journal.same_deal("friday")] == ["b", "a"]
        assert await journal.same_deal("sunday") == []
        await journal.close()

    asyncio.run(go())


async def all_due(journal: Journal, page: int = 500) -> list[tuple[str, int, int]]:
    return [(row.table, row.seq, row.due) async for row in journal.due(page)]


def test_tables_for_which_somebody_must_act_are_told_the_soonest_first(database_url: str) -> None:
    async def go() -> None:
        journal = await Journal.open(database_url)
        for table, due in {"soon": 5, "now": 0, "at once": 0, "sometime": 2**40, "never": None}.items():
            await append(journal, table.replace(" ", "-"), 1, due=due)
        everything = [("at-once", 1, 0), ("now", 1, 0), ("soon", 1, 5), ("sometime", 1, 2**40)]
        assert await all_due(journal) == everything
        for page in range(1, 6):
            assert await all_due(journal, page) == everything
        await append(journal, "at-once", 2, due=None)
        await append(journal, "soon", 2, due=7)
        assert await all_due(journal) == [("now", 1, 0), ("soon", 2, 7), ("sometime", 1, 2**40)]
        await journal.close()

    asyncio.run(go())


def test_only_the_newest_snapshot_of_a_layout_is_kept(database_url: str) -> None:
    async def go() -> None:
        journal = await Journal.open(database_url)
        assert await journal.snapshot("t", "v1") is None
        await journal.save_snapshot("t", 20, "v1", b"\0twenty")
        await journal.save_snapshot("t", 10, "v1", b"ten")
        assert await journal.snapshot("t", "v1") == (20, b"\0twenty")
        await journal.save_snapshot("t", 30, "v1", b"thirty")
        assert await journal.snapshot("t", "v1") == (30, b"thirty")
        assert await journal.snapshot("t", "v2") is None
        assert await journal.snapshot("u", "v1") is None
        # A new version's layout replaces the old one's, which it can't read, even when it is behind.
        await journal.save_snapshot("t", 25, "v2", b"new layout")
        assert await journal.snapshot("t", "v2") == (25, b"new layout")
        assert await journal.snapshot("t", "v1") is None
        await journal.close()

    asyncio.run(go())


@pytest.mark.parametrize(
    ("one", "about"),
    [
        (entry("two words", 1), summary("two words", 1)),
        (entry("", 1), summary("", 1)),
        (entry("x" * 65, 1), summary("x" * 65, 1)),
        (entry("t", 0), summary("t", 0)),
        (entry("t", 1), summary("u", 1)),
        (entry("t", 1), summary("t", 2)),
        (entry("t", 1), summary("t", 1, deal="a\0")),
        (entry("t", 1), summary("t", 1, names=["\ud800"])),
    ],
)
def test_what_could_spoil_the_appends_of_others_is_refused_alone(sqlite_url: str, one: Entry, about: object) -> None:
    async def go() -> None:
        journal = await Journal.open(sqlite_url)
        bad, good = await asyncio.gather(
            journal.append(one, about),  # type: ignore[arg-type]
            append(journal, "good", 1),
            return_exceptions=True,
        )
        assert isinstance(bad, ValueError)
        assert good is True
        await journal.close()

    asyncio.run(go())


def test_whispers_are_heard_and_not_kept(database_url: str) -> None:
    async def go() -> None:
        journal = await Journal.open(database_url)
        news = News()
        journal.overhear(news)
        said = ["hello", "it's Żółć", "x" * 7999]
        for one in said:
            await journal.whisper(one)
        assert await news.until(3) == [(one,) for one in said]
        with pytest.raises(ValueError, match="7999"):
            await journal.whisper("ż" * 4000)
        await journal.close()

    asyncio.run(go())


def test_a_failing_listener_harms_nobody(database_url: str) -> None:
    async def go() -> None:
        journal = await Journal.open(database_url)
        news = News()
        journal.listen(lambda table, seq: news(seq // 0))
        journal.listen(news)
        assert await append(journal, "t", 1)
        assert await append(journal, "t", 2)
        assert await news.until(2) == [("t", 1), ("t", 2)]
        await journal.close()

    asyncio.run(go())


def test_a_failed_transaction_fails_its_appends_and_no_later_ones(database_url: str) -> None:
    async def go() -> None:
        journal = await Journal.open(database_url)
        assert await append(journal, "t", 1)
        await run(journal, "ALTER TABLE summaries RENAME TO hidden")
        failed = await asyncio.gather(*(append(journal, t, 2, b"secret") for t in "tuv"), return_exceptions=True)
        assert [type(one) for one in failed] == [StorageError] * 3
        assert not any("secret" in str(one) for one in failed)
        assert len(await journal.read("t")) == 1, "the entry is not there without its summary"
        await run(journal, "ALTER TABLE hidden RENAME TO summaries")
        assert await append(journal, "t", 2)
        await journal.close()

    asyncio.run(go())


def test_closing_writes_what_waits_and_takes_no_more(database_url: str) -> None:
    async def go() -> None:
        journal = await Journal.open(database_url)
        waiting = [asyncio.create_task(append(journal, "t", seq)) for seq in range(1, 6)]
        await asyncio.sleep(0)  # they are in the queue now
        await journal.close()
        assert await asyncio.gather(*waiting) == [True] * 5
        with pytest.raises(RuntimeError):
            await append(journal, "t", 6)
        again = await Journal.open(database_url)
        assert [one.seq for one in await again.read("t")] == [1, 2, 3, 4, 5]
        await again.close()

    asyncio.run(go())


@pytest.mark.parametrize(
    ("index", "ask"),
    [
        ("summaries_lobby", lambda journal: journal.open_tables(5)),
        ("summaries_lobby", lambda journal: journal.watchable(5)),
        ("summaries_due", all_due),
        ("summaries_deal", lambda journal: journal.same_deal("d")),
    ],
)
def test_what_people_look_for_has_an_index(
    database_url: str, index: str, ask: Callable[[Journal], Awaitable[object]]
) -> None:
    async def go() -> None:
        journal = await Journal.open(database_url)
        with watched("before_cursor_execute") as asked:
            await ask(journal)
        statement, parameters = asked[-1][2:4]

        def explain(connection: Connection) -> str:
            if connection.dialect.name == "sqlite":
                return str(connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters).all())
            connection.exec_driver_sql("SET LOCAL enable_seqscan = off")  # an empty table needs no index
            return str(connection.exec_driver_sql(f"EXPLAIN {statement}", parameters).all())

        assert index in await journal.database.write(explain)
        await journal.close()

    asyncio.run(go())
