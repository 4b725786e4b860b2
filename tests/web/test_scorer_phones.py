"""Sheets of one game on several phones: votes stay folded, all arrive once, and the game is everybody's own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.async_api import Page, ViewportSize, expect

from neonstrip.play.assessing import assess
from newvegas.paper import LOTS, example
from server.client import Player, ask
from server.running import Running, lasting_port
from web.conftest import Welcome
from web.guest import Guest, pages_kept
from web.scoring import Fingers, open_file
from web.test_axe import AXE, check

PHONE: ViewportSize = {"width": 390, "height": 844}
TABLET: ViewportSize = {"width": 1024, "height": 768}
NUMBERS = {(1, 2): 3, (1, 3): 5, (2, 1): 9}


def check_small(text: dict[str, Any]) -> None:
    """What somebody enters in a few touches has arrived."""
    entered = {(s + 1, a + 1): number for s, a in LOTS if (number := text["streets"][s][a]) is not None}
    assert entered == NUMBERS


def totals_of(seen: dict[str, Any]) -> list[int]:
    """The points of the sheets that a table shows."""
    players = [{**sheet["text"], "name": sheet["name"] or "?", "loan": sheet["loan"]} for sheet in seen["sheets"]]
    return assess("newvegas", {**seen["terms"], "players": players}).totals


async def sent(page: Page) -> None:
    """The server has all that was entered."""
    await expect(page.locator("main.scorer")).to_have_attribute("data-unsent", "0")


async def table_of(page: Page) -> str:
    await page.wait_for_function("() => JSON.parse(localStorage['neonstrip.scorer.newvegas'])[0].post.table")
    return str(await page.evaluate("JSON.parse(localStorage['neonstrip.scorer.newvegas'])[0].post.table"))


async def join(guest: Guest, table: str, name: str) -> Fingers:
    await guest.visit(f"/t/{table}")
    await guest.page.locator("#name").fill(name)
    await guest.page.locator("[data-join]").tap()
    await guest.page.locator("[data-lot='1 2']").wait_for()
    return Fingers(guest)


async def enter_small(fingers: Fingers, loan: bool) -> None:
    for (street, avenue), number in NUMBERS.items():
        await fingers.touch(f"[data-lot='{street} {avenue}']")
        await fingers.touch(f"[data-number='{number}']")
    await vote(fingers, loan)


async def vote(fingers: Fingers, loan: bool) -> None:
    await fingers.pen("sheet")
    await fingers.touch(f"[data-vote={'loan' if loan else 'against'}]")


async def noted(url: str, table: str) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    async with Player(url, table) as anybody:
        return [line["note"] for line in anybody.log if line["kind"] == "noted"], anybody.state["paper"]


def heard(guest: Guest) -> list[str]:
    """All that its sockets receive from now on."""
    frames: list[str] = []
    guest.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    return frames


async def test_who_is_done_is_asked_for_the_vote_that_all_wait_for(guests: Welcome, house: Running) -> None:
    """Where phones join there is a lot to write on at once, and nobody has to find where votes are given."""
    anna, ben = await guests(phone=True, viewport=PHONE), await guests(phone=True, viewport=PHONE)
    await anna.visit("/score/newvegas")
    await anna.page.locator("[data-phones]").tap()
    table = await table_of(anna.page)
    await anna.page.keyboard.press("Escape")
    fingers = await join(ben, table, "Ben")
    await fingers.touch("[data-number='3']")
    await expect(anna.page.locator("[data-seat='1']")).to_be_visible()
    for guest in (ben, anna):
        await guest.page.locator("[data-done]").tap()
        await guest.page.locator("[data-ballot] [data-vote=loan]").tap()
    for guest in (ben, anna):
        await expect(guest.page.locator("#ending")).to_be_visible()
    _, seen = await noted(house.socket_url, table)
    assert (seen["sheets"][1]["text"]["streets"][0][1], seen["sheets"][1]["loan"]) == (3, True)


async def test_two_phones_and_a_tablet_score_one_game(guests: Welcome, house: Running) -> None:
    """Nobody, not even who watches, learns a vote before all are done; then all see the same ranking."""
    anna, cy = await guests(phone=True, viewport=TABLET), await guests(phone=True, viewport=PHONE)
    data = {**example(), "players": example()["players"][:1]}
    await open_file(anna, data)
    await Fingers(anna).is_scored()
    await anna.page.locator("[data-table]").tap()
    await anna.page.locator("[data-invite]").tap()
    table = await table_of(anna.page)
    await expect(anna.page.locator("dialog .invitation input")).to_have_value(f"{house.url}/t/{table}")
    await anna.page.keyboard.press("Escape")
    await sent(anna.page)

    watcher = await guests(phone=True, viewport=PHONE)
    frames = heard(watcher)
    await watcher.visit(f"/t/{table}")
    await expect(watcher.page.locator("form")).to_contain_text("Benoit")
    fingers = await join(cy, table, "Cy")
    await enter_small(fingers, loan=True)
    await fingers.touch("[data-done]")
    await expect(cy.page.locator("[data-waiting]")).to_contain_text("Benoit")
    await sent(cy.page)
    await cy.page.reload()
    await expect(cy.page.locator("[data-waiting]")).to_be_visible()
    await expect(anna.page.locator("[data-seat='1']")).to_contain_text("Cy")
    assert not any('"loan":true' in frame or '"loan":false' in frame for frame in frames)
    _, seen = await noted(house.socket_url, table)
    assert [(sheet["voted"], sheet["loan"], sheet["text"] is None) for sheet in seen["sheets"]] == [
        (True, None, False),
        (True, None, True),
    ]

    await anna.page.locator("[data-done]").tap()
    await expect(watcher.page.locator("#ending")).to_be_visible()
    _, seen = await noted(house.socket_url, table)
    check_small(seen["sheets"][1]["text"])
    assert [sheet["loan"] for sheet in seen["sheets"]] == [data["players"][0]["loan"], True]
    totals = [str(total) for total in totals_of(seen)]
    for guest in (anna, cy, watcher):
        await expect(guest.page.locator("#ending")).to_contain_text("Benoit")
        for total in totals:
            await expect(guest.page.locator("section.ending").get_by_text(total, exact=True).first).to_be_visible()
    assert any('"loan":true' in frame for frame in frames), "the frames are those that tell"
    await expect(watcher.page.locator("[data-correct]")).to_have_count(0)
    for guest in (anna, cy):
        await guest.visit()
        ticket = guest.page.locator(f'.ticket[href="/t/{table}"]')
        await expect(ticket).to_contain_text(totals[0])
    await ticket.tap()
    await expect(cy.page.locator("#ending")).to_contain_text("Benoit")
    await fingers.touch("[data-correct]")
    await fingers.pen("sheet")
    await fingers.touch("[data-box='5']")
    await sent(cy.page)
    _, seen = await noted(house.socket_url, table)
    assert seen["sheets"][1]["text"]["inauguration"]["checked"] == 5


async def test_the_host_goes_on_with_a_sheet_whose_phone_is_gone(guests: Welcome) -> None:
    anna, cy = await guests(phone=True, viewport=TABLET), await guests(phone=True, viewport=PHONE)
    await anna.visit("/score/newvegas")
    await anna.page.locator("[data-phones]").tap()
    table = await table_of(anna.page)
    await anna.page.keyboard.press("Escape")
    fingers = await join(cy, table, "Cy")
    await enter_small(fingers, loan=False)
    await sent(cy.page)
    await anna.page.locator("[data-seat='1']").tap()
    await anna.page.evaluate(AXE.read_text())
    await check(anna, "a sheet on another phone")
    await anna.page.locator("[data-take]").tap()
    await expect(anna.page.locator("[data-lot='1 3']")).to_have_accessible_name("Street 1: avenue 3 5, carpet mafia")
    host = Fingers(anna)
    await host.touch("[data-seat='0']")
    await vote(host, loan=False)
    await host.touch("[data-done]")
    await expect(anna.page.locator("#ending")).to_be_visible()
    await expect(cy.page.locator("#ending")).to_be_visible()


async def test_without_the_server_sheets_are_entered_and_arrive_once(guests: Welcome, tmp_path: Path) -> None:
    """Killed before the table is opened, reloaded while it is away: back again it has all of it, once."""
    server = Running(f"sqlite:///{tmp_path}/tables.sqlite", lasting_port())
    try:
        anna = await guests(url=server.url, phone=True, viewport=PHONE)
        anna.expect(r"WebSocket connection|net::ERR_|Failed to (load|fetch)|request failed")
        page, fingers = anna.page, Fingers(anna)
        await anna.visit("/score/newvegas")
        await fingers.touch("[data-players='1']")
        await fingers.is_scored()
        await pages_kept(page)
        server.kill()
        await fingers.touch("[data-lot='1 2']")
        await fingers.touch("[data-number='3']")
        await expect(page.locator("main.scorer")).to_have_attribute("data-away", "true")
        await page.reload()
        await page.locator("[data-lot='1 3']").wait_for()
        await fingers.touch("[data-lot='1 3']")
        await fingers.touch("[data-number='5']")
        await fingers.touch("[data-lot='2 1']")
        await fingers.touch("[data-number='9']")
        await vote(fingers, loan=False)
        await fingers.touch("[data-done]")
        await expect(page.locator("#ending")).to_be_visible()
        server.start()
        await sent(page)
        await expect(page.locator("main.scorer")).to_have_attribute("data-fresh", "true")
        table = await table_of(page)
        told, seen = await noted(server.socket_url, table)
        assert [note["note"] for note in told] == ["agreed", "written", "voted", "ended"]
        check_small(seen["sheets"][0]["text"])
        held = await page.evaluate("JSON.parse(localStorage['neonstrip.held'])")
        [mine] = ask(server.url, "/api/mine", {"seats": [{"table": table, "token": held[table]["host"]}]})
        assert (mine["results"], seen["over"]) == (totals_of(seen), True)
        server.kill()
        server.start()
        await page.reload()
        await expect(page.locator("#ending")).to_be_visible()
        assert (await noted(server.socket_url, table))[0] == told
    finally:
        server.stop()
