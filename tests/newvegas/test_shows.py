"""Shows: stars, the two columns, and their debts."""

from __future__ import annotations

import pytest

from neonstrip.rules.newvegas.state import STAR_FREE, STAR_GIVEN, STAR_LOST
from newvegas.positions import Position, position

EDITIONS = pytest.mark.parametrize("edition", ["bluecocker", "pegasus"])


def start(edition: str = "bluecocker", action: str = "show") -> Position:
    game = position(2, [(8, action), (3, "limousine"), (12, "improvement")], edition=edition)
    game.projects(pink="seven_hotels", purple="run_of_seven_odd", yellow="all_sites_built")
    return game


def debts(game: Position) -> int:
    return game.areas("Anna")["debts"] - 1


@EDITIONS
def test_a_show_circles_the_star_and_crosses_off_a_value(edition: str) -> None:
    """N-SHOW-1, N-SCORE-3: the top value of the column chosen."""
    game = start(edition)
    game.play("Anna", "choose 1", "open 1 7")
    assert game.can("Anna", "show") == ["left", "right"]
    game.play("Anna", "show right", "confirm")
    game.pass_round("Benno")
    assert game.sheet("Anna").star[0, 6] == STAR_GIVEN
    assert game.sheet("Anna").shows.tolist() == [0, 1]
    assert game.areas("Anna")["shows"] == 0 + 3


def test_no_show_in_a_casino_without_a_star() -> None:
    """N-SHOW-1: the number may be used there, the action not."""
    game = start()
    game.play("Anna", "choose 1", "open 1 6")
    assert game.refused("Anna", "show left") == "N-SHOW-1"
    game.play("Anna", "confirm")
    assert game.draft("Anna").shows.tolist() == [0, 0]


@EDITIONS
def test_a_star_without_a_show_is_lost(edition: str) -> None:
    """N-OPEN-6: opened with another action, the star is crossed off for good."""
    game = start(edition, "improvement")
    game.play("Anna", "choose 1", "open 1 7", "improve vip", "confirm")
    assert game.draft("Anna").star[0, 6] == STAR_LOST


def test_a_show_not_given_loses_the_star() -> None:
    """N-SHOW-3, N-OPEN-6: so does not giving the show that one could give."""
    game = start()
    game.play("Anna", "choose 1", "open 1 7")
    assert game.draft("Anna").star[0, 6] == STAR_FREE
    game.play("Anna", "confirm")
    assert game.draft("Anna").star[0, 6] == STAR_LOST


def test_an_earlier_casino_gives_no_show() -> None:
    """N-SHOW-1: only the casino opened in this turn; another star keeps what it has."""
    game = start()
    game.write("Anna", {2: {7: 7}})
    game.play("Anna", "choose 1", "open 1 6")
    assert game.can("Anna", "show") == []


@EDITIONS
def test_no_show_in_a_casino_opened_by_an_extension(edition: str) -> None:
    """N-SHOW-1, N-BONUS-4: its star is lost; the show belongs to the casino of this turn's number."""
    game = start(edition)
    game.play("Anna", "choose 1", "open 1 8", "circle 1", "extend 1 7 right")
    assert game.draft("Anna").star[0, 6] == STAR_LOST
    assert game.can("Anna", "show") == []
    game.play("Benno", "choose 1", "open 3 8", "circle 1", "extend 3 9 left", "show left", "confirm")
    assert game.draft("Benno").star[2, 7] == STAR_GIVEN
    assert game.draft("Benno").star[2, 8] == STAR_LOST
    assert game.draft("Benno").shows.tolist() == [1, 0]


def test_a_free_action_may_be_a_show() -> None:
    """N-SHOW-1, N-BONUS-3: any of the five actions, for the casino of this turn's number."""
    game = start(action="limousine")
    game.play("Anna", "choose 1", "open 1 7", "circle 1", "free", "show left", "confirm")
    assert game.draft("Anna").star[0, 6] == STAR_GIVEN


@EDITIONS
def test_a_changed_number_may_give_a_show(edition: str) -> None:
    """N-SHOW-1, N-BONUS-2: the changed number is this turn's number, and the casino opened with it has a star."""
    game = start(edition)
    game.play("Anna", "choose 1", "circle 1", "number +1", "open 1 7")
    assert game.can("Anna", "show") == ["left", "right"]
    game.play("Anna", "show left", "confirm")
    assert game.draft("Anna").number[0, 6] == 9
    assert game.draft("Anna").star[0, 6] == STAR_GIVEN
    assert game.draft("Anna").shows.tolist() == [1, 0]


def test_both_columns_may_be_under_way() -> None:
    """N-SHOW-3: one need not be finished before the other is begun."""
    game = start()
    game.set("Anna", shows=[2, 0])
    game.play("Anna", "choose 1", "open 1 7", "show right", "confirm")
    assert game.draft("Anna").shows.tolist() == [2, 1]


@pytest.mark.parametrize(
    ("column", "owed"), [("left", [0, 2, 2, 2, 2, 1, 0]), ("right", [0, 2, 2, 1, 0, 0, 0])], ids=["left", "right"]
)
def test_the_debts_of_a_column(column: str, owed: list[int]) -> None:
    """N-SHOW-2: the first show circles both debts; left the fifth and sixth repay one each, right the third, fourth."""
    for shows in range(6):
        game = start()
        game.set("Anna", shows=[shows, 0] if column == "left" else [0, shows])
        assert debts(game) == owed[shows]
        game.play("Anna", "choose 1", "open 1 7", f"show {column}", "confirm")
        game.pass_round("Benno")
        assert debts(game) == owed[shows + 1]


def test_both_columns_begun_owe_four() -> None:
    """N-SHOW-2, N-SCORE-8"""
    game = start()
    game.set("Anna", shows=[1, 0])
    game.play("Anna", "choose 1", "open 1 7", "show right", "confirm")
    game.pass_round("Benno")
    assert debts(game) == 4


@pytest.mark.parametrize(("full", "open_column"), [([6, 0], "right"), ([0, 6], "left"), ([6, 6], None)])
def test_the_last_value_of_a_show_column_stays(full: list[int], open_column: str | None) -> None:
    """N-SHOW-1, N-IMPROVE-1: 28 and 18 are never crossed off."""
    game = start()
    game.set("Anna", shows=full)
    assert game.areas("Anna")["shows"] == sum((28, 18)[i] for i in range(2) if full[i])
    game.play("Anna", "choose 1", "open 1 7")
    assert game.can("Anna", "show") == ([open_column] if open_column else [])
