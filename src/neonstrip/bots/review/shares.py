"""How much of a result was luck and how much play. Everything is added up from the same points, so that it adds up."""

from collections.abc import Iterable
from math import sqrt

from neonstrip.bots.review.report import Point, Share, TurningPoint, told_stroke
from neonstrip.bots.review.verdicts import BAD, LEAST_TURN, MOST_TURNS, VERDICTS

DIGITS = 4
START_ERROR = 0.5
"""The most that one world can be off on average, where a chance is weighed."""


def share_of(points: list[Point], seat: int, name: str, kind: str, worlds: int) -> Share:
    """A player's luck, play, and others' play. Luck is the rest, so all errors are in its own, the start's included."""
    own = [point for point in points if point.seat == seat]
    rest = [point for point in points if point.seat not in (seat, None)]
    play_error, others_error = (sqrt(sum(point.error**2 for point in some)) for some in (own, rest))
    return Share(
        name,
        kind,
        start=points[0].before[seat],
        luck=_sum(point.luck[seat] for point in points),
        play=_sum(point.after[seat] - point.before[seat] for point in own),
        others=_sum(point.after[seat] - point.before[seat] for point in rest),
        result=points[-1].after[seat],
        luck_error=round(sqrt(play_error**2 + others_error**2 + START_ERROR**2 / worlds), DIGITS),
        play_error=round(play_error, DIGITS),
        others_error=round(others_error, DIGITS),
        decisions=len(own),
        verdicts={verdict: sum(point.verdict == verdict for point in own) for verdict in VERDICTS},
        lost_amount=round(sum(point.best_amount - point.amount for point in own if point.verdict in BAD), 1),
    )


def turning_points(points: list[Point]) -> list[TurningPoint]:
    """The decisions and strokes of luck that changed most; a stroke counts for who gained or lost most by it."""
    found: list[TurningPoint] = []
    for place, point in enumerate(points):
        if point.seat is not None and point.verdict in BAD:
            found.append(TurningPoint(place, "play", point.seat, -point.loss))
        seat = max(range(len(point.luck)), key=lambda seat: abs(point.luck[seat]))
        found.append(TurningPoint(place, "luck", seat, point.luck[seat], told_stroke(point.strokes)))
    found = [turn for turn in found if abs(turn.change) >= LEAST_TURN]
    return sorted(found, key=lambda turn: -abs(turn.change))[:MOST_TURNS]


def _sum(changes: Iterable[float]) -> float:
    return round(sum(changes), DIGITS)
