"""From a decision in a review to the board where it was made, with the better move drawn on it."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from length import LONG
from neonstrip.games import GAMES
from neonstrip.locales import say
from server.running import Running
from web.conftest import Welcome
from web.test_replay import finished

REVIEWED = list(GAMES) if LONG else ["classic"]


@pytest.mark.parametrize("game", REVIEWED)
async def test_a_decision_opens_the_board_with_the_better_move(guests: Welcome, house: Running, game: str) -> None:
    anna = await guests()
    table = await finished(house, game, "bot random")  # somebody who could have done better
    page = anna.page
    await anna.visit(f"/t/{table.id}")
    await page.get_by_role("button", name=say("en", "ending-review-ask")).click()
    await page.locator('a[href*="&review="]').last.click()  # first come turning points, and some of those are luck
    told = page.locator("[data-better]")
    await expect(told).to_contain_text("Better: ")
    await expect(told).to_contain_text("Played: ")
    await expect(page.locator(".ring:not(.quiet)").first).to_be_visible()
    await page.get_by_role("button", name="One step on").click()
    await expect(told).to_have_count(0)
