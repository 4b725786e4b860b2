"""Servers that are killed, and people who come back until they are answered."""

from __future__ import annotations

import asyncio
import http.client
import random
import secrets
import urllib.error
from typing import Any

from websockets.exceptions import WebSocketException

from server.client import Player, Refused, ask
from server.running import Running

BROKEN = (ConnectionError, EOFError, WebSocketException)
"""What a client meets when a server dies. That nothing is heard for a minute is none of these: it would be a defect."""
GONE = "storage-gone"
NO_ROOM = "disk-nearly-full"
"""What who lays a table is told, until the server has seen that there is room again."""
PAUSE = 0.2
"""Seconds until somebody asks again who was told that the tables cannot be reached."""
BROKEN_REQUEST = (ConnectionError, urllib.error.URLError, http.client.HTTPException)


class Worker:
    """A server process that is killed and started again, and whether it is up."""

    def __init__(self, running: Running) -> None:
        self.running = running
        self.up = asyncio.Event()
        self.up.set()

    async def kill(self) -> None:
        self.up.clear()
        await asyncio.to_thread(self.running.kill)

    async def start(self) -> None:
        await asyncio.to_thread(self.running.start)
        self.up.set()


class Workers(list[Worker]):
    """All workers over one database."""

    async def one(self) -> Running:
        """A worker that is up, as soon as there is one."""
        while not (up := [worker.running for worker in self if worker.up.is_set()]):
            waits = [asyncio.ensure_future(worker.up.wait()) for worker in self]
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
            for wait in waits:
                wait.cancel()
        return random.choice(up)

    async def ask(self, path: str, body: Any = None) -> Any:
        """An HTTP request, made again until it is answered."""
        while True:
            running = await self.one()
            try:
                return await asyncio.to_thread(ask, running.url, path, body)
            except BROKEN_REQUEST:
                continue
            except Refused as refused:
                if refused.code not in (GONE, NO_ROOM):
                    raise
                await asyncio.sleep(PAUSE)


class Stubborn(Player):
    """Somebody who comes back whenever the connection breaks, and asks again what was not answered."""

    def __init__(self, workers: Workers, table: str, token: str = "") -> None:
        super().__init__("", table, token, gaps=True)
        self.workers = workers
        self.acknowledged: set[str] = set()
        self.refused: dict[str, str] = {}
        self.asked_again = 0
        self.gone = 0
        """How often the tables could not be reached."""
        self.was_done = 0
        """How many of those had been done already: only the answer was lost."""

    async def hear(self) -> dict[str, Any]:
        self.heard.clear()  # hours of it would fill the memory
        return await super().hear()

    async def __aenter__(self) -> Stubborn:
        try:
            await self.come()
        except BaseException:
            await self.disconnect()
            raise
        return self

    async def come(self) -> None:
        """Come (back) to the table, at any worker."""
        while True:
            await self.disconnect()
            self.socket_url = (await self.workers.one()).socket_url
            try:
                await self.connect()
            except BROKEN:
                continue
            except Refused as refused:
                if refused.code != GONE:
                    raise
                await self.wait()
            else:
                return

    async def wait(self) -> None:
        """The tables cannot be reached: wait a little."""
        self.gone += 1
        await asyncio.sleep(PAUSE)

    async def insist(self, kind: str, **fields: Any) -> str:
        """Ask until there is an answer: nothing if it was done, else the code of what was wrong."""
        ref = self.new_ref()
        while True:
            try:
                await self.command(kind, ref=ref, **fields)
            except Refused as refused:
                if refused.code == GONE:
                    self.asked_again += 1
                    await self.wait()
                    continue
                self.refused[ref] = str(refused.code)
                return self.refused[ref]
            except BROKEN:
                before = self.state.get("decision")
                await self.come()
                self.asked_again += 1
                self.was_done += self.state.get("decision") != before
            else:
                self.acknowledged.add(ref)
                return ""

    async def listen(self) -> None:
        """Hear something, or come back."""
        try:
            await self.hear()
        except BROKEN:
            await self.come()


def own_token() -> str:
    """A secret of one's own making, with which taking a seat twice is taking it once."""
    return secrets.token_urlsafe(24)
