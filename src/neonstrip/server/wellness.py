"""Whether the server is well, for whoever looks after it. To ask often costs nothing: findings are told for seconds."""

from __future__ import annotations

import time

from neonstrip.server import files
from neonstrip.server.door import NEARLY, Door
from neonstrip.server.keeping import has_little_space
from neonstrip.tables.storage import Journal

FRESH = 5.0
"""Seconds for which open files are not counted again."""


class Wellness:
    """A worker's: its database, its connections, its files."""

    def __init__(self, journal: Journal, door: Door) -> None:
        self._journal = journal
        self._door = door
        self._counted_at = -FRESH
        self._many_files = False

    async def warnings(self) -> list[str]:
        """What may soon go wrong, by name. If nothing can be written, it has gone wrong: a StorageError."""
        found = {
            "disk": has_little_space(await self._journal.check()),
            "connections": self._door.is_nearly_full,
            "files": self._has_many_files(),
        }
        return [name for name, is_so in found.items() if is_so]

    def _has_many_files(self) -> bool:
        if time.monotonic() - self._counted_at > FRESH:
            self._counted_at = time.monotonic()
            self._many_files = files.in_use() >= NEARLY * files.allowed()
        return self._many_files
