"""Connections break and servers end at any moment: nothing is missed, nothing counts twice, and the game goes on."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from server.client import Player
from server.playing import PATIENCE, Laid, at_random, lay, move, people
from server.running import Running, server

LOST = (ConnectionClosed, InvalidHandshake, OSError, EOFError)
"""How a broken connection shows, or one to a server that is not there yet."""


class Stubborn(Player):
    """Somebody on a bad line, who sends again under the same reference whatever was not answered."""

    def __init__(self, socket_url: str, table: str, token: str, dice: random.Random, cuts: float) -> None:
        super().__init__(socket_url, table, token)
        self.dice = dice
        self.cuts = cuts
        """How often the line breaks."""
        self.broken = 0
        self.made: list[str] = []
        """Every move that was answered, once."""

    def maybe_cut(self) -> None:
        if self.socket is not None and self.dice.random() < self.cuts:
            self.socket.transport.abort()
            self.broken += 1

    async def play(self) -> None:
        await self.insist(self.connect)
        while self.stage != "over":
            if self.moves:
                text, decision, ref = self.dice.choice(self.moves), self.state["decision"], self.new_ref()
                await self.insist(partial(self.ask, text, decision, ref))
                self.made.append(text)
            else:
                await self.insist(self.listen)
        await self.disconnect()

    async def ask(self, text: str, decision: int, ref: str) -> None:
        self.maybe_cut()
        await self.send(
            {"type": "move", "table": self.table, "token": self.token, "ref": ref, "move": text, "decision": decision}
        )
        self.maybe_cut()
        while True:
            message = await self.hear()
            assert message["type"] != "error", message
            if message["type"] == "done" and message["ref"] == ref:
                return

    async def listen(self) -> None:
        self.maybe_cut()
        await self.hear()

    async def insist(self, what: Callable[[], Awaitable[None]]) -> None:
        """Do something; whenever the line breaks, come back where one was, and do it again."""
        while True:
            try:
                return await what()
            except LOST:
                await self.come_back()

    async def come_back(self) -> None:
        while True:
            try:
                return await self.connect()
            except LOST:
                await asyncio.sleep(0.05)  # the server is starting


def stubborn(table: Laid, cuts: float) -> list[Stubborn]:
    url = table.server.socket_url
    return [Stubborn(url, table.id, token, random.Random(seat), cuts) for seat, token in table.tokens.items()]


def check(table: Laid, players: list[Stubborn]) -> None:
    """Every move that was answered is in the record, once, in its order, and nothing else."""
    record = table.record()
    for seat, player in enumerate(players):
        assert [text for mover, text in record.moves if mover == seat] == player.made
        assert player.log[-1]["results"] == record.results
        assert [line["n"] for line in player.log] == list(range(1, player.seq + 1))


@pytest.mark.parametrize("game", ["royale", "newvegas"])
def test_a_line_that_breaks_all_the_time_costs_nothing(house: Running, game: str) -> None:
    async def go() -> tuple[Laid, list[Stubborn]]:
        table = lay(house, game, ["Anna", "Benno", "Cleo", "bot random"])
        players = stubborn(table, 0.15)
        await table.command("start")
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(player.play() for player in players))
        return table, players

    table, players = asyncio.run(go())
    check(table, players)
    assert sum(player.broken for player in players) > 20


def test_games_survive_their_server(tmp_path: Path) -> None:
    """A server that is stopped, and then killed, while people play both games."""

    async def go(running: Running) -> list[tuple[Laid, list[Stubborn]]]:
        tables = [lay(running, game, ["Anna", "Benno", "bot greedy"]) for game in ("royale", "newvegas")]
        everybody = [(table, stubborn(table, 0.0)) for table in tables]
        for table in tables:
            await table.command("start")
        players = [player for _, group in everybody for player in group]
        games = asyncio.gather(*(player.play() for player in players))
        for end in (running.stop, running.kill):
            told = sum(len(player.log) for player in players)
            while sum(len(player.log) for player in players) < told + 80:
                assert not games.done(), "over before the server ended"
                await asyncio.sleep(0.01)  # until some more has happened
            await asyncio.to_thread(end)
            await asyncio.to_thread(running.start)
        async with asyncio.timeout(PATIENCE):
            await games
        return everybody

    with server(f"sqlite:///{tmp_path}/tables.sqlite") as running:
        for table, players in asyncio.run(go(running)):
            check(table, players)


def test_the_same_reference_counts_once(house: Running) -> None:
    async def go() -> None:
        table = lay(house, "newvegas", ["Anna"], options={"opponent": 1})
        await table.command("start")
        async with table.player(0) as phone, table.player(0) as laptop:
            first = phone.moves[0]
            for player in (phone, phone, laptop):
                await player.command("move", move=first, ref="first")
            assert len([line for line in phone.log if line["kind"] == "move"]) == 1
            while not phone.state["can_undo"] or len(phone.log) < 5:
                await phone.command("move", move=phone.moves[0])
            step = phone.log[-1]["move"]
            await phone.command("undo", ref="third")
            await laptop.command("undo", ref="third")
            assert step in phone.moves

    asyncio.run(go())


def test_who_comes_back_gets_exactly_the_lines_not_read_yet(house: Running) -> None:
    async def go() -> None:
        table = lay(house, "newvegas", ["Anna", "Benno"])
        await table.command("start")
        async with people(table) as players:
            for number in range(40):
                for player in players.values():
                    if player.moves:
                        await move(player, at_random(number)(player))
        for seat in (0, 1, None):
            async with table.player(seat) as whole:
                assert whole.seq > 5
            for known in (0, 1, whole.seq - 1, whole.seq):
                late = table.player(seat)
                late.log, late.seq = whole.log[:known], known
                async with late:
                    assert late.log == whole.log
                    assert late.state == whole.state
            lost = table.player(seat)
            lost.seq = whole.seq + 1000
            async with lost:
                assert lost.log == whole.log, "more than there is: all is told again"

    asyncio.run(go())
