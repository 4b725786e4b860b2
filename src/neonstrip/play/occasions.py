"""Occasions: what somebody at a table may have a word to say about. All of it is public.

Each game lists which of its events are occasions, and for whom: `play/GAME/occasions.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import Struct

from neonstrip.games import part

HELLO, VICTORY, DEFEAT = "hello", "victory", "defeat"
BIG, TIED, PROJECT, UNLUCKY, ENVY = "big", "tied", "project", "unlucky", "envy"
OCCASIONS = (HELLO, VICTORY, DEFEAT, BIG, TIED, PROJECT, UNLUCKY, ENVY)


class Occasion(Struct, frozen=True):
    """Something that an event may be."""

    name: str
    who: str = "player"
    """The fact that names whom it happened to."""
    counts: str = ""
    """The fact that must be so much, if any."""
    least: int = 0
    envied: bool = False
    """Whether somebody else may have a word about it instead."""


class OccasionsPart(Protocol):
    """The occasions of a game: `play/GAME/occasions.py`, which a game may leave out."""

    OCCASIONS: dict[str, Occasion]
    """By the names of its events."""


def occasions_of(game: str) -> dict[str, Occasion]:
    """The occasions of a game, by the names of its events."""
    found: OccasionsPart | None = part(game, "play.occasions")
    return found.OCCASIONS if found else {}


def occasions(game: str, events: Sequence[dict[str, Any]]) -> list[tuple[str, str, bool]]:
    """What happened in some events: the occasion, to whom, and whether that can be envied."""
    found = []
    for event in events:
        occasion = occasions_of(game).get(event["event"])
        if occasion and event[occasion.who] and (not occasion.counts or event[occasion.counts] >= occasion.least):
            found.append((occasion.name, event[occasion.who], occasion.envied))
    return found
