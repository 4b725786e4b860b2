"""The end of a round of the printed game in words: what is told alike in several games."""

from typing import Any

from neonstrip.locales import say


def tell_casinos(casinos: list[dict[str, Any]], imagined: dict[str, str], language: str) -> list[str]:
    """Ties, winners and what goes back, casino by casino; `imagined` names the owners that nobody plays."""
    lines = []
    for casino in casinos:
        lines.append(say(language, "settle-casino", number=casino["number"]))
        if casino["tied"]:
            owners = ", ".join(imagined.get(owner, owner) for owner in casino["tied"])
            lines.append("   " + say(language, "settle-tied", owners=owners))
        for award in casino["awards"]:
            lines.append("   " + say(language, "settle-award", player=award["to"], amount=award["amount"]))
        for amount in casino["returned"]:
            lines.append("   " + say(language, "settle-returned", amount=amount))
    return lines
