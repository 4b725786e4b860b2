"""C2 Bad Luck: who owes, what is paid, and with which cards. It lies at casino 1."""

from collections.abc import Mapping

import pytest

from royale.positions import PRINTED_CARDS, Dice, Position, cards_in_play, position


def scored(dice: Mapping[str, Mapping[int, Dice]], players: int = 3) -> Position:
    game = position(players=players, tiles={1: "C2"}, dice=dice)
    game.finish_round()
    return game


def fined(game: Position) -> list[str]:
    """Who paid for Bad Luck."""
    return [event["player"] for event in game.events("fined")]


def only_bank(game: Position, *cards: int) -> None:
    """The bank has just these cards, and no prizes are left that would come to it."""
    for casino in range(1, 7):
        game.prizes(casino)
    game.bank_holds(*cards)


def pays(cards: list[int], jetons: int, bank: list[int] | None = None, fine: str = "cash") -> Position:
    """Anna alone owes and has this money; nobody wins any."""
    game = position(tiles={1: "C2"}, dice={"Benno": {1: 1}, "Carla": {1: 1}}, fine=fine)
    game.cash("Anna", *cards)
    game.jetons("Anna", jetons)
    if bank is not None:
        only_bank(game, *bank)
    game.finish_round()
    assert fined(game) == ["Anna"]
    return game


@pytest.mark.parametrize(
    ("anna", "benno", "carla", "owe"),
    [
        (0, 1, 2, ["Anna"]),
        (2, 1, 3, ["Benno"]),
        (0, 0, 1, ["Anna", "Benno"]),
        (2, 1, 1, ["Benno", "Carla"]),
        (0, 0, 0, ["Anna", "Benno", "Carla"]),
        (2, 2, 2, ["Anna", "Benno", "Carla"]),
        ("big", 1, 2, ["Benno"]),
        ("big", 2, 3, ["Anna", "Benno"]),
        ("1+big", 3, 2, ["Carla"]),
        ("big", 2, "big", ["Anna", "Benno", "Carla"]),
    ],
)
def test_everyone_with_the_fewest_here_owes(anna: Dice, benno: Dice, carla: Dice, owe: list[str]) -> None:
    """R-BADLUCK-1: no dice at all included, the Biggy two; if all are equal, all owe."""
    assert fined(scored({"Anna": {1: anna}, "Benno": {1: benno}, "Carla": {1: carla}})) == owe


def test_dice_count_before_ties_are_removed() -> None:
    """R-BADLUCK-1: Benno and Carla strike each other out, but they had more than Anna."""
    assert fined(scored({"Anna": {1: 1}, "Benno": {1: 3}, "Carla": {1: 3}})) == ["Anna"]


def test_dice_elsewhere_do_not_count() -> None:
    """R-BADLUCK-1"""
    dice = {"Anna": {1: 1, 6: 5}, "Benno": {1: 2}, "Carla": {1: 3}}
    assert fined(scored(dice)) == ["Anna"]


@pytest.mark.parametrize("imaginary", ["neutral", "grey"])
@pytest.mark.parametrize("number", [0, 1, 5])
def test_imaginary_players_neither_owe_nor_set_the_fewest(imaginary: str, number: int) -> None:
    """R-BADLUCK-1"""
    dice = {"Anna": {1: 2}, "Benno": {1: 3}, imaginary: {1: number}}
    assert fined(scored(dice, players=2)) == ["Anna"]


def test_an_empty_seat_does_not_count() -> None:
    """R-BADLUCK-1: with two at the table, nobody at seats 3 to 5 has the fewest."""
    assert fined(scored({"Anna": {1: 2}, "Benno": {1: 1}}, players=2)) == ["Benno"]


@pytest.mark.parametrize(("choice", "owe"), [("none", ["Anna"]), ("first", ["Anna", "Benno"]), ("both", ["Benno"])])
def test_black_dice_count(choice: str, owe: list[str]) -> None:
    """R-BADLUCK-1, R-TILE-4: who owes is fixed after Prime Time."""
    game = position(tiles={1: "C2", 2: "B1"}, dice={"Anna": {2: 1}, "Benno": {1: 1}, "Carla": {1: 2}})
    game.next_dice(1, 1)
    game.finish_round()
    game.play(f"black {choice}")
    assert fined(game) == owe


def test_placing_here_does_nothing_during_the_round() -> None:
    """R-BADLUCK-1"""
    game = position(tiles={1: "C2"})
    game.rolls("Anna", [1, 4])
    game.play("place 1")
    assert game.events() == []
    assert (game.phase, game.waiting_for) == ("roll", "Benno")


