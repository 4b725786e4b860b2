"""Tables in one SQLite file: nothing to install, one server process."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, Row, Select, create_engine, event
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.engine import URL

from neonstrip.play.errors import Mistake
from neonstrip.tables.storage.database import Database, T, tell
from neonstrip.tables.storage.rows import Entry

PATIENCE = 10
"""Seconds to wait for another process that writes to the same file."""
READERS = 4


class Sqlite(Database):
    """A file with a write-ahead log: readers never wait for the writer.

    A transaction is one visit to a thread. A driver that goes to its thread for every statement takes twice the
    time.
    """

    insert = staticmethod(insert)

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path
        # FULL: the log is on the disk when a commit returns, so that power may fail.
        self._writing = self._engine(1, "PRAGMA synchronous=FULL")
        self._reading = self._engine(READERS, "PRAGMA query_only=ON")
        event.listen(self._writing, "begin", begin)
        self._writer = ThreadPoolExecutor(1, "writer of tables")
        self._readers = ThreadPoolExecutor(READERS, "reader of tables")

    def _engine(self, size: int, pragma: str) -> Engine:
        engine = create_engine(
            URL.create("sqlite", database=str(self.path)),
            isolation_level="AUTOCOMMIT",
            connect_args={"timeout": PATIENCE, "check_same_thread": False},
            hide_parameters=True,  # events hold secrets, and errors end in logs
            pool_size=size,
            max_overflow=0,
        )

        def connected(connection: sqlite3.Connection, _: Any) -> None:
            connection.execute(pragma)

        event.listen(engine, "connect", connected)
        return engine

    async def migrate(self, work: Callable[[Connection], None]) -> None:
        await asyncio.to_thread(prepare, self.path)
        await self.write(work)

    async def start(self) -> None:
        """Nothing to do: the only worker tells itself."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        def transaction() -> T:
            with self.failing(), self._writing.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._writer, transaction)

    async def read(self, query: Select[Any]) -> Sequence[Row[Any]]:
        def look() -> Sequence[Row[Any]]:
            with self.failing(), self._reading.connect() as connection:
                return connection.execute(query).all()

        return await asyncio.get_running_loop().run_in_executor(self._readers, look)

    async def survey(self, work: Callable[[Connection], T]) -> T:
        def look() -> T:
            with self.failing(), self._reading.connect() as connection:
                connection.exec_driver_sql("BEGIN")
                try:
                    return work(connection)
                finally:
                    connection.exec_driver_sql("ROLLBACK")

        return await asyncio.get_running_loop().run_in_executor(self._readers, look)

    def announce(self, connection: Connection, appended: list[Entry]) -> None:
        """Nobody else listens."""

    def committed(self, appended: list[tuple[str, int]]) -> None:
        for table, seq in appended:
            tell(self.listeners, table, seq)

    async def whisper(self, text: str) -> None:
        tell(self.eavesdroppers, text)

    def free_space(self) -> int | None:
        return shutil.disk_usage(self.path.parent).free

    async def close(self) -> None:
        self._readers.shutdown()
        self._writer.shutdown()
        self._reading.dispose()
        self._writing.dispose()


def begin(connection: Connection) -> None:
    """Take the lock for writing at once: a transaction that reads first could not wait for it later."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def prepare(path: Path) -> None:
    """Make the file if it is missing, readable for its owner only (it holds the seeds), with a write-ahead log."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        use_write_ahead_log(path)
    except OSError as error:
        raise Mistake("database-file", path=str(path), reason=error.strerror or str(error)) from error
    except sqlite3.OperationalError as error:
        raise Mistake("database-file", path=str(path), reason=str(error)) from error
    except sqlite3.DatabaseError as error:
        raise Mistake("database-foreign", path=str(path)) from error


def use_write_ahead_log(path: Path) -> None:
    """Switch the log on. SQLite does not wait here for another process that does the same, so we do."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            with closing(sqlite3.connect(path, timeout=PATIENCE)) as connection:
                connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
            time.sleep(0.05)
