"""What characters say now and then: a word about what everybody at the table was just told.

It follows from the events and from who sits there, and front ends have words for it by its name (`remark-...`).
"""

from __future__ import annotations

import hashlib
from collections.abc import Container, Sequence
from typing import Any, NamedTuple

from msgspec import Struct

from neonstrip.bots.characters import CHARACTERS
from neonstrip.play.occasions import DEFEAT, ENVY, HELLO, VICTORY, occasions

QUIET = 8
"""Lines after a remark in which nobody says anything, but for the end."""
RARE = 3
"""One in so many occasions is talked about."""
VARIANTS = 2
"""Ways to say the same."""

Cast = dict[str, str]
"""The characters at a table, by the names of their seats."""


class Topic(NamedTuple):
    """What somebody may have a word to say about."""

    occasion: str
    name: str


class Said(NamedTuple):
    """Who says what."""

    name: str
    says: str


class Wit(Struct):
    """The chance that remarks are made by: anybody can reckon it, and it always falls out the same."""

    number: int

    @classmethod
    def at(cls, table: str, line: int) -> Wit:
        """By the number of a line that everybody reads: how many events there were would tell of private ones."""
        return cls(int.from_bytes(hashlib.sha256(f"{table}/{line}".encode()).digest()[:8]))

    def below(self, many: int) -> int:
        self.number, drawn = divmod(self.number, many)
        return drawn


def at_start(cast: Cast) -> list[Topic]:
    return [Topic(HELLO, name) for name in cast]


def at_end(cast: Cast, winners: Container[str]) -> list[Topic]:
    return [Topic(VICTORY if name in winners else DEFEAT, name) for name in cast]


def in_between(game: str, events: Sequence[dict[str, Any]], cast: Cast, wit: Wit) -> list[Topic]:
    """Who may have a word to say about events, and about what; mostly nobody has."""
    happened = occasions(game, events)
    if not happened or wit.below(RARE):
        return []
    topics = [Topic(occasion, name) for occasion, name, _ in happened if name in cast]
    others = {other for _, name, envied in happened if envied for other in cast if other != name}
    return topics or [Topic(ENVY, name) for name in cast if name in others]


def pick(topics: Sequence[Topic], cast: Cast, wit: Wit) -> Said | None:
    """One of them says one thing, if there is anything to say."""
    if not topics:
        return None
    occasion, name = topics[wit.below(len(topics))]
    return Said(name, f"{CHARACTERS[cast[name]]}-{occasion}-{1 + wit.below(VARIANTS)}")
