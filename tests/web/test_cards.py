"""Who has taken a combination and written nothing yet may press another one to have that instead."""

from __future__ import annotations

from playwright.async_api import expect

from server.client import ask
from web.conftest import Welcome


async def test_another_card_is_taken_by_pressing_it(guests: Welcome) -> None:
    anna = await guests()
    seats = [{"kind": "human", "name": "Anna"}, {"kind": "bot", "bot": "random"}]
    laid = ask(anna.url, "/api/tables", {"game": "newvegas", "seats": seats, "options": {"bank": False}})[0]
    await anna.hold(laid["table"], laid["host"], list(laid["tokens"].values()))
    await anna.visit(f"/t/{laid['table']}?start=1")
    cards = anna.page.locator("[data-part=cards] button")
    await cards.nth(0).click()
    await expect(cards.nth(0)).to_contain_class("chosen")
    await cards.nth(2).click()
    await expect(cards.nth(2)).to_contain_class("chosen")
    await expect(cards.nth(0)).not_to_contain_class("chosen")
    await anna.page.keyboard.press("2")
    await anna.page.keyboard.press("Enter")
    await expect(cards.nth(1)).to_contain_class("chosen")
    await expect(anna.page.locator("[data-move^='open ']").first).to_be_visible()
