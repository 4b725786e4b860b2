"""`neonstrip statistics`: a recorded game in figures."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from neonstrip.cli.app import app
from neonstrip.cli.warm import ensure_compiled
from neonstrip.locales import say, system_language
from neonstrip.play import Record
from neonstrip.play.statistics import Statistics, statistics


@app.command("statistics")
def statistics_command(
    file: Annotated[str, typer.Argument(help="The record of a finished game.", metavar="FILE")],
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object instead of a table.")] = False,
) -> None:
    """Show a finished game in figures: what came from where, ties, luck of the dice. See docs/statistics.md."""
    record = Record.load(file)
    ensure_compiled(record.game)
    found = statistics(record)
    if as_json:
        print(msgspec.json.encode(found).decode())
        return
    language = system_language()
    rows = royale(found, language) if found.royale else newvegas(found, language)
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    for name in record.names:
        table.add_column(name, justify="right")
    for label, figures in rows:
        table.add_row(label, *figures)
    Console(highlight=False).print(table, markup=False)


Rows = list[tuple[str, list[str]]]


def royale(found: Statistics, language: str) -> Rows:
    """What came in and went out, round by round and by where, and what luck had to do with it."""
    players = found.royale
    rows: Rows = []
    for number in range(len(players[0].rounds)):
        label = say(language, "statistics-after", round=number + 1)
        rows.append((label, [str(player.rounds[number].after) for player in players]))
    for part in ("jetons", "casinos", "tiles", "fines", "passes"):
        sign = -1 if part in ("fines", "passes") else 1
        sums = [sum(getattr(each, part) for each in player.rounds) for player in players]
        rows.append((say(language, f"statistics-{part}"), [str(sign * each) for each in sums]))
    ties = [f"{player.ties} ({player.tied_worth})" for player in players]
    biggy = [f"{player.biggy} ({player.biggy_worth})" for player in players]
    rows.append((say(language, "statistics-ties"), ties))
    rows.append((say(language, "statistics-biggy"), biggy))
    return [*rows, (say(language, "statistics-luck"), [f"{player.luck:+.0f}" for player in players])]


def newvegas(found: Statistics, language: str) -> Rows:
    """Points by area, and what they were made of."""
    players = found.newvegas
    rows: Rows = [
        (say(language, f"nv-area-{area}"), [str(player.areas[area]) for player in players]) for area in players[0].areas
    ]
    rows.append((say(language, "nv-sheet-total"), [str(player.total) for player in players]))
    rows.append((say(language, "nv-end-bundles"), [str(player.bundles) for player in players]))
    rows.append((say(language, "nv-end-debts"), [str(player.debts) for player in players]))
    for part in ("refusals", "blocks"):
        rows.append((say(language, f"statistics-{part}"), [str(getattr(player, part)) for player in players]))
    return rows
