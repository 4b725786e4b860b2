"""The variant for two players: neutral dice."""

from random import Random

import pytest

from arranged import NAMES
from neonstrip.play import Game, Mistake
from royale.positions import Position, position


def neutral_dice(game: Position) -> list[tuple[int, int]]:
    """Small and big neutral dice in casinos 1 to 6."""
    return [game.dice_at(casino, "neutral") for casino in range(1, 7)]


def number_of(dice: list[tuple[int, int]]) -> tuple[int, int]:
    return sum(small for small, _ in dice), sum(big for _, big in dice)


@pytest.mark.parametrize("tiles", [0, 3])
def test_two_players_have_neutral_dice_unless_they_say_no(tiles: int) -> None:
    """R-TWO-1"""
    assert number_of(neutral_dice(Position(2, tiles))) == (7, 1)
    assert number_of(neutral_dice(Position(2, tiles, neutral=True))) == (7, 1)
    assert number_of(neutral_dice(Position(2, tiles, neutral=False))) == (0, 0)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_more_players_have_none(players: int) -> None:
    """R-TWO-1"""
    assert number_of(neutral_dice(Position(players, tiles=3))) == (0, 0)
    with pytest.raises(Mistake) as refusal:
        Position(players, tiles=3, neutral=True)
    assert refusal.value.rule == "R-TWO-1"


def test_the_neutral_dice_are_rolled() -> None:
    """R-TWO-1: small dice and the Biggy fall into every casino equally often."""
    small, big = [0] * 6, [0] * 6
    for seed in range(300):
        for casino, dice in enumerate(neutral_dice(Position(2, tiles=0, seed=seed))):
            small[casino] += dice[0]
            big[casino] += dice[1]
    assert sum(small) == 2100
    assert all(280 <= fallen <= 420 for fallen in small)
    assert all(25 <= fallen <= 75 for fallen in big)


@pytest.mark.parametrize("tiles", [0, 3, 6])
def test_they_stay_all_round_and_are_rolled_anew_in_the_next(tiles: int) -> None:
    """R-TWO-1: whatever the players and the tiles do, no neutral die moves within a round."""
    for seed in range(8):
        game = Position(2, tiles, seed=seed)
        choose = Random(seed)
        rolled = {1: neutral_dice(game)}
        while not game.game.is_over:
            assert neutral_dice(game) == rolled.setdefault(int(game.s.round_number), neutral_dice(game))
            game.play(choose.choice(game.legal()))
        assert [number_of(dice) for dice in rolled.values()] == [(7, 1)] * 3
        assert rolled[1] != rolled[2] != rolled[3]


def test_the_neutral_player_wins_the_higher_card() -> None:
    """R-TWO-1, R-BANK-2: the rulebook's first example; the 80 is returned and Benno gets the 30."""
    game = position(players=2, neutral=True, dice={"neutral": {5: 3}, "Benno": {5: 1}}, prizes={5: (80, 30)})
    game.finish_round()
    assert game.cards("Benno") == [30]
    assert game.cards("Anna") == []
    assert {"event": "returned", "amount": 80, "site": 5, "owner": "neutral"} in game.events()
    assert 80 in game.banked()


def test_the_neutral_player_wins_the_lower_card() -> None:
    """R-TWO-1, R-BANK-2: the rulebook's second example; 70, the 40 is returned, and Benno gets nothing."""
    game = position(
        players=2, neutral=True, dice={"Anna": {5: 3}, "neutral": {5: "big"}, "Benno": {5: 1}}, prizes={5: (70, 40)}
    )
    game.finish_round()
    assert game.cards("Anna") == [70]
    assert game.cards("Benno") == []
    assert {"event": "returned", "amount": 40, "site": 5, "owner": "neutral"} in game.events()


def test_the_neutral_player_ties_like_a_player() -> None:
    """R-TWO-1, R-SCORE-1: the neutral Biggy counts two."""
    game = position(
        players=2, neutral=True, dice={"Anna": {5: 3}, "neutral": {5: "1+big"}, "Benno": {5: 1}}, prizes={5: (70, 40)}
    )
    game.finish_round()
    assert [event["owner"] for event in game.events("tied")] == ["Anna", "neutral"]
    assert game.cards("Benno") == [70]


def test_neutral_and_grey_are_two_different_players() -> None:
    """R-TWO-1, R-BLOCK-1: two neutral and two grey dice tie with each other instead of making four."""
    game = position(
        players=2,
        neutral=True,
        tiles={1: "F1"},
        dice={"Anna": {5: 1}, "Benno": {5: 3}, "neutral": {5: 2}, "grey": {5: 2}},
        prizes={5: (70, 40)},
    )
    game.finish_round()
    assert [event["owner"] for event in game.events("tied")] == ["neutral", "grey"]
    assert game.cards("Benno") == [70]
    assert game.cards("Anna") == [40]


def test_neutral_dice_activate_nothing() -> None:
    """R-TWO-1, R-TILE-7: with a tile at every casino the game just begins."""
    for seed in range(60):
        game = Game.new("royale", NAMES[:2], {"tiles": 6}, seed=seed)
        view = game.view()
        assert [event["event"] for event in game.events()] == ["starts"]
        assert view.phase == "roll"
        assert game.results() == [20, 20]
        assert not any(casino.closed for casino in view.casinos)
        assert not any(seat.power or seat.high_five for seat in view.seats)
        assert view.tiles.jackpot in (None, 30)
        assert view.black == []
