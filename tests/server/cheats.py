"""Cheats who send nearly right messages over the WebSocket, and what must be true of the tables afterwards."""

from __future__ import annotations

import asyncio
import json
import re
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from neonstrip import locales
from neonstrip.play.game import SPECTATOR
from neonstrip.tables.effects import apply
from neonstrip.tables.storage import Journal
from neonstrip.tables.table import Table
from neonstrip.tables.watching import Watch
from server.client import Player, Refused
from server.mutation import REAL, Mutator
from server.playing import Laid, catch_up, lay, people, play_out, played
from server.running import Running
from server.truth import still_told

ROUND = 1_000
BATCH = 50
CHEATS = 4
PLAYING = 4
KINDS = {"hello", "view", "present", "pong", "done", "error"}
WORDS = {
    code
    for path in (Path(locales.__file__).parent / "en").glob("*.ftl")
    for code in re.findall("^mistake-([a-z-]+) =", path.read_text("utf-8"), re.MULTILINE)
}


async def lay_tables(house: Running) -> list[Laid]:
    """Tables of both games: in play, still open, and over."""
    playing = [
        lay(house, "royale", ["Ann", "Ben"]),
        lay(house, "royale", ["Ann", "Ben", "Cleo", "Dora", "Emil"]),
        lay(house, "newvegas", ["Ann", "Ben"]),
        lay(house, "newvegas", ["Ann", "Ben", "Cleo"]),
    ]
    for table in playing:
        await table.command("start")
    over = lay(house, "royale", ["Ann", "bot random"])
    await played(over)
    return [*playing, lay(house, "royale", ["Ann", "open", "open"]), lay(house, "newvegas", ["Ann", "open"]), over]


class Cheat:
    """Sends what a mutator makes, and looks at every answer."""

    def __init__(self, house: Running, mutator: Mutator, number: int) -> None:
        self.house, self.mutator, self.number = house, mutator, number
        self.codes: Counter[str] = Counter()
        self.barriers = 0

    async def send(self, messages: int) -> None:
        # Views may come until the last moment: a queue that is full would hide the answer to the end of the connection
        async with connect(self.house.socket_url, max_size=None, max_queue=None, compression=None) as socket:
            for _ in range(messages // BATCH):
                for _ in range(BATCH):
                    await socket.send(self.mutator.frame())
                await self.settle(socket)

    async def settle(self, socket: ClientConnection) -> None:
        """Hear everything up to the answer to a message of this kind, which nobody else sends."""
        self.barriers += 1
        ref = f"barrier {self.number} {self.barriers}"
        table = self.mutator.tables[0].id
        await socket.send(json.dumps({"type": "undo", "table": table, "token": "x", "ref": ref}))
        while True:
            text = await asyncio.wait_for(socket.recv(), 60)
            message = json.loads(text)
            assert message["type"] in KINDS
            if message["type"] == "error":
                self.codes[message["code"]] += 1
                assert message["text"], message
                assert message["code"] not in ("defect", "storage-gone"), message
                assert "Traceback" not in text
                if message["ref"] == ref:
                    return


async def is_told_by_the_log(running: Running, fresh: Player) -> bool:
    """Whether somebody who has just come is shown what nothing but the log makes: now, or when they came.

    Bots may sit at a table, and go on while it is compared.
    """
    journal = await Journal.open(running.database)
    try:
        entries = await journal.read(fresh.table)
    finally:
        await journal.close()
    viewer = SPECTATOR if fresh.state["seat"] is None else fresh.state["seat"]
    again = Table.blank(fresh.table)
    for entry in entries:
        apply(again, entry)
        if again.dossier.log.length(viewer) == fresh.seq:
            shown = list[bytes]()
            Watch.looking(fresh.table, viewer, shown.append).update(again)
            view: dict[str, Any] = json.loads(shown[0])
            if view.pop("log") == fresh.log and {**view, "view": view.get("view", {})} == fresh.state:
                return True
    return False


async def come_back(player: Player) -> None:
    """Take the seat from a bot that may sit in."""
    with suppress(Refused):
        await player.command("return")


async def check(house: Running, table: Laid, watched: dict[int, Player]) -> None:
    """Who comes now gets what the log makes, which is what who watched all the time has."""
    for seat in (None, *watched):
        fresh = table.player(seat)
        fresh.gaps = True
        async with fresh:
            assert await is_told_by_the_log(house, fresh)
            if seat is not None:
                assert fresh.log == still_told(watched[seat].log, fresh.log)
                assert fresh.state == watched[seat].state | {"full": True}


async def an_evening(
    house: Running, seed: object, messages: int, tell: Callable[[int], None] = lambda sent: None
) -> Counter[str]:
    """People play at some tables while cheats send what they can think of; afterwards the people end their games."""
    tables = await lay_tables(house)
    mutators = [Mutator(tables, f"{seed} {cheat}") for cheat in range(CHEATS)]
    cheats = [Cheat(house, mutator, cheat) for cheat, mutator in enumerate(mutators)]
    async with AsyncExitStack() as stack:
        games = [(table, await stack.enter_async_context(people(table))) for table in tables[:PLAYING]]
        everybody = [player for _, players in games for player in players.values()]
        for player in everybody:
            player.gaps = True
        for sent in range(0, messages, ROUND):
            await asyncio.gather(*(cheat.send(ROUND // CHEATS) for cheat in cheats))
            for player in everybody:
                await come_back(player)
            for player in everybody:
                await catch_up(player)
            for mutator in mutators:
                mutator.moves = [*REAL, *sorted({move for player in everybody for move in player.moves})]
            tell(sent + ROUND)
        for table in tables:
            await check(house, table, next((players for other, players in games if other is table), {}))
        for table, players in games:
            await play_out(table, players)
            table.record()
    return sum((cheat.codes for cheat in cheats), Counter())
