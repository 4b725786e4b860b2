"""Alone against the ACME with paper: a whole game by touch, with reloads and a server that goes away."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import ViewportSize, expect

from length import LONG
from neonstrip.play.fairness import fair_seed
from neonstrip.rules.newvegas.printed import AREAS
from neonstrip.tables.house import House
from neonstrip.tables.storage import Journal
from newvegas.alone_games import Played
from server.running import Running, lasting_port
from web.conftest import Welcome
from web.guest import Guest, pages_kept
from web.places import dealt_alone
from web.scoring import Fingers
from web.test_axe import AXE, check
from web.test_dealer import PHONE, TABLET, all_sent, lies, log_of, numbers

COVERED = """all => all.filter((each) => {
    const words = document.createRange();
    words.selectNodeContents(each.querySelector("label"));
    return words.getBoundingClientRect().right > each.querySelector(".keys").getBoundingClientRect().left;
}).length"""
"""How many of the keys that count have words over them."""
AWAY = r"WebSocket connection|net::ERR_|Failed to fetch|request failed"


async def lay_out(guest: Guest, size: ViewportSize, level: int) -> str:
    """Through the door to a draw pile, against an architect."""
    page = guest.page
    await page.set_viewport_size(size)
    await guest.visit("/paper")
    await page.locator('input[name="players"][value="one"]').check()
    await page.locator(f'input[name="architect"][value="{level}"]').check()
    await page.locator("[data-deal]").tap()
    await expect(page.locator("[data-flip]")).to_be_enabled()
    return page.url.rpartition("/")[2]


async def seed_of(server: Running, table: str) -> str:
    """What decides all cards, from the server's own log."""
    journal = await Journal.open(server.database)
    try:
        found = await House(journal).find(table)
        return fair_seed(found.dossier.server_seed, [])
    finally:
        await journal.close()


class Paper:
    """Somebody who plays on paper what a bot has played, round by round."""

    def __init__(self, guest: Guest, played: Played) -> None:
        self.guest, self.page, self.played = guest, guest.page, played
        self.round = 1

    @property
    def told(self) -> Any:
        return self.played.rounds[self.round - 1]

    async def reach(self) -> None:
        """Mark what was reached in this round."""
        for what in self.told.reached:
            mark = self.page.locator(f'[data-race="{what}"]' if what.isdigit() else f'[data-goal="{what}"]')
            await mark.tap()
            await expect(mark).to_have_attribute("aria-pressed", "true")

    async def play(self, until: int) -> None:
        """Rounds up to this one: what lies open is what the game drew, and the ACME gets what it got there."""
        while self.round <= until:
            await lies(self.guest, self.round + 1)
            assert await numbers(self.guest) == self.played.drawn[self.round - 1][0], self.round
            await self.reach()
            await self.page.locator(f'[data-give="{self.told.given}"]').tap()
            self.round += 1

    async def finish(self) -> None:
        """The last round, and what is counted on the sheet."""
        await self.play(len(self.played.rounds) - 1)
        page, count = self.page, self.played.count()
        await lies(self.guest, self.round + 1)
        await self.reach()
        if "acme_projects" not in self.played.view.ended_by:
            await page.locator("[data-ends]").tap()
        await page.locator(f'[data-give="{self.told.given}"]').tap()
        assert await page.locator("[data-count] .stepper").evaluate_all(COVERED) == 0
        for street, run in enumerate(count.sheet["runs"]):
            field = page.locator("[data-count] .stepper input").nth(street)
            await field.fill(str(run))
            await field.blur()
        await page.locator(f'[data-count] input[value="{"loan" if count.sheet["loan"] else "against"}"]').check()
        await page.locator("[data-own-total]").fill(str(count.total))
        await page.locator("[data-compare]").tap()

    async def compare(self) -> None:
        """The ACME's points are those of the game, area by area."""
        page, view = self.page, self.played.view
        won = view.sheets[0].total > view.acme.total
        await expect(page.locator(f'[data-won="{str(won).lower()}"]')).to_be_visible()
        told = {area: await page.locator(f"[data-won] [data-area={area}]").inner_text() for area in AREAS}
        assert {area: int(text.replace("−", "-")) for area, text in told.items()} == view.acme.areas
        assert int(await page.locator("[data-won] [data-total]").inner_text()) == view.acme.total
        assert int(await page.locator("[data-own]").inner_text()) == view.sheets[0].total


