"""Tables in a house without a server: what it holds of them, and what a table of fifty takes."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import gc
import os
import random
import time
from collections.abc import Callable
from typing import Any

from bench.town.servers import memory
from neonstrip.tables import commands, hosting
from neonstrip.tables.events import SeatSetup, Settings
from neonstrip.tables.hosting import Laid
from neonstrip.tables.house import House
from neonstrip.tables.storage import Journal
from neonstrip.tables.table import Table
from neonstrip.tables.watching import Watch

GAMES = ("royale", "newvegas")
MOVES_BEFORE = 10
CROWD_MOVES = 2_000
LOADED = 3
"""Times that the long game is loaded."""


async def seat_people(
    house: House, game: str, seats: int, send: Callable[[bytes], None] = lambda message: None
) -> tuple[Laid, list[Watch]]:
    """A game that has begun, with people who watch."""
    setups = [SeatSetup("human", f"Player {seat + 1}") for seat in range(seats)]
    laid = (await hosting.lay(house, game, {}, setups, Settings()))[0]
    table = await house.command(commands.Start(table=laid.table.id, token=laid.host))
    watches = [Watch(table.id, token, 0, send) for token in laid.tokens.values()]
    for watch in watches:
        house.watch(table.id, watch.update)
        watch.update(table)
    return laid, watches


def any_move(laid: Laid) -> commands.Move:
    seat = random.choice(laid.table.waiting())
    move = random.choice(laid.table.playing.legal(laid.table.seats[seat].name))
    return commands.Move(table=laid.table.id, token=laid.tokens[seat], move=move)


def memory_in_use() -> int:
    """Bytes that this process holds, after it has given back to the system what it can."""
    gc.collect()
    with contextlib.suppress(OSError, AttributeError):  # only where the C library is GNU's
        ctypes.CDLL(None).malloc_trim(0)
    return memory(os.getpid())


async def hold_tables(folder: str, count: int) -> dict[str, float]:
    """What a house holds of a table that four people watch, and what it still holds when they have left.

    With the first tables that is also what all share: room for those not used longest, and caches of the database.
    Only what as many tables more add is a sleeping table's own.
    """
    journal = await Journal.open(f"sqlite:///{folder}/left.sqlite")
    house = House(journal)

    async def watch_table(game: str) -> list[Watch]:
        laid, watches = await seat_people(house, game, 4)
        for _ in range(MOVES_BEFORE):
            laid.table = await house.command(any_move(laid))
        return watches

    for game in GAMES:
        await watch_table(game)  # so that rules are loaded
    sizes = [memory_in_use()]
    for _ in range(2):
        watches = [each for n in range(count) for each in await watch_table(GAMES[n % len(GAMES)])]
        sizes.append(memory_in_use())
        while watches:
            watch = watches.pop()
            house.unwatch(watch.table, watch.update)
        sizes.append(memory_in_use())
    await house.close()
    await journal.close()
    before, watched, asleep, _, more = (size / count / 1000 for size in sizes)
    return {
        "table_watched_kb": watched - before,
        "table_left_kb": asleep - before,
        "table_asleep_kb": more - asleep,
    }


async def watch_crowd(folder: str, seats: int) -> dict[str, float]:
    """A game of New Las Vegas whose people all watch: processor time of a confirm, and of that which reveals.

    It ends when everybody has been told. The longest time for which nobody else was heard is told apart.
    """
    journal = await Journal.open(f"sqlite:///{folder}/crowd.sqlite")
    house = House(journal)
    sent, holds = list[int](), list[float]()
    laid, _ = await seat_people(house, "newvegas", seats, lambda message: sent.append(len(message)))
    confirms, reveals = list[float](), list[float]()
    ticking = asyncio.create_task(tick(holds))
    for _ in range(CROWD_MOVES):
        if laid.table.stage != "playing":
            break
        move, turn = any_move(laid), public_turn(laid.table)
        sent.clear()
        begun = time.process_time()
        laid.table = await house.command(move)
        revealed = public_turn(laid.table) != turn
        while revealed and len(sent) < seats:
            await asyncio.sleep(0)
        took = 1000 * (time.process_time() - begun)
        if move.move == "confirm":
            confirms.append(took)
            if revealed:
                reveals.append(took)
    ticking.cancel()
    await house.close()
    await journal.close()
    return {
        "crowd_seats": seats,
        "crowd_confirm_ms": mean(confirms),
        "crowd_confirm_p50_ms": sorted(confirms)[len(confirms) // 2],
        "crowd_reveal_ms": mean(reveals),
        "crowd_longest_hold_ms": 1000 * max(holds),
    }


async def tick(holds: list[float]) -> None:
    """Note the processor time between two turns of this task: for about so long nobody else has theirs."""
    last = time.process_time()
    while True:
        await asyncio.sleep(0.001)
        holds.append(time.process_time() - last)
        last = time.process_time()


def public_turn(table: Table) -> int:
    return table.playing.rules.public_turn(table.playing.state)


def mean(readings: list[float]) -> float:
    return sum(readings) / max(len(readings), 1)


async def load_long_game(folder: str, seats: int) -> dict[str, float]:
    """Play a long game of New Las Vegas to its end, then load it as a server does that has just been started."""
    journal = await Journal.open(f"sqlite:///{folder}/long.sqlite")
    house = House(journal)
    laid, watches = await seat_people(house, "newvegas", seats)
    for watch in watches:
        house.unwatch(watch.table, watch.update)
    while laid.table.stage == "playing":
        laid.table = await house.command(any_move(laid))
    await house.close()
    times = []
    for _ in range(LOADED):
        cold, begun = House(journal), time.perf_counter()
        Watch.looking(laid.table.id, 0, unread).update(await cold.find(laid.table.id))
        times.append(time.perf_counter() - begun)
        await cold.close()
    await journal.close()
    events = laid.table.dossier.seq
    return {"long_game_seats": seats, "long_game_events": events, "long_game_load_ms": min(times) * 1000}


unread: Callable[[bytes], Any] = lambda message: None  # noqa: E731
