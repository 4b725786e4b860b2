"""F2 Handicap: lift a grey die out of a casino and take what its new field shows."""

import pytest

from neonstrip.play import Game
from royale.positions import position

GREY = [1, 1, 1, 2, 2, 2]


def test_nine_grey_dice_begin_in_the_casinos_and_all_fields_are_empty() -> None:
    """R-HANDICAP-1, R-TILE-5: in a real game, whose first tile is drawn until it is Handicap."""
    games = (Game.new("royale", ["Anna", "Benno", "Carla"], {"tiles": 1}, seed=seed) for seed in range(500))
    view = next(game.view() for game in games if game.view().casinos[0].tile == "F2")
    assert [casino.dice["grey"].small for casino in view.casinos] == GREY
    assert view.tiles.fields == {"10": 2, "30": 3, "move": 4}


@pytest.mark.parametrize(("reward", "cards", "jetons"), [("10", [], 1), ("30", [30], 0)])
def test_a_lifted_die_pays_its_field(reward: str, cards: list[int], jetons: int) -> None:
    """R-HANDICAP-1: 1 jeton or 30, and the die is gone from its casino."""
    game = position(tiles={1: "F2"})
    game.jetons("Anna", 0)
    game.rolls("Anna", [1, 6])
    game.play("place 1", f"lift 5 {reward}")
    assert (game.cards("Anna"), game.jetons_of("Anna")) == (cards, jetons)
    assert [game.dice_at(casino, "grey")[0] for casino in range(1, 7)] == [1, 1, 1, 2, 1, 2]
    assert (game.waiting_for, game.phase) == ("Benno", "roll")  # once per placement


def test_any_casino_any_field_or_nothing() -> None:
    """R-HANDICAP-1"""
    game = position(tiles={1: "F2"})
    game.rolls("Anna", [1, 1, 6])
    game.play("place 1")
    lifts = [f"lift {casino} {reward}" for casino in range(1, 7) for reward in ("10", "30", "move")]
    assert sorted(game.legal()) == sorted(["decline", *lifts])


def test_declining_lifts_nothing_and_pays_nothing() -> None:
    """R-HANDICAP-1, R-TILE-6"""
    game = position(tiles={1: "F2"})
    game.rolls("Anna", [1, 6])
    game.play("place 1", "decline")
    assert (game.gained("Anna"), game.waiting_for) == (0, "Benno")
    assert [game.dice_at(casino, "grey")[0] for casino in range(1, 7)] == GREY
    assert game.seen().tiles.fields == {"10": 2, "30": 3, "move": 4}


@pytest.mark.parametrize(("reward", "fields"), [("10", 2), ("30", 3), ("move", 4)])
def test_only_empty_fields_can_be_taken(reward: str, fields: int) -> None:
    """R-HANDICAP-1: each kind of field as often as it is printed."""
    game = position(tiles={1: "F2"})
    for casino in [4, 4, 5, 5][:fields]:
        game.rolls("Anna", [1, 6])
        game.play("place 1", f"lift {casino} {reward}")
        if reward == "move":
            game.play("back small 1")
    game.rolls("Anna", [1, 6])
    game.play("place 1")
    offered = {move.split()[1] for move in game.can("lift")}
    assert offered == {"10", "30", "move"} - {reward}


def test_a_casino_without_grey_dice_gives_none() -> None:
    """R-HANDICAP-1"""
    game = position(tiles={1: "F2"})
    game.rolls("Anna", [1, 6])
    game.play("place 1", "lift 2 30")
    game.rolls("Anna", [1, 6])
    game.play("place 1")
    assert {move.split()[0] for move in game.can("lift")} == {"1", "3", "4", "5", "6"}
    assert game.refused("lift 2 30") == "R-HANDICAP-1"


