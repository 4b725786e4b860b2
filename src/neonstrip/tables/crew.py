"""The bots' processes: some places, each kept filled with one that works through the queue."""

from __future__ import annotations

import asyncio
import logging

from neonstrip.bots.names import QUICK
from neonstrip.bots.styles import parted
from neonstrip.bots.worker import Request
from neonstrip.tables.job_queue import ATTEMPTS, JobQueue
from neonstrip.tables.jobs import Asked, Job
from neonstrip.tables.thinker import Thinker, running_thinker
from neonstrip.tables.time import Time

PAUSE = 1.0
"""Seconds until the next attempt, where a process could not even get ready."""

log = logging.getLogger(__name__)


class Crew:
    """So many processes, started by `launch`. Whenever one fails, another takes its place."""

    def __init__(self, size: int, queue: JobQueue, time: Time) -> None:
        self.size, self.queue, self.time = size, queue, time
        self.replaced = 0
        """Processes that crashed or took too long."""
        self._ready: set[Thinker] = set()
        self._places: list[asyncio.Task[None]] = []
        self._tried: list[asyncio.Event] = []
        self._closed = False

    @property
    def pids(self) -> list[int]:
        """The processes that are ready."""
        return sorted(thinker.process.pid for thinker in self._ready)

    @property
    def was_tried(self) -> bool:
        """Whether any process is ready, or has failed to be."""
        return any(tried.is_set() for tried in self._tried)

    def launch(self) -> None:
        if self._closed:
            raise RuntimeError("the pool is closed")
        if not self._places:
            self._tried = [asyncio.Event() for _ in range(self.size)]
            self._places = [asyncio.create_task(self._keep_place(tried)) for tried in self._tried]

    async def start(self) -> None:
        """Launch, and wait until each process is ready or has failed to be."""
        self.launch()
        for tried in self._tried:
            await tried.wait()

    async def close(self) -> None:
        self._closed = True
        for place in self._places:
            place.cancel()
        await asyncio.gather(*self._places, return_exceptions=True)

    async def _keep_place(self, tried: asyncio.Event) -> None:
        told = ""
        while True:
            try:
                async with running_thinker() as thinker:
                    await thinker.warm_up()
                    told = ""
                    self._ready.add(thinker)
                    tried.set()
                    try:
                        await self._work(thinker)
                    finally:
                        self._ready.discard(thinker)
            except Exception as failure:
                if (why := f"{failure!r}") != told:  # once, not every second
                    log.warning("a worker for bots could not get ready, and is tried again and again: %s", why)
                told = why
                tried.set()
                await asyncio.sleep(PAUSE)
            else:
                self.replaced += 1

    async def _work(self, thinker: Thinker) -> None:
        """Hand one job after the other to a process, until it fails."""
        while True:
            job = await self.queue.take()
            if thinker.has_ended:
                self.queue.put_back(job)
                return
            request = job.make(self.queue.grant(job))
            if request is None:
                job.settle(None)
                self.queue.release(job)
                continue
            begun = self.time.monotonic()
            try:
                job.settle(await thinker.ask(request))
                self.queue.release(job)
            except Exception as failure:
                slow = isinstance(failure, TimeoutError)
                log.warning("%s %s", request.bot, f"took over {request.seconds} s" if slow else f"failed: {failure!r}")
                self._try_again(job, request, slow)
                return
            finally:
                self.queue.use(job, self.time.monotonic() - begun)

    def _try_again(self, job: Job, request: Asked, slow: bool) -> None:
        """What crashed a process may have been a coincidence, once; what took too long would do so again."""
        job.attempts = ATTEMPTS if slow else job.attempts + 1
        is_move = isinstance(request, Request) and request.is_move
        if slow and (parted(request.bot)[0] in QUICK or not is_move):
            job.give_up()
        elif job.attempts < ATTEMPTS or (is_move and job.attempts == ATTEMPTS):
            self.queue.put_back(job)
        else:
            job.settle(None)
