"""A thousand seats of bots that think, while people play: a person's move does not wait for them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from bench.proofs.others import beside, usual_server
from bench.proofs.rows import Found
from bench.proofs.share import Share
from server.playing import lay
from server.running import Running

SETUP = "tables of fifty experts"
SECONDS = 60.0
A_TABLE = 50
MOST_MS = 50.0
"""Milliseconds that 99 of 100 moves of people may take."""


class Thinkers:
    """Tables at which only bots play, each laid from an address of its own."""

    def __init__(self, seats: int) -> None:
        self.tables = -(-seats // A_TABLE)

    async def __call__(self, house: Running, enough: asyncio.Event) -> dict[str, float]:
        seats = ["bot expert"] * A_TABLE
        for number in range(self.tables):
            table = await asyncio.to_thread(lay, house, "newvegas", seats, f"127.66.{number}.6")
            await table.command("start")
        await enough.wait()
        return {"tables": self.tables}


def run(share: Share) -> Iterator[Found]:
    for setup in share.choose(SETUP):
        thinkers = Thinkers(share.count)
        with usual_server() as house:
            readings = asyncio.run(beside(house, share.seed, share.seconds or SECONDS, thinkers))
        share.tell(share.count)
        failed = readings["locked_out"] + (readings["p99_during"] > MOST_MS)
        yield Found(setup, thinkers.tables * A_TABLE, int(failed), readings)
