"""Any moment of a table again, as a viewer saw it then: its log is played up to there by the same code as ever."""

from __future__ import annotations

from collections import OrderedDict

from neonstrip.play.errors import Mistake
from neonstrip.tables.house import House
from neonstrip.tables.storage import Entry
from neonstrip.tables.table import Table

KEPT = 32
"""Replays kept at hand, so that stepping forward does not begin anew each time."""


class Rerun:
    """A table being played again."""

    def __init__(self, name: str, entries: list[Entry]) -> None:
        self.entries = entries
        self.table = Table.blank(name)

    def to(self, event: int) -> Table:
        """The table after an event."""
        if event < self.table.facts.seq:
            self.table = Table.blank(self.table.id)
        for entry in self.entries[self.table.facts.seq : event]:
            self.table.apply(entry)
        return self.table


class Replays:
    """Replays of all tables."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._reruns: OrderedDict[tuple[str, int], Rerun] = OrderedDict()

    async def table_at(self, name: str, viewer: int, number: int) -> Table:
        """The table as it was when a viewer had read so many lines of its log."""
        log = (await self.house.find(name)).facts.log
        length = log.length(viewer)
        if not 1 <= number <= length:
            raise Mistake("no-such-moment", moment=number, moments=length)
        return (await self._rerun(name, viewer)).to(log.moment(number, viewer))

    async def _rerun(self, name: str, viewer: int) -> Rerun:
        rerun = self._reruns.pop((name, viewer), None) or Rerun(name, [])
        rerun.entries += await self.house.journal.read(name, len(rerun.entries))
        self._reruns[name, viewer] = rerun
        while len(self._reruns) > KEPT:
            self._reruns.popitem(last=False)
        return rerun
