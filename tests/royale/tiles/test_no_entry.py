"""E1 No Entry!. It lies at casino 1."""

from collections.abc import Mapping

import pytest

from royale.positions import Dice, Position, position

BUT_FIVE = ["1", "2", "3", "4", "6"]


def closed_at(game: Position) -> list[int]:
    return [casino.number for casino in game.seen().casinos if casino.closed]


def entry(
    tiles: Mapping[int, str] | None = None,
    dice: Mapping[str, Mapping[int, Dice]] | None = None,
    closed: int | None = 5,
) -> Position:
    """No Entry! with its plate on a casino, or still on the tile."""
    game = position(tiles={1: "E1", **(tiles or {})}, dice=dice)
    if closed:
        game.close(closed)
    game.turn("Anna")
    return game


def activate(game: Position, player: str = "Anna") -> None:
    game.rolls(player, [1, 6])
    game.play("place 1")


# the plate


@pytest.mark.parametrize("site", range(1, 7))
def test_first_the_plate_must_be_put_but_never_on_its_own_casino(site: int) -> None:
    """R-NOENTRY-1"""
    game = position(tiles={site: "E1"})
    assert closed_at(game) == []
    game.rolls("Anna", [site, site])
    game.play(f"place {site}")
    assert game.waiting_for == "Anna"
    assert game.legal() == [f"close {n}" for n in range(1, 7) if n != site]
    assert game.refused(f"close {site}") == "R-NOENTRY-1"
    assert game.refused("decline") == "R-NOENTRY-1"
    other = 6 if site < 6 else 5
    game.play(f"close {other}")
    assert closed_at(game) == [other]
    assert (game.phase, game.waiting_for) == ("roll", "Benno")


def test_later_it_may_be_moved_to_another_casino() -> None:
    """R-NOENTRY-1: or left; where it lies is no choice, and nor is its own casino."""
    game = entry()
    activate(game)
    assert game.legal() == ["decline", "close 2", "close 3", "close 4", "close 6"]
    assert game.refused("close 5") == "R-NOENTRY-1"
    assert game.refused("close 1") == "R-NOENTRY-1"
    game.play("close 2")
    assert closed_at(game) == [2]


def test_the_casino_it_leaves_is_open_again() -> None:
    """R-NOENTRY-1"""
    game = entry()
    activate(game)
    game.play("close 2")
    game.rolls("Benno", [2, 5])
    assert game.can("place") == ["5"]


def test_reached_by_my_choice_it_may_close_the_casino_where_dice_were_placed() -> None:
    """R-NOENTRY-1, R-CHOICE-2: only the casino this tile lies at is out of the question; the first time is a must."""
    game = entry(tiles={2: "H2"}, closed=None)
    game.rolls("Anna", [2, 6])
    game.next_dice(4, 4)
    game.play("place 2", "choose 4", "activate 1")
    assert game.legal() == [f"close {n}" for n in (2, 3, 4, 5, 6)]
    game.play("close 2")
    assert closed_at(game) == [2]
    assert game.gained("Anna") == 20


def test_the_next_round_begins_with_the_plate_and_marker_on_the_tile() -> None:
    """R-NOENTRY-1, R-TILE-5"""
    game = entry(closed=None)
    activate(game)
    game.play("close 5")
    game.finish_round(last=False)
    assert game.s.round_number == 2
    assert closed_at(game) == []
    assert game.seen().tiles.track == 0


# the track


def test_each_move_of_the_plate_pays_the_new_field_of_the_circle() -> None:
    """R-NOENTRY-1: start, 2 jetons, nothing, 30, nothing, 1 jeton, and round again."""
    game = entry(closed=None)
    assert game.seen().tiles.track == 0
    paid: list[tuple[int, list[int]]] = []
    tracks = []
    for turn in range(8):
        game.cash("Anna")
        game.jetons("Anna", 0)
        activate(game)
        game.play("close 5" if turn % 2 else "close 4")
        paid.append((game.jetons_of("Anna"), game.cards("Anna")))
        tracks.append(game.seen().tiles.track)
    assert paid == [(2, []), (0, []), (0, [30]), (0, []), (1, []), (0, []), (2, []), (0, [])]
    assert tracks == [1, 2, 3, 4, 5, 0, 1, 2]


def test_not_moving_neither_advances_nor_pays() -> None:
    """R-NOENTRY-1: the next field would have been worth 30."""
    game = entry(closed=None)
    for casino in (4, 5):
        activate(game)
        game.play(f"close {casino}")
    activate(game)
    game.play("decline")
    assert game.gained("Anna") == 0
    assert game.seen().tiles.track == 2
    assert closed_at(game) == [5]
    activate(game, "Benno")
    game.play("close 4")
    assert game.gained("Benno") == 30


# what a closed casino forbids


def test_no_dice_are_placed_there() -> None:
    """R-NOENTRY-1, R-TURN-1"""
    game = entry()
    game.rolls("Anna", [5, 5, 6], big=5)
    assert game.legal() == ["place 6", "pass"]
    assert game.refused("place 5") == "R-NOENTRY-1"


def test_a_number_that_was_not_rolled_breaks_another_rule() -> None:
    """R-TURN-1: closed or not."""
    game = entry()
    game.rolls("Anna", [4, 6])
    assert game.refused("place 3") == "R-TURN-1"
    assert game.refused("place 5") == "R-TURN-1"


@pytest.mark.parametrize("jetons", [0, 2])
def test_a_roll_of_only_the_closed_number_passes_for_free(jetons: int) -> None:
    """R-NOENTRY-2"""
    game = entry()
    game.jetons("Anna", jetons)
    game.rolls("Anna", [5, 5], big=5)
    assert game.legal() == ["skip"]
    game.play("skip")
    assert game.jetons_of("Anna") == jetons
    assert game.in_hand("Anna") == (2, 1)
    assert game.dice_at(5, "Anna") == (0, 0)
    assert (game.phase, game.waiting_for) == ("roll", "Benno")


