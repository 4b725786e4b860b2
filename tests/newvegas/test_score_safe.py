"""Scoring the safe: bundles, the loan of the vote, debts of every origin."""

from typing import Any

import pytest

from newvegas.positions import NAMES, Position, position

EDITIONS = pytest.mark.parametrize("edition", ["bluecocker", "pegasus"])
LOAN, AGAINST = "loan", "against"


def debtor(debts: int, **options: Any) -> Position:
    """Anna has so many debts, all from extensions; Benno is the last in the inauguration, without a free box."""
    game = position(**options)
    game.set("Benno", checked=4, group={1: 1, 2: 1})
    game.set("Anna", checked=14, group={group + 1: 3 for group in range(debts)})
    assert game.areas("Anna")["debts"] == debts
    return game


@EDITIONS
@pytest.mark.parametrize(
    ("votes", "loan"),
    [
        ((AGAINST, AGAINST), 0),
        ((LOAN, AGAINST), 2),
        ((LOAN, LOAN), 4),
        ((AGAINST, AGAINST, AGAINST), 0),
        ((AGAINST, LOAN, AGAINST), 2),
        ((AGAINST, LOAN, LOAN), 4),
        ((LOAN, LOAN, AGAINST, AGAINST), 2),  # exactly half is not more than half
        ((LOAN, LOAN, LOAN, AGAINST), 4),
    ],
)
def test_everyone_gets_the_same_loan(edition: str, votes: tuple[str, ...], loan: int) -> None:
    """N-SCORE-8: whatever they voted"""
    game = position(players=len(votes), votes=votes, edition=edition)
    assert [game.areas(name)["bundles"] for name in NAMES[: len(votes)]] == [1 + loan] * len(votes)


@EDITIONS
def test_without_bank_there_are_three_bundles_and_no_loan(edition: str) -> None:
    """N-SCORE-8, N-SETUP-5"""
    assert position(bank=False, edition=edition).areas("Anna")["bundles"] == 3


def test_a_majority_of_fifty() -> None:
    """N-SCORE-8, N-SETUP-1: 25 of 50 are not more than half, 26 are"""
    assert position(players=50, votes=[LOAN] * 25).areas("P50")["bundles"] == 3
    assert position(players=50, votes=[LOAN] * 26).areas("P50")["bundles"] == 5


@EDITIONS
def test_fewer_bundles_than_debts_cost_twenty_points_once(edition: str) -> None:
    """N-SCORE-8: as many bundles as debts are enough"""
    expected = {1: 0, 2: -20, 5: -20}
    for debts, points in expected.items():
        assert debtor(debts, edition=edition).areas("Anna")["safe"] == points
    for debts, points in {3: 0, 4: -20}.items():
        assert debtor(debts, edition=edition, votes=[LOAN]).areas("Anna")["safe"] == points
        assert debtor(debts, edition=edition, bank=False).areas("Anna")["safe"] == points
    for debts, points in {5: 0, 6: -20}.items():
        assert debtor(debts, edition=edition, votes=[LOAN, LOAN]).areas("Anna")["safe"] == points


@EDITIONS
def test_no_bundle_is_worth_a_point(edition: str) -> None:
    """N-SCORE-8: a full safe scores nothing"""
    assert debtor(0, edition=edition, votes=[LOAN, LOAN]).areas("Anna")["safe"] == 0


@EDITIONS
def test_built_sites_are_debts_until_they_are_opened(edition: str) -> None:
    """N-SCORE-8, N-CONSTRUCT-1, N-OPEN-5"""
    game = debtor(0, edition=edition)
    game.build("Anna", (2, 1), (3, 5))
    assert game.areas("Anna")["debts"] == 2
    game.write("Anna", {2: {1: 4}})
    assert game.areas("Anna")["debts"] == 1
    game.write("Anna", {3: {5: 4}})
    assert game.areas("Anna")["debts"] == 0


@EDITIONS
@pytest.mark.parametrize(
    ("crossed", "left", "right"), [(0, 0, 0), (1, 2, 2), (2, 2, 2), (3, 2, 1), (4, 2, 0), (5, 1, 0), (6, 0, 0)]
)
def test_columns_of_shows_have_two_debts_once_begun(edition: str, crossed: int, left: int, right: int) -> None:
    """N-SCORE-8, N-SHOW-2: boxes 5 and 6 repay on the left, 3 and 4 on the right"""
    game = debtor(0, edition=edition)
    game.set("Anna", shows=[crossed, 0])
    assert game.areas("Anna")["debts"] == left
    game.set("Anna", shows=[0, crossed])
    assert game.areas("Anna")["debts"] == right
    game.set("Anna", shows=[crossed, crossed])
    assert game.areas("Anna")["debts"] == left + right


@EDITIONS
def test_only_extensions_leave_a_debt_above_their_group(edition: str) -> None:
    """N-SCORE-8, N-BONUS-2, N-BONUS-3, N-BONUS-4"""
    game = position(edition=edition)
    game.set("Anna", checked=14, group={1: 1, 2: 2, 3: 3, 4: 1, 5: 2, 6: 3})
    game.set("Benno", checked=3, group={1: 1})
    assert game.areas("Anna")["debts"] == 2 + 1  # with one box left of each, both are last
    game.set("Anna", group={6: 0})
    assert game.areas("Anna")["debts"] == 1


@EDITIONS
def test_debts_of_all_origins_add_up(edition: str) -> None:
    """N-SCORE-8: those of the rulebooks' example, a site, two extensions, the inauguration, a show"""
    game = position(edition=edition, votes=[LOAN])
    game.set("Anna", checked=9, group={1: 3, 2: 3, 3: 1, 4: 2}, shows=[6, 3])
    game.build("Anna", (2, 4))
    game.write("Anna", {1: {3: 2}})
    game.sheet("Anna").passed[0, 2] = 1  # the mafia casino
    areas = game.areas("Anna")
    assert (areas["bundles"], areas["debts"], areas["safe"]) == (1 + 2 + 1, 5, -20)
