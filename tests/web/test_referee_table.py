"""The referee's table at the server: rounds and money under a link, a number on another phone, a server away."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, ViewportSize, expect

from length import LONG
from neonstrip.play.settling import settle_position
from server.client import Player, ask
from server.running import Running
from web.conftest import Welcome
from web.guest import pages_kept
from web.refereeing import AWAY, PHONE, Referee, evening, sent
from web.test_axe import AXE, check
from web.test_referee import check_stops, check_told, told, with_tile
from web.test_scorer_phones import heard

TABLET: ViewportSize = {"width": 1024, "height": 768}


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


async def test_who_looks_sees_ties_too(guests: Welcome, house: Running) -> None:
    """As the referee's device marks them"""
    anna, watcher = await guests(phone=True, viewport=TABLET), await guests(phone=True, viewport=PHONE)
    referee = Referee(anna, "classic")
    await referee.begin(["Anna", "Benno"], "Anna")
    await referee.pay(1, [60])
    for player in ("Anna", "Benno"):
        await referee.lay(1, player, {"small": 2})
    await expect(anna.page.locator("li.tied")).to_have_count(2)
    await sent(anna.page)
    await watcher.visit(f"/t/{(await post_of(anna.page))['table']}")
    await expect(watcher.page.locator("li.tied")).to_have_count(2)


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


async def offline(page: Page, server: Running) -> None:
    """The pages are kept, and the server is gone."""
    await pages_kept(page)
    server.kill()


async def end_unsettled(referee: Referee, casino: int, note: int, player: str) -> None:
    """A round with one die, ended though nobody can settle it."""
    page = referee.page
    await referee.pay(casino, [note])
    await referee.lay(casino, player, {"small": 1})
    await expect(page.locator(".foot [role=status]")).to_have_count(1)
    await page.locator("[data-settle]:enabled").tap()
    await expect(page.locator(".later")).to_contain_text("settled by itself")
    await page.locator("[data-end]").tap()


async def test_rounds_end_without_the_server_and_are_settled_when_it_is_back(guests: Welcome, tmp_path: Path) -> None:
    """Two rounds end, the third is begun, reloaded; back again all is settled, and each has arrived once."""
    async with evening(guests, tmp_path) as (server, referee):
        page = referee.page
        await offline(page, server)
        await end_unsettled(referee, 1, 60, "Anna")
        await end_unsettled(referee, 2, 70, "Benno")
        await expect(page.locator("[data-open]")).to_contain_text("2 rounds wait")
        await referee.pay(3, [80])
        await page.reload()
        await expect(page.get_by_text("Round 3 of 4")).to_be_visible()
        await referee.lay(3, "Anna", {"small": 1})
        server.start()
        await page.locator("[data-late]").tap()
        await expect(page.locator(".hall h2")).to_contain_text("round 1")
        await page.locator("[data-told]:visible").last.tap()
        await expect(page.locator(".hall h2")).to_contain_text("round 2")
        await page.locator("button[data-told]").tap()
        await sent(page)
        kept = await referee.kept()
        assert [past["gains"] for past in kept["past"]] == [{"Anna": 60, "Benno": 0}, {"Anna": 0, "Benno": 70}]
        assert [past["totals"] for past in kept["past"]] == [{"Anna": 60, "Benno": 0}, {"Anna": 60, "Benno": 70}]
        assert (kept["purses"]["Anna"]["cards"], kept["purses"]["Benno"]["cards"]) == ([60], [70])
        assert kept["places"][2]["notes"] == [80]
        notes, seen = await noted(server.socket_url, (await post_of(page))["table"])
        written = [note["sheet"] for note in notes if note["note"] == "written"]
        assert written[:3] == ["1", "1", "2"], "the first when it was begun, and each when it was settled, once"
        assert [each["done"] for each in seen["rounds"]] == [True, True, False]


