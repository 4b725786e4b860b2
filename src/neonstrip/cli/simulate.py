"""`neonstrip simulate`: many games of bots."""

import json
from typing import Annotated, Any

import typer
from rich.console import Console

from neonstrip.bots.simulation import new_trial, simulate
from neonstrip.bots.trial import Trial
from neonstrip.cli import choices
from neonstrip.cli.app import app
from neonstrip.cli.progress import Progress
from neonstrip.cli.warm import ensure_compiled
from neonstrip.cli.workers import Jobs, Scheduler, check_jobs, workers
from neonstrip.locales import say, system_language
from neonstrip.play.library import rulebook
from neonstrip.play.rulebook import Opponent

BAR = 24


@app.command("simulate")
@choices.lays_a_table
def simulate_command(
    game: choices.GameName,
    players: Annotated[int, typer.Option(help=choices.seats())] = 4,
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    seed: choices.Seed = "1",
    bots: Annotated[str, typer.Option(help="A bot for all seats, or one for each: greedy,random,...")] = "random",
    jobs: Jobs = 1,
    scheduler: Scheduler = None,
    as_json: choices.AsJson = False,
    *,
    options: dict[str, Any],
) -> None:
    """Play many games of bots against each other, and sum them up.

    The same seed gives the same games and the same digest, whatever the number of processes or machines.
    """
    check_jobs(jobs)
    work = new_trial(game, players, games, seed, choices.bot_names(bots), options)
    ensure_compiled(game)
    warm_up(work, options)
    language = system_language()
    with Progress(say(language, "simulate-playing"), games) as progress, workers(jobs, scheduler) as pool:
        result = simulate(work, pool, progress.reach)
    if as_json:
        print(json.dumps(result))
    else:
        show(result, rulebook(game).opponent(work.options), language)


def warm_up(work: Trial, options: dict[str, Any]) -> None:
    """One small simulation beforehand, so that loading the rules is in no figure."""
    simulate(new_trial(work.game, work.players, 1, "warm", list(work.bots), options))


def show(result: dict[str, Any], opponent: Opponent | None, language: str) -> None:
    """The figures for a reader: a bar for every seat's share of the wins."""
    console = Console(highlight=False, soft_wrap=True)
    rates = {"rate": round(result["games_per_second"]), "decisions": round(result["decisions_per_second"])}
    head = say(language, "simulate-head", games=result["games"], seconds=f"{result['seconds']:.2f}", **rates)
    console.print(head, markup=False)
    widest = max(len(bot) for bot in result["bots"])
    for seat, bot in enumerate(result["bots"]):
        share = result["wins"][seat] / result["games"]
        mean = f"${result['mean_money'][seat]:.0f}k" if "mean_money" in result else f"{result['mean_score'][seat]:.1f}"
        bar = "█" * round(BAR * share)
        won = say(language, "simulate-won", share=f"{share:6.1%}", mean=mean)
        console.print(
            f"{say(language, 'simulate-seat', seat=seat + 1)} {bot:<{widest}}  {bar:<{BAR}} {won}", markup=False
        )
    if opponent:
        reached = {"level": opponent.level, "mean": f"{result[f'{opponent.key}_mean_score']:.1f}"}
        console.print(say(language, f"simulate-{opponent.key}", **reached), markup=False)
    if result["unfinished"]:
        console.print(say(language, "arena-unfinished", games=result["unfinished"]), markup=False)
    console.print(say(language, "simulate-digest", digest=result["digest"]), markup=False)
