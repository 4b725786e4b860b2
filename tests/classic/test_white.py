"""The variant with white dice."""

import pytest

from arranged import NAMES
from classic.positions import Position
from neonstrip.play import Mistake


def white_at(game: Position) -> list[int]:
    """White dice in casinos 1 to 6."""
    return [game.dice_at(casino, "white") for casino in range(1, 7)]


def test_two_players_have_four_each_unless_they_say_no() -> None:
    """C-WHITE-1"""
    for options in ({}, {"white": True}):
        game = Position(2, **options)
        assert [game.in_hand(player) for player in NAMES[:2]] == [(8, 4)] * 2
        assert white_at(game) == [0] * 6
    assert [Position(2, white=False).in_hand(player) for player in NAMES[:2]] == [(8, 0)] * 2


@pytest.mark.parametrize("players", [3, 4, 5])
def test_more_players_have_none_unless_they_say_yes(players: int) -> None:
    """C-WHITE-1"""
    game = Position(players)
    assert [game.in_hand(player) for player in NAMES[:players]] == [(8, 0)] * players
    assert white_at(game) == [0] * 6


def test_four_players_have_two_each() -> None:
    """C-WHITE-1"""
    game = Position(4, white=True)
    assert [game.in_hand(player) for player in NAMES[:4]] == [(8, 2)] * 4
    assert white_at(game) == [0] * 6


def test_with_three_the_two_left_over_are_rolled_and_laid() -> None:
    """C-WHITE-1: at the start of every round, before the first turn, and every number comes equally often."""
    fallen = [0] * 6
    for seed in range(300):
        game = Position(3, white=True, seed=seed)
        assert [game.in_hand(player) for player in NAMES[:3]] == [(8, 2)] * 3
        assert sum(white_at(game)) == 2
        fallen = [before + now for before, now in zip(fallen, white_at(game), strict=True)]
    assert all(65 <= count <= 135 for count in fallen)
    game.finish_round(last=False)
    assert sum(white_at(game)) == 2
    assert [game.in_hand(player) for player in NAMES[:3]] == [(8, 2)] * 3


def test_with_three_they_may_be_given_to_the_starter() -> None:
    """C-WHITE-1: to who starts this round, whoever that is."""
    game = Position(3, white=True, leftover="given", starter=2)
    assert [game.in_hand(player) for player in NAMES[:3]] == [(8, 2), (8, 4), (8, 2)]
    assert white_at(game) == [0] * 6
    game.finish_round(last=False)
    assert [game.in_hand(player) for player in NAMES[:3]] == [(8, 2), (8, 2), (8, 4)]


def test_five_players_cannot_have_them() -> None:
    """C-WHITE-1"""
    with pytest.raises(Mistake) as refusal:
        Position(5, white=True)
    assert refusal.value.rule == "C-WHITE-1"
