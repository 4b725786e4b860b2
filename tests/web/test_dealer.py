"""The dealer for the printed game: a tablet on the table, phones that say "ready", and a server that goes away."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import ViewportSize, expect

from length import LONG
from server.client import Player, ask
from server.running import Running, lasting_port
from web.conftest import Welcome
from web.guest import Guest, pages_kept
from web.test_axe import AXE, check

TABLET: ViewportSize = {"width": 1024, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}
PASS = 26
"""Rounds of a deck, after which all cards are shuffled."""


async def lay_out(guest: Guest, size: ViewportSize) -> str:
    """Through the door, by touch, to a table whose cards lie ready."""
    await guest.page.set_viewport_size(size)
    await guest.visit()
    await guest.page.locator("[data-door]").tap()
    await guest.page.locator("[data-deal]").tap()
    await expect(guest.page.locator("[data-flip]")).to_be_enabled()
    return guest.page.url.rpartition("/")[2]


async def flip(guest: Guest, shown: int) -> None:
    await guest.page.locator("[data-flip]").tap()
    await lies(guest, shown)


async def lies(guest: Guest, shown: int) -> None:
    """So many have lain open, and nobody's page is behind."""
    await expect(guest.page.locator(f'[data-cards="{shown}"]')).to_be_visible()


async def numbers(guest: Guest) -> list[int]:
    return [int(text) for text in await guest.page.locator("[data-cards] .number").all_inner_texts()]


async def all_sent(guest: Guest, table: str) -> None:
    """The server has answered to all that was noted."""
    await guest.page.wait_for_function(
        """table => JSON.parse(localStorage[`neonstrip.dealer.${table}`]).notes.length === 0""", arg=table
    )


async def log_of(url: str, table: str) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """What was noted, and what everybody sees."""
    async with Player(url, table) as anybody:
        noted = [line["note"] for line in anybody.log if line["kind"] == "noted"]
        return noted, anybody.state["paper"]


async def test_three_phones_and_a_tablet_deal_through_the_deck(guests: Welcome, house: Running) -> None:
    """To the end of the deck, through its shuffle, with a reload in the middle, and all by touch."""
    dealer = await guests(phone=True)
    table = await lay_out(dealer, TABLET)
    phones = [await guests(phone=True) for _ in range(3)]
    for number, phone in enumerate(phones, 1):
        await phone.page.set_viewport_size(PHONE)
        await phone.visit(f"/t/{table}")
        await phone.page.locator("[data-join]").tap()
        await expect(phone.page.locator("[data-ready-button]")).to_be_visible()
        await expect(dealer.page.locator("[data-ready]")).to_contain_text(f"0 of {number}")
    for shown in range(2, PASS + 4):
        if shown % 9 == 0:
            await dealer.page.reload()
            await phones[0].page.reload()
        if shown % 3 == 0:
            await flip(dealer, shown)
        else:
            for phone in phones:
                await phone.page.locator('[data-ready-button][aria-pressed="false"]').tap()
        for guest in (dealer, *phones):
            await lies(guest, shown)
        if shown % 5 == 0:
            assert await numbers(phones[1]) == await numbers(dealer)
        if shown == PASS + 2:
            for guest in (dealer, *phones):
                await expect(guest.page.locator("[data-shuffled]")).to_be_visible()
    told = (await log_of(house.socket_url, table))[1]
    assert [each["shuffle"] for each in told["shown"]] == [0] * (PASS + 1) + [1, 1]
    await dealer.page.locator("[data-more]").tap()
    await dealer.page.locator("[data-ending]").tap()
    await dealer.page.locator("[data-end]").tap()
    for guest in (dealer, *phones):
        await expect(guest.page.get_by_text("The game is over")).to_be_visible()
    await dealer.page.locator("[data-score]").tap()
    await expect(dealer.page.locator("[data-players]").first).to_be_visible()


async def test_projects_hotels_a_wish_and_a_mistake(guests: Welcome, house: Running) -> None:
    """On a phone that lies on the table: marks turn the points, a wish shuffles, a flip is taken back, keys work."""
    dealer = await guests(phone=True)
    table = await lay_out(dealer, PHONE)
    page = dealer.page
    await page.locator("[data-cards]").tap()
    await lies(dealer, 2)
    first = await numbers(dealer)
    await page.locator('[data-goal="pink"]').tap()
    await page.locator("#who").fill("Anna")
    await page.locator("[data-mark]").tap()
    await expect(page.get_by_text("Met by Anna")).to_be_visible()
    await page.locator('[data-race="11"]').tap()
    await expect(page.locator('[data-race="11"]')).to_have_attribute("aria-pressed", "true")
    await expect(page.locator(".pink .value.big")).to_have_count(1)
    before = await page.locator(".pink .value.big").inner_text()
    await page.keyboard.press("ArrowRight")
    await lies(dealer, 3)
    assert int(await page.locator(".pink .value.big").inner_text()) < int(before)
    await page.locator("[data-unflip]").tap()
    await lies(dealer, 2)
    assert await numbers(dealer) == first
    await page.locator("[data-more]").tap()
    await page.locator("[data-reshuffle]").tap()
    await expect(page.locator("[data-shuffled]")).to_be_visible()
    await expect(page.locator("[data-left]")).to_have_attribute("data-left", "27")
    await page.locator("summary").tap()
    await flip(dealer, 4)
    told = (await log_of(house.socket_url, table))[1]
    assert [(each["shuffle"], each["place"]) for each in told["shown"]] == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert told["races"][10] == 2
    await page.evaluate(AXE.read_text())
    await check(dealer, "a dealer on a phone")
    await page.locator("[data-more]").tap()
    await check(dealer, "what else a dealer can do")


