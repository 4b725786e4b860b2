"""How a game and each of its rounds begin: dice, jetons and prizes."""

from random import Random

import pytest

from arranged import NAMES
from neonstrip.play import Game, Mistake
from royale.positions import Position, position


def pairs(game: Position) -> list[list[int]]:
    """The prizes of casinos 1 to 6."""
    return [[int(prize) for prize in casino] for casino in game.s.prizes]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everyone_begins_with_seven_dice_the_biggy_and_two_jetons(players: int) -> None:
    """R-SETUP-1"""
    game = Position(players, tiles=3)
    for player in NAMES[:players]:
        assert game.in_hand(player) == (7, 1)
        assert game.jetons_of(player) == 2
        assert game.cards(player) == []


@pytest.mark.parametrize("players", [1, 6])
def test_there_is_no_game_for_one_or_for_six(players: int) -> None:
    """R-SETUP-1"""
    with pytest.raises(Mistake) as refusal:
        Game.new("royale", [*NAMES, "Frida"][:players])
    assert refusal.value.rule == "R-SETUP-1"


def test_two_jetons_come_on_top_of_those_left() -> None:
    """R-SETUP-1"""
    game = position(players=3)
    for player, jetons in (("Anna", 0), ("Benno", 1), ("Carla", 5)):
        game.jetons(player, jetons)
    game.finish_round(last=False)
    assert [game.jetons_of(player) for player in ("Anna", "Benno", "Carla")] == [2, 3, 7]
    assert [game.in_hand(player) for player in ("Anna", "Benno", "Carla")] == [(7, 1)] * 3


@pytest.mark.parametrize("tiles", [0, 3])
def test_a_game_has_three_rounds(tiles: int) -> None:
    """R-SETUP-1"""
    game = Game.new("royale", NAMES[:3], {"tiles": tiles}, seed="three rounds")
    started = [event["round"] for event in game.events() if event["event"] == "starts"]
    choose = Random(3)
    while not game.is_over:
        game.play(choose.choice(game.legal()))
        started += [event["round"] for event in game.events() if event["event"] == "starts"]
    assert started == [1, 2, 3]


def test_pairs_go_to_the_casinos_by_their_sums() -> None:
    """R-SETUP-2: pairs stay together as they were turned up; among equal sums the higher single card decides."""
    game = position(players=3)
    game.next_prizes((30, 80), (90, 90), (60, 50), (40, 30), (100, 60), (90, 70))
    game.finish_round(last=False)
    assert pairs(game) == [[40, 30], [60, 50], [80, 30], [90, 70], [100, 60], [90, 90]]


def test_the_order_they_were_turned_up_in_does_not_matter() -> None:
    """R-SETUP-2"""
    turned_up = [(30, 80), (90, 90), (60, 50), (40, 30), (100, 60), (90, 70)]
    for order in range(20):
        Random(order).shuffle(turned_up)
        game = position(players=3)
        game.next_prizes(*turned_up)
        game.finish_round(last=False)
        assert pairs(game) == [[40, 30], [60, 50], [80, 30], [90, 70], [100, 60], [90, 90]]


def test_prizes_of_the_first_round_lie_in_order_too() -> None:
    """R-SETUP-2"""
    equal_sums = 0
    for seed in range(100):
        laid_out = pairs(Position(3, tiles=0, seed=seed))
        assert all(higher >= lower >= 30 for higher, lower in laid_out)
        assert [(sum(pair), pair[0]) for pair in laid_out] == sorted((sum(pair), pair[0]) for pair in laid_out)
        equal_sums += len({sum(pair) for pair in laid_out}) < 6
    assert equal_sums > 0