def test_nine_dice_fill_the_tile_and_then_it_does_nothing() -> None:
    """R-HANDICAP-1, R-TILE-6"""
    game = position(tiles={1: "F2"})
    rewards = ["10", "10", "30", "30", "30", "move", "move", "move", "move"]
    for casino, reward in zip([1, 2, 3, 4, 4, 5, 5, 6, 6], rewards, strict=True):
        game.rolls("Anna", [1, 6])
        game.play("place 1", f"lift {casino} {reward}")
        if reward == "move":
            game.play("back small 1")
    assert game.seen().tiles.fields == {"10": 0, "30": 0, "move": 0}
    game.rolls("Anna", [1, 6])
    game.play("place 1")
    assert (game.waiting_for, game.phase) == ("Benno", "roll")


def test_the_move_turns_a_remaining_die_without_activating() -> None:
    """R-HANDICAP-1, R-TILE-7: a die placed at Pay Day by it earns nothing."""
    game = position(tiles={1: "F2", 2: "D1"})
    game.rolls("Anna", [1, 6, 6], big=6)
    game.play("place 1", "lift 4 move")
    assert game.can("turn") == [f"{die} {number}" for die in ("small", "big") for number in range(1, 7)]
    game.play("turn big 2")
    assert (game.dice_at(2, "Anna"), game.in_hand("Anna")) == ((0, 1), (2, 0))
    assert (game.gained("Anna"), game.waiting_for) == (0, "Benno")


def test_the_move_may_end_at_this_casino_without_activating_again() -> None:
    """R-HANDICAP-1, R-TILE-7"""
    game = position(tiles={1: "F2"})
    game.rolls("Anna", [1, 6])
    game.play("place 1", "lift 4 move", "turn small 1")
    assert (game.dice_at(1, "Anna"), game.waiting_for) == ((2, 0), "Benno")


def test_the_move_may_take_back_an_own_die_also_the_one_just_placed() -> None:
    """R-HANDICAP-1: from any casino, small or Biggy, never another player's."""
    game = position(tiles={1: "F2"}, dice={"Anna": {5: "2+big"}, "Benno": {3: 1}})
    game.rolls("Anna", [1])
    game.play("place 1", "lift 4 move")
    assert game.legal() == ["back small 1", "back small 5", "back big 5"]  # no die left to turn
    game.play("back small 1")
    assert (game.dice_at(1, "Anna"), game.in_hand("Anna")) == ((0, 0), (1, 0))


def test_taking_back_brings_a_player_back_into_the_round() -> None:
    """R-HANDICAP-1, R-TURN-3"""
    game = position(players=2, tiles={1: "F2"}, dice={"Anna": {5: "1+big"}})
    game.hand("Benno", 0)
    game.rolls("Anna", [1])
    game.play("place 1", "lift 4 move", "back big 5")
    assert (game.seen().round, game.waiting_for, game.in_hand("Anna")) == (1, "Anna", (0, 1))


def test_the_move_once_taken_must_be_made() -> None:
    """R-HANDICAP-1"""
    game = position(tiles={1: "F2"})
    game.rolls("Anna", [1, 6])
    game.play("place 1", "lift 4 move")
    assert game.refused("decline") == "R-HANDICAP-1"


def test_the_move_takes_no_die_from_a_tile() -> None:
    """R-HANDICAP-1: neither from Nice Dice nor from Double Down's field."""
    game = position(tiles={1: "F2", 2: "H1", 3: "G2"})
    game.put_on_nice("Anna", 5)
    game.put_on_double_down("Anna", "1+big")
    game.rolls("Anna", [1])
    game.play("place 1", "lift 4 move")
    assert game.legal() == ["back small 1"]


def test_the_move_respects_a_closed_casino() -> None:
    """R-HANDICAP-1, R-NOENTRY-1: no grey die out, no own die in or out."""
    game = position(tiles={1: "F2", 2: "E1"}, dice={"Anna": {4: 2, 5: 1}})
    game.close(4)
    game.rolls("Anna", [1, 6])
    game.play("place 1")
    assert {move.split()[0] for move in game.can("lift")} == {"1", "2", "3", "5", "6"}
    game.play("lift 5 move")
    assert game.can("turn") == [f"small {number}" for number in (1, 2, 3, 5, 6)]
    assert game.can("back") == ["small 1", "small 5"]


