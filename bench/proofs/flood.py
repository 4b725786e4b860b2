"""Floods from one address, of messages over sockets and of requests over HTTP, while others play and come."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from bench.proofs.others import VILLAIN, beside, usual_server
from bench.proofs.rows import Found
from bench.proofs.share import Share
from server.running import Running

MESSAGES, REQUESTS = "messages, one address", "requests, one address"
SECONDS = 20.0
AT_ONCE = 20
"""Connections of who floods."""
BATCH = 20
PATHS = ("/api/tables", "/api", "/api/tables/jnha3cc4s63fm4hj8v", "/", "/api/lessons", "/health")


class Flood:
    """As much as connections of one address can send, up to a number in all."""

    def __init__(self, setup: str, most: int) -> None:
        self.setup, self.most = setup, most
        self.sent = 0
        self.answers: Counter[str] = Counter()

    async def __call__(self, house: Running, enough: asyncio.Event) -> dict[str, float]:
        send = self.messages if self.setup == MESSAGES else self.requests
        async with asyncio.TaskGroup() as group:
            for number in range(AT_ONCE):
                group.create_task(self.keep_on(send, house, number, enough))
        return {
            "refused": self.answers["too-many"] + self.answers["429"],
            "closed": self.answers["closed"],
            "5xx": sum(count for answer, count in self.answers.items() if answer[:1] == "5" or answer == "defect"),
        }

    def is_over(self, enough: asyncio.Event) -> bool:
        return enough.is_set() or self.sent >= self.most

    async def keep_on(self, send: object, house: Running, number: int, enough: asyncio.Event) -> None:
        """Whoever is thrown out comes again."""
        while not self.is_over(enough):
            try:
                await send(house, number, enough)  # type: ignore[operator]
            except (ConnectionClosed, InvalidHandshake, OSError, asyncio.IncompleteReadError):
                self.answers["closed"] += 1
                await asyncio.sleep(0.1)

    async def messages(self, house: Running, number: int, enough: asyncio.Event) -> None:
        wishes = [
            json.dumps({"type": "ping"}),
            json.dumps({"type": "open", "table": "jnha3cc4s63fm4hj8v"}),
            json.dumps({"type": "move", "table": "jnha3cc4s63fm4hj8v", "token": "x" * 32, "move": "roll"}),
        ]
        async with connect(
            house.socket_url, compression=None, max_size=None, max_queue=None, local_addr=(VILLAIN, 0)
        ) as socket:
            await socket.recv()
            while not self.is_over(enough):
                for at in range(BATCH):
                    await socket.send(wishes[(number + at) % len(wishes)])
                for _ in range(BATCH):
                    message = json.loads(await socket.recv())
                    self.answers[message.get("code", message["type"])] += 1
                self.sent += BATCH

    async def requests(self, house: Running, number: int, enough: asyncio.Event) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", house.port, local_addr=(VILLAIN, 0))
        host = house.url.removeprefix("http://")
        try:
            while not self.is_over(enough):
                path = PATHS[self.sent % len(PATHS)]
                writer.write(f"GET {path} HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
                head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
                length = int(head.partition("content-length: ")[2].split("\r\n")[0])
                await reader.readexactly(length)
                self.answers[head.split()[1]] += 1
                self.sent += 1
        finally:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()


def run(share: Share) -> Iterator[Found]:
    for setup in share.choose(MESSAGES, REQUESTS):
        flood = Flood(setup, share.count)
        with usual_server() as house:
            readings = asyncio.run(beside(house, f"{share.seed} {setup}", share.seconds or SECONDS, flood))
        share.tell(flood.sent)
        yield Found(setup, flood.sent, int(readings["locked_out"] + readings["5xx"]), readings)
