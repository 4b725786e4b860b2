"""`neonstrip statistics`: a recorded game in figures."""

from __future__ import annotations

from typing import Annotated, Protocol

import msgspec
import typer
from rich.console import Console

from neonstrip.cli.app import app
from neonstrip.cli.columns import columns
from neonstrip.cli.warm import ensure_compiled
from neonstrip.games import part
from neonstrip.locales import system_language
from neonstrip.play import Record
from neonstrip.play.statistics import Statistics, statistics


@app.command("statistics")
def statistics_command(
    file: Annotated[str, typer.Argument(help="The record of a finished game.", metavar="FILE")],
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object instead of a table.")] = False,
) -> None:
    """Show a finished game in figures: what came from where, ties, luck of the dice. See `neonstrip doc statistics`."""
    record = Record.load(file)
    ensure_compiled(record.game)
    found = statistics(record)
    if as_json:
        print(msgspec.json.encode(found).decode())
        return
    language = system_language()
    table = columns(*record.names)
    for label, cells in statistics_words(record.game).rows(found, language):
        table.add_row(label, *cells)
    Console(highlight=False).print(table, markup=False)


Rows = list[tuple[str, list[str]]]
"""A label and a figure for each player."""


class StatisticsWords(Protocol):
    """The statistics of a game, line by line: `cli/terminal/GAME/statistics.py`, which a game may leave out."""

    def rows(self, found: Statistics, language: str) -> Rows:
        """What to show, line by line."""

    def area_name(self, area: str, language: str) -> str:
        """An area of the rulebook's `areas` in words, or their total."""


class Results:
    """What there is to show of a game that has no more."""

    def rows(self, found: Statistics, language: str) -> Rows:
        return [("", [str(figure) for figure in found.results])]

    def area_name(self, area: str, language: str) -> str:
        return area


def statistics_words(game: str) -> StatisticsWords:
    """How the figures of a game are shown."""
    return part(game, "cli.terminal.statistics") or Results()
