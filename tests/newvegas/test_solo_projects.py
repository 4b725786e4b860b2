"""Solo: when a project of the player's counts."""

import pytest

from newvegas.solo_positions import solo


@pytest.mark.parametrize(("edition", "points"), [("bluecocker", 8), ("pegasus", 0)])
def test_a_run_that_a_later_step_of_the_turn_breaks(edition: str, points: int) -> None:
    """N-PROJECT-1, N-PROJECT-5: six even numbers for a moment, until a site among them is built."""
    game = solo((12, "show"), (5, "construction"), (9, "limousine"), edition=edition)
    game.projects(purple="run_of_six_even")
    game.write("Anna", {2: {2: 2, 3: 4, 5: 6, 6: 8, 7: 10}})
    game.turn("use 1 2", "open 2 8", "build 2 4")
    assert game.anna.points.tolist() == [0, 0, 0], "points are settled at the end of the round"
    game.turn("confirm")
    assert game.anna.points.tolist() == [0, points, 0]


def test_ten_boxes_of_which_two_are_circled_at_once() -> None:
    """N-PROJECT-1, N-BONUS-5: `bluecocker`: the tenth box is checked, then a group pays for an extension."""
    game = solo((8, "show"), (5, "inauguration"), (12, "construction"))
    game.projects(pink="ten_inaugurations")
    game.set("Anna", checked=9)
    game.turn("use 1 2", "open 1 5", "inaugurate", "circle 1", "extend 1 6 left", "confirm")
    assert game.anna.points.tolist() == [8, 0, 0]


@pytest.mark.parametrize("edition", ["bluecocker", "pegasus"])
def test_what_holds_at_the_end_of_the_round_counts_in_both_editions(edition: str) -> None:
    """N-PROJECT-1: the run of six with no site built among it, and once only."""
    game = solo((12, "show"), (5, "construction"), (9, "limousine"), edition=edition)
    game.projects(purple="run_of_six_even")
    game.write("Anna", {2: {2: 2, 3: 4, 5: 6, 6: 8, 7: 10}})
    game.turn("use 1 2", "open 2 8", "confirm")
    assert game.anna.points.tolist() == [0, 8, 0]
    game.quiet_round()
    assert game.anna.points.tolist() == [0, 8, 0]
    assert game.anna.scored[1] == 1
