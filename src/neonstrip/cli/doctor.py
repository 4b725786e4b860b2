"""`neonstrip doctor`: whether anything in a database was damaged, changed or lost."""

from __future__ import annotations

import asyncio
import json
from typing import Annotated

import typer

from neonstrip.cli.app import app
from neonstrip.cli.progress import Progress
from neonstrip.cli.warm import ensure_compiled
from neonstrip.games import GAMES
from neonstrip.locales import say, system_language

DAMAGED = 1


@app.command("doctor")
def doctor(
    database: Annotated[
        str | None, typer.Option(help="sqlite:///FILE or postgresql://...; by default the file in your data folder.")
    ] = None,
    names: Annotated[
        bool, typer.Option("--names", help="Tell which tables. Their names are invitations: keep them private.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object instead of sentences.")] = False,
) -> None:
    """Read every table, check that nothing was changed or lost, and play each of them again. Changes nothing."""
    # The packages of tables are loaded here, so that other commands start without them.
    from neonstrip.tables.checkup import FINDINGS, Report, examine
    from neonstrip.tables.storage import Journal, default_url
    from neonstrip.tables.tokens import alias

    language = system_language()

    async def go() -> Report:
        journal = await Journal.inspect(database or default_url())
        try:
            ensure_compiled(*GAMES)
            with Progress(say(language, "doctor-reading"), 0) as progress:

                def reach(done: int, total: int) -> None:
                    progress.total = total
                    progress.bar.update(progress.task, total=total)
                    progress.reach(done)

                return await examine(journal, reach)
        finally:
            await journal.close()

    report = asyncio.run(go())
    if as_json:
        shown = {kind.removeprefix("doctor-"): tables for kind, tables in report.found.items()}
        found = {kind: tables if names else [alias(table) for table in tables] for kind, tables in shown.items()}
        counts = {"tables": report.tables, "events": report.events, "sealed": report.sealed}
        print(json.dumps({**counts, "damaged": bool(found), "found": found}))
    else:
        print(say(language, "doctor-read", tables=report.tables, events=report.events))
        if report.sealed:
            print(say(language, "doctor-sealed", tables=report.sealed))
        for kind in FINDINGS:
            if tables := report.found.get(kind):
                print(say(language, kind, tables=len(tables)))
                for table in tables:
                    print(f"  {alias(table)}" + (f"  {table}" if names else ""))
        if not report.found:
            print(say(language, "doctor-whole"))
    if report.found:
        raise typer.Exit(DAMAGED)
