"""The referee's table at the server: rounds and money under a link, a number on another phone, a server away."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.async_api import Page, ViewportSize, expect

from neonstrip.play.settling import settle_position
from server.client import Player, ask
from server.running import Running, lasting_port
from web.conftest import Welcome
from web.guest import Guest
from web.refereeing import Referee
from web.test_axe import AXE, check
from web.test_referee import check_told, told, with_tile
from web.test_scorer_phones import heard

PHONE: ViewportSize = {"width": 390, "height": 844}
TABLET: ViewportSize = {"width": 1024, "height": 768}


async def sent(page: Page) -> None:
    """The server has all that was touched."""
    await expect(page.locator("main.referee")).to_have_attribute("data-unsent", "0")


async def post_of(page: Page) -> dict[str, Any]:
    await page.wait_for_function(
        "() => Object.values(JSON.parse(localStorage['neonstrip.referee.posts'])).some(({ table }) => table)"
    )
    posts: dict[str, dict[str, Any]] = await page.evaluate("JSON.parse(localStorage['neonstrip.referee.posts'])")
    return next(post for post in posts.values() if post["table"])


async def noted(url: str, table: str) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    async with Player(url, table) as anybody:
        return [line["note"] for line in anybody.log if line["kind"] == "noted"], anybody.state["paper"]


async def play_round(referee: Referee, note: int) -> None:
    """Anna alone has a die at the first casino."""
    await referee.pay(1, [note])
    await referee.lay(1, "Anna", {"small": 1})
    await referee.page.locator("[data-settle]:enabled").tap()
    await referee.page.locator("[data-end]:enabled").tap()


async def test_an_evening_is_under_its_link_and_among_my_games(guests: Welcome, house: Running) -> None:
    anna, watcher = await guests(phone=True, viewport=TABLET), await guests(phone=True, viewport=PHONE)
    referee = Referee(anna, "classic")
    await referee.begin(["Anna", "Benno"], "Anna")
    await play_round(referee, 60)
    await sent(anna.page)
    table = (await post_of(anna.page))["table"]
    await watcher.visit(f"/t/{table}")
    await expect(watcher.page.locator('[data-purse="Anna"]')).to_contain_text("60")
    await expect(watcher.page.locator('[data-purse="Anna"]')).to_be_disabled()
    await watcher.page.evaluate(AXE.read_text())
    await check(watcher, "who looks at a referee's table")
    for note in (70, 80, 90):
        await play_round(referee, note)
    await sent(anna.page)
    await expect(watcher.page.locator(".winner")).to_contain_text("Anna")
    await expect(watcher.page.locator('[data-purse="Anna"]')).to_contain_text("300")
    await anna.visit()
    await expect(anna.page.locator(f'.ticket[href="/t/{table}"]')).to_contain_text("300")
    await anna.visit(f"/t/{table}")
    await anna.page.locator("[data-resume]").tap()
    await anna.page.locator("[data-anew]").tap()
    await anna.page.get_by_role("button", name="Begin").tap()
    await play_round(referee, 50)
    await sent(anna.page)
    rounds = (await noted(house.socket_url, table))[1]["rounds"]
    assert [each["text"]["totals"]["Anna"] for each in rounds] == [60, 130, 210, 300], "a new game is a new table"


async def test_a_round_that_is_taken_back_is_gone(guests: Welcome, house: Running) -> None:
    anna = await guests(phone=True, viewport=PHONE)
    referee = Referee(anna, "classic")
    await referee.begin(["Anna", "Benno"], "Anna")
    await play_round(referee, 60)
    await sent(anna.page)
    table = (await post_of(anna.page))["table"]
    assert [each["id"] for each in (await noted(house.socket_url, table))[1]["rounds"]] == ["1", "2"]
    await anna.page.locator("[data-undo]").tap()
    await sent(anna.page)
    [only] = (await noted(house.socket_url, table))[1]["rounds"]
    assert (only["id"], only["done"], only["text"]["places"][0]["notes"]) == ("1", False, [60])


async def test_a_number_is_hidden_on_another_phone(guests: Welcome, house: Running) -> None:
    """Nobody who looks, and no device at the table, is told before it is shown."""
    anna, benno = await guests(phone=True, viewport=TABLET), await guests(phone=True, viewport=PHONE)
    watcher = await guests(phone=True, viewport=PHONE)
    referee = Referee(anna, "royale")
    hosts = heard(anna)
    await referee.begin(["Anna", "Benno"], "Anna")
    await referee.tap('[data-tile-at="1"]')
    await referee.tap('[data-put="A1"]')
    await sent(anna.page)
    table = (await post_of(anna.page))["table"]
    frames = heard(watcher)
    await watcher.visit(f"/t/{table}")
    await benno.visit(f"/t/{table}")
    await benno.page.locator('[data-hide="3"]').tap()
    dialog = anna.page.locator("dialog[open]")
    await expect(dialog.locator("[data-fist]")).to_be_visible()
    await expect(watcher.page.locator("[data-fist]")).to_be_visible()
    assert not any('"number":3' in frame for frame in [*frames, *hosts])
    await benno.page.reload()
    await benno.page.locator("[data-show]").tap()
    await expect(dialog.locator(".shown")).to_have_text("3")
    await expect(watcher.page.locator(".shown")).to_have_text("3")
    assert any('"number":3' in frame for frame in frames), "the frames are those that tell"


async def test_house_rules_of_the_fine(guests: Welcome) -> None:
    tied = {"prizes": [60, 30], "dice": {"Anna": {"small": 1}, "Benno": {"small": 1}}}
    printed = {
        **with_tile("C2", cash={"Anna": [60]}, jetons={"Anna": 2}),
        "casinos": [tied, *({"prizes": [60, 30]} for _ in range(5))],
    }
    position = {**printed, "options": {"fine": "jetons"}}
    assert told(position) != told(printed)
    anna = await guests(phone=True, viewport=PHONE)
    referee = Referee(anna, "royale")
    await referee.begin(position["players"], position["last_starter"])
    await anna.page.locator("summary", has_text="House rules").tap()
    await anna.page.locator('[data-house="fine"]').select_option("jetons")
    await referee.enter(position)
    await check_told(referee, position)


async def test_without_the_server_a_round_is_entered_and_arrives_once(guests: Welcome, tmp_path: Path) -> None:
    """Killed before anything is sent, reloaded while it is away: settled and sent when it is back."""
    server = Running(f"sqlite:///{tmp_path}/tables.sqlite", lasting_port())
    try:
        anna: Guest = await guests(url=server.url, phone=True, viewport=PHONE)
        anna.expect(r"WebSocket connection|net::ERR_|Failed to (load|fetch)|request failed")
        page, referee = anna.page, Referee(anna, "classic")
        await referee.begin(["Anna", "Benno"], "Anna")
        await sent(page)
        await page.wait_for_function("""async () => (await (await caches.open("neonstrip-pages")).keys()).length > 5""")
        await page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        server.kill()
        await referee.pay(1, [60, 50])
        await referee.lay(1, "Anna", {"small": 2})
        await expect(page.locator(".foot [role=status]")).to_contain_text("out of reach")
        await page.reload()
        await page.locator('[data-owner="Benno"]').wait_for()
        await referee.lay(1, "Benno", {"small": 1})
        before = await referee.kept()
        server.start()
        await sent(page)
        await page.locator("[data-settle]:enabled").tap()
        await page.locator("[data-end]:enabled").tap()
        await sent(page)
        post = await post_of(page)
        notes, seen = await noted(server.socket_url, post["table"])
        written = [note["sheet"] for note in notes if note["note"] == "written"]
        assert written[:3] == ["1", "1", "1"], "before, when it was back, its end; more if the finger rested between"
        assert written.index("2") == len(written) - 1, "and the next, once"
        casinos = settle_position(
            '{"game": "classic", "players": ["Anna", "Benno"], "casinos": [{"notes": [60, 50], "dice": '
            '{"Anna": 2, "Benno": 1}}' + ', {"notes": []}' * 5 + "]}"
        )["casinos"]
        won = {award["to"]: award["amount"] for award in casinos[0]["awards"]}
        assert seen["rounds"][0]["text"]["totals"] == won
        assert seen["rounds"][0]["text"]["places"] == before["places"]
        server.kill()
        server.start()
        [mine] = ask(server.url, "/api/mine", {"seats": [{"table": post["table"], "token": post["token"]}]})
        assert mine["about"]["paper"] == "referee"
    finally:
        server.stop()
