"""Playing through the page: whatever it offers is pressed, by hand or finger, until the game is over."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable, Sequence

from playwright.async_api import Locator

from web.guest import Guest

Choose = Callable[[Sequence[str]], str]
Hand = Callable[[Guest, str], Awaitable[None]]
ENOUGH = 2000
"""Moves after which a game that is not over will never be."""


def at_random(number: int) -> Choose:
    """Somebody who does whatever is lit."""
    dice = random.Random(number)
    return lambda moves: dice.choice(list(moves))


def control(guest: Guest, move: str) -> Locator:
    """What makes a move, where it can be seen."""
    return guest.page.locator(f'[data-move="{move}"]:visible').first


async def by_mouse(guest: Guest, move: str) -> None:
    await control(guest, move).click()


async def by_touch(guest: Guest, move: str) -> None:
    await control(guest, move).tap()


async def offered(guest: Guest) -> list[str]:
    """The moves that the page offers next; none when the game is over."""
    moves: list[str] = await guest.page.evaluate("line.next()")
    return moves


async def play(guest: Guest, choose: Choose, hand: Hand = by_mouse) -> int:
    """Play to the end. Returns how many moves it took."""
    for made in range(ENOUGH):
        moves = await offered(guest)
        if not moves:
            return made
        await hand(guest, choose(moves))
    raise AssertionError("the game does not end")
