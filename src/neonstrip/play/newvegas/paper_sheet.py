"""Sheets of the printed game as they were written down: nothing of it is checked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from neonstrip.play.errors import Mistake
from neonstrip.play.newvegas.sheet_findings import Findings
from neonstrip.play.records import Fields
from neonstrip.rules.kernel import Records
from neonstrip.rules.newvegas.city import PRINTED_CITY
from neonstrip.rules.newvegas.printed import AVENUES, EDITIONS, SHOW_COLUMNS, STREETS

PRINTED: Any = Fields(PRINTED_CITY)
BONUSES = ("number", "action", "extension")
KINDS = ("grand", "small")
Lot = tuple[int, int]
"""Street and avenue, from 1."""
Note = Callable[[str, Mistake], None]
"""Notes a place and what is wrong there."""


@dataclass
class PaperSheet:
    """A player's two sheets as the file has them."""

    name: str | None
    seat: int
    city: Any = PRINTED
    """What is printed on them."""
    streets: list[list[int | None]] = field(default_factory=lambda: [[None] * AVENUES for _ in range(STREETS)])
    built: list[Lot] = field(default_factory=list)
    shows_given: list[Lot] = field(default_factory=list)
    show_columns: list[int] = field(default_factory=lambda: [0] * SHOW_COLUMNS)
    improvements: dict[str, int] = field(default_factory=dict)
    checked: int = int(PRINTED_CITY[0].boxes_at_start)
    bonuses: list[tuple[int, str]] = field(default_factory=list)
    holes: list[int] = field(default_factory=list)
    limousine: list[Lot] = field(default_factory=list)
    hotels: dict[str, list[int]] = field(default_factory=lambda: {kind: [] for kind in KINDS})
    projects: dict[str, int] = field(default_factory=dict)
    loan: bool | None = None
    unread: set[str] = field(default_factory=set)

    def has(self, *parts: str) -> bool:
        """Whether these parts could be read."""
        return not self.unread & set(parts)

    @property
    def at(self) -> str:
        """Where the player is in the file, for those who have no name."""
        return f"players[{self.seat + 1}]"

    def noting(self, findings: Findings) -> Note:
        """Notes what is wrong with this sheet, by its place on it."""

        def note(where: str, mistake: Mistake) -> None:
            place = where if self.name is not None else f"{self.at}.{where}".rstrip(".")
            findings.note(place, mistake, self.name, self.seat)

        return note


@dataclass
class PaperAcme:
    """N-SOLO-8: the ACME at the end of a game against it."""

    opponent: int
    hidden: int
    """The number of its hidden card."""
    pile: list[str] = field(default_factory=list)
    hotels: list[int] = field(default_factory=list)
    projects: dict[str, int] = field(default_factory=dict)


@dataclass
class PaperTable:
    """A table of the printed game."""

    edition: str = EDITIONS[0]
    golf: bool = True
    bank: bool = True
    extension_shows: bool = False
    sheets: list[PaperSheet] = field(default_factory=list)
    acme: PaperAcme | None = None
    city: Records = field(default_factory=lambda: PRINTED_CITY)