def test_it_is_paid_after_all_scoring_with_money_just_won() -> None:
    """R-BADLUCK-1, R-TILE-4: Anna had nothing, and her 80 from casino 6 pays."""
    game = position(
        tiles={1: "C2"}, dice={"Anna": {6: 1}, "Benno": {1: 1}, "Carla": {1: 2}}, prizes={1: (60, 50), 6: (80, 70)}
    )
    game.finish_round()
    assert [event["event"] for event in game.events() if event["event"] in ("won", "fined", "over")] == [
        *["won", "won", "won"],  # Carla and Benno at casino 1, Anna at casino 6
        "fined",
        "over",
    ]
    assert game.cards("Anna") == [30]
    assert game.jetons_of("Anna") == 2


def test_new_jetons_never_pay_an_old_fine() -> None:
    """R-BADLUCK-2, R-SCORE-3"""
    game = position(tiles={1: "C2"}, dice={"Benno": {1: 1}, "Carla": {1: 1}})
    game.jetons("Anna", 0)
    game.finish_round(last=False)
    assert game.s.round_number == 2
    assert fined(game) == ["Anna"]
    assert game.jetons_of("Anna") == 2


def test_a_debt_is_of_its_round_only() -> None:
    """R-BADLUCK-1, R-TILE-5"""
    game = position(tiles={1: "C2"}, dice={"Benno": {1: 1}, "Carla": {1: 1}})
    game.finish_round(last=False)
    assert not any(seat.owes for seat in game.seen().seats)


NOTHING, FINE = (0, 0), (50, 0)
PAID = {
    0: [NOTHING, (0, 1), (0, 2), (0, 3), (0, 4), (0, 5), (0, 5)],
    30: [(30, 0), (30, 1), *[(30, 2)] * 5],
    40: [(40, 0), *[(40, 1)] * 6],
    50: [FINE] * 7,
    60: [(60, 0)] * 7,
    70: [(70, 0)] * 7,
    80: [FINE] * 7,
    90: [FINE] * 7,
    100: [FINE] * 7,
    110: [FINE] * 7,
    120: [FINE] * 7,
    170: [FINE] * 7,
}
"""Money and jetons paid, by cash, then by jetons held from 0 to 6."""
MADE_EXACT = PAID | {60: [(60, 0), (60, 0), *[(30, 2)] * 5], 70: [(70, 0), *[(40, 1)] * 6]}
"""The same by the house rule that jetons make it exact."""

HANDS: dict[int, list[list[int]]] = {
    0: [[]],
    30: [[30]],
    40: [[40]],
    50: [[50]],
    60: [[60], [30, 30]],
    70: [[70], [30, 40]],
    80: [[80], [30, 50], [40, 40]],
    90: [[90], [30, 60], [40, 50], [30, 30, 30]],
    100: [[100], [30, 70], [40, 60], [50, 50], [30, 30, 40]],
    110: [[30, 80], [40, 70], [50, 60], [30, 30, 50], [30, 40, 40]],
    120: [[30, 90], [60, 60], [30, 30, 30, 30], [40, 40, 40]],
    170: [[70, 100], [80, 90], [30, 30, 30, 40, 40]],
}
"""Hands of cards for each amount of cash."""


@pytest.mark.parametrize("fine", ["cash", "jetons"])
@pytest.mark.parametrize("jetons", range(7))
@pytest.mark.parametrize("cards", [hand for hands in HANDS.values() for hand in hands], ids=str)
def test_what_is_paid(cards: list[int], jetons: int, fine: str) -> None:
    """R-BADLUCK-2: 50 where it can be had; all there is if it is not enough; change never in jetons."""
    game = pays(cards, jetons, fine=fine)
    money, spent = (PAID if fine == "cash" else MADE_EXACT)[sum(cards)][jetons]
    assert game.events("fined") == [{"event": "fined", "player": "Anna", "amount": money, "jetons": spent}]
    assert sum(game.cards("Anna")) == sum(cards) - money
    assert game.jetons_of("Anna") == jetons - spent
    assert game.notes("Anna") == []
    assert cards_in_play(game) == PRINTED_CARDS


@pytest.mark.parametrize(
    ("cards", "jetons", "left"),
    [
        # a 50 if held
        ([50], 2, []),
        ([30, 50], 2, [30]),
        ([50, 80], 2, [80]),
        ([50, 50], 2, [50]),
        # one card with change to be had
        ([80], 2, [30]),
        ([90], 2, [40]),
        ([100], 2, [50]),
        ([80, 100], 2, [30, 100]),
        ([90, 100], 2, [40, 100]),
        # one card rather than two with a smaller sum
        ([40, 40, 100], 2, [40, 40, 50]),
        ([30, 60, 90], 2, [30, 40, 60]),
        # two cards, the smallest sum that leaves 30 at least
        ([40, 40], 2, [30]),
        ([30, 60], 2, [40]),
        ([60, 60], 2, [70]),
        ([60, 70], 2, [80]),
        ([70, 70], 2, [90]),
        ([30, 40, 60], 2, [40, 40]),
        ([30, 40, 70], 2, [40, 50]),
        ([30, 40, 40], 2, [30, 30]),
        ([60, 70, 70], 2, [70, 80]),
        # three cards
        ([30, 30, 30], 2, [40]),
        ([30, 30, 40], 2, [50]),
        ([30, 30, 30, 40], 2, [40, 40]),
        # 60 and 70 cannot be changed
        ([60], 2, []),
        ([30, 30], 2, []),
        ([70], 1, []),
        ([30, 40], 1, []),
    ],
)
def test_which_cards_are_given_and_what_comes_back(cards: list[int], jetons: int, left: list[int]) -> None:
    """R-BADLUCK-3"""
    assert pays(cards, jetons).cards("Anna") == left


