"""`neonstrip train`: learns again what the planners have learned."""

from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from neonstrip.cli import choices
from neonstrip.cli.app import app
from neonstrip.cli.warm import ensure_compiled
from neonstrip.play import Mistake

train_app = typer.Typer(help="Learn again what the planner of a game has learned.", no_args_is_help=True)
app.add_typer(train_app, name="train")
"""Each game that learns adds a command to it: `train_command` in `cli/terminal/GAME/training.py`."""

Seed = Annotated[str, typer.Option(help="Any text: equal seeds learn the same.")]
Scheduler = Annotated[
    str | None, typer.Option(help="Address of a Dask cluster that does the work instead, as in tcp://host:8786.")
]
Output = Annotated[Path | None, typer.Option(help="Where to write what was learned.")]


def learn(game: str, path: Path, jobs: int, scheduler: str | None, train: Callable[[Executor | None], None]) -> None:
    """Let a game learn, with the help of other processes, and say where what it learned was written."""
    choices.check_jobs(jobs)
    ensure_compiled(game)
    with workers(jobs, scheduler) as pool:
        train(pool)
    Console(highlight=False).print(str(path))


@contextmanager
def workers(jobs: int, scheduler: str | None) -> Iterator[Executor | None]:
    """Who does the work: this process, a pool of them, or a cluster."""
    if scheduler is not None:
        with cluster(scheduler) as executor:
            yield executor
    else:
        with choices.workers(jobs) as pool:
            yield pool


@contextmanager
def cluster(scheduler: str) -> Iterator[Executor]:
    """A Dask cluster, where all workers have this package."""
    try:
        import distributed

        dask: Any = distributed
    except ImportError as error:
        raise Mistake("no-dask") from error
    try:
        client = dask.Client(scheduler, timeout="10s")
    except (OSError, ValueError) as error:
        raise Mistake("no-scheduler", address=scheduler) from error
    with client:
        yield client.get_executor()
