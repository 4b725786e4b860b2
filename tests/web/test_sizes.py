"""Tables with casinos on screens of many sizes: nothing is cut off, and what is pressed next is in sight."""

from __future__ import annotations

import pytest
from playwright.async_api import ViewportSize, expect

from server.running import Running
from web.conftest import Welcome
from web.guest import DESKTOP, LAPTOPS, PHONE
from web.playing import choose_by_digit, control, offered
from web.seeded import sit

LAPTOP: ViewportSize = {"width": 1280, "height": 720}
SIZES: list[ViewportSize] = [
    PHONE,
    {"width": 844, "height": 390},
    {"width": 820, "height": 1180},
    {"width": 1024, "height": 768},
    {"width": 1200, "height": 800},
    *LAPTOPS,
    LAPTOP,
    DESKTOP,
    {"width": 3840, "height": 2160},
]
CUT_OFF = """() => [...document.querySelectorAll('[data-part^="casino-"] .sign')]
  .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
  .map(({ innerText }) => innerText)"""
HIGHEST_PART = "Math.max(...[...document.querySelectorAll('.felt, .thumb')].map((part) => part.clientHeight))"


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
async def test_a_game_can_be_begun_without_scrolling(guests: Welcome, locale: str) -> None:
    """On a laptop all ways to begin are in sight when the house is entered, in one row, newcomers' too."""
    anna = await guests(newcomer=True, locale=locale)
    await anna.visit()
    keys = anna.page.locator(".marquee .keys > *")
    for size in LAPTOPS:
        await anna.page.set_viewport_size(size)
        await anna.quiet()
        for key in await keys.all():
            await expect(key).to_be_in_viewport(ratio=1)
        tops = await anna.page.locator(".marquee .board").evaluate_all(
            "all => all.map((one) => one.getBoundingClientRect().top)"
        )
        assert max(tops) - min(tops) < 1, tops


@pytest.mark.parametrize(("game", "options"), [("royale", {"tiles": 6}), ("classic", {})])
async def test_a_table_fits_every_screen(guests: Welcome, house: Running, game: str, options: dict[str, int]) -> None:
    anna = await guests(settings={"cover": False})
    await sit(anna, house, game, ["Anna", "Benno", "Carla", "Duc", "Eva"], 1, **options)
    await expect(control(anna, "roll")).to_be_visible()
    for size in SIZES:
        await anna.page.set_viewport_size(size)
        await anna.quiet()
        await expect(control(anna, "roll")).to_be_in_viewport()
        assert await anna.page.evaluate(CUT_OFF) == [], size
        assert await anna.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth"), size
        assert await anna.page.evaluate(HIGHEST_PART) < min(200, size["height"] / 2), (
            f"{size}: where the dice are rolled covers the casinos"
        )
        if size in (LAPTOP, *LAPTOPS, DESKTOP):
            assert await anna.page.evaluate("document.scrollingElement.scrollHeight <= innerHeight"), size
    await anna.page.set_viewport_size(DESKTOP)
    await anna.page.keyboard.press("r")
    await offered(anna)
    await anna.check_laptops('.felt, [data-part^="casino-"]')
    await choose_by_digit(anna, max(move for move in await offered(anna) if move.startswith("place ")))
