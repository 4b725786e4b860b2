"""Tables in PostgreSQL: any number of workers on any number of machines."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import shutil
import socket
import ssl
from collections.abc import Callable, Sequence
from typing import Any
from urllib.parse import urlsplit
from weakref import WeakSet

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import Connection, Integer, Row, Select, Text, and_, column, func, select, table
from sqlalchemy import text as sql
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from neonstrip.play.errors import Mistake
from neonstrip.tables.storage import news
from neonstrip.tables.storage.arriving import Away
from neonstrip.tables.storage.database import Database, T, tell
from neonstrip.tables.storage.patience import Patience
from neonstrip.tables.storage.rows import Entry

log = logging.getLogger(__name__)

READERS = 4
CONNECTING = 10
"""Seconds until a server that doesn't answer counts as gone."""
ANSWERING = 30
"""Seconds until a statement that isn't answered is broken off."""
HEARTBEAT = 15
"""Seconds between questions whether the connection that listens is alive."""
LONGEST_PAUSE = 2.0
"""Seconds between attempts to listen again."""
MIGRATING = 0x4E656F6E
"""The advisory lock of whoever migrates."""
DISK = "NEONSTRIP_DISK"
"""The variable of the environment that names a folder on the disk of the database."""
APPLICATION = "neonstrip"
"""What PostgreSQL calls our connections, in its lists of who is there."""
APPENDED, WHISPERED = "neonstrip_appended", "neonstrip_whispered"
UNREACHABLE = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
"""What asyncpg raises when a server is away, starting, or refuses us."""
PASSING = (OSError, asyncpg.PostgresConnectionError, asyncpg.CannotConnectNowError, asyncpg.TooManyConnectionsError)
"""Of these, what may pass."""
SAFE = {
    "fsync": ("on",),
    "full_page_writes": ("on",),
    "synchronous_commit": ("on", "local", "remote_write", "remote_apply"),
}
"""Settings that a commit is safe with when power fails."""


ACTIVITY = table("pg_stat_activity", column("datname", Text), column("application_name", Text), column("pid", Integer))
SETTINGS = table("pg_settings", column("name", Text), column("setting", Text))


