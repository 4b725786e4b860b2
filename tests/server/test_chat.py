"""Chat: short messages and reactions, off where the host wants it, and text and nothing else."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from server.client import Player, Refused
from server.playing import catch_up, lay, people
from server.running import Running

WEB = Path(__file__).parents[2] / "web" / "src"


def said(player: Player) -> list[dict[str, Any]]:
    return [line for line in player.log if line["kind"] == "said"]


async def refused(player: Player, code: str, **fields: Any) -> None:
    with pytest.raises(Refused) as caught:
        await player.command("say", **fields)
    assert caught.value.code == code


def test_people_talk_before_during_and_after_a_game(house: Running) -> None:
    async def go() -> None:
        table = lay(house, "royale", ["Anna", "Benno"])
        async with people(table) as players, table.player() as spectator:
            anna, benno = players.values()
            await anna.command("say", text="Hello")
            await benno.command("say", reaction="clap")
            await table.command("start")
            await anna.command("say", text="Good luck", reaction="luck")
            for player in (anna, benno, spectator):
                await catch_up(player)
                assert [(line["seat"], line.get("text"), line.get("reaction")) for line in said(player)] == [
                    (0, "Hello", None),
                    (1, None, "clap"),
                    (0, "Good luck", "luck"),
                ]

    asyncio.run(go())


def test_a_message_is_text_on_one_line(house: Running) -> None:
    """Markup stays what was typed: whoever shows it, shows text."""
    typed = "<b onclick=alert(1)>\n**hi**\t&amp; \u202ereversed\x07 {{x}}</b>"

    async def go() -> None:
        table = lay(house, "royale", ["Anna", "Benno"])
        async with people(table) as players:
            anna, benno = players.values()
            await anna.command("say", text=typed)
            await catch_up(benno)
            [line] = said(benno)
            assert line["text"] == "<b onclick=alert(1)> **hi** &amp; reversed {{x}}</b>"
            await refused(anna, "empty-message", text=" \n\t ")
            await refused(anna, "empty-message")
            await refused(anna, "unknown-reaction", reaction="<img>")
            await anna.command("say", text="x" * 200)
            await refused(anna, "bad-message", text="x" * 201)

    asyncio.run(go())


def test_the_page_shows_what_people_say_as_text() -> None:
    """The pages never make markup of anything that is not theirs: nothing in their source has a way to."""
    source = "".join(path.read_text("utf-8") for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte"))
    assert "<script" in source
    for way in ("{@html", "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval("):
        assert way not in source


def test_the_host_switches_the_chat_off_and_on(house: Running) -> None:
    async def go() -> None:
        table = lay(house, "royale", ["Anna", "Benno"], settings={"chat": False})
        async with people(table) as players:
            anna, benno = players.values()
            await refused(anna, "chat-off", text="Hello")
            await refused(anna, "chat-off", reaction="clap")
            await table.command("mute", chat=True)
            await anna.command("say", text="Hello")
            await table.command("mute", chat=False)
            await refused(benno, "chat-off", text="Hello")
            await catch_up(benno)
            assert [line["kind"] for line in benno.log] == ["created", "chat", "said", "chat"]
            assert benno.state["table"]["settings"]["chat"] is False

    asyncio.run(go())


def test_a_message_sent_again_is_said_once(house: Running) -> None:
    async def go() -> None:
        table = lay(house, "royale", ["Anna", "Benno"])
        async with people(table) as players:
            anna, benno = players.values()
            for _ in range(3):
                await anna.command("say", text="Hello", ref="the same")
            await catch_up(benno)
            assert len(said(benno)) == 1

    asyncio.run(go())
