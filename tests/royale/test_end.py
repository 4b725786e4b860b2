"""The end of the game: who has won."""

from collections.abc import Mapping, Sequence

import pytest

from royale.positions import Position, position


def ended(cash: Mapping[str, Sequence[int]], jetons: Mapping[str, int], players: int = 3, tiles: int = 0) -> Position:
    """A game that ends with these cards and jetons."""
    game = position(players=players, tiles={1: "A1"} if tiles else None)
    for player in game.game.names:
        game.cash(player, *cash.get(player, []))
        game.jetons(player, jetons.get(player, 0))
    assert game.game.winners() == []
    game.finish_round()
    assert game.game.is_over
    return game


@pytest.mark.parametrize(
    ("cash", "jetons", "winners"),
    [
        pytest.param({"Anna": [60], "Benno": [90], "Carla": [80]}, {}, ["Benno"], id="most money"),
        pytest.param({"Anna": [60], "Benno": [30, 40]}, {}, ["Benno"], id="the sum, not the best card"),
        pytest.param({"Anna": [30, 30], "Benno": [90]}, {}, ["Benno"], id="money before the number of cards"),
        pytest.param({"Anna": [60], "Benno": [50]}, {"Benno": 2}, ["Benno"], id="a jeton is worth 10"),
        pytest.param({"Anna": [60], "Benno": [50]}, {"Anna": 1, "Benno": 1}, ["Anna"], id="and no more"),
        pytest.param({"Anna": [60], "Benno": [30, 30]}, {}, ["Benno"], id="tie: more cards"),
        pytest.param({"Anna": [30, 30], "Benno": [30]}, {"Benno": 3}, ["Benno"], id="tie: cards and jetons together"),
        pytest.param({"Anna": [30, 30, 30], "Benno": [70]}, {"Benno": 2}, ["Anna", "Benno"], id="jetons count as one"),
        pytest.param({"Anna": [80], "Benno": [80], "Carla": [70]}, {}, ["Anna", "Benno"], id="shared by two"),
        pytest.param({}, {"Anna": 2, "Benno": 2, "Carla": 2}, ["Anna", "Benno", "Carla"], id="shared by all"),
        pytest.param(
            {"Anna": [80], "Benno": [40, 40], "Carla": [50, 30]},
            {},
            ["Benno", "Carla"],
            id="shared after the tie-break",
        ),
    ],
)
@pytest.mark.parametrize("tiles", [0, 1])
def test_who_wins(cash: dict[str, list[int]], jetons: dict[str, int], winners: list[str], tiles: int) -> None:
    """R-END-1"""
    assert ended(cash, jetons, tiles=tiles).game.winners() == winners


def test_an_iou_breaks_a_tie_like_a_card() -> None:
    """R-END-1, R-BANK-1: Anna's 150 are two cards; Benno's are two and the IOU for his die on the gold field."""
    game = position(players=2, tiles={1: "H2"})
    game.cash("Anna", 90, 60)
    game.cash("Benno", 60, 30)
    game.put_on_gold("Benno")
    for casino in range(1, 7):
        game.prizes(casino)  # so that no left-over card comes to the bank
    game.bank_holds()
    game.finish_round()
    assert game.notes("Benno") == [60]
    assert game.money("Anna") == game.money("Benno") == 170
    assert game.game.winners() == ["Benno"]


def test_after_the_end_nothing_can_be_done() -> None:
    """R-END-1"""
    game = ended({"Anna": [50]}, {})
    assert game.legal() == []
    assert game.waiting_for is None
    assert game.refused("roll") == "R-END-1"


def test_no_jetons_come_after_the_last_round() -> None:
    """R-END-1, R-SETUP-1"""
    game = ended({}, {"Anna": 1, "Benno": 0, "Carla": 4})
    assert [game.jetons_of(player) for player in game.game.names] == [1, 0, 4]
    assert game.game.results() == [10, 0, 40]
