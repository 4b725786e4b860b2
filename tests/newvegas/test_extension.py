"""The extension bonus: a second casino beside an opened one, with its number."""

from __future__ import annotations

import pytest

from neonstrip.rules.newvegas.state import HOLE_CIRCLED, STAR_FREE, STAR_GIVEN, STAR_LOST, USED_EXTENSION
from newvegas.positions import Position, position

EDITIONS = pytest.mark.parametrize("edition", ["bluecocker", "pegasus"])
COMBINATIONS = [(8, "construction"), (3, "inauguration"), (12, "show")]


def extended(game: Position, *moves: str) -> list[str]:
    """What can be extended after these moves of Anna's."""
    game.play("Anna", *moves, "circle 1")
    return game.can("Anna", "extend")


@EDITIONS
def test_a_casino_beside_an_opened_one_takes_its_number(edition: str) -> None:
    """N-BONUS-4: left or right; the group's debt is circled."""
    for lot, avenue in (("1 4 right", 4), ("1 6 left", 6)):
        game = position(2, COMBINATIONS, edition=edition)
        game.set("Benno", checked=6)
        before = game.areas("Anna")["debts"]
        assert extended(game, "choose 1", "open 1 5") == ["1 6 left", "1 4 right"]
        game.play("Anna", f"extend {lot}")
        assert game.draft("Anna").number[0, [4, avenue - 1]].tolist() == [8, 8]
        game.play("Anna", "confirm")
        game.pass_round("Benno")
        assert game.sheet("Anna").group[0] == USED_EXTENSION
        assert game.areas("Anna")["debts"] == before + 1


@EDITIONS
def test_any_opened_casino_can_be_extended(edition: str) -> None:
    """N-BONUS-4: not only the one opened this turn, in any street."""
    game = position(2, COMBINATIONS, edition=edition)
    game.write("Anna", {3: {7: 11}})
    assert extended(game, "choose 1", "open 1 5") == ["1 6 left", "3 8 left", "1 4 right", "3 6 right"]
    game.play("Anna", "extend 3 6 right")
    assert game.draft("Anna").number[2, 5] == 11


@EDITIONS
def test_an_unbuilt_site_separates_its_neighbours(edition: str) -> None:
    """N-BONUS-4: a casino beyond it is not beside, and the site itself cannot be opened. Built, it is a neighbour."""
    game = position(2, COMBINATIONS, edition=edition)
    assert extended(game, "choose 1", "open 2 3") == ["2 2 right"]
    assert game.refused("Anna", "extend 2 4 left") == "N-BONUS-4"
    assert game.refused("Anna", "extend 2 5 left") == "N-BONUS-4"
    game = position(2, COMBINATIONS, edition=edition)
    game.build("Anna", (2, 4))
    assert extended(game, "choose 1", "open 2 3") == ["2 4 left", "2 2 right"]
    assert game.refused("Anna", "extend 2 5 left") == "N-BONUS-4"
    game.play("Anna", "extend 2 4 left")
    assert game.draft("Anna").number[1, 3] == 8


@EDITIONS
def test_the_ends_of_a_street_have_one_neighbour(edition: str) -> None:
    """N-BONUS-4: nothing is extended round the edge into another street."""
    game = position(2, COMBINATIONS, edition=edition)
    assert extended(game, "choose 1", "open 2 11") == ["2 10 right"]
    game = position(2, COMBINATIONS, edition=edition)
    assert extended(game, "choose 1", "open 4 1") == ["4 2 left"]


@EDITIONS
def test_a_gap_between_two_numbers_takes_either(edition: str) -> None:
    """N-BONUS-4: the copy of the left or of the right neighbour; the order holds with equality only in the pair."""
    game = position(2, COMBINATIONS, edition=edition)
    game.write("Anna", {1: {4: 5, 6: 6}})
    lots = extended(game, "choose 1", "open 4 1")
    assert {"1 5 left", "1 5 right"} < set(lots)
    game.play("Anna", "extend 1 5 right")
    assert game.draft("Anna").number[0, 3:6].tolist() == [5, 6, 6]


@EDITIONS
def test_a_number_can_be_copied_further(edition: str) -> None:
    """N-BONUS-4: copies of copies, to either side; the opened equal ones bound ordinary numbers as one."""
    game = position(2, COMBINATIONS, edition=edition)
    game.write("Anna", {1: {4: 5, 5: 5}})
    lots = extended(game, "choose 1", "open 4 1")
    assert {"1 3 right", "1 6 left"} < set(lots)
    game.play("Anna", "extend 1 6 left")
    assert game.draft("Anna").number[0, 3:6].tolist() == [5, 5, 5]


@EDITIONS
def test_an_opened_casino_is_not_extended_into(edition: str) -> None:
    """N-BONUS-4: the second casino is an empty one."""
    game = position(2, COMBINATIONS, edition=edition)
    game.write("Anna", {1: {4: 5, 6: 9}})
    lots = extended(game, "choose 1", "open 1 5")
    assert lots == ["1 7 left", "1 3 right"]
    assert game.refused("Anna", "extend 1 4 right") == "N-BONUS-4"


@EDITIONS
def test_copies_count_in_runs(edition: str) -> None:
    """N-BONUS-4, N-SCORE-5: 8-8 is a run of two."""
    game = position(2, COMBINATIONS, edition=edition)
    game.write("Benno", {1: {6: 1, 7: 3, 8: 5}})
    game.play("Anna", "choose 1", "open 1 5", "circle 1", "extend 1 6 left", "confirm")
    game.play("Benno", "choose 1", "open 1 9", "confirm")
    assert game.areas("Anna")["streets"] == 2


