"""What happens around the tables, as people meet it: a disk fills up, the operator removes a table, the server
has just started, or is away behind its proxy."""

from __future__ import annotations

import asyncio
import shutil
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.async_api import expect

from cli.person import say_here
from neonstrip.rules.kernel import compiled
from neonstrip.server.keeping import LAST_SPACE, LITTLE_SPACE
from server.client import ask
from server.playing import lay
from server.running import Running, lasting_port, server
from server.small_disk import SmallDisk, small_disk
from server.test_keeping import laid
from tables.postgres import postgres
from web.conftest import Welcome
from web.playing import by_mouse, offered
from web.seeded import sit
from web.test_dealer import TABLET, flip, lay_out, lies

PIECE = 1_000_000
DISK = "300m"
"""Enough at first, and soon not."""
NEARLY_FULL = "disk is nearly full"


def leave(folder: Path, free: int) -> None:
    """Fill a disk until so much is left."""
    with (folder / "filler").open("ab", buffering=0) as filler:
        while shutil.disk_usage(folder).free > free:
            filler.write(bytes(PIECE))


def first(moves: Sequence[str]) -> str:
    return moves[0]


async def test_a_disk_that_fills_up_is_told_at_home_and_at_tables(guests: Welcome, tmp_path: Path) -> None:
    with small_disk(tmp_path, DISK) as disk:
        if not isinstance(disk, SmallDisk):
            pytest.skip("only root may have a small disk of its own")
        with server(f"sqlite:///{tmp_path}/tables.sqlite") as running:
            anna, benno = await guests(url=running.url), await guests(url=running.url, phone=True)
            benno.expect("503")
            await sit(anna, running, "royale", ["Anna", "bot"], 6)
            await benno.visit()
            await expect(benno.page.locator(".marquee").first).to_be_visible()
            for one in (anna, benno):
                await expect(one.page.get_by_text(NEARLY_FULL)).to_have_count(0)

            leave(tmp_path, LITTLE_SPACE - 2 * PIECE)
            await expect(anna.page.get_by_role("status").get_by_text(NEARLY_FULL)).to_be_visible()
            await anna.check_laptops(".bar")
            await anna.page.get_by_role("button", name="Close").click()
            await expect(anna.page.get_by_text(NEARLY_FULL)).to_have_count(0)
            await by_mouse(first)(anna, await offered(anna))
            await benno.page.reload()
            await expect(benno.page.get_by_role("status").get_by_text(NEARLY_FULL)).to_be_visible()

            leave(tmp_path, LAST_SPACE - 2 * PIECE)
            while await asyncio.to_thread(laid, running) != "disk-nearly-full":
                await asyncio.sleep(0.2)
            await benno.page.locator("[data-game=classic]").get_by_role("button", name="one bot").tap()
            await expect(benno.page.get_by_role("alert")).to_contain_text("no new tables are laid")
            await by_mouse(first)(anna, await offered(anna))

            (tmp_path / "filler").unlink()
            while (await asyncio.to_thread(ask, running.url, "/api"))["notices"]:
                await asyncio.sleep(0.2)
            await benno.page.reload()
            await expect(benno.page.locator(".marquee")).to_have_count(3)
            await expect(benno.page.get_by_text(NEARLY_FULL)).to_have_count(0)
            leave(tmp_path, LITTLE_SPACE - 2 * PIECE)
            await expect(anna.page.get_by_role("status").get_by_text(NEARLY_FULL)).to_be_visible()
            for one in (anna, benno):
                await one.page.close()


