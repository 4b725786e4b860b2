"""Servers killed by SIGKILL at random moments while people play, over SQLite and as two workers over PostgreSQL.

Each is started again over the same database and has nothing else to go by. Every command that was acknowledged must be
in the log once, everybody must have read every line once, and views, records and log must tell the same game.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import ExitStack

from bench.proofs.rows import Found
from bench.proofs.share import Share
from server.crowd import Crowd, play_and_kill
from server.nursery import warm_python
from tables.postgres import fresh_database, postgres

SQLITE, POSTGRES = "SQLite, one server", "PostgreSQL, two workers"
EVENING = 50
"""Kills over one database."""


def run(share: Share) -> Iterator[Found]:
    """As many kills in each setup."""
    for setup in share.choose(POSTGRES, SQLITE):
        yield kill(share, setup, share.count)


def kill(share: Share, setup: str, count: int) -> Found:
    found = Found(setup, 0, 0, dict.fromkeys(("games", "commands", "asked_again", "were_done"), 0))
    with ExitStack() as stack:
        python = stack.enter_context(warm_python())
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        address = stack.enter_context(postgres()) if setup == POSTGRES else ""

        def tell(crowd: Crowd) -> None:
            share.tell(found.count + crowd.killed, f"{len(crowd.finished)} games of this evening are over")

        for evening, kills in enumerate(evenings(count)):
            database = fresh_database(address) if address else f"sqlite:///{folder}/{evening}.sqlite"
            seed = f"{share.seed} {setup} {evening}"
            crowd = play_and_kill(database, 2 if address else 1, kills, seed, python, tell=tell)
            found.count += crowd.killed
            found.readings["games"] += len(crowd.finished)
            found.readings["commands"] += crowd.commands
            found.readings["asked_again"] += crowd.asked_again
            found.readings["were_done"] += crowd.was_done
    return found


def evenings(count: int) -> list[int]:
    return [min(EVENING, count - done) for done in range(0, count, EVENING)]
