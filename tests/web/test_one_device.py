"""Games at one device: alone against the ACME, and two who pass it to each other."""

from __future__ import annotations

import json

from playwright.async_api import expect

from server.running import Running
from web.conftest import Welcome
from web.playing import PASSING, briskly, by_mouse, check_end, offered, play
from web.seeded import sit

PASSES = 3
AFTERWARDS = 12
"""Moves, of both of them."""


async def test_a_solo_game_from_the_home_page(guests: Welcome) -> None:
    """Two clicks: the game, against whom."""
    anna = await guests()
    await anna.visit()
    await anna.page.get_by_role("button", name="the ACME").click()
    await offered(anna)
    await anna.page.get_by_role("button", name="ACME", exact=True).click()
    await expect(anna.page.get_by_role("region", name="The ACME")).to_be_visible()
    await play(anna, by_mouse(briskly(4)))
    await check_end(anna, anna.page.url.rpartition("/")[2])


async def test_two_at_one_device_pass_it_to_each_other(guests: Welcome, house: Running) -> None:
    """Nothing is seen until the next one has the device; who does not care for that switches it off."""
    anna = await guests(settings={"name": "Anna"})
    page = anna.page
    await sit(anna, house, "royale", ["Anna", "Benno"], 5)

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

    await anna.choose(cover=False)
    await page.reload()
    for _ in range(AFTERWARDS):
        moves = await offered(anna)
        assert moves != [PASSING]
        await hand(anna, moves)
    told = [json.loads(text) for text in (await page.evaluate("line.log")).values()]
    assert {line["seat"] for line in told if line["kind"] == "move"} == {0, 1}
