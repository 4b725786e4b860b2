"""Options that several commands share: the game, its table, and how the work is done."""

import signal
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from enum import StrEnum
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
Tiles = Annotated[int | None, typer.Option(help="royale: tiles a round, 0 to 6; 0 is the base game.")]
Repeat = Annotated[str | None, typer.Option(help="royale: how tiles come again: reshuffle, aside, turn.")]
Neutral = Annotated[bool | None, typer.Option(help="royale: neutral dice for two (on by default).")]
Edition = Annotated[str | None, typer.Option(help="newvegas: bluecocker or pegasus.")]
Golf = Annotated[bool | None, typer.Option(help="newvegas: with or without golf.")]
Bank = Annotated[bool | None, typer.Option(help="newvegas: with or without the bank.")]
Sites = Annotated[str | None, typer.Option(help="newvegas: what a project of all sites asks: built, opened.")]
Opponent = Annotated[int | None, typer.Option(help="newvegas, one player: the ACME's level, 1 to 10.")]


def given(**options: Any) -> dict[str, Any]:
    """The options of a table that somebody gave; the game knows what the others are."""
    return {name: value for name, value in options.items() if value is not None}


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
