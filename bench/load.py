"""The server under load, on one machine: `bench/load`.

Many tables at once, four clients each, moves arriving at a steady rate whether or not the server keeps up. A move's
time runs from sending it until each of the other clients that may know of it has heard, in the same clock.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import ctypes
import gc
import json
import os
import random
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from neonstrip.tables import commands, hosting
from neonstrip.tables.events import SeatSetup, Settings
from neonstrip.tables.house import House
from neonstrip.tables.storage import Journal
from neonstrip.tables.watching import Watch

TURNS = 3
HELD_MOVES = 10
GAMES = ("royale", "newvegas")


class Line(msgspec.Struct):
    kind: str
    seat: int | None = None


class Legal(msgspec.Struct):
    move: str


class Message(msgspec.Struct):
    """What a client of ours reads of a message."""

    type: str
    table_id: str = ""
    ref: str = ""
    seat: int | None = None
    log: list[Line] = []
    legal: list[Legal] | None = None
    code: str = ""


_decode = msgspec.json.Decoder(Message).decode


def ask(url: str, path: str, body: Any = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url + path, data, {"Content-Type": "application/json"})  # noqa: S310 - our server
    with urllib.request.urlopen(request) as answer:  # noqa: S310
        text = answer.read().decode()
        return json.loads(text) if text[:1] in "[{" else text


class Seat:
    """A client at a seat of a table."""

    def __init__(self, table: Table, number: int, token: str) -> None:
        self.table = table
        self.number = number
        self.token = token
        self.legal: list[str] = []
        self.socket: ClientConnection | None = None

    async def run(self, url: str, opened: asyncio.Semaphore) -> None:
        async with opened:
            self.socket = await connect(url, compression=None, max_size=None, ping_interval=None)
            await self.socket.send(json.dumps({"type": "open", "table": self.table.id, "token": self.token}))
            await self.socket.recv()
        async for text in self.socket:
            self.hear(_decode(text))

    def hear(self, message: Message) -> None:
        now = time.perf_counter()
        if message.type == "view":
            if message.legal is not None:
                self.legal = [legal.move for legal in message.legal]
            for line in message.log:
                self.table.told(self.number, line, now)
        elif message.type in ("done", "error"):
            self.table.answered(message, now)


class Table:
    """A table, its clients, and the move that is on its way."""

    def __init__(self, load: Load, laid: dict[str, Any]) -> None:
        self.load = load
        self.id = laid["table"]
        self.host = laid["host"]
        self.seats = [Seat(self, int(number), token) for number, token in laid["tokens"].items()]
        self.sent: float | None = None
        self.mover = 0

    def told(self, hearer: int, line: Line, now: float) -> None:
        if self.sent is not None and line.seat == self.mover and line.kind in ("move", "done"):
            self.load.heard.append(now - self.sent)

    def answered(self, message: Message, now: float) -> None:
        if message.type == "error":
            self.load.errors.append(message.code)
        elif self.sent is not None:
            self.load.accepted += 1
            self.load.acknowledged.append(now - self.sent)
        self.sent = None

    async def move(self) -> bool:
        """Send a move of somebody who can make one. False if nobody can, or one is still on its way."""
        ready = [seat for seat in self.seats if seat.legal and seat.socket is not None]
        if self.sent is not None or not ready:
            return False
        seat = random.choice(ready)
        self.mover, self.sent = seat.number, time.perf_counter()
        move = {"type": "move", "table": self.id, "token": seat.token, "move": random.choice(seat.legal), "ref": "m"}
        move["ref"] = f"{self.load.accepted}-{self.sent}"
        assert seat.socket is not None
        await seat.socket.send(json.dumps(move))
        return True


class Load:
    """All tables, and what was measured."""

    def __init__(self) -> None:
        self.heard: list[float] = []
        self.acknowledged: list[float] = []
        self.errors: list[str] = []
        self.accepted = 0


def percentile(times: list[float], share: float) -> float:
    """In milliseconds."""
    return sorted(times)[min(len(times) - 1, int(len(times) * share))] * 1000 if times else float("nan")


def memory(process: int) -> int:
    """Bytes a process holds."""
    return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def processor(process: int) -> float:
    """Seconds of processor time that a process has taken."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(url: str, process: int, count: int, rate: float, seconds: float) -> dict[str, Any]:
    before = memory(process)
    load, tables = Load(), []
    for number in range(count):
        people = [{"kind": "human", "name": name} for name in ("Anna", "Benno", "Carla", "Denny")]
        laid = ask(url, "/api/tables", {"game": GAMES[number % len(GAMES)], "seats": people})
        tables.append(Table(load, laid[0]))
    opened = asyncio.Semaphore(50)
    socket = url.replace("http", "ws") + "/ws"
    tasks = [asyncio.create_task(seat.run(socket, opened)) for table in tables for seat in table.seats]
    while any(seat.socket is None for table in tables for seat in table.seats):
        await asyncio.sleep(0.1)
    print(f"{count} tables laid, {len(tasks)} clients there; starting ...", file=sys.stderr)
    for table in tables:
        start = {"type": "start", "table": table.id, "token": table.host, "ref": "start"}
        assert table.seats[0].socket is not None
        await table.seats[0].socket.send(json.dumps(start))
        await asyncio.sleep(0.01)
    await asyncio.sleep(2)
    per_table = (memory(process) - before) / count
    gc.collect()
    gc.disable()  # two thousand clients in one process: a pause of theirs would be counted as the server's
    sent, skipped = 0, 0
    begun, taken, accepted = time.perf_counter(), processor(process), load.accepted
    load.heard.clear()
    while (now := time.perf_counter() - begun) < seconds:
        while sent < now * rate:
            if not await random.choice(tables).move():
                skipped += 1
                if skipped > 100 * (sent + 1):
                    break
                continue
            sent += 1
        await asyncio.sleep(0.002)
    await asyncio.sleep(1)
    taken, accepted = processor(process) - taken, load.accepted - accepted
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return {
        "tables": count,
        "clients": len(tasks),
        "sent_per_second": sent / seconds,
        "accepted_per_second": load.accepted / seconds,
        "processor_ms_per_move": 1000 * taken / max(accepted, 1),
        "errors": len(load.errors),
        "broadcast_p50_ms": percentile(load.heard, 0.5),
        "broadcast_p99_ms": percentile(load.heard, 0.99),
        "acknowledged_p50_ms": percentile(load.acknowledged, 0.5),
        "acknowledged_p99_ms": percentile(load.acknowledged, 0.99),
        "memory_per_table_kb": per_table / 1000,
        "server_memory_mb": memory(process) / 1e6,
    }


