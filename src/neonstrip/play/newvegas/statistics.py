"""What a game of Welcome to New Las Vegas tells about its players, gathered while it is played again."""

from __future__ import annotations

from collections import Counter

import numpy as np
from msgspec import Struct

from neonstrip.play import statistics
from neonstrip.play.game import Game
from neonstrip.play.newvegas.acme_view import Action
from neonstrip.play.newvegas.measures import measures
from neonstrip.play.newvegas.sheet_view import BONUSES
from neonstrip.play.newvegas.ties import tie_break
from neonstrip.rules.newvegas.game import score_acme
from neonstrip.rules.newvegas.moves import GRAMMAR
from neonstrip.rules.newvegas.printed import (
    ACTIONS,
    AREAS,
    BUNDLES,
    COLOURS,
    COLUMNS,
    DEBTS,
    FIGURES,
    IMPROVABLE,
    PROJECT_POINTS,
    TOTAL,
)
from neonstrip.rules.newvegas.state import ACT, GRAND, NO_HOTEL, NONE, PLAYING

ACTION_OF_MOVE = dict(zip(("build", "improve", "show", "inaugurate", "drive"), ACTIONS, strict=True))
ACTION_OF_MOVE["encore"] = ACTION_OF_MOVE["show"]


class Scored(Struct):
    """A project that a player scored."""

    points: int
    round: int
    first: bool
    """Whether it brought the higher points."""


class TakenRound(Struct):
    """What a player took in a round: a number with an action, or nothing if they had to refuse."""

    number: int | None
    action: Action | None
    used: bool
    """Whether the action was used."""
    alone: bool = False
    """Whether nobody else took the same."""


class Player(Struct):
    """A player's game."""

    name: str
    areas: dict[str, int]
    total: int
    bundles: int
    debts: int
    refusals: int
    taken: list[TakenRound]
    """Round by round."""
    actions: dict[str, int]
    """How often each action was used, bonus actions included."""
    bonuses: dict[str, int]
    numbers: dict[int, int]
    """How often each number stands in the city."""
    improved: dict[str, int]
    projects: dict[str, Scored]
    blocks: int
    """How far the limousine drove."""
    home: bool
    hotels: int
    grand: int


class Watcher(statistics.Watcher):
    """Watches a game being played again."""

    def __init__(self, game: Game) -> None:
        self.solo = bool(game.state.middle["solo"][0])
        self.taken: list[list[TakenRound]] = [[] for _ in game.names]
        self.used = [Counter[str]() for _ in game.names]
        self.course: list[list[int]] = [[figure] for figure in self._totals(game)]
        self.ends: list[int] = []
        self._stage = self._turn = 0
        self._chosen: dict[int, int] = {}
        """The combination that each seat took this round."""

    def before(self, game: Game, seat: int, move: int) -> None:
        """A move is about to be made."""
        self._stage, self._turn = int(game.state.middle["stage"][0]), game.rules.public_turn(game.state)
        family = GRAMMAR.name_of(move)
        if family in ACTION_OF_MOVE:
            self.used[seat][ACTION_OF_MOVE[family]] += 1
        if family == "confirm":
            draft = game.state.drafts[seat]
            self._chosen[seat] = int(draft["combination"])
            action = None if draft["action"] == NONE else ACTIONS[draft["action"]]
            number = None if draft["chosen"] == NONE else int(draft["chosen"])
            self.taken[seat].append(TakenRound(number, action, action is not None and int(draft["phase"]) != ACT))

    def after(self, game: Game, seat: int, move: int) -> None:
        """A move was made."""
        if self._stage != PLAYING or game.rules.public_turn(game.state) == self._turn:
            return
        often = Counter(self._chosen.values())
        for each, combination in self._chosen.items():
            self.taken[each][-1].alone = combination != NONE and often[combination] == 1 < len(game.names)
        self._chosen.clear()
        for line, figure in zip(self.course, self._totals(game), strict=True):
            line.append(figure)
        self.ends.append(len(self.ends) + 1)

    def _totals(self, game: Game) -> list[int]:
        """N-SCORE-1 to N-SCORE-8: everybody's points if the game ended now, votes counted; N-SOLO-8: the ACME's too."""
        state = game.state
        totals = [row[TOTAL] for row in measures(state.middle, state.sheets, 0, len(game.names))]
        if self.solo:
            figures = np.zeros(FIGURES, np.int64)
            score_acme(state.middle, state.sheets, figures)
            totals.append(int(figures[TOTAL]))
        return totals

    def tie(self, results: list[int], winners: list[str]) -> str | None:
        """N-SCORE-9, N-SOLO-12: what decided between those with the most points, if there were several."""
        acme = self.course[-1][-1] if self.solo else None
        return tie_break(results, [player.hotels for player in self.players], len(winners), acme)

    def finish(self, game: Game) -> list[Player]:
        """Everybody's game."""
        rows = measures(game.state.middle, game.state.sheets, 0, len(game.names))
        self.players = [self._player(game, seat, row) for seat, row in enumerate(rows)]
        return self.players

    def _player(self, game: Game, seat: int, row: list[int]) -> Player:
        middle, sheet = game.state.middle[0], game.state.sheets[seat]
        hotels = sheet["hotel"].tolist()
        return Player(
            name=game.names[seat],
            areas=dict(zip(AREAS, row, strict=False)),
            total=row[TOTAL],
            bundles=row[BUNDLES],
            debts=row[DEBTS],
            refusals=int(sheet["refusals"]),
            taken=self.taken[seat],
            actions={action: self.used[seat][action] for action in ACTIONS},
            bonuses={bonus: sheet["group"].tolist().count(i) for i, bonus in enumerate(BONUSES) if bonus},
            numbers=dict(
                sorted(Counter(number for number in sheet["number"].ravel().tolist() if number != NONE).items())
            ),
            improved=dict(zip(COLUMNS[:IMPROVABLE], sheet["improved"].tolist(), strict=True)),
            projects={
                name: Scored(points, scored, bool(points == PROJECT_POINTS[colour, middle["projects"][colour], 0]))
                for colour, (name, points, scored) in enumerate(
                    zip(COLOURS, sheet["points"].tolist(), sheet["scored"].tolist(), strict=True)
                )
                if points
            },
            blocks=int(sheet["blocks"]),
            home=bool(sheet["home"]),
            hotels=len(hotels) - hotels.count(NO_HOTEL),
            grand=hotels.count(GRAND),
        )
