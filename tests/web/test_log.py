"""Royale's log after a reload reads as it did before."""

from __future__ import annotations

from playwright.async_api import expect

from server.running import Running
from web.conftest import Welcome
from web.playing import briskly, by_mouse, offered
from web.seeded import sit

SOME_MOVES = 24


async def test_a_reload_changes_no_word_of_the_log(guests: Welcome, house: Running) -> None:
    anna = await guests(settings={"cover": False})
    await sit(anna, house, "royale", ["Anna", "Benno", "bot"], 12, tiles=6)
    hand = by_mouse(briskly(12))
    for _ in range(SOME_MOVES):
        await hand(anna, await offered(anna))
    await offered(anna)
    log = anna.page.locator(".log li")
    before = await log.all_inner_texts()
    assert any(" rolls " in line for line in before)
    await anna.page.reload()
    await expect(log).to_have_count(len(before))
    assert await log.all_inner_texts() == before
