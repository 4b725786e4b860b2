"""News of tables: each of which something was heard is read, a few at a time, as often as it takes."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable

from neonstrip.play.errors import Mistake
from neonstrip.tables.storage import StorageError
from neonstrip.tables.table import Table
from neonstrip.tables.tokens import alias

LOOKS = 3
"""Tables read at a time because of news: after a break there is news of all of them, and people should not queue."""
FIRST_PAUSE, LONGEST_PAUSE = 0.05, 2.0
"""Seconds until a table that could not be read is looked at again."""

log = logging.getLogger(__name__)


class Following:
    """Tables of which there was news, until they have been read."""

    def __init__(self, find: Callable[[str], Awaitable[Table]]) -> None:
        self._find = find
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._news: dict[str, int] = {}
        """How long the log of each of those is, as far as was heard."""
        self._looks = asyncio.Semaphore(LOOKS)

    def __contains__(self, name: str) -> bool:
        return name in self._tasks

    def __len__(self) -> int:
        return len(self._tasks)

    def hear(self, name: str, seq: int) -> None:
        """There may be news of a table: it is read, whenever its log can be."""
        self._news[name] = max(seq, self._news.get(name, 0))
        if name not in self._tasks:
            self._tasks[name] = asyncio.get_running_loop().create_task(self._look(name))

    async def _look(self, name: str) -> None:
        """Read a table, again and again if that fails or if there is news meanwhile."""
        pause = FIRST_PAUSE
        try:
            while (seq := self._news.pop(name, None)) is not None:
                try:
                    async with self._looks:
                        await self._find(name)
                except StorageError:
                    await asyncio.sleep(pause * random.uniform(0.5, 1))
                    pause = min(2 * pause, LONGEST_PAUSE)
                    self._news[name] = max(seq, self._news.get(name, 0))
        except Mistake as mistake:  # a damaged table, or one that was removed
            log.warning("table %s could not be followed: %s", alias(name), mistake.code)
        except Exception:
            log.exception("a table could not be followed")
        finally:
            del self._tasks[name]

    async def close(self) -> None:
        """Look no further."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