def test_a_free_pass_is_not_paid_for_and_there_is_none_otherwise() -> None:
    """R-NOENTRY-2"""
    game = entry()
    game.rolls("Anna", [5, 5])
    assert game.refused("pass") == "R-NOENTRY-2"
    assert game.refused("place 5") == "R-NOENTRY-1"
    game.rolls("Anna", [5, 6])
    assert game.refused("skip") == "R-NOENTRY-2"


def test_dice_kept_by_a_free_pass_bring_their_owner_back() -> None:
    """R-NOENTRY-2, R-TURN-3: the round goes on until the last die is placed."""
    game = entry()
    game.hand("Benno", 0)
    game.hand("Carla", 0)
    game.rolls("Anna", [5])
    game.play("skip")
    assert (game.phase, game.waiting_for) == ("roll", "Anna")


def test_no_grey_die_of_handicap_leaves() -> None:
    """R-NOENTRY-1, R-HANDICAP-1"""
    game = entry(tiles={2: "F2"})
    game.rolls("Anna", [2, 6])
    game.play("place 2")
    assert {move.split()[0] for move in game.can("lift")} == set(BUT_FIVE)
    assert game.refused("lift 5 30") == "R-HANDICAP-1"


def test_no_move_of_handicap_goes_in_or_out() -> None:
    """R-NOENTRY-1, R-HANDICAP-1"""
    game = entry(tiles={2: "F2"}, dice={"Anna": {5: "1+big", 4: 1}})
    game.rolls("Anna", [2, 6])
    game.play("place 2", "lift 6 move")
    assert game.can("turn") == [f"small {n}" for n in BUT_FIVE]
    assert game.can("back") == ["small 2", "small 4"]
    for move in ("turn small 5", "back small 5", "back big 5"):
        assert game.refused(move) == "R-NOENTRY-1"
    assert game.refused("back small 3") == "R-HANDICAP-1"


def test_no_move_of_my_choice_goes_in_or_out() -> None:
    """R-NOENTRY-1, R-CHOICE-1"""
    game = entry(tiles={2: "H2"}, dice={"Anna": {5: 1}})
    game.rolls("Anna", [2, 6])
    game.next_dice(5, 5)
    game.play("place 2", "choose 5")
    assert game.can("turn") == [f"small {n}" for n in BUT_FIVE]
    assert game.can("back") == ["small 2"]
    assert game.refused("back small 5") == "R-NOENTRY-1"
    assert game.refused("back small 3") == "R-CHOICE-1"


def test_no_grey_dice_of_block_it_enter() -> None:
    """R-NOENTRY-1, R-BLOCK-1"""
    game = entry(tiles={2: "F1"})
    game.rolls("Anna", [2, 6])
    game.play("place 2")
    assert {move.split()[1] for move in game.can("block")} == set(BUT_FIVE)
    assert game.refused("block 2 5") == "R-BLOCK-1"


def test_no_die_is_pushed_in_by_nice_dice() -> None:
    """R-NOENTRY-1, R-NICE-1: an empty field of the closed number can be taken, for a field is no casino."""
    game = entry(tiles={2: "H1"})
    game.rolls("Anna", [2, 5, 6])
    game.play("place 2")
    assert game.can("nice") == ["small 2", "small 5", "small 6"]
    game = entry(tiles={2: "H1"})
    game.put_on_nice("Benno", 5)
    game.rolls("Anna", [2, 5, 6])
    game.play("place 2")
    assert game.can("nice") == ["small 2", "small 6"]
    assert game.refused("nice small 5") == "R-NICE-1"


def test_no_dice_leave_for_double_down() -> None:
    """R-NOENTRY-1, R-CHOICE-2: My Choice may activate it, but its casino is closed, so nothing happens."""
    game = entry(tiles={2: "G2", 3: "H2"}, dice={"Anna": {2: 2}}, closed=2)
    game.rolls("Anna", [3, 6])
    game.next_dice(4, 4)
    game.play("place 3", "choose 4", "activate 2")
    assert (game.phase, game.waiting_for) == ("roll", "Benno")
    assert game.dice_at(2, "Anna") == (2, 0)
    assert game.on_double_down("Anna") == (0, 0)


def test_the_round_field_of_double_down_is_never_closed() -> None:
    """R-NOENTRY-1, R-DOUBLE-1: it is scored although its casino is closed."""
    game = entry(tiles={2: "G2"}, closed=2)
    game.put_on_double_down("Benno", 1)
    game.finish_round()
    assert game.events("paid") == [{"event": "paid", "player": "Benno", "amount": 60, "tile": "G2"}]


def test_a_tile_at_a_closed_casino_still_works() -> None:
    """R-NOENTRY-1, R-CHOICE-2: Pay Day moves no dice, and counts the closed casino too."""
    game = entry(tiles={2: "D1", 3: "H2"}, dice={"Anna": {2: 1}}, closed=2)
    game.rolls("Anna", [3, 6])
    game.next_dice(4, 4)
    game.play("place 3", "choose 4", "activate 2")
    assert game.gained("Anna") == 20


def test_a_closed_casino_is_scored_normally() -> None:
    """R-NOENTRY-1: ties and all."""
    game = position(
        players=4,
        tiles={1: "E1"},
        dice={"Anna": {5: 3}, "Benno": {5: 3}, "Carla": {5: 2}, "Denny": {5: 1}},
        prizes={5: (90, 40)},
    )
    game.close(5)
    game.finish_round()
    assert [game.cards(name) for name in ("Anna", "Benno", "Carla", "Denny")] == [[], [], [90], [40]]
