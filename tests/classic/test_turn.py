"""A turn: roll, choose one number, place all dice that show it."""

from random import Random

import pytest

from classic.positions import Position, position


def test_only_numbers_that_were_rolled_can_be_chosen() -> None:
    """C-TURN-1"""
    game = position()
    assert game.legal() == ["roll"]
    assert game.refused("place 3") == "C-TURN-1"
    game.rolls("Anna", [1, 1, 4, 6, 6, 6])
    assert game.can("place") == ["1", "4", "6"]
    assert game.refused("place 2") == "C-TURN-1"
    assert game.refused("roll") == "C-TURN-1"


def test_all_dice_of_the_number_go_and_the_rest_is_taken_back() -> None:
    """C-TURN-1"""
    game = position(dice={"Anna": {6: 1}})
    game.rolls("Anna", [1, 1, 4, 6, 6, 6])
    game.play("place 6")
    assert game.dice_at(6, "Anna") == 4
    assert game.in_hand("Anna") == (3, 0)
    assert [game.dice_at(casino, "Anna") for casino in range(1, 6)] == [0] * 5
    assert game.waiting_for == "Benno"
    assert game.legal() == ["roll"]


def test_white_dice_of_the_number_go_too_and_stay_white() -> None:
    """C-TURN-1, C-WHITE-1"""
    game = position(players=2, white=True)
    game.rolls("Anna", [3, 5], white=[3, 3, 2])
    assert game.can("place") == ["2", "3", "5"]
    game.play("place 3")
    assert game.dice_at(3, "Anna") == 1
    assert game.dice_at(3, "white") == 2
    assert game.in_hand("Anna") == (1, 1)


def test_a_number_only_white_dice_show_can_be_chosen() -> None:
    """C-TURN-1, C-WHITE-1"""
    game = position(players=2, white=True)
    game.rolls("Benno", [3, 5], white=[6])
    game.play("place 6")
    assert game.dice_at(6, "Benno") == 0
    assert game.dice_at(6, "white") == 1
    assert game.in_hand("Benno") == (2, 0)


def test_all_dice_left_are_rolled() -> None:
    """C-TURN-1: until none is left, with every throw one number."""
    game = position(players=2, white=True)
    choose = Random(2)
    while int(game.s.round_number) == 1:
        player = game.waiting_for
        assert player is not None
        own, white = game.in_hand(player)
        game.play("roll")
        assert game.s.roll.sum(axis=1).tolist() == [own, white]
        game.play(choose.choice(game.legal()))


def test_those_without_dice_are_passed_over() -> None:
    """C-TURN-1: to the left, past Benno; Carla goes on alone until nobody has dice."""
    game = position(players=3)
    game.hand("Benno", 0)
    game.hand("Carla", 2)
    game.rolls("Anna", [4])
    game.play("place 4")
    assert game.waiting_for == "Carla"
    game.next_dice(1, 2)
    game.play("roll", "place 1")
    assert game.waiting_for == "Carla"
    game.play("roll")
    game.play(game.legal()[0])
    assert int(game.s.round_number) == 2
    assert [game.in_hand(player) for player in ("Anna", "Benno", "Carla")] == [(8, 0)] * 3


def test_white_dice_alone_keep_a_player_in_the_round() -> None:
    """C-TURN-1, C-WHITE-1"""
    game = position(players=2, white=True)
    game.hand("Benno", 0, white=1)
    game.rolls("Anna", [4])
    game.play("place 4")
    assert game.waiting_for == "Benno"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_turns_go_to_the_left(players: int) -> None:
    """C-TURN-1"""
    game = Position(players, starter=2)
    order = []
    for _ in range(players):
        order.append(game.waiting_for)
        game.play("roll")
        game.play(game.legal()[0])
    names = game.game.names
    assert order == [*names[1:], names[0]]


def test_a_placement_can_be_taken_back_until_the_next_roll() -> None:
    """C-TURN-1: never past a throw."""
    game = position()
    game.play("roll")
    assert not game.game.can_undo()
    game.play(game.legal()[0])
    assert game.game.can_undo()
    game.game.undo()
    assert game.phase == "place"
    game.play(game.legal()[-1], "roll")
    assert not game.game.can_undo()
