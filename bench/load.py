"""The server under load, on one machine: `bench/load`.

Many tables at once, four clients each. Moves come at a steady rate whether or not the server keeps up, then at each
table as soon as the one before is answered: that is the most it takes. A move's time runs from sending it until each
client that may know of it has heard, in the same clock. Clients and servers share the processors, so the processor
time of a move tells more than how many there were.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from zlib import crc32

import msgspec
import uvloop

from bench.proofs.processes import children
from bench.town.clients import Measured, Table
from bench.town.houses import GAMES, hold_tables, load_long_game, watch_crowd
from bench.town.servers import Server, memory, processor, serving
from tables.postgres import fresh_database, private_server

PEOPLE = ("Anna", "Benno", "Carla", "Denny")
AT_ONCE = 50
"""Clients that connect at a time."""
RATES = (200, 400)
WORKERS = (1, 2, 4)
WORKERS_RATE = 200.0
ROUNDS = 3
ALONE = "met_1"
"""What other numbers of workers are compared with."""
TARGETS = {
    "limit_moves_per_second": "1,200 or more",
    "at_200_heard_p99_ms": "under 12",
    "at_400_heard_p99_ms": "under 20",
    "crowd_confirm_ms": "under 5",
    "table_asleep_kb": "under 20",
    "met_2_times_1": "at most 1.15",
    "met_4_times_1": "at most 1.3",
    "spread_2_times_1": "at most 1.15",
    "spread_4_times_1": "at most 1.3",
}
MET, SPREAD = WAYS = ("met", "spread")
"""How the clients of a table come to workers: all to one, by a hash of the table's id as the recipes of deploy/ send
them; or each to another, which is the worst that chance can do."""
Readings = dict[str, float]


def percentile(times: list[float], share: float) -> float:
    """In milliseconds."""
    return sorted(times)[min(len(times) - 1, int(len(times) * share))] * 1000 if times else float("nan")


def hashed(table: str, urls: list[str]) -> str:
    return urls[crc32(table.encode()) % len(urls)]


class Town:
    """Tables with their clients, who come to some servers."""

    def __init__(self, servers: list[Server], count: int, ways: str = MET) -> None:
        urls = [server.url for server in servers]
        people = [{"kind": "human", "name": name} for name in PEOPLE]
        setups = [{"game": GAMES[number % len(GAMES)], "seats": people} for number in range(count)]
        laid = [servers[0].ask("/api/tables", setup)[0] for setup in setups]
        self.tables = [Table(each, urls if ways == SPREAD else [hashed(each["table"], urls)]) for each in laid]

    async def open(self) -> None:
        """All come, and all games begin."""
        seats = [seat for table in self.tables for seat in table.seats]
        for first in range(0, len(seats), AT_ONCE):
            await asyncio.gather(*(seat.open() for seat in seats[first : first + AT_ONCE]))
        for table in self.tables:
            table.start()
        while not all(any(seat.legal for seat in table.seats) for table in self.tables):
            await asyncio.sleep(0.1)

    def close(self) -> None:
        for table in self.tables:
            for seat in table.seats:
                seat.transport.abort()

    async def steadily(self, rate: float, seconds: float) -> Measured:
        """So many moves a second, over all tables."""
        measured, begun, sent = self._measure(), time.perf_counter(), 0
        while (now := time.perf_counter() - begun) < seconds:
            while sent < now * rate and any(table.move() for table in random.sample(self.tables, len(self.tables))):
                sent += 1
            await asyncio.sleep(0.002)
        await asyncio.sleep(1)
        return measured

    async def at_the_limit(self, seconds: float) -> Measured:
        """At each table a move follows the one before."""
        measured = self._measure()
        for table in self.tables:
            table.goes_on = True
            table.move()
        await asyncio.sleep(seconds)
        for table in self.tables:
            table.goes_on = False
        return measured

    def _measure(self) -> Measured:
        measured = Measured()
        for table in self.tables:
            table.measured = measured
        return measured


async def measure_one(server: Server, count: int, seconds: float) -> Readings:
    """One server with SQLite: at steady rates, and as fast as it can."""
    before, town = memory(server.process), Town([server], count)
    await town.open()
    readings: Readings = {"tables": count, "table_awake_kb": (memory(server.process) - before) / count / 1000}
    gc.collect()
    gc.disable()  # so many clients in one process: a pause of theirs would be counted as the server's
    for rate in RATES:
        taken, measured = processor(server.process), await town.steadily(rate, seconds)
        taken, moves = processor(server.process) - taken, len(measured.acknowledged)
        readings |= {
            f"at_{rate}_moves_per_second": moves / seconds,
            f"at_{rate}_heard_p50_ms": percentile(measured.heard, 0.5),
            f"at_{rate}_heard_p99_ms": percentile(measured.heard, 0.99),
            f"at_{rate}_processor_ms": 1000 * taken / max(moves, 1),
            f"at_{rate}_errors": len(measured.errors),
        }
    taken, measured = processor(server.process), await town.at_the_limit(seconds)
    taken, moves = processor(server.process) - taken, len(measured.acknowledged)
    readings |= {"limit_moves_per_second": moves / seconds, "limit_processor_ms": 1000 * taken / max(moves, 1)}
    readings |= {"limit_errors": len(measured.errors), "server_mb": memory(server.process) / 1e6}
    town.close()
    gc.enable()
    return readings


class Spent(msgspec.Struct):
    """Processor time of moves in milliseconds, by what the processes are for; clients are not in it."""

    workers: float
    helpers: float
    """What workers have started: bots, replays."""
    database: float
    moves: int
    errors: int = 0

    @property
    def a_move(self) -> float:
        return (self.workers + self.helpers + self.database) / self.moves


def taken(servers: list[Server], database: int) -> list[float]:
    workers = [server.process for server in servers]
    helpers = [child for worker in workers for child in children(worker)]
    return [1000 * sum(map(processor, processes)) for processes in (workers, helpers, children(database))]


async def spend(town: Town, servers: list[Server], database: int, seconds: float) -> Spent:
    before, measured = taken(servers, database), await town.steadily(WORKERS_RATE, seconds)
    workers, helpers, postgres = (now - then for now, then in zip(taken(servers, database), before, strict=True))
    return Spent(workers, helpers, postgres, max(len(measured.acknowledged), 1), len(measured.errors))


async def measure_workers(groups: list[list[Server]], database: int, count: int, seconds: float) -> Readings:
    """Processor time of a move by process, with PostgreSQL: all numbers of workers in turns, at the same rate.

    Workers and connections stay, so that nothing is done for the first time while it is measured, and what else the
    machine does meets all of them. A number is compared with one worker in the same round.
    """
    towns = {}
    for servers in groups:
        for ways in WAYS[: len(servers)]:  # at one worker all meet
            town = towns[f"{ways}_{len(servers)}"] = Town(servers, count, ways)
            await town.open()
            await town.steadily(WORKERS_RATE, seconds / 2)
    by_workers = {len(servers): servers for servers in groups}
    rounds = []
    for number in range(ROUNDS):
        print(f"  round {number + 1} of {ROUNDS} ...", file=sys.stderr)
        spent = {}
        for name, town in towns.items():
            spent[name] = await spend(town, by_workers[int(name[-1])], database, seconds)
        rounds.append(spent)
    readings = {f"idle_{len(servers)}_ms_a_second": await idle(servers, database, seconds) for servers in groups}
    for name, town in towns.items():
        town.close()
        each = [spent[name] for spent in rounds]
        moves = sum(one.moves for one in each)
        readings |= {
            f"{name}_moves_per_second": moves / seconds / ROUNDS,
            f"{name}_processor_ms": sum(one.a_move * one.moves for one in each) / moves,
            f"{name}_workers_ms": sum(one.workers for one in each) / moves,
            f"{name}_helpers_ms": sum(one.helpers for one in each) / moves,
            f"{name}_database_ms": sum(one.database for one in each) / moves,
            f"{name}_errors": sum(one.errors for one in each),
        }
        if name != ALONE:
            times = sorted(spent[name].a_move / spent[ALONE].a_move for spent in rounds)
            lowest, highest = f"{name}_times_1_lowest", f"{name}_times_1_highest"
            readings |= {f"{name}_times_1": statistics.median(times), lowest: times[0], highest: times[-1]}
    return readings


async def idle(servers: list[Server], database: int, seconds: float) -> float:
    """Processor time that all of them take while nobody does anything."""
    before = sum(taken(servers, database))
    await asyncio.sleep(seconds)
    return (sum(taken(servers, database)) - before) / seconds


def with_sqlite(folder: str, arguments: argparse.Namespace) -> Readings:
    with serving(f"sqlite:///{folder}/load.sqlite") as [server]:
        return uvloop.run(measure_one(server, arguments.tables, arguments.seconds))


def with_postgres(folder: str, arguments: argparse.Namespace) -> Readings:
    with private_server() as database, ExitStack() as stack:
        groups = [stack.enter_context(serving(fresh_database(database.url), workers)) for workers in WORKERS]
        tables = arguments.tables // 4
        return uvloop.run(measure_workers(groups, database.process, tables, arguments.seconds))


PARTS: dict[str, tuple[str, Callable[[str, argparse.Namespace], Readings]]] = {
    "sqlite": ("One server with SQLite", with_sqlite),
    "crowd": ("A table of fifty", lambda folder, given: asyncio.run(watch_crowd(folder, 50))),
    "left": ("Tables that are left", lambda folder, given: asyncio.run(hold_tables(folder, given.left))),
    "long": ("A long game, loaded", lambda folder, given: asyncio.run(load_long_game(folder, 50))),
    "postgres": ("Workers with PostgreSQL", with_postgres),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=PARTS, action="append", help="one part; may be given again")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=10.0, help="for each rate and number of workers")
    parser.add_argument("--left", type=int, default=400, help="tables that are watched and left, twice")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a summary")
    arguments = parser.parse_args()
    readings: Readings = {}
    with tempfile.TemporaryDirectory() as folder:
        for name, (title, measure) in PARTS.items():
            if not arguments.only or name in arguments.only:
                print(f"{title} ...", file=sys.stderr)
                readings |= measure(folder, arguments)
    if arguments.json:
        print(json.dumps(readings))
        return
    for name, figure in readings.items():
        target = f"   (to reach: {TARGETS[name]})" if name in TARGETS else ""
        print(f"{name:<28}{figure:>12,.2f}{target}")


if __name__ == "__main__":
    main()
