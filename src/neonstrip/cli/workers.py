"""Who does work that can be shared: this process, a pool of processes, or a Dask cluster. Every command asks here."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Executor, ProcessPoolExecutor
from contextlib import contextmanager
from typing import Annotated, Any

import typer

from neonstrip.bots.batching import Batching, OtherSourceError
from neonstrip.play.errors import Mistake

Jobs = Annotated[int, typer.Option(help="Processes to share the work.")]
Scheduler = Annotated[
    str | None, typer.Option(help="Address of a Dask cluster that does the work instead, as in tcp://host:8786.")
]

AGE = 2.0
"""Seconds for which the number of a cluster's workers is believed."""


def check_jobs(jobs: int) -> None:
    if jobs < 1:
        raise Mistake("jobs", jobs=jobs)


@contextmanager
def workers(jobs: int, scheduler: str | None = None) -> Iterator[Executor | None]:
    """Who shares the work; nobody where this process is enough."""
    if scheduler is not None:
        with cluster(scheduler) as pool:
            yield pool
    elif jobs > 1:
        with processes(jobs) as pool:
            yield pool
    else:
        yield None


@contextmanager
def processes(jobs: int) -> Iterator[Executor]:
    """Processes on this machine."""
    # Ctrl+C is for this process alone: a pool whose processes are interrupted too may wait for them forever
    with ProcessPoolExecutor(jobs, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)) as pool:
        try:
            yield Batching(pool, lambda: jobs)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)  # what has not begun is not waited for
            raise


def threads_of(client: Any) -> Callable[[], int]:
    """How many tasks a cluster works on at a time. It may grow meanwhile, so it is asked again now and then."""
    asked, found = -AGE, 1

    def count() -> int:
        nonlocal asked, found
        if time.monotonic() - asked > AGE:
            asked, found = time.monotonic(), max(1, sum(client.nthreads().values()))
        return found

    return count


@contextmanager
def cluster(scheduler: str) -> Iterator[Executor]:
    """A Dask cluster, where all workers have this package. The work of who is lost is done by others."""
    import distributed  # an extra, which whoever lacks it is told of

    dask: Any = distributed
    try:
        client = dask.Client(scheduler, timeout="10s")
    except (OSError, ValueError) as error:
        raise Mistake("no-scheduler", address=scheduler) from error
    with client:
        try:
            yield Batching(client.get_executor(), threads_of(client))
        except (OtherSourceError, ImportError) as error:
            raise Mistake("other-source", address=scheduler) from error
        except (CancelledError, dask.scheduler.KilledWorker, dask.comm.CommClosedError) as error:
            raise Mistake("cluster-lost", address=scheduler) from error
