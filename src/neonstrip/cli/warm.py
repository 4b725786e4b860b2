"""Compiles the rules of a game ahead of time, with progress, so that nothing later waits without a word.

Every command calls `ensure_compiled` for its game; `neonstrip warm` does it for all.
"""

from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Annotated, Protocol

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


class Warming(Protocol):
    """What only a game itself knows must be compiled: `play/GAME/warming.py`, which a game may leave out."""

    def warm(self, game: Game) -> None:
        """Use everything once that playing, looking, thinking and simulating do not use anyway."""


def steps(name: str) -> list[Callable[[], object]]:
    """What has to be compiled for a game, in steps of some seconds each."""
    from neonstrip.bots.simulation import new_trial, simulate

    games: list[Game] = []

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

    def quick() -> None:
        game = games[0]
        choose(game, "greedy")
        if rate := styles_of(name).rate:
            rate(game.rules.see(game.state, game.seat), game.seat, game.numbers())

    return [
        lambda: games.append(Game.new(name, ["Anna", "Benno"], seed=1)),
        lambda: games[0].make(games[0].numbers()[0]),
        look,
        only_here,
        quick,
        lambda: choose(games[0], "expert"),
        lambda: simulate(new_trial(name, 2, 1, "1", ["greedy"], {})),
    ]


def marker(name: str) -> Path:
    """A file that lies beside the compiled code of a game when all of it is there."""
    return Path(part(name, "bots.batch").play.stats.cache_path) / f"compiled-{layout()}"


def ensure_compiled(*names: str) -> None:
    """Compile what is missing of some games, side by side. Quick if nothing is."""
    missing = [name for name in names if name in GAMES and not marker(name).exists()] if compiled() else []
    if not missing:
        return
    from neonstrip.cli.progress import Progress

    context = get_context("spawn")
    workers, ends = [], []
    for name in missing:
        ours, theirs = context.Pipe(duplex=False)
        workers.append(context.Process(target=compile_game, args=(name, theirs), daemon=True))
        workers[-1].start()
        theirs.close()
        ends.append(ours)
    total, reached = sum(len(steps(name)) for name in missing), 0
    with Progress(say(system_language(), "warm-up"), total) as progress:
        while ends:
            for end in [end for end in wait(ends) if isinstance(end, Connection)]:
                try:
                    end.recv()
                    reached += 1
                    progress.reach(reached)
                except EOFError:
                    ends.remove(end)
    for worker in workers:
        worker.join()
    if any(worker.exitcode for worker in workers):
        raise SystemExit(1)  # what went wrong there stands on standard error
    for name in missing:
        marker(name).touch()
    forget_unused()


def compile_game(name: str, done: Connection) -> None:
    """Compile a game in a process of its own, and tell of every step."""
    for step in steps(name):
        step()
        done.send(None)


@app.command("warm")
def warm_command(game: Annotated[str | None, typer.Argument(help="Only this game.")] = None) -> None:
    """Get the rules of all games ready ahead of time, or of one; every command does it for its own game."""
    ensure_compiled(*GAMES if game is None else (rulebook(game).name,))
