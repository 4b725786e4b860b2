"""What SQLite and PostgreSQL each do in their own way; everything else is one code path."""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

log = logging.getLogger(__name__)

Insert = Callable[[Table], sqlite.Insert | postgresql.Insert]


class StorageError(Exception):
    """The database failed. Whether it did what was asked is unknown: a connection may break after a commit."""


class Database(ABC):
    """One connection for writing, a few for reading, and the news that go round between workers."""

    insert: Insert
    failures: tuple[type[Exception], ...] = (OSError, SQLAlchemyError)
    writing: AsyncEngine
    reading: AsyncEngine

    def __init__(self) -> None:
        self.listeners: list[Callable[[str, int], None]] = []
        self.eavesdroppers: list[Callable[[str], None]] = []
        self.gap_listeners: list[Callable[[], None]] = []

    @abstractmethod
    def migrating(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A transaction that shuts out every other worker that wants to migrate. Mistakes of the address show here."""

    @abstractmethod
    async def start(self) -> None:
        """Begin to hear the news; the tables exist by now."""

    @abstractmethod
    async def announce(self, connection: AsyncConnection, appended: list[tuple[str, int]]) -> None:
        """Called inside the transaction that appends."""

    @abstractmethod
    def committed(self, appended: list[tuple[str, int]]) -> None:
        """Called when that transaction is safe on disk."""

    @abstractmethod
    async def whisper(self, text: str) -> None:
        """Say something small to all workers, this one included."""

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """Write, all or nothing."""
        try:
            async with self.writing.begin() as connection:
                yield connection
        except self.failures as error:
            raise StorageError(str(error)) from error

    @asynccontextmanager
    async def lookup(self) -> AsyncIterator[AsyncConnection]:
        """Read what is committed, a query at a time."""
        try:
            async with self.reading.connect() as connection:
                yield connection
        except self.failures as error:
            raise StorageError(str(error)) from error

    async def close(self) -> None:
        await self.writing.dispose()
        await self.reading.dispose()


def tell(callbacks: list[Callable[..., None]], *news: Any) -> None:
    """Call them all; what goes wrong in one of them is not the storage's affair."""
    for callback in callbacks:
        try:
            callback(*news)
        except Exception:
            log.exception("a listener failed")
