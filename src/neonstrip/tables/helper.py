"""A process of our own that answers one question at a time over pipes, each message after its length.

It starts with the first question, and again when it has died. `serve` is its other end.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable

LENGTH = 4
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
                    process.stdin.write(frame(question))
                    return await self._receive(process, PATIENCE)
                except (TimeoutError, asyncio.IncompleteReadError, OSError) as failure:
                    log.warning("%s failed: %r", self.module, failure)
                    await self._end()
            raise HelperDied(self.module)

    async def _start(self) -> Process:
        """-P keeps a file in the present folder from being taken for a module; a session of its own, Ctrl-C away."""
        self.started += 1
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-P", "-m", self.module, stdin=PIPE, stdout=PIPE, start_new_session=True
        )
        await self._receive(self._process, WARM_UP)
        return self._process

    async def _receive(self, process: Process, seconds: float) -> bytes:
        assert process.stdout
        async with asyncio.timeout(seconds):
            size = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
            return await process.stdout.readexactly(size)

    async def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.communicate()


def frame(message: bytes) -> bytes:
    """A message as it is sent."""
    return len(message).to_bytes(LENGTH, "big") + message


def serve(answer: Callable[[bytes], bytes]) -> None:
    """The process itself: answer until stdin ends. The first message says that it is ready."""
    out = os.dup(1)
    os.dup2(2, 1)  # whatever anything here may print must not end up among the answers
    send(out, frame(b""))
    while True:
        send(out, frame(answer(read(int.from_bytes(read(LENGTH), "big")))))


def send(out: int, data: bytes) -> None:
    view = memoryview(data)
    while view:
        view = view[os.write(out, view) :]


def read(size: int) -> bytes:
    """So many bytes from stdin. Where it ends, this process does."""
    parts = []
    while size:
        more = os.read(0, min(size, 1 << 20))
        if not more:
            os._exit(0)
        parts.append(more)
        size -= len(more)
    return b"".join(parts)
