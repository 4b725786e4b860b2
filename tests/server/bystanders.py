"""People who only want to play while somebody else misbehaves, and how long each of their moves takes."""

from __future__ import annotations

import asyncio
import random
import time
import zlib
from contextlib import AsyncExitStack

from neonstrip.play.record import Record
from neonstrip.play.verification import verify
from server.client import Player, ask
from server.playing import Laid, catch_up, lay, move
from server.running import Running


class Bystanders:
    """A few people at a table of their own, and at the next one when its game is over."""

    def __init__(self, house: Running, game: str, seats: list[str], seed: object, pause: float = 0.0) -> None:
        self.house, self.game, self.seats = house, game, seats
        self.address = f"127.1.{zlib.crc32(str(seed).encode()) % 250}.{len(seats)}"
        """Not that of who misbehaves: limits go by it."""
        self.dice = random.Random(f"bystanders {seed}")
        self.pause = pause
        """Seconds after each look of one of them, and move if they can."""
        self.games = 0
        self.times: list[float] = []
        """Seconds from each move to its answer."""

    async def play(self, enough: asyncio.Event) -> None:
        """One game after the other. The last one is played to its end too."""
        while not enough.is_set() or not self.games:
            await self.play_one()

    async def play_one(self) -> None:
        table = await asyncio.to_thread(lay, self.house, self.game, self.seats, self.address)
        await table.command("start")
        async with AsyncExitStack() as stack:
            players = [await stack.enter_async_context(self.person(table, seat)) for seat in table.tokens]
            while any(player.stage != "over" for player in players):
                for player in players:
                    await catch_up(player)
                    if player.moves:
                        begun = time.perf_counter()
                        await move(player, self.dice.choice(player.moves))
                        self.times.append(time.perf_counter() - begun)
                    await asyncio.sleep(self.pause)
            await self.check(table, players)
        self.games += 1

    def person(self, table: Laid, seat: int) -> Player:
        return Player(self.house.socket_url, table.id, table.tokens[seat], self.address)

    async def check(self, table: Laid, players: list[Player]) -> None:
        """Everybody has read every line once, to the same end, and the record is true."""
        record = Record.parse(await asyncio.to_thread(ask, self.house.url, f"{table.path}/record"))
        game = verify(record)
        assert game.is_over
        assert record.results == game.results()
        for player in players:
            assert [line["n"] for line in player.log] == list(range(1, player.seq + 1))
            assert player.log[-1]["results"] == record.results
