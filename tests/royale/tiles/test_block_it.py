"""F1 Block It!: grey dice of an imaginary player, put where they hurt."""

import pytest

from royale.positions import position


def test_nine_grey_dice_lie_in_five_groups() -> None:
    """R-BLOCK-1, R-TILE-5: two single ones, two pairs, one group of three; none in a casino."""
    game = position(tiles={1: "F1"})
    assert game.seen().tiles.block == {1: 2, 2: 2, 3: 1}
    assert [game.dice_at(casino, "grey") for casino in range(1, 7)] == [(0, 0)] * 6


@pytest.mark.parametrize(("size", "left"), [(1, {1: 1, 2: 2, 3: 1}), (2, {1: 2, 2: 1, 3: 1}), (3, {1: 2, 2: 2})])
def test_all_dice_of_one_group_go_into_one_casino(size: int, left: dict[int, int]) -> None:
    """R-BLOCK-1"""
    game = position(tiles={1: "F1"})
    game.rolls("Anna", [1, 6])
    game.play("place 1", f"block {size} 5")
    assert [game.dice_at(casino, "grey")[0] for casino in range(1, 7)] == [0, 0, 0, 0, size, 0]
    assert game.seen().tiles.block == left
    assert (game.waiting_for, game.phase) == ("Benno", "roll")  # once per placement


def test_any_group_may_go_to_any_casino_this_one_too() -> None:
    """R-BLOCK-1"""
    game = position(tiles={1: "F1"})
    game.rolls("Anna", [1, 1, 6])
    game.play("place 1")
    assert sorted(game.legal()) == sorted(f"block {size} {casino}" for size in (1, 2, 3) for casino in range(1, 7))
    game.play("block 3 1")
    assert game.dice_at(1, "grey") == (3, 0)


def test_blocking_is_compulsory() -> None:
    """R-BLOCK-1, R-TILE-6"""
    game = position(tiles={1: "F1"})
    game.rolls("Anna", [1, 6])
    game.play("place 1")
    assert game.refused("decline") == "R-BLOCK-1"


def test_five_activations_empty_the_tile_and_a_sixth_does_nothing() -> None:
    """R-BLOCK-1, R-TILE-6: groups that are gone cannot be taken again."""
    game = position(players=2, tiles={1: "F1"})
    for size, casino in ((1, 2), (1, 3), (3, 2), (2, 6), (2, 6)):
        game.rolls("Anna", [1, 6])
        game.play("place 1", f"block {size} {casino}")
    assert [game.dice_at(casino, "grey")[0] for casino in range(1, 7)] == [0, 4, 1, 0, 0, 4]
    game.rolls("Anna", [1, 6])
    game.play("place 1")
    assert (game.waiting_for, game.phase) == ("Benno", "roll")


def test_an_empty_kind_of_group_is_not_offered() -> None:
    """R-BLOCK-1"""
    game = position(tiles={1: "F1"})
    game.rolls("Anna", [1, 6])
    game.play("place 1", "block 3 4")
    game.rolls("Anna", [1, 6])
    game.play("place 1")
    assert {move.split()[0] for move in game.can("block")} == {"1", "2"}


def test_grey_dice_do_not_enter_a_closed_casino() -> None:
    """R-BLOCK-1, R-NOENTRY-1"""
    game = position(tiles={1: "F1", 2: "E1"})
    game.close(4)
    game.rolls("Anna", [1, 6])
    game.play("place 1")
    assert {move.split()[1] for move in game.can("block")} == {"1", "2", "3", "5", "6"}
    assert game.refused("block 1 4") == "R-BLOCK-1"


def test_grey_dice_activate_nothing() -> None:
    """R-TILE-7: neither the tile at their casino nor this one again."""
    game = position(tiles={1: "F1", 2: "D1"})
    game.rolls("Anna", [1, 6])
    game.play("place 1", "block 2 2")
    assert (game.gained("Anna"), game.waiting_for) == (0, "Benno")


