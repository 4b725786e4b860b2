"""Connections on which nothing is asked, asked slowly or by too many, lock nobody out."""

from __future__ import annotations

import asyncio
import contextlib
import json
import resource
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from neonstrip.server.addresses import household
from neonstrip.server.built import CLIENT
from neonstrip.server.limits import CONNECTIONS
from neonstrip.server.socket import TOO_SILENT
from server.client import PATIENCE, ask
from server.narrow import FILES, ROOM
from server.playing import Laid, catch_up, lay
from server.running import Running, check_alive

PROXY, STRANGER, NEIGHBOUR = "127.0.0.1", "127.0.0.2", "127.0.0.3"
"""Where connections come from. What comes from the first may be a proxy's, for any number of people."""

PUPILS = 30

Connection = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def come(house: Running, address: str, said: bytes = b"") -> Connection:
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port, local_addr=(address, 0))
    writer.write(said)
    return reader, writer


@asynccontextmanager
async def crowd(house: Running, address: str, many: int, said: bytes = b"") -> AsyncIterator[list[Connection]]:
    """Many connections from one address."""
    connections: list[Connection] = []
    try:
        for _ in range(many):
            connections.append(await come(house, address, said))
        yield connections
    finally:
        for _, writer in connections:
            writer.transport.abort()


async def read_all(reader: asyncio.StreamReader) -> bytes:
    """Everything up to the end, however that comes."""
    async with asyncio.timeout(PATIENCE):
        with contextlib.suppress(ConnectionError):
            return await reader.read()
    return b""


async def request(house: Running, address: str, path: str) -> bytes:
    reader, writer = await come(house, address, f"GET {path} HTTP/1.1\r\nHost: a.localhost\r\n".encode())
    writer.write(b"Connection: close\r\n\r\n")
    try:
        return await read_all(reader)
    finally:
        writer.close()


def test_idle_connections_from_one_address_lock_nobody_out(narrow: Running) -> None:
    """Twice as many as there are files for: the address gets its share, everybody else is served as ever."""

    async def go() -> None:
        table = lay(narrow, "newvegas", ["Anna", "Benno"])
        await table.command("start")
        async with table.player(0) as anna, crowd(narrow, STRANGER, 2 * ROOM) as connections:
            answers = await asyncio.gather(*(read_all(reader) for reader, _ in connections[-ROOM:]))
            assert all(answer.startswith(b"HTTP/1.1 429") for answer in answers if answer)
            assert b" 200 " not in (await request(narrow, STRANGER, "/health"))[:15]
            assert b" 200 " in (await request(narrow, NEIGHBOUR, "/health"))[:15]
            await anna.command("move", move=anna.moves[0])
            await catch_up(anna)
        check_alive(narrow)

    asyncio.run(go())


@pytest.mark.parametrize("said", [b"", b"GET / HTTP/1.1\r\nX: ", b"POST /api/mine HTTP/1.1\r\nHost: localhost\r\n"])
def test_idle_connections_from_everywhere_make_room(narrow: Running, said: bytes) -> None:
    """When all files are taken, who kept the server waiting longest goes: others come in, and who plays stays."""

    async def go() -> None:
        table = lay(narrow, "newvegas", ["Anna", "Benno"])
        await table.command("start")
        async with table.player(0) as anna, crowd(narrow, PROXY, 3 * ROOM, said):
            for address in (NEIGHBOUR, PROXY):
                assert b" 200 " in (await request(narrow, address, "/health"))[:15]
            async with table.player(1) as benno:
                await benno.command("move", move=benno.moves[0])
            await anna.command("move", move=anna.moves[0])
        check_alive(narrow)

    asyncio.run(go())


def test_health_says_when_connections_are_many(narrow: Running) -> None:
    async def go() -> None:
        async with AsyncExitStack() as stack:
            while "connections" not in (found := await asyncio.to_thread(ask, narrow.url, "/health"))["warnings"]:
                assert found["status"] in ("ok", "warning")
                await stack.enter_async_context(crowd(narrow, PROXY, ROOM))
            assert found["status"] == "warning"

    asyncio.run(go())


def test_who_keeps_the_server_waiting_is_let_go(house: Running) -> None:
    """For the first byte, the header, the body, the first message, and the next request; all at once."""
    asked = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"
    post = (
        b"POST /api/mine HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"
    )

    async def drip(writer: asyncio.StreamWriter) -> None:
        """One byte after the other is not enough."""
        while True:
            writer.write(b"x")
            await asyncio.sleep(0.5)

    async def silence() -> int | None:
        async with connect(house.socket_url) as line:
            try:
                while True:
                    async with asyncio.timeout(PATIENCE):
                        await line.recv()
            except ConnectionClosed as closed:
                return closed.rcvd.code if closed.rcvd else None

    async def go() -> None:
        said = {"nothing": b"", "header": b"GET / HTTP/1.1\r\nX: ", "body": post, "more": asked}
        came = {name: await come(house, PROXY, words) for name, words in said.items()}
        drips = [asyncio.create_task(drip(came[name][1])) for name in ("header", "body")]
        silent = asyncio.create_task(silence())
        ends = await asyncio.gather(*(read_all(reader) for reader, _ in came.values()))
        for one in drips:
            one.cancel()
        for _, writer in came.values():
            writer.transport.abort()
        answers = dict(zip(came, ends, strict=True))
        assert answers["nothing"] == b""
        assert answers["header"].startswith(b"HTTP/1.1 408")
        assert not answers["body"].startswith(b"HTTP/1.1 5")
        assert answers["more"].startswith(b"HTTP/1.1 200")
        assert await silent == TOO_SILENT
        check_alive(house)

    asyncio.run(go())


