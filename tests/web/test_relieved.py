"""A bot plays for somebody who was away: offered for nobody else, told loudly, taken back with one press."""

from __future__ import annotations

import asyncio

from playwright.async_api import expect

from server.playing import lay
from server.running import Running
from web.conftest import Welcome


async def test_who_was_away_is_told_and_takes_the_seat_back_with_one_key(guests: Welcome, house: Running) -> None:
    table = await asyncio.to_thread(lay, house, "newvegas", ["Anna", "Benno", "Cleo"], settings={"away": 1})
    await table.command("start")
    anna, benno, cleo = await guests(), await guests(), await guests()
    await anna.hold(table.id, table.host, [table.tokens[0]])
    await benno.hold(table.id, "", [table.tokens[1]])
    await cleo.hold(table.id, "", [table.tokens[2]])
    await cleo.visit(f"/t/{table.id}")
    await anna.visit(f"/t/{table.id}")

    await anna.page.get_by_role("button", name="Menu").first.click()
    people = anna.page.get_by_role("dialog").get_by_role("listitem")
    away, here = people.filter(has_text="Benno"), people.filter(has_text="Cleo")
    await away.get_by_role("button", name="Let a bot sit in").click()
    await expect(away).to_contain_text("a bot sits in")
    await expect(here).to_contain_text("here")
    await expect(here.get_by_role("button")).to_have_count(0)

    await benno.visit(f"/t/{table.id}")
    told = benno.page.get_by_role("alertdialog", name="A bot plays for you")
    await expect(told).to_contain_text("the host let a bot sit in")
    await expect(told.get_by_role("button", name="Take the seat back")).to_be_focused()
    await benno.page.keyboard.press("Enter")
    await expect(told).to_be_hidden()
    await expect(away).not_to_contain_text("a bot sits in")
