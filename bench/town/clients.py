"""Clients that take as little of the processor as they can: it is the server that is measured.

They speak as much of the WebSocket protocol as the server does, and read of its messages what a move needs.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from typing import Any, cast
from urllib.parse import urlsplit

import msgspec

TEXT, PING, PONG = 0x81, 0x89, 0x8A
"""First bytes of frames."""
MASKED = 0x80
UNCHANGED = bytes(4)
"""A mask that changes nothing: what clients send must have one."""
SHORT, LONG = 126, 127
"""Lengths that say that the length follows, in two bytes or in eight."""


class Line(msgspec.Struct):
    kind: str
    seat: int | None = None


class Legal(msgspec.Struct):
    move: str


class Message(msgspec.Struct):
    """What a client of ours reads of a message."""

    type: str
    log: list[Line] = []
    legal: list[Legal] | None = None
    code: str = ""


_decode = msgspec.json.Decoder(Message).decode


class Measured:
    """What clients have seen, in seconds from sending a move."""

    def __init__(self) -> None:
        self.heard: list[float] = []
        """Until one who sits at the table had heard of it, the mover too."""
        self.acknowledged: list[float] = []
        self.errors: list[str] = []


class Seat(asyncio.Protocol):
    """A client at a seat of a table."""

    transport: asyncio.Transport

    def __init__(self, table: Table, number: int, token: str, url: str) -> None:
        self.table = table
        self.number = number
        self.token = token
        self.place = urlsplit(url).netloc
        self.legal: list[str] = []
        self.is_here = asyncio.Event()
        self._upgraded = False
        self._unread = b""

    async def open(self) -> None:
        """Connect, and wait for the first view of the table."""
        host, _, port = self.place.partition(":")
        await asyncio.get_running_loop().create_connection(lambda: self, host, int(port))
        await self.is_here.wait()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        lines = [f"GET /ws?table={self.table.id} HTTP/1.1", f"Host: {self.place}", "Upgrade: websocket"]
        lines += ["Connection: Upgrade"]
        lines += ["Sec-WebSocket-Key: bmVvbnN0cmlwIG5lb25zdA==", "Sec-WebSocket-Version: 13", "", ""]
        self.transport.write("\r\n".join(lines).encode())

    def data_received(self, data: bytes) -> None:
        data = self._unread + data
        if not self._upgraded:
            header, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._unread = header
                return
            assert header.startswith(b"HTTP/1.1 101"), header
            self._upgraded = True
            self.say({"type": "open", "table": self.table.id, "token": self.token})
        while len(data) >= 2:
            begin, length = 2, data[1]
            if length >= SHORT:
                begin = 4 if length == SHORT else 10
                length = int.from_bytes(data[2:begin])
            if len(data) < begin + length:
                break
            self._take(data[0], data[begin : begin + length])
            data = data[begin + length :]
        self._unread = data

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self.hear(_decode(payload), time.perf_counter())
        elif kind == PING:
            self._send(PONG, payload)

    def say(self, message: dict[str, Any]) -> None:
        self._send(TEXT, json.dumps(message).encode())

    def _send(self, kind: int, payload: bytes) -> None:
        length = len(payload)
        size = bytes([MASKED | length]) if length < SHORT else bytes([MASKED | SHORT]) + length.to_bytes(2)
        self.transport.write(bytes([kind]) + size + UNCHANGED + payload)

    def hear(self, message: Message, now: float) -> None:
        if message.type == "view":
            self.is_here.set()
            if message.legal is not None:
                self.legal = [legal.move for legal in message.legal]
            for line in message.log:
                self.table.told(line, now)
            if self.table.goes_on:
                self.table.move()
        elif message.type in ("done", "error"):
            self.table.answered(message, now)


class Table:
    """A table, its clients, and the move that is on its way."""

    def __init__(self, laid: dict[str, Any], urls: list[str]) -> None:
        """Its clients come to these servers in turn."""
        self.id: str = laid["table"]
        self.host = laid["host"]
        tokens = laid["tokens"].items()
        self.seats = [Seat(self, int(seat), token, urls[at % len(urls)]) for at, (seat, token) in enumerate(tokens)]
        self.measured = Measured()
        self.goes_on = False
        """Whether the next move follows as soon as one is answered."""
        self._sent: float | None = None
        self._mover = 0

    def start(self) -> None:
        self.seats[0].say({"type": "start", "table": self.id, "token": self.host, "ref": "start"})

    def told(self, line: Line, now: float) -> None:
        if self._sent is not None and line.seat == self._mover and line.kind in ("move", "done"):
            self.measured.heard.append(now - self._sent)

    def answered(self, message: Message, now: float) -> None:
        if message.type == "error":
            self.measured.errors.append(message.code)
        elif self._sent is not None:
            self.measured.acknowledged.append(now - self._sent)
        self._sent = None
        if self.goes_on:
            self.move()

    def move(self) -> bool:
        """Send a move of somebody who can make one. False if nobody can, or one is still on its way."""
        ready = [seat for seat in self.seats if seat.legal]
        if self._sent is not None or not ready:
            return False
        seat = random.choice(ready)
        self._mover, self._sent = seat.number, time.perf_counter()
        move = {"type": "move", "table": self.id, "token": seat.token, "move": random.choice(seat.legal)}
        seat.say(move | {"ref": str(self._sent)})
        return True
