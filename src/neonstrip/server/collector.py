"""Keeping the collector of memory out of people's way.

A full collection looks at everything that every table and connection holds: half a second with two thousand clients,
in which nobody's move goes through, and a hundredth with a few. Nearly all that is thrown away is young, and young
objects are quick to look at; but what a connection that has ended leaves behind is old by then.
"""

from __future__ import annotations

import asyncio
import gc
import time

NEVER = 1_000_000
YOUNG = (1_000, NEVER, NEVER)
"""How many new objects make the collector look at the youngest, and how often that at the younger and at all.

A look at the youngest takes a thousandth of a second, finds nearly all that there is to find, and what it leaves is
looked at by the next full collection. At the younger it took fifty times as long, and found a sixth."""
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
