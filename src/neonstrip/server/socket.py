"""The WebSocket: one for each client, for all tables and seats it holds. See docs/protocol.md."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated, Any, Literal

import msgspec
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import Meta, Struct

from neonstrip import __version__
from neonstrip.play.errors import Mistake
from neonstrip.play.game import SPECTATOR
from neonstrip.server.errors import problem
from neonstrip.server.rooms import Rooms
from neonstrip.tables.commands import AnyCommand, Say, TableId
from neonstrip.tables.hosting import may_watch
from neonstrip.tables.watching import Watch

PROTOCOL = 1
MOST_WATCHES = 100
MOST_UNSENT = 4_000_000
"""Bytes waiting for a client that does not read; beyond that it is let go, and can come back where it was."""
TOO_SLOW = 1013
TOO_MANY = 1008

Language = Literal["en", "de", "fr", "pl"]


class Watching(Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """What a client asks of the connection itself."""


class Open(Watching):
    """Watch a table: from a seat if the token is a seat's, else as everybody."""

    table: TableId
    token: Annotated[str, Meta(max_length=64)] = ""
    seq: Annotated[int, Meta(ge=0)] = 0
    """How many lines of the log the client has already."""
    watch: Annotated[str, Meta(max_length=20)] = ""
    """The client's own name for this watch, which comes back with its views: for several seats at one table."""


class Close(Watching):
    table: TableId
    token: Annotated[str, Meta(max_length=64)] = ""


class Ping(Watching):
    pass


class Speak(Watching):
    """The language that problems are told in."""

    language: Language


AnyMessage = AnyCommand | Open | Close | Ping | Speak
_decoder = msgspec.json.Decoder(AnyMessage)
_encode = msgspec.json.Encoder().encode


class Client:
    """A client's connection."""

    def __init__(self, socket: WebSocket[Any, Any, Any], rooms: Rooms, address: str, language: str) -> None:
        self.socket = socket
        self.rooms = rooms
        self.address = address
        self.language = language
        self.watches: dict[tuple[str, str], Watch] = {}
        self._unsent: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._waiting = 0

    async def serve(self) -> None:
        """Read and write until one of the two ends."""
        writer = asyncio.get_running_loop().create_task(self._write())
        self._send({"type": "hello", "version": __version__, "protocol": PROTOCOL})
        try:
            while True:
                await self._hear(await self.socket.receive_data(mode="text"))
        except WebSocketDisconnect:
            pass
        finally:
            for watch in self.watches.values():
                self._end(watch)
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)

    async def _write(self) -> None:
        while (message := await self._unsent.get()) is not None:
            self._waiting -= len(message)
            await self.socket.send_data(message.decode(), mode="text")
        await self.socket.close(TOO_SLOW)

    def _queue(self, message: bytes) -> None:
        self._waiting += len(message)
        self._unsent.put_nowait(message if self._waiting < MOST_UNSENT else None)

    def _send(self, message: object) -> None:
        self._queue(_encode(message))

    async def _hear(self, text: str) -> None:
        """Do what a message asks. Whatever is wrong with it is answered, and nothing else happens."""
        ref, begun = "", time.perf_counter()
        try:
            self.rooms.limits.take(self.rooms.limits.messages, self.address)
            message = _decode(text)
            ref = getattr(message, "ref", "")
            await self._do(message)
            self.rooms.metrics.count("messages", type(message).__name__.lower())
            if isinstance(message, AnyCommand):
                self.rooms.metrics.commands.add(time.perf_counter() - begun)
        except Mistake as mistake:
            self.rooms.metrics.count("mistakes", mistake.code)
            wrong = problem(mistake, self.language)
            self._send({"type": "error", "ref": ref, **msgspec.to_builtins(wrong)})

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
                if isinstance(message, Say):
                    self.rooms.limits.take(self.rooms.limits.chat, message.token)
                table = await self.rooms.house.command(message)
                self._send({"type": "done", "ref": message.ref, "table_id": table.id})

    async def _open(self, message: Open) -> None:
        place = (message.table, message.token)
        if place not in self.watches and len(self.watches) >= MOST_WATCHES:
            raise Mistake("too-many-watches", most=MOST_WATCHES)
        table = await self.rooms.house.find(message.table)
        may_watch(table, message.token)
        if old := self.watches.pop(place, None):
            self._end(old)
        watch = Watch(message.table, message.token, message.seq, self._queue, message.watch)
        self.watches[place] = watch
        self.rooms.house.watch(message.table, watch.update)
        watch.update(table)
        seat = watch.seat(table)
        self.rooms.presence.come(watch, "" if seat == SPECTATOR else table.seats[seat].name)

    def _end(self, watch: Watch) -> None:
        self.rooms.house.unwatch(watch.table, watch.update)
        self.rooms.presence.go(watch)


def _decode(text: str) -> AnyMessage:
    try:
        message: AnyMessage = _decoder.decode(text)
    except msgspec.DecodeError as error:
        raise Mistake("bad-message", why=str(error)) from error
    return message
