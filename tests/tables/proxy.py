"""A wire between a worker and PostgreSQL that can be cut: silently, with a bang, or just after a commit."""

from __future__ import annotations

import asyncio
import contextlib
from asyncio import StreamReader, StreamWriter
from pathlib import Path

PIECE = 65_536
COMMIT = b"COMMIT"
SOCKET = ".s.PGSQL.5432"


class Proxy:
    """Listens at a port of this machine, and passes on what it hears to a server's socket and back."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._port = 0
        self._listener: asyncio.Server | None = None
        self._flowing = asyncio.Event()
        self._pairs: dict[asyncio.Task[None], StreamWriter] = {}
        self._swallow = False
        self.swallowed = asyncio.Event()

    @property
    def url(self) -> str:
        return f"postgresql://postgres@127.0.0.1:{self._port}/postgres"

    async def open(self) -> None:
        """Pass on everything."""
        self._flowing.set()
        if self._listener is None:
            self._listener = await asyncio.start_server(self._serve, "127.0.0.1", self._port)
            self._port = self._listener.sockets[0].getsockname()[1]

    def hold(self) -> None:
        """Pass on nothing, without a word: as when a cable is pulled."""
        self._flowing.clear()

    async def refuse(self) -> None:
        """Break all connections, and take no more."""
        if self._listener is not None:
            self._listener.close()
            self._listener = None
        await self.drop()

    async def drop(self) -> None:
        """Break all connections."""
        tasks = list(self._pairs)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def swallow(self) -> None:
        """Pass on the next commit, and break the connection instead of its answer."""
        self.swallowed.clear()
        self._swallow = True

    async def _serve(self, reader: StreamReader, writer: StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._pairs[task] = writer
        with contextlib.suppress(OSError, asyncio.CancelledError):
            await self._connect(reader, writer)
        writer.close()
        del self._pairs[task]

    async def _connect(self, reader: StreamReader, writer: StreamWriter) -> None:
        answers, asks = await asyncio.open_unix_connection(self._folder / SOCKET)
        committing = asyncio.Event()
        ways = [
            asyncio.create_task(self._ask(reader, asks, committing)),
            asyncio.create_task(self._answer(answers, writer, committing)),
        ]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            asks.close()

    async def _ask(self, reader: StreamReader, asks: StreamWriter, committing: asyncio.Event) -> None:
        while piece := await reader.read(PIECE):
            await self._flowing.wait()
            if self._swallow and COMMIT in piece:
                self._swallow = False
                committing.set()
            asks.write(piece)

    async def _answer(self, answers: StreamReader, writer: StreamWriter, committing: asyncio.Event) -> None:
        while piece := await answers.read(PIECE):
            await self._flowing.wait()
            if committing.is_set():
                self.swallowed.set()  # it has committed, and nobody will hear of it
                return
            writer.write(piece)
