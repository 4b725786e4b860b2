"""The door: how many connections there are, from where, and how long each may keep the server waiting.

A connection costs a file, and files are few. Whoever has more than a share is turned away before anything else is done
for them; whoever says nothing in time is let go; and when all files are taken, whoever has kept the server waiting
longest makes room. So connections on which nothing is asked lock nobody out.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any, Protocol

import h11
import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from neonstrip.server.addresses import household
from neonstrip.server.limits import CONNECTIONS

FIRST_BYTE = 10.0
"""Seconds until somebody who came says something."""
HEADER = 10.0
"""Seconds from there to the end of the header."""
BODY = 20.0
"""Seconds from there to the end of the request."""
ANSWER = 60.0
"""Seconds to take an answer."""
NEXT = 20
"""Seconds between two requests on a connection."""
LAST_WORDS = 30.0
"""Seconds for what is still to be sent when a connection is closed,"""
FAREWELL = 10.0
"""and when a socket is: its client comes back anyway."""
MOST_UNHEARD = 1_000
"""Messages on a socket that wait to be heard; at once, limits allow a fifth of that."""
TOO_MANY = 1008
TAKEN = "neonstrip.taken"
"""In the scope of a socket: waits until the system has taken what was sent."""
AT_ONCE = "neonstrip.at-once"
"""In the scope of a socket: `Socket.send_at_once`."""
NEARLY = 0.8
"""The part of a limit from which on the operator is warned."""

SORRY = b'{"code":"too-many","text":"Too many connections. Wait a moment."}'
REFUSED = b"HTTP/1.1 429 Too Many Requests\r\ncontent-type: application/json\r\nretry-after: 5\r\n"
REFUSED += b"connection: close\r\ncontent-length: %d\r\n\r\n%s" % (len(SORRY), SORRY)
TOO_LATE = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class Guest(Protocol):
    """A connection that waits for its client to say something."""

    transport: asyncio.Transport


class Door:
    """Counts connections, in all and for each address."""

    def __init__(self, most: int, factor: float) -> None:
        self.most = most
        self.each = min(CONNECTIONS * factor, most // 2) if factor else most
        """What an address may have: there is always room for another one."""
        self.is_proxy: Callable[[str], bool] = lambda address: False
        """Whether an address is a proxy's, behind which are many people's."""
        self._inside: dict[object, str] = {}
        self._counts: Counter[str] = Counter()
        self._waiting: dict[Guest, None] = {}
        """Those that are waited for, the longest first."""
        self.turned_away = 0

    @property
    def inside(self) -> int:
        return len(self._inside)

    @property
    def is_nearly_full(self) -> bool:
        return self.inside >= NEARLY * self.most

    def enter(self, guest: object, address: str) -> bool:
        """Let a connection in, if its address has not too many."""
        home = "" if self.is_proxy(address) else household(address)
        if home and self._counts[home] >= self.each:
            self.turned_away += 1
            return False
        if self.inside >= self.most and not self._let_one_go():
            self.turned_away += 1
            return False
        self._inside[guest] = home
        self._counts[home] += 1
        return True

    def leave(self, guest: Any) -> None:
        self._waiting.pop(guest, None)
        if (home := self._inside.pop(guest, None)) is not None:
            self._counts[home] -= 1
            if not self._counts[home]:
                del self._counts[home]

    def wait_for(self, guest: Guest) -> None:
        """The client is to say something now."""
        self._waiting.pop(guest, None)
        self._waiting[guest] = None

    def heard(self, guest: Guest) -> None:
        self._waiting.pop(guest, None)

    def _let_one_go(self) -> bool:
        """Let the one go that was waited for longest."""
        if (guest := next(iter(self._waiting), None)) is None:
            return False
        self.leave(guest)
        guest.transport.abort()
        return True


class Config(uvicorn.Config):
    """With the door that all connections come through."""

    def __init__(self, app: Any, door: Door, **settings: Any) -> None:
        super().__init__(app, http=Request, ws=Socket, timeout_keep_alive=NEXT, **settings)
        self.door = door
        door.is_proxy = ProxyHeadersMiddleware(app, self.forwarded_allow_ips).trusted_hosts.__contains__


class Request(H11Protocol):
    """A connection for HTTP, which is not waited for without end."""

    config: Config
    _timer: asyncio.TimerHandle | None = None
    _awaited: str = ""
    _upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.config.door.enter(self, self.client[0] if self.client else ""):
            self._expect("first byte", FIRST_BYTE)
        else:
            transport.write(REFUSED)
            self._close()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        self.config.door.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop()
        self._upgraded = True
        self.config.door.leave(self)
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """Whatever answers the header of a request whose body is broken is too late."""
        super().send_400_response(msg)
        if self.cycle is not None:
            self.cycle.disconnected = True

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._expect("the end", LAST_WORDS)

    def _look(self) -> None:
        """What is waited for now. The time for it runs from when it began, not from the last byte."""
        if self._upgraded:
            return
        if self.transport.is_closing():
            self._expect("the end", LAST_WORDS)
        elif self.conn.their_state is h11.SEND_BODY:
            self._expect("body", BODY)
        elif self.cycle is not None and not self.cycle.response_complete:
            self._expect("answer", ANSWER)
        elif self._awaited == "header" or self.conn.trailing_data[0]:
            self._expect("header", HEADER)
        elif self._awaited != "first byte":
            self._expect("more", ANSWER)  # uvicorn itself lets go of those that ask nothing more

    def _expect(self, what: str, seconds: float) -> None:
        if what == self._awaited:
            return
        self._stop()
        self._awaited = what
        self._timer = self.loop.call_later(seconds, self._too_late)
        if what in ("answer", "the end"):
            self.config.door.heard(self)
        else:
            self.config.door.wait_for(self)

    def _stop(self) -> None:
        self._awaited = ""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_late(self) -> None:
        if self._awaited == "header":
            self.transport.write(TOO_LATE)
            self._close()
        else:
            self.transport.abort()

    def _close(self) -> None:
        self.transport.close()
        self._expect("the end", LAST_WORDS)


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket. It makes room for others as long as its client has said nothing, and when it does not read."""

    config: Config
    _silent = True
    _end: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(0)  # what the system has not taken waits, and is counted
        self.config.door.enter(self, self.client[0] if self.client else "")
        self.config.door.wait_for(self)

    def data_received(self, data: bytes) -> None:
        if self._silent and self.handshake_complete:
            self._silent = False
            self.config.door.heard(self)
        super().data_received(data)
        if self.queue.qsize() > MOST_UNHEARD:
            while not self.queue.empty():
                self.queue.get_nowait()
            self.conn.send_close(TOO_MANY)
            self.handle_parser_exception()

    def handle_ping(self) -> None:
        """Who reads nothing is not told again and again that their pings were heard."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def send_at_once(self, texts: list[bytes]) -> int | None:
        """Send texts now, past the framework and without a task that waits for it; how much the system has not taken.

        Nothing is sent while it has not taken what was sent before, and where the connection is not open (None).
        """
        if not self.writable.is_set() or self.conn.state is not State.OPEN or self.transport.is_closing():
            return None
        for text in texts:
            self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return self.transport.get_write_buffer_size()

    async def run_asgi(self) -> None:
        self.scope[TAKEN] = self.writable.wait  # type: ignore[literal-required]
        self.scope[AT_ONCE] = self.send_at_once  # type: ignore[literal-required]
        await super().run_asgi()
        self._expect_end()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._expect_end()

    def _expect_end(self) -> None:
        """What is still to be sent may never be read."""
        if self._end is None and not self.disconnected:
            self._end = self.loop.call_later(FAREWELL, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._end is not None:
            self._end.cancel()
        self.config.door.leave(self)
        super().connection_lost(exc)
