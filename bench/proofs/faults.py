"""Faults at the storage's door while random games are played: errors, delays, torn writes, answers lost or doubled.

Nothing that was acknowledged is lost, nothing is there twice, and every table goes on when the storage is back.
"""

from __future__ import annotations

import random
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack

from bench.proofs.rows import Found
from bench.proofs.share import Share
from tables.faults.evening import run as an_evening
from tables.postgres import fresh_database, postgres

SQLITE, POSTGRES = "SQLite, one server", "PostgreSQL, two workers"
EVENING = 500
"""Faults over one database."""


def run(share: Share) -> Iterator[Found]:
    """As many faults in each setup."""
    for setup in share.choose(SQLITE, POSTGRES):
        yield fail(share, setup)


def fail(share: Share, setup: str) -> Found:
    kinds: Counter[str] = Counter()
    readings = Counter(games=0, commands=0, asked_again=0)
    dice = random.Random(f"{share.seed} {setup}")
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        address = stack.enter_context(postgres()) if setup == POSTGRES else ""
        while kinds.total() < share.count:
            seed = dice.randrange(10**9)
            database = fresh_database(address) if address else f"sqlite:///{folder}/{seed}.sqlite"
            evening = an_evening(min(EVENING, share.count - kinds.total()), seed, database)
            kinds.update(evening.faults)
            readings.update(games=evening.games, commands=evening.commands, asked_again=evening.asked_again)
            share.tell(kinds.total(), f"{readings['games']} games, seed {seed}")
    return Found(setup, kinds.total(), 0, {"kinds": len(kinds), **readings})
