"""Whether the server is well: asked for by whoever looks after it, and looked after at most every few seconds."""

from __future__ import annotations

import asyncio
import time

from neonstrip.server import files
from neonstrip.server.door import NEARLY, Door
from neonstrip.tables.storage import Journal, StorageError

FRESH = 5.0
"""Seconds that a finding is told again, however often somebody asks."""


class Wellness:
    """What was found when it was looked last."""

    def __init__(self, journal: Journal, door: Door) -> None:
        self._journal = journal
        self._door = door
        self._looking = asyncio.Lock()
        self._stale_at = 0.0
        self._found: list[str] = []
        self._failed: StorageError | None = None

    async def warnings(self) -> list[str]:
        """What may soon go wrong, by name. If the tables cannot be kept, it is a StorageError."""
        async with self._looking:
            if time.monotonic() >= self._stale_at:
                await self._look()
        if self._failed is not None:
            raise StorageError(str(self._failed))
        return self._found

    async def _look(self) -> None:
        self._found, self._failed = [], None
        if self._door.is_nearly_full:
            self._found.append("connections")
        if files.in_use() >= NEARLY * files.allowed():
            self._found.append("files")
        try:
            await self._journal.summary("health")
        except StorageError as error:
            self._failed = error
        self._stale_at = time.monotonic() + FRESH
