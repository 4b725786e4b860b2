"""What the last move brought about, with names instead of numbers. All of it is public."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from neonstrip.play.casinos import events as casinos
from neonstrip.rules.classic import events
from neonstrip.rules.classic.printed import MAX_PLAYERS
from neonstrip.rules.kernel import Records

EVENTS = events.EVENTS
"""All events with their facts."""
FACTS: dict[str, Any] = {"player": str | None, "owner": str | None}
"""What the facts of events are; all others are numbers."""
WHITE = "neutral"
"""The owner of white dice: a name that no player can have."""


def owner_names(names: Sequence[str]) -> list[str]:
    """The names of all owners of dice, by number."""
    return casinos.owner_names(names, MAX_PLAYERS, (WHITE,))


def list_events(state: Records, names: Sequence[str]) -> list[dict[str, Any]]:
    """What the last move brought about, in its order."""
    return casinos.written(state, EVENTS, {**casinos.names_of_owners(owner_names(names)), "site": _number})


def _number(casino: int) -> int:
    return casino + 1
