"""The server is killed in mid-game and started again: the page says so, goes on by itself, and nothing is lost."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import expect

from length import LONG
from neonstrip import games
from server.client import Player
from server.running import Running, lasting_port
from web.conftest import Welcome
from web.playing import briskly, by_mouse, check_end, control, offered, play
from web.seeded import lay

GAMES = games.GAMES if LONG else ["royale"]
SOME_MOVES = 12


def told(line: dict[str, Any]) -> list[Any]:
    """A line without what is opened up only after the end."""
    return [line["n"], line["kind"], line["at"], line.get("seat"), line.get("move", "").split(" ")[0]]


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
async def test_a_killed_server_costs_nothing(guests: Welcome, tmp_path: Path, game: str) -> None:
    """In short one game, and some moves after the kill; in full both, to their ends."""
    server = Running(f"sqlite:///{tmp_path}/tables.sqlite", lasting_port())
    try:
        anna = await guests(url=server.url)
        anna.expect(r"WebSocket connection|net::ERR_")  # a kill may break off whatever is on its way, in any way
        table, host, tokens = await lay(server, game, ["Anna", "bot"], 6)
        await anna.hold(table, host, tokens)
        await anna.visit(f"/t/{table}")
        choose = briskly(6)
        hand = by_mouse(choose)
        for _ in range(SOME_MOVES):
            await hand(anna, await offered(anna))
        moves = await offered(anna)

        server.kill()
        lost = anna.page.get_by_text("The line broke.")
        await expect(lost).to_be_visible()
        before = await anna.page.evaluate("line.log")
        await control(anna, choose(moves)).click()  # a wish made while nobody hears it
        server.start()
        await expect(lost).to_be_hidden()

        if LONG:
            await play(anna, hand)
            await check_end(anna, table)
        for _ in range(0 if LONG else SOME_MOVES):
            await hand(anna, await offered(anna))
        await offered(anna)
        known = {place: json.loads(text) for place, text in (await anna.page.evaluate("line.log")).items()}
        assert {place: json.loads(text) for place, text in before.items()}.items() <= known.items()
        async with Player(server.socket_url, table, tokens[0]) as again:
            while len(again.log) < len(known):
                await again.hear()
            assert [told(line) for line in again.log[: len(known)]] == [told(line) for line in known.values()]
    finally:
        server.stop()
