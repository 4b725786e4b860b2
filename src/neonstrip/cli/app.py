"""The commands of `neonstrip`, and how mistakes end: in one line, with exit code 2."""

import gc
import os
import sys
from io import TextIOWrapper
from typing import NoReturn

import typer

from neonstrip import __version__
from neonstrip.cli.extras import extra_of
from neonstrip.cli.places import load
from neonstrip.cli.shelves import Shelved
from neonstrip.cli.usage import mistake_of
from neonstrip.locales import system_language
from neonstrip.play.errors import Mistake

app = typer.Typer(
    cls=Shelved,
    help="Board games about Las Vegas, played properly by computer.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)

WRONG = 2
MANY = (50_000, 20, 100)
"""How many new objects make the collector look for those that are not needed: nearly all that is loaded stays."""


def show_version(wanted: bool) -> None:
    """Print the version and stop."""
    if wanted:
        typer.echo(f"neonstrip {__version__}")
        raise typer.Exit


@app.callback()
def neonstrip(
    version: bool = typer.Option(False, "--version", callback=show_version, is_eager=True, help="Show the version."),
) -> None:
    """Board games about Las Vegas, played properly by computer."""


def main() -> None:
    """Run a command. Whatever a person got wrong is said in one line, without a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a sign that a terminal lacks is no reason to stop
    gc.set_threshold(*MANY)
    try:
        load(sys.argv[1:])
        sys.exit(app(standalone_mode=False))
    except Mistake as mistake:
        refuse(mistake)
    except ModuleNotFoundError as missing:
        if (extra := extra_of(missing.name or "")) is None:
            raise
        refuse(Mistake("missing-extra", extra=extra))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except typer.Abort:
        sys.exit(1)
    except Exception as problem:
        if (wrong := mistake_of(problem)) is not None:
            refuse(wrong)
        if not hasattr(problem, "show"):  # Typer shows the help where a command is missing
            raise
        problem.show()
        sys.exit(WRONG)


def refuse(mistake: Mistake) -> NoReturn:
    """Say what is wrong, and end."""
    print(mistake.words(system_language()), file=sys.stderr)
    sys.exit(WRONG)
