"""Keeping house for months: tables that nobody came back to are removed, there are never too many, and a disk that is
nearly full is told to everybody before anything is refused."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import Struct

from neonstrip.play.errors import Mistake
from neonstrip.server.addresses import household
from neonstrip.server.limits import Limit
from neonstrip.tables.storage import Condition, Stage, StorageError
from neonstrip.tables.storage.catalogue import Catalogue

if TYPE_CHECKING:
    from neonstrip.tables.house import House

LITTLE_SPACE = 256_000_000
"""Bytes left on the disk below which operator and players are told: some thousands of tables."""
LAST_SPACE = 32_000_000
"""Bytes left below which no new tables are laid, so that those being played come to their end."""
LOOK = 5.0
"""Seconds between looks at the disk."""
COUNT = 10.0
"""Seconds for which it is believed how many tables there are."""
SWEEP = 3600.0
"""Seconds between two removals of what is too old."""
A_DAY = 86_400

log = logging.getLogger(__name__)


class Housekeeping(Struct, frozen=True):
    """What the operator decides."""

    expire: dict[Stage, int] = {}
    """Milliseconds after which a table is removed where nothing has happened, by its stage."""
    most: int | None = None
    """Tables in all."""
    daily: int | None = None
    """Tables that are laid from one address in a day."""


class Keeper:
    """A worker's."""

    def __init__(self, house: House, wishes: Housekeeping | None = None) -> None:
        self._house = house
        self._catalogue = Catalogue(house.journal.database)
        self._wishes = wishes or Housekeeping()
        daily = self._wishes.daily
        self._daily = Limit(daily, daily / A_DAY) if daily else None
        self._tables, self._counted_at = 0, -COUNT
        self._free: int | None = None
        self._work: list[asyncio.Task[None]] = []
        self.notices: list[str] = []
        """What everybody should know, by name."""
        self.listeners: set[Callable[[], None]] = set()
        """Called when that has changed."""

    def start(self) -> None:
        loop = asyncio.get_running_loop()
        self._work = [loop.create_task(self._watch_disk())]
        if self._wishes.expire:
            self._work.append(loop.create_task(self._sweep()))

    async def close(self) -> None:
        for task in self._work:
            task.cancel()
        await asyncio.gather(*self._work, return_exceptions=True)

    async def check_space(self, address: str, tables: int = 1) -> None:
        """That so many more tables may be laid from an address; a Mistake if not, and nothing is counted then."""
        if self._free is not None and self._free < LAST_SPACE:
            raise Mistake("disk-nearly-full")
        if self._wishes.most is not None:
            if time.monotonic() - self._counted_at > COUNT:
                self._counted_at = time.monotonic()
                self._tables = await self._catalogue.count()
            if self._tables + tables > self._wishes.most:
                raise Mistake("house-full", most=self._wishes.most)
        try:
            if self._daily is not None:
                self._daily.take(household(address), tables)
        except Mistake as mistake:
            raise Mistake("quota-address", most=self._wishes.daily) from mistake
        self._tables += tables

    def days(self) -> dict[str, int]:
        """After how many days tables are removed, by stage; what is less than a day counts as one."""
        return {stage: max(1, age // (1000 * A_DAY)) for stage, age in self._wishes.expire.items()}

    # The disk

    async def _watch_disk(self) -> None:
        while True:
            try:
                self.look(await self._house.journal.check())
            except StorageError as error:
                log.debug("the disk could not be looked at: %s", error)  # whoever plays is told, and so is /health
            await asyncio.sleep(LOOK)

    def look(self, condition: Condition) -> None:
        """Learn how much space there is, and tell everybody when that has changed for the worse or the better."""
        self._free = condition.free
        notices = ["disk"] if has_little_space(condition) else []
        if notices != self.notices:
            self.notices = notices
            if notices:
                log.error("the disk is nearly full: %d MB are left", (condition.free or 0) // 1_000_000)
            for listener in list(self.listeners):
                listener()

    # What is too old

    async def _sweep(self) -> None:
        while True:
            try:
                await self.expire()
            except StorageError as error:
                log.error("old tables could not be removed: %s", error)
            await asyncio.sleep(SWEEP)

    async def expire(self) -> None:
        """Remove tables where nothing has happened for as long as the operator said, but for those somebody watches."""
        now = time.time_ns() // 1_000_000
        for stage, age in self._wishes.expire.items():
            old = await self._catalogue.tables(stage, before=now - age)
            if gone := [one.table for one in old if not self._house.is_watched(one.table)]:
                await self._catalogue.remove(gone)
                log.warning("removed %d tables (%s) where nothing had happened for long", len(gone), stage)


def has_little_space(condition: Condition) -> bool:
    """Whether the disk is nearly full, as far as that is known."""
    return condition.free is not None and condition.free < LITTLE_SPACE
