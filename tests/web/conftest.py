"""A browser for all tests of a process, a guest with a page of their own for whoever asks."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Awaitable, Iterator
from typing import Any, Protocol

import pytest
from playwright.async_api import Browser, async_playwright

from server.running import Running
from web.guest import Guest, launch, welcome

PATIENCE = 480
"""Seconds for a whole test, however busy the machine: each step in it has its own, see `guest`."""


class Welcome(Protocol):
    """Lets somebody in: `await welcome(phone=True)`."""

    def __call__(self, **wishes: Any) -> Awaitable[Guest]: ...


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Tests here are coroutines, all of a process in one loop, because the browser belongs to it."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    arguments = {name: pyfuncitem.funcargs[name] for name in inspect.signature(pyfuncitem.obj).parameters}

    async def test() -> None:
        async with asyncio.timeout(PATIENCE):
            await pyfuncitem.obj(**arguments)

    runner = pyfuncitem.funcargs["runner"]
    assert isinstance(runner, asyncio.Runner)
    runner.run(test())
    return True


@pytest.fixture(scope="session")
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as runner:
        yield runner


@pytest.fixture(scope="session")
def browser(runner: asyncio.Runner) -> Iterator[Browser]:
    manager = async_playwright()
    playwright = runner.run(manager.start())
    browser = runner.run(launch(playwright))
    yield browser
    runner.run(browser.close())
    runner.run(playwright.stop())


@pytest.fixture
def guests(runner: asyncio.Runner, browser: Browser, house: Running) -> Iterator[Welcome]:
    """Lets people in, and shows them out: nobody may have had anything to complain of."""
    here: list[Guest] = []

    async def let_in(url: str = house.url, **wishes: Any) -> Guest:
        guest = await welcome(browser, url, **wishes)
        here.append(guest)
        return guest

    async def show_out() -> None:
        for guest in here:
            await guest.context.close()

    yield let_in
    runner.run(show_out())
    assert [one for guest in here for one in guest.unexpected()] == []
