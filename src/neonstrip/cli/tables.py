"""`neonstrip tables`: what whoever looks after a database does with its tables, also while people play."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeVar

import typer
from rich.console import Console
from rich.table import Table

from neonstrip.cli.ages import milliseconds
from neonstrip.cli.app import app
from neonstrip.cli.progress import Progress
from neonstrip.cli.usage import Commands
from neonstrip.cli.warm import await_compiled
from neonstrip.locales import say, system_language
from neonstrip.play.errors import Mistake

if TYPE_CHECKING:  # the packages of tables are loaded by the commands, so that others start without them
    from neonstrip.tables.storage import Journal, Summary

tables_app = typer.Typer(
    cls=Commands, help="Look after the tables of a server, also while people play there.", no_args_is_help=True
)
app.add_typer(tables_app, name="tables")

T = TypeVar("T")
Database = Annotated[
    str | None,
    typer.Option(
        envvar="NEONSTRIP_DATABASE",
        help="sqlite:///FILE or postgresql://...; by default the file in your data folder.",
        show_envvar=True,
    ),
]
Named = Annotated[
    bool, typer.Option("--names", help="Tell the ids of tables too. They are invitations: keep them private.")
]
AsJson = Annotated[bool, typer.Option("--json", help="JSON instead of a table.")]
Yes = Annotated[bool, typer.Option("--yes", help="Do not ask.")]
Tables = Annotated[list[str], typer.Argument(help="Tables, by the eight digits of `tables list`, or by id.")]
StageName = Annotated[Literal["open", "playing", "over"] | None, typer.Option(help="Only those at this stage.")]
GameName = Annotated[str | None, typer.Option(help="Only those of this game.")]
Older = Annotated[str | None, typer.Option(help="Only those where nothing has happened for so long: 12h, 30d, 2w.")]


def with_journal(database: str | None, work: Callable[[Journal], Awaitable[T]]) -> T:
    """Do something with a database as it is."""
    from neonstrip.tables.storage import Journal, default_url

    async def go() -> T:
        journal = await Journal.inspect(database or default_url())
        try:
            return await work(journal)
        finally:
            await journal.close()

    return asyncio.run(go())


async def chosen(
    journal: Journal, stage: Any = None, game: str | None = None, older: str | None = None
) -> list[Summary]:
    """The tables that somebody means."""
    from neonstrip.play.library import rulebook
    from neonstrip.tables.storage.catalogue import Catalogue

    before = None if older is None else time.time_ns() // 1_000_000 - milliseconds(older)
    return await Catalogue(journal.database).tables(stage, rulebook(game).name if game else None, before)


def told_of(summary: Summary, names: bool) -> dict[str, Any]:
    """A table as programs are told of it."""
    from neonstrip.tables.tokens import alias

    told: dict[str, Any] = {"alias": alias(summary.table)} | ({"table": summary.table} if names else {})
    kept = ("game", "stage", "public", "seats", "free", "names", "created", "touched")
    return told | {name: getattr(summary, name) for name in kept} | {"events": summary.seq}


def moment(at: int) -> str:
    """A time as people here read it."""
    return datetime.fromtimestamp(at / 1000).astimezone().strftime("%Y-%m-%d %H:%M")


def print_tables(found: list[Summary], names: bool) -> None:
    """Tables as a table."""
    from neonstrip.tables.tokens import alias

    language = system_language()
    shown = Table(box=None, pad_edge=False)
    for column in ("table", "game", "stage", "people", "events", "touched"):
        shown.add_column(say(language, f"tables-column-{column}"), justify="right" if column == "events" else "left")
    for one in found:
        people = ", ".join([name for name in one.names if name] + ["—"] * one.free)
        name = f"{alias(one.table)} {one.table}" if names else alias(one.table)
        stage = say(language, f"tables-stage-{one.stage}")
        shown.add_row(name, say(language, f"game-{one.game}"), stage, people, str(one.seq), moment(one.touched))
    console = Console(highlight=False)
    console.width = console.width if console.is_terminal else 200
    console.print(shown, markup=False)


@tables_app.command("list")
def list_command(
    database: Database = None,
    stage: StageName = None,
    game: GameName = None,
    older: Older = None,
    names: Named = False,
    as_json: AsJson = False,
) -> None:
    """List the tables, the one where something happened last comes first."""
    found = with_journal(database, lambda journal: chosen(journal, stage, game, older))
    if as_json:
        print(json.dumps([told_of(one, names) for one in found], ensure_ascii=False))
    elif found:
        print_tables(found, names)
    else:
        print(say(system_language(), "tables-none"))


@tables_app.command("show")
def show(
    table: Annotated[str, typer.Argument(help="The table, by its eight digits or by id.")],
    database: Database = None,
    names: Named = False,
    as_json: AsJson = False,
) -> None:
    """Tell what is kept about a table, and whether its log is whole. Nothing that players keep from each other."""
    from neonstrip.tables.checkup import Patient, Report
    from neonstrip.tables.storage.catalogue import Catalogue

    async def go(journal: Journal) -> tuple[Summary, int, Report]:
        catalogue, report = Catalogue(journal.database), Report()
        [found] = await catalogue.find([table])
        await await_compiled(found.game)
        await Patient(journal, found.table).examine(report)
        return found, await catalogue.size(found.table), report

    found, size, report = with_journal(database, go)
    language = system_language()
    if as_json:
        kinds = [kind.removeprefix("doctor-") for kind in report.found]
        told = {"bytes": size, "sealed": bool(report.sealed), "damaged": kinds}
        print(json.dumps(told_of(found, names) | told, ensure_ascii=False))
        return
    print_tables([found], names)
    print(say(language, "tables-about", created=moment(found.created), kilobytes=-(-size // 1000)))
    if report.sealed:
        print(say(language, "doctor-sealed", tables=1))
    for kind in report.found:
        print(say(language, kind, tables=1))
    if not report.found:
        print(say(language, "doctor-whole"))


@tables_app.command("delete")
def delete(tables: Tables, database: Database = None, yes: Yes = False) -> None:
    """Remove tables for good, with everything that is kept about them. Who is at such a table is told."""
    from neonstrip.tables.storage.catalogue import Catalogue

    remove(with_journal(database, lambda journal: Catalogue(journal.database).find(tables)), database, yes)


@tables_app.command("expire")
def expire(
    opened: Annotated[str | None, typer.Option("--open", help="Games that never began, after so long: 7d.")] = None,
    playing: Annotated[str | None, typer.Option(help="Games that were left, after so long: 90d.")] = None,
    over: Annotated[str | None, typer.Option(help="Finished games, after so long: 365d.")] = None,
    database: Database = None,
    yes: Yes = False,
) -> None:
    """Remove tables where nothing has happened for so long, by stage. `serve --expire` does it all the time."""
    ages = {"open": opened, "playing": playing, "over": over}
    if not any(ages.values()):
        raise Mistake("expire-what")

    async def go(journal: Journal) -> list[Summary]:
        return [one for stage, age in ages.items() if age for one in await chosen(journal, stage, older=age)]

    remove(with_journal(database, go), database, yes)


def remove(found: list[Summary], database: str | None, yes: bool) -> None:
    """Remove tables, if that is really meant."""
    from neonstrip.tables.storage.catalogue import Catalogue

    language = system_language()
    if not found:
        print(say(language, "tables-none"))
        return
    if not yes:
        print_tables(found, names=False)
        if not agreed(say(language, "tables-remove", tables=len(found))):
            print(say(language, "tables-kept"))
            return
    with_journal(database, lambda journal: Catalogue(journal.database).remove([one.table for one in found]))
    print(say(language, "tables-removed", tables=len(found)))


def agreed(question: str) -> bool:
    """Whether somebody says yes. Where nobody can be asked, it has to be said beforehand."""
    if not sys.stdin.isatty():
        raise Mistake("needs-yes")
    letter = say(system_language(), "tables-yes")
    print(f"{question} [{letter}/–] ", end="", flush=True)
    return sys.stdin.readline().strip().lower()[:1] in (letter, "y")


@tables_app.command("export")
def export(
    tables: Annotated[list[str] | None, typer.Argument(help="Tables, by their eight digits or by id.")] = None,
    to: Annotated[
        Path, typer.Option(help="The folder that they are written to; it is made if it is missing.")
    ] = Path(),
    every: Annotated[bool, typer.Option("--all", help="All tables that fit the options below.")] = False,
    stage: StageName = None,
    game: GameName = None,
    older: Older = None,
    logs: Annotated[
        bool, typer.Option("--logs", help="Also one file with the whole tables, as `neonstrip restore` takes it.")
    ] = False,
    database: Database = None,
) -> None:
    """Write the records of finished games into a folder: `neonstrip replay`, `verify` and `review` read them."""
    from neonstrip.tables.checkup import Patient, Report
    from neonstrip.tables.dossier import OVER
    from neonstrip.tables.hosting import fair_record
    from neonstrip.tables.storage.catalogue import Catalogue
    from neonstrip.tables.storage.copying import back_up, keep
    from neonstrip.tables.tokens import alias

    if bool(tables) == every:
        raise Mistake("export-what")
    language = system_language()
    whole = to / "tables.sqlite"

    async def is_over(journal: Journal, one: Summary) -> bool:
        """Whether a game and all others of its deal are over: its record tells what is to come there."""
        return all(other.stage == OVER for other in (await journal.same_deal(one.deal) if one.deal else [one]))

    async def go(journal: Journal) -> tuple[int, int]:
        found = await (chosen(journal, stage, game, older) if every else Catalogue(journal.database).find(tables or []))
        over = [one for one in found if await is_over(journal, one)]
        targets = [to / f"{alias(one.table)}.neonstrip" for one in over]
        for file in [*targets, *([whole] if logs else [])]:
            if file.exists():
                raise Mistake("file-exists", file=str(file))
        make_folder(to)
        await await_compiled(*{one.game for one in over})
        written = 0
        with Progress(say(language, "tables-exporting"), len(over)) as progress:
            for done, (one, file) in enumerate(zip(over, targets, strict=True)):
                progress.reach(done)
                patient = Patient(journal, one.table)
                await patient.examine(Report())
                if patient.table is not None:
                    fair_record(patient.table).save(file)
                    written += 1
        if logs and found:
            keep(await back_up(journal, whole, lambda done, total: None, [one.table for one in found]), whole)
        return written, len(found)

    records, all_found = with_journal(database, go)
    print(say(language, "tables-exported", records=records, folder=str(to)))
    if logs and all_found:
        print(say(language, "tables-exported-logs", tables=all_found, file=str(whole)))
    elif all_found > records:
        print(say(language, "tables-unfinished", tables=all_found - records))


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Mistake("cannot-write", file=str(folder), why=error.strerror or str(error)) from error
