"""What whoever looks after a database may ask of it: which tables there are, by stage and age, and to remove some."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, delete, func, select

from neonstrip.play.errors import Mistake
from neonstrip.tables.storage.database import Database
from neonstrip.tables.storage.journal import FIELDS, summary_of
from neonstrip.tables.storage.rows import Entry, Stage, Summary
from neonstrip.tables.storage.schema import entries, findings, reviews, snapshots, summaries
from neonstrip.tables.tokens import alias

ABOUT_A_TABLE = (summaries, entries, snapshots, reviews, findings)
"""Where something about a table is kept. The summary comes first: who removes it holds off whoever would append."""
LATER = 2**31 - 1
"""The number of an entry that no log has."""
TOGETHER = 100
"""Tables that are removed in one transaction: nobody waits long for it."""


class Catalogue:
    """All tables of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def tables(
        self, stage: Stage | None = None, game: str | None = None, before: int | None = None
    ) -> list[Summary]:
        """The tables of a stage or a game, or where nothing happened since a moment; the latest comes first."""
        query = select(*FIELDS).order_by(summaries.c.touched.desc(), summaries.c.table_id)
        wanted: list[Any] = [summaries.c.stage == stage] if stage else []
        wanted += [summaries.c.game == game] if game else []
        wanted += [summaries.c.touched < before] if before is not None else []
        return [summary_of(row) for row in await self._database.read(query.where(*wanted))]

    async def count(self) -> int:
        """How many tables there are."""
        [row] = await self._database.read(select(func.count().label("n")).select_from(summaries))
        return int(row.n)

    async def find(self, names: Iterable[str]) -> list[Summary]:
        """Tables by their ids, or by the eight digits that logs call them; a Mistake if there is no such table."""
        there: dict[str, Summary] = {}
        for summary in await self.tables():
            there[summary.table] = there[alias(summary.table)] = summary
        for name in names:
            if name not in there:
                raise Mistake("unknown-table", table=name[:40])
        return list({there[name].table: there[name] for name in names}.values())

    async def size(self, table: str) -> int:
        """How many bytes the events of a table take."""
        [row] = await self._database.read(
            select(func.coalesce(func.sum(func.length(entries.c.event)), 0).label("n")).where(
                entries.c.table_id == table
            )
        )
        return int(row.n)

    async def remove(self, tables: Iterable[str]) -> None:
        """Remove tables with all that is kept about them. Workers that have them at hand notice."""
        wanted = sorted(tables)
        for first in range(0, len(wanted), TOGETHER):
            some = wanted[first : first + TOGETHER]

            def work(connection: Connection, some: list[str] = some) -> None:
                remove_rows(connection, some)
                self._database.announce(connection, [later(table) for table in some])

            await self._database.write(work)


def later(table: str) -> Entry:
    """What workers are told about a table, so that they look what has become of it."""
    return Entry(table, LATER, 0, b"")


def remove_rows(connection: Connection, tables: list[str]) -> None:
    """Remove all rows about some tables."""
    for about in ABOUT_A_TABLE:
        connection.execute(delete(about).where(about.c.table_id.in_(tables)))
