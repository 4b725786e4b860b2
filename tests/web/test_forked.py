"""A table that was put back to an older copy: who has seen more is told, and can play on."""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.async_api import expect

from server.running import Running, lasting_port
from web.conftest import Welcome
from web.playing import briskly, by_mouse, offered
from web.seeded import lay

BEFORE, AFTER = 4, 4
"""Moves up to the copy, and those that are lost with it."""


async def test_who_has_seen_more_than_the_log_holds_is_told(guests: Welcome, tmp_path: Path) -> None:
    database, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    server = Running(f"sqlite:///{database}", lasting_port())
    try:
        anna = await guests(url=server.url)
        anna.expect(r"WebSocket connection|net::ERR_")  # the server is away for a moment
        table, host, tokens = await lay(server, "royale", ["Anna", "bot"], 6)
        await anna.hold(table, host, tokens)
        await anna.visit(f"/t/{table}")
        hand, lost = by_mouse(briskly(6)), anna.page.get_by_text("The line broke.")
        for _ in range(BEFORE):
            await hand(anna, await offered(anna))
        await offered(anna)

        server.stop()
        shutil.copy(database, copy)
        server.start()
        await expect(lost).to_be_hidden()
        told = anna.page.get_by_role("alert").filter(has_text="This table is not as you last saw it")
        for _ in range(AFTER):
            await hand(anna, await offered(anna))
        await offered(anna)
        await expect(told).to_have_count(0)

        server.stop()
        shutil.copy(copy, database)
        server.start()
        await expect(told).to_be_visible()
        await told.get_by_role("button", name="Close").click()
        await expect(told).to_have_count(0)
        await anna.page.evaluate("[line.refused, line.log] = [[], {}]")  # lines that were put back are told anew
        await hand(anna, await offered(anna))
        await offered(anna)
        await expect(told).to_have_count(0)
    finally:
        server.stop()
