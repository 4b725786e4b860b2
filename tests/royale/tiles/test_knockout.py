"""E2 Knockout?: everyone else loses a die to the bar, and yours come back from it."""

from royale.positions import position


def test_every_opponent_with_dice_left_puts_one_on_the_bar() -> None:
    """R-KNOCKOUT-1, R-TILE-6: where there is nothing to choose nobody is asked, and nobody can refuse."""
    game = position(players=4, tiles={1: "E2"})
    game.hand("Benno", 3)
    game.hand("Carla", "big")
    game.hand("Denny", 0)
    game.rolls("Anna", [1, 1, 6])
    game.play("place 1")
    assert [game.on_bar(name) for name in ("Anna", "Benno", "Carla", "Denny")] == [(0, 0), (1, 0), (0, 1), (0, 0)]
    assert [game.in_hand(name) for name in ("Anna", "Benno", "Carla", "Denny")] == [(1, 0), (2, 0), (0, 0), (0, 0)]
    assert game.events("barred") == [
        {"event": "barred", "player": "Benno", "kind": "small"},
        {"event": "barred", "player": "Carla", "kind": "big"},
    ]
    assert (game.waiting_for, game.phase) == ("Benno", "roll")


def test_opponents_choose_small_die_or_biggy_clockwise() -> None:
    """R-KNOCKOUT-1"""
    game = position(players=4, tiles={1: "E2"}, turn="Carla")
    game.hand("Anna", 2)
    game.rolls("Carla", [1, 6])
    game.play("place 1")
    assert (game.waiting_for, game.legal()) == ("Denny", ["bar small", "bar big"])
    game.play("bar big")
    assert game.on_bar("Anna") == (1, 0)  # with small dice only, she comes between the two who choose
    assert (game.waiting_for, game.legal()) == ("Benno", ["bar small", "bar big"])
    game.play("bar small")
    assert (game.on_bar("Denny"), game.on_bar("Benno")) == ((0, 1), (1, 0))
    assert (game.waiting_for, game.phase) == ("Denny", "roll")


def test_no_opponent_may_decline() -> None:
    """R-KNOCKOUT-1, R-TILE-6"""
    game = position(players=2, tiles={1: "E2"})
    game.rolls("Anna", [1, 6])
    game.play("place 1")
    assert game.waiting_for == "Benno"
    assert game.refused("decline") == "R-KNOCKOUT-1"


def test_two_dice_on_the_bar_are_the_most() -> None:
    """R-KNOCKOUT-1: the Biggy takes one place like any other die."""
    game = position(players=4, tiles={1: "E2"})
    game.put_on_bar("Benno", 2)
    game.put_on_bar("Carla", "1+big")
    game.put_on_bar("Denny", "big")
    game.rolls("Anna", [1, 6])
    game.play("place 1")
    assert [game.on_bar(name) for name in ("Benno", "Carla", "Denny")] == [(2, 0), (1, 1), (1, 1)]
    assert [game.in_hand(name) for name in ("Benno", "Carla", "Denny")] == [(5, 1), (6, 0), (6, 0)]


def test_own_dice_come_back_after_the_others_have_put_theirs() -> None:
    """R-KNOCKOUT-1: all of one's own, nobody else's."""
    game = position(players=3, tiles={1: "E2"})
    game.put_on_bar("Anna", "1+big")
    game.put_on_bar("Benno", 1)
    game.put_on_bar("Carla", 2)
    game.rolls("Anna", [1, 6, 6])
    game.play("place 1")
    assert (game.waiting_for, game.on_bar("Anna")) == ("Benno", (1, 1))
    game.play("bar small")
    assert (game.on_bar("Anna"), game.in_hand("Anna")) == ((0, 0), (3, 1))
    assert (game.on_bar("Benno"), game.on_bar("Carla")) == ((2, 0), (2, 0))
    assert [event["kind"] for event in game.events("freed")] == ["small", "big"]


def test_last_die_placed_brings_its_player_back_into_the_round() -> None:
    """R-KNOCKOUT-1, R-TURN-3: dice from the bar are rolled on the next turn."""
    game = position(players=2, tiles={1: "E2"})
    game.put_on_bar("Anna", 2)
    game.hand("Benno", 0)
    game.rolls("Anna", [1])
    game.play("place 1")
    assert (game.in_hand("Anna"), game.waiting_for, game.phase) == ((2, 0), "Anna", "roll")
    game.next_dice(4, 4)
    game.play("roll")
    assert game.seen().round == 1
    game.play("place 4")
    assert game.seen().round == 2  # only now has nobody any dice left


def test_a_player_knocked_out_of_the_last_die_is_skipped() -> None:
    """R-KNOCKOUT-1, R-TURN-3"""
    game = position(players=3, tiles={1: "E2"})
    game.hand("Benno", 1)
    game.hand("Carla", 2)
    game.rolls("Anna", [1, 6])
    game.play("place 1")
    assert (game.on_bar("Benno"), game.waiting_for) == ((1, 0), "Carla")


def test_placing_several_dice_knocks_out_once() -> None:
    """R-KNOCKOUT-1, R-TILE-3"""
    game = position(players=2, tiles={1: "E2"})
    game.hand("Benno", 4)
    game.rolls("Anna", [1, 1, 1, 6])
    game.play("place 1")
    assert game.on_bar("Benno") == (1, 0)


def test_placing_elsewhere_knocks_nobody_out() -> None:
    """R-KNOCKOUT-1, R-TILE-3"""
    game = position(players=2, tiles={1: "E2"})
    game.rolls("Anna", [1, 6])
    game.play("place 6")
    assert (game.waiting_for, game.on_bar("Benno")) == ("Benno", (0, 0))


def test_dice_on_the_bar_do_not_score() -> None:
    """R-KNOCKOUT-1: Benno's Biggy and small die would beat Anna's two here."""
    game = position(players=2, tiles={1: "E2"}, dice={"Anna": {1: 2}}, prizes={1: [90, 40]})
    game.put_on_bar("Benno", "1+big")
    game.finish_round()
    assert (game.gained("Anna"), game.gained("Benno")) == (90, 0)


def test_neutral_dice_never_go_to_the_bar() -> None:
    """R-KNOCKOUT-1: an imaginary player has no dice left to put."""
    game = position(players=2, tiles={1: "E2"}, dice={"neutral": {1: 3, 4: "4+big"}}, neutral=True)
    game.hand("Benno", 2)
    game.rolls("Anna", [1, 6])
    game.play("place 1")
    assert [event["player"] for event in game.events("barred")] == ["Benno"]
    assert (game.dice_at(1, "neutral"), game.dice_at(4, "neutral")) == ((3, 0), (4, 1))


def test_dice_return_from_the_bar_at_the_end_of_the_round() -> None:
    """R-KNOCKOUT-1, R-SCORE-3, R-TILE-5"""
    game = position(players=2, tiles={1: "E2"})
    game.put_on_bar("Benno", "1+big")
    game.finish_round(last=False)
    assert (game.s.round_number, game.on_bar("Benno"), game.in_hand("Benno")) == (2, (0, 0), (7, 1))
