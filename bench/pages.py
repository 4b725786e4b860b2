"""The pages on a phone: `bench/pages` opens them in Chromium with a processor that is slowed down.

What comes over the wire is counted without anything kept from before. Times are from the browser's own clock.
"""

from __future__ import annotations

import argparse
import json
import shutil
import statistics
import tempfile
import time
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from bench.town.servers import Server, serving

BROWSERS = ("chromium", "chromium-headless-shell", "chromium-browser", "google-chrome", "google-chrome-stable")
"""The first that is there."""
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
PATIENCE = 120_000
WARM_MOVES = 500
"""Moves after which memory is looked at first: by then everything has been shown once."""
TARGETS = {
    "home_kb": 120,
    "home_usable_ms": 1500,
    "table_requests": 20,
    "royale_press_seen_ms": 100,
    "royale_answer_seen_ms": 100,
    "newvegas_press_seen_ms": 100,
    "newvegas_answer_seen_ms": 100,
    "crowd_longest_task_ms": 100,
    "memory_growth": 1.1,
}
"""What is to be reached, on a phone four times slower than this machine."""
MOVES = 24
"""Moves of a game whose reaction is measured."""
LOOK = 500
"""Milliseconds that somebody looks at what is offered before they press it."""
OFFERED = "main [data-move]" + "".join(f':not([data-move="{move}"])' for move in ("undo", "restart", "skip-telling"))
OFFERED += ":not([aria-disabled='true']):visible"
"""What makes a move that is not taken back."""
WATCH_TASKS = """
window.longest = { duration: 0 };
window.longFrames = [];
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries())
    if (duration > window.longest.duration) window.longest = { startTime, duration };
}).observe({ type: "longtask", buffered: true });
new PerformanceObserver((list) => window.longFrames.push(...list.getEntries()))
  .observe({ type: "long-animation-frame", buffered: true });
"""
WHAT_IT_WAS = """
() => {
  const { startTime, duration } = window.longest, end = startTime + duration;
  const frame = window.longFrames.find((one) => one.startTime < end && startTime < one.startTime + one.duration);
  const scripts = (frame?.scripts ?? []).map((each) =>
    `${each.sourceFunctionName || "script"} by ${each.invoker} ${Math.round(each.duration)} ms` +
    ` (${Math.round(each.forcedStyleAndLayoutDuration)} of them layout)`);
  const drawn = frame?.styleAndLayoutStart ? frame.startTime + frame.duration - frame.styleAndLayoutStart : 0;
  return [...scripts, `drawing ${Math.round(drawn)} ms`].join("; ");
}
"""
"""The frame that the longest task was in: its scripts, and how long it was drawn."""
PRESS = """
async (pressed) => {
  const offered = () => [...document.querySelectorAll("main [data-move]")].map(({ dataset }) => dataset.move).join();
  const drawn = () => new Promise((done) => requestAnimationFrame(() =>
    scheduler.postTask(done, { priority: "user-blocking" })));
  const everything = { subtree: true, childList: true, attributes: true, characterData: true };
  const changed = (enough) => new Promise((done) => new MutationObserver((_, seen) => {
    if (enough()) { seen.disconnect(); done(); }
  }).observe(document.body, everything));
  pressed.focus();
  await drawn();
  const before = offered(), begun = performance.now();
  const since = () => drawn().then(() => performance.now() - begun);
  const seen = changed(() => true).then(since), answered = changed(() => offered() !== before).then(since);
  pressed.click();
  return [await seen, await answered];
}
"""
"""Presses something. How long it takes until that is seen, and until what came of it is: the server has answered, and
the page with what is offered next has been drawn."""


class Phone:
    """A page of a slow device that was never here before, and what came to it over the wire."""

    def __init__(self, browser: Browser, slower: float, laid: dict[str, Any] | None = None) -> None:
        self.context = browser.new_context(**PHONE, locale="en-GB")
        self.context.add_init_script(WATCH_TASKS)
        if laid is not None:
            held = {laid["table"]: {"host": laid["host"], "seats": list(laid["tokens"].values())}}
            self.context.add_init_script(f"localStorage['neonstrip.held'] ??= {json.dumps(json.dumps(held))}")
        self.page: Page = self.context.new_page()
        self.sizes: list[int] = []
        self.moves = 0
        """How many the page was told of that became public together."""
        self.page.on("websocket", lambda socket: socket.on("framereceived", self._count))
        self.session = self.context.new_cdp_session(self.page)
        self.session.send("Network.enable")
        self.session.on("Network.loadingFinished", lambda event: self.sizes.append(event["encodedDataLength"]))
        self.session.send("Emulation.setCPUThrottlingRate", {"rate": slower})

    def _count(self, frame: str | bytes) -> None:
        for line in json.loads(frame).get("log", []):
            self.moves += sum(map(len, line.get("turns", [])))

    def wait_for_moves(self, moves: int, seconds: float) -> None:
        """Until there were so many, or for so long."""
        late = time.monotonic() + seconds
        while self.moves < moves and time.monotonic() < late:
            self.page.wait_for_timeout(250)

    def memory(self) -> float:
        """MB that the page's objects take."""
        self.session.send("HeapProfiler.collectGarbage")
        return float(self.session.send("Runtime.getHeapUsage")["usedSize"]) / 1e6

    def came(self, name: str) -> dict[str, float]:
        self.page.wait_for_load_state("networkidle")
        return {f"{name}_requests": len(self.sizes), f"{name}_kb": sum(self.sizes) / 1000}

    def forget_tasks(self) -> None:
        self.page.evaluate("window.longest = { duration: 0 }; window.longFrames = []")

    def longest_task(self) -> float:
        return float(self.page.evaluate("window.longest.duration"))

    def what_it_was(self) -> str:
        """The scripts and the drawing of the longest task, as far as the browser tells; nothing if none was long."""
        return str(self.page.evaluate(WHAT_IT_WAS)) if self.longest_task() else ""


