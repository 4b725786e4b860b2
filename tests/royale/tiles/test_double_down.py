"""G2 Double Down: move dice from this casino to a second contest beside it."""

import pytest

from royale.positions import position


def test_any_number_of_dice_may_go_just_placed_or_earlier() -> None:
    """R-DOUBLE-1: two placed now and one placed earlier make up to three."""
    game = position(tiles={1: "G2"}, dice={"Anna": {1: 1}, "Benno": {1: 4}})
    game.rolls("Anna", [1, 1, 6])
    game.play("place 1")
    assert game.legal() == ["decline", "down 1 small", "down 2 small", "down 3 small"]
    game.play("down 3 small")
    assert (game.dice_at(1, "Anna"), game.on_double_down("Anna")) == ((0, 0), (3, 0))
    assert (game.dice_at(1, "Benno"), game.in_hand("Anna")) == ((4, 0), (1, 0))
    assert (game.waiting_for, game.phase) == ("Benno", "roll")


def test_the_biggy_may_go_alone_or_with_small_dice() -> None:
    """R-DOUBLE-1"""
    game = position(tiles={1: "G2"})
    game.rolls("Anna", [1, 1, 6], big=1)
    game.play("place 1")
    assert set(game.can("down")) == {"1 small", "2 small", "0 big", "1 big", "2 big"}
    game.play("down 1 big")
    assert (game.dice_at(1, "Anna"), game.on_double_down("Anna")) == ((1, 0), (1, 1))


def test_moving_down_may_be_declined() -> None:
    """R-DOUBLE-1, R-TILE-6"""
    game = position(tiles={1: "G2"})
    game.rolls("Anna", [1, 6])
    game.play("place 1", "decline")
    assert (game.dice_at(1, "Anna"), game.on_double_down("Anna"), game.waiting_for) == ((1, 0), (0, 0), "Benno")


def test_dice_of_other_casinos_stay_where_they_are() -> None:
    """R-DOUBLE-1: only dice of this casino, and never more than lie there."""
    game = position(tiles={1: "G2"}, dice={"Anna": {5: "3+big"}})
    game.rolls("Anna", [1, 6])
    game.play("place 1")
    assert game.legal() == ["decline", "down 1 small"]
    assert game.refused("down 0 big") == "R-DOUBLE-1"


def test_later_dice_join_those_on_the_field() -> None:
    """R-DOUBLE-1"""
    game = position(tiles={1: "G2"})
    game.put_on_double_down("Anna", "1+big")
    game.rolls("Anna", [1, 1, 6])
    game.play("place 1", "down 2 small")
    assert game.on_double_down("Anna") == (3, 1)


def test_the_field_pays_60_and_30() -> None:
    """R-DOUBLE-1: the Biggy counts two; third gets nothing."""
    game = position(tiles={1: "G2"})
    game.put_on_double_down("Anna", "2")
    game.put_on_double_down("Benno", "1+big")
    game.put_on_double_down("Carla", "1")
    game.finish_round()
    assert [game.cards(name) for name in ("Anna", "Benno", "Carla")] == [[30], [60], []]


def test_a_lone_die_on_the_field_wins_60() -> None:
    """R-DOUBLE-1"""
    game = position(tiles={1: "G2"})
    game.put_on_double_down("Carla", 1)
    game.finish_round()
    assert [game.gained(name) for name in ("Anna", "Benno", "Carla")] == [0, 0, 60]


def test_ties_on_the_field_go_out_first() -> None:
    """R-DOUBLE-1, R-SCORE-1: Anna and Benno tie with two, so Carla wins with one."""
    game = position(tiles={1: "G2"})
    game.put_on_double_down("Anna", 2)
    game.put_on_double_down("Benno", "big")
    game.put_on_double_down("Carla", 1)
    game.finish_round()
    assert [game.gained(name) for name in ("Anna", "Benno", "Carla")] == [0, 0, 60]
    assert [event["owner"] for event in game.events("tied") if event["site"] == "G2"] == ["Anna", "Benno"]


def test_the_field_and_the_casino_are_two_contests() -> None:
    """R-DOUBLE-1: dice on the field no longer count in the casino, and the other way round."""
    game = position(
        players=2, tiles={1: "G2"}, dice={"Anna": {1: 1}, "Benno": {1: 2}}, prizes={1: [90, 40]}, turn="Anna"
    )
    game.put_on_double_down("Anna", 3)
    game.put_on_double_down("Benno", 1)
    game.finish_round()
    assert (game.cards("Anna"), game.cards("Benno")) == ([40, 60], [30, 90])


