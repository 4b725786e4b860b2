"""Remarks: a line that a bot says now and then, made of what everybody at the table was just told.

Nothing of it is in the table's log: it follows from the events and from who sits there, and so do words, which front
ends have by the name of the remark (`remark-...`).
"""

from __future__ import annotations

import hashlib

from msgspec import Struct

from neonstrip.bots.characters import CHARACTERS
from neonstrip.play.occasions import DEFEAT, ENVY, HELLO, VICTORY, occasions
from neonstrip.tables.lines import Line, Remark
from neonstrip.tables.table import Table

QUIET = 8
"""Public lines after a remark in which nobody says anything, but for the end."""
RARE = 3
"""One in so many occasions is talked about."""
VARIANTS = 2
"""Ways to say the same."""


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


def remark_on(table: Table, line: Line) -> Remark | None:
    """What is said about a line that everybody reads, if anything is."""
    cast = {seat.name: number for number, seat in enumerate(table.seats) if seat.character}
    if not cast:
        return None
    wit = Wit.at(table.id, table.dossier.log.public)
    match line.kind:
        case "started":
            topics = [(HELLO, seat) for seat in cast.values()]
        case "over":
            topics = [(VICTORY if name in line.winners else DEFEAT, seat) for name, seat in cast.items()]
        case _:
            topics = _topics(table, line, cast, wit)
    if not topics:
        return None
    occasion, seat = topics[wit.below(len(topics))]
    return Remark(seat, f"{CHARACTERS[table.seats[seat].character]}-{occasion}-{1 + wit.below(VARIANTS)}")


def _topics(table: Table, line: Line, cast: dict[str, int], wit: Wit) -> list[tuple[str, int]]:
    """Who may have a word to say about events, and about what; mostly nobody has."""
    happened = occasions(table.dossier.game, line.events) if line.events else []
    if not happened or wit.below(RARE) or any(said.remark for said in table.dossier.log.lines[-QUIET:]):
        return []
    topics = [(occasion, cast[name]) for occasion, name, _ in happened if name in cast]
    others = {seat for _, name, envied in happened if envied for other, seat in cast.items() if other != name}
    return topics or [(ENVY, seat) for seat in sorted(others)]
