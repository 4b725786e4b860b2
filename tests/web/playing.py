"""Playing through the page: whatever it offers is done, by mouse, finger, keys or ear, until the game is over."""

from __future__ import annotations

import random
import re
from collections.abc import Awaitable, Callable, Sequence

from playwright.async_api import Locator, expect

from neonstrip.locales import say
from neonstrip.play.record import Record
from neonstrip.play.verification import verify
from server.client import ask
from web.guest import PATIENCE, Guest

Choose = Callable[[Sequence[str]], str]
Hand = Callable[[Guest, Sequence[str]], Awaitable[None]]
"""Makes one of the moves that are offered."""
Way = Callable[[Locator, float], Awaitable[None]]
"""Presses something that appears before so many milliseconds are over."""

TILES = [say("en", f"tile-{board}{side}") for board in "ABCDEFGH" for side in "12"]
WISHED = re.compile(f"^(?!Take back|Restart|Hint|{'|'.join(re.escape(tile) for tile in TILES)})")
"""Names of buttons that do not take anything back, ask for a hint or explain a tile."""
PASSING = "pass the device"
"""What is offered instead of moves, while somebody else should have the device."""
ROUND_END = "round-end"
"""What ends the telling of a round; it is no move."""
ENOUGH = 1000
"""Moves after which a game that is not over will never be."""
MOST_TABS = 150
"""More than a page has that can be reached by keys."""
SLOW = ("pass", "decline", "circle", "cards")
"""Moves that make a game longer."""


def briskly(number: int) -> Choose:
    """Somebody who does whatever is lit, and rather gets on."""
    dice = random.Random(number)

    def choose(moves: Sequence[str]) -> str:
        if "confirm" in moves:
            return "confirm"
        return dice.choice([move for move in moves if move.split()[0] not in SLOW] or list(moves))

    return choose


def control(guest: Guest, move: str) -> Locator:
    """What makes a move, where it can be seen."""
    return guest.page.locator(f'[data-move="{move}"]:visible').last


def pick_of(move: str) -> str | None:
    """What has to be picked before a casino is pressed for such a move."""
    family, *rest = move.split()
    if family in ("block", "turn", "back"):
        return f"{family} {rest[0]}"
    return f"lift {rest[1]}" if family == "lift" else None


async def press(guest: Guest, move: str, way: Way) -> None:
    """Make a move. What waits to be confirmed is pressed once more."""
    pick = guest.page.locator(f'[data-pick="{pick_of(move)}"]')
    if await pick.count() and not await control(guest, move).count():
        await way(pick, PATIENCE)
    await way(control(guest, move), PATIENCE)
    if await is_held(guest, move):
        await way(control(guest, move), PATIENCE)


async def is_held(guest: Guest, move: str) -> bool:
    """Whether a move that was pressed waits to be confirmed."""
    return move != ROUND_END and bool(await guest.page.evaluate("line.waits()"))


def digit_of(move: str) -> str | None:
    """The key that chooses a move: the number of a casino or a card."""
    family, *rest = move.split()
    return rest[0] if family in ("place", "choose") else None


async def choose_by_digit(guest: Guest, move: str) -> None:
    """A number chooses and makes no move; what it chose has the focus, and Enter makes exactly that."""
    await guest.page.keyboard.press(str(digit_of(move)))
    assert (await guest.page.evaluate("line.focus()"))["move"] == move
    assert await guest.page.evaluate("line.waits()"), "a number alone makes no move"
    await guest.page.keyboard.press("Enter")
    assert await guest.page.evaluate("line.moves.at(-1)") == move


async def click(one: Locator, patience: float = PATIENCE) -> None:
    """Press with the mouse, which leaves what it rested on: a note that explains it goes away with it."""
    await one.page.mouse.move(0, 0)
    await one.click(timeout=patience)


async def tap(one: Locator, patience: float = PATIENCE) -> None:
    await one.tap(timeout=patience)


def by_mouse(choose: Choose) -> Hand:
    return lambda guest, moves: press(guest, choose(moves), click)


def by_touch(choose: Choose) -> Hand:
    return lambda guest, moves: press(guest, choose(moves), tap)


def by_keys(number: int) -> Hand:
    """Tab to one of the lit controls, not always the first, and press Enter. What has the focus must show it."""
    dice = random.Random(number)

    async def hand(guest: Guest, moves: Sequence[str]) -> None:
        left = dice.choice((0, 0, 1, 4)) if len(moves) > 1 else 0
        numbered = [move for move in moves if digit_of(move)]
        if numbered and left:
            return await choose_by_digit(guest, numbered[-1])
        for _ in range(MOST_TABS):
            focus = await guest.page.evaluate("line.focus()")
            if focus["move"] in moves:
                assert focus["shown"], f"nobody sees that {focus['move']} has the focus"
                if left == 0 or focus["move"] == "confirm":
                    await guest.page.keyboard.press(dice.choice(("Enter", "Space")))
                    if await is_held(guest, focus["move"]):
                        await guest.page.keyboard.press("Enter")
                    return None
                left -= 1
            await guest.page.keyboard.press("Tab")
        raise AssertionError(f"none of {moves} can be reached by keys")

    return hand


def by_ear(number: int) -> Hand:
    """Find controls by their roles and names alone, as a screen reader does."""
    dice = random.Random(number)

    async def hand(guest: Guest, moves: Sequence[str]) -> None:
        page = guest.page
        dialog = page.get_by_role("dialog")
        if await dialog.count():
            await dialog.get_by_role("button", name=re.compile("^(Skip|Go on)")).press("Enter")
            return
        places = [
            page.get_by_role("region", name="Your choice").get_by_role("button", name=WISHED, disabled=False),
            page.get_by_role("region", name="The casinos").get_by_role("button", name=WISHED, disabled=False),
            page.get_by_role("group", name="Plan of the city").get_by_role("button", disabled=False),
        ]
        found = [one for place in places for one in await place.all()]
        assert found, f"no words for {moves}"
        chosen = dice.choice(found)
        ending = page.get_by_role("button", name=re.compile("^(End the turn|Place them|Yes, do that)"))
        await (ending if await ending.count() else chosen).press("Enter")

    return hand


async def offered(guest: Guest) -> list[str]:
    """The moves that the page offers next; none when the game is over."""
    moves: list[str] = await guest.page.evaluate("line.next()")
    return moves


async def play(guest: Guest, hand: Hand, after: Callable[[Guest], Awaitable[None]] | None = None) -> int:
    """Play to the end, and look at the page after each move. Returns how many moves it took."""
    for made in range(ENOUGH):
        moves = await offered(guest)
        if not moves:
            return made
        await hand(guest, moves)
        if after:
            await after(guest)
    raise AssertionError("the game does not end")


async def check_end(guest: Guest, table: str) -> Record:
    """The page tells the end of a game that is over indeed: its record, played again, ends the same."""
    record = Record.parse(ask(guest.url, f"/api/tables/{table}/record"))
    assert verify(record).is_over
    await expect(guest.page.locator(f'a[href="/t/{table}/replay"]').first).to_be_visible()
    for result in record.results or []:
        await expect(guest.page.locator("main")).to_contain_text(str(result).replace("-", "−"))
    return record