@pytest.mark.parametrize(("size", "level"), [(PHONE, 9), (TABLET, 6)] if LONG else [(PHONE, 9)])
async def test_a_whole_game_through_a_reload_a_kill_and_without_the_server(
    guests: Welcome, tmp_path: Path, size: ViewportSize, level: int
) -> None:
    """N-SOLO-1 to N-SOLO-12: as the game itself plays it with the same cards, choices and sheet."""
    server = Running(f"sqlite:///{tmp_path}/tables.sqlite", lasting_port())
    try:
        guest = await guests(url=server.url, phone=True)
        guest.expect(AWAY)
        table = await lay_out(guest, size, level)
        played = Played(await seed_of(server, table), {"opponent": level})
        page, paper = guest.page, Paper(guest, played)
        await page.locator("[data-flip]").tap()
        await paper.play(4)
        # a mistaken touch
        wrong = (played.rounds[4].given + 1) % 3
        await lies(guest, 6)
        await page.locator(f'[data-give="{wrong}"]').tap()
        await lies(guest, 7)
        await page.locator("[data-unflip]").tap()
        await paper.play(6)
        await page.reload()
        await paper.play(8)
        await pages_kept(page)

        server.kill()
        await expect(page.locator("[data-away]")).to_be_visible()
        half = len(played.rounds) - 4
        await paper.play(half // 2)
        await page.reload()
        await paper.play(half)
        pile = page.locator("[data-pile]")
        await expect(pile).to_have_attribute("data-pile", str(half))

        server.start()
        await expect(page.locator("[data-away]")).to_be_hidden()
        await all_sent(guest, table)
        await paper.finish()
        await paper.compare()
        await page.evaluate(AXE.read_text())
        await check(guest, "counted against the ACME")

        noted, seen = await log_of(server.socket_url, table)
        given = [note["given"] for note in noted if note["note"] == "flipped" and "given" in note]
        assert given == [
            *(each.given for each in played.rounds[:4]),
            wrong,
            *(each.given for each in played.rounds[4:]),
        ]
        assert [note["note"] for note in noted].count("counted") == 1
        assert seen["rival"]["board"]["pile"] == played.view.acme.pile
        assert seen["rival"]["board"]["hotels"] == played.view.acme.hotels
        await page.reload()
        await paper.compare()
    finally:
        server.stop()


async def test_it_is_ended_and_counted_without_the_server(guests: Welcome, tmp_path: Path) -> None:
    """What was counted is kept on the device, and compared when the server is back."""
    server = Running(f"sqlite:///{tmp_path}/tables.sqlite", lasting_port())
    try:
        guest = await guests(url=server.url, phone=True)
        guest.expect(AWAY)
        table = await lay_out(guest, PHONE, 2)
        played = Played(await seed_of(server, table), {"opponent": 2})
        paper = Paper(guest, played)
        await guest.page.locator("[data-flip]").tap()
        await paper.play(1)
        await guest.page.wait_for_function(
            """table => JSON.parse(localStorage[`neonstrip.dealer.${table}`]).script""", arg=table
        )
        server.kill()
        await expect(guest.page.locator("[data-away]")).to_be_visible()
        await paper.finish()
        await expect(guest.page.locator("[data-won]")).to_contain_text("Counted when the server is back")
        server.start()
        await paper.compare()
    finally:
        server.stop()


async def test_the_whole_sheet_is_entered_in_the_scorer_against_this_acme(guests: Welcome, house: Running) -> None:
    """The ACME that the dealer kept goes along: both stand side by side, area by area."""
    guest = await guests(phone=True)
    page = guest.page
    await dealt_alone(guest, house)
    await page.locator("[data-ends]").tap()
    await page.locator('[data-give="1"]').tap()
    table = page.url.rpartition("/")[2]
    await page.locator("[data-enter]:enabled").tap()
    await Fingers(guest).is_scored()
    seen = (await log_of(house.socket_url, table))[1]["rival"]["board"]
    asked = await page.evaluate("JSON.parse(localStorage['neonstrip.scorer.newvegas'])[0].entry.acme")
    assert asked == {
        "opponent": 6,
        "hidden": seen["hidden_number"],
        "pile": seen["pile"],
        "hotels": seen["hotels"],
        "projects": seen["projects"],
    }
    await page.locator("[data-done]").tap()
    await page.locator("#ending").wait_for()
    await expect(page.get_by_text("THE ACME WINS")).to_be_visible()
    await expect(page.locator(".finale th[scope=col]")).to_have_count(2)
    await expect(page.locator(".finale")).to_contain_text(f"hidden card was a {seen['hidden_number']}")
    total = await page.evaluate("JSON.parse(localStorage['neonstrip.scorer.newvegas'])[0].totals[0]")
    await page.locator("[data-dealer]").tap()  # and the dealer's table has it
    await expect(page.locator("[data-won] [data-own]")).to_have_text(str(total).replace("-", "−"))
    await expect(page.locator("[data-won]")).to_have_attribute("data-won", "false")
    await all_sent(guest, table)
    await page.reload()
    await expect(page.locator("[data-won] [data-own]")).to_have_text(str(total).replace("-", "−"))
    assert [note["note"] for note in (await log_of(house.socket_url, table))[0]].count("counted") == 1


@pytest.mark.parametrize("size", [PHONE, TABLET])
async def test_axe_keys_and_who_looks_on(guests: Welcome, house: Running, size: ViewportSize) -> None:
    guest, other = await guests(phone=True), await guests(phone=True)
    page = guest.page
    await guest.page.set_viewport_size(size)
    await guest.visit("/paper")
    await page.locator('input[name="players"][value="one"]').check()
    await page.evaluate(AXE.read_text())
    await check(guest, "whom to play against")
    table = await lay_out(guest, size, 5)
    await page.keyboard.press("ArrowRight")
    await lies(guest, 2)
    await page.keyboard.press("2")
    await lies(guest, 3)
    await page.keyboard.press("ArrowRight")  # nothing comes before the ACME has its card
    await page.keyboard.press("ArrowLeft")
    await lies(guest, 2)
    await page.locator('[data-give="0"]').tap()
    await lies(guest, 3)
    if not await page.locator("[data-rival]").evaluate("each => each.open"):
        await page.locator("[data-rival] summary").tap()
    await page.evaluate(AXE.read_text())
    await check(guest, "against the ACME")
    await other.page.set_viewport_size(size)
    await other.visit(f"/t/{table}")
    await lies(other, 3)
    await expect(other.page.locator("[data-give]")).to_have_count(0)
    assert await numbers(other) == await numbers(guest)
    assert "script" not in await other.page.evaluate("JSON.stringify(localStorage)")