@pytest.mark.parametrize(
    ("cards", "jetons", "left"),
    [
        # with jetons: 30 or 40 in money
        ([60], 2, [30]),
        ([30, 30], 2, [30]),
        ([70], 1, [30]),
        ([30, 40], 1, [30]),
        # without enough of them: all cash
        ([60], 1, []),
        ([30, 30], 1, []),
        ([70], 0, []),
        ([30, 40], 0, []),
    ],
)
def test_which_cards_are_given_where_jetons_make_it_exact(cards: list[int], jetons: int, left: list[int]) -> None:
    """R-BADLUCK-2, R-BADLUCK-3: a house rule."""
    assert pays(cards, jetons, fine="jetons").cards("Anna") == left


def test_what_is_given_lies_in_the_bank() -> None:
    """R-BADLUCK-3: the 80 goes in, the 30 comes out."""
    assert pays([80], 0, bank=[30, 60]).banked() == [60, 80]


@pytest.mark.parametrize(
    ("cards", "bank", "left", "notes"),
    [
        ([70, 70], [30, 60], [30, 60], []),
        ([70, 70], [40, 50], [40, 50], []),
        ([70, 70], [30, 30, 30], [30, 30, 30], []),
        ([70, 70], [30, 30, 30, 40, 50], [40, 50], []),
        ([100], [30, 40], [], [50]),
        ([80], [], [], [30]),
    ],
)
def test_change_from_a_bank_that_lacks_the_card(
    cards: list[int], bank: list[int], left: list[int], notes: list[int]
) -> None:
    """R-BADLUCK-3, R-BANK-1: the fewest cards that make it, else an IOU."""
    game = pays(cards, 2, bank=bank)
    assert game.cards("Anna") == left
    assert game.notes("Anna") == notes


def test_an_iou_pays_like_a_card() -> None:
    """R-BADLUCK-3, R-BANK-1: and no card comes into the bank for it."""
    game = position(tiles={1: "C2"}, dice={"Benno": {1: 1}, "Carla": {1: 1}})
    game.cash("Anna", 90)
    game.s.notes[0, 2] = 1  # 50
    only_bank(game, 30, 60)
    game.finish_round()
    assert game.cards("Anna") == [90]
    assert game.notes("Anna") == []
    assert game.banked() == [30, 60]
    assert game.money("Anna") == 90 + 20


def test_several_pay_each_for_themselves() -> None:
    """R-BADLUCK-1, R-BADLUCK-2"""
    game = position(tiles={1: "C2"}, dice={"Carla": {1: 1}})
    game.cash("Anna", 100)
    game.cash("Benno", 30)
    game.cash("Carla", 60)
    game.finish_round()
    assert (game.cards("Anna"), game.jetons_of("Anna")) == ([50], 2)
    assert (game.cards("Benno"), game.jetons_of("Benno")) == ([], 0)
    assert 60 in game.cards("Carla")
    assert game.jetons_of("Carla") == 2


def test_of_a_card_and_an_iou_of_the_same_value_the_iou_goes_back() -> None:
    """R-BADLUCK-3, R-BANK-1"""
    game = position(tiles={1: "C2"}, dice={"Benno": {1: 1}, "Carla": {1: 1}})
    game.cash("Anna", 50)
    game.s.notes[0, 2] = 1  # 50
    game.finish_round()
    assert (game.cards("Anna"), game.notes("Anna")) == ([50], [])


def test_of_several_who_pay_the_first_seat_gets_the_last_card_as_change() -> None:
    """R-BADLUCK-2, R-BADLUCK-3: Anna and Benno both pay with 80; the bank has one 30, and owes the other."""
    game = position(tiles={1: "C2"}, dice={"Carla": {1: 1}})
    game.cash("Anna", 80)
    game.cash("Benno", 80)
    only_bank(game, 30)
    game.finish_round()
    assert fined(game) == ["Anna", "Benno"]
    assert (game.cards("Anna"), game.notes("Anna")) == ([30], [])
    assert (game.cards("Benno"), game.notes("Benno")) == ([], [30])


def test_who_has_paid_owes_nothing_more() -> None:
    """R-BADLUCK-1: nor does the end of the game show a debt."""
    game = pays([80], 0)
    assert game.phase == "over"
    assert not any(seat.owes for seat in game.seen().seats)
