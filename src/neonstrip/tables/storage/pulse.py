"""The pulse: whether anything can be written, found out by writing, and how much room is left."""

from __future__ import annotations

import asyncio
import time

import msgspec
from sqlalchemy import Connection, update

from neonstrip.tables.storage.database import Database, StorageError
from neonstrip.tables.storage.schema import pulse

EVERY = 5.0
"""Seconds for which an answer is good: whoever asks more often costs the database nothing."""
PATIENCE = 5.0
"""Seconds after which a database that does not answer counts as gone."""


class Condition(msgspec.Struct, frozen=True):
    """How a database is that can be written."""

    free: int | None
    """Bytes left on the disk below it, where that can be known."""


class Pulse:
    """One for a journal, so that many who ask share an answer."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._beat: asyncio.Task[Condition] | None = None
        self._begun = 0.0

    async def check(self) -> Condition:
        """Write a little, unless that was done a moment ago; a StorageError if it cannot be done."""
        if self._beat is None or (self._beat.done() and time.monotonic() - self._begun > EVERY):
            self._begun = time.monotonic()
            self._beat = asyncio.create_task(self._write(), name="pulse of tables")
            self._beat.add_done_callback(_ended)
        await asyncio.wait([self._beat], timeout=PATIENCE)
        if not self._beat.done():
            raise StorageError("the database does not answer")
        return self._beat.result()

    async def _write(self) -> Condition:
        beat = update(pulse).values(at=time.time_ns() // 1_000_000)

        def write(connection: Connection) -> None:
            connection.execute(beat)

        await self._database.write(write)
        with self._database.failing():
            return Condition(self._database.free_space())

    async def close(self) -> None:
        if self._beat is not None:
            await asyncio.wait([self._beat])


def _ended(beat: asyncio.Task[Condition]) -> None:
    """All who asked may have been told already that the database does not answer: then nobody else looks at it."""
    if not beat.cancelled():
        beat.exception()
