"""What SQLite and PostgreSQL each do in their own way; everything else is one code path."""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import Connection, Row, Select, Table
from sqlalchemy.exc import SQLAlchemyError

from neonstrip.tables.storage.news import News
from neonstrip.tables.storage.rows import Entry

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql, sqlite

    Insert = Callable[[Table], sqlite.Insert | postgresql.Insert]

log = logging.getLogger(__name__)

T = TypeVar("T")


class StorageError(Exception):
    """The database failed. Whether it did what was asked is unknown: a connection may break after a commit."""


class Database(ABC):
    """One connection for writing, a few for reading, and the news that go round between workers."""

    insert: Insert
    failures: tuple[type[Exception], ...] = (OSError, SQLAlchemyError)

    def __init__(self) -> None:
        self.listeners: list[Callable[[str, int], None]] = []
        self.eavesdroppers: list[Callable[[str], None]] = []
        self.gap_listeners: list[Callable[[], None]] = []
        self.news: News | None = None
        """What is being told to listeners just now, where the entry came with it."""

    @property
    def is_away(self) -> bool:
        """Whether it is known not to answer, so that whatever is asked of it fails at once."""
        return False

    @abstractmethod
    async def migrate(self, work: Callable[[Connection], None]) -> None:
        """Do the work in a transaction that no other worker's runs beside. Mistakes of the address show here."""

    @abstractmethod
    async def start(self) -> None:
        """Begin to hear the news; the tables exist by now."""

    @abstractmethod
    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do the work in a transaction, all or nothing."""

    @abstractmethod
    async def read(self, query: Select[Any]) -> Sequence[Row[Any]]:
        """What is committed."""

    @abstractmethod
    async def survey(self, work: Callable[[Connection], T]) -> T:
        """Read much, all of it as it is at one moment, however long that takes. Nobody who writes waits for it."""

    @abstractmethod
    def announce(self, connection: Connection, appended: list[Entry]) -> None:
        """Called inside the transaction that appends."""

    @abstractmethod
    def committed(self, appended: list[tuple[str, int]]) -> None:
        """Called when that transaction is safe on disk."""

    @abstractmethod
    async def whisper(self, text: str) -> None:
        """Say something small to all workers, this one included."""

    @abstractmethod
    async def close(self) -> None:
        """Let go of all connections."""

    async def risks(self) -> list[str]:
        """Settings with which something that was acknowledged may be lost when power fails."""
        return []

    async def others(self) -> int:
        """How many connections others of us have to it, where that can be known."""
        return 0

    def free_space(self) -> int | None:
        """Bytes left on the disk below the database, where that can be known."""
        return None

    @contextmanager
    def failing(self) -> Iterator[None]:
        """Whatever the database's driver raises is one kind of error."""
        try:
            yield
        except self.failures as error:
            raise StorageError(str(error)) from error


def tell(callbacks: list[Callable[..., None]], *news: Any) -> None:
    """Call them all; what goes wrong in one of them is not the storage's affair."""
    for callback in callbacks:
        try:
            callback(*news)
        except Exception:
            log.exception("a listener failed")
