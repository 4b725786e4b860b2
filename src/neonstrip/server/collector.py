"""Keeping the collector of memory out of people's way.

A full collection looks at everything that every table and connection holds: half a second with two thousand clients,
in which nobody's move goes through, and a hundredth with a few. Nearly all that is thrown away is young, and young
objects are quick to look at; but what a connection that has ended leaves behind is old by then.
"""

from __future__ import annotations

import asyncio
import gc
import time

YOUNG = (5_000, 4, 1_000_000)
"""How many new objects make the collector look at the youngest, the younger, and at all."""
SHARE = 1 / 7200
"""Of all time, what full collections may take: half a second an hour."""
SHORTEST = 60.0
"""Seconds between full collections at least."""


def settle() -> None:
    """What is loaded by now stays for good; from here on only young objects are looked at."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*YOUNG)


def pause(took: float) -> float:
    """Seconds until the next full collection, after one that took so long."""
    return max(SHORTEST, took / SHARE)


async def tidy() -> None:
    """Look at everything once in a while: often where that is quick, rarely where it is not."""
    wait = SHORTEST
    while True:
        await asyncio.sleep(wait)
        begun = time.thread_time()  # on a busy machine the clock goes on while others work
        gc.collect()
        wait = pause(time.thread_time() - begun)
