"""What activates a tile, what does not, and what must be done then."""

import pytest

from royale.positions import Position, position


def jackpot(game: Position) -> int | None:
    """The marker of Jackpot shows whether it was activated: every activation of these tests moves it up."""
    return game.seen().tiles.jackpot


@pytest.mark.parametrize("dice", [1, 2, 5])
def test_a_placement_activates_once_however_many_dice(dice: int) -> None:
    """R-TILE-3"""
    game = position(players=3, tiles={2: "A2"})
    game.rolls("Anna", [2] * dice + [5])
    game.next_dice(1, 3)
    game.play("place 2")
    assert len(game.events("black")) == 1
    assert jackpot(game) == 40


def test_every_placement_activates_again() -> None:
    """R-TILE-3"""
    game = position(players=3, tiles={2: "A2"})
    for player, marker in (("Anna", 40), ("Benno", 50), ("Anna", 60)):
        game.rolls(player, [2, 5])
        game.next_dice(1, 3)
        game.play("place 2")
        assert jackpot(game) == marker


def test_the_activation_follows_the_placement() -> None:
    """R-TILE-3: Pay Day counts the casino where the dice have just been placed."""
    game = position(players=3, tiles={2: "D1"}, dice={"Anna": {1: 1, 5: 1}})
    game.rolls("Anna", [2, 2, 6])
    game.play("place 2")
    assert game.gained("Anna") == 30


def test_another_casino_activates_nothing() -> None:
    """R-TILE-3"""
    game = position(players=3, tiles={2: "A2"})
    game.rolls("Anna", [1, 4, 4])
    game.play("place 4")
    assert jackpot(game) == 30
    assert game.events() == []
    assert game.waiting_for == "Benno"


def test_passing_activates_nothing() -> None:
    """R-TILE-3, R-TURN-2"""
    game = position(players=3, tiles={2: "A2"})
    game.rolls("Anna", [2, 2, 2])
    game.play("pass")
    assert jackpot(game) == 30


@pytest.mark.parametrize(
    ("code", "moves"),
    [
        ("A1", ["hide 1", "hide 2", "hide 3"]),
        ("E1", ["close 1", "close 3", "close 4", "close 5", "close 6"]),
        ("F1", [f"block {size} {casino}" for size in (1, 2, 3) for casino in range(1, 7)]),
        ("H2", ["choose 4", "choose 6"]),
    ],
)
def test_a_compulsory_activation_cannot_be_declined(code: str, moves: list[str]) -> None:
    """R-TILE-6: Lucky Punch, the first time No Entry!, Block It!, My Choice."""
    game = position(players=3, tiles={2: code})
    game.rolls("Anna", [2, 5])
    game.next_dice(4, 6)
    game.play("place 2")
    assert game.legal() == moves


def test_knockout_cannot_be_declined() -> None:
    """R-TILE-6, R-KNOCKOUT-1"""
    game = position(players=3, tiles={2: "E2"})
    game.hand("Carla", 0)
    game.rolls("Anna", [2, 5])
    game.play("place 2")
    assert game.waiting_for == "Benno"
    assert game.legal() == ["bar small", "bar big"]


@pytest.mark.parametrize("code", ["F2", "G2", "H1"])
def test_where_the_tile_says_may_it_can_be_declined(code: str) -> None:
    """R-TILE-6: Handicap, Double Down, Nice Dice; then nothing has changed but the placement."""
    game = position(players=3, tiles={2: code})
    game.rolls("Anna", [2, 5])
    game.play("place 2")
    tiles = game.seen().tiles
    assert game.waiting_for == "Anna"
    game.play("decline")
    assert game.seen().tiles == tiles
    assert game.dice_at(2, "Anna") == (1, 0)
    assert game.gained("Anna") == 0
    assert game.waiting_for == "Benno"


def test_the_plate_of_no_entry_may_stay_where_it_is() -> None:
    """R-TILE-6, R-NOENTRY-1"""
    game = position(players=3, tiles={2: "E1"})
    game.close(5)
    game.rolls("Anna", [2, 6])
    game.play("place 2")
    assert "decline" in game.legal()
    game.play("decline")
    assert game.seen().casinos[4].closed
    assert game.gained("Anna") == 0


