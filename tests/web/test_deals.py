"""Tables of one deal: they begin together, and when all are over everybody reads what each reached."""

from __future__ import annotations

import asyncio
import re

from playwright.async_api import Locator, expect

from server.client import ask
from server.playing import Laid, lay_some, people, play_out
from server.running import Running
from web.conftest import Welcome
from web.guest import Guest

MORE = re.compile("Tables with the same cards and dice.*one more")


async def test_tables_laid_together_begin_together(guests: Welcome, house: Running) -> None:
    """One host has both tables, and finds the other by its link; somebody else is not told it."""
    anna, benno = await guests(), await guests()
    await anna.visit("/new/royale")
    await anna.page.get_by_role("button", name=MORE).click()
    await expect(anna.page.get_by_label("Start together")).to_be_checked()
    await anna.page.locator("form button.main").click()
    await anna.page.wait_for_url("**/t/*")
    first = anna.page.url.rpartition("/")[2]
    ask(house.url, f"/api/tables/{first}/seats", {"name": "Cleo"})
    tables = anna.page.get_by_role("region", name="2 tables with the same cards and dice")
    await expect(tables.get_by_role("link")).to_have_count(1)

    await benno.visit(f"/t/{first}")
    listed = benno.page.get_by_role("region", name="2 tables with the same cards and dice")
    await expect(listed.get_by_role("listitem")).to_have_count(2)
    await expect(listed.get_by_role("link")).to_have_count(0)

    await anna.page.get_by_role("button", name="Start").click()
    await expect(anna.page.get_by_text("begins as soon as all tables of this deal are ready")).to_be_visible()
    await expect(anna.page.get_by_role("button", name="Start")).to_have_count(0)
    await expect(tables.get_by_text("ready")).to_have_count(1)
    assert ask(house.url, f"/api/tables/{first}")["stage"] == "open"

    await anna.page.evaluate("line.log = {}")  # the lines of the other table have the same numbers
    await tables.get_by_role("link").click()
    await anna.page.wait_for_url(re.compile(f"/t/(?!{first})"))
    second = anna.page.url.rpartition("/")[2]
    ask(house.url, f"/api/tables/{second}/seats", {"name": "Dolly"})
    await anna.page.get_by_role("button", name="Start").click()
    await expect(anna.page.get_by_role("region", name="The casinos")).to_be_visible()  # whoever begins by the dice
    assert {ask(house.url, f"/api/tables/{table}")["stage"] for table in (first, second)} == {"playing"}


async def test_results_of_a_deal_come_when_the_last_table_is_over(guests: Welcome, house: Running) -> None:
    tables = await asyncio.to_thread(lay_some, house, "royale", ["Anna", "Benno"], copies=2, options={"tiles": 0})
    anna = await guests()
    await anna.hold(tables[0].id, tables[0].host, list(tables[0].tokens.values()))
    for table in tables:
        await table.command("start")
    await play(tables[0])
    await anna.visit(f"/t/{tables[0].id}")
    listed = anna.page.get_by_role("region", name="2 tables with the same cards and dice")
    await expect(listed).to_contain_text("Results are shown when all tables are over.")
    await expect(listed).to_contain_text("began")
    await expect(anna.page.get_by_role("alert")).to_have_count(0)
    await expect(replay(anna)).to_have_count(0)

    await play(tables[1])
    results = tables[1].record().results or []
    for name, result in zip(["Anna", "Benno"], results, strict=True):
        await expect(listed).to_contain_text(f"{name} {result}")
    await expect(listed.get_by_text("Played from the same address as table")).to_have_count(2)
    await expect(listed.get_by_role("link", name="Table")).to_have_count(1)
    await expect(replay(anna).first).to_be_visible()
    await expect(anna.page.locator("[data-proof]")).to_have_attribute("data-proof", re.compile("^ending-fair-"))


def replay(guest: Guest) -> Locator:
    return guest.page.locator('a[href$="/replay"]')


async def play(table: Laid) -> None:
    """To the end, from elsewhere."""
    async with people(table) as players:
        await play_out(table, players)
