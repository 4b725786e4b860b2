"""The queue before the bots' workers: who is next, and how long they may think."""

from __future__ import annotations

import asyncio

from neonstrip.tables.fair_queue import FairQueue
from neonstrip.tables.jobs import PLAY, REVIEW, Job
from neonstrip.tables.shares import Shares

ATTEMPTS = 2
"""How often a request is tried as it is; then a bot's move is asked of the quick bot, and others are given up."""


class JobQueue:
    """Jobs in a fair order, those of games that are played first."""

    def __init__(self, shares: Shares) -> None:
        self.shares = shares
        self.waiting = 0
        """Jobs that no worker has taken up yet."""
        self._ranks: tuple[FairQueue[Job], ...] = (FairQueue(), FairQueue())
        self._there = asyncio.Semaphore(0)

    def add(self, job: Job) -> None:
        """A new job. What bots are asked for counts from now on, until `release`."""
        if job.rank == PLAY:
            self.shares.ask(job.path[0], job.cost)
            job.counts = True
        self._ranks[job.rank].put(job.path, job)
        self._more()

    def put_back(self, job: Job) -> None:
        """A job that was taken is next again."""
        self._ranks[job.rank].put_back(job.path, job)
        self._more()

    def _more(self) -> None:
        self.waiting += 1
        self._there.release()

    async def take(self) -> Job:
        """The next job that somebody waits for."""
        while True:
            await self._there.acquire()
            self.waiting -= 1
            job = next(turns for turns in self._ranks if turns).take()
            if not job.answer.done():
                return job

    def grant(self, job: Job) -> float:
        """The share of its usual thinking that a job may have now."""
        if job.rank == REVIEW:
            return 1.0
        return self.shares.of(job.path[0]) if job.attempts < ATTEMPTS else 0.0

    def use(self, job: Job, seconds: float) -> None:
        """A worker was at a job for so long."""
        if job.rank == PLAY:
            self.shares.use(job.path[0], seconds)

    def release(self, job: Job) -> None:
        """A job is done with."""
        if job.counts:
            self.shares.settle(job.path[0], job.cost)
            job.counts = False