def test_fifty_fifty_may_be_stopped() -> None:
    """R-TILE-6, R-FIFTY-1: the first throw is made in any case."""
    game = position(players=3, tiles={2: "B2"})
    game.rolls("Anna", [2, 6])
    game.next_dice(2, 4)
    game.play("place 2")
    assert len(game.events("black")) == 1
    assert game.legal() == ["stop", "higher", "lower"]
    game.play("stop")
    assert game.waiting_for == "Benno"


def test_a_tile_with_nothing_left_to_do_does_nothing() -> None:
    """R-TILE-6: Block It! without groups, Handicap without grey dice, High Five without its token."""
    game = position(players=3, tiles={1: "F1", 2: "C1"})
    game.s.groups[:] = 0
    game.rolls("Anna", [1, 6])
    game.play("place 1")
    assert game.waiting_for == "Benno"
    game.rolls("Anna", [2, 2, 2, 2, 2, 6])
    game.play("place 2")
    game.rolls("Benno", [2, 2, 2, 2, 2, 2])
    game.play("place 2")
    assert game.events() == []
    assert [seat.high_five for seat in game.seen().seats] == [True, False, False]

    game = position(players=3, tiles={1: "F2"})
    for casino in range(1, 7):
        game.s.dice[casino - 1, 6] = 0
    game.rolls("Anna", [1, 6])
    game.play("place 1")
    assert game.waiting_for == "Benno"


def test_the_power_play_die_activates() -> None:
    """R-TILE-7, R-POWER-1"""
    game = position(players=3, tiles={1: "D2", 2: "A2"})
    game.rolls("Anna", [1, 5, 6])
    game.play("place 1")
    game.turn("Anna")
    game.next_dice(1, 3)
    game.play("turn small 2")
    assert game.dice_at(2, "Anna") == (1, 0)
    assert jackpot(game) == 40


def test_the_move_of_handicap_does_not_activate() -> None:
    """R-TILE-7, R-HANDICAP-1"""
    game = position(players=3, tiles={1: "F2", 2: "A2"})
    game.rolls("Anna", [1, 5, 6])
    game.play("place 1", "lift 4 move", "turn small 2")
    assert game.dice_at(2, "Anna") == (1, 0)
    assert jackpot(game) == 30
    assert game.events() == []
    assert game.waiting_for == "Benno"


def test_the_move_of_my_choice_does_not_activate() -> None:
    """R-TILE-7, R-CHOICE-1: neither another tile nor My Choice itself again."""
    for number in (1, 2):
        game = position(players=3, tiles={1: "H2", 2: "A2"})
        game.rolls("Anna", [1, 5, 6])
        game.next_dice(5, 3)
        game.play("place 1", "choose 5", f"turn small {number}")
        assert game.dice_at(number, "Anna") == (2 if number == 1 else 1, 0)
        assert jackpot(game) == 30
        assert game.events() == []
        assert game.waiting_for == "Benno"


def test_a_die_pushed_out_by_nice_dice_does_not_activate() -> None:
    """R-TILE-7, R-NICE-1"""
    game = position(players=3, tiles={1: "H1", 2: "A2"})
    game.put_on_nice("Benno", 2)
    game.rolls("Anna", [1, 2, 6])
    game.play("place 1", "nice small 2")
    assert game.dice_at(2, "Benno") == (1, 0)
    assert jackpot(game) == 30
    assert game.events("black") == []
    assert game.waiting_for == "Benno"


def test_grey_dice_of_block_it_do_not_activate() -> None:
    """R-TILE-7, R-BLOCK-1"""
    game = position(players=3, tiles={1: "F1", 2: "A2"})
    game.rolls("Anna", [1, 6])
    game.play("place 1", "block 3 2")
    assert game.dice_at(2, "grey") == (3, 0)
    assert jackpot(game) == 30
    assert game.events() == []
    assert game.waiting_for == "Benno"


def test_black_dice_of_prime_time_do_not_activate() -> None:
    """R-TILE-7, R-PRIME-1"""
    game = position(players=3, tiles={1: "B1", 2: "D1", 3: "A2"}, dice={"Anna": {1: 1}})
    game.next_dice(2, 3)
    game.finish_round()
    game.play("black both")
    assert game.game.is_over
    assert game.events("black") == []
    assert game.events("paid") == []
    assert game.events("jetons") == []
    assert jackpot(game) == 30
    assert {event["site"] for event in game.events("won")} == {1, 2, 3}
