"""Waiting for a database that is away: a worker may be started before it, or while it is being looked after."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from neonstrip.play.errors import Mistake
from neonstrip.tables.storage.database import StorageError

FIRST_PAUSE, LONGEST_PAUSE = 0.1, 2.0
"""Seconds between attempts."""


class Away(Exception):  # noqa: N818 - reads better
    """The database cannot be reached now, and may come yet."""

    def __init__(self, mistake: Mistake) -> None:
        super().__init__(str(mistake))
        self.mistake = mistake


async def patiently(attempt: Callable[[], Awaitable[None]], waiting: Callable[[Mistake], None] | None) -> None:
    """Try until the database is there; at once and once only if nobody wants to wait."""
    pause = FIRST_PAUSE
    while True:
        try:
            return await attempt()
        except Away as away:
            if waiting is None:
                raise away.mistake from away
            waiting(away.mistake)
        except StorageError:
            if waiting is None:
                raise
            waiting(Mistake("storage-gone"))
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)


def once(say: Callable[[Mistake], None]) -> Callable[[Mistake], None]:
    """Say what is waited for when it changes, not at each attempt."""
    said = ""

    def tell(mistake: Mistake) -> None:
        nonlocal said
        if str(mistake) != said:
            said = str(mistake)
            say(mistake)

    return tell
