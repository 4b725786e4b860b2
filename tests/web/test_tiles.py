"""Two at one device play a game in which each of the sixteen tiles is used: its decision made, or its effect told."""

from __future__ import annotations

from typing import Any

from playwright.async_api import expect

from neonstrip.locales import say
from neonstrip.play.game import Game
from server.running import Running
from web.conftest import Welcome
from web.guest import PHONE, Guest
from web.playing import check_end, click, control, offered, press
from web.seeded import game_seed, sit

NUMBER = 150
"""A table at which all sixteen tiles come up, and are used by who prefers what was not used yet: a short game."""
NAMES = ["Anna", "Benno"]
OPTIONS = {"tiles": 6, "repeat": "turn"}
DECIDED = {
    "guess": "A1",
    "black": "B1",
    "stop": "B2",
    "higher": "B2",
    "lower": "B2",
    "close": "E1",
    "bar": "E2",
    "block": "F1",
    "lift": "F2",
    "take": "G1",
    "down": "G2",
    "nice": "H1",
    "choose": "H2",
}
TOLD = {"won_token": "C1", "fined": "C2", "won_power": "D2", "barred": "E2"}
OBVIOUS = {"split 60+0+0": 2, "down 1 small": 2, "down 0 big": 1}
"""What the page has ready to be pressed, where dice or tokens would have to be sorted out first for anything else."""
HIGHEST = (
    """Math.max(...[...document.querySelectorAll('[data-part^="casino-"]')].map((casino) => casino.clientHeight))"""
)
BEGINNING = 20
"""Letters by which what the coach says is known."""
TILES = [f"{board}{side}" for board in "ABCDEFGH" for side in "12"]


def used(move: str, events: list[dict[str, Any]]) -> set[str]:
    """The tiles that a move uses or that take effect with it."""
    told = [TOLD.get(event["event"]) or event.get("tile") for event in events]
    return {tile for tile in (DECIDED.get(move.split()[0]), *told) if tile}


def rank(view: Any, move: str, known: set[str]) -> int:
    """How much somebody wants a move who wants to see every tile."""
    family, *rest = move.split()
    if family == "place":
        casino, dice = view.casinos[int(rest[0]) - 1], view.roll[int(rest[0]) - 1]
        count: int = dice.small + dice.big
        if casino.tile is None or casino.tile in known:
            return -count
        return 100 + (count if casino.tile == "C1" else -count)
    if family in ("decline", "pass", "skip"):
        return -50
    return OBVIOUS.get(move, 0) + (50 if DECIDED.get(family, "A1") not in known else 0)


def rehearsed(number: int = NUMBER) -> list[tuple[str, set[str]]]:
    """The moves of such a game, each with the tiles it uses."""
    game = Game.new("royale", NAMES, OPTIONS, seed=game_seed(number, len(NAMES)))
    known: set[str] = set()
    moves = []
    while not game.is_over:
        view = game.view(game.waiting_for)
        move = max(game.legal(game.waiting_for), key=lambda move: rank(view, move, known))
        game.play(move)
        fresh = used(move, game.events())
        moves.append((move, fresh - known))
        known |= fresh
    return moves


async def check_coach(guest: Guest, asked: set[str]) -> None:
    """The first time a tile asks something a coach says what it is about, until that was read, and never again."""
    phase, asks = await guest.page.evaluate("[line.view.phase, line.view.asks]")
    coach = guest.page.locator(".coach .said p")
    if asks and phase not in asked:
        await expect(coach).to_contain_text(say("en", f"learn-royale-first-{phase}")[:BEGINNING])
        await guest.page.locator(".coach button.main").click()
        asked.add(phase)
    await expect(coach).to_have_count(0)


async def test_each_of_the_sixteen_tiles_is_used(guests: Welcome, house: Running) -> None:
    anna = await guests(settings={"cover": False}, newcomer=True)
    table = await sit(anna, house, "royale", NAMES, NUMBER, **OPTIONS)
    seen: list[str] = []
    looked: set[str] = set()
    asked: set[str] = set()
    for move, tiles in rehearsed():
        while await offered(anna) == ["round-end"]:
            await control(anna, "round-end").click()
        await check_coach(anna, asked)
        if (family := move.split()[0]) not in looked:
            await anna.check_laptops(".tile.open, .felt")
            looked.add(family)
        if tiles:
            shown = await anna.page.locator("main").inner_text()
            assert all(say("en", f"tile-{tile}").lower() in shown.lower() for tile in tiles)
            seen += tiles
        await press(anna, move, click)
    while await offered(anna):
        await control(anna, "round-end").click()
    assert sorted(seen) == TILES
    await anna.page.set_viewport_size(PHONE)
    await anna.quiet()
    highest = await anna.page.evaluate(HIGHEST)
    assert highest < PHONE["height"], "after the end, casinos on a phone are as high as a long log"
    await check_end(anna, table)
