"""The power goes: whatever was not synced is forgotten, and still nothing is lost that was acknowledged.

Where no compiler is at hand, the settings that this rests on are still checked.
"""

from __future__ import annotations

import asyncio
import logging
import random
from pathlib import Path

import pytest
from sqlalchemy import Connection

from length import LONG
from neonstrip.tables.storage import Journal
from neonstrip.tables.storage.sqlite import Sqlite
from server import crowd
from server.stubborn import Worker
from tables.power.disk import Disk, library
from tables.storage.killing import kill_an_appender
from tables.storage.samples import run

CUTS = 100 if LONG else 3
SERVER_CUTS = 25


def append_until_the_power_goes(disk: Disk, program: str, acknowledged: int) -> list[int]:
    """The entries that a worker said were written before it was killed."""
    return kill_an_appender(program, f"sqlite:///{disk.folder}/tables.sqlite", acknowledged, **disk.environment)


async def entries_on(disk: Disk) -> list[int]:
    """What a server finds when the power is back. It is synced then, as it would be."""
    journal = await Journal.open(f"sqlite:///{disk.folder}/tables.sqlite")
    assert await run(journal, "PRAGMA integrity_check") == "ok"
    found = [entry.seq for entry in await journal.read("t")]
    summary = await journal.summary("t")
    assert (summary.seq if summary else 0) == len(found)
    await journal.close()
    disk.settle()
    return found


@pytest.mark.skipif(library() is None, reason="needs a C compiler on Linux; the settings are checked all the same")
def test_what_was_acknowledged_is_there_when_the_power_is_back(tmp_path: Path) -> None:
    disk, chance = Disk(tmp_path), random.Random(CUTS)
    for _ in range(CUTS):
        acknowledged = append_until_the_power_goes(disk, "tables.storage.appender", chance.randint(1, 60))
        disk.lose_power(chance)
        found = asyncio.run(entries_on(disk))
        assert found == list(range(1, len(found) + 1))
        assert max(acknowledged) <= len(found)


@pytest.mark.skipif(library() is None, reason="needs a C compiler on Linux")
def test_a_database_that_syncs_nothing_would_be_found_out(tmp_path: Path) -> None:
    """The test of the test: the same worker, without the setting that makes it safe."""
    disk, chance = Disk(tmp_path), random.Random(1)
    asyncio.run(entries_on(disk))  # made, and safe
    acknowledged = append_until_the_power_goes(disk, "tables.power.careless", 40)
    disk.lose_power(chance)
    assert max(acknowledged) > len(asyncio.run(entries_on(disk)))


@pytest.mark.long
@pytest.mark.skipif(not LONG or library() is None, reason="some minutes: ./test --long, with a C compiler on Linux")
def test_people_play_while_the_power_goes_again_and_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    disk, chance = Disk(tmp_path), random.Random(13)

    class Powered(Worker):
        """A server on a disk whose power goes with it."""

        async def kill(self) -> None:
            await super().kill()
            disk.lose_power(chance)

    for name, value in disk.environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(crowd, "Worker", Powered)
    played = crowd.play_and_kill(
        f"sqlite:///{disk.folder}/tables.sqlite", 1, SERVER_CUTS, tables=crowd.TABLES[:3], tell=lambda crowd: None
    )
    assert played.killed == SERVER_CUTS


# The settings that all this rests on


def test_sqlite_syncs_at_every_commit(sqlite_url: str) -> None:
    def settings(connection: Connection) -> tuple[int, str]:
        ask = connection.exec_driver_sql
        return ask("PRAGMA synchronous").scalar_one(), ask("PRAGMA journal_mode").scalar_one()

    async def go() -> None:
        journal = await Journal.open(sqlite_url)
        assert isinstance(journal.database, Sqlite)
        assert await journal.database.write(settings) == (2, "wal")
        await journal.close()

    asyncio.run(go())


def test_a_postgresql_that_does_not_sync_is_warned_of(postgres_url: str, caplog: pytest.LogCaptureFixture) -> None:
    async def start(*statements: str) -> str:
        caplog.clear()
        journal = await Journal.open(postgres_url)
        for statement in statements:
            await run(journal, statement)
        await journal.close()
        return caplog.text

    async def go() -> None:
        assert await start("ALTER DATABASE postgres SET synchronous_commit = off") == ""
        assert "synchronous_commit = off" in await start("ALTER DATABASE postgres RESET synchronous_commit")
        assert await start() == ""

    with caplog.at_level(logging.WARNING):
        asyncio.run(go())
