"""`neonstrip train classic`: how much wealth counts for how much of a chance to win, or the net that plays on."""

from concurrent.futures import Executor
from pathlib import Path
from typing import Annotated

import numpy as np
import typer

from neonstrip.cli import train
from neonstrip.cli.progress import Progress
from neonstrip.cli.terminal.casinos.training import training
from neonstrip.cli.workers import Jobs, Scheduler
from neonstrip.locales import say, system_language
from neonstrip.play.errors import Mistake

FILE = Path("trained.npz")
learn_spread = training("classic", "one round to come, two, and three")


def train_command(
    seed: train.Seed = "1",
    games: Annotated[int, typer.Option(help="Games of each kind.")] = 20_000,
    generations: Annotated[int | None, typer.Option(help="Learn the net instead, so often.")] = None,
    jobs: Jobs = 1,
    scheduler: Scheduler = None,
    output: train.Output = None,
) -> None:
    """Learn from games of the greedy bot against itself, or from games of the net, and write it to a file.

    To use it, put the file in place of the one in the package: src/neonstrip/bots/classic/.
    """
    if generations is None:
        learn_spread(seed, games, jobs, scheduler, output)
        return
    if generations < 1:
        raise Mistake("generations", generations=generations)
    path, often = output or FILE, generations
    train.learn("classic", path, jobs, scheduler, lambda pool: write_net(seed, often, pool, path))


def write_net(seed: str, generations: int, pool: Executor | None, path: Path) -> None:
    """Write the net."""
    from neonstrip.bots.classic.generations import train_net
    from neonstrip.bots.classic.policy import SPREAD

    with Progress(say(system_language(), "train-learning"), generations) as progress:
        net = train_net(seed, generations, SPREAD, pool, lambda each: progress.reach(each.number))
    command = f"neonstrip train classic --generations {generations} --seed {seed}"
    with path.open("wb") as file:
        np.savez_compressed(file, net=net, command=np.array(command))
