"""What a worker has seen of all tables for which somebody must act: so it finds those that nobody serves.

It counts from when it first saw a table as it is. What the table itself says of the time is some worker's wall clock.
"""

from __future__ import annotations

from collections.abc import AsyncIterable

from msgspec import Struct

from neonstrip.tables.storage import Due
from neonstrip.tables.time import Time

LONGEST_CLOCK = 1_000_000
"""Seconds. Where a table says more, it is no duration: an older version wrote there when it would be due."""
LOOKS = 3
"""How often a table must be seen as it is before it counts as not served: bots with much to do take some seconds."""


class Sighting(Struct):
    """A table as it was seen last."""

    seq: int
    since: float
    """When it was first seen so."""
    is_old: bool
    """Whether it was so when this worker began: then somebody who is gone may have served it."""
    looks: int = 1


class Sightings:
    """All that was seen in the last sweep."""

    def __init__(self, time: Time) -> None:
        self.time = time
        self._tables: dict[str, Sighting] = {}
        self._swept = False

    async def sweep(self, rows: AsyncIterable[Due]) -> list[Due]:
        """Look at all tables. Those for which somebody should have acted by now, and nobody has.

        Any table that was there when the worker began is among them: it must be looked at to know how long it waits.
        """
        now, before, unserved = self.time.monotonic(), self._tables, list[Due]()
        seen: dict[str, Sighting] = {}
        async for row in rows:
            known = before.get(row.table)
            if known is None or known.seq != row.seq:
                seen[row.table] = Sighting(row.seq, now, not self._swept)
                continue
            seen[row.table] = known
            known.looks += 1
            wait = 0.0 if known.is_old or row.due > 1000 * LONGEST_CLOCK else row.due / 1000
            if now - known.since >= wait and (known.is_old or known.looks >= LOOKS):
                unserved.append(row)
        self._tables, self._swept = seen, True
        return unserved

    def age(self, table: str) -> float | None:
        """Seconds for which a table has been as it is, as far as this worker can have seen; None: since before it."""
        sighting = self._tables.get(table)
        if not self._swept or (sighting and sighting.is_old):
            return None
        return self.time.monotonic() - sighting.since if sighting else 0.0