def test_a_move_field_may_be_taken_though_no_move_is_possible() -> None:
    """R-HANDICAP-1: Anna has no die but two in a closed casino. (In play, the die just placed can always go back.)"""
    game = position(tiles={1: "F2", 2: "H2", 3: "E1"}, dice={"Anna": {4: 2}})
    game.close(4)
    game.rolls("Anna", [2])
    game.next_dice(4, 4)
    game.play("place 2", "choose 4")
    game.s.dice[1, 0] = 0
    game.play("activate 1")
    assert "6 move" in game.can("lift")
    game.play("lift 6 move")
    assert (game.waiting_for, game.phase) == ("Benno", "roll")
    assert (game.dice_at(6, "grey"), game.seen().tiles.fields["move"]) == ((1, 0), 3)


def test_two_jeton_fields_pay_one_jeton_each() -> None:
    """R-HANDICAP-1"""
    game = position(tiles={1: "F2"})
    game.jetons("Anna", 0)
    for expected in (1, 2):
        game.rolls("Anna", [1, 6])
        game.play("place 1", "lift 6 10")
        assert game.jetons_of("Anna") == expected


def test_grey_dice_score_as_an_imaginary_player() -> None:
    """R-HANDICAP-2, R-BANK-2: one die ties with Anna at 3, two win at 4, and at 6 they are second to three."""
    game = position(
        tiles={1: "F2"},
        dice={"Anna": {3: 1, 4: 1, 6: 3}, "Benno": {6: 1}},
        prizes={3: [60, 50], 4: [80, 40], 6: [100, 90]},
    )
    game.finish_round()
    assert game.cards("Anna") == [40, 100]
    assert game.cards("Benno") == []


def test_a_lifted_die_no_longer_ties() -> None:
    """R-HANDICAP-2"""
    game = position(tiles={1: "F2"}, dice={"Anna": {3: 1}}, prizes={3: [60, 50]})
    game.rolls("Benno", [1, 6])
    game.play("place 1", "lift 3 10")
    game.finish_round()
    assert game.cards("Anna") == [60]


def test_grey_and_neutral_dice_are_two_imaginary_players() -> None:
    """R-HANDICAP-2: at 4 they tie with each other; together they would beat Anna."""
    game = position(
        players=2, tiles={1: "F2"}, dice={"Anna": {4: 1}, "neutral": {4: 2}}, prizes={4: [80, 40]}, neutral=True
    )
    game.finish_round()
    assert game.cards("Anna") == [80]


def test_grey_dice_do_not_count_for_power_play_during_the_round() -> None:
    """R-HANDICAP-2, R-POWER-1: one die against the grey one at Power Play's casino is a sole majority."""
    game = position(tiles={1: "D2", 2: "F2"})
    game.rolls("Anna", [1, 6])
    game.play("place 1")
    assert game.seen().seats[0].power


def test_grey_dice_count_for_prime_time() -> None:
    """R-HANDICAP-2, R-PRIME-1: Anna's single die ties with the grey one, so nobody wins Prime Time."""
    game = position(tiles={1: "B1", 2: "F2"}, dice={"Anna": {1: 1}})
    game.finish_round()
    assert (game.phase, game.events("black")) == ("over", [])


def test_grey_dice_count_when_the_casino_of_power_play_is_scored() -> None:
    """R-HANDICAP-2: the holder of the marker still ties with the grey die at the end."""
    game = position(tiles={1: "D2", 2: "F2"}, prizes={1: [60, 50]})
    game.rolls("Anna", [1, 6])
    game.play("place 1")
    game.finish_round()
    assert game.cards("Anna") == []
