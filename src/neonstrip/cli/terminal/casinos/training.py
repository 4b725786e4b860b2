"""`neonstrip train` for games of casinos: how much wealth counts for how much of a chance to win."""

from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from pathlib import Path
from typing import Annotated, Protocol

import typer

from neonstrip.cli import train
from neonstrip.cli.progress import Progress
from neonstrip.cli.workers import Jobs, Scheduler
from neonstrip.games import part
from neonstrip.play.errors import Mistake

FILE = Path("trained.toml")
HELP = """Learn from games of the greedy bot against itself, and write what was learned to a file.

    To use it, put the file in place of the one in the package: src/neonstrip/bots/{game}/.
    """


class Training(Protocol):
    """How such a game learns: `bots/GAME/training.py`."""

    PART: int
    """Games that are played together."""

    @property
    def KINDS(self) -> Sequence[tuple[int, ...]]:  # noqa: N802 - a constant
        """Kinds of games that are played: their numbers of players, and what else they are."""

    def train(
        self, seed: str, games: int, pool: Executor | None = None, progress: Callable[[int], None] | None = None
    ) -> list[float]:
        """The spread for every number of rounds still to come. `progress` hears how many parts are played."""


def training(game: str, rounds: str) -> Callable[..., None]:
    """The command of a game; `rounds` says in words how many can be to come."""

    def train_command(
        seed: train.Seed = "1",
        games: Annotated[int, typer.Option(help="Games of each kind.")] = 20_000,
        jobs: Jobs = 1,
        scheduler: Scheduler = None,
        output: train.Output = None,
    ) -> None:
        if games < 1:
            raise Mistake("games", games=games)
        path = output or FILE
        train.learn(game, path, jobs, scheduler, lambda pool: write_spread(game, rounds, seed, games, pool, path))

    train_command.__doc__ = HELP.format(game=game)
    return train_command


def write_spread(game: str, rounds: str, seed: str, games: int, pool: Executor | None, path: Path) -> None:
    """Write the spreads."""
    learning: Training = part(game, "bots.training")
    parts = len(learning.KINDS) * -(-games // learning.PART)
    with Progress("playing", parts) as progress:
        spread = learning.train(seed, games, pool, progress.reach)
    path.write_text(
        f"# Made by: neonstrip train {game} --games {games} --seed {seed}\n"
        f"# How much wealth, in thousands, counts for how much of a chance: with {rounds}.\n"
        f"spread = {spread}\n",
        "utf-8",
    )
