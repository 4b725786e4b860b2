"""What a move would bring if the turn ended with it: made on a copy of what the seat sees, so nothing hidden shows."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from neonstrip.play.game import Game
from neonstrip.play.newvegas.sheet_view import own_figures
from neonstrip.play.newvegas.state import GameState
from neonstrip.rules.newvegas.facts import AREAS
from neonstrip.rules.newvegas.moves import CONFIRM
from neonstrip.rules.newvegas.scoring import DEBTS, TOTAL
from neonstrip.rules.newvegas.state import ENDED, HOLE_LOST, PLAYING, WAIT


@dataclass
class Outcome:
    """How a seat would stand with a turn ended."""

    figures: list[int]
    ended: bool
    holes_lost: int


@dataclass
class Forecast:
    """What a move would change now, others' sheets being as they are known."""

    areas: dict[str, int]
    """Points, only of areas that change."""
    total: int
    ends_game: bool
    holes_lost: int
    debts: int
    """Debts more, or fewer, in the safe."""


class Forecaster:
    """Compares every move of a seat with ending the turn as it is."""

    def __init__(self, game: Game, seat: int) -> None:
        self.rules = game.rules
        self.seat = seat
        self.seen: GameState = game.rules.see(game.state, seat)
        self.now = self._end_turn(self.seen.copy())

    def forecast(self, move: int) -> Forecast:
        """What changes with a legal move of the seat."""
        seen = self.seen.copy()
        self.rules.make(seen, self.seat, move)
        then, now = self._end_turn(seen), self.now
        changes = {area: then.figures[i] - now.figures[i] for i, area in enumerate(AREAS)}
        return Forecast(
            areas={area: points for area, points in changes.items() if points},
            total=then.figures[TOTAL] - now.figures[TOTAL],
            ends_game=then.ended and not now.ended,
            holes_lost=then.holes_lost - now.holes_lost,
            debts=then.figures[DEBTS] - now.figures[DEBTS],
        )

    def best_opening(self, move: int) -> tuple[int, int]:
        """After choosing a number: how many casinos it fits, and the most points that opening one brings now."""
        seen = self.seen.copy()
        self.rules.make(seen, self.seat, move)
        openings = [each for each in self._legal(seen) if self.rules.texts[each].startswith("open ")]
        points = []
        for each in openings:
            opened = seen.copy()
            self.rules.make(opened, self.seat, each)
            points.append(self._end_turn(opened).figures[TOTAL] - self.now.figures[TOTAL])
        return len(openings), max(points, default=0)

    def _end_turn(self, seen: GameState) -> Outcome:
        """The turn is over and everyone has confirmed; others have done nothing that is known.

        Where the turn cannot end yet it is left as it is.
        """
        table = seen.table[0]
        if table.stage == PLAYING and CONFIRM in self._legal(seen):
            for other in range(len(seen.drafts)):
                if other != self.seat:
                    seen.drafts[other]["phase"] = WAIT
                    table.confirmed[other] = 1
            self.rules.make(seen, self.seat, CONFIRM)
        ended = bool(table.stage == ENDED)
        if ended:
            # Votes and the hidden card stay as unknown as they were
            table.stage = PLAYING
        lost = int((seen.drafts[self.seat].hole == HOLE_LOST).sum())
        return Outcome(own_figures(seen, self.seat), ended, lost)

    def _legal(self, seen: GameState) -> list[int]:
        out = np.zeros(self.rules.most_moves, np.int64)
        count = self.rules.list_moves(seen, self.seat, out)
        return [int(move) for move in out[:count]]
