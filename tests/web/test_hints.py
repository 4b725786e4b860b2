"""A hint in the browser: asked for, read, lit on the board, and played."""

from __future__ import annotations

import re
from itertools import product

import pytest
from playwright.async_api import expect

from length import LONG
from neonstrip.games import GAMES
from neonstrip.locales import say
from server.running import Running
from web.conftest import Welcome
from web.playing import click, control, offered, press
from web.seeded import sit

LIT = """() => {
    const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2].map(Math.round).join();
    const rings = [...document.querySelectorAll("span.ring")].map((each) => middle(each.getBoundingClientRect()));
    const moves = [...document.querySelectorAll("main [data-move]")];
    return moves.find((each) => rings.includes(middle(each.getBoundingClientRect())))?.dataset.move;
}"""
"""The move of what has a ring around it; none until the ring has found its place."""
CASINOS = ("royale", "classic")
CAUSE = re.compile(r"(\w+ brings|wins|costs|pays|which wins?|that costs \w+) (about )?\d+\b(?! more than the next)")
"""What a move is good for: prizes, rewards, ties or dice that are kept, and not by how much it is ahead."""
WHERE = list(product(GAMES, (False, True)))
"""Each game at a writing and on a phone; in short each at one of them."""
if not LONG:
    WHERE = [(game, place % 2 == 1) for place, game in enumerate(GAMES)]


@pytest.mark.parametrize(("game", "phone"), WHERE)
async def test_a_hint_is_lit_told_and_played(guests: Welcome, house: Running, game: str, phone: bool) -> None:
    anna = await guests(phone=phone)
    await sit(anna, house, game, ["Anna", "bot"], 4)
    page = anna.page
    while len(moves := await offered(anna)) == 1:
        await control(anna, moves[0]).click()
    await expect(page.locator("[data-hint]")).to_be_visible()
    await page.keyboard.press("h")
    note = page.get_by_role("region", name=say("en", "hint-title"))
    await expect(note).to_be_visible()
    await expect(note).to_contain_text(re.compile(r"\d+% to win"))
    if game in CASINOS:
        await expect(note.get_by_role("listitem").filter(has_text=CAUSE)).to_have_count(1)
    heard = page.locator("[role=status]", has_text=say("en", "hint-title"))
    await expect(heard).to_have_count(1)
    move = await (await page.wait_for_function(LIT)).json_value()
    await press(anna, move, click)
    await expect(note).to_be_hidden()
    if game == "newvegas":
        await press(anna, "choose 1", click)
        await expect(page.locator(".spot .expected").first).to_have_text(re.compile(r"≈\s*\+\d"))
