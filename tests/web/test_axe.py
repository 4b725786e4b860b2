"""axe finds nothing to complain of on any screen, on a desktop and on a phone, by night and by day."""

from __future__ import annotations

from pathlib import Path

import pytest

from length import LONG
from server.running import Running
from web.conftest import Welcome
from web.guest import DESKTOP, PHONE, Guest
from web.places import PLACES

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => {
    const only = { type: "tag", values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] };
    const { violations, passes } = await axe.run(document, { runOnly: only, resultTypes: ["violations"] });
    const where = (nodes) => nodes.slice(0, 3).map((node) => node.html.slice(0, 200)).join(" | ");
    return { told: violations.map(({ id, help, nodes }) => `${id}: ${help}: ${where(nodes)}`), passed: passes.length };
}"""


WAYS = [(DESKTOP, "night"), (PHONE, "day")]
if LONG:
    WAYS += [(DESKTOP, "day"), (PHONE, "night")]


async def check(guest: Guest, how: str) -> None:
    await guest.quiet()
    found = await guest.page.evaluate(RUN)
    assert found["told"] == [], how
    assert found["passed"] > 5, how


@pytest.mark.long
@pytest.mark.parametrize("place", PLACES)
async def test_axe_has_nothing_to_say(guests: Welcome, house: Running, place: str) -> None:
    anna = await guests(settings={"name": "Anna"})
    await PLACES[place](anna, house)
    await anna.page.evaluate(AXE.read_text())
    for size, theme in WAYS:
        await anna.page.set_viewport_size(size)
        await anna.page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
        await check(anna, f"{place}, {size['width']} pixels wide, by {theme}")
