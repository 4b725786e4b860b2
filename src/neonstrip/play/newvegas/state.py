"""The state of a game, as the rest of the house handles it: a table, the sheets as all know them, and their drafts."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from neonstrip.rules.kernel import Records
from neonstrip.rules.newvegas.state import SHEET, TABLE


@dataclass
class GameState:
    """Three arrays that go into the rules together."""

    table: Records
    sheets: Records
    drafts: Records

    @classmethod
    def blank(cls, players: int) -> GameState:
        return cls(np.zeros(1, TABLE), np.zeros(players, SHEET), np.zeros(players, SHEET))

    def copy(self) -> GameState:
        return GameState(self.table.copy(), self.sheets.copy(), self.drafts.copy())

    def tobytes(self) -> bytes:
        return bytes(self.table.tobytes() + self.sheets.tobytes() + self.drafts.tobytes())
