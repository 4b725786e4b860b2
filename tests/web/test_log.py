"""Royale's log after a reload reads as it did before, to each player and to who only watches."""

from __future__ import annotations

from playwright.async_api import expect

from server.running import Running
from web.conftest import Welcome
from web.guest import Guest
from web.playing import briskly, by_mouse, offered
from web.seeded import lay

SOME_MOVES = 40


async def read(guest: Guest) -> list[str]:
    return await guest.page.locator(".log li").all_inner_texts()


async def test_a_reload_changes_no_word_of_the_log(guests: Welcome, house: Running) -> None:
    anna, watcher = await guests(settings={"cover": False}), await guests()
    table, host, tokens = await lay(house, "royale", ["Anna", "Benno", "bot"], 12, tiles=6)
    await anna.hold(table, host, tokens)
    for guest in (anna, watcher):
        await guest.visit(f"/t/{table}")
    await expect(watcher.page.locator(".log")).to_be_visible()
    hand = by_mouse(briskly(12))
    for _ in range(SOME_MOVES):
        await hand(anna, await offered(anna))
    await offered(anna)
    told = await read(anna)
    assert len(told) > SOME_MOVES / 2
    await expect(watcher.page.locator(".log li")).to_have_count(len(told))
    seen = await read(watcher)
    for guest, before in ((anna, told), (watcher, seen)):
        await guest.page.reload()
        await expect(guest.page.locator(".log li")).to_have_count(len(before))
        assert await read(guest) == before
