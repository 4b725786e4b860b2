"""`neonstrip backup` and `neonstrip restore`: a copy of all tables, made while people play, and back again."""

from __future__ import annotations

import asyncio
import tempfile
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from neonstrip.cli.app import app
from neonstrip.cli.progress import Progress
from neonstrip.cli.tables import Database, make_folder
from neonstrip.cli.warm import await_compiled
from neonstrip.games import GAMES
from neonstrip.locales import say, system_language
from neonstrip.play.errors import Mistake

if TYPE_CHECKING:
    from neonstrip.tables.checkup import Report

DAMAGED = 1


async def examined(file: Path) -> Report:
    """Play every table of a file again."""
    from neonstrip.tables.checkup import examine
    from neonstrip.tables.storage import Journal
    from neonstrip.tables.storage.copying import url_of

    await await_compiled(*GAMES)
    journal = await Journal.inspect(url_of(file))
    try:
        with Progress(say(system_language(), "doctor-reading"), 0) as progress:
            return await examine(journal, progress.reach_of)
    finally:
        await journal.close()


def tell_findings(report: Report) -> None:
    """Say what is wrong with some tables, and what could not be played for want of a key."""
    from neonstrip.tables.checkup import FINDINGS

    language = system_language()
    if report.sealed:
        print(say(language, "doctor-sealed", tables=report.sealed))
    for kind in FINDINGS:
        if found := report.found.get(kind):
            print(say(language, kind, tables=len(found)))


@app.command("backup")
def backup(
    file: Annotated[Path, typer.Argument(help="The file to write: one that is not there yet.", metavar="FILE")],
    database: Database = None,
) -> None:
    """Copy all tables into a file, while people play, and play each again there. See `neonstrip doc serving`."""
    # The packages of tables are loaded here, so that other commands start without them.
    from neonstrip.tables.storage import Journal, default_url
    from neonstrip.tables.storage.copying import back_up, forget, keep

    language = system_language()

    async def go() -> Report:
        journal = await Journal.inspect(database or default_url())
        try:
            make_folder(file.parent)
            with Progress(say(language, "backup-copying"), 0) as progress:
                part = await back_up(journal, file, progress.reach_of)
        finally:
            await journal.close()
        try:
            report = await examined(part)
            keep(part, file)
        except BaseException:
            forget(part)
            raise
        return report

    report = asyncio.run(go())
    print(say(language, "backup-done", file=str(file), tables=report.tables, events=report.events))
    tell_findings(report)
    if report.found:
        raise typer.Exit(DAMAGED)


@app.command("restore")
def restore_command(
    file: Annotated[Path, typer.Argument(help="What `neonstrip backup` has written.", metavar="FILE")],
    database: Database = None,
    table: Annotated[
        list[str] | None,
        typer.Option(help="Only this table, by its eight digits or by id; may be given again. A server may run on."),
    ] = None,
    replace: Annotated[
        bool, typer.Option("--replace", help="Throw away what is there instead. Without it, nothing is overwritten.")
    ] = False,
    damaged: Annotated[
        bool, typer.Option("--damaged", help="Restore a backup in which something is damaged all the same.")
    ] = False,
) -> None:
    """Bring tables back from a backup, into either kind of database, after playing each of them again."""
    from neonstrip.tables.storage import Journal, default_url
    from neonstrip.tables.storage.address import database_at
    from neonstrip.tables.storage.catalogue import Catalogue
    from neonstrip.tables.storage.claim import claimed
    from neonstrip.tables.storage.copying import is_file, newest, restore, url_of

    language = system_language()

    async def go(folder: Path) -> Report:
        url = database or default_url()
        target = database_at(url)
        if is_file(target, file):
            raise Mistake("restore-itself")
        source = await newest(file, folder)
        report = await examined(source)
        if report.found and not damaged:
            tell_findings(report)
            raise Mistake("backup-damaged", file=str(file))
        wanted = None
        if table:
            journal = await Journal.inspect(url_of(source))
            try:
                wanted = [one.table for one in await Catalogue(journal.database).find(table)]
            finally:
                await journal.close()
        with nullcontext() if wanted else claimed(url):
            await (await Journal.open(url)).close()
            try:
                with Progress(say(language, "backup-copying"), 0) as progress:
                    await restore(target, source, progress.reach_of, wanted, replace)
            finally:
                await target.close()
        return report

    with tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(go(Path(folder)))
    print(say(language, "restore-done", tables=len(table) if table else report.tables))
    tell_findings(report)
