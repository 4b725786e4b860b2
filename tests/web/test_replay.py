"""A finished game watched again: step, scrub, play, other eyes, share a moment, continue from there."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from neonstrip.games import GAMES
from neonstrip.locales import say
from server.playing import Laid
from server.playing import lay as lay_table
from server.running import Running
from web.conftest import Welcome
from web.guest import LAPTOPS, Guest
from web.playing import briskly, by_mouse, offered


async def finished(house: Running, game: str, second: str = "bot greedy") -> Laid:
    """A game of bots, to its end."""
    table = lay_table(house, game, ["bot greedy", second])
    async with table.player() as spectator:
        await table.command("start")
        while spectator.stage != "over":
            await spectator.hear()
    return table


async def settled(guest: Guest) -> str:
    """The moment that is shown, when no other is on its way: several lines of the log may be one moment."""
    await guest.quiet()
    return await guest.page.get_by_role("slider", name="Moment").input_value()


@pytest.mark.parametrize("game", GAMES)
async def test_replay_and_share(guests: Welcome, house: Running, game: str) -> None:
    anna, benno = await guests(permissions=["clipboard-read", "clipboard-write"]), await guests()
    table = await finished(house, game)
    page = anna.page
    await anna.visit(f"/t/{table.id}")
    await page.locator(f'a[href="/t/{table.id}/replay"]').first.click()
    scrub = page.get_by_role("slider", name="Moment")
    await expect(scrub).not_to_have_attribute("max", "1")
    middle = int(await scrub.get_attribute("max") or 0) // 2
    assert middle > 25
    await scrub.fill(str(middle))
    shown = await settled(anna)
    await page.get_by_role("button", name="One step on").click()
    await expect(scrub).not_to_have_value(shown)
    after = await settled(anna)
    assert int(after) > int(shown)
    await page.get_by_role("button", name="One step back").click()
    await expect(scrub).not_to_have_value(after)

    shown = await settled(anna)
    await page.get_by_label("Speed").select_option("2")
    await page.get_by_role("button", name="Play", exact=True).click()
    await expect(scrub).not_to_have_value(shown)
    await page.get_by_role("button", name="Pause").click()
    await page.get_by_label("Seen by").select_option("1")
    await anna.quiet()
    await scrub.fill(str(middle))
    shown = await settled(anna)

    await page.get_by_role("button", name="Share this moment").click()
    await expect(page.get_by_role("status").filter(has_text=say("en", "web-copied"))).to_be_visible()
    link = await page.evaluate("navigator.clipboard.readText()")
    assert link.startswith(f"{house.url}/t/{table.id}")
    await benno.page.goto(link)
    await expect(benno.page.get_by_role("slider", name="Moment")).to_have_value(shown)
    board = re.compile("^(The casinos|City of )")
    same = await page.get_by_role("region", name=board).first.aria_snapshot()
    await expect(benno.page.get_by_role("region", name=board).first).to_match_aria_snapshot(same)

    await page.set_viewport_size(LAPTOPS[-1])
    await page.reload()
    await expect(scrub).to_have_value(shown)
    await anna.quiet()
    assert await page.evaluate("""line.cutOff('[data-part^="casino-"]')""") == [], "all casinos are in sight"

    await benno.page.get_by_role("button", name="Continue from here").click()
    await benno.page.get_by_role("dialog").get_by_role("button", name="Lay the table").click()
    await benno.page.wait_for_url(lambda url: url.startswith(f"{house.url}/t/") and table.id not in url)
    hand = by_mouse(briskly(7))
    for _ in range(3):
        await hand(benno, await offered(benno))
    assert len(await benno.page.evaluate("line.moves")) >= 2
