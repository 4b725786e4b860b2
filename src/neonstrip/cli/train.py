"""`neonstrip train`: learns again what the planners have learned."""

from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import numpy as np
import typer
from rich.console import Console

from neonstrip.cli import choices
from neonstrip.cli.app import app
from neonstrip.cli.progress import Progress
from neonstrip.cli.warm import ensure_compiled
from neonstrip.play import Mistake

FILES = {"royale": "trained.toml", "newvegas": "trained.npz"}


@app.command("train")
def train_command(
    game: choices.GameName,
    seed: Annotated[str, typer.Option(help="Any text: equal seeds learn the same.")] = "1",
    games: Annotated[int, typer.Option(help="royale: games of each kind.")] = 20_000,
    generations: Annotated[int, typer.Option(help="newvegas: how often the net plays and learns.")] = 80,
    jobs: choices.Jobs = 1,
    scheduler: Annotated[
        str | None, typer.Option(help="Address of a Dask cluster that does the work instead, as in tcp://host:8786.")
    ] = None,
    output: Annotated[Path | None, typer.Option(help="Where to write what was learned.")] = None,
) -> None:
    """Learn again what the planner of a game has learned, from games against itself, and write it to a file.

    To use it, put the file in place of the one in the package: src/neonstrip/bots/GAME/.
    """
    choices.check_jobs(jobs)
    if games < 1:
        raise Mistake("games", games=games)
    if generations < 1:
        raise Mistake("generations", generations=generations)
    path = output or Path(FILES[game.value])
    ensure_compiled(game.value)
    with workers(jobs, scheduler) as pool:
        if game.value == "royale":
            train_royale(seed, games, pool, path)
        else:
            train_newvegas(seed, generations, pool, path)
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


def train_royale(seed: str, games: int, pool: Executor | None, path: Path) -> None:
    """Write the spreads."""
    from neonstrip.bots.royale.training import KINDS, PART, train

    parts = len(KINDS) * -(-games // PART)
    with Progress("playing", parts) as progress:
        spread = train(seed, games, pool, progress.reach)
    path.write_text(
        f"# Made by: neonstrip train royale --games {games} --seed {seed}\n"
        "# How much wealth, in thousands, counts for how much of a chance: with one round to come, and with two.\n"
        f"spread = {spread}\n",
        "utf-8",
    )


def train_newvegas(seed: str, generations: int, pool: Executor | None, path: Path) -> None:
    """Write the net, and how far it is off."""
    from neonstrip.bots.newvegas.training import Generation, train

    console = Console(highlight=False, stderr=True)
    with Progress("learning", generations) as progress:

        def tell(each: Generation) -> None:
            progress.reach(each.number)
            console.print(f"{each.number:3}: {each.points:6.1f} points, off by {each.error:.1f}")

        trained = train(seed, generations, pool, tell)
    command = f"neonstrip train newvegas --generations {generations} --seed {seed}"
    with path.open("wb") as file:
        np.savez_compressed(file, net=trained.net, errors=trained.errors, command=np.array(command))
