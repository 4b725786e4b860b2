"""Who starts the first round, and who the next."""

from collections.abc import Mapping
from typing import Any

import pytest

from arranged import NAMES
from neonstrip.play import Mistake
from royale.positions import Dice, Position, position


def starts_next(dice: Mapping[str, Mapping[int, Dice]], **options: Any) -> str | None:
    """Who rolls first in round 2 when round 1 ends with these dice in the casinos."""
    game = position(dice=dice, **options)
    game.finish_round(last=False)
    assert game.seen().round == 2
    assert game.phase == "roll"
    assert game.events("starts") == [{"event": "starts", "player": game.waiting_for, "round": 2}]
    return game.waiting_for


def test_the_winner_of_the_higher_card_at_casino_6_starts() -> None:
    """R-SCORE-2: not the winner of the lower one, nor of much at lower casinos."""
    assert starts_next({"Anna": {1: 3, 5: 4}, "Benno": {6: 1}, "Carla": {6: 2}}) == "Carla"


def test_if_nobody_won_at_casino_6_it_is_the_winner_at_5() -> None:
    """R-SCORE-2"""
    assert starts_next({"Anna": {6: 2, 5: 1}, "Benno": {6: 2, 5: 3}, "Carla": {4: 5}}) == "Benno"


def test_down_to_casino_1() -> None:
    """R-SCORE-2"""
    assert starts_next({"Anna": {1: 2}, "Benno": {1: 1}}, starter=2) == "Anna"


def test_behind_an_imaginary_winner_the_best_real_one_starts() -> None:
    """R-SCORE-2, R-BANK-2: the neutral player wins the higher card at casino 6."""
    dice: dict[str, dict[int, Dice]] = {"neutral": {6: 4}, "Anna": {5: 5}, "Benno": {6: 1}}
    assert starts_next(dice, players=2, neutral=True) == "Benno"


def test_where_only_an_imaginary_player_won_nobody_of_you_did() -> None:
    """R-SCORE-2, R-BANK-2: the neutral player is alone at casino 6, the grey one first and last at 5."""
    dice: dict[str, dict[int, Dice]] = {"neutral": {6: 4}, "grey": {5: 1}, "Anna": {2: 5}, "Benno": {4: 1}}
    assert starts_next(dice, players=2, neutral=True, tiles={1: "F1"}) == "Benno"


@pytest.mark.parametrize(("starter", "after"), [(1, "Benno"), (2, "Carla"), (3, "Anna")])
def test_if_nobody_won_anything_the_player_left_of_the_last_starter_starts(starter: int, after: str) -> None:
    """R-SCORE-2"""
    assert starts_next({"Anna": {3: 1}, "Benno": {3: 1}}, turn="Carla", starter=starter) == after


@pytest.mark.parametrize(("casino", "after"), [(2, "Carla"), (6, "Carla"), (None, "Benno")])
def test_who_won_in_round_1_does_not_matter_for_round_3(casino: int | None, after: str) -> None:
    """R-SCORE-2: Anna won at casino 6 in round 1; round 3 is Carla's if she wins in round 2, else left of Anna's."""
    game = position(players=3, dice={"Anna": {6: 1}})
    game.finish_round(last=False)
    assert game.waiting_for == "Anna"
    if casino:
        game.put("Carla", casino, 1)
    game.finish_round(last=False)
    assert game.seen().round == 3
    assert game.waiting_for == after


@pytest.mark.parametrize("starter", [1, 2, 3])
def test_the_table_may_choose_who_starts(starter: int) -> None:
    """R-SCORE-2"""
    for seed in range(5):
        assert Position(3, tiles=3, seed=seed, starter=starter).waiting_for == NAMES[starter - 1]


def test_nobody_starts_who_does_not_play() -> None:
    """R-SCORE-2"""
    with pytest.raises(Mistake) as refusal:
        Position(3, tiles=3, starter=4)
    assert refusal.value.rule == "R-SCORE-2"


def test_else_the_first_starter_is_drawn() -> None:
    """R-SCORE-2"""
    drawn = [Position(4, tiles=3, seed=seed).waiting_for for seed in range(200)]
    assert all(30 <= drawn.count(player) <= 70 for player in NAMES[:4])
