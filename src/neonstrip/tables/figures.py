"""Statistics of finished games: gathered move by move between other work, and kept, because they never change."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from neonstrip.play.statistics import Gathering, Statistics
from neonstrip.tables.hosting import finished
from neonstrip.tables.house import House

KEPT = 64
AT_ONCE = 10
"""Moves, some milliseconds, after which others have their turn."""


class Figures:
    """Statistics of all tables."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._kept: OrderedDict[str, Statistics] = OrderedDict()

    async def of(self, name: str) -> Statistics:
        """The statistics of a table whose game is over."""
        table = await finished(self.house, name)
        if name not in self._kept:
            self._kept[name] = await self._gather(Gathering(table.playing.record()))
        self._kept.move_to_end(name)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return self._kept[name]

    async def _gather(self, gathering: Gathering) -> Statistics:
        while all(gathering.step() for _ in range(AT_ONCE)):
            await asyncio.sleep(0)
        return gathering.result()
