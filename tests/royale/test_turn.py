"""A turn: roll, place or pass, and who is next."""

import pytest

from royale.positions import position


def test_all_dice_of_the_number_must_be_placed() -> None:
    """R-TURN-1: the rulebook's example, in which Benno has five dice left and rolls four 3s and a 5."""
    game = position(players=3)
    game.rolls("Benno", [3, 3, 3, 3, 5])
    assert game.legal() == ["place 3", "place 5", "pass"]
    game.play("place 3")
    assert game.dice_at(3, "Benno") == (4, 0)
    assert game.dice_at(5, "Benno") == (0, 0)
    assert game.in_hand("Benno") == (1, 0)
    assert game.waiting_for == "Carla"

    game.hand("Carla", 0)
    game.hand("Anna", 0)
    game.turn("Benno")
    game.next_dice(6)
    game.play("roll")
    assert game.legal() == ["place 6", "pass"]


def test_the_biggy_goes_with_the_dice_of_its_number() -> None:
    """R-TURN-1"""
    game = position(players=3)
    game.rolls("Anna", [2, 2, 4], big=2)
    game.play("place 2")
    assert game.dice_at(2, "Anna") == (2, 1)
    assert game.in_hand("Anna") == (1, 0)


def test_the_biggy_stays_when_it_shows_another_number() -> None:
    """R-TURN-1"""
    game = position(players=3)
    game.rolls("Anna", [2, 2, 4], big=5)
    assert game.can("place") == ["2", "4", "5"]
    game.play("place 2")
    assert game.dice_at(2, "Anna") == (2, 0)
    assert game.in_hand("Anna") == (1, 1)


def test_all_dice_left_are_rolled() -> None:
    """R-TURN-1"""
    game = position(players=3, dice={"Anna": {1: 2, 6: "1+big"}, "Benno": {4: 1}})
    game.play("roll")
    assert [sum(dice.small for dice in game.seen().roll), sum(dice.big for dice in game.seen().roll)] == [4, 0]
    game.turn("Benno")
    game.s.roll[:] = 0
    game.play("roll")
    assert [sum(dice.small for dice in game.seen().roll), sum(dice.big for dice in game.seen().roll)] == [6, 1]


def test_dice_may_join_others_and_own_ones() -> None:
    """R-TURN-1"""
    game = position(players=3, dice={"Anna": {3: 2}, "Carla": {3: 4}})
    game.rolls("Anna", [3, 3, 6])
    game.play("place 3")
    assert game.dice_at(3, "Anna") == (4, 0)
    assert game.dice_at(3, "Carla") == (4, 0)


def test_a_number_that_was_not_rolled_is_refused() -> None:
    """R-TURN-1"""
    game = position(players=3)
    game.rolls("Anna", [3, 3, 6])
    assert game.refused("place 4") == "R-TURN-1"
    assert game.refused("roll") == "R-TURN-1"


def test_a_closed_casino_cannot_be_chosen() -> None:
    """R-TURN-1, R-NOENTRY-1"""
    game = position(players=3, tiles={1: "E1"})
    game.rolls("Anna", [1, 2])
    game.play("place 1", "close 3")
    game.rolls("Benno", [3, 3, 5])
    assert game.can("place") == ["5"]
    assert game.refused("place 3") == "R-NOENTRY-1"


def test_turns_go_to_the_left_and_round_the_table() -> None:
    """R-TURN-1"""
    game = position(players=4)
    for player, left in (("Anna", "Benno"), ("Benno", "Carla"), ("Carla", "Denny"), ("Denny", "Anna")):
        assert game.waiting_for == player
        game.next_dice(1, 1, 2, 2, 3, 3, 4, 5)
        game.play("roll", "place 4")
        assert game.waiting_for == left


def test_a_jeton_takes_all_dice_back_and_ends_the_turn() -> None:
    """R-TURN-2"""
    game = position(players=3)
    game.jetons("Anna", 2)
    game.rolls("Anna", [1, 2, 2], big=6)
    game.play("pass")
    assert game.jetons_of("Anna") == 1
    assert game.in_hand("Anna") == (3, 1)
    assert all(game.dice_at(casino, "Anna") == (0, 0) for casino in range(1, 7))
    assert game.waiting_for == "Benno"
    assert not any(game.seen().roll)


