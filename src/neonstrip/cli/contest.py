"""Many games of bots, as `arena` and `ladder` play them."""

from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager

from neonstrip.bots.arena import warm_up
from neonstrip.cli.progress import Progress
from neonstrip.cli.warm import ensure_compiled
from neonstrip.cli.workers import workers
from neonstrip.locales import say, system_language


@contextmanager
def contest(
    game: str, matches: int, jobs: int, scheduler: str | None
) -> Iterator[tuple[Executor | None, Callable[[int], None]]]:
    """Who shares the work of so many matches, and whom to tell how many are done. All that is loaded is loaded."""
    ensure_compiled(game)
    warm_up(game)
    with Progress(say(system_language(), "arena-playing"), matches) as progress, workers(jobs, scheduler) as pool:
        yield pool, progress.reach
