"""Rate limits: a bucket of permits for each address and for each token, refilled steadily."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from neonstrip.play.errors import Mistake
from neonstrip.server.addresses import household

KEPT = 50_000
"""Buckets of one kind at most; the one unused longest is forgotten first. One that is full again need not be kept."""
SOCKETS = 100
"""WebSockets that an address may have open at a time: a class behind one router, each with a few tabs."""
CONNECTIONS = 400
"""Connections of any kind that an address may have open at a time: a browser takes up to seven for a page."""
MOST_CONNECTIONS = 8_000
"""Connections in all, if the system lets a server have as many files."""

SLOW_DOWN = 0.25
"""Seconds after a refusal until a connection is heard again: to refuse a flood at once would cost as much as it."""


class Limit:
    """So many at once, and so many a second in the long run, for each key."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, wanted: int = 1) -> None:
        """Use permits, or say that there were too many requests."""
        now = time.monotonic()
        permits, since = self._buckets.pop(key, (self.burst, now))
        permits = min(self.burst, permits + (now - since) * self.per_second)
        allowed = permits >= wanted
        self._buckets[key] = (permits - wanted if allowed else permits, now)
        self._tidy(now)
        if not allowed:
            raise Mistake("too-many")

    def _tidy(self, now: float) -> None:
        while len(self._buckets) > 1:
            oldest, (permits, since) = next(iter(self._buckets.items()))
            if len(self._buckets) <= KEPT and permits + (now - since) * self.per_second < self.burst:
                return
            del self._buckets[oldest]

    @property
    def kept(self) -> int:
        """How many buckets there are."""
        return len(self._buckets)


class Limits:
    """All limits of a server, times a factor: 0 means none, for tests of load."""

    def __init__(self, factor: float = 1.0) -> None:
        self.factor = factor
        self.requests = Limit(400 * factor, 20 * factor)
        self.files = Limit(2_000 * factor, 200 * factor)
        """Pages and what belongs to them: they lie ready in memory, and a visit takes many."""
        self.tables = Limit(40 * factor, 0.2 * factor)
        self.messages = Limit(200 * factor, 40 * factor)
        self.commands = Limit(60 * factor, 10 * factor)
        self.chat = Limit(5 * factor, 0.5 * factor)
        self.hints = Limit(10 * factor, 0.5 * factor)
        self.expectations = Limit(30 * factor, 3 * factor)
        self.reviews = Limit(30 * factor, 0.05 * factor)
        self.sheets = Limit(60 * factor, 0.5 * factor)
        """Sheets to print that nobody has asked for yet, so that they have to be made."""
        self.scores = Limit(240 * factor, 12 * factor)
        """Sheets of printed games, assessed at every touch: by so many players at a time, see `api.score`."""
        self._sockets: Counter[str] = Counter()

    def take(self, limit: Limit, key: str, wanted: int = 1) -> None:
        """Use permits of an address or a token."""
        if self.factor:
            limit.take(household(key), wanted)

    @contextmanager
    def socket(self, address: str) -> Iterator[bool]:
        """Count a WebSocket as long as it is open; whether it is one that its address may have."""
        address = household(address)
        self._sockets[address] += 1
        try:
            yield not self.factor or self._sockets[address] <= SOCKETS * self.factor
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]
