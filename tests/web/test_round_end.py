"""The end of a round is told on the board, beat by beat as the log has it, and totals come last; it can be skipped.

The end of a game is counted round by round, and a win is celebrated."""

from __future__ import annotations

import json
import random
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import groupby
from typing import Any

import pytest
from playwright.async_api import expect

from length import LONG
from neonstrip.locales import say
from neonstrip.play.game import Game
from server.client import Player
from server.playing import move
from server.running import Running
from web.conftest import Welcome
from web.guest import Guest
from web.playing import ROUND_END, briskly, by_mouse, offered, play
from web.seeded import game_seed, lay, sit

NUMBERS = {"royale": 3, "classic": 18}
"""Tables whose first round ends with ties, notes for some and notes for nobody; Royale's with a reward and a fine."""
OPTIONS: dict[str, dict[str, Any]] = {"royale": {"tiles": 6, "open_money": True}, "classic": {"open_money": True}}
NAMES = ["Anna", "Benno", "Carla"]
WATCH = """() => {
    window.told = [];
    const main = document.querySelector("main");
    const purse = () => [...document.querySelectorAll("[data-part=players] .money")].map((each) => each.innerText);
    const note = () => {
        if (!main.dataset.telling) return;
        told.push([main.dataset.telling, purse().join()]);
        // From outside the page a beat could be over before it is seen.
        const press = new KeyboardEvent("keydown", { key: "x", bubbles: true });
        if (main.dataset.telling === window.skipped) main.dispatchEvent(press);
    };
    new MutationObserver(note).observe(main, { attributeFilter: ["data-telling"] });
    window.travelled = 0;
    const fly = (changes) => (travelled += changes.flatMap((each) => [...each.addedNodes])
        .filter((one) => one.matches?.(".flying:has([data-die])")).length);
    new MutationObserver(fly).observe(document.querySelector(".sky"), { childList: true });
}"""


def rehearsed(game: str, names: list[str], number: int, options: dict[str, Any], end: str) -> list[tuple[str, str]]:
    """Moves of people who place whatever comes, up to the one that an event ends: who makes it, and which."""
    played = Game.new(game, names, options, seed=game_seed(number, len(names)))
    dice, moves = random.Random(5), list[tuple[str, str]]()
    while not moves or not any(event["event"] == end for event in played.events()):
        legal = played.legal(played.waiting_for)
        chosen = dice.choice([each for each in legal if each.split()[0] not in ("pass", "decline")] or legal)
        moves.append((str(played.waiting_for), chosen))
        played.play(chosen)
    return moves


class Evening:
    """People at a table, who make rehearsed moves quicker than by hand."""

    def __init__(self, people: dict[str, Player]) -> None:
        self.people = people

    async def make(self, moves: list[tuple[str, str]]) -> None:
        for name, chosen in moves:
            while not self.people[name].moves:
                await self.people[name].hear()
            await move(self.people[name], chosen)


@asynccontextmanager
async def evening(house: Running, table: str, names: list[str], tokens: list[str]) -> AsyncIterator[Evening]:
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Player(house.socket_url, table, token)) for token in tokens]
        yield Evening(dict(zip(names, people, strict=True)))


def beats(events: list[dict[str, Any]]) -> Iterator[str]:
    """What the board tells of these events."""
    yield "opens"
    lit = None
    for event in events:
        site = event.get("site") or event.get("tile") or {"fined": "C2"}.get(event["event"])
        if site is None:
            continue
        if site != lit:
            yield f"lights {site}"
            lit = site
        facts = (event["event"], site, event.get("owner") or event.get("player"), event.get("amount"))
        yield " ".join(str(fact) for fact in facts if fact)
    yield "totals"


async def look(guest: Guest, table: str, token: str) -> None:
    await guest.hold(table, "", [token])
    await guest.visit(f"/t/{table}")
    await guest.page.locator(".sky").wait_for(state="attached")
    await guest.page.evaluate(WATCH)


async def choose_pace(guest: Guest, pace: str) -> None:
    """In the table's menu, where sounds are too."""
    await guest.page.get_by_role("button", name="Menu").first.click()
    menu = guest.page.get_by_role("dialog")
    await menu.get_by_role("radiogroup", name="Turns of others").get_by_role("radio", name=pace).check()
    await menu.get_by_role("checkbox", name="Play sounds").check()
    await guest.page.keyboard.press("Escape")
    await expect(menu).to_have_count(0)
    kept = await guest.page.evaluate("JSON.parse(localStorage['neonstrip.settings'])")
    assert (kept["pace"], kept["sound"]) == (pace, True)


