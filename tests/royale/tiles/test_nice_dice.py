"""H1 Nice Dice: put a die of your roll on the field of its number, and it pays at the scoring."""

import pytest

from royale.positions import Position, position


def with_power_play() -> Position:
    """Anna leads alone at Power Play's casino 1, holds its marker and is to play; two dice are left in her hand."""
    game = position(players=2, tiles={1: "D2", 2: "H1"})
    game.rolls("Anna", [1, 3], big=4)
    game.play("place 1")
    game.turn("Anna")
    return game


def test_a_die_in_hand_or_one_just_placed() -> None:
    """R-NICE-1: any one die of the roll, each number, or none."""
    game = position(tiles={2: "H1"})
    game.rolls("Anna", [2, 2, 3, 5, 5], big=6)
    game.play("place 2")
    assert set(game.legal()) == {"decline", "nice small 2", "nice small 3", "nice small 5", "nice big 6"}


def test_a_die_in_hand_goes_to_the_field_of_its_number() -> None:
    """R-NICE-1: it leaves the hand, and only one die may go."""
    game = position(tiles={2: "H1"})
    game.rolls("Anna", [2, 5, 5], big=6)
    game.play("place 2", "nice small 5")
    assert game.on_nice() == {5: ("Anna", "small")}
    assert (game.in_hand("Anna"), game.dice_at(2, "Anna")) == ((1, 1), (1, 0))
    assert (game.waiting_for, game.phase) == ("Benno", "roll")


def test_a_die_just_placed_leaves_the_casino_for_its_field() -> None:
    """R-NICE-1"""
    game = position(tiles={2: "H1"}, dice={"Anna": {2: 1}})
    game.rolls("Anna", [2, 5], big=2)
    game.play("place 2", "nice big 2")
    assert game.on_nice() == {2: ("Anna", "big")}
    assert (game.in_hand("Anna"), game.dice_at(2, "Anna")) == ((1, 0), (2, 0))


def test_dice_placed_earlier_do_not_qualify() -> None:
    """R-NICE-1: Anna's Biggy lies here from an earlier turn, other dice of hers elsewhere."""
    game = position(tiles={2: "H1"}, dice={"Anna": {2: "1+big", 4: 2}})
    game.rolls("Anna", [2])
    game.play("place 2")
    assert game.legal() == ["decline", "nice small 2"]


def test_declining_leaves_everything_as_it_is() -> None:
    """R-NICE-1, R-TILE-6"""
    game = position(tiles={2: "H1"})
    game.rolls("Anna", [2, 5])
    game.play("place 2", "decline")
    assert (game.on_nice(), game.in_hand("Anna"), game.dice_at(2, "Anna")) == ({}, (1, 0), (1, 0))
    assert game.waiting_for == "Benno"


def test_placing_elsewhere_does_not_activate() -> None:
    """R-NICE-1, R-TILE-3"""
    game = position(tiles={2: "H1"})
    game.rolls("Anna", [2, 5])
    game.play("place 5")
    assert game.waiting_for == "Benno"


@pytest.mark.parametrize("owner", ["Anna", "Carla"])
@pytest.mark.parametrize("kind", ["small", "big"])
def test_a_die_on_the_field_is_pushed_into_the_casino_of_its_number(owner: str, kind: str) -> None:
    """R-NICE-1: own or another's; it does not come back to a hand."""
    game = position(tiles={2: "H1"})
    game.put_on_nice(owner, 5, kind)
    in_hand = game.in_hand("Carla")
    game.rolls("Anna", [2, 5])
    game.play("place 2", "nice small 5")
    assert game.on_nice() == {5: ("Anna", "small")}
    assert game.dice_at(5, owner) == ((1, 0) if kind == "small" else (0, 1))
    assert (game.in_hand("Anna"), game.in_hand("Carla")) == ((0, 0), in_hand)
    assert game.events("pushed") == [{"event": "pushed", "player": owner, "kind": kind, "number": 5}]


def test_other_fields_keep_their_dice() -> None:
    """R-NICE-1"""
    game = position(tiles={2: "H1"})
    game.put_on_nice("Carla", 4)
    game.put_on_nice("Benno", 6, "big")
    game.rolls("Anna", [2, 5])
    game.play("place 2", "nice small 5")
    assert game.on_nice() == {4: ("Carla", "small"), 5: ("Anna", "small"), 6: ("Benno", "big")}


def test_pushing_out_at_this_casino_s_own_number() -> None:
    """R-NICE-1: the die just placed goes up, the one on the field comes down."""
    game = position(tiles={2: "H1"})
    game.put_on_nice("Benno", 2, "big")
    game.rolls("Anna", [2])
    game.play("place 2", "nice small 2")
    assert game.on_nice() == {2: ("Anna", "small")}
    assert (game.dice_at(2, "Anna"), game.dice_at(2, "Benno")) == ((0, 0), (0, 1))


def test_a_pushed_die_activates_nothing() -> None:
    """R-NICE-1, R-TILE-7: neither for its owner nor for who pushed it."""
    game = position(tiles={1: "D1", 2: "H1"})
    game.put_on_nice("Carla", 1)
    game.rolls("Anna", [2, 1])
    game.play("place 2", "nice small 1")
    assert (game.gained("Anna"), game.gained("Carla"), game.waiting_for) == (0, 0, "Benno")


