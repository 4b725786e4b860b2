"""Copies of tables from one database to another, of either kind: row by row, as they lie there, sealed or not.

A backup is an SQLite file with the same schema as any other database of ours. Snapshots are left out: they are made
again from the logs.
"""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import (
    ColumnElement,
    Connection,
    Table,
    and_,
    create_engine,
    func,
    insert,
    select,
    true,
    tuple_,
)
from sqlalchemy.engine import URL

from neonstrip.play.errors import Mistake
from neonstrip.tables.storage.catalogue import later, remove_rows
from neonstrip.tables.storage.database import Database
from neonstrip.tables.storage.journal import Journal
from neonstrip.tables.storage.schema import entries, findings, keys, reviews, summaries
from neonstrip.tables.storage.sqlite import Sqlite

COPIED = (summaries, entries, reviews, findings)
PAGE = 1000
"""Rows at a time: a database may be larger than memory."""
SOME = 500
"""Tables at a time, where only some are copied."""

LOOKS, BETWEEN_LOOKS = 10, 0.2
"""How often it is looked whether somebody else uses a database, and seconds in between."""

Reach = Callable[[int, int], None]


def url_of(file: Path) -> str:
    """The address of a file."""
    return URL.create("sqlite", database=str(file)).render_as_string()


def copy_rows(source: Connection, target: Connection, reach: Reach, tables: list[str] | None = None) -> None:
    """Copy all tables or some, then look whether all arrived. `reach` is told how many entries of how many did."""
    total, done = sum(_count(source, entries, which) for which in _each(entries, tables)), 0
    reach(0, total)
    for kind in COPIED:
        for which in _each(kind, tables):
            for rows in _pages(source, kind, which):
                target.execute(insert(kind), rows)
                if kind is entries:
                    done += len(rows)
                    reach(done, total)
            if _count(source, kind, which) != _count(target, kind, which):
                raise Mistake("copy-incomplete")
    for which in _each(summaries, tables):
        if _heads(source, which) != _heads(target, which):
            raise Mistake("copy-incomplete")
    known = set(target.scalars(select(keys.c.name)))
    if new := [{"name": name} for name in source.scalars(select(keys.c.name)) if name not in known]:
        target.execute(insert(keys), new)


def _some(tables: list[str]) -> list[list[str]]:
    return [tables[first : first + SOME] for first in range(0, len(tables), SOME)]


def _each(kind: Table, tables: list[str] | None) -> list[ColumnElement[bool]]:
    """Conditions that together choose the rows about all tables, or about some."""
    return [true()] if tables is None else [kind.c.table_id.in_(some) for some in _some(tables)]


def _count(connection: Connection, kind: Table, which: ColumnElement[bool]) -> int:
    return connection.scalar(select(func.count()).select_from(kind).where(which)) or 0


def _heads(connection: Connection, which: ColumnElement[bool]) -> dict[str, tuple[int, bytes]]:
    rows = connection.execute(select(summaries.c.table_id, summaries.c.seq, summaries.c.head).where(which))
    return {row.table_id: (row.seq, bytes(row.head)) for row in rows}


def _pages(connection: Connection, kind: Table, which: ColumnElement[bool]) -> Iterator[list[dict[str, object]]]:
    """The rows of a kind, page by page, in the order of their keys."""
    key = list(kind.primary_key.columns)
    after: ColumnElement[bool] = true()
    while rows := connection.execute(select(kind).where(and_(which, after)).order_by(*key).limit(PAGE)).all():
        yield [dict(row._mapping) for row in rows]
        after = tuple_(*key) > tuple(getattr(rows[-1], column.name) for column in key)


@contextmanager
def opened(file: Path) -> Iterator[Connection]:
    """A file, in one transaction."""
    engine = create_engine(URL.create("sqlite", database=str(file)), hide_parameters=True)
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


async def back_up(journal: Journal, file: Path, reach: Reach, tables: list[str] | None = None) -> Path:
    """Copy tables into a new file beside the one that is meant, which the caller names when it is found whole."""
    if file.exists():
        raise Mistake("file-exists", file=str(file))
    part = file.with_name(file.name + ".part")
    forget(part)
    await (await Journal.open(url_of(part))).close()

    def copy(source: Connection) -> None:
        with opened(part) as target:
            copy_rows(source, target, reach, tables)

    try:
        await journal.database.survey(copy)
    except BaseException:
        forget(part)
        raise
    return part


def keep(part: Path, file: Path) -> None:
    """Give a copy its name, when all of it is on the disk."""
    with part.open("rb+") as written:
        os.fsync(written.fileno())
    if file.exists():
        raise Mistake("file-exists", file=str(file))
    part.rename(file)


def forget(file: Path) -> None:
    """Remove a database of SQLite with what belongs to it."""
    for name in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))):
        name.unlink(missing_ok=True)


async def newest(file: Path, folder: Path) -> Path:
    """A backup with the newest schema: itself or, if an older version made it, a copy brought up to date."""
    try:
        await (await Journal.inspect(url_of(file))).close()
    except Mistake as mistake:
        if mistake.code != "database-older":
            raise
        copy = folder / "newest.sqlite"
        shutil.copyfile(file, copy)
        await (await Journal.open(url_of(copy))).close()
        return copy
    return file


async def restore(database: Database, file: Path, reach: Reach, tables: list[str] | None, replace: bool) -> None:
    """Copy a backup, or some tables of it, into a database, all or nothing, over what is there only if that is said."""
    if tables is None:
        await check_alone(database)

    def work(target: Connection) -> None:
        there = set(target.scalars(select(summaries.c.table_id)))
        in_the_way = sorted(there if tables is None else there & set(tables))
        if in_the_way and not replace:
            raise Mistake("restore-in-the-way", tables=len(in_the_way))
        for some in _some(in_the_way):
            remove_rows(target, some)
        with opened(file) as source:
            copy_rows(source, target, reach, tables)
        if tables is not None:
            database.announce(target, [later(table) for table in tables])

    await database.migrate(work)


async def check_alone(database: Database) -> None:
    """That no worker serves a database of PostgreSQL. A file is claimed instead."""
    for _ in range(LOOKS):  # a connection that was closed is in the list for another moment
        if not await database.others():
            return
        await asyncio.sleep(BETWEEN_LOOKS)
    raise Mistake("database-in-use")


def is_file(database: Database, file: Path) -> bool:
    """Whether a database is this very file."""
    return isinstance(database, Sqlite) and database.path.exists() and database.path.samefile(file)
