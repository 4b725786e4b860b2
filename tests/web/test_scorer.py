"""The scorer of New Las Vegas: sheets of paper entered by touch, scored as the rules do, and never lost."""

from __future__ import annotations

import csv
import io
import json
import re
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.async_api import Locator, Page, ViewportSize, expect

from length import LONG
from neonstrip.locales import LANGUAGES, say
from neonstrip.play.newvegas.rulebook import NewVegas
from newvegas.paper import example, scored, write_down
from newvegas.test_score_real_games import play
from server.running import Running, lasting_port
from web.conftest import Welcome
from web.guest import Guest
from web.scoring import Fingers, open_file
from web.test_axe import AXE, check

PHONE: ViewportSize = {"width": 390, "height": 844}
TABLET: ViewportSize = {"width": 1024, "height": 768}
SIZES = {"phone": PHONE, "tablet": TABLET}
MOST_TOUCHES = 120
BY_TOUCH = 10 if LONG else 1


async def touching(guests: Welcome, size: ViewportSize, **wishes: Any) -> Guest:
    return await guests(phone=True, viewport=size, **wishes)


async def begin(guest: Guest, players: int) -> Fingers:
    await guest.visit("/score/newvegas")
    fingers = Fingers(guest)
    await fingers.touch(f"[data-players='{players}']")
    await guest.page.locator("main.scorer").wait_for()
    await fingers.is_scored()
    return fingers


async def kept(page: Page) -> Any:
    return await page.evaluate("JSON.parse(localStorage['neonstrip.scorer.newvegas'])[0].entry")


@pytest.mark.parametrize("size", SIZES if LONG else ["phone"])
async def test_the_example_is_entered_by_touch_and_scored_line_by_line(guests: Welcome, size: str) -> None:
    """Benoit's 92 points beside Alexis: at most 120 touches for a full sheet"""
    anna = await touching(guests, SIZES[size])
    fingers = await begin(anna, 2)
    data, strict = example(), scored(example())
    for seat, sheet in enumerate(data["players"]):
        if seat:
            await fingers.touch(f"[data-seat='{seat}']")
        before = fingers.touches
        await fingers.sheet(sheet)
        assert fingers.touches - before <= MOST_TOUCHES, (sheet["name"], fingers.touches - before)
        print(f"{sheet['name']}: {fingers.touches - before} touches at {size}")
    for seat, player in enumerate(strict["players"]):
        await fingers.touch(f"[data-seat='{seat}']")
        assert await fingers.scored() == player["areas"]
        assert await fingers.total() == player["total"]
    assert not await anna.page.locator("[data-finding]").count()
    await anna.page.locator("[data-done]").tap()
    await expect(anna.page.locator("#ending")).to_contain_text("Player 2")


async def test_the_route_is_drawn_with_a_finger(guests: Welcome) -> None:
    anna = await touching(guests, PHONE)
    fingers = await begin(anna, 1)
    await fingers.pen("route")
    tour = example()["players"][0]["limousine"]
    map_box = await anna.page.locator(".map.routing").bounding_box()
    assert map_box
    scale = map_box["width"] / 976

    def at(crossing: list[int]) -> dict[str, float]:
        street, avenue = crossing
        x, y = 48 + (avenue - 1) * 84 + 66 + 9, 108 + (street - 1) * 96 + 70 + 13
        return {"x": map_box["x"] + x * scale, "y": map_box["y"] + y * scale}

    finger = await anna.context.new_cdp_session(anna.page)
    await finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at(tour[0])]})
    for crossing in tour[1:]:
        await finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [at(crossing)]})
    await finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert await tour_of(anna.page) == tour
    await anna.page.locator("[data-back]").click()  # right after raw touches a tap may be no click
    while await tour_of(anna.page) == tour:
        await anna.page.evaluate("new Promise(requestAnimationFrame)")
    assert await tour_of(anna.page) == tour[:-1]
    await fingers.is_scored()
    await expect(anna.page.locator("[data-finding]")).to_have_count(1)  # no lamp here