def test_a_pushed_die_counts_at_once_for_the_power_play_marker() -> None:
    """R-NICE-1, R-POWER-2: Carla's die ties with Anna's one, so the marker goes back."""
    game = position(tiles={1: "D2", 2: "H1"})
    game.put_on_nice("Carla", 1)
    game.rolls("Anna", [1, 6])
    game.play("place 1")
    game.rolls("Benno", [2, 1])
    game.play("place 2", "nice small 1")
    assert game.events("lost_power") == [{"event": "lost_power", "player": "Anna"}]


def test_a_taken_field_of_a_closed_casino_stays_taken() -> None:
    """R-NICE-1, R-NOENTRY-1: the die there could not go into its casino; other fields are as always."""
    game = position(tiles={1: "E1", 2: "H1"})
    game.put_on_nice("Carla", 5)
    game.put_on_nice("Carla", 6)
    game.close(5)
    game.rolls("Anna", [2, 5, 6])
    game.play("place 2")
    assert set(game.legal()) == {"decline", "nice small 2", "nice small 6"}
    assert game.refused("nice small 5") == "R-NICE-1"


def test_an_empty_field_of_a_closed_casino_may_be_taken() -> None:
    """R-NICE-1, R-NOENTRY-1: a field is no casino, and nothing enters or leaves one."""
    game = position(tiles={1: "E1", 2: "H1"})
    game.close(5)
    game.rolls("Anna", [2, 5])
    game.play("place 2", "nice small 5")
    assert game.on_nice() == {5: ("Anna", "small")}


@pytest.mark.parametrize(
    ("field", "jetons", "cards"), [(1, 1, []), (2, 2, []), (3, 0, [30]), (4, 0, [40]), (5, 0, [50]), (6, 0, [60])]
)
def test_each_field_pays_its_reward_at_the_scoring(field: int, jetons: int, cards: list[int]) -> None:
    """R-NICE-1: to the owner of the die, the Biggy no more than a small one."""
    for kind in ("small", "big"):
        game = position(tiles={2: "H1"})
        game.jetons("Carla", 0)
        game.put_on_nice("Carla", field, kind)
        assert game.gained("Carla") <= 0  # nothing before the round ends
        game.finish_round()
        assert (game.jetons_of("Carla"), game.cards("Carla")) == (jetons, cards)


def test_several_dice_of_several_owners_are_all_paid() -> None:
    """R-NICE-1"""
    game = position(tiles={2: "H1"})
    for owner, field in (("Anna", 6), ("Anna", 3), ("Benno", 1)):
        game.put_on_nice(owner, field)
    game.finish_round()
    assert [game.gained(name) for name in ("Anna", "Benno", "Carla")] == [90, 10, 0]


def test_dice_on_fields_score_in_no_casino() -> None:
    """R-NICE-1"""
    game = position(players=2, tiles={2: "H1"}, dice={"Benno": {6: 1}}, prizes={6: [100, 90]})
    game.put_on_nice("Anna", 6, "big")
    game.finish_round()
    assert (game.cards("Anna"), game.cards("Benno")) == ([60], [100])


def test_dice_return_from_the_fields_at_the_end_of_the_round() -> None:
    """R-NICE-1, R-SCORE-3, R-TILE-5"""
    game = position(tiles={2: "H1"})
    game.put_on_nice("Anna", 6, "big")
    game.finish_round(last=False)
    assert (game.on_nice(), game.in_hand("Anna")) == ({}, (7, 1))


def test_after_power_play_only_the_die_just_placed_qualifies() -> None:
    """R-NICE-2: the dice in hand were not rolled."""
    game = with_power_play()
    game.play("turn small 2")
    assert game.legal() == ["decline", "nice small 2"]
    game.play("nice small 2")
    assert (game.on_nice(), game.dice_at(2, "Anna"), game.in_hand("Anna")) == ({2: ("Anna", "small")}, (0, 0), (0, 1))


def test_after_power_play_the_kind_of_the_die_matters() -> None:
    """R-NICE-2: it was the Biggy that was placed, though a small die of Anna's lies here too."""
    game = with_power_play()
    game.put("Anna", 2, 1)
    game.play("turn big 2")
    assert game.legal() == ["decline", "nice big 2"]


def test_nothing_to_put_nothing_to_ask() -> None:
    """R-NICE-1, R-TILE-6: reached by My Choice without a die in hand (no two sides of a board meet in a real game)."""
    game = position(tiles={1: "H2", 2: "H1"}, dice={"Anna": {2: 1}})
    game.rolls("Anna", [1])
    game.next_dice(4, 4)
    game.play("place 1", "choose 4", "activate 2")
    assert (game.waiting_for, game.phase) == ("Benno", "roll")


def test_reached_by_my_choice_after_power_play_no_die_qualifies() -> None:
    """R-NICE-2: neither the die turned nor those in hand, which were not rolled."""
    game = position(players=2, tiles={1: "D2", 2: "H1", 3: "H2"})
    game.rolls("Anna", [1, 3], big=4)
    game.play("place 1")
    game.turn("Anna")
    game.next_dice(4, 4)
    game.play("turn small 3", "choose 4", "activate 2")
    assert (game.waiting_for, game.phase, game.on_nice()) == ("Benno", "roll", {})
