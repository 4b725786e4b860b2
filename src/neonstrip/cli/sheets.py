"""`neonstrip sheets`: sheets to print, for those who own the printed games."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Literal

import typer

from neonstrip.cli import choices
from neonstrip.cli.app import app
from neonstrip.cli.play import speak
from neonstrip.locales import Language
from neonstrip.play.errors import Mistake
from neonstrip.play.record import read_text

STDOUT = "-"
HELP = f"""Make sheets to print, as PDF: those that get used up, references, cards.

    {choices.papers()}.

    A city may be home-made, from a file as `play --city` takes it.
    """


def names() -> list[str]:
    """What can be printed, for shells that complete words."""
    from neonstrip.printing.papers import papers

    return list(papers())


@app.command("sheets", help=HELP)
def sheets_command(
    what: Annotated[
        str,
        typer.Argument(
            help="One of those above.",
            metavar="WHAT",
            autocompletion=names,
        ),
    ] = "player",
    paper: Annotated[Literal["a4", "letter"], typer.Option(help="Size of the paper.")] = "a4",
    per_page: Annotated[
        int, typer.Option(min=1, max=2, help="Sheets on a page, as far as they fit on half of one.")
    ] = 1,
    colour: Annotated[bool, typer.Option("--colour/--plain", help="In colour, or in black and white.")] = True,
    edition: Annotated[str, typer.Option(help="Whose terms are used, where a game has several editions.")] = "",
    city: Annotated[
        Path | None, typer.Option(help="Another city than the printed one, from a TOML file.", metavar="FILE")
    ] = None,
    output: Annotated[
        str | None,
        typer.Option("-o", "--output", help="Where to; - is the standard output. (default: WHAT.pdf)", metavar="FILE"),
    ] = None,
    language: Annotated[Language | None, typer.Option(help="Language of the sheets (default: the system's).")] = None,
) -> None:
    # Loaded here, so that other commands start without it, and run where it is not installed.
    from neonstrip.printing.papers import Wish, check, make_pdf, with_city

    spoken = speak(language)
    wish = Wish(what, paper, per_page, colour, spoken, edition)
    check(wish)
    if city is not None:
        wish = with_city(wish, read_text(city))
    file = output or f"{what}.pdf"
    made = make_pdf(wish)
    if file == STDOUT:
        sys.stdout.buffer.write(made)
        return
    try:
        Path(file).write_bytes(made)
    except OSError as error:
        raise Mistake("cannot-write", file=file, why=error.strerror or str(error)) from error
    print(wish.say("paper-written", file=file))
