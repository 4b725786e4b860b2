"""A process of our own that answers one question at a time over pipes.

It starts with the first question, and again when it has died. `serve` is its other end.
"""

from __future__ import annotations

import asyncio
import logging
from asyncio.subprocess import Process
from collections.abc import Callable

from neonstrip.bots import pipes

WARM_UP = 600.0
"""Seconds to get ready; all but one or two are needed only where the rules have never been compiled."""
PATIENCE = 60.0
"""Seconds for an answer, of which all but a few hundredths are for a machine that does other things."""
ATTEMPTS = 2

log = logging.getLogger(__name__)


class HelperDied(Exception):  # noqa: N818 - reads better
    """The process died at a question, and so did the next one."""


class Helper:
    """The process, seen from who asks."""

    def __init__(self, module: str) -> None:
        self.module = module
        self.started = 0
        """How often a process was started."""
        self._process: Process | None = None
        self._busy = asyncio.Lock()
        self._asking: set[asyncio.Task[bytes]] = set()

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    async def ask(self, question: bytes) -> bytes:
        """The answer to a question. Who is cancelled leaves it to be answered to nobody."""
        task = asyncio.get_running_loop().create_task(self._ask(question))
        self._asking.add(task)
        task.add_done_callback(self._asking.discard)
        return await asyncio.shield(task)

    async def close(self) -> None:
        """End the process."""
        for task in self._asking:
            task.cancel()
        await asyncio.gather(*self._asking, return_exceptions=True)
        await self._end()

    async def _ask(self, question: bytes) -> bytes:
        async with self._busy:
            for _ in range(ATTEMPTS):
                try:
                    process = self._process or await self._start()
                    assert process.stdin
                    process.stdin.write(pipes.frame(question))
                    return await pipes.receive(process, PATIENCE)
                except (TimeoutError, asyncio.IncompleteReadError, OSError) as failure:
                    log.warning("%s failed: %r", self.module, failure)
                    await self._end()
            raise HelperDied(self.module)

    async def _start(self) -> Process:
        self.started += 1
        self._process = await pipes.start(self.module)
        await pipes.receive(self._process, WARM_UP)
        return self._process

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            await pipes.end(process)


def serve(answer: Callable[[bytes], bytes]) -> None:
    """The process itself: answer until stdin ends. The first message says that it is ready."""
    out = pipes.own_stdout()
    pipes.send(out, b"")
    while True:
        pipes.send(out, answer(pipes.read()))
