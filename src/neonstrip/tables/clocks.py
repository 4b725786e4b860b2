"""People's clocks: how long each has left, counted by every worker for itself from when it learned of a decision."""

from __future__ import annotations

from msgspec import Struct

from neonstrip.tables.dossier import Seat
from neonstrip.tables.sightings import Sightings
from neonstrip.tables.table import Table
from neonstrip.tables.time import Time

RETURN = 10.0
"""Seconds that people have at least after a restart, whatever the wall clock says: they must find their way back."""


class Running(Struct):
    """A clock that runs."""

    asked: int
    """The entry of the log with which the decision began."""
    since: float


class Clocks:
    """The clocks of all tables that this worker looks after."""

    def __init__(self, time: Time, sightings: Sightings) -> None:
        self.time = time
        self.sightings = sightings
        self._tables: dict[str, dict[int, Running]] = {}

    def follow(self, table: Table) -> None:
        """Take in what happened to a table: new decisions begin now, others run on."""
        clock = table.dossier.settings.clock
        waiting, known = table.waiting(), self._tables.get(table.id)
        if clock is None or not waiting:
            self._tables.pop(table.id, None)
            return
        running: dict[int, Running] = {}
        for number in waiting:
            if table.seats[number].player:
                continue
            seat, before = table.seats[number], (known or {}).get(number)
            if before is not None and before.asked == seat.asked:
                running[number] = before
            else:
                passed = 0.0 if known is not None else self._passed(table, seat, clock)
                running[number] = Running(seat.asked, self.time.monotonic() - passed)
        self._tables[table.id] = running

    def _passed(self, table: Table, seat: Seat, clock: int) -> float:
        """Seconds of a decision that had passed when this worker first saw the table."""
        age = self.sightings.age(table.id)
        if age is not None:
            return min(age, clock)
        by_the_wall = (self.time.wall() - (seat.since or 0)) / 1000
        return max(0.0, min(by_the_wall, clock - RETURN))

    def left(self, table: Table) -> dict[int, float]:
        """Seconds that each who is to decide has left; none or less for who is late."""
        self.follow(table)
        clock, now = table.dossier.settings.clock or 0, self.time.monotonic()
        return {seat: clock - (now - each.since) for seat, each in self._tables.get(table.id, {}).items()}

    def late(self, table: Table) -> list[int]:
        """The seats of people whose time for a decision is over."""
        return [seat for seat, left in self.left(table).items() if left <= 0]