async def test_chosen_projects_and_the_timer(guests: Welcome, house: Running) -> None:
    dealer = await guests(phone=True)
    await dealer.page.set_viewport_size(TABLET)
    await dealer.visit("/paper")
    await dealer.page.get_by_text("Edition, golf, projects").tap()
    await dealer.page.get_by_text("Pegasus").tap()
    await dealer.page.locator('[data-project="yellow"]').select_option("all_sites_built")
    await dealer.page.evaluate(AXE.read_text())
    await check(dealer, "the door")
    await dealer.page.locator("[data-deal]").tap()
    await expect(dealer.page.locator("[data-flip]")).to_be_enabled()
    await expect(dealer.page.locator(".goals .yellow strong")).to_have_text("All sites")
    await dealer.page.evaluate("localStorage['neonstrip.pace'] = JSON.stringify({ seconds: 0.2 })")
    await dealer.page.reload()
    await lies(dealer, 1)
    await dealer.page.locator("[data-flip]").tap()
    await dealer.page.wait_for_function("() => Number(document.querySelector('[data-cards]').dataset.cards) > 4")


async def test_a_timer_waits_for_the_first_flip(guests: Welcome) -> None:
    dealer = await guests(phone=True)
    await lay_out(dealer, TABLET)
    await expect(dealer.page.locator(".timer")).to_have_count(0)


@pytest.mark.parametrize("size", [TABLET, PHONE] if LONG else [TABLET])
async def test_cards_go_on_without_the_server_and_all_arrives_once(
    guests: Welcome, tmp_path: Path, size: ViewportSize
) -> None:
    """The server is killed: flips go on, after a reload too, to the end of the deck. Back again, it knows all of it."""
    server = Running(f"sqlite:///{tmp_path}/tables.sqlite", lasting_port())
    try:
        dealer = await guests(url=server.url, phone=True)
        dealer.expect(r"WebSocket connection|net::ERR_|Failed to fetch|request failed")
        table = await lay_out(dealer, size)
        host = (await dealer.page.evaluate("JSON.parse(localStorage['neonstrip.held'])"))[table]["host"]
        script = ask(server.url, f"/api/tables/{table}/script", token=host)
        for shown in range(2, 6):
            await flip(dealer, shown)
        await pages_kept(dealer.page)
        await all_sent(dealer, table)
        server.kill()
        away = dealer.page.locator("[data-away]")
        await expect(away).to_be_visible()
        for shown in range(6, 12):
            await flip(dealer, shown)
        await dealer.page.locator('[data-race="4"]').tap()
        await dealer.page.locator("[data-unflip]").tap()
        await lies(dealer, 10)
        await expect(away).to_have_attribute("data-away", "8")

        await dealer.page.reload()
        await lies(dealer, 10)
        for shown in range(11, PASS + 3):
            await flip(dealer, shown)
        await expect(dealer.page.locator("[data-shuffled]")).to_be_visible()
        assert await numbers(dealer) == script["shuffles"][1][1]["numbers"]

        server.start()
        await expect(away).to_be_hidden()
        await all_sent(dealer, table)
        noted, seen = await log_of(server.socket_url, table)
        flips = [*range(2, 12), *range(11, PASS + 3)]
        assert [note["shown"] for note in noted if note["note"] == "flipped"] == flips
        assert [note["note"] for note in noted].count("unflipped") == 1
        assert seen["races"][3] == 11
        told = [flip["numbers"] for flip in script["shuffles"][0]] + [script["shuffles"][1][1]["numbers"]]
        assert [each["numbers"] for each in seen["shown"]] == told
        await flip(dealer, PASS + 3)
    finally:
        server.stop()


