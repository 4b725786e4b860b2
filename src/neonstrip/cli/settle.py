"""`neonstrip settle`: the end of a round of the printed game."""

import json
from typing import Annotated, Any

import typer
from rich.console import Console

from neonstrip.cli.app import app
from neonstrip.cli.warm import ensure_compiled
from neonstrip.locales import say, system_language
from neonstrip.play.record import read_text


@app.command("settle")
def settle_command(
    file: Annotated[str, typer.Argument(help="A position in JSON; docs/settle.md has the format.", metavar="FILE")],
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object instead of sentences.")] = False,
) -> None:
    """Score the end of a round from a position of the printed Las Vegas or Las Vegas Royale."""
    # The rules are loaded here, so that commands of another game start without them.
    from neonstrip.play.royale.position_file import parse
    from neonstrip.play.royale.settlement import settle_position

    position = parse(read_text(file))
    ensure_compiled("royale")
    result = settle_position(position)
    if as_json:
        print(json.dumps(result, ensure_ascii=False))
        return
    console = Console(highlight=False)
    for line in tell(result, system_language()):
        console.print(line, markup=False)


def tell(result: dict[str, Any], language: str) -> list[str]:
    """The settlement in words, casino by casino."""
    from neonstrip.rules.royale.facts import DOUBLE_DOWN, FINE, TILE_CODES

    lines = []
    for casino in result["casinos"]:
        lines.append(say(language, "settle-casino", number=casino["number"]))
        if casino["tied"]:
            owners = [owner_name(owner, language) for owner in casino["tied"]]
            lines.append("   " + say(language, "settle-tied", owners=", ".join(owners)))
        for award in casino["awards"]:
            lines.append("   " + say(language, "settle-award", player=award["to"], amount=award["amount"]))
        for amount in casino["returned"]:
            lines.append("   " + say(language, "settle-returned", amount=amount))
    for reward in result["tiles"]:
        lines.append(say(language, "settle-tile", tile=reward["tile"], player=reward["to"], amount=reward["amount"]))
    if field := result.get("double_down"):
        owners = [owner_name(owner, language) for owner in field["tied"]]
        lines.append(say(language, "settle-field-tied", tile=TILE_CODES[DOUBLE_DOWN], owners=", ".join(owners)))
    if box := result.get("black_box"):
        lines.append(say(language, "settle-box", splits=box["splits"], takes=box["takes"]))
    for fine in result["fines"]:
        if fine["cash"] is None:
            lines.append(say(language, "settle-fine-later", player=fine["from"], fine=FINE))
        else:
            facts = {"player": fine["from"], "cash": fine["cash"], "jetons": fine["jetons"]}
            lines.append(say(language, "settle-fine", **facts))
    if result["next_starter"]:
        lines.append(say(language, "settle-starter", player=result["next_starter"]))
    else:
        lines.append(say(language, "settle-no-starter"))
    return lines


def owner_name(owner: str, language: str) -> str:
    """A player's name, or the word for an imagined player."""
    return say(language, f"owner-{owner}") if owner in ("neutral", "grey") else owner
