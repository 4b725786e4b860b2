"""Rate limits: a bucket of permits for each address and for each token, refilled steadily."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from neonstrip.play.errors import Mistake

KEPT = 50_000
"""Buckets kept; the one unused longest is forgotten first, by when it would be full again."""
SOCKETS = 60
"""Connections that an address may have open at a time: a family behind one router, each with a few tabs."""


class Limit:
    """So many at once, and so many a second in the long run, for each key."""

    def __init__(self, burst: float, per_second: float) -> None:
        self.burst = burst
        self.per_second = per_second
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str) -> None:
        """Use a permit, or say that there were too many requests."""
        now = time.monotonic()
        permits, since = self._buckets.pop(key, (self.burst, now))
        permits = min(self.burst, permits + (now - since) * self.per_second)
        allowed = permits >= 1
        self._buckets[key] = (permits - 1 if allowed else permits, now)
        while len(self._buckets) > KEPT:
            self._buckets.popitem(last=False)
        if not allowed:
            raise Mistake("too-many")


class Limits:
    """All limits of a server, times a factor: 0 means none, for tests of load."""

    def __init__(self, factor: float = 1.0) -> None:
        self.factor = factor
        self.requests = Limit(120 * factor, 20 * factor)
        self.tables = Limit(20 * factor, 0.2 * factor)
        self.messages = Limit(200 * factor, 40 * factor)
        self.commands = Limit(60 * factor, 10 * factor)
        self.chat = Limit(5 * factor, 0.5 * factor)
        self.hints = Limit(10 * factor, 0.5 * factor)
        self._sockets: Counter[str] = Counter()

    def take(self, limit: Limit, key: str) -> None:
        if self.factor:
            limit.take(key)

    @contextmanager
    def socket(self, address: str) -> Iterator[bool]:
        """Count a connection as long as it is open; whether it is one that its address may have."""
        self._sockets[address] += 1
        try:
            yield not self.factor or self._sockets[address] <= SOCKETS * self.factor
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]
