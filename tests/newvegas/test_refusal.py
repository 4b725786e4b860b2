"""Rounds that are refused because none of the three numbers fits, and combinations saved by the number bonus."""

from __future__ import annotations

import pytest

from neonstrip.rules.newvegas.state import LAST_BOX, NONE
from newvegas.nearly_full import fill, nearly_full
from newvegas.positions import position

EDITIONS = pytest.mark.parametrize("edition", ["bluecocker", "pegasus"])
NOWHERE = [(6, "construction"), (7, "show"), (8, "inauguration")]
"""Where only the 5 fits, none of these does, though the number bonus would make 6 and 7 fit."""


@EDITIONS
def test_a_round_is_refused_when_none_of_the_three_fits(edition: str) -> None:
    """N-OPEN-3: two boxes, no action, no bonus; whoever can open goes on as ever."""
    game = nearly_full(NOWHERE, [(1, 5)], edition=edition)
    assert game.game.legal("Anna") == ["refuse"]
    for move in ("choose 1", "choose 2", "choose 3"):
        assert game.refused("Anna", move) in ("N-OPEN-3", "N-OPEN-4")
    assert game.refused("Benno", "refuse") == "N-OPEN-3"
    game.play("Anna", "refuse")
    assert game.draft("Anna").checked == 5
    assert game.game.legal("Anna") == ["confirm"]
    for move in ("circle 1", "build 1 2", "inaugurate", "open 1 5", "free", "extend 1 5 left"):
        assert game.refused("Anna", move) is not None
    game.play("Anna", "confirm")
    game.play("Benno", "choose 1", "open 1 5", "confirm")
    assert game.sheet("Anna").checked == 5
    assert game.sheet("Anna").number[0, 4] == NONE
    assert not game.sheet("Anna").group.any()
    assert (game.sheet("Anna").refusals, game.sheet("Benno").refusals) == (1, 0)
    assert game.game.view("Benno").sheets[0].refusals == 1


@EDITIONS
def test_the_bonus_does_not_save_a_refused_round(edition: str) -> None:
    """N-OPEN-3: the three numbers are taken as they are, though 6 less 1 would fit."""
    game = nearly_full(NOWHERE, [(1, 5)], edition=edition)
    game.set("Anna", checked=13)
    assert game.game.legal("Anna") == ["refuse"]


@EDITIONS
@pytest.mark.parametrize("fitting", [1, 2, 3])
def test_no_refusing_while_one_fits(edition: str, fitting: int) -> None:
    """N-OPEN-3: whichever of the three it is."""
    combinations = [(9, "show"), (10, "show"), (11, "show")]
    combinations[fitting - 1] = (5, "show")
    game = nearly_full(combinations, [(1, 5)], edition=edition)
    assert game.game.legal("Anna") == [f"choose {fitting}"]
    assert game.refused("Anna", "refuse") == "N-OPEN-3"
    assert game.refused("Anna", f"choose {fitting % 3 + 1}") == "N-OPEN-4"
    game.play("Anna", f"choose {fitting}", "open 1 5")
    assert game.draft("Anna").number[0, 4] == 5


@EDITIONS
def test_a_combination_may_be_chosen_for_the_number_bonus(edition: str) -> None:
    """N-OPEN-4: while the 5 fits, the 7 may be chosen to be changed to 5; then it must be."""
    game = nearly_full([(5, "show"), (7, "construction"), (8, "show")], [(1, 5)], edition=edition)
    assert game.game.legal("Anna") == ["choose 1", "choose 2"]
    assert game.refused("Anna", "choose 3") == "N-OPEN-4"
    game.play("Anna", "choose 2")
    assert game.game.legal("Anna") == ["circle 1"]
    assert game.refused("Anna", "open 1 5") == "N-OPEN-2"
    game.play("Anna", "circle 1")
    assert game.game.legal("Anna") == ["number -2"]
    game.play("Anna", "number -2")
    assert game.game.legal("Anna") == ["open 1 5"]
    game.play("Anna", "open 1 5")
    assert game.draft("Anna").number[0, 4] == 5
    assert "1 2" in game.can("Anna", "build"), "the action is that of the combination"


