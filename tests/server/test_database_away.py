"""PostgreSQL hangs, is restarted, is cut off, all while people play: they are told, lose nothing, and play on."""

from __future__ import annotations

import asyncio
import signal
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from length import LONG
from server.client import Player
from server.crowd import TABLES
from server.playing import lay
from server.running import Running
from server.troubles import Quiet, Trouble, play_through
from tables.postgres import Server, private_server
from tables.proxy import Proxy

ROUNDS = 3 if LONG else 1
HANGING = 60 if LONG else 0
"""Seconds that the database hangs after everybody has been told."""
SILENCE = 300
"""Seconds besides for which somebody may hear nothing who waits for others: as long as a busy machine takes to hang,
stop and start a database. Whoever asks is told within a minute, see `Quiet`."""
LOST_ANSWERS = 20 if LONG else 2
PLAYED = TABLES if LONG else TABLES[2:4]  # bots, and two people


class Weather:
    """All that may happen to a database and to the wires that lead there."""

    def __init__(self, database: Server, wires: list[Proxy], quiet: list[Quiet]) -> None:
        self.database = database
        self.wires = wires
        self.quiet = quiet

    async def hang(self) -> None:
        """All its processes stop where they are."""
        await asyncio.to_thread(self.database.hang)
        await asyncio.gather(*(quiet.is_away() for quiet in self.quiet))
        await asyncio.sleep(HANGING)
        await asyncio.gather(*(quiet.is_away() for quiet in self.quiet))
        await asyncio.to_thread(self.database.go_on)
        await self.all_is_well()

    async def restart(self, how: signal.Signals) -> None:
        await asyncio.to_thread(self.database.stop, how)
        await asyncio.gather(*(quiet.says_so() for quiet in self.quiet))
        await asyncio.to_thread(self.database.start)
        await self.all_is_well()

    async def restart_in_order(self) -> None:
        await self.restart(signal.SIGINT)

    async def crash(self) -> None:
        await self.restart(signal.SIGQUIT)

    async def cut(self) -> None:
        """One worker hears nothing any more, then its connections break, then it gets no new ones."""
        wire, quiet = self.wires[0], self.quiet[0]
        wire.hold()
        await quiet.is_away()
        await wire.drop()
        await quiet.is_away()
        await wire.refuse()
        await quiet.says_so()
        await wire.open()
        await self.all_is_well()

    async def lose_answers(self) -> None:
        """The cut falls between a commit and its answer."""
        for _ in range(LOST_ANSWERS):
            for wire in self.wires:
                wire.swallow()
                await wire.swallowed.wait()
        await self.all_is_well()

    async def all_is_well(self) -> None:
        await asyncio.gather(*(quiet.is_back() for quiet in self.quiet))

    def troubles(self) -> list[Trouble]:
        return [self.hang, self.restart_in_order, self.cut, self.lose_answers, self.crash] * ROUNDS


@pytest.mark.long
def test_people_play_through_everything_that_happens_to_the_database(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("server.client.PATIENCE", SILENCE + 2 * HANGING)

    async def go(database: Server) -> None:
        async with AsyncExitStack() as stack:
            wires, servers = await start_two(stack, database)
            quiet = [await stack.enter_async_context(await asyncio.to_thread(Quiet, one)) for one in servers]
            weather = Weather(database, wires, quiet)
            crowd = await play_through(servers, database.url, PLAYED, weather.troubles())
            print(f"{crowd.commands} commands in {len(crowd.finished)} games, {crowd.asked_again} asked again")
            assert crowd.asked_again

    with private_server() as database:
        asyncio.run(go(database))


def test_a_worker_that_is_cut_off_shows_what_it_has_and_tells_the_rest_later() -> None:
    async def go(database: Server) -> None:
        async with AsyncExitStack() as stack:
            wires, servers = await start_two(stack, database)
            table = await asyncio.to_thread(lay, servers[0], "royale", ["Ann", "Ben"])
            async with Player(servers[1].socket_url, table.id, table.tokens[0]) as ann:
                await ann.command("say", reaction="hurry")
                async with table.player(1) as ben:
                    assert ben.log == ann.log
                wires[0].hold()
                await ann.command("say", reaction="wow")
                async with table.player(1) as ben:
                    assert ben.log == ann.log[:-1]
                    await wires[0].open()
                    while ben.seq < ann.seq:
                        await ben.hear()
                    assert ben.log == ann.log

    with private_server() as database:
        asyncio.run(go(database))


async def start_two(stack: AsyncExitStack, database: Server) -> tuple[list[Proxy], list[Running]]:
    """Two workers over one database, and the wire of each."""
    wires = [Proxy(Path(database.folder)) for _ in range(2)]
    for wire in wires:
        await wire.open()
        stack.push_async_callback(wire.refuse)
    return wires, [await start(stack, wire.url) for wire in wires]


async def start(stack: AsyncExitStack, url: str) -> Running:
    """A server whose way to the database goes through this very process, which must not wait for it."""
    running = await asyncio.to_thread(Running, url)
    stack.push_async_callback(asyncio.to_thread, running.stop)
    return running
