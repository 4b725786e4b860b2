"""The end of a round of the printed game in words."""

from collections.abc import Mapping
from typing import Any

from neonstrip.cli.terminal.casinos.settlement import tell_casinos
from neonstrip.locales import say
from neonstrip.play.classic.events import WHITE


def tell(result: Mapping[str, Any], language: str) -> list[str]:
    """The settlement in words, casino by casino."""
    lines = tell_casinos(result["casinos"], {WHITE: say(language, "classic-white")}, language)
    if result["next_starter"]:
        lines.append(say(language, "settle-starter", player=result["next_starter"]))
    return lines