@EDITIONS
def test_without_a_complete_group_no_such_combination(edition: str) -> None:
    """N-OPEN-4, N-BONUS-1: the first group is used and the second not complete."""
    game = nearly_full([(5, "show"), (7, "construction"), (8, "show")], [(1, 5)], edition=edition)
    game.set("Anna", group={1: 1})
    assert game.game.legal("Anna") == ["choose 1"]
    assert game.refused("Anna", "choose 2") == "N-OPEN-4"
    game.set("Anna", checked=4)
    assert game.game.legal("Anna") == ["choose 1", "choose 2"]


@EDITIONS
def test_refusal_is_judged_when_the_turn_starts(edition: str) -> None:
    """N-OPEN-7: on the sheet as the rounds before left it; a site built meanwhile makes room."""
    game = nearly_full([(6, "construction"), (7, "show"), (9, "construction")], [(1, 5), (1, 6)], edition=edition)
    game.play("Anna", "choose 1", "open 1 6", "build 2 9", "confirm")
    game.pass_round("Benno")
    game.deal((7, "show"), (8, "show"), (11, "show"))
    assert game.game.legal("Anna") == ["refuse"]
    game.deal((7, "show"), (9, "show"), (11, "show"))
    assert "choose 2" in game.game.legal("Anna")
    assert "refuse" not in game.game.legal("Anna")
    game.play("Anna", "choose 2")
    assert game.can("Anna", "open") == ["2 9"]


@EDITIONS
@pytest.mark.parametrize(("checked", "after"), [(11, 13), (12, 14), (13, 14)])
def test_the_boxes_of_a_refusal_may_be_the_last(edition: str, checked: int, after: int) -> None:
    """N-OPEN-7: they end the game after the round; with one box left that one is checked."""
    game = nearly_full(NOWHERE, [(1, 5)], edition=edition)
    game.set("Anna", checked=checked, group={1: 1, 2: 1, 3: 1})
    game.play("Anna", "refuse", "confirm")
    assert not game.game.is_over
    game.pass_round("Benno")
    assert game.sheet("Anna").checked == after
    assert game.game.is_over == (after == 14)
    assert game.game.view().ended_by == (["last_box"] if after == 14 else [])
    assert bool(game.m.ended_by & LAST_BOX) == (after == 14)


def test_a_refusal_can_be_taken_back_but_not_escaped() -> None:
    """N-OPEN-3: undo leads back to the same single choice."""
    game = nearly_full(NOWHERE, [(1, 5)])
    game.play("Anna", "refuse")
    game.game.undo(0)
    assert game.draft("Anna").checked == 3
    assert game.draft("Anna").refusals == 0
    assert game.game.legal("Anna") == ["refuse"]


def test_everyone_is_judged_on_their_own_sheet() -> None:
    """N-OPEN-3: all may be refused in one round, each for themselves."""
    game = nearly_full(NOWHERE, [(1, 5)])
    fill(game, "Benno", [(1, 5)])
    for name in ("Benno", "Anna"):
        game.play(name, "refuse", "confirm")
    assert game.m.round_number == 2
    assert [int(sheet.checked) for sheet in game.game.state.sheets] == [5, 5]


def test_the_boxes_of_a_refusal_serve_bonuses_of_later_rounds() -> None:
    """N-OPEN-3, N-BONUS-1: they are boxes like any others."""
    game = position(2, [(6, "construction"), (7, "show"), (8, "inauguration")])
    game.projects("ten_inaugurations", "limousine_each_street", "all_sites_built")
    fill(game, "Anna", [(1, 5)])
    game.play("Anna", "refuse", "confirm")
    game.pass_round("Benno")
    game.deal((5, "show"), (6, "show"), (7, "show"))
    game.play("Anna", "choose 2")
    assert game.can("Anna", "circle") == ["1", "2"]
