"""My first city: a real game with a coach, in which the sheet opens part by part; after it the full game is offered."""

from __future__ import annotations

import json
import time
from typing import Any

from playwright.async_api import ViewportSize, expect

from neonstrip.locales import say
from server.client import ask
from web.conftest import Welcome
from web.guest import PHONE, Guest
from web.places import eagerly
from web.playing import briskly, by_mouse, by_touch, check_end, control, offered, play

FINGER, POINTER = 44, 24
"""Pixels that each needs."""
SIZES: list[tuple[ViewportSize, int]] = [
    (PHONE, FINGER),
    ({"width": 390, "height": 844}, FINGER),
    ({"width": 1280, "height": 800}, POINTER),
    ({"width": 1366, "height": 768}, POINTER),
]
OPEN = (
    """[...document.querySelectorAll('.sheet [data-part^="area-"]:not([hidden])')].map((area) => area.dataset.part)"""
)
"""The parts of the score sheet that are not folded away."""


CUT = """() => [
    ...[...document.querySelectorAll(".choices button, .coach button, .finale button")]
        .filter((one) => one.scrollWidth > one.clientWidth + 1),
    ...[...document.querySelectorAll(".news .note")].filter((one) => one.scrollHeight > one.clientHeight + 1),
].map((one) => one.innerText)"""
"""Words that do not fit into what they are written on."""
LEAST_MAP = 130
"""Pixels of the map that are in sight while the coach speaks, on the smallest phone."""


def options(guest: Guest) -> dict[str, Any]:
    """What was agreed on at the table that is looked at."""
    about: dict[str, Any] = ask(guest.url, f"/api/tables/{guest.page.url.rpartition('/')[2]}")
    chosen: dict[str, Any] = about["options"]
    return chosen


async def test_a_first_city_against_the_acme(guests: Welcome) -> None:
    """Two clicks lead there; the same game is there after the page was loaded anew; its end offers the full one."""
    anna = await guests(newcomer=True)
    page, coach, hand = anna.page, anna.page.locator(".coach"), by_mouse(briskly(4))
    await anna.visit()
    await expect(page.locator(".marquee .first")).to_contain_text("My first city")
    await page.get_by_role("button", name="the ACME").click()
    await expect(coach).to_contain_text("Against the ACME")
    assert options(anna).items() >= {"golf": False, "bank": False}.items()
    assert await page.evaluate(OPEN) == []

    await hand(anna, await offered(anna))
    await expect(coach).to_contain_text("Write the")
    opened = await page.evaluate(OPEN)
    assert "area-streets" in opened
    assert "area-hotels" not in opened
    for size, least in SIZES:
        await page.set_viewport_size(size)
        await anna.quiet()
        await expect(coach).to_be_in_viewport(ratio=1)
        await expect(page.locator("[data-move^='open ']").first).to_be_in_viewport()
        assert await page.evaluate("least => line.clumsy(least)", least) == [], size
        assert await page.evaluate("document.scrollingElement.scrollHeight <= innerHeight"), size

    said = await coach.locator(".said p").inner_text()
    await page.reload()
    await expect(coach.locator(".said p")).to_have_text(said)
    assert await page.evaluate(OPEN) == opened
    await page.get_by_role("button", name="ACME", exact=True).click()
    await expect(page.get_by_role("region", name="The ACME")).to_be_visible()
    table = page.url.rpartition("/")[2]
    await play(anna, hand)
    await check_end(anna, table)

    await expect(coach).to_contain_text("loan")
    await coach.get_by_role("button", name="Play the full game").click()
    await expect(control(anna, "vote loan")).to_be_visible()
    await expect(coach).to_have_count(0)
    assert options(anna).items() >= {"golf": True, "bank": True}.items()
    await anna.visit()
    await expect(page.locator(".marquee")).to_have_count(3)
    await expect(page.locator(".marquee .first")).to_have_count(0)


async def test_a_first_city_against_a_bot_on_a_small_phone(guests: Welcome) -> None:
    """In German, whose words are long: all of them fit; the coach speaks often, and of each thing only so often."""
    anna = await guests(newcomer=True, phone=True, locale="de-DE")
    page, said = anna.page, list[str]()
    await anna.visit()
    await page.locator(".marquee[data-game=newvegas] .keys button").nth(1).click()
    await expect(page.locator(".coach")).to_be_visible()
    await offered(anna)
    assert await page.evaluate("document.querySelector('.map').clientHeight") >= LEAST_MAP

    async def look(guest: Guest) -> None:
        assert await page.evaluate(CUT) == []
        said.extend(await page.locator(".coach .said p").all_inner_texts())

    await play(anna, by_touch(eagerly), look)
    assert len(set(said)) > 15
    table = page.url.rpartition("/")[2]
    record = await check_end(anna, table)
    full = page.locator(".coach").get_by_role("button", name=say("de", "ending-first-play-full"))
    await expect(full).to_be_visible()
    assert await page.evaluate(CUT) == []

    await anna.visit()
    ticket = page.locator(f'.ticket[href="/t/{table}"]')
    for name, result in zip(record.names, record.results or [], strict=True):
        await expect(ticket).to_contain_text(f"{name} {result}".replace("-", "−"))
    await expect(ticket.locator(".state")).to_contain_text(str(time.gmtime().tm_year))


async def test_one_press_opens_everything_and_another_ends_the_coaching(guests: Welcome) -> None:
    """A device remembers it, and whoever knows the game says so before it begins."""
    anna = await guests(newcomer=True)
    page, coach = anna.page, anna.page.locator(".coach")
    await anna.visit()
    await page.locator(".marquee[data-game=newvegas]").get_by_role("button", name="one bot").click()
    await coach.get_by_role("button", name="Unfold everything").click()
    await expect(page.locator(".sheet [data-part=area-shows]")).to_be_visible()
    assert len(await page.evaluate(OPEN)) == 7
    await expect(page.locator("[data-part=projects]")).to_be_visible()
    await expect(coach).to_be_visible()
    await coach.get_by_role("button", name="I know the game").click()
    await expect(coach).to_have_count(0)
    await page.reload()
    await offered(anna)
    await expect(coach).to_have_count(0)

    benno = await guests(newcomer=True)
    await benno.visit()
    await benno.page.get_by_role("button", name="I know the game").click()
    await expect(benno.page.locator(".marquee .first")).to_have_count(0)
    await benno.page.locator(".marquee[data-game=newvegas]").get_by_role("button", name="one bot").click()
    await expect(control(benno, "vote loan")).to_be_visible()
    kept = json.loads(await benno.page.evaluate("localStorage['neonstrip.first']"))
    assert kept["newvegas"]["known"]
