"""Everybody else while somebody misbehaves: people who play, and newcomers, each from an address of their own."""

from __future__ import annotations

import asyncio
import random
import resource
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager

from msgspec import Struct

from bench.proofs.rows import percentile
from server.bystanders import Bystanders
from server.client import ask
from server.playing import lay
from server.running import Running, check_alive, server

VILLAIN = "127.66.6.6"
USUAL_FILES = 1024
"""Open files that systems allow a program which does not ask for more."""
PAUSE = 0.08
PATIENCE = 10.0
"""Seconds after which a newcomer goes away again."""

Misbehave = Callable[[Running, asyncio.Event], Awaitable[dict[str, float]]]
"""Does something until the event is set, and tells readings about it."""


class Seen(Struct):
    """What the others met with."""

    times: list[float] = []
    newcomers: list[float] = []
    locked_out: int = 0


@contextmanager
def usual_server() -> Iterator[Running]:
    """A server with the usual limits, of ours and of the system's."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(USUAL_FILES, most), most))
    with tempfile.TemporaryDirectory() as folder, server(f"sqlite:///{folder}/tables.sqlite", limits="1") as house:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # for those who misbehave
        yield house
        check_alive(house)


@asynccontextmanager
async def others(house: Running, seed: str) -> AsyncIterator[Seen]:
    """People play and come as long as the block lasts. All games are played to their end."""
    seen, enough = Seen(), asyncio.Event()
    tables = [
        Bystanders(house, "royale", ["Ann", "Ben", "Cleo"], f"{seed} royale", PAUSE),
        Bystanders(house, "newvegas", ["Ann", "Ben"], f"{seed} newvegas", PAUSE),
    ]
    coming = asyncio.create_task(come(house, seed, seen))
    playing = [asyncio.create_task(table.play(enough)) for table in tables]
    try:
        yield seen
        for table in tables:
            seen.times += table.times
    finally:
        coming.cancel()
        enough.set()
        await asyncio.gather(*playing)
        await asyncio.gather(coming, return_exceptions=True)


async def come(house: Running, seed: str, seen: Seen) -> None:
    """Somebody new comes twice a second, lays a table and watches it."""
    dice = random.Random(f"newcomers {seed}")
    while True:
        address = f"127.2.{dice.randint(0, 255)}.{dice.randint(1, 254)}"
        begun = time.perf_counter()
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.to_thread(ask, house.url, "/api", None, "", address)
                table = await asyncio.to_thread(lay, house, "royale", ["Ann", "Ben"], address=address)
                player = table.player(0)
                player.address = address
                async with player:
                    seen.newcomers.append(time.perf_counter() - begun)
        except Exception as error:
            seen.locked_out += 1
            print(f"a newcomer was not let in: {error!r}")
        await asyncio.sleep(0.5)


async def beside(house: Running, seed: str, seconds: float, misbehave: Misbehave) -> dict[str, float]:
    """How others fare before somebody misbehaves and meanwhile."""
    async with others(house, f"{seed} before") as before:
        await asyncio.sleep(seconds)
    enough = asyncio.Event()
    async with others(house, f"{seed} during") as during:
        misbehaving = asyncio.ensure_future(misbehave(house, enough))
        await asyncio.wait([misbehaving], timeout=seconds)
        enough.set()
        readings = await misbehaving
    return readings | {
        "moves": len(during.times),
        "p50_before": percentile(before.times, 0.5),
        "p99_before": percentile(before.times, 0.99),
        "p50_during": percentile(during.times, 0.5),
        "p99_during": percentile(during.times, 0.99),
        "newcomers": len(during.newcomers),
        "newcomers_p99": percentile(during.newcomers, 0.99),
        "locked_out": during.locked_out + before.locked_out,
    }
