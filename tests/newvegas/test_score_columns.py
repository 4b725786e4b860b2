"""Scoring what stands in columns: projects, shows, hotels, golf. The first visible value counts."""

from itertools import product

import pytest

from neonstrip.rules.newvegas.printed import PRINTED
from newvegas.positions import position

EDITIONS = pytest.mark.parametrize("edition", ["bluecocker", "pegasus"])
SHEET = PRINTED["score_sheet"]


@EDITIONS
def test_projects_add_up(edition: str) -> None:
    """N-SCORE-1"""
    game = position(edition=edition)
    assert game.areas("Anna")["projects"] == 0
    game.set("Anna", points={"pink": 6, "yellow": 12})
    game.set("Benno", points={"pink": 10, "purple": 4, "yellow": 6})
    assert game.areas("Anna")["projects"] == 18
    assert game.areas("Benno")["projects"] == 20


@EDITIONS
def test_shows_score_the_first_visible_value_of_each_column(edition: str) -> None:
    """N-SCORE-3"""
    game = position(edition=edition)
    for left, right in product(range(7), range(7)):
        game.set("Anna", shows=[left, right])
        assert game.areas("Anna")["shows"] == SHEET["shows_left"][left] + SHEET["shows_right"][right]


def test_shows_of_the_example() -> None:
    """N-SCORE-3: 28 and 9"""
    game = position()
    game.set("Anna", shows=[6, 3])
    assert game.areas("Anna")["shows"] == 28 + 9


@EDITIONS
def test_hotels_of_each_kind_times_their_value(edition: str) -> None:
    """N-SCORE-4"""
    game = position(edition=edition)
    assert game.areas("Anna")["hotels"] == 0
    game.set("Anna", hotel={1: 1, 2: 1, 11: 1, 5: 2, 6: 2, 7: 2, 8: 2})
    assert game.areas("Anna")["hotels"] == 3 * 3 + 4 * 1
    for crossed, (grand, small) in enumerate(zip(SHEET["grand_hotel"], SHEET["small_hotel"], strict=True)):
        game.set("Anna", improved={"grand_hotel": crossed, "small_hotel": 0})
        assert game.areas("Anna")["hotels"] == 3 * grand + 4
        game.set("Anna", improved={"grand_hotel": 0, "small_hotel": crossed})
        assert game.areas("Anna")["hotels"] == 9 + 4 * small
    assert game.areas("Benno")["hotels"] == 0


@EDITIONS
def test_golf_counts_circled_holes_by_par(edition: str) -> None:
    """N-SCORE-6: PAR 5, 4, 4, 3 from avenue 2 on; lost and free holes count nothing"""
    game = position(edition=edition)
    assert game.areas("Anna")["golf"] == 0
    game.set("Anna", hole={2: 1, 3: 1, 4: 1, 5: 1, 6: 2, 7: 2})
    assert game.areas("Anna")["golf"] == 3 + 2 * 2 + 1
    for par, holes in (("par3", 1), ("par4", 2), ("par5", 1)):
        for crossed, value in enumerate(SHEET[par]):
            game.set("Anna", improved={"par3": 0, "par4": 0, "par5": 0})
            game.set("Anna", improved={par: crossed})
            assert game.areas("Anna")["golf"] == 3 + 4 + 1 + holes * (value - SHEET[par][0])


def test_all_holes_at_best() -> None:
    """N-SCORE-6: three PAR 3, four PAR 4, two PAR 5"""
    game = position()
    game.set("Anna", hole=dict.fromkeys(range(2, 11), 1), improved={"par3": 3, "par4": 3, "par5": 3})
    assert game.areas("Anna")["golf"] == 3 * 3 + 4 * 4 + 2 * 10


def test_golf_scores_nothing_where_it_is_not_played() -> None:
    """N-SCORE-6, N-SETUP-5"""
    game = position(golf=False)
    game.write("Anna", {1: {4: 5, 5: 7}})
    assert game.areas("Anna")["golf"] == 0
