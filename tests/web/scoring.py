"""Sheets of the printed game entered by touch, as people do it, every touch counted."""

from __future__ import annotations

import json
from typing import Any

from playwright.async_api import FilePayload, Locator, expect

from newvegas.paper import LOTS
from web.guest import Guest

BONUSES = (None, "number", "action", "extension")
HOTELS = (None, "small", "grand")
HEAR = "what => void (window.heard = new Promise((then) => addEventListener(what, () => then(), { once: true })))"


class Fingers:
    """Somebody who enters sheets."""

    def __init__(self, guest: Guest) -> None:
        self.page = guest.page
        self.touches = 0

    async def touch(self, place: Locator | str, heard: str = "click") -> None:
        """Touch something, and wait until the page has heard it: on a busy machine that may be later."""
        self.touches += 1
        await self.page.evaluate(HEAR, heard)
        await (self.page.locator(place) if isinstance(place, str) else place).tap()
        await self.page.evaluate("heard")

    async def pen(self, name: str) -> None:
        tab = self.page.locator(f"[data-pen={name}]")
        if await tab.count() and await tab.get_attribute("aria-selected") != "true":
            await self.touch(tab)

    async def sheet(self, sheet: dict[str, Any]) -> None:
        """All of a player's two sheets, from a file as docs/score.md describes it."""
        await self.numbers(sheet)
        await self.shows(sheet)
        await self.tour(sheet.get("limousine", []))
        await self.scores(sheet)

    async def numbers(self, sheet: dict[str, Any]) -> None:
        """Numbers and cranes, street by street, then holes and hotels."""
        await self.pen("numbers")
        for lot in sheet.get("built", []):
            if sheet["streets"][lot[0] - 1][lot[1] - 1] is None:
                await self.touch(f"[data-lot='{lot[0]} {lot[1]}']")
        for street, avenue in ((s + 1, a + 1) for s, a in LOTS):
            number = sheet["streets"][street - 1][avenue - 1]
            lot = self.page.locator(f"[data-lot='{street} {avenue}']")
            if number is None:
                continue
            is_site = [street, avenue] in sheet.get("built", [])
            if is_site or await lot.get_attribute("aria-current") != "true":
                await self.touch(lot)
            await self.touch(f"[data-number='{number}']")
        for hole in sheet.get("holes", []):
            await self.touch(f"[data-hole='{hole}']")
        for kind, avenues in sheet.get("hotels", {}).items():
            for avenue in avenues:
                for _ in range(HOTELS.index(kind)):
                    await self.touch(f"[data-hotel='{avenue}']")

    async def shows(self, sheet: dict[str, Any]) -> None:
        if sheet.get("shows_given"):
            await self.pen("shows")
        for street, avenue in sheet.get("shows_given", []):
            await self.touch(f"[data-lot='{street} {avenue}']")

    async def tour(self, tour: list[list[int]]) -> None:
        """One crossing after the other."""
        if tour:
            await self.pen("route")
        for street, avenue in tour[1:]:
            await self.touch(f"[data-crossing='{street} {avenue}']", "pointerup")

    async def scores(self, sheet: dict[str, Any]) -> None:
        """Columns, boxes, projects and the vote."""
        await self.pen("sheet")
        columns = {**sheet.get("improvements", {})}
        for side, crossed in zip(("left", "right"), sheet.get("show_columns", [0, 0]), strict=True):
            columns[f"shows_{side}"] = crossed
        for name, crossed in columns.items():
            if crossed:
                await self.touch(f"[data-column={name}][data-crossed='{crossed}']")
        inauguration = sheet.get("inauguration", {"checked": 3})
        if inauguration["checked"] != 3:
            await self.touch(f"[data-box='{inauguration['checked']}']")
        for bonus in inauguration.get("bonuses", []):
            for _ in range(BONUSES.index(bonus["bonus"])):
                await self.touch(f"[data-group='{bonus['group']}']")
        for colour, points in sheet.get("projects", {}).items():
            if points:
                await self.touch(f"[data-project='{colour} {points}']")
        if "loan" in sheet:
            await self.touch(f"[data-vote={'loan' if sheet['loan'] else 'against'}]")

    async def scored(self) -> dict[str, int]:
        """The points by area as they are shown, about all that was entered."""
        await self.is_scored()
        areas = self.page.locator("[data-area]")
        return {
            str(await area.get_attribute("data-area")): int((await area.text_content() or "").replace("−", "-"))
            for area in await areas.all()
        }

    async def total(self) -> int:
        await self.is_scored()
        return int((await self.page.locator("[data-total]").text_content() or "").replace("−", "-"))

    async def is_scored(self) -> None:
        await expect(self.page.locator("main.scorer")).to_have_attribute("data-fresh", "true")


async def open_file(guest: Guest, data: dict[str, Any]) -> None:
    """Sheets from a file, opened as people do it."""
    await guest.visit("/score/newvegas")
    sheets = FilePayload(name="sheets.json", mimeType="application/json", buffer=json.dumps(data).encode())
    await guest.page.locator("input[type=file][accept*=json]").set_input_files(sheets)
    await guest.page.locator("main.scorer").wait_for()
