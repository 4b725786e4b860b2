"""Improvement: the values of the score sheet, from top to bottom."""

from __future__ import annotations

import pytest

from neonstrip.rules.newvegas.printed import COLUMNS, IMPROVABLE, PRINTED
from newvegas.positions import Position, position

LAST = {name: len(PRINTED["score_sheet"][name]) - 1 for name in COLUMNS[1:IMPROVABLE]} | {"inauguration": 1}
"""How many values of each column can be crossed off: all but the last."""
PARS = ["par3", "par4", "par5"]


def start(golf: bool = True) -> Position:
    game = position(2, [(8, "improvement"), (3, "limousine"), (12, "improvement")], golf=golf)
    game.projects(pink="seven_hotels", purple="run_of_seven_odd", yellow="all_sites_built")
    return game


def test_the_columns_and_their_lengths() -> None:
    """N-IMPROVE-1: ten columns; grand hotels have five values, the street bonus four, the ranks two."""
    assert list(LAST) == [*COLUMNS[1:IMPROVABLE], "inauguration"]
    assert len(LAST) == 10
    assert (LAST["grand_hotel"], LAST["street_bonus"], LAST["inauguration"]) == (4, 3, 1)


def test_any_column_may_be_improved_and_only_one() -> None:
    """N-IMPROVE-1, N-ROUND-5"""
    game = start()
    game.play("Anna", "choose 1", "open 1 6")
    assert game.can("Anna", "improve") == list(COLUMNS[:IMPROVABLE])
    game.play("Anna", "improve vip")
    assert game.draft("Anna").improved.sum() == 1
    assert game.refused("Anna", "improve luxury") == "N-ROUND-5"


@pytest.mark.parametrize("column", LAST)
def test_the_last_value_of_a_column_stays(column: str) -> None:
    """N-IMPROVE-1: the last but one may be crossed off; then the column is closed, the others are not."""
    game = start()
    game.set("Anna", improved={column: LAST[column] - 1})
    game.set("Benno", improved={column: LAST[column]})
    game.play("Anna", "choose 1", "open 1 6", f"improve {column}", "confirm")
    game.play("Benno", "choose 1", "open 1 6")
    assert game.draft("Anna").improved[COLUMNS.index(column)] == LAST[column]
    assert game.can("Benno", "improve") == [name for name in COLUMNS[:IMPROVABLE] if name != column]
    assert game.refused("Benno", f"improve {column}") == "N-IMPROVE-1"


def test_values_are_crossed_off_from_top_to_bottom() -> None:
    """N-IMPROVE-1, N-SCORE-6: the first value still visible counts. PAR 5 goes 3, 5, 7, 10."""
    game = start()
    game.write("Anna", {1: {9: 13}})
    game.build("Anna", (1, 10))
    game.write("Anna", {1: {10: 15}})
    assert game.areas("Anna")["golf"] == 2 + 3
    for number, avenue, points in ((4, 3, 5), (5, 6, 7), (6, 7, 10)):
        game.deal((number, "improvement"), (3, "limousine"), (12, "show"))
        game.play("Anna", "choose 1", f"open 2 {avenue}", "improve par5", "confirm")
        game.play("Benno", "choose 1", f"open 2 {avenue}", "confirm")
        assert game.areas("Anna")["golf"] == 2 + points


def test_without_golf_its_columns_are_closed() -> None:
    """N-SETUP-5"""
    game = start(golf=False)
    game.play("Anna", "choose 1", "open 1 6")
    assert game.can("Anna", "improve") == [name for name in COLUMNS[:IMPROVABLE] if name not in PARS]
    for column in PARS:
        assert game.refused("Anna", f"improve {column}") == "N-IMPROVE-1"


def test_shows_are_not_improved() -> None:
    """N-IMPROVE-1: their columns belong to the shows."""
    assert "improve shows_left" not in start().game.rules.numbers