def test_a_server_takes_as_many_files_as_it_may(narrow: Running) -> None:
    """It was started with fewer than it could have."""
    assert resource.prlimit(narrow.process.pid, resource.RLIMIT_NOFILE) == (FILES, FILES)


def test_a_server_without_files_goes_on_when_there_are_some_again(narrow: Running) -> None:
    """Somebody else may take files away: nothing is said a thousand times, and it passes."""

    async def go() -> None:
        table = lay(narrow, "newvegas", ["Anna", "Benno"])
        await table.command("start")
        pid, lines = narrow.process.pid, narrow.errors.count(b"\n")
        async with table.player(0) as anna:
            used = len(list(Path(f"/proc/{pid}/fd").iterdir()))
            resource.prlimit(pid, resource.RLIMIT_NOFILE, (used + 2, FILES))
            try:
                async with crowd(narrow, PROXY, ROOM // 2) as connections:
                    await asyncio.gather(*(read_all(reader) for reader, _ in connections[-10:]))
                    await anna.command("move", move=anna.moves[0])
            finally:
                resource.prlimit(pid, resource.RLIMIT_NOFILE, (FILES, FILES))
            while b" 200 " not in (await request(narrow, PROXY, "/health"))[:15]:
                await asyncio.sleep(0.1)
        check_alive(narrow)
        assert narrow.errors.count(b"\n") < lines + 10, narrow.errors.decode()

    asyncio.run(go())


@pytest.mark.parametrize(
    ("address", "home"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("a token", "a token"),
    ],
)
def test_an_address_is_a_household(address: str, home: str) -> None:
    assert household(address) == home


async def answers(house: Running, sender: str, paths: list[str]) -> list[int]:
    """The statuses of requests that a proxy passes on for somebody, one after the other."""
    reader, writer = await come(house, PROXY)
    found: list[int] = []
    for number, path in enumerate(paths):
        head = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: {sender.format(number)}\r\n\r\n"
        writer.write(head.encode())
        async with asyncio.timeout(PATIENCE):
            told = await reader.readuntil(b"\r\n\r\n")
            length = next(line for line in told.lower().split(b"\r\n") if line.startswith(b"content-length"))
            await reader.readexactly(int(length.split(b":")[1]))
        found.append(int(told.split()[1]))
        if found[-1] == 429:
            break
    writer.close()
    return found


def test_a_network_of_ipv6_is_one_address(narrow: Running) -> None:
    """Whoever has a network has any number of addresses, and one limit. The proxy says where requests come from."""

    async def go() -> None:
        assert set(await answers(narrow, "2001:db8::{:x}", ["/api"] * 5_000)) == {200, 429}
        assert await answers(narrow, "2001:db8:0:1::{:x}", ["/api"]) == [200]

    asyncio.run(go())


def test_a_class_of_thirty_behind_one_address_is_served(narrow: Running) -> None:
    """Everybody opens the page, and then a table, at the same time: nobody is asked to wait."""
    files = sorted(
        f"/assets/{file.name}" for file in (CLIENT / "assets").iterdir() if file.name.endswith(("js", "css"))
    )
    router = "198.51.100.7"
    assert CONNECTIONS >= PUPILS * 7, "which browsers open at a time"

    async def visit(laid: Laid, arrived: asyncio.Barrier) -> None:
        home = ["/", "/icon.svg", *files[:15], "/api/tables", "/api"]
        table = [f"/t/{laid.id}", *files[15:30], "/api/games/newvegas", "/api/lessons", laid.path]
        assert set(await answers(narrow, router, home + table)) == {200}
        sender = {"X-Forwarded-For": router}
        async with connect(narrow.socket_url, additional_headers=sender, open_timeout=PATIENCE) as line:
            await line.send(json.dumps({"type": "speak", "language": "de"}))
            await line.send(json.dumps({"type": "open", "table": laid.id}))
            heard = [json.loads(await asyncio.wait_for(line.recv(), PATIENCE))["type"] for _ in range(2)]
            assert heard == ["hello", "view"]
            await asyncio.wait_for(arrived.wait(), PATIENCE)

    async def go() -> None:
        laid, arrived = lay(narrow, "newvegas", ["Anna", "open"]), asyncio.Barrier(PUPILS)
        await asyncio.gather(*(visit(laid, arrived) for _ in range(PUPILS)))

    asyncio.run(go())
