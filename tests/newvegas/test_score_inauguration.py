"""Scoring the inauguration: ranks by free boxes, shared ranks, the debt of the last."""

import pytest

from newvegas.positions import NAMES, Position, position

EDITIONS = pytest.mark.parametrize("edition", ["bluecocker", "pegasus"])


def table(*boxes: int, edition: str = "bluecocker") -> Position:
    """A table whose players have so many boxes checked, none circled."""
    game = position(players=len(boxes), edition=edition)
    for name, checked in zip(NAMES, boxes, strict=False):
        game.set(name, checked=checked)
    return game


def points(game: Position) -> list[int]:
    return [game.areas(name)["inauguration"] for name in game.game.names]


def debts(game: Position) -> list[int]:
    return [game.areas(name)["debts"] for name in game.game.names]


@EDITIONS
def test_points_by_rank_and_the_last_has_a_debt(edition: str) -> None:
    """N-SCORE-2: 10, 5, 2, then nothing"""
    game = table(9, 12, 3, 7, 5, edition=edition)
    assert points(game) == [5, 10, 0, 2, 0]
    assert debts(game) == [0, 0, 1, 0, 0]


@EDITIONS
def test_each_scores_by_the_own_column(edition: str) -> None:
    """N-SCORE-2: improved it is 15, 8, 0"""
    game = table(12, 9, 7, 3, edition=edition)
    for name in NAMES[:4]:
        game.set(name, improved={"inauguration": 1})
    assert points(game) == [15, 8, 0, 0]
    game.set("Benno", improved={"inauguration": 0})
    assert points(game) == [15, 5, 0, 0]


@EDITIONS
def test_ties_share_a_rank_and_the_next_count_is_the_next_rank(edition: str) -> None:
    """N-SCORE-2: two first, then the second, not the third"""
    game = table(9, 9, 7, 7, 5, 4, edition=edition)
    assert points(game) == [10, 10, 5, 5, 2, 0]
    assert debts(game) == [0, 0, 0, 0, 0, 1]


@EDITIONS
def test_all_with_the_fewest_boxes_have_a_debt(edition: str) -> None:
    """N-SCORE-2: also if that is everybody"""
    assert debts(table(9, 5, 5, edition=edition)) == [0, 1, 1]
    game = table(6, 6, 6, edition=edition)
    assert points(game) == [10, 10, 10]
    assert debts(game) == [1, 1, 1]


@EDITIONS
def test_two_players_have_a_first_and_a_last(edition: str) -> None:
    """N-SCORE-2: the second of two is also the last"""
    game = table(8, 4, edition=edition)
    assert points(game) == [10, 5]
    assert debts(game) == [0, 1]


@EDITIONS
@pytest.mark.parametrize("use", [1, 2, 3])
def test_circled_boxes_do_not_count(edition: str, use: int) -> None:
    """N-SCORE-2, N-BONUS-1: whatever the group was used for; the sixth group has three boxes"""
    game = table(14, 10, edition=edition)
    game.set("Anna", group={6: use})
    assert points(game) == [10, 5]  # 11 against 10
    game.set("Anna", group={2: use})
    assert points(game) == [5, 10]  # 9 against 10
    game.set("Benno", group={5: use})
    assert points(game) == [10, 5]  # 9 against 8


def test_the_box_after_the_scissors_belongs_to_no_group() -> None:
    """N-SCORE-2: with everything circled, the last box is still free"""
    game = table(14, 3)
    game.set("Anna", group=dict.fromkeys(range(1, 7), 1))
    game.set("Benno", group={1: 1})
    assert points(game) == [10, 10]


@pytest.mark.parametrize(("edition", "expected"), [("bluecocker", [10, 5, 2]), ("pegasus", [10, 5, 0])])
def test_without_a_free_box(edition: str, expected: list[int]) -> None:
    """N-SCORE-2: `pegasus` gives nothing for no box, whatever the rank"""
    game = table(8, 6, 4, edition=edition)
    game.set("Carla", group={1: 1, 2: 2})
    assert points(game) == expected
    assert debts(game) == [0, 0, 1]


@pytest.mark.parametrize(("edition", "expected"), [("bluecocker", [15, 10]), ("pegasus", [0, 0])])
def test_when_nobody_has_a_free_box(edition: str, expected: list[int]) -> None:
    """N-SCORE-2: all are first, all are last"""
    game = table(4, 4, edition=edition)
    for name in ("Anna", "Benno"):
        game.set(name, group={1: 1, 2: 1})
    game.set("Anna", improved={"inauguration": 1})
    assert points(game) == expected
    assert debts(game) == [1, 1]


def test_fifty_players_have_four_kinds_of_rank() -> None:
    """N-SCORE-2, N-SETUP-1: ranks are shared by as many as there are"""
    game = position(players=50)
    for seat in range(50):
        game.set(f"P{seat + 1}", checked=3 + seat % 10)
    assert points(game) == [{9: 10, 8: 5, 7: 2}.get(seat % 10, 0) for seat in range(50)]
    assert debts(game) == [1 if seat % 10 == 0 else 0 for seat in range(50)]
