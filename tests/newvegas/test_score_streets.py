"""Scoring the streets: the longest run of each, and the bonus where no one has a longer one."""

import pytest

from newvegas.positions import Position, position

EDITIONS = pytest.mark.parametrize("edition", ["bluecocker", "pegasus"])


def ahead_nowhere(edition: str = "bluecocker", players: int = 2) -> Position:
    """Benno has a run of seven in every street, so that Anna scores her runs without a bonus."""
    game = position(players=players, edition=edition)
    long = {street: {avenue: 1 + 2 * (avenue - 3) for avenue in range(3, 10)} for street in (1, 2, 3, 4)}
    game.write("Benno", long)
    return game


@EDITIONS
def test_each_street_scores_its_longest_run(edition: str) -> None:
    """N-SCORE-5: even or odd, one point for each casino"""
    game = ahead_nowhere(edition)
    game.write("Anna", {1: {3: 1, 4: 3, 5: 4, 6: 6, 7: 8}, 2: {5: 9}, 3: {3: 2, 4: 3}})
    assert game.areas("Anna")["streets"] == 3 + 1 + 1 + 0


@EDITIONS
def test_a_site_does_not_end_a_run_but_an_unopened_casino_does(edition: str) -> None:
    """N-SCORE-5, N-PROJECT-5: street 2 has a site in avenue 4, street 3 in avenue 5"""
    game = ahead_nowhere(edition)
    game.write("Anna", {2: {2: 2, 3: 4, 5: 6}, 3: {3: 1, 4: 3, 7: 7, 8: 9, 9: 11}})
    assert game.areas("Anna")["streets"] == 3 + 3  # street 3: avenue 6 is empty
    game.build("Anna", (2, 4))
    assert game.areas("Anna")["streets"] == 2 + 3  # a built site that is not opened ends the run too
    game.write("Anna", {2: {4: 5}, 3: {6: 5}})
    assert game.areas("Anna")["streets"] == 2 + 6


@EDITIONS
def test_zero_is_even_and_equal_numbers_count_each(edition: str) -> None:
    """N-SCORE-5, N-PROJECT-5: the rulebooks' 0-2-4-6 and 5-5-7"""
    game = ahead_nowhere(edition)
    game.write("Anna", {1: {3: 0, 4: 2, 5: 4, 6: 6}, 4: {4: 5, 5: 5, 6: 7}})
    assert game.areas("Anna")["streets"] == 4 + 3


@EDITIONS
@pytest.mark.parametrize(("crossed", "bonus"), [(0, 4), (1, 6), (2, 8), (3, 10)])
def test_the_longest_run_of_a_street_gets_the_bonus(edition: str, crossed: int, bonus: int) -> None:
    """N-SCORE-5: by the own column"""
    game = position(edition=edition)
    game.write("Anna", {3: {6: 1, 7: 3, 8: 5}, 4: {4: 2, 5: 4}})
    game.write("Benno", {3: {6: 1, 7: 3}, 4: {4: 2, 5: 4, 6: 6}})
    game.set("Anna", improved={"street_bonus": crossed})
    assert game.areas("Anna")["streets"] == 3 + 2 + bonus
    assert game.areas("Benno")["streets"] == 2 + 3 + 4


@EDITIONS
def test_all_with_the_longest_run_get_the_bonus(edition: str) -> None:
    """N-SCORE-5: each by the own column, whatever the parity"""
    game = position(players=3, edition=edition)
    game.write("Anna", {2: {5: 2, 6: 4}})
    game.write("Benno", {2: {7: 9, 8: 11}})
    game.write("Carla", {2: {7: 9}})
    game.set("Benno", improved={"street_bonus": 3})
    assert [game.areas(name)["streets"] for name in ("Anna", "Benno", "Carla")] == [2 + 4, 2 + 10, 1]


@EDITIONS
def test_a_single_casino_is_a_run_and_none_gets_no_bonus(edition: str) -> None:
    """N-SCORE-5"""
    game = position(edition=edition)
    assert game.areas("Anna")["streets"] == 0
    game.write("Anna", {1: {5: 8}})
    assert game.areas("Anna")["streets"] == 1 + 4
    assert game.areas("Benno")["streets"] == 0


@EDITIONS
def test_a_run_of_one_player_leaves_other_streets_alone(edition: str) -> None:
    """N-SCORE-5: the bonus is given street by street"""
    game = ahead_nowhere(edition)
    assert game.areas("Benno")["streets"] == 4 * 7 + 4 * 4
    game.write("Anna", {1: {2: 0, 3: 2, 4: 4, 5: 6, 6: 8, 7: 10, 8: 12, 9: 14}})
    assert game.areas("Benno")["streets"] == 4 * 7 + 3 * 4
    assert game.areas("Anna")["streets"] == 8 + 4
