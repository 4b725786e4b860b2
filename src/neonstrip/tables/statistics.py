"""Statistics of finished games: gathered by who plays tables again, and kept, because they never change."""

from __future__ import annotations

from collections import OrderedDict

from neonstrip.play.statistics import Statistics
from neonstrip.tables.hosting import finished
from neonstrip.tables.replays import Replays

KEPT = 64


class KeptStatistics:
    """Statistics of all tables."""

    def __init__(self, replays: Replays) -> None:
        self.replays = replays
        self._kept: OrderedDict[str, Statistics] = OrderedDict()

    async def of(self, name: str, who: str = "") -> Statistics:
        """The statistics of a table whose game is over."""
        await finished(self.replays.house, name)
        if name not in self._kept:
            self._kept[name] = await self.replays.statistics(name, who)
        self._kept.move_to_end(name)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return self._kept[name]
