"""Entries and summaries to write in tests."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, event
from sqlalchemy import text as sql

from neonstrip.tables.storage import Entry, Journal, Summary
from neonstrip.tables.storage.chain import linked

DRAFT = Summary(
    table="t",
    game="royale",
    public=True,
    stage="open",
    seats=5,
    free=3,
    names=["Zoë", "Łukasz \0 <b>"],
    deal=None,
    created=1_700_000_000_000,
    touched=1_700_000_000_500,
    seq=1,
    due=None,
)


def entry(table: str, seq: int, event: bytes = b'{"do":"something"}') -> Entry:
    """An entry that says it is the first, whatever its number: storage itself keeps what it is given."""
    return linked(b"", Entry(table, seq, 1_700_000_000_000 + seq, event))


def summary(table: str, seq: int, **fields: Any) -> Summary:
    return msgspec.structs.replace(DRAFT, table=table, seq=seq, **fields)


async def append(journal: Journal, table: str, seq: int, event: bytes = b"{}", **fields: Any) -> bool:
    return await journal.append(entry(table, seq, event), summary(table, seq, **fields))


class News:
    """A callback that remembers what it was told, and can be waited for."""

    def __init__(self) -> None:
        self.heard: list[Any] = []
        self._more = asyncio.Event()

    def __call__(self, *news: Any) -> None:
        self.heard.append(news)
        self._more.set()

    async def until(self, count: int) -> list[Any]:
        """Everything heard, as soon as it is this much."""
        while len(self.heard) < count:
            self._more.clear()
            await asyncio.wait_for(self._more.wait(), 30)
        return self.heard


async def run(journal: Journal, statement: str) -> Any:
    """Do something to the database behind the journal's back; the first value of what comes back."""

    def work(connection: Connection) -> Any:
        result = connection.execute(sql(statement))
        return result.scalar() if result.returns_rows else None

    return await journal.database.write(work)


@contextmanager
def watched(what: str) -> Iterator[list[tuple[Any, ...]]]:
    """All that databases do meanwhile: "commit", or "before_cursor_execute"."""
    seen: list[tuple[Any, ...]] = []

    def see(*fields: Any) -> None:
        seen.append(fields)

    event.listen(Engine, what, see)
    try:
        yield seen
    finally:
        event.remove(Engine, what, see)
