"""A process in which a bot thinks, seen from who asks it: see `bots.worker`."""

from __future__ import annotations

import asyncio
import contextlib
from asyncio.subprocess import Process
from collections.abc import AsyncIterator

from msgspec import msgpack

from neonstrip.bots import pipes
from neonstrip.bots.worker import READY, Answer, Request, Weighing
from neonstrip.tables.jobs import Asked

GRACE = 3.0
"""Seconds beyond its budget after which a process is given up."""
HINT_GRACE = 8.0
"""The same for a hint: a person rather waits than goes without, and nobody else waits for it."""
WARM_UP = 600.0
"""Seconds to get ready; all but one or two are needed only where bots have never been compiled."""


class Thinker:
    """A running process."""

    def __init__(self, process: Process) -> None:
        assert process.stdin
        assert process.stdout
        self.process, self._stdin, self._stdout = process, process.stdin, process.stdout

    @property
    def has_ended(self) -> bool:
        return self.process.returncode is not None or self._stdout.at_eof()

    async def warm_up(self) -> None:
        """Wait until it is ready."""
        await self._receive(READY, WARM_UP)

    async def ask(self, request: Asked) -> Answer:
        """A move, a hint, expectations or a finding. A TimeoutError, or another error where the process failed."""
        self._stdin.write(pipes.frame(msgpack.encode(request)))
        is_hint = isinstance(request, Request) and request.hint
        answer = await self._receive(request.id, request.seconds + (HINT_GRACE if is_hint else GRACE))
        if isinstance(request, Weighing):
            return answer
        if is_hint and answer.advice is None:
            raise ValueError("no hint came")
        if request.is_move and answer.move not in request.moves:
            raise ValueError(f"{request.bot} answered {answer.move}, which is no legal move")
        return answer

    async def _receive(self, number: int, seconds: float) -> Answer:
        answer = msgpack.decode(await pipes.receive(self.process, seconds), type=Answer)
        if answer.id != number:
            raise ValueError(f"answer {answer.id} came for request {number}")
        return answer


@contextlib.asynccontextmanager
async def running_thinker() -> AsyncIterator[Thinker]:
    """A new process, gone again at the end."""
    starting = asyncio.ensure_future(pipes.start("neonstrip.bots.worker"))
    try:
        yield Thinker(await asyncio.shield(starting))
    finally:
        ending = asyncio.ensure_future(_end(starting))
        try:
            await asyncio.shield(ending)
        except asyncio.CancelledError:
            await ending  # what was begun is ended, whoever has stopped waiting for it
            raise


async def _end(starting: asyncio.Future[Process]) -> None:
    """End a process, even one that is only beginning."""
    await pipes.end(await starting)
