"""Casinos are scored: ties first, then the higher and the lower card."""

from collections.abc import Mapping

import pytest

from royale.positions import PRINTED_CARDS, Dice, cards_in_play, position


def won(dice: Mapping[str, Dice], prizes: tuple[int, int] = (80, 50)) -> dict[str, list[int]]:
    """Who wins which cards in casino 3 of a base game of four, by the dice that lie there."""
    game = position(players=4, dice={owner: {3: held} for owner, held in dice.items()}, prizes={3: prizes})
    game.finish_round()
    return {player: game.cards(player) for player in ("Anna", "Benno", "Carla", "Denny") if game.cards(player)}


def test_ties_take_their_dice_back_the_biggy_counting_two() -> None:
    """R-SCORE-1: the first example of ties in the rulebook, whose casino pays 80 and 50."""
    game = position(
        players=4,
        dice={"Anna": {4: 5}, "Benno": {4: 3}, "Carla": {4: "1+big"}, "Denny": {4: 1}},
        prizes={4: (80, 50)},
    )
    game.finish_round()
    assert [(event["owner"], event["site"]) for event in game.events("tied")] == [("Benno", 4), ("Carla", 4)]
    assert game.cards("Anna") == [80]
    assert game.cards("Denny") == [50]
    assert game.cards("Benno") == game.cards("Carla") == []


def test_two_ties_in_one_casino_leave_nobody() -> None:
    """R-SCORE-1: the second example of ties in the rulebook."""
    game = position(players=4, dice={"Anna": {1: 2}, "Carla": {1: "big"}, "Benno": {1: 1}, "Denny": {1: 1}})
    prizes = sorted(int(prize) for prize in game.s.prizes[0])
    game.finish_round()
    assert [event["owner"] for event in game.events("tied")] == ["Anna", "Benno", "Carla", "Denny"]
    assert game.events("won") == []
    assert sorted(event["amount"] for event in game.events("returned") if event["site"] == 1) == prizes


def test_cards_of_three_casinos() -> None:
    """R-SCORE-1: the rulebook's example of casinos 2, 3 and 4."""
    game = position(
        players=4,
        dice={
            "Anna": {2: 2, 4: 5},
            "Benno": {2: 1, 3: 2, 4: 3},
            "Carla": {2: 2, 3: 3, 4: "1+big"},
            "Denny": {3: 1, 4: 1},
        },
        prizes={2: (40, 40), 3: (70, 30), 4: (80, 50)},
    )
    game.finish_round()
    wins = [(event["site"], event["owner"], event["amount"]) for event in game.events("won")]
    assert wins == [
        (2, "Benno", 40),
        (3, "Carla", 70),
        (3, "Benno", 30),
        (4, "Anna", 80),
        (4, "Denny", 50),
    ]
    assert {"event": "returned", "amount": 40, "site": 2, "owner": None} in game.events()
    assert cards_in_play(game) == PRINTED_CARDS


@pytest.mark.parametrize(
    ("dice", "cards"),
    [
        pytest.param({"Anna": 1}, {"Anna": [80]}, id="alone"),
        pytest.param({"Anna": 1, "Benno": 2, "Carla": 3}, {"Carla": [80], "Benno": [50]}, id="the third gets nothing"),
        pytest.param({"Anna": 4, "Benno": 4, "Carla": 1}, {"Carla": [80]}, id="the laughing third"),
        pytest.param({"Anna": 2, "Benno": 2, "Carla": 2, "Denny": 2}, {}, id="all equal"),
        pytest.param({"Anna": 3, "Benno": 3, "Carla": 3, "Denny": 1}, {"Denny": [80]}, id="three equal"),
        pytest.param({"Anna": "big", "Benno": 1}, {"Anna": [80], "Benno": [50]}, id="the Biggy counts two"),
        pytest.param({"Anna": "big", "Benno": 3}, {"Anna": [50], "Benno": [80]}, id="the Biggy counts no more"),
        pytest.param({"Anna": "1+big", "Benno": "1+big", "Denny": 2}, {"Denny": [80]}, id="tied with Biggies"),
    ],
)
def test_who_takes_which_card(dice: dict[str, Dice], cards: dict[str, list[int]]) -> None:
    """R-SCORE-1"""
    assert won(dice) == cards


def test_equal_cards_go_to_first_and_second() -> None:
    """R-SCORE-1"""
    assert won({"Anna": 1, "Benno": 2}, (60, 60)) == {"Anna": [60], "Benno": [60]}


def test_left_over_cards_go_under_the_deck_in_the_base_game() -> None:
    """R-SCORE-1: nobody sees them there, and they are no prizes of a later round."""
    game = position(players=3, dice={"Anna": {6: 1}}, prizes={6: (100, 90)})
    prizes = sorted(int(prize) for prize in game.s.prizes.flatten())
    upcoming = sorted(int(prize) for prize in game.s.upcoming[:12])
    game.finish_round(last=False)
    prizes.remove(100)
    assert game.banked() == prizes
    assert game.seen().bank is None
    assert sorted(int(prize) for prize in game.s.prizes.flatten()) == upcoming
    assert cards_in_play(game) == PRINTED_CARDS


def test_left_over_cards_go_to_the_open_bank_in_royale() -> None:
    """R-SCORE-1"""
    game = position(players=3, tiles={1: "A1"}, dice={"Anna": {6: 1}}, prizes={6: (100, 90)})
    prizes = sorted(int(prize) for prize in game.s.prizes.flatten())
    before = game.banked()
    game.finish_round()
    prizes.remove(100)
    assert game.banked() == sorted([*before, *prizes])
    seen = game.seen().bank
    assert seen is not None
    assert sum(seen.values()) == 54 + 11
    assert cards_in_play(game) == PRINTED_CARDS