async def tour_of(page: Page) -> Any:
    return (await kept(page))["players"][0]["limousine"]


async def test_contradictions_are_told_at_their_place_and_block_nothing(guests: Welcome) -> None:
    anna = await touching(guests, PHONE)
    fingers = await begin(anna, 1)
    page = anna.page
    await fingers.touch("[data-lot='1 3']")
    await fingers.touch("[data-number='9']")
    await fingers.is_scored()
    dim = page.locator("[data-number='4']")
    await expect(dim).to_have_class(re.compile("dim"))
    await fingers.touch(dim)
    await fingers.is_scored()
    flag = page.locator("[data-finding='lot 1 4']")
    await fingers.touch(flag)
    told = page.locator(".findings li")
    await expect(told).to_contain_text("4 stands to the right of the 9 in avenue 3: numbers must rise.")
    await expect(told.get_by_role("link", name="N-OPEN-2")).to_have_attribute("href", "/rules/newvegas#N-OPEN-2")
    assert (await kept(page))["players"][0]["streets"][0][2:4] == [9, 4]
    assert await fingers.total() > 0
    await told.get_by_role("link").tap()
    await page.locator("#N-OPEN-2, [id='N-OPEN-2']").first.wait_for(state="attached")
    await page.go_back()
    await expect(flag).to_be_visible()


@pytest.mark.parametrize("game", range(10))
async def test_sheets_of_played_games_score_as_the_games_did(guests: Welcome, game: int) -> None:
    """N-SCORE-1 to N-SCORE-9: by touch; without --long one is, on a tablet, the others from a file"""
    rules, names = NewVegas(), ["Ada", "Bo", "Cy"]
    state = play(rules, 3, {}, game)
    data = write_down(state.middle[0], state.sheets, names)
    anna = await touching(guests, PHONE if game % 2 else TABLET)
    if game < BY_TOUCH:
        fingers = await begin(anna, 3)
        for seat, sheet in enumerate(data["players"]):
            await fingers.touch(f"[data-seat='{seat}']")
            before = fingers.touches
            await fingers.sheet(sheet)
            print(f"game {game}, seat {seat}: {fingers.touches - before} touches")
    else:
        await open_file(anna, data)
        fingers = Fingers(anna)
    for seat, total in enumerate(rules.results(state)):
        await fingers.touch(f"[data-seat='{seat}']")
        assert await fingers.total() == total
    assert not await anna.page.locator("[data-finding]").count()


async def test_a_reload_at_any_moment_loses_nothing(guests: Welcome) -> None:
    anna = await touching(guests, PHONE)
    fingers = await begin(anna, 2)
    benoit = example()["players"][0]
    await fingers.numbers(benoit)
    before = await kept(anna.page)
    await anna.page.reload()
    await anna.page.locator("[data-lot='1 2']").wait_for()
    assert await kept(anna.page) == before
    await fingers.shows(benoit)
    await anna.page.reload()
    await anna.page.locator("[data-lot='1 2']").wait_for()
    await fingers.tour(benoit["limousine"])
    await fingers.scores(benoit)
    entered = (await kept(anna.page))["players"][0]
    places = ("built", "shows_given")
    assert {key: entered[key] for key in benoit if key not in ("name", *places)} == {
        key: value for key, value in benoit.items() if key not in ("name", *places)
    }
    assert all(sorted(entered[key]) == sorted(benoit[key]) for key in places)


async def test_what_is_entered_while_the_server_is_away_is_scored_when_it_is_back(
    guests: Welcome, tmp_path: Path
) -> None:
    server = Running(f"sqlite:///{tmp_path}/tables.sqlite", lasting_port())
    try:
        anna = await touching(guests, PHONE, url=server.url)
        anna.expect(r"net::ERR_|Failed to load resource")
        fingers = await begin(anna, 1)
        benoit = example()["players"][0]
        await fingers.numbers(benoit)
        server.kill()
        await fingers.shows(benoit)
        await fingers.tour(benoit["limousine"])
        await expect(anna.page.locator("main.scorer")).to_have_attribute("data-away", "true")
        await fingers.scores(benoit)
        assert (await kept(anna.page))["players"][0]["limousine"] == benoit["limousine"]
        server.start()
        alone = scored({**example(), "players": [benoit]})["players"][0]
        assert await fingers.scored() == alone["areas"]
    finally:
        server.stop()