async def test_what_a_dealer_has_left_is_sent_from_any_page(guests: Welcome, tmp_path: Path) -> None:
    """Flipped without the server, then at home when it is back: all arrives once, though nobody opens that table."""
    server = Running(f"sqlite:///{tmp_path}/tables.sqlite", lasting_port())
    try:
        dealer = await guests(url=server.url, phone=True)
        dealer.expect(r"WebSocket connection|net::ERR_|Failed to (load|fetch)|request failed")
        table = await lay_out(dealer, PHONE)
        await flip(dealer, 2)
        await pages_kept(dealer.page)
        await all_sent(dealer, table)
        server.kill()
        for shown in (3, 4):
            await flip(dealer, shown)
        await dealer.page.locator('[data-race="4"]').tap()
        await dealer.page.locator("[data-more]").tap()
        await dealer.page.locator('dialog a[href="/"]').tap()
        await dealer.page.locator("[data-door]").wait_for()
        server.start()
        await all_sent(dealer, table)
        noted, seen = await log_of(server.socket_url, table)
        assert [note["shown"] for note in noted if note["note"] == "flipped"] == [2, 3, 4]
        assert seen["races"][3] == 4
        assert await dealer.page.evaluate("localStorage['neonstrip.unsent']") == "{}"
    finally:
        server.stop()


async def test_a_second_living_room_sees_the_same_cards_and_marks_its_own(guests: Welcome, house: Running) -> None:
    dealer, other = await guests(phone=True), await guests(phone=True)
    table = await lay_out(dealer, TABLET)
    await other.page.set_viewport_size(TABLET)
    await other.visit(f"/t/{table}")
    await flip(dealer, 2)
    await lies(other, 2)
    assert await numbers(other) == await numbers(dealer)
    await expect(other.page.locator("[data-goal]")).to_have_count(0)
    await other.page.locator("[data-join]").tap()
    await other.page.locator('[data-race="2"]').tap()
    await expect(dealer.page.locator('[data-race="2"]')).to_have_attribute("aria-pressed", "true")
    assert "script" not in await other.page.evaluate("JSON.stringify(localStorage)")
    await dealer.visit()
    await expect(dealer.page.locator(f'.ticket[href="/t/{table}"]')).to_contain_text("On paper")


WATCH_AWAKE = """() => {
    window.locks = [];
    const request = WakeLock.prototype.request;
    WakeLock.prototype.request = async function (kind) {
        const lock = await request.call(this, kind);
        window.locks.push(lock);
        return lock;
    };
}"""
"""Keeps every lock that the page gets of the browser."""


async def test_the_screen_stays_awake_while_cards_are_dealt(guests: Welcome) -> None:
    """Browsers let go of it whenever a page is hidden: it is asked for again when the page is seen."""
    dealer = await guests(phone=True)
    page = dealer.page
    await dealer.context.grant_permissions(["screen-wake-lock"])
    await page.add_init_script(f"({WATCH_AWAKE})()")
    await lay_out(dealer, TABLET)
    await page.wait_for_function("() => locks.length === 1 && !locks[0].released")
    await page.evaluate("locks[0].release()")
    await page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    await page.wait_for_function("() => locks.length === 2 && !locks[1].released")
    await page.locator("[data-more]").tap()
    await page.locator("[data-ending]").tap()
    await page.locator("[data-end]").tap()
    await page.wait_for_function("() => locks.length === 2 && locks[1].released")


WATCH_SOUNDS = """() => {
    window.heard = 0;
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...when) {
        window.heard++;
        return start.apply(this, when);
    };
}"""
"""Counts what is heard: all that rustles is a piece of noise."""


@pytest.mark.parametrize("on", [True, False])
async def test_a_flip_is_heard_unless_sound_is_off(guests: Welcome, on: bool) -> None:
    dealer = await guests(phone=True, settings={"sound": not on})
    page = dealer.page
    await page.add_init_script(f"({WATCH_SOUNDS})()")
    await lay_out(dealer, PHONE)
    await page.locator("[data-more]").tap()
    await page.get_by_text("Sound at every flip").tap()
    await page.keyboard.press("Escape")
    before = await page.evaluate("heard")
    await flip(dealer, 2)
    if on:
        await page.wait_for_function("before => heard > before", arg=before)
    else:
        await flip(dealer, 3)
        assert await page.evaluate("heard") == 0


@pytest.mark.parametrize("size", [{"width": 360, "height": 640}, PHONE, TABLET])
async def test_all_avenues_are_in_sight_in_one_row(guests: Welcome, size: ViewportSize) -> None:
    """On the smallest phone too, without scrolling, with the cards and what flips them."""
    dealer = await guests(phone=True)
    await lay_out(dealer, size)
    await flip(dealer, 2)
    await dealer.quiet()
    for part in await dealer.page.locator("[data-race], [data-cards], [data-flip]").all():
        await expect(part).to_be_in_viewport(ratio=1)
    tops = await dealer.page.locator("[data-race]").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect().top)"
    )
    assert (len(tops), len(set(tops))) == (11, 1)
    assert await dealer.page.evaluate("scrollY") == 0
