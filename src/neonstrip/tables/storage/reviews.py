"""Reviews in the database: who makes which, what was found so far, and those that are done."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, Update, delete, func, select, update

from neonstrip.tables.storage.database import Database
from neonstrip.tables.storage.schema import findings, reviews

NOBODY = ""
"""Who makes a review that was left."""


class Claim(msgspec.Struct, frozen=True):
    """A review that is not done, as a worker saw it. Who makes it raises `beat` all the time."""

    table: str
    owner: str
    beat: int
    failed: bool
    total: int


class ReviewRows:
    """Opened with the journal."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def done(self, table: str) -> bytes | None:
        """A review that is done."""
        rows = await self.database.read(select(reviews.c.data).where(reviews.c.table_id == table))
        return rows[0].data if rows else None

    async def claim(self, table: str) -> Claim | None:
        """Who makes the review of a table, if somebody does."""
        found = await self._claims(reviews.c.table_id == table)
        return found[0] if found else None

    async def unfinished(self) -> list[Claim]:
        """All reviews that somebody should be making."""
        return await self._claims(reviews.c.failed == False)  # noqa: E712 - SQL

    async def take(self, table: str, owner: str, known: Claim | None) -> bool:
        """Begin a review, or go on with one that was seen as `known`; False: somebody else was quicker."""
        if known is None:
            insert = self.database.insert(reviews).on_conflict_do_nothing()
            row = {"table_id": table, "owner": owner, "open": True, "beat": 0, "failed": False, "total": 0}
            return await self._changes(insert.values(row | {"weighed": 0}))
        return await self._changes(
            update(reviews)
            .where(reviews.c.table_id == table, reviews.c.open == True)  # noqa: E712 - SQL
            .where(reviews.c.owner == known.owner, reviews.c.beat == known.beat)
            .values(owner=owner, beat=known.beat + 1, failed=False)
        )

    async def beat(self, table: str, owner: str, **values: Any) -> bool:
        """Say that we are still at it; False: somebody else is."""
        return await self._changes(self._own(table, owner).values(beat=reviews.c.beat + 1, **values))

    async def leave(self, table: str, owner: str) -> None:
        """Leave a review to whoever sees it first."""
        await self._changes(self._own(table, owner).values(owner=NOBODY))

    async def found(self, table: str, owner: str, question: int, data: bytes) -> bool:
        """Keep what was found about a decision; False, and nothing is kept: somebody else makes this review."""
        insert = self.database.insert(findings).on_conflict_do_nothing()
        row = {"table_id": table, "question": question, "data": data}
        beat = self._own(table, owner).values(beat=reviews.c.beat + 1, weighed=reviews.c.weighed + 1)

        def work(connection: Connection) -> bool:
            if connection.execute(beat).rowcount == 0:
                return False
            connection.execute(insert, row)
            return True

        return await self.database.write(work)

    async def findings(self, table: str) -> dict[int, bytes]:
        """What was found so far, by question."""
        query = select(findings.c.question, findings.c.data).where(findings.c.table_id == table)
        return {row.question: row.data for row in await self.database.read(query)}

    async def count(self, table: str) -> int:
        """About how many decisions something was found so far."""
        rows = await self.database.read(select(func.count().label("n")).where(findings.c.table_id == table))
        return int(rows[0].n)

    async def weighed(self, table: str) -> int:
        """How many findings were kept for a review, in all."""
        rows = await self.database.read(select(reviews.c.weighed).where(reviews.c.table_id == table))
        return rows[0].weighed if rows else 0

    async def finish(self, table: str, owner: str, data: bytes) -> bool:
        """Keep a review, and let go of what it was made from."""
        done = self._own(table, owner).values(open=False, data=data)

        def work(connection: Connection) -> bool:
            if connection.execute(done).rowcount == 0:
                return False
            connection.execute(delete(findings).where(findings.c.table_id == table))
            return True

        return await self.database.write(work)

    async def forget(self, table: str) -> None:
        """A review that cannot be read is made anew."""

        def work(connection: Connection) -> None:
            for rows in (reviews, findings):
                connection.execute(delete(rows).where(rows.c.table_id == table))

        await self.database.write(work)

    def _own(self, table: str, owner: str) -> Update:
        own = update(reviews).where(reviews.c.table_id == table, reviews.c.owner == owner)
        return own.where(reviews.c.open == True)  # noqa: E712 - SQL

    async def _claims(self, which: Any) -> list[Claim]:
        columns = (reviews.c.table_id, reviews.c.owner, reviews.c.beat, reviews.c.failed, reviews.c.total)
        query = select(*columns).where(reviews.c.open == True, which)  # noqa: E712 - SQL
        rows = await self.database.read(query)
        return [Claim(row.table_id, row.owner, row.beat, row.failed, row.total) for row in rows]

    async def _changes(self, statement: Any) -> bool:
        return await self.database.write(lambda connection: connection.execute(statement).rowcount == 1)
