"""An hour of people, bots and spectators coming and going, while memory, handles, threads and answers are sampled.

They chat, take steps back, lose their connection, ask for replays and reviews. All that is sampled must stay flat.
"""

from __future__ import annotations

import asyncio
import csv
import json
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from statistics import linear_regression, mean, median

from msgspec import Struct, structs
from websockets.asyncio.client import connect

from bench.proofs import plot
from bench.proofs.processes import children, running, usage_of
from bench.proofs.regulars import TABLES, Regulars
from bench.proofs.rows import ROOT, Found
from bench.proofs.share import Share
from server.running import Running, check_alive, server

SETUP = "SQLite, one server, usual limits"
SAMPLES = ROOT / "bench" / "soak.csv"
PICTURE = ROOT / "docs" / "pictures" / "soak.svg"
HOUR = 3600.0
EVERY = 10.0
"""Seconds between samples."""
PING = 0.2
PAUSE = 0.6
"""Seconds that people think on average: with all tables some twenty moves a second."""


class Sample(Struct):
    """What the server holds at a moment, and how it answers."""

    second: int
    server_mb: float
    bots_mb: float
    """The processes in which bots think,"""
    replays_mb: float
    """and the one in which tables are played again."""
    handles: int
    threads: int
    ping_ms: float
    """The median of pings since the last sample, there and back."""
    slowest_ms: float
    moves: int


BOUNDS = {
    "server_mb": (0.05, 5.0),
    "bots_mb": (0.05, 5.0),
    "replays_mb": (0.05, 5.0),
    "handles": (0.05, 5.0),
    "threads": (0.0, 2.0),
    "ping_ms": (0.5, 5.0),
}
"""What may be gained over the last half: this share of the mean, or this much, whichever is more."""


def growth(samples: list[Sample], name: str) -> float:
    """What a figure gains over the last half, by the straight line that fits it best."""
    half = samples[len(samples) // 2 :]
    seconds = [float(sample.second) for sample in half]
    values = [float(getattr(sample, name)) for sample in half]
    slope = linear_regression(seconds, values).slope
    return slope * (seconds[-1] - seconds[0])


def is_flat(samples: list[Sample], name: str) -> bool:
    share, amount = BOUNDS[name]
    level = mean(float(getattr(sample, name)) for sample in samples[len(samples) // 2 :])
    return growth(samples, name) <= max(share * level, amount)


def run(share: Share) -> Iterator[Found]:
    for _ in share.choose(SETUP):
        with (
            tempfile.TemporaryDirectory() as folder,
            server(f"sqlite:///{folder}/tables.sqlite", limits="1") as house,
        ):
            samples, done = asyncio.run(soak(share, house))
            check_alive(house)
        if share.write:
            write(samples)
        readings: dict[str, float] = {kind: done[kind] for kind in ("move", "games", "undo", "say")}
        readings |= {kind: done[kind] for kind in ("spectators", "broken", "replays", "reviews")}
        readings |= {f"{name}_gained": round(growth(samples, name), 2) for name in BOUNDS}
        readings |= {name: round(median(getattr(one, name) for one in samples), 1) for name in BOUNDS}
        yield Found(SETUP, samples[-1].second, sum(not is_flat(samples, name) for name in BOUNDS), readings)


async def soak(share: Share, house: Running) -> tuple[list[Sample], Counter[str]]:
    done: Counter[str] = Counter()
    pings, samples = list[float](), list[Sample]()
    seconds, begun = share.seconds or HOUR, time.monotonic()
    share.count = round(seconds)
    async with asyncio.TaskGroup() as group:
        people = [Regulars(house, number, share.seed, PAUSE, done) for number in range(len(TABLES))]
        tasks = [group.create_task(work) for work in (*(one.stay() for one in people), ping(house, pings))]
        while (now := time.monotonic() - begun) < seconds:
            await asyncio.sleep(min(EVERY, seconds - now))
            samples.append(sample(house, round(time.monotonic() - begun), pings, done["move"]))
            share.tell(samples[-1].second, f"{samples[-1]}")
            pings.clear()
        for task in tasks:
            task.cancel()
    return samples, done


async def ping(house: Running, pings: list[float]) -> None:
    """Ask, at a steady pace, over a connection that does nothing else."""
    while True:
        async with connect(house.socket_url, local_addr=("127.0.0.2", 0)) as socket:
            await socket.recv()
            for _ in range(1000):
                begun = time.perf_counter()
                await socket.send(json.dumps({"type": "ping"}))
                await socket.recv()
                pings.append(time.perf_counter() - begun)
                await asyncio.sleep(PING)


def sample(house: Running, second: int, pings: list[float], moves: int) -> Sample:
    process = house.process.pid
    ours, helpers = usage_of(process), children(process)
    bots, replays = (usage_of(*running(module, helpers)).memory for module in ("bots.worker", "tables.replayer"))
    return Sample(
        second,
        round(ours.memory, 1),
        round(bots, 1),
        round(replays, 1),
        ours.handles,
        ours.threads,
        round(median(pings or [0]) * 1000, 2),
        round(max(pings or [0]) * 1000, 1),
        moves,
    )


def write(samples: list[Sample]) -> None:
    """The samples as a file, and as a drawing for the page."""
    with SAMPLES.open("w", encoding="utf-8", newline="") as lines:
        writer = csv.writer(lines, lineterminator="\n")
        writer.writerow(Sample.__struct_fields__)
        writer.writerows(structs.astuple(sample) for sample in samples)
    draw(samples, PICTURE)


def draw(samples: list[Sample], file: Path) -> None:
    minutes = [sample.second / 60 for sample in samples]
    lines = {
        "memory of the server, MB": [sample.server_mb for sample in samples],
        "memory of the bots' processes, MB": [sample.bots_mb for sample in samples],
        "memory of the process for replays, MB": [sample.replays_mb for sample in samples],
        "open handles": [float(sample.handles) for sample in samples],
        "threads": [float(sample.threads) for sample in samples],
        "ping there and back, median, ms": [sample.ping_ms for sample in samples],
    }
    file.write_text(plot.draw("An hour of play, sampled every ten seconds", minutes, lines), "utf-8")
