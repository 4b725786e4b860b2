"""Opening a casino: where a number may be written, and what follows from it."""

from __future__ import annotations

import pytest

from neonstrip.rules.newvegas.state import NONE, STAR_FREE, STAR_GIVEN, STAR_LOST
from newvegas.nearly_full import nearly_full
from newvegas.positions import position

EDITIONS = pytest.mark.parametrize("edition", ["bluecocker", "pegasus"])
SITES = ["1 2", "1 10", "2 1", "2 4", "2 9", "3 5", "3 11", "4 3", "4 8"]
NO_CASINOS = ["1 1", "1 11", "3 1", "3 2", "4 10", "4 11"]


def in_street(lots: list[str], street: int) -> list[int]:
    """The avenues of these lots that lie in a street."""
    return [int(lot.split()[1]) for lot in lots if lot.startswith(f"{street} ")]


@EDITIONS
def test_a_number_goes_into_any_empty_built_casino(edition: str) -> None:
    """N-OPEN-1: on an empty sheet into each of the 29 without a crane."""
    game = position(2, [(8, "show"), (3, "show"), (12, "show")], edition=edition)
    game.play("Anna", "choose 1")
    lots = [f"{street} {avenue}" for street in range(1, 5) for avenue in range(1, 12)]
    assert game.can("Anna", "open") == [lot for lot in lots if lot not in SITES + NO_CASINOS]
    for lot in SITES + NO_CASINOS:
        assert game.refused("Anna", f"open {lot}") == "N-OPEN-1"
    game.play("Anna", "open 1 5")
    assert game.draft("Anna").number[0, 4] == 8
    assert (game.draft("Anna").number != NONE).sum() == 1


@EDITIONS
def test_an_opened_casino_is_not_opened_again(edition: str) -> None:
    """N-OPEN-1"""
    game = position(2, [(8, "show"), (3, "show"), (12, "show")], edition=edition)
    game.write("Anna", {1: {5: 9}})
    game.play("Anna", "choose 1")
    assert game.refused("Anna", "open 1 5") == "N-OPEN-1"


@EDITIONS
def test_a_site_is_opened_once_its_crane_is_crossed_off(edition: str) -> None:
    """N-OPEN-1"""
    game = position(2, [(8, "show"), (3, "show"), (12, "show")], edition=edition)
    game.build("Anna", (1, 2), (3, 11))
    game.play("Anna", "choose 1")
    assert {"1 2", "3 11"} < set(game.can("Anna", "open"))
    assert not set(game.can("Anna", "open")) & (set(SITES) - {"1 2", "3 11"})
    game.play("Anna", "open 3 11")
    assert game.draft("Anna").number[2, 10] == 8


@pytest.mark.parametrize(
    ("number", "avenues"),
    [
        (1, [2, 3]),  # below the first
        (4, [2, 3]),
        (5, []),  # equal to one that stands
        (6, [6]),  # between the two
        (8, [6]),
        (9, []),
        (10, [8, 10, 11]),  # above the last, with as many casinos left out as one likes
        (15, [8, 10, 11]),
    ],
)
@EDITIONS
def test_numbers_rise_from_left_to_right(edition: str, number: int, avenues: list[int]) -> None:
    """N-OPEN-2: street 2 has a 5 in avenue 5 and a 9 in avenue 7. Other streets do not matter."""
    game = position(2, [(number, "show"), (8, "show"), (8, "show")], edition=edition)
    game.write("Anna", {2: {5: 5, 7: 9}})
    game.play("Anna", "choose 1")
    assert in_street(game.can("Anna", "open"), 2) == avenues
    assert in_street(game.can("Anna", "open"), 3) == [3, 4, 6, 7, 8, 9, 10]
    for avenue in {2, 3, 6, 8, 10, 11} - set(avenues):
        assert game.refused("Anna", f"open 2 {avenue}") == "N-OPEN-2"


@EDITIONS
def test_equal_numbers_of_an_extension_bound_like_one(edition: str) -> None:
    """N-OPEN-2: nothing goes between, and the same number again goes nowhere without the extension."""
    game = position(2, [(7, "show"), (8, "show"), (6, "show")], edition=edition)
    game.write("Anna", {2: {5: 7, 6: 7}})
    game.play("Anna", "choose 1")
    assert in_street(game.can("Anna", "open"), 2) == []
    game.game.undo(0)
    game.play("Anna", "choose 2")
    assert in_street(game.can("Anna", "open"), 2) == [7, 8, 10, 11]
    game.game.undo(0)
    game.play("Anna", "choose 3")
    assert in_street(game.can("Anna", "open"), 2) == [2, 3]


