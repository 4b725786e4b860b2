"""The review of a game, as it is shown, sent and kept. Chances go from 0 to 1; amounts are thousands or points."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from neonstrip.bots.advice import Reason
from neonstrip.bots.review.questions import ToldMove


class Stroke(Struct):
    """Something that chance did: a throw, the prizes of a new round, new cards, or what a tile or a guess brought."""

    kind: Literal["throw", "round", "cards", "guess", "tile", "end"]
    seat: int | None = None
    small: list[int] = []
    """A throw: the numbers on the small dice, on the big one and on white ones."""
    big: int | None = None
    white: list[int] = []


class Point(Struct):
    """A place of the game at which chances were weighed: a decision, the start or the end."""

    kind: Literal["start", "decision", "end"]
    move: int
    """How many moves had been made."""
    round: int
    before: list[float]
    """Each seat's chance to win, if the best choice is taken now."""
    after: list[float]
    """The same after what was played."""
    luck: list[float]
    """What chance had changed for each seat since the point before."""
    strokes: list[Stroke]
    """What chance had done since then."""
    seat: int | None = None
    played: list[ToldMove] = field(default_factory=list)
    best: list[ToldMove] = field(default_factory=list)
    reasons: list[Reason] = field(default_factory=list)
    """Why the best is better, where something else was played: those of hints."""
    verdict: str = "best"
    loss: float = 0.0
    """The chance to win that was given away; below zero if what was played was better than the planner's choice."""
    error: float = 0.0
    """Its standard error."""
    amount: float = 0.0
    """Money at the end of the round, or points at the end of the game, with what was played."""
    best_amount: float = 0.0
    amount_error: float = 0.0


class Share(Struct):
    """What a player's result was made of: start + luck + play + others = result."""

    name: str
    kind: str
    start: float
    luck: float
    play: float
    others: float
    result: float
    """One for a win, less for a shared one, nothing for a loss."""
    luck_error: float
    play_error: float
    others_error: float
    decisions: int
    verdicts: dict[str, int]
    """How many decisions were called what."""
    lost_amount: float
    """Money or points given away by decisions that were worse than good."""


class TurningPoint(Struct):
    """A turning point: where play or luck changed most."""

    point: int
    by: Literal["play", "luck"]
    seat: int
    """Whose chance it changed."""
    change: float
    stroke: Stroke | None = None
    """What chance did, where it was luck: of several strokes the one that is told."""


class Review(Struct):
    """A game reviewed."""

    game: str
    names: list[str]
    results: list[int]
    winners: list[str]
    worlds: int
    seed: str
    points: list[Point]
    turns: list[TurningPoint]
    """Turning points, the greatest first."""
    players: list[Share]

    def __post_init__(self) -> None:
        """Reviews that were kept before turning points had strokes get them now."""
        for turn in self.turns:
            if turn.by == "luck" and turn.stroke is None:
                turn.stroke = told_stroke(self.points[turn.point].strokes)


def told_stroke(strokes: list[Stroke]) -> Stroke:
    """The stroke of luck to tell: a throw says most, else the last of all. Where there is none, a tile was at work."""
    thrown = [stroke for stroke in strokes if stroke.kind == "throw"]
    return (thrown or strokes or [Stroke("tile")])[-1]
