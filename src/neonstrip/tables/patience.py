"""How long devices may take to answer in a draw, counted by every worker from when it saw what is asked for.

So nobody loses a seat because the server was away when their device wanted to answer.
"""

from __future__ import annotations

from msgspec import Struct

from neonstrip.tables.table import CALL, PATIENCE, Table
from neonstrip.tables.time import Time


class Asked(Struct):
    """What devices are asked for, and since when."""

    entry: int
    """The entry of the log with which they were asked."""
    since: float


class Patience:
    """The draws of all tables that this worker looks after."""

    def __init__(self, time: Time) -> None:
        self.time = time
        self._tables: dict[str, Asked] = {}

    def left(self, table: Table) -> float | None:
        """Seconds that devices have left; None if nothing is asked of any."""
        draw = table.dossier.draw
        if draw is None:
            self._tables.pop(table.id, None)
            return None
        asked = self._tables.get(table.id)
        if asked is None or asked.entry != draw.entry:
            asked = self._tables[table.id] = Asked(draw.entry, self.time.monotonic())
        return asked.since + (CALL if draw.asked else PATIENCE) - self.time.monotonic()

    def lost(self, table: Table) -> int | None:
        """The entry with which devices were asked for what is too late now; None if nothing is."""
        left = self.left(table)
        return self._tables[table.id].entry if left is not None and left <= 0 else None
