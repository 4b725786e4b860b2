"""Sheets of a home-made city: picked from its file, drawn, entered by touch, and scored as its games are."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.async_api import ViewportSize, expect

from neonstrip.play.newvegas.cityfile import write_city
from neonstrip.play.newvegas.rulebook import NewVegas
from newvegas.paper import write_down
from newvegas.test_cityfile import HARBOUR, harbour
from newvegas.test_score_real_games import play
from web.conftest import Welcome
from web.scoring import Fingers, open_file
from web.test_scorer_phones import join, sent, table_of

PHONE: ViewportSize = {"width": 390, "height": 844}
CITY = write_city(harbour())


async def test_a_home_made_city_is_entered_by_touch(guests: Welcome, tmp_path: Path) -> None:
    """N-SETUP-1, N-SCORE-1: wrong files are told, a reload and the link keep the city, a file carries it."""
    wrong, right = tmp_path / "wrong.toml", tmp_path / "harbour.toml"
    wrong.write_text(HARBOUR.replace("oV", "oX"), "utf-8")
    right.write_text(HARBOUR, "utf-8")
    rules = NewVegas()
    state = play(rules, 1, {"city": CITY}, 3)
    [sheet] = write_down(state.middle[0], state.sheets, ["Ada"])["players"]
    anna = await guests(phone=True, viewport=PHONE)
    anna.expect("400")
    page, fingers = anna.page, Fingers(anna)
    await anna.visit("/score/newvegas")
    picker = page.locator("input[type=file][accept*=toml]")
    await picker.set_input_files(wrong)
    await expect(page.get_by_role("alert")).to_contain_text("oX")
    await picker.set_input_files(right)
    await expect(page.locator("[data-city]")).to_contain_text("harbour.toml")
    await fingers.touch("[data-players='1']")
    await fingers.is_scored()
    await expect(page.locator("[data-lot='4 11']")).to_be_attached()  # the printed city has none there
    await fingers.numbers(sheet)
    await page.reload()
    await page.locator("[data-lot='4 11']").wait_for(state="attached")
    await fingers.shows(sheet)
    await fingers.tour(sheet["limousine"])
    await fingers.scores(sheet)
    [total] = rules.results(state)
    assert await fingers.total() == total
    assert not await page.locator("[data-finding]").count()

    await sent(page)
    table = await table_of(page)
    await fingers.touch("[data-done]")
    async with page.expect_download() as caught:
        await page.locator("[data-json]").tap()
    saved = json.loads(Path(await (await caught.value).path()).read_text("utf-8"))
    assert saved["options"]["city"] == CITY
    await sent(page)
    bea = await guests(phone=True, viewport=PHONE)
    await bea.visit(f"/t/{table}")
    await expect(bea.page.locator("section.ending").get_by_text(str(total), exact=True).first).to_be_visible()
    await open_file(bea, saved)
    assert await Fingers(bea).total() == total


async def test_phones_get_the_city_of_the_host_and_it_can_be_corrected(guests: Welcome, tmp_path: Path) -> None:
    file = tmp_path / "harbour.toml"
    file.write_text(HARBOUR, "utf-8")
    anna, cy = await guests(phone=True, viewport=PHONE), await guests(phone=True, viewport=PHONE)
    page, fingers = anna.page, Fingers(anna)
    await anna.visit("/score/newvegas")
    await page.locator("[data-phones]").tap()
    table = await table_of(page)
    await page.locator("dialog input[type=file]").set_input_files(file)
    await expect(page.locator("dialog [data-city]")).to_contain_text("harbour.toml")
    await page.keyboard.press("Escape")
    await page.locator("[data-lot='4 11']").wait_for(state="attached")
    await sent(page)
    await join(cy, table, "Cy")
    await cy.page.locator("[data-lot='4 11']").wait_for(state="attached")
    await fingers.touch("[data-table]")
    await page.locator("dialog [data-city] button").tap()
    await page.keyboard.press("Escape")
    await expect(page.locator("[data-lot='4 11']")).to_have_count(0)
    await expect(cy.page.locator("[data-lot='4 11']")).to_have_count(0)
