"""Work shared among processes or machines: small tasks travel together, and results come back in order."""

from __future__ import annotations

import pickle
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future
from itertools import islice
from typing import Any

from neonstrip.play.game import digest_of

SPAN = 0.5
"""Seconds that a batch should take: long beside what it costs to hand it over, short for whoever watches progress."""
AHEAD = 3
"""Batches that wait or are worked on, for each worker: nobody idles, and only what is near its end is in memory."""


class OtherSourceError(Exception):
    """A worker has another version of this package: its games would not be these games."""


class Batching(Executor):
    """Hands tasks on to an executor, as many at once as are worth it. What comes of them is the same in any batches."""

    def __init__(self, executor: Executor, workers: Callable[[], int]) -> None:
        self.executor, self.workers = executor, workers

    def submit(self, work: Callable[..., Any], /, *arguments: Any, **named: Any) -> Future[Any]:
        return self.executor.submit(work, *arguments, **named)

    def map(
        self,
        fn: Callable[..., Any],
        *iterables: Iterable[Any],
        timeout: float | None = None,
        chunksize: int = 1,
    ) -> Iterator[Any]:
        """What `fn` makes of each task, in their order. The first batches are single tasks, which tell their length."""
        tasks, size, under_way = zip(*iterables, strict=False), chunksize, deque[Future[tuple[bytes, float]]]()
        source = digest_of("rules", "play", "bots")
        try:
            while True:
                while len(under_way) < AHEAD * self.workers() and (batch := list(islice(tasks, size))):
                    under_way.append(self.submit(work_through, pickle.dumps((fn, batch)), source))
                if not under_way:
                    return
                results, seconds = under_way[0].result(timeout)
                under_way.popleft()
                done = pickle.loads(results)  # noqa: S301 - from our own workers
                size = max(1, min(2 * size, round(SPAN * len(done) / max(seconds, 1e-6))))
                yield from done
        finally:
            for left in under_way:
                left.cancel()


def work_through(packed: bytes, source: str) -> tuple[bytes, float]:
    """What comes of each task, and the seconds that all of them took.

    Packed, a batch and its results are one thing each to whoever hands them on. Dask would look through all tasks for
    what is still to be computed, and send every array of every result on its own.
    """
    if source != digest_of("rules", "play", "bots"):
        raise OtherSourceError
    begun = time.perf_counter()
    work, batch = pickle.loads(packed)  # noqa: S301 - from whoever gives the work
    return pickle.dumps([work(*task) for task in batch]), time.perf_counter() - begun
