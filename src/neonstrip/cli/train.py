"""`neonstrip train`: learns again what the planners have learned."""

from collections.abc import Callable
from concurrent.futures import Executor
from pathlib import Path
from typing import Annotated, Protocol

import typer
from rich.console import Console

from neonstrip.cli.app import app
from neonstrip.cli.usage import Commands
from neonstrip.cli.warm import ensure_compiled
from neonstrip.cli.workers import check_jobs, workers

train_app = typer.Typer(cls=Commands, help="Learn again what the planner of a game has learned.", no_args_is_help=True)
app.add_typer(train_app, name="train")
"""Each game that learns adds a command to it."""

Seed = Annotated[str, typer.Option(help="Any text: equal seeds learn the same.")]
Output = Annotated[Path | None, typer.Option(help="Where to write what was learned.")]


class TrainingPart(Protocol):
    """A game that learns: `cli/terminal/GAME/training.py`, which a game may leave out."""

    train_command: Callable[..., None]
    """`neonstrip train GAME`, with all options it takes."""


def learn(game: str, path: Path, jobs: int, scheduler: str | None, train: Callable[[Executor | None], None]) -> None:
    """Let a game learn, with the help of other processes, and say where what it learned was written."""
    check_jobs(jobs)
    ensure_compiled(game)
    with workers(jobs, scheduler) as pool:
        train(pool)
    Console(highlight=False).print(str(path))
