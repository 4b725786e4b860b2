"""A complete game of each, by finger on a small phone, by keys alone, and by roles and names alone."""

from __future__ import annotations

import re

import pytest

from length import LONG
from neonstrip.games import GAMES
from server.running import Running
from web.conftest import Welcome
from web.guest import Guest
from web.playing import briskly, by_ear, by_keys, by_touch, check_end, offered, play
from web.seeded import sit

LEAST = 44
"""Pixels that a finger needs, in both directions."""


def by_hand(*in_short: str) -> pytest.MarkDecorator:
    """All games in full, some in short."""
    return pytest.mark.parametrize("game", GAMES if LONG else in_short)


@by_hand("classic", "newvegas")
async def test_a_game_by_finger_on_a_small_phone(guests: Welcome, house: Running, game: str) -> None:
    async def look(guest: Guest) -> None:
        assert await guest.page.evaluate("least => line.clumsy(least)", LEAST) == []

    anna = await guests(phone=True)
    table = await sit(anna, house, game, ["Anna", "bot"], 1)
    await play(anna, by_touch(briskly(1)), look)
    await check_end(anna, table)


@by_hand("newvegas")
async def test_a_game_by_keys(guests: Welcome, house: Running, game: str) -> None:
    async def look(guest: Guest) -> None:
        kinds = {move.split()[0] for move in await offered(guest)}
        if kinds - seen and await guest.page.evaluate("line.stage") == "playing":
            await guest.check_laptops(".dock, .projects li")
            seen.update(kinds)

    seen: set[str] = set()
    anna = await guests()
    table = await sit(anna, house, game, ["Anna", "bot"], 2)
    await play(anna, by_keys(2), look)
    await check_end(anna, table)


@by_hand("royale")
async def test_a_game_by_ear(guests: Welcome, house: Running, game: str) -> None:
    """With roles and names alone, asked about every choice; what is rolled or turned over is told by itself."""
    anna = await guests(settings={"confirm": "always"})
    table = await sit(anna, house, game, ["Anna", "bot"], 3)
    await play(anna, by_ear(3))
    await check_end(anna, table)
    heard = await anna.page.evaluate("line.heard")
    rolls = [
        text for text in heard if re.search("two 1s|two 2s|two 3s|two 4s|two 5s|two 6s|rolled .*([1-6]) \\1", text)
    ]
    assert game == "newvegas" or rolls, heard
