"""Somebody with a browser: a page of their own, whose every complaint counts."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import Any

from playwright.async_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    Request,
    Response,
    ViewportSize,
    expect,
)

from neonstrip.games import GAMES

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""The first that is there: the shell spares a third of a second of work for every page, which makes no windows."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
LISTEN = Path(__file__).with_name("listen.js").read_text()
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
LAPTOPS: list[ViewportSize] = [{"width": 1280, "height": 800}, {"width": 1366, "height": 768}]
"""Sizes at which all of a table has to be in sight, whatever is asked."""
PHONE: ViewportSize = {"width": 360, "height": 640}
CALM = 4
"""Frames without a request after which a page is taken to have all it needs."""
PATIENCE = 60_000
"""Milliseconds for anything to appear, on a machine that does other things too."""


expect.set_options(timeout=PATIENCE)


async def launch(playwright: Playwright) -> Browser:
    """The system's own browser."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    if found is None:
        raise FileNotFoundError(f"no browser: looked for {', '.join(BROWSERS)}; see scripts/browser.sh")
    return await playwright.chromium.launch(executable_path=found, args=FLAGS)


async def pages_kept(page: Page) -> None:
    """The device has all that it takes to be loaded again while the server is away."""
    await page.locator("html[data-pages=kept]").wait_for(state="attached")
    await page.wait_for_function("() => navigator.serviceWorker.controller !== null")


class Guest:
    """Somebody with a browser at the house."""

    def __init__(self, page: Page, url: str, phone: bool = False) -> None:
        self.page = page
        self.url = url
        self.phone = phone
        self.complaints: list[str] = []
        self.expected: list[str] = []
        self.asked: set[Request] = set()
        """Requests that have no answer yet."""
        page.on("request", lambda request: self.asked.add(request))
        page.on("requestfinished", lambda request: self.asked.discard(request))
        page.on("console", self._console)
        page.on("pageerror", lambda error: self._complain(f"error in the page: {error}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)

    @property
    def context(self) -> BrowserContext:
        return self.page.context

    def expect(self, pattern: str) -> None:
        """A test that provokes a complaint says so."""
        self.expected.append(pattern)

    def unexpected(self) -> list[str]:
        return [one for one in self.complaints if not any(re.search(pattern, one) for pattern in self.expected)]

    def _complain(self, text: str) -> None:
        self.complaints.append(text)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._complain(f"console {message.type}: {message.text}")

    def _failed(self, request: Request) -> None:
        self.asked.discard(request)
        if request.failure != "net::ERR_ABORTED":  # what was on its way when the page was left
            self._complain(f"request failed: {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self._complain(f"answer {response.status}: {response.url}")

    async def visit(self, path: str = "/") -> None:
        await self.page.goto(self.url + path)

    async def quiet(self) -> None:
        """Wait until the page has asked for nothing, and drawn what it got."""
        calm = 0
        while calm < CALM:
            await self.page.evaluate("new Promise(requestAnimationFrame)")
            calm = 0 if self.asked else calm + 1

    async def check_laptops(self, besides: str) -> None:
        """All that makes a move, and what else is to be read, is in sight on every laptop. Then all is as before."""
        before = self.page.viewport_size
        for size in LAPTOPS:
            await self.page.set_viewport_size(size)
            await self.page.evaluate("new Promise(requestAnimationFrame)")
            assert await self.page.evaluate("besides => line.cutOff(besides)", besides) == [], size
        assert before is not None
        await self.page.set_viewport_size(before)

    async def choose(self, **settings: Any) -> None:
        """Change settings, as of the next page."""
        await self.page.evaluate(
            """wish => {
                const known = JSON.parse(localStorage["neonstrip.settings"]);
                localStorage["neonstrip.settings"] = JSON.stringify({ ...known, ...wish });
            }""",
            settings,
        )

    async def hold(self, table: str, host: str, tokens: list[str]) -> None:
        """Have seats of a table that was laid elsewhere, as if it had been laid here."""
        held = json.dumps(json.dumps({table: {"host": host, "seats": tokens}}))
        await self.page.add_init_script(f"localStorage['neonstrip.held'] ??= {held}")


async def welcome(
    browser: Browser,
    url: str,
    phone: bool = False,
    settings: dict[str, Any] | None = None,
    newcomer: bool = False,
    **wishes: Any,
) -> Guest:
    """Somebody comes in who knows the games, or a newcomer, with nothing else stored but settings. Nothing moves or
    waits unless a test is about that."""
    touch = {"has_touch": True, "is_mobile": True, "viewport": PHONE} if phone else {"viewport": DESKTOP}
    context = await browser.new_context(**{"locale": "en-GB", **touch, **wishes})
    context.set_default_timeout(PATIENCE)
    chosen = json.dumps(json.dumps({"motion": "off", "pace": "instant", **(settings or {})}))
    await context.add_init_script(f"localStorage['neonstrip.settings'] ??= {chosen}")
    if not newcomer:
        known = json.dumps(json.dumps({game: {"known": True} for game in GAMES}))
        await context.add_init_script(f"localStorage['neonstrip.first'] ??= {known}")
    await context.add_init_script(LISTEN)
    return Guest(await context.new_page(), url, phone)