def home(browser: Browser, server: Server, slower: float) -> dict[str, float]:
    phone = Phone(browser, slower)
    phone.page.goto(server.url + "/", wait_until="commit")
    phone.page.locator("h1").first.wait_for(timeout=PATIENCE)
    usable = phone.page.evaluate("performance.now()")
    readings = {"home_usable_ms": float(usable), **phone.came("home"), "home_longest_task_ms": phone.longest_task()}
    phone.context.close()
    return readings


def table(browser: Browser, server: Server, slower: float) -> dict[str, float]:
    """What comes over the wire for a table that is being played."""
    phone = seated(browser, server, slower, "royale")
    readings = phone.came("table")
    phone.context.close()
    return readings


def moves(browser: Browser, server: Server, slower: float, game: str) -> dict[str, float]:
    """How long somebody waits who makes moves against a bot: until it is seen that they pressed, and until what came of
    it is seen. Half of all moves take less than the first figures, none more than the last."""
    phone, made = seated(browser, server, slower, game), []
    for _ in range(MOVES):
        while not phone.page.locator(OFFERED).count():
            for end in phone.page.locator('[data-move="round-end"]:visible').all():
                end.click()
            phone.page.wait_for_timeout(50)
        phone.page.wait_for_timeout(LOOK)
        made.append(phone.page.locator(OFFERED).first.evaluate(PRESS))
    phone.context.close()
    seen, answered = zip(*made, strict=True)
    return {
        f"{game}_press_seen_ms": statistics.median(seen),
        f"{game}_answer_seen_ms": statistics.median(answered),
        f"{game}_answer_longest_ms": max(answered),
    }


def seated(browser: Browser, server: Server, slower: float, game: str) -> Phone:
    """A phone at a game against a bot, which asks for the first move."""
    seats = [{"kind": "human", "name": "Anna"}, {"kind": "bot", "bot": "greedy", "name": "Benno"}]
    [laid] = server.ask("/api/tables", {"game": game, "seats": seats})
    phone = Phone(browser, slower, laid)
    phone.page.goto(f"{server.url}/t/{laid['table']}")
    phone.page.locator("main button", has_text="Start").first.click(timeout=PATIENCE)
    phone.page.locator(OFFERED).first.wait_for(timeout=PATIENCE)
    return phone


def crowd(browser: Browser, server: Server, slower: float, moves: int, seconds: float) -> dict[str, float | str]:
    """Fifty cities of bots, which a spectator looks at: the longest task and what it was, and memory after some moves
    and after all."""
    bots = [{"kind": "bot", "bot": "greedy", "name": f"City {number + 1}"} for number in range(50)]
    [laid] = server.ask("/api/tables", {"game": "newvegas", "seats": bots})
    phone = Phone(browser, slower, laid)
    phone.page.goto(f"{server.url}/t/{laid['table']}")
    phone.page.locator("main button", has_text="Start").first.click(timeout=PATIENCE)
    phone.wait_for_moves(WARM_MOVES, seconds / 2)
    first, before = phone.moves, phone.memory()
    phone.forget_tasks()  # collecting garbage was a task, and ours
    phone.wait_for_moves(first + moves, seconds)
    longest, what, after = phone.longest_task(), phone.what_it_was(), phone.memory()
    phone.context.close()
    return {
        "crowd_longest_task_ms": longest,
        "crowd_longest_task": what,
        "memory_moves": phone.moves - first,
        "memory_before_mb": before,
        "memory_after_mb": after,
        "memory_growth": after / before,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slower", type=float, default=4.0, help="how many times slower than this machine")
    parser.add_argument("--moves", type=int, default=2000, help="moves of fifty cities that are looked at")
    parser.add_argument("--seconds", type=float, default=90.0, help="how long at most")
    parser.add_argument("--chromium", default=next(filter(None, map(shutil.which, BROWSERS)), None), help="the browser")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a summary")
    arguments = parser.parse_args()
    if arguments.chromium is None:
        parser.error(f"no browser: looked for {', '.join(BROWSERS)}; see scripts/browser.sh")
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/pages.sqlite") as [server],
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=arguments.chromium, args=["--no-sandbox"])
        readings: dict[str, float | str] = {**home(browser, server, arguments.slower)}
        readings |= table(browser, server, arguments.slower)
        for game in ("royale", "newvegas"):
            readings |= moves(browser, server, arguments.slower, game)
        readings |= crowd(browser, server, arguments.slower, arguments.moves, arguments.seconds)
        browser.close()
    if arguments.json:
        print(json.dumps(readings))
        return
    for name, figure in readings.items():
        shown = figure if isinstance(figure, str) else f"{figure:>10,.1f}"
        print(f"{name:<24}{shown}" + (f"   (to reach: {TARGETS[name]})" if name in TARGETS else ""))


if __name__ == "__main__":
    main()
