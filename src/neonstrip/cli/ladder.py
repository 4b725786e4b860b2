"""`neonstrip ladder`: all bots against each other, rated."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from neonstrip.bots import BOTS
from neonstrip.cli import choices
from neonstrip.cli.app import app
from neonstrip.cli.columns import columns
from neonstrip.cli.contest import contest
from neonstrip.cli.ladder_plot import draw
from neonstrip.cli.workers import Jobs, Scheduler, check_jobs
from neonstrip.locales import say, system_language
from neonstrip.play.errors import Mistake


@app.command("ladder")
@choices.lays_a_table
def ladder_command(
    game: choices.GameName,
    players: Annotated[int, typer.Option(help="Bots at a table, each another: 2 or more.")] = 2,
    games: Annotated[int, typer.Option(help="Games of each pair (of each three, four ... with more players).")] = 40,
    seed: choices.Seed = "1",
    bots: Annotated[str, typer.Option(help="Who takes part.")] = ",".join(BOTS),
    jobs: Jobs = 1,
    scheduler: Scheduler = None,
    worlds: choices.Worlds = None,
    as_json: choices.AsJson = False,
    plot: Annotated[str | None, typer.Option(help="Draw the ladder into this SVG file.", metavar="FILE")] = None,
    *,
    options: dict[str, Any],
) -> None:
    """Let all bots play against each other, and rate them. See `neonstrip doc strength`.

    Everybody meets everybody, every deal from every seat. With --worlds the same seed gives the same result, whatever
    the number of processes or machines.
    """
    from neonstrip.bots.ladder import climb, prepare  # here, so that other commands start without the ratings

    check_jobs(jobs)
    ladder = prepare(game, players, games, seed, choices.bot_names(bots), options, worlds)
    if plot is not None:
        write(plot, "a", "")  # a file that cannot be written is better known before all the games than after
    language = system_language()
    with contest(game, len(ladder.matches()), jobs, scheduler) as (pool, reach):
        result = climb(ladder, pool, reach)
    if plot is not None:
        write(plot, "w", draw(result, language))
    if as_json:
        print(json.dumps(result))
        return
    show(result, language)
    if plot is not None:
        Console(highlight=False).print(say(language, "ladder-saved", file=plot), markup=False, soft_wrap=True)


def write(file: str, mode: str, text: str) -> None:
    """Write into a file, or add to it."""
    try:
        with Path(file).open(mode, encoding="utf-8") as out:
            out.write(text)
    except OSError as error:
        raise Mistake("cannot-write", file=file, why=error.strerror or str(error)) from error


def show(result: dict[str, Any], language: str) -> None:
    """The ladder for a reader: the ratings, then who was ahead of whom."""
    console = Console(highlight=False)
    console.print(say(language, "ladder-games", games=result["games"]), markup=False)
    heads = ("ladder-rating", "ladder-unsure", "ladder-ordinal", "arena-won")
    ratings = columns(*(say(language, head) for head in heads))
    for bot in result["bots"]:
        cells = [f"{bot[name]:.1f}" for name in ("mu", "sigma", "ordinal")]
        ratings.add_row(bot["bot"], *cells, f"{bot['win_rate']:.1%}")
    console.print(ratings, markup=False)
    console.print("\n" + say(language, "ladder-ahead"), markup=False)
    matrix = columns(*(bot["bot"] for bot in result["bots"]))
    for bot in result["bots"]:
        ahead = [f"{bot['ahead_of'][other['bot']]:.1%}" if other is not bot else "·" for other in result["bots"]]
        matrix.add_row(bot["bot"], *ahead)
    console.print(matrix, markup=False)