def memory_in_use() -> int:
    """Bytes that this process holds, after it has given back to the system what it can."""
    gc.collect()
    with contextlib.suppress(OSError, AttributeError):  # only where the C library is GNU's
        ctypes.CDLL(None).malloc_trim(0)
    return memory(os.getpid())


async def watch_table(house: House, game: str) -> list[Watch]:
    """Lay a table, let four people watch it and make some moves."""
    setups = [SeatSetup("human", f"Player {seat + 1}") for seat in range(4)]
    laid = (await hosting.lay(house, game, {}, setups, Settings()))[0]
    table = await house.command(commands.Start(table=laid.table.id, token=laid.host))
    watches = [Watch(table.id, token, 0, lambda message: None) for token in laid.tokens.values()]
    for watch in watches:
        house.watch(table.id, watch.update)
        watch.update(table)
    for _ in range(HELD_MOVES):
        seat = random.choice(table.waiting())
        move = random.choice(table.playing.legal(table.seats[seat].name))
        table = await house.command(commands.Move(table=table.id, token=laid.tokens[seat], move=move))
    return watches


async def hold_tables(folder: str, count: int) -> dict[str, Any]:
    """What a house holds of a table that four people watch, and what it still holds when they have left.

    With the first tables that is also what all share: room for those not used longest, and caches of the database.
    Only what as many tables more add is a sleeping table's own.
    """
    journal = await Journal.open(f"sqlite:///{folder}/held.sqlite")
    house = House(journal)
    for game in GAMES:
        await watch_table(house, game)  # so that rules are loaded
    sizes = [memory_in_use()]
    for _ in range(2):
        watches = [each for n in range(count) for each in await watch_table(house, GAMES[n % len(GAMES)])]
        sizes.append(memory_in_use())
        while watches:
            watch = watches.pop()
            house.unwatch(watch.table, watch.update)
        sizes.append(memory_in_use())
    await house.close()
    await journal.close()
    before, watched, asleep, _, more = (size / count / 1000 for size in sizes)
    return {
        "held_tables": count,
        "table_watched_kb": watched - before,
        "table_left_kb": asleep - before,
        "table_asleep_kb": more - asleep,
    }


async def load_long_game(folder: str, seats: int) -> dict[str, Any]:
    """Play a long game of New Las Vegas to its end, then load it as a server does that has just been started."""
    url = f"sqlite:///{folder}/long.sqlite"
    journal = await Journal.open(url)
    house = House(journal)
    setups = [SeatSetup("human", f"Player {seat + 1}") for seat in range(seats)]
    laid = (await hosting.lay(house, "newvegas", {}, setups, Settings()))[0]
    table = await house.command(commands.Start(table=laid.table.id, token=laid.host))
    while table.stage == "playing":
        seat = random.choice(table.waiting())
        move = random.choice(table.playing.legal(table.seats[seat].name))
        await house.command(commands.Move(table=table.id, token=laid.tokens[seat], move=move))
    await house.close()
    times = []
    for _ in range(TURNS):
        cold, begun = House(journal), time.perf_counter()
        Watch.looking(table.id, 0, lambda message: None).update(await cold.find(table.id))
        times.append(time.perf_counter() - begun)
        await cold.close()
    await journal.close()
    return {"long_game_seats": seats, "long_game_events": table.dossier.seq, "long_game_load_ms": min(times) * 1000}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=200.0, help="moves a second, over all tables")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--held", type=int, default=1000, help="tables that are watched and left, twice")
    parser.add_argument("--long-seats", type=int, default=50, help="seats of the long game that is loaded")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a summary")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "neonstrip", "serve", "--port", "0", "--limits", "0"]
        command += ["--database", f"sqlite:///{folder}/load.sqlite"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:  # noqa: S603
            try:
                assert server.stdout is not None
                url = "http://" + server.stdout.readline().split("http://")[1].split("/")[0]
                figures = asyncio.run(measure(url, server.pid, arguments.tables, arguments.rate, arguments.seconds))
            finally:
                server.terminate()
        print(f"Playing {arguments.held} tables, to leave them ...", file=sys.stderr)
        figures |= asyncio.run(hold_tables(folder, arguments.held))
        print("Playing a long game, to load it ...", file=sys.stderr)
        figures |= asyncio.run(load_long_game(folder, arguments.long_seats))
    if arguments.json:
        print(json.dumps(figures))
    else:
        for name, figure in figures.items():
            print(f"{name:<24}{figure:>12,.1f}")


if __name__ == "__main__":
    main()
