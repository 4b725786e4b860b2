"""`neonstrip verify`: whether a recorded game is true."""

import json
from typing import Annotated

import typer

from neonstrip.cli.app import app
from neonstrip.cli.warm import ensure_compiled
from neonstrip.locales import say, system_language
from neonstrip.play import Record, verify
from neonstrip.play.fairness import commitment


@app.command("verify")
def verify_command(
    file: Annotated[str, typer.Argument(help="A record, as `neonstrip play` saves it.", metavar="FILE")],
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object instead of a sentence.")] = False,
) -> None:
    """Play a recorded game again from its seed, check every move and the results, and say whether all is true."""
    record = Record.load(file)
    ensure_compiled(record.game)
    game = verify(record)
    promised = commitment(record.server) if record.server else None
    if as_json:
        facts = {"verified": True, "game": record.game, "moves": len(record.moves), "finished": game.is_over}
        facts |= {"fair": promised is not None, "commitment": promised}
        print(json.dumps({**facts, "results": dict(zip(record.names, game.results(), strict=True))}))
        return
    finished = "yes" if game.is_over else "no"
    typer.echo(say(system_language(), "verified", moves=len(record.moves), finished=finished))
    if promised:
        typer.echo(say(system_language(), "verified-fair", commitment=promised))
