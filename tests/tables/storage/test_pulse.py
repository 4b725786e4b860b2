"""Whether a database can be written is found out by writing to it."""

from __future__ import annotations

import asyncio

import pytest

from neonstrip.tables.storage import Journal, StorageError
from neonstrip.tables.storage import pulse as module
from tables.storage.samples import append, run, watched


def test_a_database_that_can_be_written_is_well(database_url: str) -> None:
    async def go() -> None:
        journal = await Journal.open(database_url)
        assert await run(journal, "SELECT at FROM pulse") == 0
        found = await journal.check()
        assert (found.free or 0) > 0 or not database_url.startswith("sqlite")
        assert await run(journal, "SELECT at FROM pulse") > 1_700_000_000_000
        with watched("commit") as commits:
            assert await asyncio.gather(*(journal.check() for _ in range(50))) == [found] * 50
        assert commits == [], "who asks often costs nothing"
        await journal.close()

    asyncio.run(go())


def test_a_database_that_can_only_be_read_is_not_well(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a full disk, or a standby of PostgreSQL: reading goes on, and so does the check when it is over."""
    monkeypatch.setattr(module, "EVERY", 0.0)
    off, on = {
        "sqlite": (
            "CREATE TRIGGER no BEFORE UPDATE ON pulse BEGIN SELECT RAISE(ABORT, 'full'); END",
            "DROP TRIGGER no",
        ),
        "postgresql": ("SET default_transaction_read_only = on", "SET default_transaction_read_only = off"),
    }[database_url.partition(":")[0]]

    async def go() -> None:
        journal = await Journal.open(database_url)
        await append(journal, "t", 1)
        await run(journal, off)
        for _ in range(2):
            with pytest.raises(StorageError):
                await journal.check()
        assert len(await journal.read("t")) == 1
        await run(journal, on)
        await journal.check()
        await journal.close()

    asyncio.run(go())
