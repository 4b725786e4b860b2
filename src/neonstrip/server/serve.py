"""Running the server."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import uvicorn

from neonstrip.play.errors import Mistake
from neonstrip.server import files, logs
from neonstrip.server.door import Config, Door
from neonstrip.server.front import Front
from neonstrip.server.headers import HEADERS
from neonstrip.server.hosts import Names, OnlyKnown
from neonstrip.server.keeping import Housekeeping
from neonstrip.server.limits import Limits
from neonstrip.server.reach import Reach
from neonstrip.tables.storage import Journal, claim, once

if TYPE_CHECKING:
    from litestar import Litestar
    from litestar.types import ASGIApp, Receive, Send

LARGEST_MESSAGE = 16_384
PATIENCE = 3
"""Seconds that connections get to end when the server is stopped."""


class Server(uvicorn.Server):
    """Says when it can be visited. The house is opened and games are made ready behind that."""

    on_ready: Callable[[], None] = staticmethod(lambda: None)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.on_ready()


class AlsoHead:
    """Answers HEAD wherever GET is answered: the same, of which uvicorn leaves out the body."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}
        await self.app(scope, receive, send)


def check(database: str, waiting: Callable[[Mistake], None]) -> None:
    """Claim a database, open it and close it again: what is wrong with it is a Mistake here, before all else.

    One that is away is waited for.
    """
    claim(database)

    async def go() -> None:
        await (await Journal.open(database, once(waiting))).close()

    asyncio.run(go())


def listen(host: str, port: int) -> socket.socket:
    """A socket to serve on; port 0 is any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    # On Windows SO_REUSEADDR would let a second program have the port too; elsewhere it only spares a restart a wait
    exclusive = getattr(socket, "SO_EXCLUSIVEADDRUSE", None)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR if exclusive is None else exclusive, 1)
    try:
        listener.bind((host, port))
    except OSError as error:
        listener.close()
        raise Mistake("cannot-listen", host=host, port=str(port), why=error.strerror or str(error)) from error
    return listener


def serve(
    listener: socket.socket,
    database: str,
    limit_factor: float,
    names: Names,
    keeping: Housekeeping,
    on_ready: Callable[[], None],
) -> None:
    """Serve until told to stop."""
    logs.begin()
    door = Door(files.connections_for(files.raise_limit()), limit_factor)
    reach = Reach(*listener.getsockname()[:2])
    failures: list[str] = []

    def fail() -> None:
        failures.append("told in the log")
        server.should_exit = True

    def load() -> Litestar:
        from neonstrip.server.app import create_app

        return create_app(database, Limits(limit_factor), names, door, reach, keeping, fail)

    config = Config(
        AlsoHead(OnlyKnown(Front(load, fail), names, HEADERS)),
        door,
        access_log=False,  # addresses of tables are invitations, which belong in no log
        log_config=None,
        log_level="warning",
        server_header=False,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=PATIENCE,
    )
    server = Server(config)
    server.on_ready = on_ready
    server.run([listener])
    if failures:
        raise SystemExit(1)
