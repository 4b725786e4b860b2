"""Clients that are slow, greedy or many are bounded, and hurt nobody else."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from neonstrip.server.limits import SOCKETS
from neonstrip.server.socket import MOST_WATCHES, TOO_MANY, TOO_SLOW
from server.client import ask
from server.playing import catch_up, lay
from server.running import Running, server


async def answer(socket: ClientConnection) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 60))
    return message


async def is_let_go(house: Running) -> None:
    """Wait until the server has given a client up."""
    while "neonstrip_slow_clients_total 1" not in await asyncio.to_thread(ask, house.url, "/metrics"):
        await asyncio.sleep(0.05)


async def is_let_in(house: Running) -> None:
    """Come again until the server has noticed that somebody left."""
    while True:
        async with connect(house.socket_url) as socket:
            if (await answer(socket))["type"] == "hello":
                return
        await asyncio.sleep(0.05)


def test_who_does_not_read_is_let_go_and_can_come_back(house: Running) -> None:
    """Asking for view after view and reading none fills what the server keeps for a client, which is little."""

    async def go() -> None:
        table = lay(house, "newvegas", [f"P{number}" for number in range(50)])
        await table.command("start")
        wish = json.dumps({"type": "open", "table": table.id, "token": table.tokens[0]})
        # The client takes one frame; all others stay on the way and with the server.
        async with (
            table.player(0) as reader,
            connect(house.socket_url, compression=None, max_size=None, max_queue=1) as socket,
        ):

            async def ask_on() -> None:
                while True:
                    await socket.send(wish)

            asking = asyncio.create_task(ask_on())
            await asyncio.wait_for(is_let_go(house), 60)
            asking.cancel()
            with pytest.raises(ConnectionClosed) as closed:  # noqa: PT012
                while True:
                    await asyncio.wait_for(socket.recv(), 60)
            # What the client still sent lies unread at the server, and TCP may drop the last words with it.
            assert closed.value.rcvd is None or closed.value.rcvd.code == TOO_SLOW
            await catch_up(reader)
            async with table.player(0) as back:
                assert back.log == reader.log
                assert back.state == reader.state | {"full": True}

    asyncio.run(go())


def test_a_connection_watches_so_many_tables(house: Running) -> None:
    async def go() -> None:
        tables = [lay(house, "royale", ["Ann", "open"]) for _ in range(MOST_WATCHES + 1)]
        async with connect(house.socket_url, compression=None) as socket:
            assert (await answer(socket))["type"] == "hello"
            for _ in range(2):  # opening a table again takes no more room
                for table in tables[:-1]:
                    await socket.send(json.dumps({"type": "open", "table": table.id}))
                    assert (await answer(socket))["table_id"] == table.id
                    assert (await answer(socket))["type"] == "present"
            await socket.send(json.dumps({"type": "open", "table": tables[-1].id}))
            assert (await answer(socket))["code"] == "too-many-watches"
            await socket.send(json.dumps({"type": "close", "table": tables[0].id}))
            await socket.send(json.dumps({"type": "open", "table": tables[-1].id}))
            assert (await answer(socket))["table_id"] == tables[-1].id

    asyncio.run(go())


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server with its usual limits."""
    with server(f"sqlite:///{tmp_path_factory.mktemp('strict')}/tables.sqlite", limits="1") as running:
        yield running


def test_an_address_has_so_many_connections(strict: Running) -> None:
    async def go() -> None:
        async with AsyncExitStack() as stack:
            sockets = [await stack.enter_async_context(connect(strict.socket_url)) for _ in range(SOCKETS)]
            for socket in sockets:
                assert (await answer(socket))["type"] == "hello"
            one_more = await stack.enter_async_context(connect(strict.socket_url))
            assert (await answer(one_more))["code"] == "too-many"
            with pytest.raises(ConnectionClosed) as closed:
                await one_more.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == TOO_MANY
            await sockets[0].close()
            await asyncio.wait_for(is_let_in(strict), 60)

    asyncio.run(go())


def test_a_flood_of_messages_is_refused_and_waits(strict: Running) -> None:
    """Who is refused is heard again a little later, and by then some more are allowed: refusing must not be work."""

    async def go() -> None:
        async with connect(strict.socket_url) as socket:
            assert (await answer(socket))["type"] == "hello"
            for _ in range(400):
                await socket.send('{"type":"ping"}')
            answers = [await answer(socket) for _ in range(400)]
            refused = [message for message in answers if message["type"] == "error"]
            assert {message["code"] for message in refused} == {"too-many"}
            assert len(refused) < 80

    asyncio.run(go())