@EDITIONS
def test_opening_a_site_repays_its_debt(edition: str) -> None:
    """N-OPEN-5: the debt of that site and of no other; the extension repays it as well."""
    game = position(2, [(8, "construction"), (3, "construction"), (12, "show")], edition=edition)
    game.build("Anna", (1, 2))
    game.set("Benno", checked=4)
    before = game.areas("Anna")["debts"]
    game.play("Anna", "choose 1", "open 1 3", "build 2 4", "confirm")
    game.pass_round("Benno")
    assert game.areas("Anna")["debts"] == before + 1
    game.deal((5, "improvement"), (3, "improvement"), (12, "show"))
    game.play("Anna", "choose 1", "open 1 2", "confirm")
    game.pass_round("Benno")
    assert game.areas("Anna")["debts"] == before
    game.deal((9, "improvement"), (3, "improvement"), (12, "show"))
    game.play("Anna", "choose 1", "open 2 3", "circle 1", "extend 2 4 left", "confirm")
    game.pass_round("Benno")
    assert game.sheet("Anna").number[1, 3] == 9
    assert game.areas("Anna")["debts"] == before, "the site's debt is repaid, the extension's is new"


@EDITIONS
@pytest.mark.parametrize("action", ["construction", "improvement", "inauguration", "limousine", "show"])
def test_a_star_without_a_show_is_lost_for_good(edition: str, action: str) -> None:
    """N-OPEN-6: whatever the combination is, also if a show could have been given."""
    game = position(2, [(8, action), (3, action), (12, action)], edition=edition)
    game.play("Anna", "choose 1", "open 1 4", "confirm")
    game.play("Benno", "choose 1", "open 1 5", "confirm")
    assert game.sheet("Anna").star[0, 3] == STAR_LOST
    assert game.sheet("Anna").shows.tolist() == [0, 0]
    assert game.sheet("Anna").star.sum() == STAR_LOST, "no other star is concerned"
    assert game.sheet("Benno").star.sum() == 0
    game.deal((9, "show"), (3, "show"), (12, "show"))
    game.play("Anna", "choose 1", "open 1 5")
    assert game.can("Anna", "show") == []


@EDITIONS
def test_a_star_with_a_show_is_kept(edition: str) -> None:
    """N-OPEN-6: given in the turn it is opened, by the combination or by a free action."""
    game = position(2, [(8, "show"), (3, "limousine"), (12, "limousine")], edition=edition)
    game.play("Anna", "choose 1", "open 1 4")
    assert game.draft("Anna").star[0, 3] == STAR_FREE
    game.play("Anna", "show left", "confirm")
    game.play("Benno", "choose 2", "open 1 4", "circle 1", "free", "show right", "confirm")
    assert game.sheet("Anna").star[0, 3] == game.sheet("Benno").star[0, 3] == STAR_GIVEN
    game.pass_round()
    assert game.sheet("Anna").star[0, 3] == STAR_GIVEN


def test_an_extension_before_the_opening_leaves_the_number_its_place() -> None:
    """N-OPEN-8: the only casino for the 5 is not filled with a neighbour's number."""
    game = nearly_full([(5, "show"), (5, "show"), (5, "show")], empty=[(1, 5)])
    game.play("Anna", "choose 1")
    assert game.can("Anna", "open") == ["1 5"]
    assert game.can("Anna", "circle") == []
    game.play("Anna", "open 1 5")
    assert game.can("Anna", "circle") == ["1"]


def test_an_extension_before_the_opening_is_free_to_leave_another_place() -> None:
    """N-OPEN-8: two casinos can take the 5; one of them may be filled, and the 5 goes into the other."""
    game = nearly_full([(5, "show"), (5, "show"), (5, "show")], empty=[(1, 5), (4, 5)])
    game.play("Anna", "choose 1", "circle 1")
    assert game.can("Anna", "number") == []
    assert sorted(game.can("Anna", "extend")) == ["1 5 left", "1 5 right", "4 5 left", "4 5 right"]
    game.play("Anna", "extend 1 5 right")
    assert game.draft("Anna").number[0, 4] == 6
    assert game.can("Anna", "open") == ["4 5"]


def test_an_extension_beside_the_gap_leaves_it_open() -> None:
    """N-OPEN-8: in the street of the number itself, a copy of the number to the left takes nothing from it."""
    game = nearly_full([(10, "show"), (10, "show"), (10, "show")], empty=[(2, 10), (2, 11)])
    game.play("Anna", "choose 1")
    assert game.can("Anna", "open") == ["2 10", "2 11"]
    game.build("Anna", (2, 9))
    game.play("Anna", "circle 1")
    assert game.can("Anna", "extend") == ["2 9 left"]
    game.play("Anna", "extend 2 9 left")
    assert game.draft("Anna").number[1, 8] == 8
    assert game.can("Anna", "open") == ["2 10", "2 11"]


def test_after_the_opening_an_extension_needs_to_leave_nothing() -> None:
    """N-OPEN-8, N-BONUS-5"""
    game = nearly_full([(5, "show"), (5, "show"), (5, "show")], empty=[(1, 5), (4, 5)])
    game.play("Anna", "choose 1", "open 4 5", "circle 1", "extend 1 5 left", "confirm")
    game.pass_round("Benno")
    assert game.sheet("Anna").number[0, 4] == 4
    assert game.game.is_over
