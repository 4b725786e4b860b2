"""The journal of all tables: what was appended is there for ever, once, and every worker hears of it."""

from __future__ import annotations

import errno
import hashlib
import os
from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec
from sqlalchemy import Row, Select, delete, or_, select, tuple_

from neonstrip.play.errors import Mistake
from neonstrip.tables.storage.address import database_at
from neonstrip.tables.storage.arriving import patiently
from neonstrip.tables.storage.chain import DamagedError, linked
from neonstrip.tables.storage.database import Database
from neonstrip.tables.storage.migrate import check_schema, migrate
from neonstrip.tables.storage.news import LONGEST, unseal
from neonstrip.tables.storage.pulse import Condition, Pulse
from neonstrip.tables.storage.reviews import ReviewRows
from neonstrip.tables.storage.rows import Due, Entry, Stage, Summary
from neonstrip.tables.storage.schema import entries, keys, snapshots, summaries
from neonstrip.tables.storage.sealing import Sealing
from neonstrip.tables.storage.sqlite import Sqlite
from neonstrip.tables.storage.writer import Writer

FIELDS = [summaries.c["table_id" if name == "table" else name] for name in Summary.__struct_fields__]


class Journal:
    """Opened by every worker; nothing in it is lost with the worker."""

    def __init__(self, database: Database, sealing: Sealing | None = None) -> None:
        self.database = database
        self.sealing = sealing or Sealing()
        self._writer = Writer(database)
        self.reviews = ReviewRows(database)
        self._pulse = Pulse(database)

    @classmethod
    async def open(cls, url: str, waiting: Callable[[Mistake], None] | None = None) -> Journal:
        """The journal at sqlite:///path or postgresql://..., brought to the newest schema.

        Who gives `waiting` waits for a database that is away, and is called at each attempt.
        """
        database, sealing = database_at(url), Sealing.from_environment()

        async def begin() -> None:
            await database.migrate(migrate)
            await know_keys(database, sealing)
            await database.start()

        try:
            await patiently(begin, waiting)
        except BaseException:
            await database.close()
            raise
        return cls(database, sealing)

    @classmethod
    async def inspect(cls, url: str) -> Journal:
        """The journal as it is, for who only looks: nothing is migrated, and keys may be missing."""
        database = database_at(url)
        if isinstance(database, Sqlite) and not database.path.exists():
            raise Mistake("database-file", path=str(database.path), reason=os.strerror(errno.ENOENT))
        try:
            await patiently(lambda: database.migrate(check_schema), None)
        except BaseException:
            await database.close()
            raise
        return cls(database, Sealing.from_environment())

    def following(self, before: bytes, table: str, seq: int, at: int, event: bytes) -> Entry:
        """An entry to append, linked to the one before by that one's link, which is empty for the first."""
        sealed = self.sealing.seal(f"{table} {seq}", event)
        return linked(before, Entry(table, seq, at, event, b"" if sealed is event else sealed))

    @property
    def is_away(self) -> bool:
        """Whether the database is known not to answer."""
        return self.database.is_away

    async def append(self, entry: Entry, summary: Summary) -> bool:
        """Write one entry and replace the table's summary; False: that seq is taken, or the entry before is
        not there because the table was removed or put back. Nothing was written then.

        After a StorageError it is unknown
        whether the entry was written: read the log to find out.
        """
        return await self._writer.append(entry, summary)

    async def read(self, table: str, after: int = 0, limit: int | None = None) -> list[Entry]:
        """The entries of a table from `after` + 1 on, in order; so many at most, if that is said.

        Whether they fit is for `chain.check` to say.
        """
        query = select(entries).where(entries.c.table_id == table, entries.c.seq > after).order_by(entries.c.seq)
        return [self._entry(row) for row in await self.database.read(query.limit(limit))]

    def _entry(self, row: Row[Any]) -> Entry:
        event = self.sealing.open(f"{row.table_id} {row.seq}", row.event)
        stored = b"" if event is row.event else row.event
        return Entry(row.table_id, row.seq, row.at, event, stored, row.link)

    def brought(self, table: str, seq: int, before: bytes) -> Entry | None:
        """The entry that listeners are being told of, if it came with the news, for who has the one before."""
        news = self.database.news
        if news is None or (news.table, news.seq) != (table, seq) or not (found := unseal(news, before)):
            return None
        event = self.sealing.open(f"{table} {seq}", found.stored)
        return Entry(table, seq, found.at, event, b"" if event is found.stored else found.stored, found.link)

    async def link(self, table: str, seq: int) -> bytes:
        """The link of one entry; nothing if there is no such entry."""
        query = select(entries.c.link).where(entries.c.table_id == table, entries.c.seq == seq)
        rows = await self.database.read(query)
        return rows[0].link if rows and isinstance(rows[0].link, bytes) else b""

    async def links(self, table: str, first: int, last: int) -> list[bytes]:
        """The links of some entries."""
        query = select(entries.c.link).where(entries.c.table_id == table, entries.c.seq.between(first, last))
        return [row.link for row in await self.database.read(query) if isinstance(row.link, bytes)]

    async def summary(self, table: str) -> Summary | None:
        """The newest summary of a table."""
        found = await self._summaries(select(*FIELDS).where(summaries.c.table_id == table))
        return found[0] if found else None

    async def open_tables(self, limit: int) -> list[Summary]:
        """Public tables that wait for players, the newest first."""
        return await self._summaries(public("open", limit))

    async def watchable(self, limit: int) -> list[Summary]:
        """Public tables that are playing, the newest first."""
        return await self._summaries(public("playing", limit))

    async def same_deal(self, deal: str) -> list[Summary]:
        """The tables of a group that plays the same deal, the oldest first."""
        query = select(*FIELDS).where(summaries.c.deal == deal)
        return await self._summaries(query.order_by(summaries.c.created, summaries.c.table_id))

    async def due(self, page: int = 500) -> AsyncIterator[Due]:
        """All tables for which somebody must act, the soonest first; read page by page."""
        last = Due("", 0, 0)
        place = tuple_(summaries.c.due, summaries.c.table_id)
        query = select(summaries.c.table_id, summaries.c.seq, summaries.c.due).order_by(*place).limit(page)
        while True:
            after = query.where(summaries.c.due >= last.due, place > (last.due, last.table))
            rows = await self.database.read(after)
            for row in rows:
                last = Due(row.table_id, row.seq, row.due)
                yield last
            if len(rows) < page:
                return

    async def save_snapshot(self, table: str, seq: int, layout: str, data: bytes) -> None:
        """Keep a table's state after `seq`, unless a newer one of the same layout is kept already."""
        insert = self.database.insert(snapshots)
        new = insert.excluded
        save = insert.on_conflict_do_update(
            index_elements=["table_id"],
            set_={"seq": new.seq, "layout": new.layout, "data": new.data, "checksum": new.checksum},
            where=or_(snapshots.c.seq < new.seq, snapshots.c.layout != new.layout),
        )
        stored = self.sealing.seal(f"{table} {seq} {layout}", data)
        row = {"table_id": table, "seq": seq, "layout": layout, "data": stored}
        row["checksum"] = checksum(table, seq, layout, stored)
        await self.database.write(lambda connection: connection.execute(save, row))

    async def snapshot(self, table: str, layout: str) -> tuple[int, bytes] | None:
        """The kept state of a table and its seq, if it has this layout."""
        rows = await self.database.read(select(snapshots).where(snapshots.c.table_id == table))
        if not rows or rows[0].layout != layout:
            return None
        row = rows[0]
        if not isinstance(row.data, bytes) or row.checksum != checksum(table, row.seq, layout, row.data):
            raise DamagedError("the snapshot is not the one that was written")
        return row.seq, self.sealing.open(f"{table} {row.seq} {layout}", row.data)

    async def forget_snapshot(self, table: str) -> None:
        """Throw away the kept state of a table: it can be made again from the log."""
        forget = delete(snapshots).where(snapshots.c.table_id == table)
        await self.database.write(lambda connection: connection.execute(forget))

    async def check(self) -> Condition:
        """How the database is: a real small write, at most one in some seconds. A StorageError if that fails."""
        return await self._pulse.check()

    def listen(self, callback: Callable[[str, int], None]) -> None:
        """Call back with (table, seq) for every append by any worker, this one included."""
        self.database.listeners.append(callback)

    def on_gap(self, callback: Callable[[], None]) -> None:
        """Call back after a time in which appends of others could not be heard: whoever follows a table reads it."""
        self.database.gap_listeners.append(callback)

    async def whisper(self, text: str) -> None:
        """Tell all workers something small that nobody needs to keep."""
        if len(text.encode()) > LONGEST:
            raise ValueError(f"a whisper has at most {LONGEST} bytes")
        await self.database.whisper(text)

    def overhear(self, callback: Callable[[str], None]) -> None:
        """Call back with every whisper of any worker, this one included."""
        self.database.eavesdroppers.append(callback)

    async def close(self) -> None:
        """Write what is waiting, and let go of the database."""
        await self._pulse.close()
        await self._writer.close()
        await self.database.close()

    async def _summaries(self, query: Select[Any]) -> list[Summary]:
        return [summary_of(row) for row in await self.database.read(query)]


