"""`neonstrip review`: a finished game, and what could have been played better."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from neonstrip.cli.app import app
from neonstrip.cli.play import speak
from neonstrip.cli.progress import Progress
from neonstrip.cli.terminal.screen import Screen
from neonstrip.cli.warm import ensure_compiled
from neonstrip.cli.workers import Scheduler, check_jobs, workers
from neonstrip.locales import Language, say
from neonstrip.play import Mistake, Record


@app.command("review")
def review_command(
    file: Annotated[Path, typer.Argument(help="The record of a finished game.", metavar="FILE")],
    seat: Annotated[str | None, typer.Option(help="Show only this player's decisions, by name.")] = None,
    worlds: Annotated[
        int | None, typer.Option(help="Possible worlds for each decision. (default: as many as its game needs)")
    ] = None,
    seed: Annotated[str, typer.Option(help="Any text: equal seeds give equal reviews.")] = "1",
    jobs: Annotated[int | None, typer.Option(help="Processes to share the work. (default: all cores)")] = None,
    scheduler: Scheduler = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object instead of text.")] = False,
    picture: Annotated[Path | None, typer.Option("--plot", help="Draw chances to win into this SVG file.")] = None,
    language: Annotated[Language | None, typer.Option(help="Language of the words (default: the system's).")] = None,
    no_color: Annotated[bool, typer.Option("--no-color", help="No colours and no escape codes.")] = False,
) -> None:
    """Review a finished game: what each decision was worth, and how much was luck and how much play.

    The same seed and worlds give the same review, whatever the number of processes or machines.
    See `neonstrip doc review`.
    """
    spoken = speak(language)
    record = Record.load(file)
    jobs = os.cpu_count() or 1 if jobs is None else jobs
    check_jobs(jobs)
    if worlds is not None and worlds < 1:
        raise Mistake("worlds", worlds=worlds)
    ensure_compiled(record.game)
    if seat is not None and seat not in record.names:
        raise Mistake("unknown-name", name=seat, names=", ".join(record.names))
    from neonstrip.bots.review import Reviewing, review

    reviewing = Reviewing(record, worlds, seed)
    reviewing.gather()
    asked = len(reviewing.questions)
    with Progress(say(spoken, "review-weighing"), asked) as progress, workers(jobs, scheduler) as pool:
        found = review(reviewing, pool, progress.reach)
    screen = Screen(spoken, color=not no_color)
    if picture is not None:
        from neonstrip.cli.terminal.review.drawing import draw

        picture.write_text(draw(screen, found), "utf-8")
    if as_json:
        print(msgspec.json.encode(found).decode())
        return
    from neonstrip.cli.terminal.review.report import show_review

    show_review(screen, found, None if seat is None else record.names.index(seat))
