"""Who makes a review: one worker at a time, as the database has it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from neonstrip.tables.storage import Journal
from neonstrip.tables.storage.reviews import ReviewRows

TABLE = "a" * 18


def rows_at(url: str, go: Callable[[ReviewRows], Awaitable[None]]) -> None:
    async def opened() -> None:
        journal = await Journal.open(url)
        try:
            await go(journal.reviews)
        finally:
            await journal.close()

    asyncio.run(opened())


def test_a_review_is_made_by_one_worker_at_a_time(database_url: str) -> None:
    async def go(rows: ReviewRows) -> None:
        assert await rows.take(TABLE, "one", None)
        assert not await rows.take(TABLE, "two", None)
        seen = await rows.claim(TABLE)
        assert seen is not None
        assert await rows.found(TABLE, "one", 7, b"finding")
        assert not await rows.take(TABLE, "two", seen), "one has given a sign of life since"
        seen = await rows.claim(TABLE)
        assert await rows.take(TABLE, "two", seen)
        assert not await rows.take(TABLE, "three", seen), "two was quicker"
        assert not await rows.found(TABLE, "one", 8, b"late")
        assert not await rows.beat(TABLE, "one")
        assert not await rows.finish(TABLE, "one", b"late")
        assert await rows.findings(TABLE) == {7: b"finding"}
        await rows.leave(TABLE, "two")
        [left] = await rows.unfinished()
        assert await rows.take(TABLE, "four", left)
        assert await rows.finish(TABLE, "four", b"review")
        assert (await rows.done(TABLE), await rows.claim(TABLE), await rows.count(TABLE)) == (b"review", None, 0)
        assert not await rows.take(TABLE, "five", None), "it is done"

    rows_at(database_url, go)


def test_a_review_that_failed_waits_for_who_asks_again(sqlite_url: str) -> None:
    async def go(rows: ReviewRows) -> None:
        assert await rows.take(TABLE, "one", None)
        assert await rows.beat(TABLE, "one", failed=True)
        assert await rows.unfinished() == []
        await rows.forget(TABLE)
        assert await rows.take(TABLE, "two", None)

    rows_at(sqlite_url, go)
