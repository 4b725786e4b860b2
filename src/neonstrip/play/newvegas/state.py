"""The state of a game, as the rest of the house handles it: the middle, the sheets as all know them, their drafts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from neonstrip.rules.kernel import Records
from neonstrip.rules.newvegas.state import MIDDLE, SHEET


class Fields:
    """A record to read from: its fields by name, several times faster than NumPy finds them in a record itself."""

    __slots__ = ("_at", "_records")

    def __init__(self, records: Records, at: int = 0) -> None:
        self._records, self._at = records, at

    def __getattr__(self, name: str) -> Any:
        field = self._records[name]
        return field[self._at] if field.dtype.names is None else Fields(field, self._at)


@dataclass
class GameState:
    """Three arrays that go into the rules together."""

    middle: Records
    sheets: Records
    drafts: Records

    @classmethod
    def blank(cls, players: int) -> GameState:
        return cls(np.zeros(1, MIDDLE), np.zeros(players, SHEET), np.zeros(players, SHEET))

    @classmethod
    def unpack(cls, data: bytes, players: int) -> GameState:
        """A state from what `tobytes` made of it."""
        sheets, drafts = MIDDLE.itemsize, MIDDLE.itemsize + players * SHEET.itemsize
        middle = np.frombuffer(data, MIDDLE, 1)
        papers = (np.frombuffer(data, SHEET, players, start) for start in (sheets, drafts))
        return cls(middle.copy(), *(paper.copy() for paper in papers))

    def copy(self) -> GameState:
        return GameState(self.middle.copy(), self.sheets.copy(), self.drafts.copy())

    def tobytes(self) -> bytes:
        return bytes(self.middle.tobytes() + self.sheets.tobytes() + self.drafts.tobytes())