def test_winning_the_field_does_not_make_the_next_starter() -> None:
    """R-DOUBLE-1, R-SCORE-2: only prizes of casinos count for that."""
    game = position(players=2, tiles={6: "G2"}, dice={"Benno": {1: 1}})
    game.put_on_double_down("Anna", 3)
    game.finish_round(last=False)
    assert game.seen().starter == "Benno"


def test_no_one_takes_dice_from_the_field_with_handicap() -> None:
    """R-DOUBLE-1"""
    game = position(tiles={1: "F2", 2: "G2"})
    game.put_on_double_down("Anna", 3)
    game.rolls("Anna", [1, 6])
    game.play("place 1", "lift 4 move")
    assert game.can("back") == ["small 1"]


def test_no_one_takes_dice_from_the_field_with_my_choice() -> None:
    """R-DOUBLE-1: and a die turned to this casino's number stays in the casino."""
    game = position(tiles={1: "H2", 2: "G2"})
    game.put_on_double_down("Anna", 3)
    game.rolls("Anna", [1, 6])
    game.next_dice(5, 5)
    game.play("place 1", "choose 5")
    assert game.can("back") == ["small 1"]
    game.play("turn small 2")
    assert (game.dice_at(2, "Anna"), game.on_double_down("Anna"), game.waiting_for) == ((1, 0), (3, 0), "Benno")


def test_dice_on_the_field_do_not_count_for_pay_day() -> None:
    """R-DOUBLE-1, R-PAYDAY-1: a tile is no casino."""
    game = position(tiles={1: "D1", 2: "G2"})
    game.put_on_double_down("Anna", 3)
    game.rolls("Anna", [1, 6])
    game.play("place 1")
    assert game.gained("Anna") == 10


def test_black_dice_count_in_the_casino_and_never_on_the_field() -> None:
    """R-DOUBLE-1, R-PRIME-1: both of Anna's black dice show this casino's number; on the field she stays at one."""
    game = position(tiles={1: "B1", 2: "G2"}, dice={"Anna": {1: 1}}, prizes={2: [90, 40]})
    game.put_on_double_down("Anna", 1)
    game.put_on_double_down("Benno", 2)
    game.next_dice(2, 2)
    game.finish_round()
    game.play("black both")
    paid = {event["player"]: event["amount"] for event in game.events("paid")}
    assert paid == {"Benno": 60, "Anna": 30}
    assert {"event": "won", "owner": "Anna", "amount": 90, "site": 2} in game.events("won")


def test_grey_and_neutral_dice_never_reach_the_field() -> None:
    """R-DOUBLE-1: Block It! offers casinos only, and what lies beside the field does not count on it."""
    game = position(players=2, tiles={1: "F1", 2: "G2"}, dice={"neutral": {2: 4}}, neutral=True, prizes={2: [90, 40]})
    game.put_on_double_down("Benno", 1)
    game.rolls("Anna", [1, 6])
    game.play("place 1", "block 3 2")
    assert (game.on_double_down("grey"), game.dice_at(2, "grey")) == ((0, 0), (3, 0))
    game.finish_round()
    assert [(event["player"], event["amount"]) for event in game.events("paid")] == [("Benno", 60)]


def test_a_closed_casino_is_scored_with_its_field() -> None:
    """R-DOUBLE-1, R-NOENTRY-1: the plate closes the casino, not the tile."""
    game = position(tiles={1: "G2", 2: "E1"}, dice={"Carla": {1: 1}}, prizes={1: [90, 40]})
    game.put_on_double_down("Anna", 1)
    game.close(1)
    game.finish_round()
    assert (game.cards("Anna"), game.cards("Carla")) == ([60], [90])


@pytest.mark.parametrize("kind", ["small", "big"])
def test_a_power_play_die_may_go_down_too(kind: str) -> None:
    """R-DOUBLE-1, R-POWER-1, R-TILE-7: it is placed with all effects."""
    game = position(players=2, tiles={1: "D2", 2: "G2"})
    game.rolls("Anna", [1, 6], big=6)
    game.play("place 1")
    game.turn("Anna")
    game.play(f"turn {kind} 2")
    assert game.legal() == ["decline", "down 1 small" if kind == "small" else "down 0 big"]


def test_dice_return_from_the_field_at_the_end_of_the_round() -> None:
    """R-DOUBLE-1, R-SCORE-3"""
    game = position(tiles={1: "G2"})
    game.put_on_double_down("Anna", "3+big")
    game.finish_round(last=False)
    assert (game.on_double_down("Anna"), game.in_hand("Anna")) == ((0, 0), (7, 1))
