"""The ACME's ten architects, on the form of the pictured card (N-SOLO-11)."""

import tomllib
from importlib.resources import files
from typing import Any

from neonstrip.rules.newvegas.printed import ACME_AREAS

ACME = "ACME"


def _load() -> list[dict[str, Any]]:
    text = files("neonstrip.play.newvegas").joinpath("opponents.toml").read_text("utf-8")
    return sorted(tomllib.loads(text)["opponent"], key=lambda card: int(card["level"]))


OPPONENTS = _load()
"""Easiest first."""


def seat_opponent(m: Any, level: int) -> None:
    """Put an architect's card into a middle."""
    card = OPPONENTS[level - 1]
    m.opponent = level
    m.bank_number = card["bank_number"]
    m.crane_modifier = card["crane_modifier"]
    for line, check in enumerate(card["checks"]):
        m.check_project[line] = check["project"]
        for avenue in check["hotels"]:
            m.check_hotels[line, avenue - 1] = 1
    for area, name in enumerate(ACME_AREAS):
        m.acme_values[area] = card[name]["points"]
        m.acme_improves[area] = card[name]["improves_at"]
