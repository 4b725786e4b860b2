"""Tables and their twins, which differ only in what is hidden from one viewer: that viewer receives the same bytes.

Of random games of all kinds some moments are taken, and twins made of them in which everything hidden is dealt anew, or
others voted, hid, split and drafted differently. Besides these, hidden things are changed one by one. The last setup
compares two real servers, one with the tables and one with the twins, over HTTP and sockets.
"""

from __future__ import annotations

import tempfile
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from bench.proofs.rows import Found
from bench.proofs.share import Share
from neonstrip.games import GAMES
from server.nursery import warm_python
from server.twin_servers import compare_servers, secretive_tables
from tables.leaks import check_games

TABLES, SERVERS = "tables in memory", "two servers, over sockets"
VIEWERS, EVENTS = 7, 300
BATCH = 5
ON_SERVERS = 20
"""Of so many twins one is also served."""


def run(share: Share) -> Iterator[Found]:
    for setup in share.choose(TABLES, SERVERS):
        yield in_memory(share) if setup == TABLES else over_sockets(share, max(4, share.count // ON_SERVERS))


def check(seed: str, first: int) -> Counter[str]:
    return check_games([f"{seed} {first + one}" for one in range(BATCH)], VIEWERS, EVENTS)


def in_memory(share: Share) -> Found:
    """Games until there were enough twins."""
    done: Counter[str] = Counter()
    first = 0
    with ProcessPoolExecutor(1) as pool:  # what it allocates is given back at the end
        while (twins := done["dealt anew"] + done["games"]) < share.count:
            done += pool.submit(check, share.seed, first).result()
            first += BATCH
            share.tell(twins, f"{done['games']} games")
    readings: dict[str, float] = {
        "games": done["games"],
        **{name: done[name] for name in GAMES},
        "dealt_anew": done["dealt anew"],
        "other_secrets": done["games"],
        "single_things": done["things"],
    }
    return Found(TABLES, done["dealt anew"] + done["games"], 0, readings)


def over_sockets(share: Share, count: int) -> Found:
    with warm_python() as python, tempfile.TemporaryDirectory() as folder:
        viewed = secretive_tables((f"{share.seed} {number}" for number in range(10**9)), count)
        done = compare_servers(viewed, Path(folder), python)
    return Found(SERVERS, len(viewed), 0, {"answers": done["answers"], "messages": done["messages"]})