class Postgres(Database):
    """Appends are announced in their own transaction; one connection does nothing but listen."""

    insert = staticmethod(insert)
    failures = (*Database.failures, *UNREACHABLE)

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = url
        pool: dict[str, Any] = {
            "async_creator": self._connect,
            "max_overflow": 0,
            "pool_pre_ping": True,  # a server that was restarted while nobody played costs nobody a move
            "hide_parameters": True,  # events hold secrets, and errors end in logs
        }
        self._writing = create_async_engine("postgresql+asyncpg://", pool_size=1, **pool)
        self._reading = create_async_engine(
            "postgresql+asyncpg://", pool_size=READERS, isolation_level="AUTOCOMMIT", **pool
        )
        self._ear: asyncio.Task[None] | None = None
        self._connections: WeakSet[asyncpg.Connection] = WeakSet()
        self._patience = Patience(self._probe)

    @property
    def is_away(self) -> bool:
        return self._patience.is_over

    async def _connect(self, answering: float | None = ANSWERING) -> asyncpg.Connection:
        """asyncpg reads the address itself, so that everything it knows (sslmode, sockets, several hosts) may be in."""
        connection = await asyncpg.connect(
            self.url, timeout=CONNECTING, command_timeout=answering, server_settings={"application_name": APPLICATION}
        )
        self._connections.add(connection)
        return connection

    async def migrate(self, work: Callable[[Connection], None]) -> None:
        def alone(connection: Connection) -> None:
            connection.execute(sql("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
            work(connection)

        try:
            await (await self._connect()).close()
        except UNREACHABLE as error:
            mistake = Mistake("database-unreachable", server=server(self.url), reason=str(error) or "?")
            raise (Away(mistake) if is_passing(error) else mistake) from error
        with self.failing():
            async with self._patient_engine().begin() as connection:
                await connection.run_sync(alone)

    async def survey(self, work: Callable[[Connection], T]) -> T:
        with self.failing():
            async with self._patient_engine(isolation_level="REPEATABLE READ").connect() as connection:
                return await connection.run_sync(work)

    def _patient_engine(self, **more: Any) -> AsyncEngine:
        """A connection of its own, whose statements may take their time."""

        async def connect() -> asyncpg.Connection:
            return await self._connect(None)

        return create_async_engine("postgresql+asyncpg://", async_creator=connect, poolclass=NullPool, **more)

    async def start(self) -> None:
        for risk in await self.risks():
            log.warning("PostgreSQL runs with %s: when power fails, moves that players were told of may be lost", risk)
        with self.failing():
            ear = await self._ear_connection()
        self._ear = asyncio.create_task(self._hear(ear), name="ear of tables")

    async def write(self, work: Callable[[Connection], T]) -> T:
        return await self._patience.wait_for(self._write(work))

    async def _write(self, work: Callable[[Connection], T]) -> T:
        with self.failing():
            async with self._writing.begin() as connection:
                return await connection.run_sync(work)

    async def read(self, query: Select[Any]) -> Sequence[Row[Any]]:
        return await self._patience.wait_for(self._read(query))

    async def _read(self, query: Select[Any]) -> Sequence[Row[Any]]:
        with self.failing():
            async with self._reading.connect() as connection:
                found: Sequence[Row[Any]] = (await connection.execute(query)).all()
                return found

    async def _probe(self) -> None:
        """Whether the server answers: over a connection of its own, because those that hang may hang for ever."""
        with self.failing():
            connection = await self._connect()
            try:
                await connection.execute("SELECT 1")
            finally:
                connection.terminate()

    def announce(self, connection: Connection, appended: list[Entry]) -> None:
        notify = sql(f"SELECT pg_notify('{APPENDED}', news) FROM unnest(CAST(:news AS text[])) AS news")  # noqa: S608
        connection.execute(notify, {"news": [news.write(entry.before, entry) for entry in appended]})

    def committed(self, appended: list[tuple[str, int]]) -> None:
        """We hear of it like everybody else."""

    async def risks(self) -> list[str]:
        rows = await self.read(select(SETTINGS).where(SETTINGS.c.name.in_(SAFE)))
        return [f"{row.name} = {row.setting}" for row in rows if row.setting not in SAFE[row.name]]

    async def others(self) -> int:
        here = and_(ACTIVITY.c.datname == func.current_database(), ACTIVITY.c.application_name == APPLICATION)
        count = select(func.count().label("n")).select_from(ACTIVITY)
        [row] = await self.read(count.where(here, ACTIVITY.c.pid != func.pg_backend_pid()))
        return int(row.n)

    def free_space(self) -> int | None:
        """The database may lie on another machine: the operator can name a folder on its disk, if that is here."""
        try:
            return shutil.disk_usage(os.environ[DISK]).free if os.environ.get(DISK) else None
        except OSError:
            return None

    async def whisper(self, text: str) -> None:
        await self.read(select(func.pg_notify(WHISPERED, text)))

    async def close(self) -> None:
        if self._ear is not None:
            self._ear.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._ear
        await self._patience.close(self._hang_up)
        await self._reading.dispose()
        await self._writing.dispose()

    def _hang_up(self) -> None:
        """Break all connections: to part in good order takes an answer, which may not come."""
        for connection in list(self._connections):
            connection.terminate()

    async def _ear_connection(self) -> asyncpg.Connection:
        connection = await self._connect()
        try:
            await connection.add_listener(APPENDED, self._appended)
            await connection.add_listener(WHISPERED, self._whispered)
        except BaseException:
            connection.terminate()
            raise
        return connection

    def _appended(self, _: Any, pid: int, channel: str, text: str) -> None:
        self.news = news.read(text)
        tell(self.listeners, self.news.table, self.news.seq)
        self.news = None

    def _whispered(self, _: Any, pid: int, channel: str, news: str) -> None:
        tell(self.eavesdroppers, news)

    async def _hear(self, connection: asyncpg.Connection) -> None:
        """Listen for ever: when the connection breaks, connect again and say that something may have been missed."""
        while True:
            await alive(connection)
            connection = await self._again()
            tell(self.gap_listeners)

    async def _again(self) -> asyncpg.Connection:
        log.warning("lost the connection to PostgreSQL")
        pause = 0.05
        while True:
            try:
                connection = await self._ear_connection()
            except UNREACHABLE:
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
            else:
                log.warning("connected to PostgreSQL again")
                return connection


def is_passing(error: Exception) -> bool:
    """Whether a server that cannot be reached may yet come: a wrong name or password stays wrong."""
    if isinstance(error, socket.gaierror):
        return error.errno == socket.EAI_AGAIN
    if isinstance(error, ssl.SSLError):
        return False
    return isinstance(error, PASSING)


async def alive(connection: asyncpg.Connection) -> None:
    """Return when the connection has broken, with or without telling us."""
    broken = asyncio.Event()
    connection.add_termination_listener(lambda _: broken.set())
    try:
        while not connection.is_closed():
            try:
                await asyncio.wait_for(broken.wait(), HEARTBEAT)
            except TimeoutError:
                await connection.execute("SELECT 1")
    except UNREACHABLE:
        return
    finally:
        connection.terminate()


def server(url: str) -> str:
    """The address without the password."""
    parts = urlsplit(url)
    return parts.netloc.rpartition("@")[2] + parts.path
