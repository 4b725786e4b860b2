"""Who sits where: tables laid, found and joined, seats left and taken back, hosts and their rights."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from websockets.asyncio.client import connect

from neonstrip.bots.styles import parted
from neonstrip.tables import laying
from server.client import Refused, ask
from server.playing import Laid, at_random, lay, move, people, play_on, play_out
from server.running import Running

GUESS = "no token of this house"


def kinds(table: Laid) -> list[str]:
    return [seat["kind"] for seat in table.about()["seats"]]


def listed(house: Running, table: Laid) -> dict[str, Any] | None:
    """A table as the public list has it."""
    return next((one for one in ask(house.url, "/api/tables") if one["table"] == table.id), None)


def refused(code: str, path: str, house: Running, body: Any = None) -> None:
    with pytest.raises(Refused) as caught:
        ask(house.url, path, body)
    assert caught.value.code == code


def test_a_table_is_laid_with_people_bots_and_open_seats(house: Running) -> None:
    table = lay(house, "royale", ["Anna", "bot random", "open"], options={"tiles": 4})
    about = table.about()
    assert kinds(table) == ["human", "bot", "open"]
    assert about["seats"][0]["name"] == "Anna"
    assert about["seats"][1]["bot"] == "random"
    assert about["seats"][1]["name"]
    assert about["options"]["tiles"] == 4
    assert about["stage"] == "open"
    assert set(table.tokens) == {0}


def test_who_gives_no_name_gets_one_that_others_can_read(house: Running) -> None:
    laid = ask(house.url, "/api/tables", {"game": "royale", "seats": [{"kind": "human"}, {"kind": "human"}]})
    names = [seat["name"] for seat in ask(house.url, f"/api/tables/{laid[0]['table']}")["seats"]]
    assert len(set(names)) == 2
    assert set(names) <= set(laying.PERSON_NAMES)


@pytest.mark.parametrize(
    ("code", "wish"),
    [
        ("unknown-game", {"game": "poker"}),
        ("seats", {"seats": [{}] * 6}),
        ("unknown-option", {"options": {"jokers": 2}}),
        ("option", {"options": {"tiles": 7}}),
        ("unknown-bot", {"seats": [{"kind": "bot", "bot": "genius"}, {}]}),
        ("same-name", {"seats": [{"kind": "human", "name": "Anna"}] * 2}),
        ("bad-name", {"seats": [{"kind": "human", "name": "An\nna"}, {}]}),
        ("bad-request", {"seats": []}),
        ("bad-request", {"settings": {"clock": 1}}),
        ("bad-request", {"colour": "red"}),
    ],
)
def test_a_table_that_cannot_be_is_not_laid(house: Running, code: str, wish: dict[str, Any]) -> None:
    refused(code, "/api/tables", house, {"game": "royale", "seats": [{}, {}]} | wish)


def test_only_public_tables_are_listed(house: Running) -> None:
    async def go() -> None:
        public = lay(house, "newvegas", ["Anna", "open", "open"], settings={"public": True})
        private = lay(house, "newvegas", ["Anna", "open"])
        found = listed(house, public)
        assert found is not None
        assert (found["stage"], found["seats"], found["free"]) == ("open", 3, 2)
        assert listed(house, private) is None
        assert private.sit("Benno") == 1, "whoever has the link may sit down"
        await public.command("start", drop_open=True)
        found = listed(house, public)
        assert found is not None
        assert (found["stage"], found["seats"], found["free"]) == ("playing", 1, 0)

    asyncio.run(go())


def test_people_sit_down_where_they_like(house: Running) -> None:
    table = lay(house, "royale", ["open", "bot greedy", "open", "open"])
    path = f"{table.path}/seats"
    assert table.sit("Anna", seat=2) == 2
    assert table.sit("Benno") == 0
    refused("seat-taken", path, house, {"name": "Cleo", "seat": 1})
    refused("seat-taken", path, house, {"name": "Cleo", "seat": 2})
    refused("same-name", path, house, {"name": "Anna"})
    refused("alike-name", path, house, {"name": "Аnna"})  # with a Cyrillic letter
    refused("alike-name", path, house, {"name": "RUBY"})  # as the bot is called
    refused("no-such-seat", path, house, {"name": "Cleo", "seat": 9})
    assert table.sit("Cleo") == 3
    refused("table-full", path, house, {"name": "Dana"})
    assert len({*table.tokens.values(), table.host}) == 4


def test_two_people_cannot_get_one_seat(house: Running) -> None:
    async def go() -> None:
        table = lay(house, "newvegas", ["open"] * 3)

        async def sit(name: str) -> str:
            try:
                return f"seat {await asyncio.to_thread(table.sit, name, seat=1)}"
            except Refused as refusal:
                return str(refusal.code)

        outcomes = await asyncio.gather(*(sit(f"Person {number}") for number in range(8)))
        assert sorted(outcomes) == ["seat 1"] + ["seat-taken"] * 7

    asyncio.run(go())


def test_a_seat_can_be_used_from_two_devices(house: Running) -> None:
    async def go() -> None:
        table = lay(house, "royale", ["Anna", "Benno"], options={"starter": 1, "tiles": 0})
        await table.command("start")
        async with table.player(0) as phone, table.player(0) as laptop:
            assert phone.moves == laptop.moves
            await move(phone, phone.moves[0])
            while laptop.seq < phone.seq:
                await laptop.hear()
            assert laptop.state["view"] == phone.state["view"]
            await move(laptop, laptop.moves[0])

    asyncio.run(go())


def test_several_people_share_one_device(house: Running) -> None:
    """Hot seat: one socket, a watch for each seat."""

    async def go() -> None:
        table = lay(house, "royale", ["Anna", "Benno", "Cleo"], options={"tiles": 0})
        await table.command("start")
        legal: dict[str, list[str]] = {}
        moved: set[str] = set()
        stage = "playing"
        async with connect(house.socket_url, max_size=None) as socket:

            async def hear() -> dict[str, Any]:
                nonlocal stage
                message: dict[str, Any] = json.loads(await socket.recv())
                assert message["type"] != "error", message
                if message["type"] == "view":
                    stage = message.get("table", {}).get("stage", stage)
                    if "legal" in message:
                        legal[message["watch"]] = [one["move"] for one in message["legal"]]
                return message

            for seat, token in table.tokens.items():
                opening = {"type": "open", "table": table.id, "token": token, "watch": str(seat)}
                await socket.send(json.dumps(opening))
            while len(legal) < 3:
                await hear()
            while stage != "over":
                able = next(watch for watch, moves in legal.items() if moves)
                command = {"type": "move", "table": table.id, "token": table.tokens[int(able)], "move": legal[able][0]}
                await socket.send(json.dumps(command))
                while (await hear())["type"] != "done":
                    pass
                moved.add(able)
        assert moved == {"0", "1", "2"}
        table.record()

    asyncio.run(go())


def test_a_returning_browser_finds_its_games(house: Running) -> None:
    async def go() -> None:
        played, waiting = lay(house, "royale", ["Anna", "bot greedy"]), lay(house, "newvegas", ["open", "open"])
        seat = waiting.sit("Anna", seat=1)
        await played.command("start")
        held = [
            {"table": played.id, "token": played.tokens[0]},
            {"table": waiting.id, "token": waiting.tokens[seat]},
            {"table": played.id, "token": played.host},
            {"table": waiting.id, "token": played.tokens[0]},
            {"table": "nosuchtable", "token": "guess"},
        ]
        mine = ask(house.url, "/api/mine", {"seats": held})
        found = [(one["about"]["id"], one["seat"], one["host"]) for one in mine]
        assert found == [(played.id, 0, False), (waiting.id, 1, False), (played.id, None, True)]
        assert [one["about"]["stage"] for one in mine] == ["playing", "open", "playing"]
        assert mine[1]["waiting"] == []

    asyncio.run(go())


def test_only_the_host_has_a_hosts_rights(house: Running) -> None:
    async def go() -> None:
        table = lay(house, "royale", ["Anna", "open", "open"])
        commands: list[dict[str, Any]] = [
            {"kind": "start"},
            {"kind": "arrange", "seat": 1, "bot": "greedy"},
            {"kind": "relieve", "seat": 0},
            {"kind": "mute", "chat": False},
        ]
        async with table.player(0) as anna:
            for fields in commands:
                with pytest.raises(Refused) as caught:
                    await anna.command(**fields)
                assert caught.value.code == "not-host"
            with pytest.raises(Refused) as caught:
                await anna.command("move", token=table.host, move="roll")
            assert caught.value.code == "not-your-seat"

    asyncio.run(go())


def test_the_host_arranges_seats_and_starts_without_the_open_ones(house: Running) -> None:
    async def go() -> None:
        table = lay(house, "royale", ["open", "Anna", "bot random", "open"])
        async with table.player(1) as anna:
            await table.command("arrange", seat=3, bot="greedy")
            await table.command("arrange", seat=2)
            assert kinds(table) == ["open", "human", "open", "bot"]
            with pytest.raises(Refused) as caught:
                await table.command("arrange", seat=1, bot="greedy")
            assert caught.value.code == "seat-taken"
            with pytest.raises(Refused) as caught:
                await table.command("start")
            assert caught.value.code == "seats-open"
            await table.command("start", drop_open=True)
            assert kinds(table) == ["human", "bot"]
            with pytest.raises(Refused) as caught:
                await table.command("start")
            assert caught.value.code == "already-started"
            await play_on(anna, at_random(1))
            assert anna.state["seat"] == 0, "seats that play have new numbers"
        assert [parted(kind)[0] for kind in table.record().kinds] == ["human", "greedy"]

    asyncio.run(go())


def test_a_table_too_small_does_not_start(house: Running) -> None:
    async def go() -> None:
        table = lay(house, "royale", ["Anna", "open", "open"])
        with pytest.raises(Refused) as caught:
            await table.command("start", drop_open=True)
        assert caught.value.code == "seats"
        assert table.about()["stage"] == "open"

    asyncio.run(go())


def test_who_leaves_before_the_start_frees_the_seat(house: Running) -> None:
    async def go() -> None:
        table = lay(house, "royale", ["Anna", "open"])
        table.sit("Benno")
        async with table.player(1) as benno:
            await benno.command("leave")
            assert kinds(table) == ["human", "open"]
            with pytest.raises(Refused) as caught:
                await benno.command("pledge", pledge="7" * 64)
            assert caught.value.code == "not-your-seat"
        assert table.sit("Cleo") == 1

    asyncio.run(go())


@pytest.mark.parametrize("game", ["royale", "newvegas"])
def test_a_bot_sits_in_for_who_leaves_until_they_return(house: Running, game: str) -> None:
    """The bot takes over in the middle of a turn, and hands the seat back."""

    async def go() -> None:
        table = lay(house, game, ["Anna", "Benno"])
        await table.command("start")
        async with people(table) as players:
            anna, benno = players.values()
            await benno.command("leave")
            with pytest.raises(Refused) as caught:
                await benno.command("leave")
            assert caught.value.code == "seat-has-bot"
            relieved = next(line for line in benno.log if line["kind"] == "relieved")
            assert (relieved["seat"], relieved["reason"], relieved["bot"]) == (1, "left", "casual")
            await play_on(anna, at_random(1), until=lambda _: bots_moves(benno.log) > 5 or len(anna.log) > 40)
            await benno.command("return")
            assert table.about()["seats"][1]["stand_in"] is None
            assert bots_moves(benno.log) >= 3
            before = bots_moves(benno.log)
            await play_out(table, players)
            assert bots_moves(benno.log) == before, "no bot moves for who has returned"
            with pytest.raises(Refused) as caught:
                await benno.command("return")
            assert caught.value.code == "not-relieved"
        assert table.record().kinds == ["human", "human"]

    def bots_moves(log: list[dict[str, Any]]) -> int:
        return sum(line["kind"] == "move" and line.get("seat") == 1 and bool(line.get("bot")) for line in log)

    asyncio.run(go())


def test_the_host_lets_a_bot_sit_in(house: Running) -> None:
    async def go() -> None:
        table = lay(house, "newvegas", ["Anna", "Benno", "Cleo"], settings={"away": 1})
        await table.command("start")
        async with table.player(0) as anna, table.player() as spectator:
            while (message := await spectator.hear())["type"] != "present" or "Benno" not in message["away"]:
                pass
            await table.command("relieve", seat=1, bot="random")
            while 1 in spectator.state["waiting"]:
                await spectator.hear()
            assert spectator.state["table"]["seats"][1]["stand_in"] == "random"
            assert anna.moves, "the others go on as they were"
            with pytest.raises(Refused) as caught:
                await table.command("relieve", seat=1)
            assert caught.value.code == "seat-has-bot"

    asyncio.run(go())


def test_a_move_of_ones_own_takes_the_seat_back_and_everybody_learns_it(house: Running) -> None:
    async def go() -> None:
        table = lay(house, "newvegas", ["Anna", "Benno"])
        await table.command("start")
        async with table.player(1) as benno, table.player() as spectator:
            # Both at once, so that the bot cannot be quicker.
            await benno.send({"type": "leave", "table": table.id, "token": table.tokens[1]})
            await benno.command("move", move=benno.moves[0])
            while spectator.log[-1]["kind"] != "done":
                await spectator.hear()
            assert [line["kind"] for line in spectator.log[-3:]] == ["relieved", "returned", "done"]
            assert spectator.state["table"]["seats"][1]["stand_in"] is None

    asyncio.run(go())


def test_people_play_again_with_other_options_and_the_same_tokens(house: Running) -> None:
    async def go() -> None:
        table = lay(house, "royale", ["Anna", "open", "bot random"], options={"tiles": 0})
        table.sit("Benno")
        refused("not-over", f"{table.path}/again", house, {"token": table.host})
        await table.command("start")
        async with people(table) as players:
            await play_out(table, players)
            refused("not-your-seat", f"{table.path}/again", house, {"token": "somebody else"})
            wish = {"token": table.tokens[1], "options": {"tiles": 6, "open_money": True}}
            following = ask(house.url, f"{table.path}/again", wish)["table"]
            assert ask(house.url, f"{table.path}/again", {"token": table.tokens[0]})["table"] == following
            for player in players.values():
                while not player.state["table"]["next"]:
                    await player.hear()
                assert player.state["table"]["next"] == following
                assert player.log[-1] | {"n": 0, "at": 0} == {"kind": "followed", "table": following, "n": 0, "at": 0}
        again = Laid(house, {"table": following, "host": table.host, "tokens": table.tokens})
        about = again.about()
        assert (about["options"]["tiles"], about["options"]["open_money"]) == (6, True)
        assert [seat["name"] for seat in about["seats"]] == [seat["name"] for seat in table.about()["seats"]]
        assert about["source"] == table.id
        assert about["commitment"] != table.about()["commitment"]
        await again.command("start")
        async with people(again) as players:
            await play_out(again, players)
        assert again.record().seed != table.record().seed

    asyncio.run(go())


def test_spectators_watch_and_do_nothing(house: Running) -> None:
    async def go() -> None:
        table = lay(house, "newvegas", ["Anna", "Benno"])
        await table.command("start")
        async with people(table) as players, table.player() as spectator:
            assert spectator.state["seat"] is None
            assert not {"legal", "decision", "can_undo"} & set(spectator.state)
            with pytest.raises(Refused) as caught:
                await spectator.command("move", token=GUESS, move="vote loan")
            assert caught.value.code == "not-your-seat"
            with pytest.raises(Refused) as caught:
                await spectator.command("say", token=GUESS, text="hello")
            assert caught.value.code == "not-your-seat"
            await play_out(table, players)
            while spectator.stage != "over":
                await spectator.hear()
            assert spectator.log[-1]["results"] == table.record().results
            assert {line["kind"] for line in spectator.log} == {"created", "started", "done", "reveal", "over"}

    asyncio.run(go())
