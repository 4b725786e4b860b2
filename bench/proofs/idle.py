"""A thousand connections that say nothing, or say it one byte at a time, while others play and come."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress

from bench.proofs.others import VILLAIN, beside, usual_server
from bench.proofs.rows import Found
from bench.proofs.share import Share
from server.running import Running

SILENT, LORIS, SOCKETS, MANY = (
    "silent, one address",
    "headers byte by byte, one address",
    "silent sockets, one address",
    "silent, 250 addresses",
)
SECONDS = 20.0
HEADER = b"GET /api HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Patience: "
UPGRADE = (
    b"GET /ws HTTP/1.1\r\nHost: %s\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


class Idlers:
    """Connections that are held open for as long as the server lets them."""

    def __init__(self, setup: str, count: int) -> None:
        self.setup, self.count = setup, count
        self.opened = self.let_go = 0

    async def __call__(self, house: Running, enough: asyncio.Event) -> dict[str, float]:
        tasks = [asyncio.create_task(self.idle(house, number, enough)) for number in range(self.count)]
        await asyncio.gather(*tasks)
        return {"opened": self.opened, "let_go": self.let_go}

    async def idle(self, house: Running, number: int, enough: asyncio.Event) -> None:
        """One connection. Whoever is let go does not come back: the server has to do that a thousand times at once."""
        address = f"127.66.{number % 250}.6" if self.setup == MANY else VILLAIN
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", house.port, local_addr=(address, 0))
        except OSError:
            return
        self.opened += 1
        try:
            if self.setup == SOCKETS:
                writer.write(UPGRADE % house.url.removeprefix("http://").encode())
            if self.setup == LORIS:
                writer.write(HEADER)
            while not enough.is_set():
                if self.setup == LORIS:
                    writer.write(b"x")
                with suppress(TimeoutError):
                    if not await asyncio.wait_for(reader.read(4096), 1.0):
                        self.let_go += 1
                        return
        except OSError:
            self.let_go += 1
        finally:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()


def run(share: Share) -> Iterator[Found]:
    for setup in share.choose(SILENT, LORIS, SOCKETS, MANY):
        idlers = Idlers(setup, share.count)
        with usual_server() as house:
            readings = asyncio.run(beside(house, f"{share.seed} {setup}", share.seconds or SECONDS, idlers))
        share.tell(share.count)
        yield Found(setup, share.count, int(readings["locked_out"]), readings)
