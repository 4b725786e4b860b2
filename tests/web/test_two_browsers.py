"""Two people with a browser each play a complete game against each other, from the home page by a link to the end."""

from __future__ import annotations

import asyncio
import re

import pytest
from playwright.async_api import expect

from length import LONG
from neonstrip.games import GAMES
from neonstrip.play.fairness import Verdict
from neonstrip.play.verification import proved
from server.client import ask
from server.running import Running
from web.conftest import Welcome
from web.playing import briskly, by_mouse, check_end, play


@pytest.mark.parametrize("game", GAMES if LONG else ["royale", "newvegas"])
async def test_two_browsers_play_a_game(guests: Welcome, house: Running, game: str) -> None:
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
    table = anna.page.url.rpartition("/")[2]
    await bound(house, table)
    await anna.page.get_by_role("button", name="Start").click()

    await asyncio.gather(play(anna, by_mouse(briskly(1))), play(benno, by_mouse(briskly(2))))

    for guest in (anna, benno):
        record = await check_end(guest, table)
        assert record.names == ["Anna", "Benno"]
        assert proved(record) == Verdict("two-sided", [0, 1])
        await expect(guest.page.locator("[data-proof]")).to_have_attribute("data-proof", "ending-fair-mine")
    await anna.visit()
    for name, result in zip(record.names, record.results or [], strict=True):
        ticket = anna.page.locator(f'.ticket[href="/t/{table}"]')
        await expect(ticket).to_contain_text(re.compile(rf"{name}\s*{str(result).replace('-', '−')}"))
    await benno.page.evaluate(FORGE)
    await benno.page.reload()
    await expect(benno.page.locator("[data-proof]")).to_have_attribute("data-proof", "ending-fair-wrong")


FORGE = """() => {
    const kept = JSON.parse(localStorage.getItem("neonstrip.nonces"));
    for (const secret of Object.values(kept)) secret.told.pledges[0] = "0".repeat(64);
    localStorage.setItem("neonstrip.nonces", JSON.stringify(kept));
}"""
"""As if Anna had been bound to something else when Benno's device told its word."""


async def bound(house: Running, table: str) -> None:
    """Wait until both devices are bound to their parts of the seed."""
    while None in [seat["pledge"] for seat in ask(house.url, f"/api/tables/{table}")["seats"][:2]]:
        await asyncio.sleep(0.05)
