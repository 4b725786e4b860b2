"""D1 Pay Day."""

import pytest

from royale.positions import position

REWARDS = [(1, []), (2, []), (0, [30]), (0, [40]), (0, [50]), (0, [60])]
"""Jetons and money cards for one to six casinos."""


@pytest.mark.parametrize("casinos", range(1, 7))
def test_each_number_of_casinos_has_its_reward(casinos: int) -> None:
    """R-PAYDAY-1: this casino included; one and two casinos are worth jetons."""
    others = [1, 3, 4, 5, 6][: casinos - 1]
    game = position(tiles={2: "D1"}, dice={"Anna": dict.fromkeys(others, 1)})
    game.rolls("Anna", [2, 6])
    game.play("place 2")
    jetons, cards = REWARDS[casinos - 1]
    assert game.jetons_of("Anna") == 2 + jetons
    assert game.cards("Anna") == cards
    assert (game.phase, game.waiting_for) == ("roll", "Benno")


def test_casinos_count_and_not_dice() -> None:
    """R-PAYDAY-1: three casinos with seven dice, one of them the Biggy, are three casinos."""
    game = position(tiles={2: "D1"}, dice={"Anna": {1: 3, 5: "big"}})
    game.rolls("Anna", [2, 2, 2, 6])
    game.play("place 2")
    assert game.gained("Anna") == 30


def test_the_biggy_alone_holds_a_casino() -> None:
    """R-PAYDAY-1"""
    game = position(tiles={2: "D1"}, dice={"Anna": {1: "big", 3: 1}})
    game.rolls("Anna", [2, 6])
    game.play("place 2")
    assert game.gained("Anna") == 30


def test_dice_of_others_do_not_count() -> None:
    """R-PAYDAY-1"""
    game = position(
        players=2,
        tiles={2: "D1"},
        dice={"Benno": {1: 1, 3: 1, 4: 1}, "neutral": {5: 2}, "grey": {6: 1}},
        neutral=True,
    )
    game.rolls("Anna", [2, 6])
    game.play("place 2")
    assert game.gained("Anna") == 10


def test_dice_on_tiles_are_in_no_casino() -> None:
    """R-PAYDAY-1: Double Down, Nice Dice and the gold field hold Anna's dice, and none of them is a casino."""
    game = position(tiles={1: "D1", 2: "G2", 3: "H1", 4: "H2"}, dice={"Anna": {5: 1}})
    game.put_on_double_down("Anna", "1+big")
    game.put_on_nice("Anna", 6)
    game.put_on_gold("Anna")
    game.rolls("Anna", [1, 6])
    game.play("place 1")
    assert game.gained("Anna") == 20  # casinos 1 and 5


def test_dice_at_the_bar_are_in_no_casino() -> None:
    """R-PAYDAY-1, R-KNOCKOUT-1"""
    game = position(tiles={1: "D1", 2: "E2"})
    game.put_on_bar("Anna", 2)
    game.rolls("Anna", [1, 6])
    game.play("place 1")
    assert game.gained("Anna") == 10


def test_a_closed_casino_counts() -> None:
    """R-PAYDAY-1, R-NOENTRY-1: the dice under the plate still lie there."""
    game = position(tiles={1: "D1", 2: "E1"}, dice={"Anna": {5: 1}})
    game.close(5)
    game.rolls("Anna", [1, 6])
    game.play("place 1")
    assert game.gained("Anna") == 20


def test_reached_by_my_choice_it_counts_what_really_lies_there() -> None:
    """R-PAYDAY-1, R-CHOICE-2: no die was placed at Pay Day, so it is no casino of Anna's."""
    game = position(tiles={1: "D1", 2: "H2"}, dice={"Anna": {5: 1}})
    game.rolls("Anna", [2, 6])
    game.next_dice(4, 4)
    game.play("place 2", "choose 4", "activate 1")
    assert game.gained("Anna") == 20
