"""Readers that do not read: they ask for one large view after the other, while others play and come."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import suppress

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from bench.proofs.others import beside, usual_server
from bench.proofs.processes import usage_of
from bench.proofs.rows import Found
from bench.proofs.share import Share
from server.playing import Laid, lay
from server.running import Running

SETUP = "five an address, fifty seats in view"
SECONDS = 30.0
AN_ADDRESS = 5
MOST_GAINED = 60.0
"""MB that the server may gain by them."""


class Slow:
    """Connections that only ever ask."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.asked = self.let_go = self.refused = 0
        self.most = 0.0

    async def __call__(self, house: Running, enough: asyncio.Event) -> dict[str, float]:
        table = await asyncio.to_thread(lay, house, "newvegas", [f"P{number}" for number in range(50)])
        await table.command("start")
        before = usage_of(house.process.pid).memory
        tasks = [asyncio.create_task(self.ask_on(house, table, number, enough)) for number in range(self.count)]
        watching = asyncio.create_task(self.watch(house))
        await asyncio.gather(*tasks)
        watching.cancel()
        return {
            "asked": self.asked,
            "let_go": self.let_go,
            "refused": self.refused,
            "mb_before": round(before, 1),
            "mb_most": round(self.most, 1),
        }

    async def watch(self, house: Running) -> None:
        while True:
            self.most = max(self.most, usage_of(house.process.pid).memory)
            await asyncio.sleep(0.1)

    async def ask_on(self, house: Running, table: Laid, number: int, enough: asyncio.Event) -> None:
        """Ask ten times a second and read nothing, until the server has enough of it."""
        address = f"127.66.{number // AN_ADDRESS}.6"
        wish = json.dumps({"type": "open", "table": table.id, "token": table.tokens[number % 50]})
        try:
            async with connect(
                house.socket_url, compression=None, max_size=None, max_queue=1, close_timeout=1, local_addr=(address, 0)
            ) as socket:
                while not enough.is_set():
                    with suppress(TimeoutError):
                        await asyncio.wait_for(socket.send(wish), 1)
                        self.asked += 1
                    await asyncio.sleep(0.1)
        except ConnectionClosed:
            self.let_go += 1
        except (InvalidHandshake, OSError):
            self.refused += 1


def run(share: Share) -> Iterator[Found]:
    for setup in share.choose(SETUP):
        with usual_server() as house:
            readings = asyncio.run(beside(house, share.seed, share.seconds or SECONDS, Slow(share.count)))
        share.tell(share.count)
        grown = readings["mb_most"] - readings["mb_before"] > MOST_GAINED
        yield Found(setup, share.count, int(readings["locked_out"]) + grown, readings)