async def test_who_looks_at_a_table_that_the_operator_removes_is_told(guests: Welcome, tmp_path: Path) -> None:
    """Over SQLite at their next move, over PostgreSQL at once; who comes only then reads the same."""
    with (
        postgres() as url,
        server(url) as postgres_house,
        server(f"sqlite:///{tmp_path}/tables.sqlite") as sqlite_house,
    ):
        for running, moves_first in ((postgres_house, False), (sqlite_house, True)):
            anna, benno = await guests(url=running.url), await guests(url=running.url, phone=True)
            for one in (anna, benno):
                one.expect("404")
            table = await sit(anna, running, "royale", ["Anna", "bot"], 6)
            choices = await offered(anna)
            said = await asyncio.to_thread(say_here, "tables", "delete", table, "--yes", "--database", running.database)
            assert said.code == 0, said
            if moves_first:
                await anna.page.locator(f'[data-move="{choices[0]}"]').first.click()
            await benno.visit(f"/t/{table}")
            for one, told in ((anna, "This table was removed"), (benno, "This table is gone")):
                await expect(one.page.get_by_role("heading", name=told)).to_be_visible()
                await expect(one.page.get_by_role("link", name="Home")).to_be_visible()
            await anna.page.get_by_role("link", name="Home").click()
            await expect(anna.page.locator(".marquee")).to_have_count(3)
            await expect(anna.page.locator(f'a[href="/t/{table}"]')).to_have_count(0)
            for one in (anna, benno):
                await one.page.close()


@pytest.fixture
def unprepared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server with some tables that has just been updated: it has nothing in its cache."""
    running = Running(f"sqlite:///{tmp_path}/tables.sqlite", lasting_port())
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    running.python, running.patient = sys.executable, False
    try:
        yield running
    finally:
        running.stop()


@pytest.mark.skipif(not compiled(), reason="nothing is compiled")
async def test_who_lays_or_visits_a_table_reads_how_long_the_game_takes(unprepared: Running, guests: Welcome) -> None:
    table = lay(unprepared, "newvegas", ["Anna", "Benno"])
    unprepared.stop()
    unprepared.start()
    anna, benno = await guests(url=unprepared.url), await guests(url=unprepared.url, phone=True)
    for one in (anna, benno):
        one.expect("503")
    await benno.visit(f"/t/{table.id}")
    await expect(benno.page.locator("progress")).to_be_visible()
    await expect(benno.page.get_by_text("Finding the table")).to_be_visible()
    await expect(benno.page.get_by_role("link", name="Home")).to_be_visible()
    await anna.visit("/new/classic")
    await expect(anna.page.locator("progress")).to_be_visible()
    await anna.page.get_by_role("button", name="Lay the table").click()
    await expect(anna.page.get_by_role("status").get_by_text("goes on by itself")).to_be_visible()
    assert unprepared.is_preparing()


@contextmanager
def bad_gateway(port: int) -> Iterator[None]:
    """What a proxy says for a server that is away."""

    class Proxy(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_error(502)

        def log_message(self, *_: object) -> None:
            pass

    proxy = ThreadingHTTPServer(("127.0.0.1", port), Proxy)
    thread = threading.Thread(target=proxy.serve_forever)
    thread.start()
    try:
        yield
    finally:
        proxy.shutdown()
        proxy.server_close()
        thread.join()


@pytest.mark.skipif(not compiled(), reason="nothing is compiled")
async def test_a_dealer_goes_on_while_the_server_is_away_behind_a_proxy_and_while_it_gets_ready(
    unprepared: Running, guests: Welcome
) -> None:
    dealer = await guests(url=unprepared.url, phone=True)
    dealer.expect(r"WebSocket connection|net::ERR_|Failed to fetch|request failed|50[23]")
    await lay_out(dealer, TABLET)
    await flip(dealer, 2)
    await dealer.page.wait_for_function(
        """async () => (await (await caches.open("neonstrip-pages")).keys()).length > 5"""
    )
    await dealer.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    unprepared.stop()
    with bad_gateway(unprepared.port):
        await dealer.page.reload()
        await lies(dealer, 2)
        await flip(dealer, 3)
    unprepared.start()
    await dealer.page.reload()
    await lies(dealer, 3)
    await flip(dealer, 4)
    assert unprepared.is_preparing(), "it went on only when the server was ready"
