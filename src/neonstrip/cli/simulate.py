"""`neonstrip simulate`: many games of bots."""

import json
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from enum import StrEnum
from typing import Annotated, Any

import typer
from rich.console import Console

from neonstrip.bots.simulation import CHUNK, Plan, plan, simulate
from neonstrip.cli.app import app
from neonstrip.cli.progress import Progress
from neonstrip.play import Mistake


class Simulated(StrEnum):
    """Games that can be simulated."""

    royale = "royale"


@app.command("simulate")
def simulate_command(
    game: Annotated[Simulated, typer.Argument(help="The game.")],
    players: Annotated[int, typer.Option(help="Seats at the table, 2 to 5.")] = 4,
    tiles: Annotated[int, typer.Option(help="Tiles a round, 0 to 6; 0 is the base game.")] = 3,
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    seed: Annotated[str, typer.Option(help="Any text: equal seeds give equal games.")] = "1",
    bots: Annotated[str, typer.Option(help="A bot for all seats, or one for each: greedy,random,...")] = "random",
    repeat: Annotated[str, typer.Option(help="How tiles come again: reshuffle, aside or turn.")] = "reshuffle",
    neutral: Annotated[bool | None, typer.Option(help="Neutral dice for two players (on by default).")] = None,
    jobs: Annotated[int, typer.Option(help="Processes to share the work.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object instead of a summary.")] = False,
) -> None:
    """Play many games of bots against each other, and sum them up.

    The same seed gives the same games and the same digest, whatever the number of processes.
    """
    if jobs < 1:
        raise Mistake("jobs", jobs=jobs)
    names = [name.strip() for name in bots.split(",")]
    work = plan(players, games, seed, names, {"tiles": tiles, "repeat": repeat, "neutral": neutral})
    warm_up(work)
    pool: AbstractContextManager[Executor | None] = ProcessPoolExecutor(jobs) if jobs > 1 else nullcontext()
    with Progress("simulating", games) as progress, pool as executor:
        result = simulate(work, executor, progress.reach)
    if as_json:
        print(json.dumps(result))
    else:
        show(result)


def warm_up(work: Plan) -> None:
    """One small simulation beforehand, so that compiling or loading the rules is in no figure."""
    simulate(plan(work.players, min(CHUNK, 2), "warm", list(work.bots), {"tiles": work.options.tiles}))


def show(result: dict[str, Any]) -> None:
    """The figures for a reader: a bar for every seat's share of the wins."""
    console = Console(highlight=False)
    console.print(
        f"{result['games']} games in {result['seconds']:.2f} s: {result['games_per_second']:,.0f} games/s, "
        f"{result['decisions_per_second']:,.0f} decisions/s, {result['unfinished']} unfinished"
    )
    widest = max(len(bot) for bot in result["bots"])
    for seat, bot in enumerate(result["bots"]):
        share = result["wins"][seat] / result["games"]
        console.print(
            f"seat {seat + 1} {bot:<{widest}}  {'█' * round(30 * share):<30} {share:6.1%} won, "
            f"${result['mean_money'][seat]:.0f}k on average"
        )
    console.print(f"digest {result['digest']}")
