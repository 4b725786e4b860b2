"""The referee of the printed game: rounds touched into a phone or a tablet end as `neonstrip settle` says."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Page, Route, expect

from length import LONG
from neonstrip.play.settling import settle_position
from server.running import Running
from web.conftest import Welcome
from web.refereeing import Position, Referee

PHONE, TABLET = {"width": 390, "height": 844}, {"width": 1024, "height": 768}
EXAMPLE = Path(__file__).parents[2] / "docs" / "settle.md"
EXAMPLES: list[Position] = [
    json.loads(block.partition("```")[0])
    for block in EXAMPLE.read_text().split("```json\n")[1:]
    if '"players"' in block.partition("```")[0]
]
ROYALE, CLASSIC = EXAMPLES


def with_tile(code: str, **on: Any) -> Position:
    """The example with one tile alone, at casino 5."""
    bare = {key: ROYALE[key] for key in ("players", "casinos", "last_starter")}
    return {**bare, "tiles": {"5": code}, **on}


ROUNDS: dict[str, Position] = {
    "three tiles": ROYALE,
    "no tile": {key: ROYALE[key] for key in ("players", "casinos", "last_starter")},
    "High Five": with_tile("C1", high_five="Benno"),
    "Black Box": with_tile("G1", black_box=40),
    "My Choice": with_tile("H2", gold_field="Carla"),
    "Double Down": with_tile("G2", double_down={"Benno": {"small": 2}, "Carla": {"small": 2}}),
    "Nice Dice": with_tile("H1", nice_dice={"1": "Anna", "6": "Carla"}),
    "Bad Luck": with_tile("C2", cash={"Anna": [30, 30], "Benno": [60]}, jetons={"Benno": 2}),
}


IN_THREE_TILES = {"no tile", "Double Down", "Nice Dice"}
"""What the round with three tiles shows too: by itself with --long."""


def told(position: Position) -> dict[str, Any]:
    """What the command line says."""
    return settle_position(json.dumps(position))


NAMES = {"neutral": "the white dice", "grey": "the grey dice"}


async def check_told(referee: Referee, position: Position) -> None:
    """The page tells the same, casino by casino, and adds it up."""
    page = referee.page
    await page.locator("[data-settle]:enabled").tap()
    await page.locator(".hall h2").tap()  # who touches is told the rest at once
    await check_stops(page, position)


async def check_stops(page: Page, position: Position) -> None:
    result = told(position)
    for casino in result["casinos"]:
        stop = page.locator(f'[data-settled="{casino["number"]}"]')
        if not casino["tied"] and not casino["awards"]:
            await expect(stop).to_have_count(0)
            continue
        await expect(stop.locator("s > span")).to_have_text([NAMES.get(owner, owner) for owner in casino["tied"]])
        await expect(stop.locator("b > span")).to_have_text([award["to"] for award in casino["awards"]])
        notes = [await note.get_attribute("aria-label") for note in await stop.locator("b [role=img]").all()]
        assert notes == [str(award["amount"]) for award in casino["awards"]]
    await expect(page.locator("[data-reward]")).to_have_count(len(result.get("tiles", [])))
    for fine in result.get("fines", []):
        await expect(page.locator(f'[data-fine="{fine["from"]}"]')).to_contain_text(f"pays {fine['cash']}")
    for player in position["players"]:
        won = sum(
            award["amount"] for casino in result["casinos"] for award in casino["awards"] if award["to"] == player
        )
        won += sum(reward["amount"] for reward in result.get("tiles", []) if reward["to"] == player)
        won -= sum(fine["cash"] + 10 * fine["jetons"] for fine in result.get("fines", []) if fine["from"] == player)
        await expect(page.locator(f'[data-gain="{player}"] strong')).to_have_text(f"{won:+}" if won else "0")
    if result["next_starter"]:
        await expect(page.get_by_text(f"{result['next_starter']} starts")).to_be_visible()


@pytest.mark.parametrize("name", ROUNDS if LONG else sorted(ROUNDS.keys() - IN_THREE_TILES))
async def test_a_round_touched_in_ends_as_the_command_line_says(guests: Welcome, name: str) -> None:
    position = ROUNDS[name]
    guest = await guests(phone=True, viewport=TABLET if name in ("three tiles", "Bad Luck") else PHONE)
    referee = Referee(guest, "royale")
    await referee.begin(position["players"], position.get("last_starter"))
    await referee.enter(position)
    await check_told(referee, position)


async def test_the_end_is_told_casino_by_casino(guests: Welcome) -> None:
    """One stop after the other, and what everybody gains when all are told."""
    guest = await guests(phone=True, viewport=TABLET, settings={"motion": "on"})
    page, referee = guest.page, Referee(guest, "classic")
    await referee.begin(["Anna", "Benno"], "Anna")
    for casino in (1, 2, 3):
        await referee.pay(casino, [60])
        await referee.lay(casino, "Anna", {"small": 1})
    await page.locator("[data-settle]:enabled").tap()
    stops = page.locator("[data-settled]")
    await expect(stops).to_have_count(3)
    await expect(stops.first).to_be_visible()
    assert not await stops.nth(2).is_visible()
    assert not await page.locator('[data-gain="Anna"]').is_visible()
    for number in range(3):
        await expect(stops.nth(number)).to_be_visible()
    await expect(page.locator('[data-gain="Anna"] strong')).to_be_visible()


async def test_what_a_tile_pays_during_a_round_is_one_touch(guests: Welcome) -> None:
    """R-PAYDAY-1: printed amounts, to who is on; less than the smallest card is paid in jetons"""
    guest = await guests(phone=True, viewport=PHONE)
    page, referee = guest.page, Referee(guest, "royale")
    await referee.begin(["Anna", "Benno"], "Anna")
    await referee.tap('[data-tile-at="1"]')
    await referee.tap('[data-put="D1"]')
    keys = page.locator("[data-reward-pay]")
    assert [await key.get_attribute("data-reward-pay") for key in await keys.all()] == [
        *("10", "20", "30", "40", "50", "60")
    ]
    await referee.tap('[data-reward-pay="40"]')
    await referee.tap('[data-reward-pay="20"]')
    await referee.close()
    assert (await referee.kept())["purses"] == {
        "Anna": {"cards": [40], "jetons": 2},
        "Benno": {"cards": [], "jetons": 0},
    }
    await page.locator("[data-undo]").tap()
    assert (await referee.kept())["purses"]["Anna"] == {"cards": [40], "jetons": 0}


async def test_a_round_of_2012_and_what_everybody_has_then(guests: Welcome) -> None:
    """After a round the table is clear, the money is counted, the next one starts; a reload loses nothing."""
    guest = await guests(phone=True, viewport=PHONE)
    referee = Referee(guest, "classic")
    await referee.begin(CLASSIC["players"], CLASSIC["last_starter"])
    await referee.enter(CLASSIC)
    before = await referee.kept()
    await guest.page.reload()
    await guest.page.locator("[data-settle]").wait_for()
    assert await referee.kept() == before
    await check_told(referee, CLASSIC)
    await guest.page.locator("[data-end]").tap()
    await expect(guest.page.get_by_text("Round 2 of 4")).to_be_visible()
    result, kept = told(CLASSIC), await referee.kept()
    assert kept["starter"] == result["next_starter"]
    assert all(place == {"notes": [], "dice": {}, "tile": ""} for place in kept["places"])
    for player in CLASSIC["players"]:
        won = [award["amount"] for casino in result["casinos"] for award in casino["awards"] if award["to"] == player]
        assert sorted(kept["purses"][player]["cards"]) == sorted(won)
    await guest.page.locator("[data-undo]").tap()
    assert await referee.kept() == before


async def test_tiles_are_drawn_and_explain_themselves(guests: Welcome) -> None:
    guest = await guests(phone=True, viewport=PHONE)
    page, referee = guest.page, Referee(guest, "royale")
    await referee.begin(["Anna", "Benno"], "Anna")
    await page.locator("summary", has_text="shelf").tap()
    await page.locator('[data-shelf="tiles"]').select_option("6")
    await page.locator("[data-draw]").tap()
    await expect(page.locator("article [data-tile]")).to_have_count(6)
    tiles = [place["tile"] for place in (await referee.kept())["places"]]
    assert len({tile[0] for tile in tiles}) == 6, "no board twice"

    await page.locator("article [data-tile]").first.tap()
    await page.locator("[data-change]").tap()
    await referee.tap('[data-put="A2"]')
    dialog = page.locator("dialog[open]")
    await expect(dialog.get_by_role("heading", name="Jackpot").first).to_be_visible()
    await dialog.locator('[data-marker="2"]').tap()
    await dialog.locator("[data-throw]").tap()
    await expect(dialog.locator("p > [role=img]")).to_have_count(2)
    await dialog.locator("[data-change]").tap()
    await referee.tap('[data-put="A1"]')
    await dialog.locator('[data-hide="3"]').tap()
    await expect(dialog.locator(".shown")).to_have_count(0)
    await dialog.locator("[data-open]").tap()
    await expect(dialog.locator(".shown")).to_have_text("3")
    await referee.close()
    await page.reload()
    await page.locator("article [data-tile]").first.wait_for()
    assert (await referee.kept())["on"]["markers"] == {"A2": 2}


async def test_out_of_reach_everything_is_kept_and_settled_later(guests: Welcome, house: Running) -> None:
    guest = await guests(phone=True, viewport=PHONE)
    page, referee = guest.page, Referee(guest, "royale")
    guest.expect("Failed to load resource|request failed")
    await referee.begin(ROYALE["players"], ROYALE["last_starter"])

    async def away(route: Route) -> None:
        await route.abort("internetdisconnected")

    await page.route("**/api/**", away)
    await referee.enter(ROYALE)
    await expect(page.locator(".foot [role=status]")).to_contain_text("out of reach")
    await page.unroute("**/api/**", away)
    await expect(page.locator(".foot [role=status]")).to_have_count(0)
    await check_told(referee, ROYALE)


async def test_too_many_dice_are_told_and_can_be_taken_back(guests: Welcome) -> None:
    guest = await guests(phone=True, viewport=PHONE)
    page, referee = guest.page, Referee(guest, "classic")
    guest.expect("400")
    await referee.begin(["Anna", "Benno"], "Anna")
    await referee.lay(1, "Anna", {"small": 9})
    await expect(page.get_by_role("alert")).to_contain_text("Anna")
    await expect(page.locator("[data-settle]")).to_be_disabled()
    await page.locator('[data-lift="Anna"]').tap()
    await expect(page.get_by_role("alert")).to_have_count(0)
    await expect(page.locator("[data-settle]")).to_be_enabled()
