"""What answers from the first moment: the pages at once, everything else as soon as the house is open.

To load what a house needs takes a second or two. Whoever comes meanwhile reads, and asks, and is answered then.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from neonstrip.play.errors import Mistake
from neonstrip.server import built
from neonstrip.server.headers import HEADERS
from neonstrip.server.packing import Sent

if TYPE_CHECKING:
    from litestar import Litestar

log = logging.getLogger(__name__)


class Front:
    """An ASGI application in front of the house."""

    def __init__(self, load: Callable[[], Litestar], failed: Callable[[], None]) -> None:
        self._load = load
        self._failed = failed
        """Called where the house cannot be opened: there is nothing to serve then."""
        self._house: Litestar | None = None
        self._opened = asyncio.Event()
        self._closing = asyncio.Event()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
            return
        if self._house is None and (file := page_for(scope)):
            await self._send(file, send)
            return
        await self._opened.wait()
        assert self._house
        await self._house(scope, receive, send)

    async def _send(self, file: Sent, send: Any) -> None:
        told = HEADERS | file.headers | {"Content-Type": file.kind, "Content-Length": str(len(file.content))}
        headers = [(name.lower().encode(), value.encode()) for name, value in told.items()]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": file.content})

    async def _live(self, receive: Any, send: Any) -> None:
        """Open the house while the first guests come, and close it when the server ends."""
        await receive()
        house = asyncio.ensure_future(self._keep_open())
        await send({"type": "lifespan.startup.complete"})
        await receive()
        self._closing.set()
        await house
        await send({"type": "lifespan.shutdown.complete"})

    async def _keep_open(self) -> None:
        try:
            house = await asyncio.to_thread(self._load)
            if self._closing.is_set():
                return
            async with house.lifespan():
                self._house = house
                self._opened.set()
                await self._closing.wait()
        except Mistake as mistake:
            log.error("%s", mistake)
            self._failed()
        except Exception:
            log.exception("the house could not be opened")
            self._failed()


def page_for(scope: Any) -> Sent | None:
    """The file that somebody asks for, if it is one that lies ready."""
    path = built.path_of(scope["path"]) if scope["type"] == "http" and scope["method"] == "GET" else None
    if path is None:
        return None
    encodings = dict(scope["headers"]).get(b"accept-encoding", b"").decode("latin-1")
    try:
        return built.sent(path, encodings)
    except Mistake:  # the house tells what is wrong
        return None
