"""Options that several commands share: the game, its table, and how the work is done."""

import inspect
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from enum import StrEnum
from functools import wraps
from typing import Annotated, Any

import typer

from neonstrip.play import Mistake


class Simulated(StrEnum):
    """Games that can be played by bots alone."""

    royale = "royale"
    newvegas = "newvegas"


GameName = Annotated[Simulated, typer.Argument(help="The game.")]
Seed = Annotated[str, typer.Option(help="Any text: equal seeds give equal games.")]
Jobs = Annotated[int, typer.Option(help="Processes to share the work.")]
AsJson = Annotated[bool, typer.Option("--json", help="One JSON object instead of a summary.")]
Worlds = Annotated[
    int | None,
    typer.Option(help="Worlds that planners try who else watch the clock: makes the same result every time."),
]
TABLE = {
    "tiles": Annotated[int | None, typer.Option(help="royale: tiles a round, 0 to 6; 0 is the base game.")],
    "repeat": Annotated[str | None, typer.Option(help="royale: how tiles come again: reshuffle, aside, turn.")],
    "neutral": Annotated[bool | None, typer.Option(help="royale: neutral dice for two (on by default).")],
    "edition": Annotated[str | None, typer.Option(help="newvegas: bluecocker or pegasus.")],
    "golf": Annotated[bool | None, typer.Option(help="newvegas: with or without golf.")],
    "bank": Annotated[bool | None, typer.Option(help="newvegas: with or without the bank.")],
    "sites": Annotated[str | None, typer.Option(help="newvegas: what a project of all sites asks: built, opened.")],
    "opponent": Annotated[int | None, typer.Option(help="newvegas, one player: the ACME's level, 1 to 10.")],
}
"""What can be chosen for a table of bots, in either game."""


def lays_a_table(command: Callable[..., None]) -> Callable[..., None]:
    """Gives a command the options of a table. Those that somebody gave come to it as `options`.

    The others it need not know: the game does.
    """
    signature = inspect.signature(command)
    own = [each for each in signature.parameters.values() if each.name != "options"]
    table = [inspect.Parameter(name, own[-1].kind, default=None, annotation=kind) for name, kind in TABLE.items()]

    @wraps(command)
    def lay(**arguments: Any) -> None:
        chosen = {name: arguments.pop(name) for name in TABLE}
        command(**arguments, options={name: value for name, value in chosen.items() if value is not None})

    vars(lay)["__signature__"] = signature.replace(parameters=[*own, *table])
    return lay


def bot_names(text: str) -> list[str]:
    """Bots as they were typed, with commas between them."""
    return [name.strip() for name in text.split(",")]


def check_jobs(jobs: int) -> None:
    if jobs < 1:
        raise Mistake("jobs", jobs=jobs)


@contextmanager
def workers(jobs: int) -> Iterator[Executor | None]:
    """Processes that share the work; none where one is enough."""
    if jobs == 1:
        yield None
        return
    # Ctrl+C is for this process alone: a pool whose processes are interrupted too may wait for them forever
    with ProcessPoolExecutor(jobs, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)) as pool:
        try:
            yield pool
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)  # what has not begun is not waited for
            raise
