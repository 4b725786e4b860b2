"""Turns: strict ones in Royale, private ones at the same time in New Las Vegas, and what can be taken back."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from server.client import Player, Refused
from server.playing import at_random, catch_up, lay, move, people, play_on, play_out
from server.running import Running

BASE = {"tiles": 0, "starter": 1}
"""The base game, begun by the first seat."""


async def refused(player: Player, code: str, kind: str, **fields: Any) -> dict[str, Any]:
    """Ask for something that is refused: nothing has changed, and nobody is told anything."""
    before = (player.seq, player.state)
    with pytest.raises(Refused) as caught:
        await player.command(kind, **fields)
    assert caught.value.code == code
    assert (player.seq, player.state) == before
    return caught.value.problem


def test_royale_takes_turns(house: Running) -> None:
    async def go() -> None:
        table = lay(house, "royale", ["Anna", "Benno"], options=BASE)
        async with people(table) as players:
            anna, benno = players.values()
            await refused(anna, "not-started", "move", move="roll")
            await table.command("start")
            await catch_up(anna)
            await catch_up(benno)
            assert (anna.moves, benno.moves) == (["roll"], [])
            assert anna.state["waiting"] == benno.state["waiting"] == [0]
            await refused(benno, "not-your-turn", "move", move="roll")
            problem = await refused(anna, "illegal-move", "move", move="place 3")
            assert problem["rule"]
            assert problem["facts"]["legal"] == "roll"
            await refused(anna, "unknown-move", "move", move="cheat")

    asyncio.run(go())


async def to_a_question(players: dict[int, Player]) -> Player | None:
    """Play until somebody is asked something that they may avoid by taking back what led to it; nobody ever may be."""
    choose = at_random(4)
    while True:
        for player in players.values():
            await catch_up(player)
        mover = next((player for player in players.values() if player.moves), None)
        if mover is None or mover.state["can_undo"]:
            return mover
        await move(mover, choose(mover))


def test_a_step_can_be_taken_back_while_the_same_player_is_to_decide(house: Running) -> None:
    """R-TURN-1: such as a placement that a tile asks about, until the question is answered."""

    async def went_back() -> bool:
        table = lay(house, "royale", ["Anna", "Benno"], options={"tiles": 6, "starter": 1})
        await table.command("start")
        async with people(table) as players:
            anna, benno = players.values()
            await refused(anna, "no-undo", "undo")
            await move(anna, "roll")
            assert not anna.state["can_undo"]
            await refused(anna, "no-undo", "undo")
            await refused(anna, "no-undo", "restart")
            asked = await to_a_question(players)
            if asked is None:
                return False
            other = benno if asked is anna else anna
            await refused(other, "no-undo", "undo")
            question, last = asked.moves, asked.log[-1]["move"]
            await asked.command("undo")
            assert last in asked.moves
            await catch_up(other)
            assert (other.moves, other.log[-1]["kind"]) == ([], "undo")
            await move(asked, last)
            assert asked.moves == question
            await play_out(table, players)
        table.record()
        return True

    assert any(asyncio.run(went_back()) for _ in range(20)), "in none of twenty games was anybody asked anything"


def test_nobodys_roll_is_refused_because_another_took_a_move_back(house: Running) -> None:
    """R-TURN-1: when the turn has passed to a person, it has passed: what they send now counts."""

    async def go() -> None:
        table = lay(house, "royale", ["Anna", "Benno"], options=BASE)
        await table.command("start")
        async with people(table) as players:
            anna, benno = players.values()
            await move(anna, "roll")
            place = anna.moves[0]
            await move(anna, place)
            assert not anna.state["can_undo"]
            await refused(anna, "no-undo", "undo")  # on its way, the other is rolling
            await refused(anna, "no-undo", "restart")
            await catch_up(benno)
            await move(benno, "roll")
            await play_out(table, players)
        assert table.record().moves[:3] == [(0, "roll"), (0, place), (1, "roll")]

    asyncio.run(go())


async def draft(player: Player, dice: random.Random) -> list[str]:
    """Play one's own turn up to the last step; what was done."""
    steps: list[str] = []
    while todo := [text for text in player.moves if text != "confirm"]:
        steps.append(dice.choice(todo))
        await move(player, steps[-1])
    return steps


async def vote(players: dict[int, Player]) -> None:
    for player in players.values():
        await move(player, "vote against")
    for player in players.values():
        await catch_up(player)


