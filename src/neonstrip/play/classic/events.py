"""What the last move brought about, with names instead of numbers. All of it is public."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from neonstrip.rules.casinos.seating import NOBODY
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
    return [*names, *[""] * (MAX_PLAYERS - len(names)), WHITE]


def list_events(state: Records, names: Sequence[str]) -> list[dict[str, Any]]:
    """What the last move brought about, in its order."""
    owners = owner_names(names)
    return [_event(written, owners) for written in state["events"][0][: state["happened"][0]].tolist()]


def _event(written: list[int], owners: list[str]) -> dict[str, Any]:
    name = events.NAMES[written[0]]
    event: dict[str, Any] = {"event": name}
    for fact, value in zip(EVENTS[name], written[1:], strict=False):
        event[fact] = _fact(fact, value, owners)
    return event


def _fact(fact: str, value: int, owners: list[str]) -> Any:
    if fact in ("player", "owner"):
        return owners[value] if value != NOBODY else None
    return value + 1 if fact == "site" else value
