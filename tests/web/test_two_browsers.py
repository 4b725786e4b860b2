"""Two people with a browser each play a complete game against each other, from the home page by a link to the end."""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import expect

from web.conftest import Welcome
from web.playing import briskly, by_mouse, check_end, play


@pytest.mark.parametrize("game", ["royale", "newvegas"])
async def test_two_browsers_play_a_game(guests: Welcome, game: str) -> None:
    anna, benno = await guests(), await guests()
    await anna.visit()
    await anna.page.get_by_label("Your name").fill("Anna")
    await anna.page.locator(f'a[href="/new/{game}"]').click()
    await anna.page.locator("form button.main").click()
    link = await anna.page.locator("input[readonly]").input_value()

    await benno.visit()
    await benno.page.get_by_label("Got a link").fill(link)
    await benno.page.get_by_role("button", name="Join").click()
    await benno.page.wait_for_url("**/t/*")
    await benno.page.get_by_label("Your name").fill("Benno")
    await benno.page.get_by_role("button", name="Sit down").first.click()
    await expect(anna.page.get_by_text("Benno")).to_be_visible()
    await anna.page.get_by_role("button", name="Start").click()

    await asyncio.gather(play(anna, by_mouse(briskly(1))), play(benno, by_mouse(briskly(2))))

    table = anna.page.url.rpartition("/")[2]
    for guest in (anna, benno):
        assert (await check_end(guest, table)).names == ["Anna", "Benno"]
