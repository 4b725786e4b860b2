"""Everything a server needs, opened together and closed together."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable

from neonstrip.play.errors import Mistake
from neonstrip.server.collector import settle, tidy
from neonstrip.server.door import Door
from neonstrip.server.hosts import Names
from neonstrip.server.keeping import Housekeeping, Keeper
from neonstrip.server.limits import MOST_CONNECTIONS, Limits
from neonstrip.server.metrics import Metrics
from neonstrip.server.presence import Presence
from neonstrip.server.press import Press
from neonstrip.server.reach import Reach
from neonstrip.server.unsent import Post
from neonstrip.server.wellness import Wellness
from neonstrip.tables.botpool import BotPool
from neonstrip.tables.house import House
from neonstrip.tables.readiness import Readiness
from neonstrip.tables.replays import Replays
from neonstrip.tables.reviews import Reviews
from neonstrip.tables.statistics import KeptStatistics
from neonstrip.tables.stewards import Steward
from neonstrip.tables.storage import Journal, once

log = logging.getLogger(__name__)

METRICS_TOKEN = "NEONSTRIP_METRICS_TOKEN"  # noqa: S105 - the name of a variable, not a secret


class Services:
    """What a worker works with."""

    def __init__(
        self,
        journal: Journal,
        limits: Limits,
        names: Names | None = None,
        door: Door | None = None,
        reach: Reach | None = None,
        keeping: Housekeeping | None = None,
    ) -> None:
        self.journal = journal
        self.limits = limits
        self.names = names or Names()
        self.door = door or Door(MOST_CONNECTIONS, limits.factor)
        self.reach = reach or Reach("localhost", 0)
        self.post = Post(limits.factor)
        self.metrics = Metrics()
        self.press = Press()
        self.metrics_token = os.environ.get(METRICS_TOKEN, "")
        self.readiness = Readiness()
        self.house = House(journal)
        self.replays = Replays(self.house)
        self.statistics = KeptStatistics(self.replays)
        self.pool = BotPool()
        self.pool.count = self.metrics.count
        self.reviews = Reviews(self.replays, self.pool)
        self.steward = Steward(self.house, self.pool)
        self.wellness = Wellness(journal, self.door)
        self.presence = Presence(journal, self.house.at_hand)
        self.house.present = self.presence.names
        self.house.removed = self.presence.tell_removed
        self.keeper = Keeper(self.house, keeping)
        self.failed: Callable[[], None] = lambda: None
        """Called where games cannot be made ready: there is nothing to play then."""
        self._work: list[asyncio.Task[None]] = []

    @classmethod
    async def open(
        cls,
        database: str,
        limits: Limits,
        names: Names,
        door: Door,
        reach: Reach,
        keeping: Housekeeping | None,
        failed: Callable[[], None],
    ) -> Services:
        waiting = once(lambda mistake: log.warning("%s", mistake))
        services = cls(await Journal.open(database, waiting), limits, names, door, reach, keeping)
        services.steward.start()
        services.presence.start()
        services.reviews.start()
        services.keeper.start()
        services.failed = failed
        services.house.readiness = services.readiness
        services._work = [asyncio.ensure_future(tidy()), asyncio.ensure_future(services._get_ready())]
        return services

    async def _get_ready(self) -> None:
        try:
            await self.readiness.run()
            settle()
        except Mistake as mistake:
            log.error("%s", mistake)
            self.failed()
        except Exception:
            log.exception("games could not be made ready")
            self.failed()

    async def close(self) -> None:
        for task in self._work:
            task.cancel()
        await asyncio.gather(*self._work, return_exceptions=True)
        await self.keeper.close()
        await self.presence.close()
        await self.steward.close()
        await self.reviews.close()
        await self.replays.close()
        await self.pool.close()
        await self.house.close()
        await self.journal.close()
