"""Any moment again: a finished game as every seat saw it, a link to a moment, a game that goes on from there."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from server.client import Player, Refused, ask
from server.playing import Laid, at_random, lay, people, play_on, play_out, played, seat
from server.running import Running

SAME = {"royale": ("round", "phase", "roll", "black", "bank"), "newvegas": ("round", "combinations", "projects")}
"""What a view at the beginning of a continued game has in common with the moment it goes on from."""


class Keeper(Player):
    """Remembers everything that was shown, by the length of the log at that time."""

    def __init__(self, socket_url: str, table: str, token: str) -> None:
        super().__init__(socket_url, table, token)
        self.kept: dict[int, dict[str, Any]] = {}

    def _merge(self, message: dict[str, Any]) -> None:
        super()._merge(message)
        self.kept[self.seq] = self.state | {"log": list(self.log)}


def without(state: dict[str, Any], *names: str) -> dict[str, Any]:
    return {name: value for name, value in state.items() if name not in names}


@pytest.mark.parametrize("game", ["royale", "newvegas"])
def test_a_finished_game_is_seen_again_as_every_seat_saw_it(house: Running, game: str) -> None:
    async def go() -> None:
        table = lay(house, game, ["Anna", "Benno"])
        async with (
            Keeper(house.socket_url, table.id, table.tokens[0]) as anna,
            Keeper(house.socket_url, table.id, table.tokens[1]) as benno,
            Keeper(house.socket_url, table.id, "") as spectator,
        ):
            await table.command("start")
            await play_out(table, {0: anna, 1: benno})
            while spectator.stage != "over":
                await spectator.hear()
        for viewer, query in ((anna, "?seat=0"), (benno, "?seat=1"), (spectator, "")):
            assert isinstance(viewer, Keeper)
            moments = sorted(viewer.kept)
            assert len(moments) > 20
            for moment in [*moments[:6], *moments[6:-3:17], *moments[-3:]]:
                again = ask(house.url, f"{table.path}/moments/{moment}{query}")
                then = viewer.kept[moment]
                # With the end comes what was secret in the log before.
                unlike = ("full", "log") if again["table"]["stage"] == "over" else ("full",)
                assert without({"view": {}} | again, *unlike) == without(then, *unlike)
                assert [line["kind"] for line in again["log"]] == [line["kind"] for line in then["log"]]
            with pytest.raises(Refused) as caught:
                ask(house.url, f"{table.path}/moments/{moments[-1] + 1}{query}")
            assert (caught.value.status, caught.value.code) == (404, "no-such-moment")

    asyncio.run(go())


def test_a_moment_of_a_running_game_shows_only_what_is_ones_own_or_public(house: Running) -> None:
    async def go() -> None:
        table = lay(house, "royale", ["Anna", "bot greedy"])
        await table.command("start")
        async with table.player(0) as anna:
            await play_on(anna, at_random(1), until=lambda player: bool(player.moves) and player.seq > 15)
        path = f"{table.path}/moments/12"
        shared = ask(house.url, path)
        assert shared["seat"] is None
        assert "legal" not in shared
        mine = ask(house.url, path, token=table.tokens[0])
        assert mine == ask(house.url, f"{path}?seat=0", token=table.tokens[0])
        assert mine["seat"] == 0
        for query, token in (("?seat=0", ""), ("?seat=1", table.tokens[0]), ("?seat=0", table.host)):
            with pytest.raises(Refused) as caught:
                ask(house.url, path + query, token=token)
            assert (caught.value.status, caught.value.code) == (403, "not-your-seat")

    asyncio.run(go())


def test_the_link_to_a_table_or_a_moment_is_a_page(house: Running) -> None:
    table = lay(house, "royale", ["Anna", "Benno"])
    assert ask(house.url, f"/t/{table.id}").lower().startswith("<!doctype html>")


@pytest.mark.parametrize("game", ["royale", "newvegas"])
def test_a_game_goes_on_from_any_moment_of_a_finished_one(house: Running, game: str) -> None:
    async def go() -> None:
        table = lay(house, game, ["Anna", "bot greedy"])
        wish: dict[str, Any] = {"moment": 30, "seat": 0, "seats": [seat("Cleo"), seat("bot random")]}
        with pytest.raises(Refused) as caught:
            ask(house.url, f"{table.path}/continue", wish)
        assert caught.value.code == "not-over"
        record = await played(table)
        for code, change in (
            ("continue-seats", {"seats": [seat("Cleo")]}),
            ("no-such-moment", {"moment": 100_000}),
            ("not-started", {"moment": 1}),
        ):
            with pytest.raises(Refused) as caught:
                ask(house.url, f"{table.path}/continue", wish | change)
            assert caught.value.code == code
        branch = Laid(house, ask(house.url, f"{table.path}/continue", wish))
        assert branch.about()["source"] == table.id
        then = ask(house.url, f"{table.path}/moments/30?seat=0")
        await branch.command("start")
        async with people(branch) as players:
            now = players[0].state["view"]
            same = SAME[game]
            if players[0].log[-1]["kind"] == "started":  # no bot has moved since
                assert [now[name] for name in same] == [then["view"][name] for name in same]
            await play_out(branch, players)
        longer = branch.record()
        before = longer.deals[0][0]
        assert before > 5
        assert longer.moves[:before] == record.moves[:before]
        assert longer.names[0] == "Cleo"
        assert longer.seed == record.seed
        assert longer.deals[0][1] != record.seed, "what nobody had seen is dealt anew"

    asyncio.run(go())