def test_without_a_jeton_nobody_passes() -> None:
    """R-TURN-2"""
    game = position(players=3)
    game.jetons("Anna", 0)
    game.rolls("Anna", [1, 2, 2])
    assert game.legal() == ["place 1", "place 2"]
    assert game.refused("pass") == "R-TURN-2"


def test_passing_comes_after_the_roll_and_before_placing() -> None:
    """R-TURN-2"""
    game = position(players=3, tiles={1: "A1"})
    assert game.legal() == ["roll"]
    assert game.refused("pass") is not None
    game.rolls("Anna", [1, 2, 2])
    game.play("place 1")
    assert game.phase == "hide"
    assert game.refused("pass") is not None


def test_jetons_may_be_used_turn_after_turn() -> None:
    """R-TURN-2"""
    game = position(players=2)
    game.hand("Benno", 0)
    game.jetons("Anna", 2)
    game.hand("Anna", 1)
    game.turn("Anna")
    game.play("roll", "pass", "roll", "pass", "roll")
    assert game.jetons_of("Anna") == 0
    assert game.in_hand("Anna") == (1, 0)
    assert game.can("pass") == []


def test_whoever_has_no_dice_is_skipped() -> None:
    """R-TURN-3"""
    game = position(players=4)
    game.hand("Benno", 0)
    game.hand("Carla", 0)
    game.rolls("Anna", [1, 1, 4])
    game.play("place 1")
    assert game.waiting_for == "Denny"


def test_the_biggy_alone_is_a_die_left() -> None:
    """R-TURN-3"""
    game = position(players=3)
    game.hand("Benno", "big")
    game.rolls("Anna", [1])
    game.play("place 1")
    assert game.waiting_for == "Benno"


def test_the_last_player_with_dice_goes_on_alone_until_the_round_ends() -> None:
    """R-TURN-3"""
    game = position(players=3)
    game.hand("Benno", 0)
    game.hand("Carla", 0)
    game.rolls("Anna", [1, 1, 4])
    game.play("place 1")
    assert game.waiting_for == "Anna"
    assert game.seen().round == 1
    game.rolls("Anna", [5])
    game.play("place 5")
    assert game.seen().round == 2
    assert [event["owner"] for event in game.events("won")] == ["Anna", "Anna"]


def test_dice_back_from_the_bar_keep_their_owner_in_the_round() -> None:
    """R-TURN-3, R-KNOCKOUT-1"""
    game = position(players=3, tiles={1: "E2"})
    game.hand("Anna", 0)
    game.hand("Carla", 0)
    game.hand("Benno", 2)
    game.put_on_bar("Benno", 1)
    game.turn("Benno")
    game.next_dice(1)
    game.play("roll", "place 1")
    assert game.in_hand("Benno") == (1, 0)
    assert game.waiting_for == "Benno"
    assert game.seen().round == 1


@pytest.mark.parametrize("carlas_dice", [0, 3])
def test_a_die_back_from_the_gold_field_brings_its_owner_back(carlas_dice: int) -> None:
    """R-TURN-3, R-CHOICE-1: Benno, to Anna's left, had none left; with Carla out too the round would have ended."""
    game = position(players=3, tiles={1: "H2", 2: "A2"})
    game.put_on_gold("Benno")
    game.hand("Benno", 0)
    game.hand("Carla", carlas_dice)
    game.rolls("Anna", [1, 4])
    game.next_dice(6, 6)
    game.play("place 1", "choose 6", "gold small")
    assert game.in_hand("Anna") == (0, 0)
    assert game.waiting_for == "Benno"
    assert game.seen().round == 1


def test_the_last_die_taken_back_keeps_the_round_going() -> None:
    """R-TURN-3, R-CHOICE-1"""
    game = position(players=3, tiles={1: "H2", 2: "A2"})
    game.hand("Benno", 0)
    game.hand("Carla", 0)
    game.rolls("Anna", [1])
    game.next_dice(5, 5)
    game.play("place 1", "choose 5", "back small 1")
    assert game.waiting_for == "Anna"
    assert game.in_hand("Anna") == (1, 0)
    assert game.seen().round == 1
