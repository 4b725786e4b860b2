"""`neonstrip simulate`: many games of bots."""

import json
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from enum import StrEnum
from typing import Annotated, Any

import typer
from rich.console import Console

from neonstrip.bots.plan import Plan
from neonstrip.bots.simulation import plan, simulate
from neonstrip.cli.app import app
from neonstrip.cli.progress import Progress
from neonstrip.cli.warm import ensure_compiled
from neonstrip.play import Mistake


class Simulated(StrEnum):
    """Games that can be simulated."""

    royale = "royale"
    newvegas = "newvegas"


@app.command("simulate")
def simulate_command(
    game: Annotated[Simulated, typer.Argument(help="The game.")],
    players: Annotated[int, typer.Option(help="Seats: 2 to 5 in royale, 1 to 50 in newvegas (1 is solo).")] = 4,
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    seed: Annotated[str, typer.Option(help="Any text: equal seeds give equal games.")] = "1",
    bots: Annotated[str, typer.Option(help="A bot for all seats, or one for each: greedy,random,...")] = "random",
    jobs: Annotated[int, typer.Option(help="Processes to share the work.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object instead of a summary.")] = False,
    tiles: Annotated[int | None, typer.Option(help="royale: tiles a round, 0 to 6; 0 is the base game.")] = None,
    repeat: Annotated[str | None, typer.Option(help="royale: how tiles come again: reshuffle, aside, turn.")] = None,
    neutral: Annotated[bool | None, typer.Option(help="royale: neutral dice for two (on by default).")] = None,
    edition: Annotated[str | None, typer.Option(help="newvegas: bluecocker or pegasus.")] = None,
    golf: Annotated[bool | None, typer.Option(help="newvegas: with or without golf.")] = None,
    bank: Annotated[bool | None, typer.Option(help="newvegas: with or without the bank.")] = None,
    sites: Annotated[
        str | None, typer.Option(help="newvegas: what a project of all sites asks: built, opened.")
    ] = None,
    opponent: Annotated[int | None, typer.Option(help="newvegas, one player: the ACME's level, 1 to 10.")] = None,
) -> None:
    """Play many games of bots against each other, and sum them up.

    The same seed gives the same games and the same digest, whatever the number of processes.
    """
    if jobs < 1:
        raise Mistake("jobs", jobs=jobs)
    given = {"tiles": tiles, "repeat": repeat, "neutral": neutral, "edition": edition, "golf": golf, "bank": bank}
    given |= {"sites": sites, "opponent": opponent}
    options = {name: value for name, value in given.items() if value is not None}
    work = plan(game.value, players, games, seed, [name.strip() for name in bots.split(",")], options)
    ensure_compiled(game.value)
    warm_up(work, options)
    pool: AbstractContextManager[Executor | None] = ProcessPoolExecutor(jobs) if jobs > 1 else nullcontext()
    with Progress("simulating", games) as progress, pool as executor:
        result = simulate(work, executor, progress.reach)
    if as_json:
        print(json.dumps(result))
    else:
        show(result)


def warm_up(work: Plan, options: dict[str, Any]) -> None:
    """One small simulation beforehand, so that loading the rules is in no figure."""
    simulate(plan(work.game, work.players, 1, "warm", list(work.bots), options))


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
        figure = (
            f"${result['mean_money'][seat]:.0f}k" if "mean_money" in result else f"{result['mean_score'][seat]:.1f}"
        )
        bar = "█" * round(24 * share)
        console.print(f"seat {seat + 1} {bot:<{widest}}  {bar:<24} {share:6.1%} won, {figure} on average")
    if "acme_mean_score" in result:
        console.print(f"the ACME, level {result['opponent']}: {result['acme_mean_score']:.1f} on average")
    console.print(f"digest {result['digest']}")
