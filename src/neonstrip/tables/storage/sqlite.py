"""Tables in one SQLite file: nothing to install, one server process."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.engine import URL, Connection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from neonstrip.play.errors import Mistake
from neonstrip.tables.storage.database import Database, tell

PATIENCE = 10
"""Seconds to wait for another process that writes to the same file."""
READERS = 4


class Sqlite(Database):
    """A file with a write-ahead log: readers never wait for the writer."""

    insert = staticmethod(insert)

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        # FULL: the log is on the disk when a commit returns, so that power may fail.
        self.writing = self._engine(1, "PRAGMA synchronous=FULL")
        self.reading = self._engine(READERS, "PRAGMA query_only=ON")
        event.listen(self.writing.sync_engine, "begin", _begin)

    def _engine(self, size: int, pragma: str) -> AsyncEngine:
        engine = create_async_engine(
            URL.create("sqlite+aiosqlite", database=str(self.path)),
            isolation_level="AUTOCOMMIT",
            connect_args={"timeout": PATIENCE},
            hide_parameters=True,  # events hold secrets, and errors end in logs
            pool_size=size,
            max_overflow=0,
        )

        def connected(connection: Any, _: Any) -> None:
            cursor = connection.cursor()
            cursor.execute(pragma)
            cursor.close()

        event.listen(engine.sync_engine, "connect", connected)
        return engine

    @asynccontextmanager
    async def migrating(self) -> AsyncIterator[AsyncConnection]:
        await asyncio.to_thread(prepare, self.path)
        async with self.writing.begin() as connection:
            yield connection

    async def start(self) -> None:
        """Nothing to do: the only worker tells itself."""

    async def announce(self, connection: AsyncConnection, appended: list[tuple[str, int]]) -> None:
        """Nobody else listens."""

    def committed(self, appended: list[tuple[str, int]]) -> None:
        for table, seq in appended:
            tell(self.listeners, table, seq)

    async def whisper(self, text: str) -> None:
        tell(self.eavesdroppers, text)


def _begin(connection: Connection) -> None:
    """Take the lock for writing at once: a transaction that reads first could not wait for it later."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def prepare(path: Path) -> None:
    """Make the file if it is missing, readable for its owner only (it holds the seeds), with a write-ahead log."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        with closing(sqlite3.connect(path, timeout=PATIENCE)) as connection:
            connection.execute("PRAGMA journal_mode=WAL")
    except OSError as error:
        raise Mistake("database-file", path=str(path), reason=error.strerror or str(error)) from error
    except sqlite3.OperationalError as error:
        raise Mistake("database-file", path=str(path), reason=str(error)) from error
    except sqlite3.DatabaseError as error:
        raise Mistake("database-foreign", path=str(path)) from error
