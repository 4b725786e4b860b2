"""`neonstrip doctor`: whether a server has what it needs, and whether anything in its database was damaged or lost."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Annotated

import typer

from neonstrip.cli import surroundings
from neonstrip.cli.app import app
from neonstrip.cli.progress import Progress
from neonstrip.cli.serve import PORT
from neonstrip.cli.surroundings import Check, bad, good
from neonstrip.cli.tables import AsJson, Database
from neonstrip.cli.warm import await_compiled
from neonstrip.games import GAMES
from neonstrip.locales import say, system_language

if TYPE_CHECKING:
    from neonstrip.tables.checkup import Report

WRONG = 1


@app.command("doctor")
def doctor(
    database: Database = None,
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port that is to be served at.")] = PORT,
    url: Annotated[
        str | None, typer.Option(help="Where people visit the server, such as https://tables.example.org: looks there.")
    ] = None,
    names: Annotated[
        bool, typer.Option("--names", help="Tell which tables. Their names are invitations: keep them private.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Look at folders, rules, port and proxy, then read every table and play it again. Changes nothing."""
    # The packages of tables are loaded here, so that other commands start without them.
    from neonstrip.tables.checkup import FINDINGS
    from neonstrip.tables.tokens import alias

    language = system_language()
    checks = [*surroundings.folders(), surroundings.rules(), surroundings.port(port)]
    checks += surroundings.proxy(url) if url else []
    if not as_json:
        tell(checks, language)
    found, report = asyncio.run(look(database))
    checks += found
    if as_json:
        shown = {kind.removeprefix("doctor-"): tables for kind, tables in report.found.items()}
        damaged = {kind: tables if names else [alias(table) for table in tables] for kind, tables in shown.items()}
        counts = {"tables": report.tables, "events": report.events, "sealed": report.sealed}
        told = [{"check": one.name, "ok": one.ok, "text": one.words(language)} for one in checks]
        print(json.dumps({**counts, "damaged": bool(damaged), "found": damaged, "checks": told}, ensure_ascii=False))
    else:
        tell(found, language)
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
    if report.found or not all(check.ok for check in checks):
        raise typer.Exit(WRONG)


def tell(checks: list[Check], language: str) -> None:
    for check in checks:
        print("✓" if check.ok else "✗", check.words(language))


async def look(database: str | None) -> tuple[list[Check], Report]:
    """The database as it is, and what is in it."""
    from neonstrip.tables.checkup import examine
    from neonstrip.tables.storage import Journal, default_url

    journal = await Journal.inspect(database or default_url())
    try:
        risks = await journal.database.risks()
        checks = [bad("database", "doctor-database-risk", setting=risk) for risk in risks] or [
            good("database", "doctor-database")
        ]
        await await_compiled(*GAMES)
        with Progress(say(system_language(), "doctor-reading"), 0) as progress:
            return checks, await examine(journal, progress.reach_of)
    finally:
        await journal.close()
