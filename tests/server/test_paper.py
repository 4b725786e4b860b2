"""A dealer's table over the real server: HTTP, sockets, and a server that is killed in the middle."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from newvegas.paper import example
from server.client import Player, Refused, ask
from server.running import Running, server

PHONE = "a-phone-with-a-token-of-its-own-{}"


def open_dealer(running: Running, **wish: Any) -> dict[str, Any]:
    laid: dict[str, Any] = ask(running.url, "/api/paper", {"paper": "dealer", "game": "newvegas", **wish})
    return laid


def script(running: Running, laid: dict[str, Any], token: str | None = None) -> dict[str, Any]:
    path = f"/api/tables/{laid['table']}/script"
    found: dict[str, Any] = ask(running.url, path, token=laid["host"] if token is None else token)
    return found


async def note(player: Player, token: str, ref: str | None = None, **said: Any) -> None:
    await player.command("note", token=token, ref=ref, note=said)


def shown(player: Player) -> list[Any]:
    found: list[Any] = player.state["paper"]["shown"]
    return found


def test_cards_are_dealt_by_the_script(house: Running) -> None:
    laid = open_dealer(house, options={"edition": "pegasus"})
    told = script(house, laid)
    assert (told["first"], len(told["shuffles"])) == (0, 4)
    with pytest.raises(Refused) as refused:
        script(house, laid, PHONE.format(1))
    assert (refused.value.status, refused.value.code) == (403, "not-host")
    about = ask(house.url, f"/api/tables/{laid['table']}")
    assert (about["paper"], about["stage"], about["seats"]) == ("dealer", "playing", [])
    assert about["options"] == {
        "edition": "pegasus",
        "golf": True,
        "projects": {},
        "opponent": None,
        "bank": True,
    }

    async def go() -> None:
        async with Player(house.socket_url, laid["table"]) as display:
            for number in (1, 2):
                await note(display, PHONE.format(number), note="joined")
            for place in range(2, 40):
                if place % 2:
                    await note(display, laid["host"], note="flipped", shown=place)
                else:
                    for number in (1, 2):
                        await note(display, PHONE.format(number), note="readied", shown=place - 1)
            assert [each["numbers"] for each in shown(display)] == [
                each["numbers"] for each in told["shuffles"][0][:39]
            ]
            await note(display, laid["host"], note="ended")
            assert display.stage == "over"

    asyncio.run(go())
    [mine] = ask(house.url, "/api/mine", {"seats": [{"table": laid["table"], "token": laid["host"]}]})
    assert (mine["host"], mine["seat"], mine["results"], mine["about"]["paper"]) == (True, None, None, "dealer")
    for path in ("record", "statistics", "review"):
        with pytest.raises(Refused) as refused:
            ask(house.url, f"/api/tables/{laid['table']}/{path}")
        assert (refused.value.status, refused.value.code) == (409, "on-paper")
    moments = ask(house.url, f"/api/tables/{laid['table']}/moments")["moments"]
    early = ask(house.url, f"/api/tables/{laid['table']}/moments/{moments // 2}")
    assert 1 < len(early["paper"]["shown"]) < 39


def test_a_dealer_survives_a_kill_and_notes_arrive_once(tmp_path: Path) -> None:
    """What a device noted while the server was away is sent when it is back, all of it, each in order."""
    with server(f"sqlite:///{tmp_path}/tables.sqlite") as running:
        laid = open_dealer(running)
        told = script(running, laid)

        async def before() -> None:
            async with Player(running.socket_url, laid["table"]) as host:
                for place in range(2, 10):
                    await note(host, laid["host"], f"r{place}", note="flipped", shown=place)
            running.kill()

        async def after() -> None:
            async with Player(running.socket_url, laid["table"]) as host:
                assert len(shown(host)) == 9
                for place in range(5, 20):  # from before the kill, because an answer may have been lost
                    await note(host, laid["host"], f"r{place}", note="flipped", shown=place)
                assert [each["numbers"] for each in shown(host)] == [
                    each["numbers"] for each in told["shuffles"][0][:19]
                ]
                assert [line["note"]["shown"] for line in host.log if line["kind"] == "noted"] == list(range(2, 20))

        asyncio.run(before())
        running.start()
        assert script(running, laid) == told
        asyncio.run(after())


def test_what_is_asked_for_again_is_opened_once(house: Running) -> None:
    key = "k" * 32
    assert open_dealer(house, key=key) == open_dealer(house, key=key)
    for wish in ({"game": "royale"}, {"paper": "scribe"}, {"options": {"edition": "third"}}):
        with pytest.raises(Refused) as refused:
            open_dealer(house, **wish)
        assert refused.value.status == 400


def open_scorer(running: Running, key: str) -> dict[str, Any]:
    laid: dict[str, Any] = ask(running.url, "/api/paper", {"paper": "scorer", "game": "newvegas", "key": key})
    return laid


def test_sheets_of_two_devices_survive_a_kill_and_are_my_game_for_both(tmp_path: Path) -> None:
    """What is sent again after the kill is in the log once; votes are told to nobody before all have voted."""
    phone, data = PHONE.format(1), example()
    votes = [player.pop("loan") for player in data["players"]]
    names = [player.pop("name") for player in data["players"]]

    async def enter(running: Running, laid: dict[str, Any], last: bool) -> None:
        async with Player(running.socket_url, laid["table"]) as anybody:
            terms = {"edition": data["edition"], "options": data["options"]}
            await note(anybody, laid["host"], note="agreed", terms=terms)
            for seat, token in enumerate((laid["host"], phone)):
                text = data["players"][seat]
                await note(anybody, token, note="written", sheet=str(seat), text=text, name=names[seat])
            await note(anybody, phone, note="voted", sheet="1", loan=votes[1])
            if last:
                await note(anybody, laid["host"], note="ended")
                assert [sheet["loan"] for sheet in anybody.state["paper"]["sheets"]] == [None, None]
                await note(anybody, laid["host"], note="voted", sheet="0", loan=votes[0])
                assert [sheet["loan"] for sheet in anybody.state["paper"]["sheets"]] == votes
                told = [line["note"]["note"] for line in anybody.log if line["kind"] == "noted"]
                assert told == ["agreed", "written", "written", "voted", "ended", "voted"]

    with server(f"sqlite:///{tmp_path}/tables.sqlite") as running:
        laid = open_scorer(running, "k" * 32)
        asyncio.run(enter(running, laid, last=False))
        running.kill()
        running.start()
        assert open_scorer(running, "k" * 32) == laid
        asyncio.run(enter(running, laid, last=True))
        for token in (laid["host"], phone):
            [mine] = ask(running.url, "/api/mine", {"seats": [{"table": laid["table"], "token": token}]})
            assert (mine["names"], mine["results"], mine["about"]["paper"]) == (names, [92, 142], "scorer")
        moments = ask(running.url, f"/api/tables/{laid['table']}/moments")["moments"]
        folded = ask(running.url, f"/api/tables/{laid['table']}/moments/{moments - 1}")["paper"]["sheets"]
        assert [(sheet["voted"], sheet["loan"]) for sheet in folded] == [(False, None), (True, None)]
        with pytest.raises(Refused) as refused:
            script(running, laid)
        assert refused.value.code == "on-paper"