@pytest.mark.parametrize("game", OPTIONS if LONG else ["royale"])
async def test_a_round_ends_on_the_board(guests: Welcome, house: Running, game: str) -> None:
    anna = await guests(settings={"motion": "fast", "pace": "fast"})
    benno = await guests(settings={"motion": "normal"})
    table, _, tokens = await lay(house, game, NAMES, NUMBERS[game], **OPTIONS[game])
    moves = rehearsed(game, NAMES, NUMBERS[game], OPTIONS[game], "starts")
    async with evening(house, table, NAMES, tokens) as played:
        await played.make(moves[:-1])
        await look(anna, table, tokens[0])
        await look(benno, table, tokens[1])
        await choose_pace(benno, "slow")
        purses = await anna.page.locator("[data-part=players] .money").all_inner_texts()
        await benno.page.evaluate("window.skipped = 'lights 1'")
        await played.make(moves[-1:])
        for guest in (benno, anna):
            await expect(guest.page.get_by_role("dialog", name="End of the round")).to_be_visible()
            await expect(guest.page.locator("main")).not_to_have_attribute("data-telling", "totals")
    told = await anna.page.evaluate("told")
    lines = [json.loads(line) for line in (await anna.page.evaluate("Object.values(line.log)"))]
    assert [beat for beat, _ in told] == [beat for beat, _ in groupby(beats(lines[-1]["events"]))], (
        "equal notes are told alike"
    )
    assert {shown for _, shown in told} == {",".join(purses)}, "totals are seen before the end is told"
    assert await anna.page.evaluate("travelled"), "the last dice do not travel to their casino"
    assert len(await benno.page.evaluate("told")) == 2
    await anna.page.keyboard.press("Enter")
    await expect(anna.page.get_by_role("dialog")).to_have_count(0)
    assert await anna.page.locator("[data-part=players] .money").all_inner_texts() != purses


SEEN = """() => {
    window.seen = new Set();
    new MutationObserver(() => {
        if (document.querySelector("[aria-modal=true]")) return;
        for (const each of document.querySelectorAll(".remark q")) seen.add(each.innerText);
    }).observe(document.body, { subtree: true, childList: true });
}"""
"""Remarks that can be seen, because nothing lies over them."""
LONG_LOOK = 10_000
"""Milliseconds for which somebody looks at the end of a round: longer than a remark stays."""


async def test_what_is_said_under_the_end_of_a_round_is_seen_after_it(guests: Welcome, house: Running) -> None:
    anna = await guests()
    await anna.page.clock.install()
    await sit(anna, house, "royale", ["Anna", "bot"], 5, tiles=0)
    await offered(anna)
    await anna.page.evaluate(SEEN)
    mouse = by_mouse(briskly(5))

    async def hand(guest: Guest, moves: Sequence[str]) -> None:
        if ROUND_END in moves:
            await guest.page.clock.fast_forward(LONG_LOOK)
        await mouse(guest, moves)

    await play(anna, hand)
    lines = [json.loads(line) for line in await anna.page.evaluate("Object.values(line.log)")]
    (last,) = [line["remark"]["says"] for line in lines if line["kind"] == "over"]
    await expect(anna.page.locator("#ending")).to_be_visible()
    assert say("en", f"remark-{last}") in await anna.page.evaluate("[...seen]")


WON = 4
"""A base game of two that Anna wins."""
COUNT = """() => {
    [window.counted, window.celebrated] = [[], false];
    const texts = (place) => [...document.querySelectorAll(place)].map((each) => each.innerText);
    new MutationObserver(() => {
        const sums = texts(".ending ol .hand").map(Number);
        const lit = document.querySelector("#ending")?.matches(".lit") ?? false;
        celebrated ||= document.querySelector("[data-celebration]") !== null;
        if (sums.length) counted.push({ sums, lit, purses: texts("[data-part=players] .money") });
    }).observe(document.querySelector("main"), { subtree: true, childList: true, characterData: true });
}"""


async def test_totals_come_last_and_a_win_is_celebrated(guests: Welcome, house: Running) -> None:
    anna, benno = await guests(settings={"motion": "fast", "pace": "fast"}), await guests()
    names = NAMES[:2]
    table, _, tokens = await lay(house, "royale", names, WON, tiles=0)
    moves = rehearsed("royale", names, WON, {"tiles": 0}, "over")
    async with evening(house, table, names, tokens) as played:
        await played.make(moves[:-1])
        await look(anna, table, tokens[0])
        await look(benno, table, tokens[1])
        for guest in (anna, benno):
            await guest.page.evaluate(COUNT)
        await played.make(moves[-1:])
    for guest in (anna, benno):
        await expect(guest.page.get_by_role("dialog", name="End of the round")).to_be_visible()
        await guest.page.keyboard.press("Enter")
    await expect(anna.page.locator("#ending")).to_have_text(say("en", "end-you-win"))
    counted = await anna.page.evaluate("counted")
    before = [each for each in counted if not each["lit"]]
    assert before, "it is told at once who won"
    assert all(each["sums"] == sorted(each["sums"], reverse=True) for each in counted)
    assert {purse for each in before for purse in each["purses"]} == {"face down"}
    await expect(anna.page.locator("[data-part=players] .money").first).to_contain_text("worth")
    await expect(benno.page.locator("#ending")).to_have_text(say("en", "end-wins", name="Anna"))
    assert [await guest.page.evaluate("celebrated") for guest in (anna, benno)] == [True, False]
