"""Hints at tables: who gets one, who is refused, and what the others learn of it."""

from __future__ import annotations

import asyncio
import functools
from typing import Any

import pytest

from server.client import Player, Refused
from server.playing import Laid, at_random, catch_up, lay, lay_some, move, people, play_on
from server.running import Running


async def ask_hint(player: Player, token: str | None = None, kind: str = "hint") -> dict[str, Any]:
    """Ask for a hint, and hear until it is answered."""
    ref = player.new_ref()
    await player.send({"type": kind, "table": player.table, "token": token or player.token, "ref": ref})
    while True:
        message = await player.hear()
        if message["type"] in ("hint", "expected", "error") and message["ref"] == ref:
            if message["type"] == "error":
                raise Refused(0, message)
            return message


async def expected_choices(player: Player) -> dict[str, Any]:
    """What the next choices of some are expected to come to. When the game is over, that is refused."""
    await play_on(player, at_random(1), lambda player: len(player.moves) > 2)
    return await ask_hint(player, kind="expect")


async def refused(code: str, player: Player, token: str | None = None) -> None:
    with pytest.raises(Refused) as caught:
        await ask_hint(player, token)
    assert caught.value.code == code


def choosing(player: Player) -> bool:
    return len(player.moves) > 1


@pytest.mark.parametrize("game", ["royale", "newvegas"])
def test_who_plays_alone_gets_hints_and_can_play_them(house: Running, game: str) -> None:
    async def go() -> None:
        table = lay(house, game, ["Anna", "bot greedy"])
        assert table.about()["hints"]
        await table.command("start")
        async with people(table) as players:
            anna = players[0]
            for _ in range(3):
                await play_on(anna, at_random(1), choosing)
                hint = await ask_hint(anna)
                assert (hint["seat"], hint["decision"]) == (0, anna.state["decision"])
                best = hint["advice"]["choices"][0]
                assert best["move"] in anna.moves
                assert best["facts"] == next(
                    (each.get("facts", {}) for each in anna.state["legal"] if each["move"] == best["move"]), None
                )
                assert hint["advice"]["reasons"]
                await move(anna, best["move"])

    asyncio.run(go())


def test_solo_against_the_acme_has_hints_too(house: Running) -> None:
    async def go() -> None:
        table = lay(house, "newvegas", ["Anna"], options={"opponent": 1})
        await table.command("start")
        async with people(table) as players:
            assert (await ask_hint(players[0]))["advice"]["choices"]

    asyncio.run(go())


async def one_to_decide(players: dict[int, Player]) -> tuple[Player, Player]:
    """Of two people, who is to decide and who is not."""
    for player in players.values():
        await catch_up(player)
    first, second = players.values()
    return (first, second) if first.moves else (second, first)


def test_others_learn_that_a_hint_was_asked_for_but_not_what_it_said(house: Running) -> None:
    async def go() -> None:
        table = lay(house, "royale", ["Anna", "Benno"], settings={"hints": True})
        await table.command("start")
        async with people(table) as players, table.player() as watching:
            asking, other = await one_to_decide(players)
            await ask_hint(asking)
            await ask_hint(asking)
            await refused("not-your-turn", other)
            await refused("not-your-seat", watching, table.host)
            for player in (asking, other, watching):
                await catch_up(player)
                lines = [line for line in player.log if line["kind"] == "hint"]
                assert [line["seat"] for line in lines] == [asking.state["seat"]], "told once for a decision"
            assert not any('"advice"' in text for player in (other, watching) for text in player.heard)

    asyncio.run(go())


def test_who_plays_alone_learns_what_choices_come_to_and_leaves_no_trace_of_it(house: Running) -> None:
    async def go() -> None:
        table = lay(house, "newvegas", ["Anna", "bot greedy"])
        await table.command("start")
        async with people(table) as players:
            anna = players[0]
            while not (told := await expected_choices(anna))["amounts"]:  # cards may be alike: nothing is told of them
                await move(anna, at_random(1)(anna))
            assert (told["seat"], told["decision"]) == (0, anna.state["decision"])
            assert set(told["amounts"]) <= set(anna.moves)
            await catch_up(anna)
            assert not [line for line in anna.log if line["kind"] == "hint"]
        table = lay(house, "newvegas", ["Anna", "Benno"], settings={"hints": True})
        await table.command("start")
        async with people(table) as players:
            assert (await ask_hint(players[0], kind="expect"))["amounts"] == {}, "nothing is expected of a vote"
            await catch_up(players[1])
            assert [line["seat"] for line in players[1].log if line["kind"] == "hint"] == [0]
            assert not any('"amounts"' in text for text in players[1].heard)
        table = lay(house, "newvegas", ["Anna", "bot greedy"], settings={"hints": False})
        await table.command("start")
        async with people(table) as players:
            with pytest.raises(Refused) as caught:
                await ask_hint(players[0], kind="expect")
            assert caught.value.code == "hints-off"

    asyncio.run(go())


def test_where_several_play_or_tables_are_compared_nobody_gets_hints_unless_it_was_agreed(house: Running) -> None:
    async def none(table: Laid) -> None:
        assert not table.about()["hints"]
        await table.command("start")
        async with people(table) as players:
            await refused("hints-off", next(iter(players.values())))

    async def go() -> None:
        await none(lay(house, "newvegas", ["Anna", "Benno"]))
        await none(lay(house, "newvegas", ["Anna", "bot greedy"], settings={"hints": False}))
        await none(lay_some(house, "newvegas", ["Anna", "bot greedy"], copies=2)[0])
        table = lay(house, "royale", ["Anna", "open"])
        async with people(table) as players:
            await refused("not-started", players[0])
            await table.command("arrange", seat=1, bot="greedy")
            assert table.about()["hints"], "now one person is left"

    asyncio.run(go())


def has_moved(bot: str, player: Player) -> bool:
    return any(line.get("bot") == bot for line in player.log)


def test_the_expert_and_all_other_bots_can_be_seated(house: Running) -> None:
    async def go() -> None:
        for bot in ("beginner", "casual", "strong", "expert"):
            table = lay(house, "royale", ["Anna", f"bot {bot}"])
            assert table.about()["seats"][1]["bot"] == bot
            await table.command("start")
            async with people(table) as players:
                await play_on(players[0], at_random(1), functools.partial(has_moved, bot))
                assert has_moved(bot, players[0])

    asyncio.run(go())


def test_a_hint_for_a_decision_that_is_gone_says_so(house: Running) -> None:
    """Who moves on while the expert thinks; where it was quicker than that, they try again."""

    async def go() -> None:
        table = lay(house, "newvegas", ["Anna", "bot greedy"])
        await table.command("start")
        async with table.player(0) as anna:
            while True:
                await play_on(anna, at_random(1), choosing)
                ref, decision = anna.new_ref(), anna.state["decision"]
                await anna.send({"type": "hint", "table": table.id, "token": anna.token, "ref": ref})
                await anna.send({"type": "move", "table": table.id, "token": anna.token, "move": anna.moves[0]})
                while (answer := await anna.hear()).get("ref") != ref:
                    assert anna.stage == "playing", "no hint was too late in all the game"
                if answer["type"] == "error":
                    assert answer["code"] == "stale"
                    return
                assert answer["decision"] == decision

    asyncio.run(go())