def test_bluecocker_extends_at_any_moment() -> None:
    """N-BONUS-5: before the opening, between opening and action, and after the action."""
    for moves in (
        ["choose 1", "circle 1", "extend 3 8 left", "open 1 5", "build 2 1"],
        ["choose 1", "open 1 5", "circle 1", "extend 3 8 left", "build 2 1"],
        ["choose 1", "open 1 5", "build 2 1", "circle 1", "extend 3 8 left"],
    ):
        game = position(2, COMBINATIONS)
        game.write("Anna", {3: {7: 11}})
        game.play("Anna", *moves, "confirm")
        game.pass_round("Benno")
        sheet = game.sheet("Anna")
        assert (sheet.number[2, 7], sheet.number[0, 4], sheet.built[1, 0]) == (11, 8, 1)


def test_pegasus_extends_right_after_the_opening() -> None:
    """N-BONUS-5: neither before the opening nor after the action."""
    game = position(2, COMBINATIONS, edition="pegasus")
    game.write("Anna", {3: {7: 11}})
    game.play("Anna", "choose 1", "circle 1")
    assert game.can("Anna", "extend") == []
    assert game.can("Anna", "number") != []
    assert game.refused("Anna", "extend 3 8 left") == "N-BONUS-5"
    game.game.undo(0)
    game.play("Anna", "open 1 5")
    assert game.can("Anna", "circle") == ["1"]
    game.play("Anna", "build 2 1")
    assert game.game.legal("Anna") == ["confirm"]
    assert game.refused("Anna", "circle 1") == "N-BONUS-1"
    game.game.undo(0)
    game.play("Anna", "circle 1", "extend 3 8 left")
    assert "2 1" in game.can("Anna", "build"), "the action comes after the extension"


@EDITIONS
def test_a_site_built_this_turn_is_opened_by_the_extension_in_bluecocker(edition: str) -> None:
    """N-BONUS-5, N-CONSTRUCT-1: the number of the turn cannot, and in pegasus neither can the extension."""
    game = position(2, COMBINATIONS, edition=edition)
    game.set("Benno", checked=6)
    before = game.areas("Anna")["debts"]
    game.play("Anna", "choose 1", "open 2 3", "build 2 4")
    assert game.refused("Anna", "open 2 4") == "N-ROUND-5"
    if edition == "pegasus":
        assert game.can("Anna", "circle") == []
        return
    game.play("Anna", "circle 1", "extend 2 4 left", "confirm")
    game.pass_round("Benno")
    assert game.sheet("Anna").number[1, 3] == 8
    assert game.areas("Anna")["debts"] == before + 1, "the extension's; the site's is repaid"


@EDITIONS
def test_a_box_checked_this_turn_may_complete_a_group(edition: str) -> None:
    """N-BONUS-6: used after the action, where the edition lets bonuses be used then."""
    game = position(2, COMBINATIONS, edition=edition)
    game.set("Anna", group={1: 1})
    game.play("Anna", "choose 2", "open 1 5")
    assert game.can("Anna", "circle") == []
    game.play("Anna", "inaugurate")
    assert game.draft("Anna").checked == 4
    if edition == "pegasus":
        assert game.game.legal("Anna") == ["confirm"]
        return
    assert game.can("Anna", "circle") == ["2"]
    game.play("Anna", "circle 2", "extend 1 6 left", "confirm")
    game.pass_round("Benno")
    assert game.sheet("Anna").number[0, 5] == 3
    assert game.sheet("Anna").group.tolist()[:2] == [1, USED_EXTENSION]


def test_a_free_inauguration_completes_no_group_for_a_second_bonus() -> None:
    """N-BONUS-6, N-BONUS-1: the free action was the bonus of this turn."""
    game = position(2, COMBINATIONS)
    game.play("Anna", "choose 1", "open 1 5", "circle 1", "free", "inaugurate")
    assert game.draft("Anna").checked == 4
    assert game.game.legal("Anna") == ["confirm"]


@EDITIONS
def test_no_show_in_a_casino_opened_by_the_extension(edition: str) -> None:
    """N-BONUS-4, N-SHOW-1, N-OPEN-6: its star is lost, and a show is given only where the number was opened."""
    game = position(2, COMBINATIONS, edition=edition)
    game.play("Anna", "choose 3", "open 3 9", "circle 1", "extend 3 8 right", "show left", "confirm")
    game.play("Benno", "choose 3", "open 1 8", "circle 1", "extend 1 9 left")
    assert game.can("Benno", "show") == []
    game.play("Benno", "confirm")
    assert game.sheet("Anna").star[2, [7, 8]].tolist() == [STAR_LOST, STAR_GIVEN]
    assert game.sheet("Benno").star[0, 8] == STAR_LOST
    assert game.sheet("Benno").star[0, 3] == STAR_FREE


def test_an_extension_follows_the_rules_of_golf() -> None:
    """N-BONUS-4, N-GOLF-4: it circles the hole beside a circled one."""
    game = position(2, COMBINATIONS)
    game.play("Anna", "choose 1", "open 1 5", "circle 1", "extend 1 4 right")
    assert game.draft("Anna").hole.tolist() == [0, 0, 0, HOLE_CIRCLED, HOLE_CIRCLED, 0, 0, 0, 0, 0, 0]
