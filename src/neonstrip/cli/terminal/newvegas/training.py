"""`neonstrip train newvegas`: the net that foretells what a sheet comes to."""

from __future__ import annotations

from concurrent.futures import Executor
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import numpy as np
import typer
from rich.console import Console

from neonstrip.cli import train
from neonstrip.cli.progress import Progress
from neonstrip.cli.workers import Jobs, Scheduler
from neonstrip.locales import say, system_language
from neonstrip.play.errors import Mistake

if TYPE_CHECKING:
    from neonstrip.bots.newvegas.training import Generation

FILE = Path("trained.npz")


def train_command(
    seed: train.Seed = "1",
    generations: Annotated[int, typer.Option(help="How often the net plays and learns.")] = 80,
    jobs: Jobs = 1,
    scheduler: Scheduler = None,
    output: train.Output = None,
) -> None:
    """Learn from games of the planner against itself, and write what was learned to a file.

    To use it, put the file in place of the one in the package: src/neonstrip/bots/newvegas/.
    """
    if generations < 1:
        raise Mistake("generations", generations=generations)
    path = output or FILE
    train.learn("newvegas", path, jobs, scheduler, lambda pool: write_net(seed, generations, pool, path))


def write_net(seed: str, generations: int, pool: Executor | None, path: Path) -> None:
    """Write the net, and how far it is off."""
    from neonstrip.bots.newvegas.training import train as play_and_learn

    console = Console(highlight=False, stderr=True)
    language = system_language()
    with Progress(say(language, "train-learning"), generations) as progress:

        def tell(each: Generation) -> None:
            progress.reach(each.number)
            reached = {"points": f"{each.points:6.1f}", "error": f"{each.error:.1f}"}
            console.print(f"{each.number:3}: {say(language, 'train-generation', **reached)}", markup=False)

        trained = play_and_learn(seed, generations, pool, tell)
    command = f"neonstrip train newvegas --generations {generations} --seed {seed}"
    with path.open("wb") as file:
        np.savez_compressed(file, net=trained.net, errors=trained.errors, command=np.array(command))
