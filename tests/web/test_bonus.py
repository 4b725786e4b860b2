"""A number of New Las Vegas that fits nowhere as it is."""

from __future__ import annotations

from playwright.async_api import expect

from server.client import Player
from server.playing import move
from server.running import Running
from web.conftest import Welcome
from web.playing import briskly, offered
from web.seeded import lay

NUMBER = 36
"""A deal in which somebody who does whatever is lit takes a number that only a bonus makes fit, early."""


async def test_what_fits_only_with_a_bonus_says_so_and_lights_it(guests: Welcome, house: Running) -> None:
    table, host, tokens = await lay(house, "newvegas", ["Anna", "bot"], NUMBER)
    choose = briskly(9)
    async with Player(house.socket_url, table, tokens[0]) as person:
        while not person.moves or any(not one.startswith("circle") for one in person.moves):
            await (move(person, choose(person.moves)) if person.moves else person.hear())
        circles = person.moves
    anna = await guests(settings={"name": "Anna"})
    await anna.hold(table, host, tokens)
    await anna.visit(f"/t/{table}")
    assert await offered(anna) == circles
    await expect(anna.page.get_by_role("status").filter(has_text="fits nowhere as it is")).to_be_visible()
    for circle in circles:
        await expect(anna.page.locator(f".choices .main[data-move='{circle}']")).to_be_visible()
