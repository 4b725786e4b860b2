"""Dice are shaken from the press on, then thrown with an animation: a short one, that ends with what was rolled."""

from __future__ import annotations

import asyncio

from playwright.async_api import WebSocketRoute, expect

from server.running import Running
from web.conftest import Welcome
from web.playing import control, offered
from web.seeded import sit

LONGEST = 700
"""Milliseconds."""
THROWN = """async () => {
    // The pips of a die are one path: an outline each
    const pips = (die) => [...die.querySelectorAll("path")].at(-1).getAttribute("d").split("z").length - 1;
    let dice = [];
    while (!dice.length) {
        await new Promise(requestAnimationFrame);
        dice = [...document.querySelectorAll(".tray .thrown")];
    }
    const moving = dice.flatMap((die) => die.getAnimations());
    const longest = Math.max(...moving.map((one) => one.effect.getComputedTiming().endTime));
    await Promise.all(moving.map((one) => one.finished));
    return { moving: moving.length, longest, numbers: dice.map(pips) };
}"""


async def test_thrown_dice_land_on_the_true_result(guests: Welcome, house: Running) -> None:
    anna = await guests(settings={"motion": "normal", "marks": False, "cover": False})
    await sit(anna, house, "royale", ["Anna", "Benno"], 8)
    assert await offered(anna) == ["roll"]
    thrown, _ = await asyncio.gather(anna.page.evaluate(THROWN), control(anna, "roll").click())
    assert thrown["moving"] == len(thrown["numbers"]) == 8
    assert 0 < thrown["longest"] <= LONGEST
    roll = await anna.page.evaluate("line.view.roll")
    true = [number for number, dice in enumerate(roll, 1) for _ in range(dice["small"] + dice["big"])]
    assert thrown["numbers"] == true


async def test_a_press_is_seen_before_the_server_answers(guests: Welcome, house: Running) -> None:
    anna = await guests(settings={"motion": "normal", "cover": False})
    answers = asyncio.Event()

    def connect(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        async def send(text: str | bytes) -> None:
            if '"type":"move"' in str(text):
                await answers.wait()
            server.send(text)

        page.on_message(send)

    await anna.page.route_web_socket("**/ws?table=*", connect)
    await sit(anna, house, "royale", ["Anna", "Benno"], 8)
    assert await offered(anna) == ["roll"]
    await control(anna, "roll").click()
    await expect(anna.page.locator("[data-move=roll][data-asked]")).to_be_visible()
    await expect(anna.page.locator(".tray.shaken")).to_have_count(1)
    answers.set()
    await expect(anna.page.locator(".tray .thrown")).to_have_count(8)
    await expect(anna.page.locator(".shaken, [data-asked]")).to_have_count(0)
