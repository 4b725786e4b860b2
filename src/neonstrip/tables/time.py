"""Time. The wall clock can be set, so it is only shown; whoever waits counts by the one that only goes on."""

from __future__ import annotations

import time


class Time:
    """Both clocks of a worker, in one place, so that tests can give it others."""

    def wall(self) -> int:
        """Milliseconds since the epoch, as far as this machine knows."""
        return time.time_ns() // 1_000_000

    def monotonic(self) -> float:
        """Seconds since whenever: for differences alone."""
        return time.monotonic()
