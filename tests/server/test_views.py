"""What a view contains, and that what comes in pieces adds up to what a new connection gets at once."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from typing import Any

import pytest

from server.client import Player, Refused, ask
from server.playing import Laid, catch_up, lay, people
from server.running import Running
from server.truth import still_told


class Onlooker(Player):
    """Looks at a table from a seat as if for the first time, whenever it is asked."""

    def __init__(self, socket_url: str, table: str, token: str = "") -> None:
        super().__init__(socket_url, table, token, gaps=True)

    def _merge(self, message: dict[str, Any]) -> None:
        if message["full"]:
            self.log = []
        super()._merge(message)

    async def look(self) -> None:
        await self.send({"type": "open", "table": self.table, "token": self.token})
        while not (await self.hear()).get("full"):
            pass


def same(player: Player, fresh: Player) -> bool:
    """Whether both know the same at the same point of the log; False if the table has gone on in between."""
    if player.seq != fresh.seq:
        return False
    known, shown = ({name: value for name, value in each.state.items() if name != "full"} for each in (player, fresh))
    assert known == shown
    if player.stage != "over":  # with the end comes what was secret in the log before
        assert still_told(player.log, fresh.log) == fresh.log
    return True


ENOUGH = 200
ACTIONS = ("move",) * 12 + ("undo", "restart", "say", "leave", "return")

EXPECTED = ("no-undo", "not-relieved", "seat-has-bot", "not-your-turn", "illegal-move", "game-over")
"""The bot that sits in may have been quicker."""


async def act(player: Player, dice: random.Random) -> None:
    """Do something, allowed or not."""
    kind = dice.choice(ACTIONS)
    fields: dict[str, Any] = {"text": "hm"} if kind == "say" else {}
    if kind == "move":
        if not player.moves:
            return
        fields = {"move": dice.choice(player.moves)}
    try:
        await player.command(kind, **fields)
    except Refused as refusal:
        if refusal.code not in EXPECTED:
            raise


@pytest.mark.parametrize(("game", "options"), [("royale", {"tiles": 6}), ("newvegas", {})])
def test_pieces_add_up_to_the_whole(house: Running, game: str, options: dict[str, Any]) -> None:
    """In random games, after every message that anybody got, until so many were compared.

    How many that are in a game depends on who is quicker: where a bot has moved in between, nothing can be compared.
    """
    checked, dice = 0, random.Random(game)

    async def go() -> None:
        nonlocal checked
        table = lay(house, game, ["Anna", "Benno", "bot random"], options=options, settings={"clock": 1000})
        async with people(table) as players, table.player() as spectator, AsyncExitStack() as stack:
            viewers = [*players.values(), spectator]
            fresh = [Onlooker(house.socket_url, table.id, viewer.token) for viewer in viewers]
            for onlooker in fresh:
                await stack.enter_async_context(onlooker)
            await table.command("start")
            while spectator.stage != "over":
                await act(dice.choice(list(players.values())), dice)
                for viewer, onlooker in zip(viewers, fresh, strict=True):
                    await catch_up(viewer)
                    await onlooker.look()
                    checked += same(viewer, onlooker)
        table.record()

    while checked < ENOUGH:
        asyncio.run(go())


@pytest.mark.parametrize("game", ["royale", "newvegas"])
def test_a_view_says_what_can_be_done_and_who_is_waited_for(house: Running, game: str) -> None:
    async def go() -> None:
        table = lay(house, game, ["Anna", "Benno"])
        async with table.player(0) as anna:
            assert anna.state["seq"] == len(anna.log) == 1
            assert anna.state["waiting"] == []
            assert anna.state["view"] == {}
            await table.command("start")
        async with people(table) as players:
            for number, player in players.items():
                state = player.state
                assert state["seat"] == number
                assert state["seq"] == len(player.log)
                assert bool(player.moves) == (number in state["waiting"])
                assert state["view"]["seat"] == ("Anna", "Benno")[number]
                assert [line["n"] for line in player.log] == list(range(1, len(player.log) + 1))
                assert [line["kind"] for line in player.log] == ["created", "started"]
                assert all(isinstance(line["at"], int) for line in player.log)
            waited = set(players[0].state["waiting"])
            assert waited == ({0, 1} if game == "newvegas" else waited & {0, 1})
            assert waited

    asyncio.run(go())


def test_a_move_tells_what_it_would_bring(house: Running) -> None:
    """Royale's base game: the standing at a casino is public, and so is what a placement would be worth."""

    async def go() -> None:
        table = lay(house, "royale", ["Anna", "Benno"], options={"tiles": 0, "starter": 1})
        await table.command("start")
        async with table.player(0) as anna:
            await anna.command("move", move="roll")
            assert len(anna.state["legal"]) == len(anna.moves) > 0
            assert all("worth" in legal for legal in anna.state["legal"])

    asyncio.run(go())


def test_every_game_is_told_as_structured_events(house: Running) -> None:
    """The log is enough to tell the game by: all moves of Royale are in it, in order, with what they brought about."""

    async def go() -> Laid:
        table = lay(house, "royale", ["bot greedy", "bot greedy", "bot random"])
        async with table.player() as spectator:
            await table.command("start")
            while spectator.stage != "over":
                await spectator.hear()
        async with table.player() as late:
            told = [(line["seat"], line["move"]) for line in late.log if line["kind"] == "move"]
            assert told == table.record().moves
            events = [event for line in late.log for event in line.get("events", [])]
            assert events
            assert all(isinstance(event, dict) for event in events)
            assert late.log[-1]["winners"]
        return table

    table = asyncio.run(go())
    assert ask(house.url, table.path)["stage"] == "over"


async def wait_for(player: Player, kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    while (message := await player.hear())["type"] != kind:
        pass
    return message


def test_everybody_is_told_who_is_there(house: Running) -> None:
    async def go() -> None:
        table = lay(house, "royale", ["Anna", "Benno"])
        async with table.player(0) as anna:
            assert (await wait_for(anna, "present"))["names"] == ["Anna"]
            async with table.player(1) as benno:
                assert (await wait_for(anna, "present"))["names"] == ["Anna", "Benno"]
                await catch_up(benno)
            assert (await wait_for(anna, "present"))["names"] == ["Anna"]

    asyncio.run(go())
