"""Who is here: told when names change and not with every page, and right over several workers."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack, ExitStack
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from length import LONG
from server.client import Player, Refused
from server.playing import lay
from server.running import Running, server

WATCHES = 1_200 if LONG else 200
EACH = 100


async def wait_for(player: Player, what: str, names: list[str]) -> dict[str, Any]:
    """The next telling in which a list of names is this one."""
    while True:
        message = await player.hear()
        if message["type"] == "present" and message[what] == names:
            return message


async def hear_on(socket: ClientConnection, heard: list[dict[str, Any]]) -> None:
    """Hear everything up to the answer to a ping."""
    await socket.send('{"type":"ping"}')
    while (message := json.loads(await asyncio.wait_for(socket.recv(), 60)))["type"] != "pong":
        heard.append(message)


def test_watches_with_made_up_tokens_are_told_to_nobody(house: Running) -> None:
    """Every watch hears once who is here, and nobody else hears of it: messages grow with watches, not their square."""

    async def go() -> None:
        table = lay(house, "royale", ["Anna", "Benno"])
        heard: list[dict[str, Any]] = []
        async with table.player(0) as anna, AsyncExitStack() as stack:
            sockets = [
                await stack.enter_async_context(connect(house.socket_url, compression=None, max_queue=None))
                for _ in range(WATCHES // EACH)
            ]
            for socket in sockets:
                for number in range(EACH):
                    token = f"made-up-{number}"
                    await socket.send(json.dumps({"type": "open", "table": table.id, "token": token}))
                await hear_on(socket, heard)
            for socket in sockets:
                for number in range(EACH):
                    token = f"made-up-{number}"
                    await socket.send(json.dumps({"type": "close", "table": table.id, "token": token}))
                await hear_on(socket, heard)
            present = [message for message in heard if message["type"] == "present"]
            assert len(present) == WATCHES
            assert all(message["names"] == ["Anna"] for message in present)
            async with table.player(1):
                await wait_for(anna, "names", ["Anna", "Benno"])
            assert sum('"present"' in text for text in anna.heard) == 2, "herself, and Benno"

    asyncio.run(go())


def test_changes_are_gathered_and_the_last_is_always_told(house: Running) -> None:
    """Benno comes and goes many times a second; Anna hears a few of that, and in the end that he is gone."""

    async def go() -> None:
        table = lay(house, "royale", ["Anna", "Benno"])
        comings = 30
        async with table.player(0) as anna:
            await wait_for(anna, "names", ["Anna"])
            begun = asyncio.get_running_loop().time()
            async with connect(house.socket_url, compression=None, max_queue=None) as socket:
                wish = {"table": table.id, "token": table.tokens[1]}
                for _ in range(comings):
                    await socket.send(json.dumps({"type": "open", **wish}))
                    await socket.send(json.dumps({"type": "close", **wish}))
                await hear_on(socket, [])
            async with table.player(1):
                await wait_for(anna, "names", ["Anna", "Benno"])
            await wait_for(anna, "names", ["Anna"])
            seconds = asyncio.get_running_loop().time() - begun
            told = sum('"present"' in text for text in anna.heard)
            assert told <= 3 + seconds, "once a second, whatever happens"

    asyncio.run(go())


def test_the_host_lets_a_bot_play_only_for_who_is_away(house: Running) -> None:
    async def go() -> None:
        table = lay(house, "newvegas", ["Anna", "Benno", "Cleo"], settings={"away": 1})
        await table.command("start")
        async with table.player(0) as anna, table.player(2):
            async with table.player(1) as benno:
                assert benno.state["table"]["settings"]["away"] == 1
                await wait_for(anna, "names", ["Anna", "Benno", "Cleo"])
                with pytest.raises(Refused) as refused:
                    await table.command("relieve", seat=1)
                assert refused.value.code == "seat-present"
                assert refused.value.problem["facts"] == {"name": "Benno", "seconds": 1}
            await wait_for(anna, "away", ["Benno"])
            await table.command("relieve", seat=1, bot="random")
            async with table.player(1) as benno:
                assert benno.state["table"]["seats"][1]["stand_in"] == "random"
                await benno.command("return")
                await wait_for(anna, "away", [])

    asyncio.run(go())


def test_who_has_a_page_at_another_worker_is_not_away(postgres_house: Running) -> None:
    """A worker that starts later counts from then on, and asks the others who is with them."""

    async def go() -> None:
        table = lay(postgres_house, "newvegas", ["Anna", "Benno", "Cleo"], settings={"away": 1})
        await table.command("start")
        async with table.player(0) as there:
            with ExitStack() as stack:
                # in a thread: a person who answers no ping for so long is gone
                table.server = await asyncio.to_thread(stack.enter_context, server(postgres_house.database))
                async with table.player(1) as here:
                    message = await wait_for(here, "away", ["Cleo"])
                    assert message["names"] == ["Anna", "Benno"]
                    with pytest.raises(Refused) as refused:
                        await table.command("relieve", seat=0)
                    assert refused.value.code == "seat-present"
                    await there.disconnect()
                    await wait_for(here, "away", ["Anna", "Cleo"])
                    await table.command("relieve", seat=0)

    asyncio.run(go())
