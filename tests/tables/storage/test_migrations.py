"""A database comes to the newest layout by itself, however many workers start at once."""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from neonstrip.play.errors import Mistake
from neonstrip.tables.storage import Journal
from neonstrip.tables.storage.schema import metadata
from tables.storage.samples import append

TESTS = Path(__file__).parents[2]


def test_migrating_again_changes_nothing_and_says_nothing(
    database_url: str, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    async def go() -> None:
        for seq in range(1, 4):
            journal = await Journal.open(database_url)
            assert await append(journal, "t", seq)
            assert len(await journal.read("t")) == seq
            await journal.close()

    with caplog.at_level(logging.INFO):
        asyncio.run(go())
    assert caplog.records == []
    assert capfd.readouterr() == ("", "")


def test_the_migrations_lead_to_the_layout_that_the_code_uses(database_url: str) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def go() -> None:
        journal = await Journal.open(database_url)
        async with journal.database.writing.connect() as connection:
            assert await connection.run_sync(differences) == []
        await journal.close()

    asyncio.run(go())


def test_workers_that_start_at_once_migrate_once(database_url: str) -> None:
    workers = [
        subprocess.Popen(
            [sys.executable, "-m", "tables.storage.opener", database_url, f"t{number}"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            cwd=TESTS,
        )
        for number in range(4)
    ]
    for worker in workers:
        assert worker.stdout is not None
        assert worker.stdout.readline() == "ready\n"
    for worker in workers:
        assert worker.stdin is not None
        worker.stdin.write("go\n")
        worker.stdin.flush()
    for worker in workers:
        said, _ = worker.communicate(timeout=60)
        assert (worker.returncode, said) == (0, "")

    async def go() -> None:
        journal = await Journal.open(database_url)
        assert len(await journal.open_tables(9)) == 4
        await journal.close()

    asyncio.run(go())


def test_a_database_of_a_newer_version_is_left_alone(database_url: str) -> None:
    async def go() -> None:
        journal = await Journal.open(database_url)
        async with journal.database.writing.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        await journal.close()
        with pytest.raises(Mistake) as refused:
            await Journal.open(database_url)
        assert refused.value.code == "database-newer"

    asyncio.run(go())
