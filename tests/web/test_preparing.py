"""A server whose rules were never compiled is open at once: it shows what is being made ready, and loses no wish."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import expect

from neonstrip.rules.kernel import compiled
from server.running import Running
from web.conftest import Welcome

COMPILING = 400_000
"""Milliseconds to compile a game, on a machine that does other things too."""


@pytest.fixture
def fresh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server with nothing in its cache."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    running = Running(f"sqlite:///{tmp_path}/tables.sqlite", python=sys.executable, patient=False)
    try:
        yield running
    finally:
        running.stop()


@pytest.mark.skipif(not compiled(), reason="nothing is compiled")
async def test_the_game_that_is_picked_first_is_made_ready_first_and_begins_by_itself(
    fresh: Running, guests: Welcome
) -> None:
    anna = await guests(url=fresh.url)
    anna.expect("503")  # who waits long is told so, and asks again
    await anna.visit()
    signs = anna.page.locator(".marquee")
    await expect(signs.locator("progress")).to_have_count(3)
    classic = signs.and_(anna.page.locator("[data-game=classic]"))
    await expect(classic).to_contain_text("Being made ready")
    await classic.get_by_role("button", name="one bot").click()
    await expect(classic.get_by_role("status")).to_contain_text("It then goes on by itself")
    assert fresh.is_preparing()

    await expect(anna.page.locator("[data-move]").first).to_be_visible(timeout=COMPILING)
    assert "/t/" in anna.page.url
    assert fresh.is_preparing(), "the other games were made ready before the one that was picked"
