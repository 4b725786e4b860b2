"""`neonstrip settle`: the end of a round of the printed game."""

import json
from collections.abc import Mapping
from typing import Annotated, Any, Protocol

import typer
from rich.console import Console

from neonstrip.cli.app import app
from neonstrip.cli.warm import ensure_compiled
from neonstrip.games import part
from neonstrip.locales import system_language
from neonstrip.play.record import read_text
from neonstrip.play.settling import settled_game, settlement_of


@app.command("settle")
def settle_command(
    file: Annotated[
        str, typer.Argument(help="A position in JSON; `neonstrip doc settle` has the format.", metavar="FILE")
    ],
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object instead of sentences.")] = False,
) -> None:
    """Score the end of a round from a position of the printed game."""
    text = read_text(file)
    game = settled_game(text)
    settlement = settlement_of(game)
    position = settlement.read(text)
    ensure_compiled(game)
    result = settlement.settle(position)
    if as_json:
        print(json.dumps(result, ensure_ascii=False))
        return
    console = Console(highlight=False)
    for line in words_of(game).tell(result, system_language()):
        console.print(line, markup=False)


class SettlementWords(Protocol):
    """A settlement in words: `cli/terminal/GAME/settlement.py`, wherever there is a `play/GAME/settlement.py`."""

    def tell(self, result: Mapping[str, Any], language: str) -> list[str]:
        """The settlement, line by line."""


def words_of(game: str) -> SettlementWords:
    """How a game tells a settlement."""
    found: SettlementWords = part(game, "cli.terminal.settlement")
    return found
