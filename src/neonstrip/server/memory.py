"""Keeping the collector of memory out of people's way.

A full collection looks at everything that every table and connection holds: half a second with two thousand clients,
in which nobody's move goes through. Nearly all that is thrown away is young, and young objects are quick to look at.
"""

from __future__ import annotations

import asyncio
import gc

YOUNG = (5_000, 4, 1_000_000)
"""How many new objects make the collector look at the youngest, the younger, and at all."""
BETWEEN = 3600.0
"""Seconds between full collections."""


def settle() -> None:
    """What is loaded by now stays for good; from here on only young objects are looked at."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*YOUNG)


async def tidy() -> None:
    """Look at everything once in a long while."""
    while True:
        await asyncio.sleep(BETWEEN)
        gc.collect()
