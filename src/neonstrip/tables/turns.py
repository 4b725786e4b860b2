"""A fair order for work that one can do at a time: everybody has one thing under way, and they take turns."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from neonstrip.play.errors import Mistake

MOST = 16
"""Requests that may wait, of each who asks,"""
MOST_IN_ALL = 512
"""and of all."""


class Turns:
    """Who asks is known by an address, or by anything else that is theirs alone."""

    def __init__(self) -> None:
        self._asked: Counter[str] = Counter()
        self._own: dict[str, asyncio.Lock] = {}
        self._floor = asyncio.Lock()

    @asynccontextmanager
    async def request(self, who: str) -> AsyncIterator[None]:
        """Wait until nothing else of the same who is under way."""
        if self._asked[who] >= MOST or self._asked.total() >= MOST_IN_ALL:
            raise Mistake("too-many")
        self._asked[who] += 1
        try:
            async with self._own.setdefault(who, asyncio.Lock()):
                yield
        finally:
            self._asked[who] -= 1
            if not self._asked[who]:
                del self._asked[who], self._own[who]

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Do a piece of a request. Who is next is who waits longest, and nobody waits twice."""
        async with self._floor:
            yield
