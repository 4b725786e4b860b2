"""Tables and the people at them, for tests that play over real sockets."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from websockets.asyncio.client import connect

from neonstrip.play.record import Record
from neonstrip.play.verification import verify
from server.client import Player, ask
from server.running import Running

PATIENCE = 600
"""Seconds for a whole game, on a machine that does other things too."""

Choose = Callable[[Player], str]


class Laid:
    """A new table and the tokens that its host got."""

    def __init__(self, server: Running, answer: dict[str, Any]) -> None:
        self.server = server
        self.id: str = answer["table"]
        self.host: str = answer["host"]
        self.tokens = {int(seat): token for seat, token in answer["tokens"].items()}

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}"

    def about(self) -> dict[str, Any]:
        """What everybody may know."""
        about: dict[str, Any] = ask(self.server.url, self.path)
        return about

    def sit(self, name: str, **wishes: Any) -> int:
        """Somebody takes an open seat; their token is kept with the others."""
        taken = ask(self.server.url, f"{self.path}/seats", {"name": name, **wishes})
        self.tokens[taken["seat"]] = taken["token"]
        seat: int = taken["seat"]
        return seat

    def player(self, seat: int | None = None) -> Player:
        """Who sits there, or a spectator."""
        return Player(self.server.socket_url, self.id, "" if seat is None else self.tokens[seat])

    async def command(self, kind: str, **fields: Any) -> None:
        """The host asks for something, without watching."""
        host = self.player()
        async with connect(self.server.socket_url, max_size=None, compression=None) as host.socket:
            await host.command(kind, token=self.host, **fields)

    def record(self) -> Record:
        """The record of the finished game, checked by playing it again."""
        record = Record.parse(ask(self.server.url, f"{self.path}/record"))
        game = verify(record)
        assert game.is_over
        assert record.results == game.results()
        return record


def seat(words: str) -> dict[str, str]:
    """A seat from a few words: `open`, `bot greedy`, or the name of a person at this device."""
    if words == "open":
        return {"kind": "open"}
    kind, _, rest = words.partition(" ")
    return {"kind": "bot", "bot": rest} if kind == "bot" else {"kind": "human", "name": words}


def lay(server: Running, game: str, seats: Sequence[str], address: str = "127.0.0.1", **wishes: Any) -> Laid:
    """Lay a table."""
    return lay_some(server, game, seats, address, **wishes)[0]


def lay_some(server: Running, game: str, seats: Sequence[str], address: str = "127.0.0.1", **wishes: Any) -> list[Laid]:
    """Lay tables, several of one deal with `copies`."""
    body = {"game": game, "seats": [seat(words) for words in seats], **wishes}
    answers = ask(server.url, "/api/tables", body, address=address)
    return [Laid(server, answer) for answer in answers]


@asynccontextmanager
async def people(table: Laid) -> AsyncIterator[dict[int, Player]]:
    """Everybody whose token is known, each over a socket of their own."""
    async with AsyncExitStack() as stack:
        yield {number: await stack.enter_async_context(table.player(number)) for number in sorted(table.tokens)}


def at_random(number: int) -> Choose:
    """Somebody who does whatever is allowed."""
    dice = random.Random(number)
    return lambda player: dice.choice(player.moves)


async def move(player: Player, text: str) -> None:
    """Make a move, meant for the decision that the view told of."""
    await player.command("move", move=text, decision=player.state["decision"])


async def play_on(player: Player, choose: Choose, until: Callable[[Player], bool] | None = None) -> None:
    """Play whenever it is one's turn, until the game is over or enough has happened."""
    while player.stage != "over" and not (until and until(player)):
        if player.moves:
            await move(player, choose(player))
        else:
            await player.hear()


async def play_out(table: Laid, players: dict[int, Player]) -> None:
    """All play at the same time, each as they can, to the end."""
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*(play_on(player, at_random(number)) for number, player in players.items()))


async def catch_up(player: Player) -> None:
    """Hear all that the server had to say so far: it answers in order."""
    await player.send({"type": "ping"})
    while (await player.hear())["type"] != "pong":
        pass


async def played(table: Laid) -> Record:
    """Start a table and play it to its end. Everybody reads the same end, and the record is true."""
    await table.command("start")
    async with people(table) as players:
        await play_out(table, players)
        record = table.record()
        for player in players.values():
            assert player.log[-1]["kind"] == "over"
            assert player.log[-1]["results"] == record.results
            assert player.seq == len(player.log)
    return record
