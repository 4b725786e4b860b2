"""Same-deal tables: the same cards and dice for several groups, who learn of each other only at the end."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from server.client import Player, Refused, ask
from server.playing import Laid, lay_some, people, play_out
from server.running import Running


def refused(code: str, url: str, path: str) -> None:
    with pytest.raises(Refused) as caught:
        ask(url, path)
    assert caught.value.code == code


async def cannot_watch(table: Laid, token: str) -> None:
    """Opening the table with a token, or none, is refused."""
    player = table.player()
    player.token = token
    with pytest.raises(Refused) as caught:
        async with player:
            pass
    assert caught.value.code == "deal-closed"


@pytest.mark.parametrize(("game", "seats"), [("royale", ["Anna", "Benno"]), ("newvegas", ["Anna", "Benno", "Cleo"])])
def test_tables_of_one_deal_play_the_same_game(house: Running, game: str, seats: list[str]) -> None:
    async def go() -> None:
        first, second = lay_some(house, game, seats, copies=2)
        about = [table.about() for table in (first, second)]
        assert about[0]["deal"] == about[1]["deal"]
        assert about[0]["commitment"] == about[1]["commitment"]
        assert not set(first.tokens.values()) & set(second.tokens.values())
        deal = f"/api/deals/{about[0]['deal']}"
        for table in (first, second):
            await table.command("start")
        first_end = await play(first)
        assert first_end["table"]["server_seed"] is None, "the others have yet to play"
        for path in (f"{first.path}/record", f"{first.path}/moments/3"):
            refused("deal-not-over", house.url, path)
        assert {one["results"] for one in ask(house.url, deal)} == {None}
        assert {one["shared"] for one in ask(house.url, deal)} == {None}
        assert [one["ended"] is None for one in ask(house.url, deal)] == [False, True]
        assert {one["table"] for one in ask(house.url, deal)} == {None}, "a table's name is an invitation to it"
        assert [one["stage"] for one in sorted(ask(house.url, deal), key=lambda one: str(one["stage"]))] == [
            "over",
            "playing",
        ]
        for token in ("", first.host, first.tokens[0]):
            await cannot_watch(second, token)
        await play(second)
        records = [first.record(), second.record()]
        assert records[0].seed == records[1].seed
        if game == "royale":
            assert records[0].moves == records[1].moves, "the same decisions meet the same dice"
        assert records[0].results == records[1].results
        assert [one["results"] for one in ask(house.url, deal)] == [record.results for record in records]
        listed = ask(house.url, deal)
        assert {one["table"] for one in listed} == {first.id, second.id}
        assert [one["shared"] for one in listed] == [[1], [0]], "both were played from this machine"
        assert all(one["started"] <= one["ended"] for one in listed)
        assert listed[0]["ended"] <= listed[1]["ended"]
        assert ask(house.url, f"{first.path}/moments/3")["seq"] >= 3

    async def play(table: Laid) -> dict[str, Any]:
        """People decide by the same dice of their own at each table."""
        async with people(table) as players:
            await play_out(table, players)
            return players[0].state

    asyncio.run(go())


def test_tables_that_start_together_wait_for_the_last_host(house: Running) -> None:
    async def go() -> None:
        tables = lay_some(house, "royale", ["Anna", "open"], copies=3, together=True)
        deal = f"/api/deals/{tables[0].about()['deal']}"
        for table in tables:
            table.sit("Benno")
        for table in tables[:2]:
            await table.command("start")
            await table.command("start")
            assert (table.about()["stage"], table.about()["ready"]) == ("open", True)
        assert [one["ready"] for one in ask(house.url, deal)] == [True, True, False]
        await tables[1].command("arrange", seat=1)
        assert not tables[1].about()["ready"], "who sits there has changed, so its host is asked again"
        tables[1].sit("Carla")
        await tables[2].command("start")
        assert {table.about()["stage"] for table in tables} == {"open"}
        async with tables[0].player(0) as anna:
            assert anna.moves == []
            await tables[1].command("start")
            while anna.stage != "playing":
                await anna.hear()
        assert {table.about()["stage"] for table in tables} == {"playing"}
        assert {table.about()["fairness"]["proof"] for table in tables} == {"server-only"}
        assert [one["started"] is None for one in ask(house.url, deal)] == [False] * 3

    asyncio.run(go())


def test_one_table_alone_starts_when_its_host_does(house: Running) -> None:
    async def go() -> None:
        table = lay_some(house, "royale", ["Anna", "Benno"], together=True)[0]
        await table.command("start")
        assert table.about()["stage"] == "playing"

    asyncio.run(go())


def test_who_has_the_link_may_look_before_the_game_and_after_the_deal_and_not_between(house: Running) -> None:
    """Else nobody who is invited could sit down, nor anybody look at the other tables when all are over."""

    async def go() -> None:
        first, second = lay_some(house, "royale", ["Anna", "open"], copies=2, options={"tiles": 0})
        async with first.player() as guest, second.player() as other:
            assert guest.stage == other.stage == "open"
            for table in (first, second):
                table.sit("Benno")
                await table.command("start")
            await cannot_watch(first, "")
            async with people(first) as players:
                await play_out(first, players)
            await cannot_watch(first, "")
            told = await heard(guest)
            assert [view["table"]["stage"] for view in told if "table" in view] == ["open"] * len(told)
            assert not any(line["kind"] in ("started", "move") for view in told for line in view["log"])
        async with people(second) as players:
            await play_out(second, players)
        async with first.player() as guest:
            assert guest.stage == "over"

    asyncio.run(go())


async def heard(player: Player) -> list[dict[str, Any]]:
    """The views that have come by now, while nobody read them."""
    assert player.socket is not None
    views = list[dict[str, Any]]()
    await player.socket.send(json.dumps({"type": "ping"}))
    while (message := json.loads(await player.socket.recv()))["type"] != "pong":
        if message["type"] == "view":
            views.append(message)
    return views


def test_an_unknown_deal_is_not_found(house: Running) -> None:
    refused("no-such-deal", house.url, "/api/deals/never")
