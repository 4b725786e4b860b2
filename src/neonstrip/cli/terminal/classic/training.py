"""`neonstrip train classic`: how much wealth counts for how much of a chance to win."""

from concurrent.futures import Executor
from pathlib import Path
from typing import Annotated

import typer

from neonstrip.cli import choices, train
from neonstrip.cli.progress import Progress
from neonstrip.play import Mistake

FILE = Path("trained.toml")


def train_command(
    seed: train.Seed = "1",
    games: Annotated[int, typer.Option(help="Games of each kind.")] = 20_000,
    jobs: choices.Jobs = 1,
    scheduler: train.Scheduler = None,
    output: train.Output = None,
) -> None:
    """Learn from games of the greedy bot against itself, and write what was learned to a file.

    To use it, put the file in place of the one in the package: src/neonstrip/bots/classic/.
    """
    if games < 1:
        raise Mistake("games", games=games)
    path = output or FILE
    train.learn("classic", path, jobs, scheduler, lambda pool: write_spread(seed, games, pool, path))


def write_spread(seed: str, games: int, pool: Executor | None, path: Path) -> None:
    """Write the spreads."""
    from neonstrip.bots.classic.training import KINDS, PART
    from neonstrip.bots.classic.training import train as play_and_learn

    parts = len(KINDS) * -(-games // PART)
    with Progress("playing", parts) as progress:
        spread = play_and_learn(seed, games, pool, progress.reach)
    path.write_text(
        f"# Made by: neonstrip train classic --games {games} --seed {seed}\n"
        "# How much wealth, in thousands, counts for how much of a chance: with one round to come, two, and three.\n"
        f"spread = {spread}\n",
        "utf-8",
    )