async def test_votes_stay_folded_until_all_have_voted(guests: Welcome) -> None:
    """N-SETUP-4"""
    anna = await touching(guests, PHONE)
    fingers = await begin(anna, 2)
    await fingers.pen("sheet")
    await fingers.touch("[data-vote=loan]")
    await expect(anna.page.locator("[data-unfold]")).to_be_visible()
    await fingers.is_scored()
    await expect(bundles(anna.page, 1)).to_be_visible()
    await fingers.touch("[data-seat='1']")
    await fingers.touch("[data-vote=against]")
    await fingers.is_scored()
    await expect(bundles(anna.page, 3)).to_be_visible()


def bundles(page: Page, count: int) -> Locator:
    return page.get_by_role("img", name=say("en", "web-nv-bundles", bundles=count), exact=True)


async def test_a_game_ends_is_exported_and_corrected(guests: Welcome) -> None:
    anna = await touching(guests, TABLET)
    await open_file(anna, example())
    page, fingers = anna.page, Fingers(anna)
    await fingers.is_scored()
    await page.locator("[data-done]").tap()
    await expect(page.locator("#ending")).to_contain_text("Alexis")
    async with page.expect_download() as caught:
        await page.locator("[data-json]").tap()
    saved = json.loads(Path(await (await caught.value).path()).read_text("utf-8"))
    assert scored(saved) == scored(example())
    async with page.expect_download() as caught:
        await page.locator("[data-csv]").tap()
    rows = list(csv.reader(io.StringIO(Path(await (await caught.value).path()).read_text("utf-8"))))
    winner, loser = ["1", "Alexis", "142"], ["2", "Benoit", "92"]
    assert [row[:2] + row[10:11] for row in rows] == [["Place", "name", "Total"], winner, loser]
    link = urlsplit(str(await page.locator("[data-bgstats]").get_attribute("href")))
    assert (link.netloc, link.path) == ("app.bgstatsapp.com", "/createPlay.html")
    sent = json.loads(parse_qs(link.query)["data"][0])
    assert [(player["name"], player["score"], player["winner"]) for player in sent["players"]] == [
        ("Benoit", 92, False),
        ("Alexis", 142, True),
    ]
    await fingers.touch("[data-correct]")
    await fingers.touch("[data-seat='1']")
    await fingers.touch("[data-project='purple 8']")
    assert await fingers.total() == 134
    await page.reload()
    await fingers.touch("[data-seat='1']")
    assert await fingers.total() == 134


@pytest.mark.parametrize("language", LANGUAGES if LONG else ["pl"])
async def test_axe_has_nothing_to_say_in_any_language(guests: Welcome, language: str) -> None:
    for size in SIZES.values():
        anna = await touching(guests, size, settings={"language": language})
        data = example()
        data["players"][0]["streets"][0][3] = 1
        await anna.visit("/score/newvegas")
        await anna.page.locator("[data-players='2']").wait_for()
        await anna.page.evaluate(AXE.read_text())
        await check(anna, "the beginning")
        await open_file(anna, data)
        await Fingers(anna).is_scored()
        await anna.page.evaluate(AXE.read_text())
        for pen in ("numbers", "shows", "route", "sheet"):
            await Fingers(anna).pen(pen)
            await check(anna, f"{pen}, {size['width']} pixels wide, in {language}")
        await anna.page.locator("[data-table]").tap()
        await check(anna, "players and options")
        await anna.page.keyboard.press("Escape")
        await anna.page.locator("[data-done]").tap()
        await anna.page.locator("#ending").wait_for()
        await check(anna, "the ending")
