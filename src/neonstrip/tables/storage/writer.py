"""Group commit: one writer puts all appends that are waiting into one transaction, so that they share one sync."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection, Table, select

from neonstrip.tables.storage.database import Database
from neonstrip.tables.storage.rows import Entry, Summary, check, entry_row, summary_row
from neonstrip.tables.storage.schema import entries, summaries

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql, sqlite

LARGEST = 500
"""Appends in a transaction: none of them waits long for the others."""


class Waiting(msgspec.Struct):
    """An append that nobody has written yet."""

    key: tuple[str, int]
    entry: Entry
    summary: dict[str, Any]
    written: asyncio.Future[bool]


class Writer:
    """The only one in this process that appends."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._queue: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self._closed = False
        self._append = database.insert(entries).on_conflict_do_nothing().returning(entries.c.table_id, entries.c.seq)
        self._summarise = newer(database.insert(summaries), summaries)
        self._task = asyncio.create_task(self._run(), name="writer of tables")

    async def append(self, entry: Entry, summary: Summary) -> bool:
        check(entry, summary)
        if self._closed:
            raise RuntimeError("the journal is closed")
        written: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        row = Waiting((entry.table, entry.seq), entry, summary_row(summary, entry.link), written)
        self._queue.put_nowait(row)
        return await written

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        if not self._closed:
            self._closed = True
            self._queue.put_nowait(None)
        await self._task

    async def _run(self) -> None:
        while batch := await self._next():
            try:
                appended = await self._database.write(partial(self._write, batch))
            except Exception as error:
                for waiting in batch:
                    if not waiting.written.done():
                        waiting.written.set_exception(error)
                        waiting.written.exception()  # whoever waits gets it, and it is no loss if nobody does any more
                continue
            self._database.committed(sorted(appended))
            for waiting in batch:
                if not waiting.written.done():  # whoever waited may have been cancelled
                    waiting.written.set_result(waiting.key in appended)
                appended.discard(waiting.key)  # a second one with the same number came too late

    async def _next(self) -> list[Waiting]:
        """All that wait, at least one; nothing at the end."""
        batch: list[Waiting] = []
        first = await self._queue.get()
        while first is not None:
            batch.append(first)
            if self._queue.empty() or len(batch) == LARGEST:
                return batch
            first = self._queue.get_nowait()
        if batch:
            self._queue.put_nowait(None)
        return batch

    def _write(self, batch: list[Waiting], connection: Connection) -> set[tuple[str, int]]:
        """Which of them are in the log now because of us."""
        rows: dict[tuple[str, int], Waiting] = {}
        for waiting in batch:
            rows.setdefault(waiting.key, waiting)
        # In order, so that two workers that write the same tables wait for each other and never both.
        last = lengths(connection, sorted({table for table, _ in rows}))
        ordered = []
        for table, seq in sorted(rows):
            if seq <= last.get(table, 0) + 1:
                last[table] = max(seq, last.get(table, 0))
                ordered.append(rows[table, seq])
        if not ordered:
            return set()
        result = connection.execute(self._append, [entry_row(waiting.entry) for waiting in ordered])
        appended = {(row.table_id, row.seq) for row in result}
        if appended:
            new = [waiting for waiting in ordered if waiting.key in appended]
            connection.execute(self._summarise, list({waiting.key[0]: waiting.summary for waiting in new}.values()))
            self._database.announce(connection, [waiting.entry for waiting in new])
        return appended


def lengths(connection: Connection, tables: list[str]) -> dict[str, int]:
    """How long the logs of these tables are; of one that was removed nothing may be written any more.

    Whoever would remove one of them waits until this transaction ends.
    """
    query = select(summaries.c.table_id, summaries.c.seq).where(summaries.c.table_id.in_(tables))
    rows = connection.execute(query.order_by(summaries.c.table_id).with_for_update(read=True, key_share=True))
    return {row.table_id: row.seq for row in rows}


def newer(insert: sqlite.Insert | postgresql.Insert, table: Table) -> sqlite.Insert | postgresql.Insert:
    """Insert the row about a table, or replace an older one, never a newer one."""
    new = insert.excluded
    values = {column.name: new[column.name] for column in table.columns if not column.primary_key}
    return insert.on_conflict_do_update(index_elements=["table_id"], set_=values, where=table.c.seq < new["seq"])
