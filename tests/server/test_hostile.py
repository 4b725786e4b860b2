"""Clients that are slow, greedy or many are bounded, and hurt nobody else."""

from __future__ import annotations

import asyncio
import json
import sys
from collections import Counter
from contextlib import AsyncExitStack
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from neonstrip.server.door import MOST_UNHEARD
from neonstrip.server.limits import SOCKETS
from neonstrip.server.socket import MOST_WATCHES, TOO_MANY, TOO_SLOW
from neonstrip.server.unsent import HEARD_BELOW
from server.client import ask
from server.playing import catch_up, lay
from server.running import Running, check_alive, server


async def answer(socket: ClientConnection) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 60))
    return message


async def figure(house: Running, name: str) -> int:
    """One of the server's figures, as it is now."""
    for line in (await asyncio.to_thread(ask, house.url, "/metrics")).splitlines():
        if line.startswith(f"neonstrip_{name} "):
            return int(line.split()[1])
    return 0


async def is_let_in(house: Running) -> None:
    """Come again until the server has noticed that somebody left."""
    while True:
        async with connect(house.socket_url) as socket:
            if (await answer(socket))["type"] == "hello":
                return
        await asyncio.sleep(0.05)


WISHES = 150
"""Full views of fifty seats that somebody asks for and does not read: far more than all buffers on the way hold."""


def test_who_asks_and_does_not_read_is_not_heard(house: Running) -> None:
    """Little waits for them, others go on, and when they read at last they get all they have asked for."""

    async def go() -> None:
        table = lay(house, "newvegas", [f"P{number}" for number in range(50)])
        await table.command("start")
        wish = json.dumps({"type": "open", "table": table.id, "token": table.tokens[0]})
        # The client takes one frame; all others stay on the way and with the server.
        async with (
            table.player(0) as reader,
            connect(house.socket_url, compression=None, max_size=None, max_queue=1) as socket,
        ):
            before = await figure(house, 'messages_total{kind="open"}')
            for _ in range(WISHES):
                await socket.send(wish)
            then, heard, waiting = (0, 0), 0, 0
            while heard < WISHES and (waiting <= HEARD_BELOW or then != (heard, waiting)):
                then = heard, waiting
                await catch_up(reader)
                heard = await figure(house, 'messages_total{kind="open"}') - before
                waiting = await figure(house, "unsent_bytes")
            assert heard < WISHES
            assert HEARD_BELOW < waiting < 1_000_000
            answers = Counter([(await answer(socket))["type"]])
            while answers["view"] < WISHES:
                answers[(await answer(socket))["type"]] += 1
            await reader.command("move", move=reader.moves[0])

    asyncio.run(go())


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server that hears everybody, and lets a view or two wait for them."""
    folder = tmp_path_factory.mktemp("impatient")
    (folder / "impatient.py").write_text(
        "import runpy, sys\n"
        "from neonstrip.server import unsent\n"
        "unsent.HEARD_BELOW, unsent.MOST_UNSENT = 10**9, 500_000\n"
        "sys.argv[:2] = []\n"
        "runpy.run_module('neonstrip', run_name='__main__', alter_sys=True)\n"
    )
    python = folder / "python"
    python.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{folder}/impatient.py" "$@"\n')
    python.chmod(0o755)
    with server(f"sqlite:///{folder}/tables.sqlite", python=str(python)) as running:
        yield running


def test_who_does_not_read_is_let_go_and_can_come_back(impatient: Running) -> None:
    """Nothing is kept of them, not even the connection, and whoever reads is told why."""
    house = impatient

    async def go() -> None:
        table = lay(house, "newvegas", [f"P{number}" for number in range(50)])
        await table.command("start")
        wish = json.dumps({"type": "open", "table": table.id, "token": table.tokens[0]})
        async with (
            table.player(0) as reader,
            connect(house.socket_url, compression=None, max_size=None, max_queue=1, ping_interval=None) as late,
            connect(house.socket_url, compression=None, max_size=None, max_queue=1, ping_interval=None) as never,
        ):

            async def ask_on(socket: ClientConnection) -> None:
                while True:
                    await socket.send(wish)

            asking = [asyncio.create_task(ask_on(socket)) for socket in (late, never)]
            async with asyncio.timeout(120):
                while await figure(house, "slow_clients_total") < 2:
                    await asyncio.sleep(0.05)
            for one in asking:
                one.cancel()
            with pytest.raises(ConnectionClosed) as closed:  # noqa: PT012
                while True:
                    await asyncio.wait_for(late.recv(), 60)
            # What the client still sent lies unread at the server, and TCP may drop the last words with it.
            assert closed.value.rcvd is None or closed.value.rcvd.code == TOO_SLOW
            async with asyncio.timeout(120):
                while await figure(house, "connections") > 2:  # the reader's, and that of this very question
                    await asyncio.sleep(0.1)
            assert await figure(house, "unsent_bytes") == 0
            never.transport.abort()
            await catch_up(reader)
            async with table.player(0) as back:
                assert back.log == reader.log
                assert back.state == reader.state | {"full": True}
        check_alive(house)

    asyncio.run(go())


def test_messages_that_were_not_heard_are_bounded(house: Running) -> None:
    """Many small ones come in one piece, and each takes more memory than it has letters."""

    async def go() -> None:
        async with connect(house.socket_url, compression=None) as socket:
            assert (await answer(socket))["type"] == "hello"
            frame = Frame(Opcode.TEXT, b"{}").serialize(mask=True)
            socket.transport.write(frame * (20 * MOST_UNHEARD))
            with pytest.raises(ConnectionClosed) as closed:  # noqa: PT012
                while True:
                    await answer(socket)
            assert closed.value.rcvd is None or closed.value.rcvd.code == TOO_MANY
        check_alive(house)

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
