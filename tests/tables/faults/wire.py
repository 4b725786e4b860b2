"""A connection between a client and a worker in the same process: the protocol without the network."""

from __future__ import annotations

import asyncio
from typing import Any

from neonstrip.server.door import AT_ONCE, TAKEN


class Wire:
    """What a worker takes for a WebSocket, and a client too."""

    def __init__(self) -> None:
        self._asked: asyncio.Queue[str | None] = asyncio.Queue()
        self._answered: asyncio.Queue[str | None] = asyncio.Queue()
        self.scope = {TAKEN: self._taken, AT_ONCE: lambda texts: None}

    # The client's end

    async def send(self, text: str) -> None:
        self._asked.put_nowait(text)

    async def recv(self) -> str:
        text = await self._answered.get()
        if text is None:
            raise ConnectionError("the worker has hung up")
        return text

    # The worker's end

    async def receive(self) -> dict[str, Any]:
        text = await self._asked.get()
        return {"type": "websocket.disconnect"} if text is None else {"type": "websocket.receive", "text": text}

    async def send_data(self, text: str, mode: str = "text") -> None:
        self._answered.put_nowait(text)

    async def _taken(self) -> None:
        """What was sent lies with the client at once."""

    async def close(self, code: int = 1000) -> None:
        """Either of them hangs up."""
        self._asked.put_nowait(None)
        self._answered.put_nowait(None)
