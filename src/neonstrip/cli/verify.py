"""`neonstrip verify`: whether a recorded game is true."""

import json
from typing import Annotated

import typer

from neonstrip.cli.app import app
from neonstrip.cli.warm import ensure_compiled
from neonstrip.locales import say, system_language
from neonstrip.play import Record, verify
from neonstrip.play.fairness import commitment
from neonstrip.play.verification import proved


@app.command("verify")
def verify_command(
    file: Annotated[str, typer.Argument(help="A record, as `neonstrip play` saves it.", metavar="FILE")],
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object instead of a sentence.")] = False,
) -> None:
    """Play a recorded game again from its seed, check every move and the results, and say whether all is true."""
    record = Record.load(file)
    ensure_compiled(record.game)
    game = verify(record)
    found = proved(record)
    promised = commitment(record.server) if record.server else None
    drew, silent = (
        [record.names[seat] for seat in seats] for seats in ((found.seats, found.silent) if found else ((), ()))
    )
    if as_json:
        told = {"verified": True, "game": record.game, "moves": len(record.moves), "finished": game.is_over}
        told |= {"proof": found.proof if found else None, "drew": drew, "silent": silent, "commitment": promised}
        print(json.dumps({**told, "results": dict(zip(record.names, game.results(), strict=True))}))
        return
    finished = "yes" if game.is_over else "no"
    language = system_language()
    typer.echo(say(language, "verified", moves=len(record.moves), finished=finished))
    if found:
        typer.echo(say(language, f"verified-{found.proof}", names=", ".join(drew)))
        typer.echo(say(language, "verified-commitment", commitment=promised))
    for seat in sorted(record.pledges):
        typer.echo(say(language, "verified-pledge", name=record.names[seat], pledge=record.pledges[seat]))
    if silent:
        typer.echo(say(language, "verified-silent", names=", ".join(silent)))
