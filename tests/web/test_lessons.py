"""Every lesson in a browser: the coach says what to press, it can be pressed, and what was learned is lit."""

from __future__ import annotations

import pytest
from playwright.async_api import Locator, expect

from length import LONG
from neonstrip.tables.teaching import Lesson, Step, lessons
from web.conftest import Welcome
from web.guest import Guest

LOOKED_AT = list(lessons()) if LONG else ["tiles", "white-dice", "limousine"]


async def begin(guest: Guest, lesson: Lesson) -> Locator:
    """Choose a lesson from the list. Returns the coach."""
    await guest.visit(f"/learn/{lesson.game}")
    await guest.page.locator(f'a[href="/learn/{lesson.game}/{lesson.name}"]').click()
    return guest.page.locator(".coach")


def wanted(guest: Guest, step: Step) -> Locator:
    """What the lesson goes on with: what is to be pressed on the table, or the coach's button."""
    if step.play:
        return guest.page.locator(f'[data-move="{step.play[0]}"]:visible').first
    return guest.page.locator(".coach button.main")


async def come_to(coach: Locator, number: int) -> None:
    """Wait until so many steps are done, and close what is told in between."""
    await expect(coach.locator(".steps .done")).to_have_count(number)
    skip = coach.page.locator('[role="dialog"][aria-modal="true"]:visible button').last
    while await skip.count():
        await skip.click()


async def check_learned(guest: Guest, lesson: Lesson) -> None:
    """The end says where to go on, and the list knows of it after coming back."""
    await expect(guest.page.locator(".coach .row a.main, .coach .row button")).to_have_count(2)
    await guest.visit("/learn")
    await expect(guest.page.locator(f'a.done[href="/learn/{lesson.game}/{lesson.name}"]')).to_have_count(1)


@pytest.mark.long
@pytest.mark.parametrize("name", LOOKED_AT)
async def test_a_lesson_is_played_by_finger_on_a_phone(guests: Welcome, name: str) -> None:
    """In short some, in full all; that all can be played is tested without a browser in tests/tables."""
    lesson, guest = lessons()[name], await guests(phone=True)
    coach = await begin(guest, lesson)
    for number, step in enumerate(lesson.steps):
        await come_to(coach, number)
        await wanted(guest, step).tap()
    await come_to(coach, len(lesson.steps))
    wide = await guest.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0
    await check_learned(guest, lesson)


@pytest.mark.parametrize("name", ["rolling", "opening"])
async def test_a_lesson_is_played_by_keys_alone(guests: Welcome, name: str) -> None:
    """The keys come to the coach; from there the lesson itself leads on."""
    lesson, guest = lessons()[name], await guests()
    coach = await begin(guest, lesson)
    await come_to(coach, 0)
    while not await coach.locator("button.main").evaluate("button => button === document.activeElement"):
        await guest.page.keyboard.press("Tab")
    for number, step in enumerate(lesson.steps):
        await come_to(coach, number)
        await expect(wanted(guest, step)).to_be_focused()
        await guest.page.keyboard.press("Enter")
    await come_to(coach, len(lesson.steps))
    await check_learned(guest, lesson)


async def test_what_the_lesson_does_not_want_is_not_done(guests: Welcome) -> None:
    lesson, guest = lessons()["rolling"], await guests()
    coach = await begin(guest, lesson)
    await coach.locator("button.main").click()
    await guest.page.locator('[data-move="roll"]').first.click()
    await come_to(coach, 2)
    await guest.page.locator('[data-move="place 4"]:visible').first.click()
    await expect(coach.locator("em")).to_be_visible()
    await expect(coach.locator(".steps .done")).to_have_count(2)
    await guest.page.locator('[data-move="place 5"]:visible').first.click()
    await come_to(coach, 3)


async def test_nothing_is_pressed_for_the_learner(guests: Welcome) -> None:
    """Whoever lets single choices be made by themselves still learns to make them."""
    guest = await guests(settings={"forced": True, "confirm": "off"})
    coach = await begin(guest, lessons()["rolling"])
    await guest.page.wait_for_timeout(1500)
    await come_to(coach, 0)