def test_a_private_turn_can_be_taken_back_step_by_step_or_whole_until_it_is_confirmed(house: Running) -> None:
    async def go() -> None:
        table = lay(house, "newvegas", ["Anna", "Benno"])
        await table.command("start")
        async with people(table) as players:
            anna, benno = players.values()
            await vote(players)
            await refused(anna, "no-undo", "undo")
            fresh = anna.state
            steps = await draft(anna, random.Random(1))
            assert len(steps) >= 2
            await anna.command("undo")
            assert steps[-1] in anna.moves
            await move(anna, steps[-1])
            assert anna.moves == ["confirm"]
            await anna.command("restart")
            for name in ("view", "legal", "can_undo", "waiting"):
                assert anna.state[name] == fresh[name]
            await refused(anna, "no-undo", "restart")
            await draft(anna, random.Random(2))
            await catch_up(benno)
            assert benno.log[-1]["kind"] == "reveal", "nothing of this is anybody else's business"
            await move(anna, "confirm")
            assert anna.moves == []
            await refused(anna, "no-undo", "undo")
            await refused(anna, "not-your-turn", "move", move="confirm")
            await play_out(table, players)
        table.record()

    asyncio.run(go())


def test_private_turns_come_in_any_order(house: Running) -> None:
    """The last seat does its whole turn first; what it did is told when the first has done its own."""

    async def go() -> None:
        table = lay(house, "newvegas", ["Anna", "Benno", "Cleo"])
        await table.command("start")
        async with people(table) as players:
            await vote(players)
            dice = random.Random(3)
            done: dict[int, list[str]] = {}
            for seat in (2, 0, 1):
                assert sorted(players[seat].state["waiting"]) == sorted(set(players) - set(done))
                done[seat] = [*await draft(players[seat], dice), "confirm"]
                await move(players[seat], "confirm")
                for player in players.values():
                    await catch_up(player)
            for player in players.values():
                reveal = [line for line in player.log if line["kind"] == "reveal"][-1]
                assert reveal["turns"] == [done[seat] for seat in range(3)]

    asyncio.run(go())


def test_nobodys_move_is_refused_because_another_moved(house: Running) -> None:
    """Ten people decide at the same moment, over and over, each for the decision that they see."""

    async def go() -> None:
        table = lay(house, "newvegas", [f"Person {number}" for number in range(10)])
        await table.command("start")
        async with people(table) as players:
            while players[0].state["view"]["round"] < 8:
                able = [player for player in players.values() if player.moves]
                await asyncio.gather(*(move(player, at_random(player.seq)(player)) for player in able))
                await asyncio.gather(*(catch_up(player) for player in players.values()))

    asyncio.run(go())


def test_a_move_meant_for_an_older_decision_is_refused(house: Running) -> None:
    async def go() -> None:
        table = lay(house, "royale", ["Anna", "bot greedy"], options=BASE)
        await table.command("start")
        async with table.player(0) as anna:
            old = anna.state["decision"]
            await move(anna, "roll")
            place = anna.moves[0]
            await refused(anna, "stale", "move", move=place, decision=old)
            await move(anna, place)

    asyncio.run(go())


def test_the_fist_and_the_piles_stay_secret(house: Running) -> None:
    """R-LUCKY-1, R-BOX-1: Lucky Punch and Black Box. Others learn that it was done, its maker reads what."""
    seen: set[str] = set()

    async def go(number: int) -> None:
        table = lay(house, "royale", ["Anna", "Benno", "Cleo"], options={"tiles": 6})
        await table.command("start")
        async with people(table) as players, table.player() as spectator:
            choose = at_random(number)

            async def turn(seat: int, player: Player) -> None:
                """One move; where it is a secret one, look at what everybody has been told."""
                text = choose(player)
                others = [other for other in players.values() if other is not player] + [spectator]
                for each in others:
                    await catch_up(each)
                heard = [len(each.heard) for each in others]
                await move(player, text)
                for each in others:
                    await catch_up(each)
                family = text.split()[0]
                if family in ("hide", "split"):
                    seen.add(family)
                    assert player.log[-1]["move"] == text
                    shown = "hidden" if family == "hide" else "pile"
                    assert player.state["view"]["tiles"][shown] is not None
                    for each, before in zip(others, heard, strict=True):
                        assert each.log[-1]["move"] == family
                        assert each.log[-1]["seat"] == seat
                        assert each.state["view"]["tiles"][shown] is None
                        assert not any(f'"{text}"' in message for message in each.heard[before:])

            while spectator.stage != "over":
                [seat] = spectator.state["waiting"]
                await turn(seat, players[seat])
        table.record()

    for number in range(30):
        asyncio.run(go(number))
        if seen == {"hide", "split"}:
            return
    pytest.fail(f"only {seen} came up")


def test_a_game_without_a_clock_waits(house: Running) -> None:
    """Nothing expires: a table is as it was left when somebody looks in again."""

    async def go() -> None:
        table = lay(house, "royale", ["Anna", "bot greedy"], options=BASE)
        await table.command("start")
        async with table.player(0) as anna:
            await play_on(anna, at_random(5), until=lambda player: bool(player.moves) and len(player.log) > 12)
            before = anna.state
        async with table.player(0) as anna:
            assert anna.state == before | {"full": True}
            assert anna.state["table"]["deadlines"] == {}

    asyncio.run(go())
