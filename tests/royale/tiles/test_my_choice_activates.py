"""H2 My Choice, number 4: each of the other fifteen tiles, activated as if dice had been placed there.

My Choice lies at casino 1, the other tile at casino 2, and where a casino is to be closed No Entry! at casino 3.
"""

from collections.abc import Mapping, Sequence

import pytest

from royale.positions import Dice, Position, position


def beside(tile: str, dice: Mapping[str, Mapping[int, Dice]] | None = None, closed: bool = False) -> Position:
    """My Choice at casino 1 and a tile at casino 2, whose casino may be closed."""
    game = position(tiles={1: "H2", 2: tile, **({3: "E1"} if closed else {})}, dice=dice)
    if closed:
        game.close(2)
    return game


def activate(game: Position, left: Sequence[int] = (6, 6), big: int | None = None, then: Sequence[int] = ()) -> None:
    """Anna places a die at My Choice, chooses 4 and activates the tile at casino 2.

    `left` and `big` are what the dice left in her hand show, `then` what black dice show that are thrown later.
    """
    game.rolls("Anna", [1, *left], big=big)
    game.next_dice(4, 4, *then)
    game.play("place 1", "choose 4", "activate 2")


def is_finished(game: Position) -> bool:
    """Whether Anna's turn is over."""
    return (game.waiting_for, game.phase) == ("Benno", "roll")


def test_lucky_punch() -> None:
    """R-CHOICE-2, R-LUCKY-1: Anna hides, her left neighbour guesses."""
    game = beside("A1")
    activate(game)
    assert (game.waiting_for, game.can("hide")) == ("Anna", ["1", "2", "3"])
    game.play("hide 3")
    assert (game.waiting_for, game.can("guess")) == ("Benno", ["1", "2", "3"])
    game.play("guess 1")
    assert game.cards("Anna") == [40]
    assert is_finished(game)


def test_jackpot() -> None:
    """R-CHOICE-2, R-JACKPOT-1: the black dice are thrown again."""
    game = beside("A2")
    activate(game, then=(3, 4))
    assert [event["tile"] for event in game.events("black")] == ["A2"]
    assert game.cards("Anna") == [30]
    assert is_finished(game)


def test_prime_time_does_nothing() -> None:
    """R-CHOICE-2, R-PRIME-1: it belongs to the scoring; no black die is thrown for it now."""
    game = beside("B1", {"Anna": {2: 2}})
    activate(game)
    assert (game.gained("Anna"), game.events()) == (0, [])
    assert is_finished(game)


def test_fifty_fifty() -> None:
    """R-CHOICE-2, R-FIFTY-1: the sum to beat is a new one, not that of My Choice's own throw."""
    game = beside("B2")
    activate(game, then=(1, 2, 3, 2))
    assert game.seen().black == [1, 2]
    assert game.legal() == ["stop", "higher", "lower"]
    game.play("higher", "stop")  # 5 is higher than 3, though not than the 8 before
    assert game.gained("Anna") == 10
    assert is_finished(game)


@pytest.mark.parametrize(("dice", "taken"), [("5", True), ("3+big", True), ("4", False), ("2+big", False)])
def test_high_five_counts_real_dice(dice: Dice, taken: bool) -> None:
    """R-CHOICE-2, R-HIGHFIVE-1: five must lie there already; the die at My Choice is none of them."""
    game = beside("C1", {"Anna": {2: dice}})
    activate(game)
    assert game.seen().seats[0].high_five == taken
    assert is_finished(game)


def test_bad_luck_does_nothing() -> None:
    """R-CHOICE-2, R-BADLUCK-1: it belongs to the scoring."""
    game = beside("C2")
    activate(game)
    assert (game.gained("Anna"), game.events()) == (0, [])
    assert [seat.owes for seat in game.seen().seats] == [False, False, False]
    assert is_finished(game)


