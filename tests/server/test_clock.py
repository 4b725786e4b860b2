"""The clock: a bot plays for whoever lets their time pass, until they return. The shortest clock is five seconds."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from server.playing import Laid, lay, move, people
from server.running import Running

SECONDS = 8
"""To think: more than it takes to sit down, on a machine that does other things too."""
BASE = {"tiles": 0, "starter": 1}


def relieved(log: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [line for line in log if line["kind"] == "relieved"]


async def late_in_royale(table: Laid) -> None:
    await table.command("start")
    async with people(table) as players:
        anna, benno = players.values()
        now = time.time() * 1000
        [deadline] = benno.state["table"]["deadlines"].values()
        assert benno.state["table"]["deadlines"] == {"0": deadline}
        assert now < deadline <= now + 1000 * SECONDS
        while not benno.moves:
            await benno.hear()
        [line] = relieved(benno.log)
        assert (line["seat"], line["reason"]) == (0, "clock")
        assert deadline <= line["at"] < deadline + 1000 * SECONDS
        assert benno.state["table"]["seats"][0]["stand_in"] == "casual"
        assert next(line["seat"] for line in benno.log if line.get("bot") and line["kind"] == "move") == 0
        await anna.command("return")
        assert anna.state["table"]["seats"][0]["stand_in"] is None
        await move(benno, "roll")
        await move(benno, benno.moves[0])
        while not anna.moves:
            await anna.hear()
        assert anna.state["table"]["deadlines"].keys() == {"0"}, "the clock runs for who has returned"
        await move(anna, "roll")
        assert not any(line.get("bot") for line in anna.log[-4:])


async def late_in_newvegas(table: Laid) -> None:
    """Everybody's clock runs at the same time. A bot's turn for who is late holds up nobody."""
    await table.command("start")
    async with people(table) as players:
        anna, benno = players.values()
        assert anna.state["table"]["deadlines"].keys() == {"0", "1"}
        await move(anna, "vote loan")
        assert anna.state["table"]["deadlines"].keys() == {"1"}
        while not anna.moves:
            await anna.hear()
        [line] = relieved(anna.log)
        assert (line["seat"], line["reason"]) == (1, "clock")
        while 1 in anna.state["waiting"]:
            await anna.hear()
        await benno.command("return")
        assert benno.state["table"]["seats"][1]["stand_in"] is None


def test_a_bot_plays_for_who_is_late_until_they_return(house: Running) -> None:
    """Both games at the same time, because each waits for a clock."""

    async def go() -> None:
        settings = {"clock": SECONDS}
        royale = lay(house, "royale", ["Anna", "Benno"], options=BASE, settings=settings)
        newvegas = lay(house, "newvegas", ["Anna", "Benno"], settings=settings)
        await asyncio.gather(late_in_royale(royale), late_in_newvegas(newvegas))

    asyncio.run(go())
