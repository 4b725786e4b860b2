"""`neonstrip arena`: how strong bots are against each other."""

import json
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from neonstrip.bots import BOTS
from neonstrip.bots.arena import fight, prepare
from neonstrip.cli import choices
from neonstrip.cli.app import app
from neonstrip.cli.columns import columns
from neonstrip.cli.contest import contest
from neonstrip.cli.statistics import statistics_words
from neonstrip.cli.workers import Jobs, Scheduler, check_jobs
from neonstrip.locales import say, system_language
from neonstrip.play.library import rulebook
from neonstrip.play.rulebook import Opponent

BAR = 16
MANY = 5
"""Bots side by side in a table of areas, at most."""


@app.command("arena")
@choices.lays_a_table
def arena_command(
    game: choices.GameName,
    bots: Annotated[
        str,
        typer.Option(
            help=f"Who plays: {', '.join(BOTS)}. With fewer names than seats the last bot fills up: "
            "expert,greedy with --players 4 is one expert against three greedy. "
            "casual/gambler is a level that plays in a style."
        ),
    ] = "expert,greedy",
    players: Annotated[int, typer.Option(help=choices.seats())] = 2,
    games: Annotated[int, typer.Option(help="How many games; a few more where the last deal needs them.")] = 100,
    seed: choices.Seed = "1",
    jobs: Jobs = 1,
    scheduler: Scheduler = None,
    worlds: choices.Worlds = None,
    as_json: choices.AsJson = False,
    *,
    options: dict[str, Any],
) -> None:
    """Let bots play against each other, and say how sure it is who is better. See `neonstrip doc strength`.

    Seats are rotated: every deal is played once with each bot on each seat. With --worlds the same seed gives the same
    result, whatever the number of processes or machines.
    """
    check_jobs(jobs)
    arena = prepare(game, players, games, seed, choices.bot_names(bots), options, worlds)
    with contest(game, len(arena.matches()), jobs, scheduler) as (pool, reach):
        result = fight(arena, pool, reach)
    if as_json:
        print(json.dumps(result))
    else:
        show(result, rulebook(game).opponent(arena.options), system_language())


def show(result: dict[str, Any], opponent: Opponent | None, language: str) -> None:
    """The figures for a reader: a bar for every bot's share of the wins."""
    console = Console(highlight=False)
    console.print(say(language, "arena-head", games=result["games"], deals=result["deals"]), markup=False)
    if "seconds" in result:
        speed = {"seconds": f"{result['seconds']:.2f}", "rate": f"{result['games_per_second']:.1f}"}
        console.print(say(language, "arena-time", **speed), markup=False)
    console.print(strengths(result, language), markup=False)
    if "mean_areas" in result["bots"][0]:
        console.print()
        console.print(areas(result, opponent, language), markup=False)
    if result["unfinished"]:
        console.print(say(language, "arena-unfinished", games=result["unfinished"]), markup=False)


def strengths(result: dict[str, Any], language: str) -> Table:
    """Who won how often, how sure that is, with how much, and how long they thought."""
    money = rulebook(result["game"]).unit == "money"
    heads = ["arena-won", "arena-interval", "arena-money" if money else "arena-points"]
    heads += ["arena-mean-time", "arena-most-time"] if "seconds" in result else []
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    table.add_column("", width=BAR)
    for head in heads:
        table.add_column(say(language, head), justify="right")
    for bot in result["bots"]:
        low, high = bot["interval"]
        cells = [
            f"{bot['win_rate']:.1%}",
            f"{100 * low:.1f}–{100 * high:.1f}",
            f"${bot['mean_result']:.0f}k" if money else f"{bot['mean_result']:.1f}",
        ]
        if "thinking_ms" in bot:
            cells += [f"{bot['thinking_ms'][name]:.1f}" for name in ("mean", "percentile_99")]
        name = bot["bot"] if bot["seats"] == 1 else f"{bot['seats']} × {bot['bot']}"
        table.add_row(name, "█" * round(BAR * bot["win_rate"]), *cells)
    return table


def areas(result: dict[str, Any], opponent: Opponent | None, language: str) -> Table:
    """The mean of each area of the score."""
    game = statistics_words(result["game"])
    shown = {bot["bot"]: bot for bot in result["bots"][:MANY]}
    if opponent:
        shown[say(language, f"arena-{opponent.key}", level=opponent.level)] = result[opponent.key]
    table = columns(*shown)
    for area in result["bots"][0]["mean_areas"]:
        means = [f"{column['mean_areas'][area]:.1f}" for column in shown.values()]
        table.add_row(game.area_name(area, language), *means)
    totals = [f"{column['mean_result']:.1f}" for column in shown.values()]
    table.add_row(game.area_name("total", language), *totals)
    return table