async def know_keys(database: Database, sealing: Sealing) -> None:
    """Refuse a database that a key is missing for, and remember the keys that are used from now on."""
    names = {row.name for row in await database.read(select(keys.c.name))}
    if missing := sorted(names - set(sealing.names)):
        found = ", ".join(missing)
        raise Mistake("key-wrong", keys=found) if sealing.names else Mistake("key-missing", keys=found)
    if new := [{"name": name} for name in sealing.names if name not in names]:
        remember = database.insert(keys).on_conflict_do_nothing()
        await database.write(lambda connection: connection.execute(remember, new))


def checksum(table: str, seq: int, layout: str, data: bytes) -> bytes:
    """Over everything that a snapshot's row holds."""
    return hashlib.sha256(f"{table} {seq} {layout} ".encode() + data).digest()


def public(stage: Stage, limit: int) -> Select[Any]:
    """The newest public tables of a stage."""
    query = select(*FIELDS).where(summaries.c.public == True, summaries.c.stage == stage)  # noqa: E712 - SQL
    return query.order_by(summaries.c.created.desc(), summaries.c.table_id).limit(limit)


def summary_of(row: Row[Any]) -> Summary:
    """A summary as it was written."""
    columns = dict(row._mapping)
    names = msgspec.json.decode(columns.pop("names"), type=list[str])
    return Summary(table=columns.pop("table_id"), names=names, **columns)