@pytest.mark.parametrize(("dice", "reward"), [({}, 10), ({4: 2}, 20), ({4: 1, 5: 1}, 30), ({2: 1, 4: 1, 5: 1}, 40)])
def test_pay_day_counts_casinos_with_real_dice(dice: Mapping[int, Dice], reward: int) -> None:
    """R-CHOICE-2, R-PAYDAY-1: casino 1 counts, where the die was placed; Pay Day's own only if a die lies there."""
    game = beside("D1", {"Anna": dice})
    activate(game)
    assert game.gained("Anna") == reward
    assert is_finished(game)


@pytest.mark.parametrize(("mine", "yours", "taken"), [(2, 1, True), (1, 1, False), (0, 0, False), (0, 1, False)])
def test_power_play_counts_real_dice(mine: int, yours: int, taken: bool) -> None:
    """R-CHOICE-2, R-POWER-1"""
    game = beside("D2", {"Anna": {2: mine}, "Carla": {2: yours}})
    activate(game)
    assert game.seen().seats[0].power == taken
    assert is_finished(game)


def test_power_play_is_taken_from_its_holder() -> None:
    """R-CHOICE-2, R-POWER-2: Anna came to lead there without activating; now she does."""
    game = beside("D2", {"Anna": {2: 1}})
    game.rolls("Benno", [2, 2, 6])
    game.play("place 2")
    assert game.seen().seats[1].power
    game.put("Anna", 2, 2)
    activate(game)
    assert [seat.power for seat in game.seen().seats] == [True, False, False]


def test_no_entry() -> None:
    """R-CHOICE-2, R-NOENTRY-1: the first time the plate must be put, never onto the tile's own casino."""
    game = beside("E1")
    activate(game)
    assert game.legal() == [f"close {number}" for number in (1, 3, 4, 5, 6)]
    game.play("close 1")
    assert (game.gained("Anna"), game.seen().casinos[0].closed) == (20, True)
    assert is_finished(game)


def test_knockout() -> None:
    """R-CHOICE-2, R-KNOCKOUT-1: the others put a die on the bar, Anna's come back."""
    game = beside("E2")
    game.put_on_bar("Anna", 2)
    game.hand("Carla", 3)
    activate(game)
    assert (game.waiting_for, game.legal()) == ("Benno", ["bar small", "bar big"])
    game.play("bar big")
    assert [game.on_bar(name) for name in ("Anna", "Benno", "Carla")] == [(0, 0), (0, 1), (1, 0)]
    assert game.in_hand("Anna") == (4, 0)
    assert is_finished(game)


def test_block_it() -> None:
    """R-CHOICE-2, R-BLOCK-1: compulsory as ever."""
    game = beside("F1")
    activate(game)
    assert (len(game.can("block")), len(game.legal())) == (18, 18)
    game.play("block 3 1")
    assert game.dice_at(1, "grey") == (3, 0)
    assert is_finished(game)


def test_handicap() -> None:
    """R-CHOICE-2, R-HANDICAP-1: the move can take back the die placed at My Choice."""
    game = beside("F2")
    activate(game, left=())
    assert "decline" in game.legal()
    game.play("lift 4 move")
    assert game.legal() == ["back small 1"]
    assert game.refused("decline") == "R-HANDICAP-1"
    game.play("back small 1")
    assert (game.in_hand("Anna"), game.dice_at(4, "grey")) == ((1, 0), (1, 0))
    assert is_finished(game)


def test_black_box_does_nothing() -> None:
    """R-CHOICE-2, R-BOX-1: it belongs to the scoring."""
    game = beside("G1", {"Anna": {2: 2}})
    activate(game)
    assert (game.gained("Anna"), game.events()) == (0, [])
    assert is_finished(game)


def test_double_down_moves_dice_that_lie_there() -> None:
    """R-CHOICE-2, R-DOUBLE-1: not the die just placed at My Choice."""
    game = beside("G2", {"Anna": {2: "1+big"}})
    activate(game)
    assert set(game.legal()) == {"decline", "down 1 small", "down 0 big", "down 1 big"}
    game.play("down 1 big")
    assert (game.on_double_down("Anna"), game.dice_at(1, "Anna")) == ((1, 1), (1, 0))
    assert is_finished(game)


def test_double_down_without_dice_there_does_nothing() -> None:
    """R-CHOICE-2, R-DOUBLE-1, R-TILE-6"""
    game = beside("G2", {"Benno": {2: 1}})
    activate(game)
    assert is_finished(game)


