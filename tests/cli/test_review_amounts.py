"""Figures of a review are rounded so that they still add up."""

from __future__ import annotations

import pytest

from neonstrip.bots.review.report import Share
from neonstrip.cli.terminal.review.amounts import accounts, percents


@pytest.mark.parametrize(
    ("chances", "whole"),
    [
        ([0.505, 0.495], [51, 49]),
        ([0.336, 0.336, 0.328], [34, 33, 33]),
        ([0.3333, 0.3333, 0.3333], [34, 33, 33]),
        ([0.57, 0.43], [57, 43]),
        ([0.346], [35]),
    ],
)
def test_chances_add_up(chances: list[float], whole: list[int]) -> None:
    assert percents(chances) == whole


def share(name: str, start: float, luck: float, play: float, others: float, result: float) -> Share:
    return Share(name, "human", start, luck, play, others, result, 0.0, 0.0, 0.0, 1, {}, 0.0)


def test_what_a_result_is_made_of_adds_up_to_it() -> None:
    anna, benno = share("Anna", 0.504, 0.404, -0.113, 0.205, 1), share("Benno", 0.496, -0.404, 0.113, -0.205, 0)
    for account in accounts([anna, benno]):
        result = account.pop("result")
        assert sum(account.values()) == pytest.approx(result)
        assert all(100 * part == pytest.approx(round(100 * part)) for part in account.values())