async def test_a_round_that_cannot_be_settled_is_corrected(guests: Welcome, tmp_path: Path) -> None:
    """Too many dice, told when the server is back: the round is opened again, and what came after it is not lost."""
    async with evening(guests, tmp_path, complaint=rf"{AWAY}|400") as (server, referee):
        page = referee.page
        await offline(page, server)
        await referee.lay(1, "Anna", {"small": 8})
        await end_unsettled(referee, 1, 60, "Anna")
        await referee.pay(3, [80])
        server.start()
        await page.locator("[data-correct]").tap()
        await expect(page.get_by_text("Round 1 of 4")).to_be_visible()
        await referee.tap('[data-lift="Anna"]')
        await page.locator("[data-settle]:enabled").tap()
        await page.locator("[data-end]:enabled").tap()
        await expect(page.get_by_text("Round 2 of 4")).to_be_visible()
        await sent(page)
        kept = await referee.kept()
        assert (kept["purses"]["Anna"]["cards"], kept["places"][2]["notes"]) == ([60], [80])


@pytest.mark.parametrize("others", [{}, {"2": "C2"}] if LONG else [{"2": "C2"}])
async def test_a_box_that_was_won_while_the_server_was_away(
    guests: Welcome, tmp_path: Path, others: dict[str, str]
) -> None:
    """R-BOX-1: nobody has noted which pile was taken, so the round is opened again; a fine waits for it too."""
    casinos = [
        {"prizes": [60, 30], "dice": {"Anna": {"small": 1}}},
        {"prizes": [50, 40], "dice": {"Anna": {"small": 1}, "Benno": {"small": 1}}},
        *({"prizes": [60, 30]} for _ in range(4)),
    ]
    players = ["Anna", "Benno"]
    position = {"players": players, "casinos": casinos, "tiles": {"1": "G1", **others}, "cash": {"Benno": [60]}}
    totals = {"Anna": 60 + 40 - 50, "Benno": 60 - 60} if others else {"Anna": 60 + 40, "Benno": 60}
    async with evening(guests, tmp_path, "royale") as (server, referee):
        page = referee.page
        await offline(page, server)
        await referee.enter(position)
        await page.locator("[data-settle]:enabled").tap()
        await page.locator("[data-end]").tap()
        server.start()
        await page.locator("[data-correct]").tap()
        await page.locator("[data-settle]:enabled").tap()
        await page.locator('.hall [data-pile="40"]').tap()
        await expect(page.locator('[data-reward="G1"]')).to_be_visible()
        await check_stops(page, {**position, "game": "royale", "last_starter": "Anna", "black_box": 40})
        await page.locator("[data-end]:enabled").tap()
        await sent(page)
        assert (await referee.kept())["past"][0]["totals"] == totals


async def test_what_is_left_is_sent_from_any_page(guests: Welcome, tmp_path: Path) -> None:
    """A round ended offline and then another game begun, at home when the server is back: both arrive, nobody looks."""
    async with evening(guests, tmp_path) as (server, referee):
        page = referee.page
        first = await post_of(page)
        await offline(page, server)
        await end_unsettled(referee, 1, 60, "Anna")
        await page.locator("[data-anew]").tap()
        await page.get_by_role("button", name="Begin").tap()
        await referee.pay(2, [90])
        await page.locator("header a").tap()
        await page.locator("h1").first.wait_for()
        server.start()
        await page.wait_for_function("() => localStorage['neonstrip.unsent'] === '{}'")
        _, seen = await noted(server.socket_url, first["table"])
        assert seen["rounds"][0]["text"]["totals"] == {"Anna": 60, "Benno": 0}
        posts = await page.evaluate("Object.values(JSON.parse(localStorage['neonstrip.referee.posts']))")
        [second] = [post for post in posts if post["table"] not in ("", first["table"])]
        _, seen = await noted(server.socket_url, second["table"])
        assert seen["rounds"][0]["text"]["places"][1]["notes"] == [90]


async def test_without_the_server_a_round_is_entered_and_arrives_once(guests: Welcome, tmp_path: Path) -> None:
    """Killed before anything is sent, reloaded while it is away: settled and sent when it is back."""
    async with evening(guests, tmp_path) as (server, referee):
        page = referee.page
        await offline(page, server)
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
