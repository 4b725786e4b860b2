"""The people at one table, as far as a worker knows: who is here, who is with other workers, who has left."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable

from msgspec import Struct, field

from neonstrip.tables.watching import Watch

BETWEEN = 1.0
"""Seconds between two tellings of a table, and between two whispers about it."""


class Present(Struct, tag_field="type", tag="present"):
    """Who watches a table from a seat, and who has been away for so long that a bot may sit in."""

    table_id: str
    names: list[str]
    away: list[str]


class Gathered:
    """Something done at most once in a while, however often it is wished for; the last wish is never lost."""

    def __init__(self, work: Callable[[], None]) -> None:
        self._work = work
        self._free = 0.0
        self._timer: asyncio.TimerHandle | None = None

    def wish(self) -> None:
        if self._timer is None:
            if (pause := self._free - time.monotonic()) <= 0:
                self._do()
            else:
                self._timer = asyncio.get_running_loop().call_later(pause, self._do)

    def _do(self) -> None:
        self._timer = None
        self._free = time.monotonic() + BETWEEN
        self._work()

    def cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Crowd(Struct, eq=False):
    """What this worker knows about the people at a table."""

    since: float
    """When it began to listen."""
    telling: Gathered
    whispering: Gathered
    here: dict[Watch, str] = field(default_factory=dict)
    """Watches of this worker, with the name of who watches from a seat."""
    seated: Counter[str] = field(default_factory=Counter)
    """How many watches each name has: spectators may be many, and need not be counted again each time."""
    elsewhere: dict[str, list[str]] = field(default_factory=dict)
    """The names that each other worker has."""
    left: dict[str, float] = field(default_factory=dict)
    """When those who are gone were here last."""
    told: Present | None = None
    whispered: list[str] = field(default_factory=list)
    soon: asyncio.TimerHandle | None = None
    """Runs out when the next of those who are gone has been away for long."""

    def come(self, watch: Watch, name: str) -> None:
        self.here[watch] = name
        if name:
            self.seated[name] += 1
            self.left.pop(name, None)

    def go(self, watch: Watch) -> None:
        if name := self.here.pop(watch, ""):
            self.seated[name] -= 1
            self.seated += Counter()  # without those that are at nought

    def own(self) -> list[str]:
        return sorted(self.seated)

    def names(self) -> list[str]:
        return sorted({*self.own(), *(name for names in self.elsewhere.values() for name in names)})

    def note(self, change: Callable[[], object]) -> None:
        """Let something change, and note who is gone since."""
        before, now = self.names(), time.monotonic()
        change()
        self.left |= dict.fromkeys(set(before) - set(self.names()), now)

    def away_at(self, name: str, most: float) -> float:
        """When somebody counts as away, if they do not come before."""
        return float("inf") if name in self.names() else self.left.get(name, self.since) + most

    def cancel(self) -> None:
        self.telling.cancel()
        self.whispering.cancel()
        if self.soon is not None:
            self.soon.cancel()
