"""Where a part of the pages takes long to come, it is said so: nobody looks at an empty page."""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import Route, expect

from web.conftest import Welcome


@pytest.mark.parametrize("part", ["TableScreen", "RoyaleTable"])
async def test_what_is_on_its_way_is_told(part: str, guests: Welcome) -> None:
    anna = await guests()
    come = asyncio.Event()

    async def hold(route: Route) -> None:
        await come.wait()
        await route.continue_()

    await anna.page.route(f"**/assets/{part}-*.js", hold)
    await anna.visit()
    await anna.page.locator("[data-game=royale]").get_by_role("button", name="one bot").click()
    told = anna.page.get_by_role("status").filter(has_text="One moment…")
    await expect(told).to_be_visible()
    come.set()
    await expect(anna.page.locator("[data-move]").first).to_be_visible()
    await expect(told).to_have_count(0)
