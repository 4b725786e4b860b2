"""Entries and summaries to write in tests."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from neonstrip.tables.storage import Entry, Journal, Summary

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
    return Entry(table, seq, 1_700_000_000_000 + seq, event)


def summary(table: str, seq: int, **facts: Any) -> Summary:
    return msgspec.structs.replace(DRAFT, table=table, seq=seq, **facts)


async def append(journal: Journal, table: str, seq: int, event: bytes = b"{}", **facts: Any) -> bool:
    return await journal.append(entry(table, seq, event), summary(table, seq, **facts))


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
