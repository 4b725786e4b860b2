"""The end of a round of the printed game in words."""

from typing import Any

from neonstrip.locales import say
from neonstrip.rules.royale.facts import FINE, TILE_CODES
from neonstrip.rules.royale.tiles.double_down import DOUBLE_DOWN


def tell(result: dict[str, Any], language: str) -> list[str]:
    """The settlement in words, casino by casino."""
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
