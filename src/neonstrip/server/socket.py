"""The WebSocket: one for each client, for all tables and seats it holds. See docs/protocol.md."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Any

import msgspec
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect

from neonstrip import __version__
from neonstrip.bots.advice import Advice
from neonstrip.bots.expecting import Expected
from neonstrip.play.errors import Mistake
from neonstrip.play.game import SPECTATOR
from neonstrip.server.door import AT_ONCE, TAKEN
from neonstrip.server.errors import problem
from neonstrip.server.limits import SLOW_DOWN
from neonstrip.server.messages.socket import (
    PROTOCOL,
    AnyMessage,
    Close,
    Expectations,
    Hinted,
    Open,
    Ping,
    Speak,
    decode,
    ref_of,
)
from neonstrip.server.services import Services
from neonstrip.server.unsent import SENT, Outbox
from neonstrip.tables.commands import AnyCommand, Expect, Hint, Relieve, Say
from neonstrip.tables.deals import start_together
from neonstrip.tables.dossier import OPEN, OVER, PLAYING
from neonstrip.tables.heads import is_forked
from neonstrip.tables.hosting import may_watch
from neonstrip.tables.position import position_of
from neonstrip.tables.storage import StorageError
from neonstrip.tables.table import Table
from neonstrip.tables.watching import Watch

MOST_WATCHES = 100
TOO_SLOW = 1013
TOO_MANY = 1008
TOO_SILENT = 1008
FIRST_MESSAGE = 20.0
"""Seconds in which a client says its first words."""
PATIENCE = 10.0
"""Seconds that a client which did not read gets to hear why it is let go."""

log = logging.getLogger(__name__)
_encode = msgspec.json.Encoder().encode


class Client:
    """A client's connection."""

    def __init__(self, socket: WebSocket[Any, Any, Any], services: Services, address: str, language: str) -> None:
        self.socket = socket
        self.services = services
        self.address = address
        self.language = language
        self.watches: dict[tuple[str, str], Watch] = {}
        self._unsent = Outbox(services.post, address, socket.scope[AT_ONCE])  # type: ignore[literal-required]
        self._too_silent = False
        self._thinking: set[asyncio.Task[None]] = set()
        """Hints on their way. They take a while, and nothing else waits for them."""
        self._hearing = asyncio.Lock()
        """Held while a message is being dealt with, so that no command is broken off."""

    async def serve(self) -> None:
        """Read and write until one of the two ends, or until the client has not read for too long."""
        self._greet()
        self.services.keeper.listeners.add(self._greet)
        loop = asyncio.get_running_loop()
        tasks = [loop.create_task(work) for work in (self._read(), self._write(), self._unsent.too_slow.wait())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            async with self._hearing:
                tasks += self._thinking
                for task in tasks:
                    task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            for watch in self.watches.values():
                self._end(watch)
            self.services.keeper.listeners.discard(self._greet)
            self._unsent.close()
        if self._unsent.too_slow.is_set():
            self.services.metrics.count("slow_clients")
            await self._close(TOO_SLOW)
        elif self._too_silent:
            await self._close(TOO_SILENT)

    def _greet(self) -> None:
        """Said first, and again whenever there is something that everybody should know."""
        notices = self.services.keeper.notices
        self._send({"type": "hello", "version": __version__, "protocol": PROTOCOL, "notices": notices})

    async def _close(self, code: int) -> None:
        with contextlib.suppress(TimeoutError, OSError, WebSocketDisconnect):
            await asyncio.wait_for(self.socket.close(code), PATIENCE)

    async def refuse(self) -> None:
        """Say that this address has too many connections."""
        wrong = problem(Mistake("too-many"), self.language)
        await self.socket.send_data(_encode({"type": "error", "ref": "", **msgspec.to_builtins(wrong)}).decode())
        await self.socket.close(TOO_MANY)

    async def _read(self) -> None:
        patience: float | None = FIRST_MESSAGE
        while True:
            await self._unsent.has_read.wait()  # else whoever asks and does not read would take all memory
            try:
                event = await asyncio.wait_for(self.socket.receive(), patience)
            except TimeoutError:
                self._too_silent = True
                return
            patience = None
            if event["type"] == "websocket.disconnect":
                return
            text = event.get("text")
            async with self._hearing:
                is_too_much = await self._hear(text if isinstance(text, str) else None)
            if is_too_much:
                await asyncio.sleep(SLOW_DOWN)

    async def _write(self) -> None:
        while True:
            size = await self._write_next()
            await self.socket.scope[TAKEN]()  # type: ignore[literal-required]
            self._unsent.sent(size)

    async def _write_next(self) -> int:
        """Give the next message to the connection, which may keep it for a while; here nothing of it is kept."""
        message, size = await self._unsent.take()
        if message != SENT:
            await self.socket.send_data(message.decode(), mode="text")
        return size

    def _send(self, message: object) -> None:
        self._unsent.put(_encode(message))

    def _refuse(self, ref: str, mistake: Mistake) -> None:
        self.services.metrics.count("mistakes", mistake.code)
        self._send({"type": "error", "ref": ref, **msgspec.to_builtins(problem(mistake, self.language))})

    async def _hear(self, text: str | None) -> bool:
        """Do what a message asks. Whatever is wrong with it is answered, and nothing else happens.

        Whether it was one too many.
        """
        ref, begun = "", time.perf_counter()
        try:
            try:
                message = decode(text)
                ref = getattr(message, "ref", "")
            except Mistake:
                ref = ref_of(text)
                raise
            finally:
                self.services.limits.take(self.services.limits.messages, self.address)
            await self._do(message)
            self.services.metrics.count("messages", type(message).__name__.lower())
            if isinstance(message, AnyCommand):
                self.services.metrics.commands.add(time.perf_counter() - begun)
        except Mistake as mistake:
            self._refuse(ref, mistake)
            return mistake.code == "too-many"
        except StorageError as error:
            log.error("storage: %s", error)
            self._refuse(ref, Mistake("storage-gone"))
        except Exception:
            log.exception("defect")
            self._refuse(ref, Mistake("defect"))
        return False

    async def _do(self, message: AnyMessage) -> None:
        match message:
            case Open():
                await self._open(message)
            case Close():
                if watch := self.watches.pop((message.table, message.token), None):
                    self._end(watch)
            case Ping():
                self._send({"type": "pong"})
            case Speak():
                self.language = message.language
            case _:
                self.services.limits.take(self.services.limits.commands, message.token)
                if isinstance(message, Say):
                    self.services.limits.take(self.services.limits.chat, message.token)
                if isinstance(message, Hint):
                    self.services.limits.take(self.services.limits.hints, message.token)
                if isinstance(message, Expect):
                    self.services.limits.take(self.services.limits.expectations, message.token)
                if isinstance(message, Relieve):
                    await self._check_away(message)
                table = await self.services.house.command(message, self.address)
                await self._start_together(table)
                if isinstance(message, Hint | Expect):
                    self._think(table, message)
                    return
                self._send({"type": "done", "ref": message.ref, "table_id": table.id})

    async def _start_together(self, table: Table) -> None:
        """A table that is ready and waits for the others of its deal may be the last of them."""
        if table.dossier.ready and table.stage == OPEN and table.dossier.deal is not None:
            await start_together(self.services.house, table.dossier.deal)

    async def _check_away(self, message: Relieve) -> None:
        """The host lets a bot play only for who is away. What else may be wrong, the table finds."""
        table = await self.services.house.find(message.table)
        if not table.is_host(message.token) or table.stage != PLAYING or message.seat >= len(table.seats):
            return
        if not table.seats[message.seat].player:
            self.services.presence.check_away(table, message.seat)

    def _think(self, table: Table, message: Hint | Expect) -> None:
        seat = table.seat_of(message.token)
        position = position_of(table.playing, seat)
        task = asyncio.get_running_loop().create_task(self._help(table, message, seat, position))
        self._thinking.add(task)
        task.add_done_callback(self._thinking.discard)

    async def _help(self, table: Table, message: Hint | Expect, seat: int, position: bytes) -> None:
        """Tell what was thought out for a seat, as the table is now. It may be too late for that when it comes."""
        try:
            self._check_position(table, seat, position)
            found: Advice | Expected
            if isinstance(message, Hint):
                found = await self.services.pool.hint(table.playing, seat, table=table.id)
            else:
                found = await self.services.pool.expect(table.playing, seat, table=table.id)
            table = await self.services.house.find(table.id)
            self._check_position(table, seat, position)
        except Mistake as mistake:
            self._refuse(message.ref, mistake)
        except StorageError as error:
            log.error("storage: %s", error)
            self._refuse(message.ref, Mistake("storage-gone"))
        else:
            decision = table.seats[seat].decision
            if isinstance(found, Advice):
                self._send(Hinted("hint", message.ref, table.id, seat, decision, found))
            else:
                self._send(Expectations("expected", message.ref, table.id, seat, decision, found))

    def _check_position(self, table: Table, seat: int, position: bytes) -> None:
        if position_of(table.playing, seat) != position:
            raise Mistake("stale")

    async def _open(self, message: Open) -> None:
        place = (message.table, message.token)
        if place not in self.watches and len(self.watches) >= MOST_WATCHES:
            raise Mistake("too-many-watches", most=MOST_WATCHES)
        house, has_read = self.services.house, bool(message.head and message.seq)
        look = house.find if has_read else house.look  # what is at hand may be older than what somebody has read
        table = await look(message.table)
        await may_watch(house, table, message.token)
        watch = Watch(message.table, message.token, message.seq, self._unsent.put, message.watch)
        watch.gone = lambda: self._refuse("", Mistake("no-such-table", table=message.table))
        watch.sees_deal = table.stage == OVER
        if has_read:
            watch.forked = await is_forked(self.services.journal, table, watch.seat(table), message.seq, message.head)
        await self._start_together(table)  # if whoever was to do it was killed
        if has_read or table.dossier.deal is not None:
            table = await look(message.table)  # as it is now: meanwhile others have moved, or are about to
        if old := self.watches.pop(place, None):
            self._end(old)
        self.watches[place] = watch
        house.watch(message.table, watch.update)
        watch.update(table)
        seat = watch.seat(table)
        self.services.presence.come(watch, "" if seat == SPECTATOR else table.seats[seat].name)

    def _end(self, watch: Watch) -> None:
        self.services.house.unwatch(watch.table, watch.update)
        self.services.presence.go(watch)
