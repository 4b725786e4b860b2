"""Compiles the rules of a game ahead of time, with progress, so that nothing later waits without a word.

Every command calls `ensure_compiled` for its game; `neonstrip warm` does it for all.
"""

import os
from collections import Counter
from collections.abc import Callable, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Annotated, NamedTuple, Protocol, cast

import numpy as np
import typer

from neonstrip.bots import choose
from neonstrip.bots.styles import styles_of
from neonstrip.cli.app import app
from neonstrip.games import GAMES, part
from neonstrip.locales import say, system_language
from neonstrip.play import Game
from neonstrip.play.game import layout
from neonstrip.play.library import rulebook
from neonstrip.rules.caching import forget_unused
from neonstrip.rules.chance import CHANCE
from neonstrip.rules.kernel import compiled

Step = Callable[[], object]


class Warming(Protocol):
    """What only a game itself knows must be compiled: `play/GAME/warming.py`, which a game may leave out."""

    def warm(self, game: Game) -> None:
        """Use everything once that playing, looking, thinking and simulating do not use anyway."""


def shares(name: str) -> list[list[Step]]:
    """What has to be compiled for a game, in steps of some seconds each: for its table, and for its bots.

    The two may be done side by side. What both need, a new game and a first move, the bots come to when the table is
    done with it, and find it compiled.
    """
    from neonstrip.bots.simulation import new_trial, simulate

    games: list[Game] = []

    def begin() -> None:
        if not games:
            games.append(Game.new(name, ["Anna", "Benno"], seed=1))

    def go_on() -> None:
        if not games[0].history:
            games[0].make(games[0].numbers()[0])

    def look() -> None:
        game = games[0]
        game.rules.imagine(game.rules.see(game.state, 0), 0, np.zeros(1, CHANCE))
        game.view("Anna")
        game.rules.deal(game.state.copy(), game.seed)
        game.results()
        game.rules.winners(game.state)

    def only_here() -> None:
        game = games[0]
        game.rules.forecast(game.state, game.seat, game.numbers())
        own: Warming | None = part(name, "play.warming")
        if own:
            own.warm(game)

    def many() -> None:
        simulate(new_trial(name, 2, 1, "1", ["greedy"], {}))

    def quick() -> None:
        game = games[0]
        choose(game, "greedy")
        if rate := styles_of(name).rate:
            rate(game.rules.see(game.state, game.seat), game.seat, game.numbers())

    def expert() -> None:
        choose(games[0], "expert")

    return [[begin, go_on, look, only_here], [many, begin, go_on, quick, expert]]


def marker(name: str) -> Path:
    """A file that lies beside the compiled code of a game when all of it is there."""
    return Path(part(name, "bots.batch").play.stats.cache_path) / f"compiled-{layout()}"


class Job(NamedTuple):
    """Some shares of a game, compiled by a process of its own."""

    game: str
    shares: tuple[int, ...]


def jobs_for(games: Sequence[str], processors: int) -> list[Job]:
    """Who compiles what, in this order. One process alone would compile twice what both shares of a game need."""
    both = tuple(range(len(shares(games[0]))))
    if processors < len(both):
        return [Job(game, both) for game in games]
    return [Job(game, (share,)) for game in games for share in both]


def ensure_compiled(*names: str) -> None:
    """Compile what is missing of some games, the first of them first, side by side. Quick if nothing is."""
    missing = [name for name in names if name in GAMES and not marker(name).exists()] if compiled() else []
    if not missing:
        return
    from neonstrip.cli.progress import Progress

    processors = os.cpu_count() or 1
    waiting, working = jobs_for(missing, processors), dict[Connection, tuple[Job, BaseProcess]]()
    left = Counter(job.game for job in waiting)
    total, reached = sum(len(steps) for name in missing for steps in shares(name)), 0
    with Progress(say(system_language(), "warm-up"), total) as progress:
        while waiting or working:
            while waiting and len(working) < processors:
                job = waiting.pop(0)
                end, process = begin_compiling(job)
                working[end] = job, process
            for ready in wait([*working]):
                end = cast(Connection, ready)
                try:
                    end.recv()
                    reached += 1
                    progress.reach(reached)
                except EOFError:
                    job, process = working.pop(end)
                    process.join()
                    if process.exitcode:
                        raise SystemExit(1) from None  # what went wrong there stands on standard error
                    left[job.game] -= 1
                    if not left[job.game]:
                        marker(job.game).touch()
    forget_unused()


def begin_compiling(job: Job) -> tuple[Connection, BaseProcess]:
    """Start the process of a job, which ends with this one."""
    context = get_context("spawn")
    ours, theirs = context.Pipe(duplex=False)
    process = context.Process(target=compile_shares, args=(job, theirs), daemon=True)
    process.start()
    theirs.close()
    return ours, process


def compile_shares(job: Job, done: Connection) -> None:
    """Compile, and tell of every step."""
    found = shares(job.game)
    for share in job.shares:
        for step in found[share]:
            step()
            done.send(None)


@app.command("warm")
def warm_command(game: Annotated[str | None, typer.Argument(help="Only this game.")] = None) -> None:
    """Get the rules of all games ready ahead of time, or of one; every command does it for its own game."""
    ensure_compiled(*GAMES if game is None else (rulebook(game).name,))
