"""Tables in PostgreSQL: any number of workers on any number of machines."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import text as sql
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

from neonstrip.play.errors import Mistake
from neonstrip.tables.storage.database import Database, tell

log = logging.getLogger(__name__)

READERS = 4
CONNECTING = 10
"""Seconds until a server that doesn't answer counts as gone."""
ANSWERING = 30
"""Seconds until a command that isn't answered counts as failed."""
HEARTBEAT = 15
"""Seconds between questions whether the connection that listens is alive."""
LONGEST_PAUSE = 2.0
"""Seconds between attempts to listen again."""
MIGRATING = 0x4E656F6E
"""The advisory lock of whoever migrates."""
APPENDED, WHISPERED = "neonstrip_appended", "neonstrip_whispered"
UNREACHABLE = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
"""What asyncpg raises when a server is away, starting, or refuses us."""


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
        self.writing = create_async_engine("postgresql+asyncpg://", pool_size=1, **pool)
        self.reading = create_async_engine(
            "postgresql+asyncpg://", pool_size=READERS, isolation_level="AUTOCOMMIT", **pool
        )
        self._ear: asyncio.Task[None] | None = None

    async def _connect(self, answering: float | None = ANSWERING) -> asyncpg.Connection:
        """asyncpg reads the address itself, so that everything it knows (sslmode, sockets, several hosts) may be in."""
        return await asyncpg.connect(self.url, timeout=CONNECTING, command_timeout=answering)

    @asynccontextmanager
    async def migrating(self) -> AsyncIterator[AsyncConnection]:
        async def patient() -> asyncpg.Connection:
            return await self._connect(None)

        try:
            await (await self._connect()).close()
        except UNREACHABLE as error:
            raise Mistake("database-unreachable", server=server(self.url), reason=str(error) or "?") from error
        engine = create_async_engine("postgresql+asyncpg://", async_creator=patient, poolclass=NullPool)
        async with engine.begin() as connection:
            await connection.execute(sql("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
            yield connection

    async def start(self) -> None:
        self._ear = asyncio.create_task(self._hear(await self._ear_connection()), name="ear of tables")

    async def announce(self, connection: AsyncConnection, appended: list[tuple[str, int]]) -> None:
        news = [f"{table} {seq}" for table, seq in appended]
        notify = sql(f"SELECT pg_notify('{APPENDED}', news) FROM unnest(CAST(:news AS text[])) AS news")  # noqa: S608
        await connection.execute(notify, {"news": news})

    def committed(self, appended: list[tuple[str, int]]) -> None:
        """We hear of it like everybody else."""

    async def whisper(self, text: str) -> None:
        async with self.lookup() as connection:
            await connection.execute(sql(f"SELECT pg_notify('{WHISPERED}', :text)"), {"text": text})

    async def close(self) -> None:
        if self._ear is not None:
            self._ear.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._ear
        await super().close()

    async def _ear_connection(self) -> asyncpg.Connection:
        connection = await self._connect()
        try:
            await connection.add_listener(APPENDED, self._appended)
            await connection.add_listener(WHISPERED, self._whispered)
        except BaseException:
            connection.terminate()
            raise
        return connection

    def _appended(self, _: Any, pid: int, channel: str, news: str) -> None:
        table, _, seq = news.rpartition(" ")
        tell(self.listeners, table, int(seq))

    def _whispered(self, _: Any, pid: int, channel: str, news: str) -> None:
        tell(self.eavesdroppers, news)

    async def _hear(self, connection: asyncpg.Connection) -> None:
        """Listen for ever: when the connection breaks, connect again and say that something may have been missed."""
        while True:
            await alive(connection)
            connection = await self._again()
            tell(self.gap_listeners)

    async def _again(self) -> asyncpg.Connection:
        pause = 0.05
        while True:
            try:
                return await self._ear_connection()
            except UNREACHABLE as error:
                log.warning("PostgreSQL can't be reached: %s", error)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)


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
    except UNREACHABLE as error:
        log.warning("PostgreSQL doesn't answer: %s", error)
    finally:
        connection.terminate()


def server(url: str) -> str:
    """The address without the password."""
    parts = urlsplit(url)
    return parts.netloc.rpartition("@")[2] + parts.path
