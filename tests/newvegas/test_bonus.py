"""The mayor's bonuses: groups of boxes, another number, a free action."""

from __future__ import annotations

import pytest

from neonstrip.rules.newvegas.state import UNUSED, USED_ACTION, USED_NUMBER
from newvegas.nearly_full import nearly_full
from newvegas.positions import position

EDITIONS = pytest.mark.parametrize("edition", ["bluecocker", "pegasus"])
COMBINATIONS = [(8, "improvement"), (3, "inauguration"), (12, "show")]


@EDITIONS
def test_three_boxes_at_the_start_complete_the_first_group(edition: str) -> None:
    """N-BONUS-1: and no other."""
    game = position(2, COMBINATIONS, edition=edition)
    game.play("Anna", "choose 1")
    assert game.can("Anna", "circle") == ["1"]
    assert game.refused("Anna", "circle 2") == "N-BONUS-1"


@pytest.mark.parametrize(
    ("checked", "groups"), [(3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (8, 4), (9, 4), (10, 5), (11, 5), (12, 5), (13, 6)]
)
def test_groups_of_two_and_the_last_of_three(checked: int, groups: int) -> None:
    """N-BONUS-1: five groups of two boxes, then one of three; the box after the scissors belongs to none."""
    game = position(2, COMBINATIONS)
    game.set("Anna", checked=checked)
    game.play("Anna", "choose 1", "open 1 5")
    assert game.can("Anna", "circle") == [str(group) for group in range(1, groups + 1)]


@EDITIONS
def test_groups_may_be_used_in_any_order_and_once_each(edition: str) -> None:
    """N-BONUS-1: the second before the first; a circled group is used up, and its boxes count no more."""
    game = position(2, COMBINATIONS, edition=edition)
    game.set("Anna", checked=5)
    for group, left in ((2, ["1"]), (1, [])):
        game.play("Anna", "choose 1", f"circle {group}", "number +1", "open 1 " + str(2 + 2 * group), "confirm")
        game.pass_round("Benno")
        game.deal((6, "improvement"), (3, "inauguration"), (12, "show"))
        game.play("Anna", "choose 1")
        assert game.can("Anna", "circle") == left
        assert game.refused("Anna", f"circle {group}") == "N-BONUS-1"
        game.game.undo(0)
    assert game.sheet("Anna").group.tolist() == [USED_NUMBER, USED_NUMBER, 0, 0, 0, 0]
    assert game.game.view("Benno").sheets[0].groups == ["number", "number", None, None, None, None]


@EDITIONS
@pytest.mark.parametrize(
    "bonus",
    [
        ["circle 1", "number +1", "open 1 5"],
        ["open 1 5", "circle 1", "free"],
        ["open 1 5", "circle 1", "extend 1 6 left"],
    ],
)
def test_one_bonus_a_round(edition: str, bonus: list[str]) -> None:
    """N-BONUS-1: whatever it was used for, no second group is circled this turn, and one is again in the next."""
    game = position(2, COMBINATIONS, edition=edition)
    game.set("Anna", checked=13)
    game.play("Anna", "choose 1", *bonus)
    assert game.can("Anna", "circle") == []
    assert game.refused("Anna", "circle 2") == "N-BONUS-1"
    game.play("Anna", "improve vip")
    assert game.refused("Anna", "circle 2") == "N-BONUS-1"
    game.play("Anna", "confirm")
    game.pass_round("Benno")
    game.deal((9, "improvement"), (3, "inauguration"), (12, "show"))
    game.play("Anna", "choose 1")
    assert game.can("Anna", "circle") == ["2", "3", "4", "5", "6"]


def test_a_number_bonus_excludes_an_extension_and_a_free_action() -> None:
    """N-BONUS-1: also before the opening."""
    game = position(2, COMBINATIONS)
    game.set("Anna", checked=13)
    game.write("Anna", {2: {5: 5}})
    game.play("Anna", "choose 1", "circle 1", "number +1")
    assert game.refused("Anna", "circle 2") == "N-BONUS-1"


@EDITIONS
def test_the_number_changes_by_one_or_two(edition: str) -> None:
    """N-BONUS-2: -2, -1, +1, +2, and then that number must be opened; the group's debt is crossed off."""
    for change, number in (("-2", 6), ("-1", 7), ("+1", 9), ("+2", 10)):
        game = position(2, COMBINATIONS, edition=edition)
        game.set("Benno", checked=4)
        before = game.areas("Anna")["debts"]
        game.play("Anna", "choose 1", "circle 1")
        assert game.can("Anna", "number") == ["-2", "-1", "+1", "+2"]
        game.play("Anna", f"number {change}", "open 1 5")
        assert game.draft("Anna").number[0, 4] == number
        assert game.draft("Anna").group[0] == USED_NUMBER
        game.play("Anna", "confirm")
        game.pass_round("Benno")
        assert game.areas("Anna")["debts"] == before


@EDITIONS
@pytest.mark.parametrize(
    ("number", "changes"),
    [
        (1, {"-1": 0, "+1": 2, "+2": 3}),
        (2, {"-2": 0, "-1": 1, "+1": 3, "+2": 4}),
        (14, {"-2": 12, "-1": 13, "+1": 15, "+2": 16}),
        (15, {"-2": 13, "-1": 14, "+1": 16, "+2": 17}),
    ],
)
def test_numbers_reach_from_0_to_17(edition: str, number: int, changes: dict[str, int]) -> None:
    """N-BONUS-2: never below 0."""
    game = position(2, [(number, "show"), (8, "show"), (7, "show")], edition=edition)
    game.play("Anna", "choose 1", "circle 1")
    assert game.can("Anna", "number") == list(changes)
    if number == 1:
        assert game.refused("Anna", "number -2") == "N-BONUS-2"
    for change, result in changes.items():
        game.play("Anna", f"number {change}", "open 1 5")
        assert game.draft("Anna").number[0, 4] == result
        game.game.undo(0)
        game.game.undo(0)


def test_0_and_17_keep_the_order_of_a_street() -> None:
    """N-BONUS-2, N-OPEN-2: 0 goes left of a 1, 17 right of a 16, and neither beside its equal."""
    game = position(2, [(2, "show"), (15, "show"), (1, "show")])
    game.write("Anna", {2: {3: 1, 8: 16}, 4: {2: 0, 7: 17}})
    game.play("Anna", "choose 1", "circle 1", "number -2")
    opened = game.can("Anna", "open")
    assert [lot for lot in opened if lot[0] == "2"] == ["2 2"]
    assert [lot for lot in opened if lot[0] == "4"] == []
    for _ in range(3):
        game.game.undo(0)
    game.play("Anna", "choose 2", "circle 1", "number +2")
    opened = game.can("Anna", "open")
    assert [lot for lot in opened if lot[0] == "2"] == ["2 10", "2 11"]
    assert [lot for lot in opened if lot[0] == "4"] == []


def test_0_is_even() -> None:
    """N-BONUS-2: 0-2 is a run of two, 0-1 is not."""
    for neighbour, run in ((2, 2), (1, 1)):
        game = position(2, [(2, "show"), (8, "show"), (7, "show")])
        game.write("Anna", {3: {4: neighbour}})
        game.write("Benno", {street: {6: 1, 7: 3, 8: 5} for street in (1, 2, 4)} | {3: {6: 2, 7: 4, 8: 6}})
        game.play("Anna", "choose 1", "circle 1", "number -2", "open 3 3", "confirm")
        game.play("Benno", "choose 2", "open 4 9", "confirm")
        assert game.areas("Anna")["streets"] == run


@EDITIONS
def test_only_changes_that_fit_are_offered(edition: str) -> None:
    """N-BONUS-2, N-OPEN-2: where 4 and 6 fit besides the 5, the 5 can be changed by one."""
    game = nearly_full([(5, "show"), (8, "show"), (7, "show")], [(1, 4), (1, 5), (1, 6)], edition=edition)
    game.play("Anna", "choose 1", "circle 1")
    assert game.can("Anna", "number") == ["-1", "+1"]
    assert game.refused("Anna", "number +2") == "N-BONUS-2"


@EDITIONS
def test_the_number_is_not_changed_after_the_opening(edition: str) -> None:
    """N-BONUS-5"""
    game = position(2, COMBINATIONS, edition=edition)
    game.play("Anna", "choose 1", "open 1 5", "circle 1")
    assert game.can("Anna", "number") == []
    assert game.refused("Anna", "number +1") == "N-BONUS-2"


@EDITIONS
def test_a_free_action_is_any_of_the_five(edition: str) -> None:
    """N-BONUS-3: instead of the combination's; once; the group's debt is crossed off."""
    game = position(2, COMBINATIONS, edition=edition)
    game.set("Benno", checked=4)
    before = game.areas("Anna")["debts"]
    game.play("Anna", "choose 1", "open 1 4")
    assert {move.split()[0] for move in game.game.legal("Anna")} == {"improve", "circle", "confirm"}
    game.play("Anna", "circle 1", "free")
    assert {move.split()[0] for move in game.game.legal("Anna")} == {
        *("build", "improve", "show", "inaugurate", "drive", "confirm")
    }
    game.play("Anna", "drive " + game.can("Anna", "drive")[0])
    assert game.refused("Anna", "improve vip") == "N-ROUND-5"
    game.play("Anna", "confirm")
    game.pass_round("Benno")
    assert game.sheet("Anna").group[0] == USED_ACTION
    assert game.sheet("Anna").blocks == 2
    assert game.areas("Anna")["debts"] == before


@EDITIONS
def test_a_free_action_may_be_the_combinations_own_or_none(edition: str) -> None:
    """N-BONUS-3, N-ROUND-5: acting stays optional; the group is circled all the same."""
    game = position(2, COMBINATIONS, edition=edition)
    game.play("Anna", "choose 1", "open 1 5", "circle 1", "free", "improve vip", "confirm")
    game.play("Benno", "choose 1", "open 1 5", "circle 1", "free", "confirm")
    assert [int(sheet.group[0]) for sheet in game.game.state.sheets] == [USED_ACTION, USED_ACTION]
    assert [int(sheet.improved.sum()) for sheet in game.game.state.sheets] == [1, 0]


@EDITIONS
def test_a_free_show_needs_a_star_all_the_same(edition: str) -> None:
    """N-BONUS-3, N-SHOW-1"""
    game = position(2, COMBINATIONS, edition=edition)
    game.play("Anna", "choose 1", "open 1 5", "circle 1", "free")
    assert game.can("Anna", "show") == []
    assert game.refused("Anna", "show left") == "N-SHOW-1"


@EDITIONS
def test_no_free_action_after_the_action(edition: str) -> None:
    """N-BONUS-3: it would be a second one."""
    game = position(2, COMBINATIONS, edition=edition)
    game.play("Anna", "choose 1", "open 1 5", "improve vip")
    if edition == "bluecocker":
        game.play("Anna", "circle 1")
        assert game.refused("Anna", "free") == "N-BONUS-3"
    else:
        assert game.game.legal("Anna") == ["confirm"]


def test_a_group_is_used_for_one_thing_only() -> None:
    """N-BONUS-1: circling asks what for, and nothing else can be done in between."""
    game = position(2, COMBINATIONS)
    game.play("Anna", "choose 1", "open 1 5", "circle 1")
    assert {move.split()[0] for move in game.game.legal("Anna")} == {"free", "extend"}
    for move in ("improve vip", "confirm", "circle 1"):
        assert game.refused("Anna", move) == "N-BONUS-1"
    assert game.draft("Anna").group[0] == UNUSED
