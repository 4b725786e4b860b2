"""Nearly right messages over real sockets, while people play at tables that the senders know, and at some they do not.

Every answer must have a code with words to it, none may be `defect` or `storage-gone`; the server lives and logs no
traceback; every game that was going on can be played to its end, and its record is true.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections import Counter
from collections.abc import Iterator

from bench.proofs.rows import Found, percentile
from bench.proofs.share import Share
from server.bystanders import Bystanders
from server.cheats import WORDS, an_evening
from server.nursery import warm_python
from server.running import Running, check_alive, server

EVENING = 50_000
"""Messages until the people play their games to the end, and others lay new tables."""
PAUSE = 0.1


def run(share: Share) -> Iterator[Found]:
    with (
        warm_python() as python,
        tempfile.TemporaryDirectory() as folder,
        server(f"sqlite:///{folder}/tables.sqlite", python=python) as house,
    ):
        for _ in share.choose("SQLite, one server"):
            found = asyncio.run(send(share, house))
            check_alive(house)
            yield found


async def send(share: Share, house: Running) -> Found:
    codes: Counter[str] = Counter()
    beside = [
        Bystanders(house, "royale", ["Ann", "Ben", "Cleo"], f"{share.seed} royale", PAUSE),
        Bystanders(house, "newvegas", ["Ann", "Ben"], f"{share.seed} newvegas", PAUSE),
    ]
    enough = asyncio.Event()
    async with asyncio.TaskGroup() as group:
        playing = [group.create_task(one.play(enough)) for one in beside]
        for done in range(0, share.count, EVENING):

            def tell(sent: int, done: int = done) -> None:
                share.tell(done + sent, f"{sum(one.games for one in beside)} games beside them are over")

            codes += await an_evening(house, f"{share.seed} {done}", EVENING, tell)
        enough.set()
        await asyncio.gather(*playing)
    assert set(codes) <= WORDS, set(codes) - WORDS
    times = [seconds for one in beside for seconds in one.times]
    readings = {
        "refused": codes.total(),
        "codes": len(codes),
        "games_beside": sum(one.games for one in beside),
        "moves_beside": len(times),
        "p50_ms": percentile(times, 0.5),
        "p99_ms": percentile(times, 0.99),
    }
    return Found(share.setup, -(-share.count // EVENING) * EVENING, 0, readings)
