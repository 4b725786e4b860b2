"""A2 Jackpot."""

from itertools import product

import pytest

from royale.positions import Position, position

TRACK = [30, 40, 50, 60, 70, 80]
THROWS = list(product(range(1, 7), repeat=2))
WINS = [throw for throw in THROWS if sum(throw) == 7 or throw[0] == throw[1]]
MISSES = [throw for throw in THROWS if throw not in WINS]


def throw(game: Position, player: str, first: int, second: int) -> None:
    """A player places a die at Jackpot and throws these black dice."""
    game.rolls(player, [1, 4])
    game.next_dice(first, second)
    game.play("place 1")


def jackpot(grown: int = 0) -> Position:
    """A jackpot that has grown by some fields."""
    game = position(tiles={1: "A2"})
    for _ in range(grown):
        throw(game, "Benno", 1, 2)
    return game


def pot(game: Position) -> int | None:
    """The amount the marker shows."""
    return game.seen().tiles.jackpot


def test_the_marker_begins_at_30() -> None:
    """R-JACKPOT-1, R-TILE-5"""
    assert pot(jackpot()) == 30


@pytest.mark.parametrize(("first", "second"), WINS)
def test_seven_and_doubles_win(first: int, second: int) -> None:
    """R-JACKPOT-1: the marked amount from the bank, and the marker goes back."""
    game = jackpot(grown=2)
    throw(game, "Anna", first, second)
    assert game.cards("Anna") == [50]
    assert game.events("black") == [{"event": "black", "first": first, "second": second, "tile": "A2"}]
    assert game.events("paid") == [{"event": "paid", "player": "Anna", "amount": 50, "tile": "A2"}]
    assert pot(game) == 30
    assert (game.phase, game.waiting_for) == ("roll", "Benno")


@pytest.mark.parametrize(("first", "second"), MISSES)
def test_anything_else_moves_the_marker_one_field(first: int, second: int) -> None:
    """R-JACKPOT-1"""
    game = jackpot()
    throw(game, "Anna", first, second)
    assert game.gained("Anna") == 0
    assert pot(game) == 40
    assert (game.phase, game.waiting_for) == ("roll", "Benno")


def test_the_marker_grows_to_80_and_no_further() -> None:
    """R-JACKPOT-1"""
    game = jackpot()
    seen = [pot(game)]
    for _ in range(7):
        throw(game, "Benno", 6, 5)
        seen.append(pot(game))
    assert seen == [*TRACK, 80, 80]
    throw(game, "Anna", 3, 4)
    assert game.cards("Anna") == [80]


@pytest.mark.parametrize("grown", range(6))
def test_every_field_pays_what_it_shows(grown: int) -> None:
    """R-JACKPOT-1"""
    game = jackpot(grown)
    throw(game, "Anna", 1, 6)
    assert game.cards("Anna") == [TRACK[grown]]


def test_after_a_win_it_grows_again_from_30() -> None:
    """R-JACKPOT-1"""
    game = jackpot(grown=4)
    throw(game, "Anna", 2, 2)
    throw(game, "Benno", 2, 3)
    assert pot(game) == 40


def test_one_throw_however_many_dice_are_placed() -> None:
    """R-JACKPOT-1, R-TILE-3"""
    game = jackpot()
    game.rolls("Anna", [1, 1, 1, 4], big=1)
    game.next_dice(1, 3)
    game.play("place 1")
    assert len(game.events("black")) == 1
    assert pot(game) == 40
