"""The open bank: what lies there at the start, how it pays, and what comes back to it."""

from collections import Counter
from random import Random

import pytest

from royale.positions import PRINTED_CARDS, Position, cards_in_play, position


def five_at_high_five(*bank: int) -> Position:
    """Anna has taken the High Five token, worth 100 when casino 1 is scored; the bank holds these cards by then."""
    game = position(players=3, tiles={1: "C1"})
    game.rolls("Anna", [1, 1, 1, 1, 1])
    game.play("place 1")
    game.prizes(1)
    game.bank_holds(*bank)
    return game


@pytest.mark.parametrize("tiles", [1, 3, 6])
def test_the_other_54_cards_are_the_open_bank(tiles: int) -> None:
    """R-TILE-2"""
    for seed in range(10):
        game = Position(3, tiles, seed=seed)
        bank = game.seen().bank
        assert bank is not None
        assert sum(bank.values()) == 54
        assert list(bank) == [30, 40, 50, 60, 70, 80, 90, 100]
        assert cards_in_play(game) == PRINTED_CARDS


def test_the_base_game_has_no_bank() -> None:
    """R-TILE-2: its other 54 cards are a closed deck."""
    game = Position(3, tiles=0)
    assert game.seen().bank is None
    assert game.banked() == []
    assert int(game.s.deck.sum()) == 54
    assert cards_in_play(game) == PRINTED_CARDS


def test_prizes_of_the_later_rounds_lie_ready_from_the_start() -> None:
    """R-TILE-2: whatever is played meanwhile, these very cards come, twelve a round."""
    game = Position(3, tiles=3)
    upcoming = [int(prize) for prize in game.s.upcoming]
    assert len(upcoming) == 24
    assert all(upcoming)
    shown: dict[int, list[int]] = {}
    choose = Random(5)
    while not game.game.is_over:
        shown.setdefault(int(game.s.round_number), sorted(int(prize) for prize in game.s.prizes.flatten()))
        game.play(choose.choice(game.legal()))
        assert cards_in_play(game) == PRINTED_CARDS
    assert shown[2] == sorted(upcoming[:12])
    assert shown[3] == sorted(upcoming[12:])


def test_the_deck_is_shuffled() -> None:
    """R-TILE-2, R-SETUP-2: every value turns up among the prizes as often as it is printed."""
    turned_up: Counter[int] = Counter()
    for seed in range(300):
        turned_up.update(int(prize) for prize in Position(3, tiles=0, seed=seed).s.prizes.flatten())
    for value, copies in zip(range(30, 110, 10), PRINTED_CARDS, strict=True):
        expected = 300 * 12 * copies / 90
        assert 0.8 * expected < turned_up[value] < 1.2 * expected


def test_jetons_never_run_out() -> None:
    """R-BANK-1: there are 20 in the box."""
    game = position(players=3, tiles={1: "D1"}, dice={"Anna": {4: 1}})
    for player in game.game.names:
        game.jetons(player, 20)
    game.rolls("Anna", [1, 5])
    game.play("place 1")
    assert game.jetons_of("Anna") == 22


@pytest.mark.parametrize(
    ("bank", "paid"),
    [
        pytest.param([100, 50, 50, 70, 30], [100], id="one card of the value"),
        pytest.param([30, 30, 40, 50, 50], [50, 50], id="two cards rather than three"),
        pytest.param([40, 60, 80, 80], [40, 60], id="cards that sum to it"),
        pytest.param([30, 30, 40, 80, 90], [30, 30, 40], id="three cards if need be"),
        pytest.param([40, 60, 30, 70, 50, 50], [30, 70], id="of equally few the set with the highest card"),
    ],
)
def test_the_bank_pays_with_the_fewest_cards(bank: list[int], paid: list[int]) -> None:
    """R-BANK-1"""
    game = five_at_high_five(*bank)
    game.finish_round()
    assert game.cards("Anna") == paid
    assert game.notes("Anna") == []
    assert cards_in_play(game) == PRINTED_CARDS


@pytest.mark.parametrize("bank", [[], [80, 90, 90], [60, 50, 30]])
def test_else_the_bank_gives_an_iou(bank: list[int]) -> None:
    """R-BANK-1"""
    game = five_at_high_five(*bank)
    game.finish_round()
    assert game.cards("Anna") == []
    assert game.notes("Anna") == [100]
    assert game.gained("Anna") == 100
    assert set(bank) <= set(game.banked())
    assert cards_in_play(game) == PRINTED_CARDS


def test_an_iou_is_seen_like_money() -> None:
    """R-BANK-1, R-HIDE-1"""
    game = five_at_high_five()
    game.finish_round(last=False)
    assert game.seen("Anna").seats[0].notes == [100]
    assert game.seen("Anna").seats[0].money == game.money("Anna")
    assert game.seen("Benno").seats[0].notes is None


@pytest.mark.parametrize("owner", ["neutral", "grey"])
def test_prizes_of_imaginary_players_go_to_the_bank(owner: str) -> None:
    """R-BANK-2"""
    game = position(
        players=2, tiles={1: "F1"}, neutral=True, dice={owner: {6: 3}, "Anna": {6: 1}}, prizes={6: (90, 60)}
    )
    before = Counter(game.banked())
    before.update(int(prize) for prize in game.s.prizes.flatten())
    game.finish_round()
    assert {"event": "returned", "amount": 90, "site": 6, "owner": owner} in game.events()
    assert game.cards("Anna") == [60]
    assert Counter(game.banked()) == before - Counter([60])
    bank = game.seen().bank
    assert bank is not None
    assert bank[90] == before[90]


def test_prizes_of_the_neutral_player_go_under_the_deck_in_the_base_game() -> None:
    """R-BANK-2"""
    game = position(players=2, neutral=True, dice={"neutral": {6: 3}, "Anna": {6: 1}}, prizes={6: (90, 60)})
    upcoming = [int(prize) for prize in game.s.upcoming]
    game.finish_round()
    assert 90 in game.banked()
    assert game.seen().bank is None
    assert [int(prize) for prize in game.s.upcoming] == upcoming
    assert cards_in_play(game) == PRINTED_CARDS


@pytest.mark.parametrize("owner", ["neutral", "grey"])
def test_an_imaginary_winner_gets_no_prime_time(owner: str) -> None:
    """R-BANK-2, R-PRIME-1: and neither does the player who comes second."""
    game = position(
        players=2, tiles={1: "B1"}, neutral=True, dice={owner: {1: 3}, "Anna": {1: 1}}, prizes={1: (40, 30)}
    )
    game.finish_round()
    assert game.game.is_over
    assert game.events("black") == []
    assert game.cards("Anna") == [30]


@pytest.mark.parametrize("owner", ["neutral", "grey"])
def test_an_imaginary_winner_gets_no_black_box(owner: str) -> None:
    """R-BANK-2, R-BOX-1: and neither does the player who comes second."""
    game = position(
        players=2, tiles={1: "G1"}, neutral=True, dice={owner: {1: 3}, "Anna": {1: 1}}, prizes={1: (40, 30)}
    )
    game.finish_round()
    assert game.game.is_over
    assert game.cards("Anna") == [30]


def test_money_is_never_made_nor_lost() -> None:
    """R-BANK-1, R-TILE-2: in whole games of Royale with all casinos tiled, the 90 cards stay 90."""
    for seed in range(6):
        game = Position(5, tiles=6, seed=seed)
        choose = Random(seed)
        while not game.game.is_over:
            game.play(choose.choice(game.legal()))
            assert cards_in_play(game) == PRINTED_CARDS
