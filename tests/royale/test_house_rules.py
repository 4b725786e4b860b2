"""House rules of Royale: readings of the rulebook that tables may agree on. Bad Luck's are with its tile."""

from __future__ import annotations

import pytest

from royale.positions import Dice, Position, position

THE_NEUTRAL_PLAYER_WINS_AT_6: dict[str, dict[int, Dice]] = {"neutral": {6: 4}, "Anna": {5: 5}, "Benno": {6: 1, 5: 1}}


@pytest.mark.parametrize(("next_starter", "starts"), [("any", "Benno"), ("higher", "Anna")])
def test_the_next_starter_by_any_card_or_by_a_higher_one(next_starter: str, starts: str) -> None:
    """R-SCORE-2: Benno has the lower card at casino 6, Anna the higher one at 5."""
    game = position(2, dice=THE_NEUTRAL_PLAYER_WINS_AT_6, neutral=True, next_starter=next_starter)
    game.finish_round(last=False)
    assert game.waiting_for == starts


def test_where_nobody_has_a_higher_card_the_turn_goes_to_the_left() -> None:
    """R-SCORE-2: lower cards alone make no starter."""
    dice: dict[str, dict[int, Dice]] = {"neutral": {6: 4, 5: 3}, "Anna": {5: 1}, "Benno": {6: 1}}
    game = position(2, dice=dice, neutral=True, next_starter="higher", starter=1)
    game.finish_round(last=False)
    assert game.waiting_for == "Benno"


def has_power(game: Position) -> bool:
    return game.seen().seats[0].power


@pytest.mark.parametrize("counts", [True, False])
def test_neutral_dice_at_power_play(counts: bool) -> None:
    """R-POWER-1, R-POWER-2: two neutral dice, and Anna places one and then two more."""
    game = position(2, tiles={2: "D2"}, dice={"neutral": {2: 2}}, neutral=True, neutral_power=counts)
    game.rolls("Anna", [2, 4])
    game.play("place 2")
    assert has_power(game) is not counts
    game.rolls("Anna", [2, 2, 4])
    game.play("place 2")
    assert has_power(game)


@pytest.mark.parametrize("counts", [True, False])
def test_neutral_dice_send_no_marker_back_where_they_do_not_count(counts: bool) -> None:
    """R-POWER-2: Anna leads by three to two, until she takes a die back by Handicap's move."""
    dice: dict[str, dict[int, Dice]] = {"neutral": {2: 2}, "Anna": {2: 2}}
    game = position(2, tiles={1: "H2", 2: "D2"}, dice=dice, neutral=True, neutral_power=counts)
    game.rolls("Anna", [2, 4, 4])
    game.play("place 2")
    assert has_power(game)
    game.rolls("Anna", [1, 4])
    game.next_dice(5, 5)
    game.play("place 1", "choose 5", "back small 2")
    assert has_power(game) is not counts


def test_grey_dice_of_block_it_count_whatever_neutral_ones_do() -> None:
    """R-POWER-2, R-BLOCK-1"""
    game = position(2, tiles={2: "D2", 3: "F1"}, dice={"neutral": {2: 1}}, neutral=True, neutral_power=False)
    game.rolls("Anna", [2, 2, 4])
    game.play("place 2")
    assert has_power(game)
    game.rolls("Benno", [3, 4])
    game.play("place 3", "block 2 2")
    assert not has_power(game)


@pytest.mark.parametrize("counts", [True, False])
def test_neutral_dice_count_at_the_scoring_in_any_case(counts: bool) -> None:
    """R-TWO-1: the house rule is about the round alone."""
    game = position(2, tiles={2: "D2"}, dice={"neutral": {2: 2}, "Anna": {2: 1}}, neutral=True, neutral_power=counts)
    prizes = game.seen().casinos[1].prizes
    game.finish_round()
    assert [event["owner"] for event in game.events("won")] == ["Anna"]
    assert [event["amount"] for event in game.events("returned") if event["site"] == 2] == [max(prizes)]


def test_the_move_of_handicap_may_be_declined() -> None:
    """R-HANDICAP-1: the grey die stays lifted, the field taken, and nothing moves."""
    game = position(tiles={1: "F2"}, decline_move=True)
    game.rolls("Anna", [1, 6])
    game.play("place 1", "lift 5 move")
    assert game.phase == "move"
    assert game.legal()[-1] == "decline"
    game.play("decline")
    assert (game.waiting_for, game.dice_at(1, "Anna"), game.in_hand("Anna")) == ("Benno", (1, 0), (1, 0))
    assert game.dice_at(5, "grey") == (1, 0)
    assert game.seen().tiles.fields == {"10": 2, "30": 3, "move": 3}


def test_the_move_of_my_choice_may_be_declined() -> None:
    """R-CHOICE-1: also where it would keep Anna in the round."""
    game = position(2, tiles={1: "H2"}, decline_move=True)
    game.hand("Benno", 1)
    game.rolls("Anna", [1])
    game.next_dice(5, 5)
    game.play("place 1", "choose 5")
    assert game.legal() == ["back small 1", "decline"]
    game.play("decline")
    assert (game.waiting_for, game.dice_at(1, "Anna")) == ("Benno", (1, 0))


@pytest.mark.parametrize(
    ("tile", "moves", "rule"), [("F2", ("lift 5 move",), "R-HANDICAP-1"), ("H2", (), "R-CHOICE-1")]
)
def test_without_the_house_rule_it_is_compulsory(tile: str, moves: tuple[str, ...], rule: str) -> None:
    """R-HANDICAP-1, R-CHOICE-1"""
    game = position(tiles={1: tile})
    game.rolls("Anna", [1, 6])
    game.next_dice(5, 5)
    game.play("place 1", *(moves or ("choose 5",)))
    assert game.refused("decline") == rule


def test_power_play_has_nothing_to_decline() -> None:
    """R-POWER-1: who does not want to turn a die rolls."""
    game = position(tiles={2: "D2"}, decline_move=True)
    game.rolls("Anna", [2, 4])
    game.play("place 2")
    game.turn("Anna")
    assert "decline" not in game.legal()
