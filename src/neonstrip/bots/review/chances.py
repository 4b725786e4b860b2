"""Chances to win along a game, from what was found at each decision."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from neonstrip.bots.review.gathering import Asked
from neonstrip.bots.review.questions import Finding
from neonstrip.bots.thinking import Values

Chances = list[float]


def one_by_one(findings: Sequence[Finding]) -> list[tuple[Chances, Chances, float]]:
    """For each decision: everybody's chances with the best and with what was played, and the error of the loss."""
    return [([pair[0] for pair in each.chances], [pair[1] for pair in each.chances], each.error) for each in findings]


def at_once(asked: Sequence[Asked], findings: Sequence[Finding]) -> list[tuple[Chances, Chances, float]]:
    """The same where all decide at once: from everybody's points.

    At the beginning of a round all are expected to play their best; then one after the other what they did takes its
    place. So the order of seats hardly matters, and what one gave away is seen in the others' chances.
    """
    if len(findings[0].chances) == asked[0].question.seats == 1:
        return one_by_one(findings)  # alone: an opponent without a seat is in the chance already
    points = np.zeros(asked[0].question.seats)
    found = []
    for place, (one, finding) in enumerate(zip(asked, findings, strict=True)):
        if place == 0 or one.strokes:
            together = [place, *_same_turn(asked, place)]
            for each in together:
                points[asked[each].question.seat] = findings[each].amounts[0]
        before = odds(points, finding.unit)
        points[one.question.seat] = finding.amounts[1]
        after = odds(points, finding.unit)
        own = before[one.question.seat]
        found.append((before, after, own * (1 - own) / finding.unit * finding.amount_error))
    return found


def _same_turn(asked: Sequence[Asked], first: int) -> list[int]:
    """The questions after one that were asked before the next reveal."""
    later = []
    for place in range(first + 1, len(asked)):
        if asked[place].strokes:
            break
        later.append(place)
    return later


def odds(points: Values, unit: float) -> Chances:
    """Everybody's chance, by how far they are ahead."""
    weights = np.exp((points - points.max()) / unit)
    return [float(each) for each in weights / weights.sum()]