def test_nice_dice_offers_only_dice_in_hand() -> None:
    """R-CHOICE-2, R-NICE-2: neither the die placed at My Choice nor one that lies at Nice Dice's casino.

    They are two sides of one board, so no real game has both; the rule is kept all the same.
    """
    game = beside("H1", {"Anna": {2: 1}})
    activate(game, left=(2, 6), big=3)
    assert set(game.legal()) == {"decline", "nice small 2", "nice small 6", "nice big 3"}
    game.play("nice small 2")
    assert (game.on_nice(), game.dice_at(2, "Anna"), game.in_hand("Anna")) == ({2: ("Anna", "small")}, (1, 0), (1, 1))
    assert is_finished(game)


def test_nice_dice_does_not_take_the_die_just_placed_for_one_of_its_own_casino() -> None:
    """R-CHOICE-2: a Biggy placed at My Choice is no Biggy at Nice Dice."""
    game = beside("H1", {"Anna": {2: 1}})
    game.rolls("Anna", [], big=1)
    game.next_dice(4, 4)
    game.play("place 1", "choose 4", "activate 2")
    assert (game.on_nice(), game.dice_at(2, "Anna")) == ({}, (1, 0))
    assert is_finished(game)


def test_double_down_at_a_closed_casino_moves_nothing() -> None:
    """R-CHOICE-2, R-NOENTRY-1: it may be activated, but no die leaves that casino."""
    game = beside("G2", {"Anna": {2: 3}}, closed=True)
    activate(game)
    assert (game.dice_at(2, "Anna"), game.on_double_down("Anna")) == ((3, 0), (0, 0))
    assert is_finished(game)


def test_block_it_at_a_closed_casino_blocks_others() -> None:
    """R-CHOICE-2, R-NOENTRY-1"""
    game = beside("F1", closed=True)
    activate(game)
    assert {move.split()[1] for move in game.can("block")} == {"1", "3", "4", "5", "6"}


def test_handicap_at_a_closed_casino_lifts_from_others() -> None:
    """R-CHOICE-2, R-NOENTRY-1"""
    game = beside("F2", {"Anna": {2: 1}}, closed=True)
    activate(game)
    assert {move.split()[0] for move in game.can("lift")} == {"1", "3", "4", "5", "6"}
    game.play("lift 4 move")
    assert game.can("back") == ["small 1"]
    assert game.can("turn") == [f"small {number}" for number in (1, 3, 4, 5, 6)]


def test_pay_day_high_five_and_power_play_at_a_closed_casino_count_its_dice() -> None:
    """R-CHOICE-2: nothing moves, so nothing forbids them."""
    pay_day = beside("D1", {"Anna": {2: 1, 4: 1}}, closed=True)
    activate(pay_day)
    assert pay_day.gained("Anna") == 30
    high_five = beside("C1", {"Anna": {2: 5}}, closed=True)
    activate(high_five)
    assert high_five.seen().seats[0].high_five
    power_play = beside("D2", {"Anna": {2: 1}}, closed=True)
    activate(power_play)
    assert power_play.seen().seats[0].power


def test_nice_dice_at_a_closed_casino_pushes_nothing_into_it() -> None:
    """R-CHOICE-2, R-NOENTRY-1: its fields are open but for the one whose die would have to go there."""
    game = beside("H1", closed=True)
    game.put_on_nice("Carla", 2)
    game.put_on_nice("Carla", 5)
    activate(game, left=(2, 5, 6))
    assert set(game.legal()) == {"decline", "nice small 5", "nice small 6"}


def test_no_entry_may_stay_where_it_is() -> None:
    """R-CHOICE-2, R-NOENTRY-1, R-TILE-6: later activations may decline; the marker then neither moves nor pays."""
    game = beside("E1")
    game.close(5)
    activate(game)
    assert game.legal() == ["decline", *(f"close {number}" for number in (1, 3, 4, 6))]
    game.play("decline")
    assert (game.gained("Anna"), game.seen().casinos[4].closed) == (0, True)
    assert is_finished(game)
