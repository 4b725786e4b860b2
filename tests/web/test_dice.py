"""Dice are thrown with an animation: it is short, and what lies there afterwards is what the server rolled."""

from __future__ import annotations

import asyncio

from server.running import Running
from web.conftest import Welcome
from web.playing import control, offered
from web.seeded import sit

LONGEST = 700
"""Milliseconds."""
THROWN = """async () => {
    let dice = [];
    while (!dice.length) {
        await new Promise(requestAnimationFrame);
        dice = [...document.querySelectorAll(".tray .thrown")];
    }
    const moving = dice.flatMap((die) => die.getAnimations());
    const longest = Math.max(...moving.map((one) => one.effect.getComputedTiming().endTime));
    await Promise.all(moving.map((one) => one.finished));
    return { moving: moving.length, longest, numbers: dice.map((die) => die.querySelectorAll("circle").length) };
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
