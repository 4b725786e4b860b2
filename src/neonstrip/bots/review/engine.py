"""A review in the making: its questions can be answered anywhere and in any order, and the report is the same."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor

from neonstrip.bots.review.chances import at_once, one_by_one
from neonstrip.bots.review.gathering import Gathering
from neonstrip.bots.review.questions import Finding, Question
from neonstrip.bots.review.report import Point, Review, Stroke
from neonstrip.bots.review.reviewer import reviewer, weigh
from neonstrip.bots.review.shares import DIGITS, share_of, turning_points
from neonstrip.bots.review.verdicts import verdict
from neonstrip.play import Record

SEED = "1"


class Reviewing:
    """The questions of a finished game, asked move by move, and the report when they are answered."""

    def __init__(self, record: Record, worlds: int | None = None, seed: str = SEED) -> None:
        self.record, self.seed = record, seed
        self.worlds = worlds or reviewer(record.game).worlds
        self.gathering = Gathering(record, self.worlds, seed)
        self.game, self.asked = self.gathering.game, self.gathering.asked

    def gather(self) -> None:
        """Ask everything at one go."""
        while self.gathering.step():
            pass

    @property
    def questions(self) -> list[Question]:
        return [asked.question for asked in self.asked]

    def report(self, findings: list[Finding]) -> Review:
        """The review, from the answers in the order of the questions."""
        game, seats = self.game, range(len(self.game.names))
        points = self._points(findings)
        return Review(
            game=self.record.game,
            names=game.names,
            results=game.results(),
            winners=game.winners(),
            worlds=self.worlds,
            seed=self.seed,
            points=points,
            turns=turning_points(points),
            players=[share_of(points, seat, game.names[seat], game.kinds[seat], self.worlds) for seat in seats],
        )

    def _points(self, findings: list[Finding]) -> list[Point]:
        weighed = at_once(self.asked, findings) if self.game.rules.simultaneous else one_by_one(findings)
        points = list[Point]()
        for asked, finding, (before, after, error) in zip(self.asked, findings, weighed, strict=True):
            seat = asked.question.seat
            before, after = _rounded(before), _rounded(after)
            if not points:
                points.append(Point("start", asked.move, asked.round, before, before, [0.0] * len(before), []))
                if not asked.decides:
                    continue
            loss = round(before[seat] - after[seat], DIGITS)
            points.append(
                Point(
                    kind="decision",
                    move=asked.move,
                    round=asked.round,
                    before=before,
                    after=after,
                    luck=_changes(points[-1].after, before),
                    strokes=asked.strokes,
                    seat=seat,
                    played=finding.played,
                    best=finding.best,
                    reasons=finding.reasons,
                    verdict=verdict(loss, error) if asked.decides else "best",
                    loss=loss,
                    error=round(error, DIGITS),
                    amount=round(finding.amounts[1], 1),
                    best_amount=round(finding.amounts[0], 1),
                    amount_error=round(finding.amount_error, 1),
                )
            )
        result, last = self._result(), points[-1]
        luck = _changes(last.after, result)
        points.append(
            Point(
                "end",
                len(self.record.moves),
                last.round,
                result,
                result,
                luck,
                [*self.gathering.strokes, Stroke("end")],
            )
        )
        return points

    def _result(self) -> list[float]:
        """One for a win, or a share of it."""
        winners = self.game.winners()
        return _rounded([(name in winners) / max(1, len(winners)) for name in self.game.names])


def review(reviewing: Reviewing, pool: Executor | None = None, progress: Callable[[int], None] | None = None) -> Review:
    """Answer all questions, with the help of a pool of processes if there is one. `progress` hears how far it is."""
    questions, findings = reviewing.questions, list[Finding]()
    for finding in map(weigh, questions) if pool is None else pool.map(weigh, questions):
        findings.append(finding)
        if progress:
            progress(len(findings))
    return reviewing.report(findings)


def _rounded(chances: list[float]) -> list[float]:
    return [round(chance, DIGITS) for chance in chances]


def _changes(before: list[float], after: list[float]) -> list[float]:
    return [round(b - a, DIGITS) for a, b in zip(before, after, strict=True)]