def test_grey_dice_send_the_power_play_marker_back_and_win_against_everyone() -> None:
    """R-BLOCK-1, R-POWER-2: the rulebook's example: red has 2, blue and yellow 1 each, and 2 grey dice are added."""
    game = position(
        players=4,
        tiles={1: "F1", 2: "D2"},
        dice={"Benno": {2: 1}, "Carla": {2: 1}},
        prizes={2: [80, 30]},
    )
    game.rolls("Anna", [2, 2, 6])
    game.play("place 2")
    assert game.seen().seats[0].power
    game.rolls("Denny", [1, 6])
    game.play("place 1", "block 2 2")
    assert game.events("lost_power") == [{"event": "lost_power", "player": "Anna"}]
    assert not game.seen().seats[0].power
    game.finish_round()
    assert [event for event in game.events("won") if event["site"] == 2] == []
    assert [event["owner"] for event in game.events("tied") if event["site"] == 2] == ["Anna", "Benno", "Carla", "grey"]


def test_one_grey_die_leaves_the_marker_with_a_sole_leader() -> None:
    """R-BLOCK-1, R-POWER-2: the same example with one die instead of two."""
    game = position(players=2, tiles={1: "F1", 2: "D2"})
    game.rolls("Anna", [2, 2, 6])
    game.play("place 2")
    game.rolls("Benno", [1, 6])
    game.play("place 1", "block 1 2")
    assert game.seen().seats[0].power


def test_grey_dice_score_as_one_imaginary_player() -> None:
    """R-BLOCK-1, R-BANK-2: what they win goes to the bank, and groups add up."""
    game = position(tiles={1: "F1"}, dice={"Anna": {5: 4}, "Benno": {5: 2}}, prizes={5: [90, 60]})
    for size in (2, 3):
        game.rolls("Carla", [1, 6])
        game.play("place 1", f"block {size} 5")
    game.finish_round()
    assert [event for event in game.events("won") if event["site"] == 5] == [
        {"event": "won", "owner": "Anna", "amount": 60, "site": 5}  # five grey dice are first
    ]
    assert {"event": "returned", "owner": "grey", "amount": 90, "site": 5} in game.events("returned")


def test_grey_dice_tie_with_players() -> None:
    """R-BLOCK-1, R-SCORE-1"""
    game = position(players=2, tiles={1: "F1"}, dice={"Anna": {5: 3}, "Benno": {5: 1}}, prizes={5: [90, 60]})
    game.rolls("Benno", [1, 6])
    game.play("place 1", "block 3 5")
    game.finish_round()
    assert (game.cards("Anna"), 90 in game.cards("Benno")) == ([], True)


def test_grey_and_neutral_dice_are_two_imaginary_players() -> None:
    """R-BLOCK-1: apart they tie with each other; together they would beat Anna."""
    game = position(
        players=2, tiles={1: "F1"}, dice={"Anna": {5: 1}, "neutral": {5: 2}}, prizes={5: [90, 60]}, neutral=True
    )
    game.rolls("Benno", [1, 6])
    game.play("place 1", "block 2 5")
    game.finish_round()
    assert game.cards("Anna") == [90]


def test_grey_dice_go_aside_at_the_end_of_the_round() -> None:
    """R-SCORE-3, R-TILE-5"""
    game = position(tiles={1: "F1"})
    game.rolls("Anna", [1, 6])
    game.play("place 1", "block 3 5")
    game.finish_round(last=False)
    out = [casino.tile for casino in game.seen().casinos]
    prepared = [1, 1, 1, 2, 2, 2] if "F2" in out else [0] * 6
    assert [game.dice_at(casino, "grey")[0] for casino in range(1, 7)] == prepared
    assert game.seen().tiles.block == ({1: 2, 2: 2, 3: 1} if "F1" in out else {})
