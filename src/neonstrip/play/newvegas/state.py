"""The state of a game, as the rest of the house handles it: the middle, the sheets as all know them, their drafts."""

from __future__ import annotations

from dataclasses import dataclass, field

from neonstrip.play.records import blank, duplicate, read
from neonstrip.rules.kernel import Records
from neonstrip.rules.newvegas.state import MIDDLE, SHEET


@dataclass
class GameState:
    """Three arrays that go into the rules together."""

    middle: Records
    sheets: Records
    drafts: Records
    with_loan: tuple[tuple[object, ...], bytes] = field(default=((), b""), repr=False, compare=False)
    """The sheets shown to who knows of the loan, and the moment that they are of."""

    @classmethod
    def blank(cls, players: int) -> GameState:
        return cls(blank(1, MIDDLE), blank(players, SHEET), blank(players, SHEET))

    @classmethod
    def unpack(cls, data: bytes, players: int) -> GameState:
        """A state from what `tobytes` made of it."""
        sheets, drafts = MIDDLE.itemsize, MIDDLE.itemsize + players * SHEET.itemsize
        return cls(read(data[:sheets], MIDDLE), read(data[sheets:drafts], SHEET), read(data[drafts:], SHEET))

    def copy(self) -> GameState:
        return GameState(duplicate(self.middle), duplicate(self.sheets), duplicate(self.drafts))

    def tobytes(self) -> bytes:
        return bytes(self.middle.tobytes() + self.sheets.tobytes() + self.drafts.tobytes())
