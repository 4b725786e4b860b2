"""The end of a round of the printed game in words."""

from collections.abc import Mapping
from typing import Any

from neonstrip.cli.terminal.casinos.settlement import tell_casinos
from neonstrip.locales import say
from neonstrip.rules.royale.printed import FINE, TILE_CODES
from neonstrip.rules.royale.tiles.double_down import DOUBLE_DOWN


def tell(result: Mapping[str, Any], language: str) -> list[str]:
    """The settlement in words, casino by casino."""
    imagined = {owner: say(language, f"owner-{owner}") for owner in ("neutral", "grey")}
    lines = tell_casinos(result["casinos"], imagined, language)
    for reward in result["tiles"]:
        lines.append(say(language, "settle-tile", tile=reward["tile"], player=reward["to"], amount=reward["amount"]))
    if field := result.get("double_down"):
        owners = [imagined.get(owner, owner) for owner in field["tied"]]
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
