"""The ACME's ten architects, on the form of the pictured card (N-SOLO-11)."""

import tomllib
from importlib.resources import files
from typing import Any

from neonstrip.rules.newvegas.facts import ACME_AREAS


def _load() -> list[dict[str, Any]]:
    text = files("neonstrip.play.newvegas").joinpath("opponents.toml").read_text("utf-8")
    return sorted(tomllib.loads(text)["opponent"], key=lambda card: int(card["level"]))


OPPONENTS = _load()
"""Easiest first."""


def seat_opponent(t: Any, level: int) -> None:
    """Put an architect's card on a table."""
    card = OPPONENTS[level - 1]
    t.opponent = level
    t.bank_number = card["bank_number"]
    t.crane_modifier = card["crane_modifier"]
    for line, check in enumerate(card["checks"]):
        t.check_project[line] = check["project"]
        for avenue in check["hotels"]:
            t.check_hotels[line, avenue - 1] = 1
    for area, name in enumerate(ACME_AREAS):
        t.acme_values[area] = card[name]["points"]
        t.acme_improves[area] = card[name]["improves_at"]
