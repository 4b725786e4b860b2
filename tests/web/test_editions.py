"""German has the words of two editions of New Las Vegas: a table speaks those of its own."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from server.client import ask
from web.conftest import Welcome

AREAS = {"bluecocker": ("Einweihung", "Bauamt"), "pegasus": ("Bauamt", "Einweihung")}


@pytest.mark.parametrize("edition", AREAS)
async def test_a_german_table_speaks_its_edition(guests: Welcome, edition: str) -> None:
    anna = await guests(settings={"language": "de"})
    seats = [{"kind": "human", "name": "Anna"}, {"kind": "bot"}]
    laid = ask(anna.url, "/api/tables", {"game": "newvegas", "seats": seats, "options": {"edition": edition}})[0]
    await anna.hold(laid["table"], laid["host"], list(laid["tokens"].values()))
    await anna.visit(f"/t/{laid['table']}?start=1")
    own, other = AREAS[edition]
    await expect(anna.page.locator("main")).to_contain_text(own)
    assert other not in await anna.page.locator("main").inner_text()
