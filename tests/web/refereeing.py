"""A position of the printed game, touched into the referee's page piece by piece."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from playwright.async_api import Locator, Page, ViewportSize, expect

from server.running import Running, lasting_port
from web.conftest import Welcome
from web.guest import Guest

Position = dict[str, Any]
CASINOS = range(1, 7)
PHONE: ViewportSize = {"width": 390, "height": 844}
AWAY = r"WebSocket connection|net::ERR_|Failed to (load|fetch)|request failed"
"""What a page complains of whose server is away."""


class Referee:
    """Somebody with the referee's page open."""

    def __init__(self, guest: Guest, game: str) -> None:
        self.guest = guest
        self.page = guest.page
        self.game = game

    async def tap(self, selector: str, within: Locator | None = None) -> None:
        await self.press((within or self.page).locator(selector).first)

    async def press(self, key: Locator) -> None:
        """As a finger does, or a mouse where there is no touching."""
        await (key.tap() if self.guest.phone else key.click())

    async def begin(self, players: list[str], starter: str | None) -> None:
        """Who plays; there are three rows of names to begin with."""
        await self.guest.visit(f"/referee/{self.game}")
        form = self.page.locator("form")
        await form.wait_for()
        for _ in range(len(players), 3):
            await self.press(form.get_by_role("button", name="−"))
        for _ in range(3, len(players)):
            await self.press(form.get_by_role("button", name="+"))
        for seat, player in enumerate(players):
            await form.get_by_role("textbox").nth(seat).fill(player)
        await form.get_by_role("radio").nth(players.index(starter) if starter else 0).check()
        await self.press(form.get_by_role("button", name="Begin"))

    async def enter(self, position: Position) -> None:
        """Everything that lies on the table."""
        for number, code in position.get("tiles", {}).items():
            await self.tap(f'[data-tile-at="{number}"]')
            await self.tap(f'[data-put="{code}"]')
            await self.on_tile(code, position)
            await self.close()
        for number in CASINOS:
            casino = position["casinos"][number - 1]
            await self.pay(number, casino.get("prizes", casino.get("notes", [])))
            for owner, dice in casino.get("dice", {}).items():
                await self.lay(number, owner, dice if isinstance(dice, dict) else {"small": dice})
        for player in position["players"]:
            await self.fill(player, position.get("cash", {}).get(player, []), position.get("jetons", {}).get(player, 0))

    async def pay(self, casino: int, notes: list[int]) -> None:
        if notes:
            await self.tap(f'[data-pay="{casino}"]')
        for amount in notes:
            await self.tap(f'dialog [data-value="{amount}"]')
        if await self.page.locator("dialog[open]").count():
            await self.close()

    async def lay(self, casino: int, owner: str, dice: dict[str, int]) -> None:
        await self.tap(f'[data-owner="{owner}"]')
        for _ in range(dice.get("small", 0)):
            await self.tap(f'[data-lay="{casino}"]')
        for _ in range(dice.get("big", 0)):
            await self.tap("[data-big]")
            await self.tap(f'[data-lay="{casino}"]')

    async def on_tile(self, code: str, position: Position) -> None:
        """What lies on the tile that is open."""
        dialog = self.page.locator("dialog[open]")
        holder = position.get({"C1": "high_five", "H2": "gold_field"}.get(code, ""))
        if holder:
            await self.tap(f'[data-holder="{holder}"]', dialog)
        if code == "H1":
            for field, owner in position.get("nice_dice", {}).items():
                await self.tap(f'[data-field="{field}"][data-holder="{owner}"]', dialog)
        if code == "G2":
            for owner, dice in position.get("double_down", {}).items():
                more = dialog.get_by_role("button", name=f"Dice of {owner} on the field", exact=False).last
                for _ in range(dice.get("small", 0)):
                    await self.press(more)
                if dice.get("big"):
                    await dialog.get_by_role("checkbox", name=f"with the Biggy of {owner}").check()
        if code == "G1" and "black_box" in position:
            await self.tap(f'[data-pile="{position["black_box"]}"]', dialog)

    async def fill(self, player: str, cards: list[int], jetons: int) -> None:
        if not cards and not jetons:
            return
        await self.tap(f'[data-purse="{player}"]')
        for card in cards:
            await self.tap(f'[data-card="{card}"]')
        if jetons:
            await self.page.get_by_role("spinbutton", name="Jetons").fill(str(jetons))
            await self.page.get_by_role("spinbutton", name="Jetons").blur()
        await self.tap(f'[data-purse="{player}"]')

    async def close(self) -> None:
        dialog = self.page.locator("dialog[open]")
        await self.press(dialog.get_by_role("button", name="Close"))
        await expect(dialog).to_have_count(0)

    async def kept(self) -> Any:
        """What the device keeps."""
        return await self.page.evaluate("game => JSON.parse(localStorage[`neonstrip.referee.${game}`])", self.game)


async def sent(page: Page) -> None:
    """The server has all that was touched."""
    await expect(page.locator("main.referee")).to_have_attribute("data-unsent", "0")


@asynccontextmanager
async def evening(
    guests: Welcome, folder: Path, game: str = "classic", complaint: str = AWAY
) -> AsyncIterator[tuple[Running, Referee]]:
    """Anna and Benno have begun on a phone, at a server of their own, which has all of it and may go away."""
    server = Running(f"sqlite:///{folder}/tables.sqlite", lasting_port())
    try:
        anna = await guests(url=server.url, phone=True, viewport=PHONE)
        anna.expect(complaint)
        referee = Referee(anna, game)
        await referee.begin(["Anna", "Benno"], "Anna")
        await sent(anna.page)
        yield server, referee
    finally:
        server.stop()
