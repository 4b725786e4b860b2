"""A game at one device: two who pass it to each other."""

from __future__ import annotations

import json
import re

from playwright.async_api import expect

from server.running import Running
from web.conftest import Welcome
from web.playing import PASSING, briskly, by_mouse, offered
from web.seeded import sit

HELD = "table => JSON.parse(localStorage['neonstrip.held'])[table].cover"
UNCOVERED = """table => {
    const held = JSON.parse(localStorage["neonstrip.held"]);
    held[table].cover = false;
    localStorage["neonstrip.held"] = JSON.stringify(held);
}"""
TURN = re.compile(r"^\s*(Anna|Benno)’s turn\s*$")
PASSES = 3
AFTERWARDS = 12
"""Moves, of both of them."""


async def test_two_at_one_device_pass_it_to_each_other(guests: Welcome, house: Running) -> None:
    """A banner says whose turn it is. Who wants to covers the screen: nothing is seen until the next one has it."""
    anna = await guests(settings={"name": "Anna"})
    page = anna.page
    table = await sit(anna, house, "royale", ["Anna", "Benno"], 5)
    await expect(page.locator(".banner")).to_have_text(TURN)
    await page.get_by_role("button", name="Menu").first.click()
    await page.get_by_role("checkbox", name="Cover the screen").check()
    await page.get_by_role("dialog").get_by_role("button", name="Close").click()

    hand = by_mouse(briskly(5))
    passed: list[str] = []
    while len(passed) < PASSES:
        moves = await offered(anna)
        if moves == [PASSING]:
            ready = page.get_by_role("dialog").get_by_role("button", name="I am ")
            passed.append(await ready.inner_text())
            await ready.click()
        else:
            await hand(anna, moves)
    assert len(set(passed)) == 2

    await page.evaluate(UNCOVERED, table)
    await page.reload()
    for _ in range(AFTERWARDS):
        moves = await offered(anna)
        assert moves != [PASSING]
        await expect(page.locator(".banner")).to_have_text(TURN)
        await hand(anna, moves)
    told = [json.loads(text) for text in (await page.evaluate("line.log")).values()]
    assert {line["seat"] for line in told if line["kind"] == "move"} == {0, 1}


async def test_who_lays_a_table_for_two_chooses_whether_it_is_covered(guests: Welcome) -> None:
    """Covered by itself only where something is secret; what is chosen holds at the table."""
    anna = await guests(settings={"name": "Anna"})
    page = anna.page
    cover = page.get_by_role("checkbox", name="Cover the screen")
    await anna.visit("/new/royale")
    await expect(page.get_by_role("button", name="Lay the table")).to_be_enabled()
    await expect(cover).to_have_count(0)
    await page.get_by_role("button", name="People at this device: one more").click()
    await expect(cover).not_to_be_checked()
    await page.get_by_role("radio", name="Welcome to New Las Vegas").check()
    await expect(cover).to_be_checked()
    await page.get_by_role("radio", name="Las Vegas Royale").check()
    await expect(cover).not_to_be_checked()
    await cover.check()
    await page.get_by_role("button", name="Lay the table").click()
    await page.wait_for_url("**/t/*")
    assert await page.evaluate(HELD, page.url.rsplit("/", 1)[1])
