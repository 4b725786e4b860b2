"""Patience with a database that hangs: nobody waits long for it, and while it is away only one asks if it is back."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from neonstrip.tables.storage.database import StorageError, T

LONGEST = 8.0
"""Seconds that anything may take. What takes longer has failed for who asked, though it may yet be done."""
PAUSE = 0.5
"""Seconds between questions whether the database is back."""

log = logging.getLogger(__name__)


class Patience:
    """Lets things pass to a database while it answers.

    When one was not answered in time, all others fail at once until a question of our own is answered: so requests
    never pile up before a database that hangs, and when it is back they come as people make them.
    """

    def __init__(self, probe: Callable[[], Awaitable[None]]) -> None:
        self._probe = probe
        self._probing: asyncio.Task[None] | None = None
        self._left: set[asyncio.Task[Any]] = set()
        """What nobody waits for any more."""

    @property
    def is_over(self) -> bool:
        return self._probing is not None

    async def wait_for(self, doing: Coroutine[Any, Any, T]) -> T:
        """What came of it in time. If it hangs, not even its end is waited for: that takes an answer too."""
        if self.is_over:
            doing.close()
            raise StorageError("the database does not answer")
        task = asyncio.get_running_loop().create_task(doing)
        try:
            await asyncio.wait({task}, timeout=LONGEST)
        except asyncio.CancelledError:
            self._leave(task)  # to break it off would cost the connection
            raise
        if task.done():
            return task.result()
        task.cancel()
        self._leave(task)
        if self._probing is None:
            log.error("the database does not answer")
            self._probing = asyncio.get_running_loop().create_task(self._until_it_answers())
        raise StorageError(f"the database did not answer within {LONGEST:g} s")

    async def close(self, hang_up: Callable[[], None]) -> None:
        """Let what was begun end, if the database answers; hang up on it in any case."""
        if self._probing is not None:
            self._probing.cancel()
            await asyncio.wait({self._probing})
        elif self._left:
            await asyncio.wait(self._left, timeout=LONGEST)
        hang_up()
        if self._left:
            await asyncio.wait(self._left, timeout=LONGEST)

    def _leave(self, task: asyncio.Task[Any]) -> None:
        self._left.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._left.discard(task)
        if not task.cancelled():
            task.exception()  # nobody else looks at it

    async def _until_it_answers(self) -> None:
        while True:
            await asyncio.sleep(PAUSE)
            try:
                await asyncio.wait_for(self._probe(), LONGEST)
            except Exception as error:  # whatever it is, to stop asking would mean that it is away for ever
                log.debug("the database is still away: %s", error)
                continue
            log.error("the database answers again")
            self._probing = None
            return
