"""B2 Fifty Fifty."""

import pytest

from royale.positions import Position, position

TRACK = [(0, []), (1, []), (0, [30]), (0, [40]), (0, [60])]
"""Jetons and money cards of the five fields after the start."""
UP = [(1, 1), (1, 2), (2, 2), (2, 3), (3, 3)]
"""Throws that rise from 2 to 6."""


def fifty(first: int = 1, second: int = 1) -> Position:
    """Anna has placed a die at Fifty Fifty and thrown these black dice."""
    game = position(tiles={1: "B2"})
    game.rolls("Anna", [1, 4])
    game.next_dice(first, second)
    game.play("place 1")
    return game


def go_on(game: Position, announcement: str, first: int, second: int) -> None:
    game.next_dice(first, second)
    game.play(announcement)


def has(game: Position) -> tuple[int, list[int]]:
    """Jetons and cards Anna has won."""
    return game.jetons_of("Anna") - 2, game.cards("Anna")


def marked(game: Position) -> int | None:
    """The amount under the marker while somebody gambles."""
    return game.seen().tiles.fifty_fifty


def is_over(game: Position) -> bool:
    """Whether the turn has gone on to Benno, with the marker off the track."""
    return (game.phase, game.waiting_for, marked(game), int(game.s.gamble)) == ("roll", "Benno", None, 0)


def test_it_begins_with_a_throw_and_the_first_field() -> None:
    """R-FIFTY-1, R-TILE-6: the throw is compulsory, going on is not."""
    game = fifty(3, 5)
    assert game.events("black") == [{"event": "black", "first": 3, "second": 5, "tile": "B2"}]
    assert marked(game) == 0
    assert game.waiting_for == "Anna"
    assert game.legal() == ["stop", "higher", "lower"]
    assert game.refused("decline") == "R-FIFTY-1"


@pytest.mark.parametrize("steps", range(4))
def test_stopping_takes_the_field(steps: int) -> None:
    """R-FIFTY-1: 0, a jeton, 30, 40."""
    game = fifty(*UP[0])
    for throw in UP[1 : steps + 1]:
        go_on(game, "higher", *throw)
    game.play("stop")
    assert has(game) == TRACK[steps]
    assert is_over(game)


def test_the_last_field_is_paid_at_once() -> None:
    """R-FIFTY-1"""
    game = fifty(*UP[0])
    for throw in UP[1:]:
        assert game.phase == "gamble"
        assert has(game) == (0, [])
        go_on(game, "higher", *throw)
    assert has(game) == TRACK[4]
    assert game.events("paid") == [{"event": "paid", "player": "Anna", "amount": 60, "tile": "B2"}]
    assert is_over(game)


@pytest.mark.parametrize(
    ("announcement", "throw", "right"),
    [
        ("higher", (4, 4), True),
        ("higher", (6, 6), True),
        ("higher", (3, 4), False),
        ("higher", (5, 2), False),
        ("higher", (3, 3), False),
        ("higher", (1, 1), False),
        ("lower", (3, 3), True),
        ("lower", (1, 1), True),
        ("lower", (3, 4), False),
        ("lower", (1, 6), False),
        ("lower", (4, 4), False),
        ("lower", (6, 6), False),
    ],
)
def test_right_goes_on_and_wrong_or_equal_ends_with_nothing(
    announcement: str, throw: tuple[int, int], right: bool
) -> None:
    """R-FIFTY-1: after a 7."""
    game = fifty(2, 5)
    go_on(game, announcement, *throw)
    assert has(game) == (0, [])
    if right:
        assert marked(game) == 10
        assert game.legal() == ["stop", "higher", "lower"]
    else:
        assert is_over(game)


@pytest.mark.parametrize("throw", [(1, 1), (2, 2)])
def test_wrong_on_a_rich_field_loses_all_of_it(throw: tuple[int, int]) -> None:
    """R-FIFTY-1: after 2, 3, 4 with 30 in sight."""
    game = fifty(*UP[0])
    go_on(game, "higher", *UP[1])
    go_on(game, "higher", *UP[2])
    assert marked(game) == 30
    go_on(game, "higher", *throw)
    assert has(game) == (0, [])
    assert is_over(game)


def test_each_announcement_is_about_the_sum_just_rolled() -> None:
    """R-FIFTY-1: 7, then 9, then 8 is lower than 9 although it is higher than 7."""
    game = fifty(3, 4)
    go_on(game, "higher", 4, 5)
    go_on(game, "lower", 4, 4)
    assert marked(game) == 30
    go_on(game, "higher", 6, 3)
    assert marked(game) == 40


def test_a_hopeless_announcement_is_allowed() -> None:
    """R-FIFTY-1: nothing is higher than 12 or lower than 2."""
    game = fifty(6, 6)
    assert game.can("higher") == [""]
    go_on(game, "higher", 6, 6)
    assert is_over(game)


@pytest.mark.parametrize("end", ["stop", "wrong", "last"])
def test_the_marker_is_back_at_the_start_for_the_next(end: str) -> None:
    """R-FIFTY-1: however the activation ended."""
    game = fifty(*UP[0])
    go_on(game, "higher", *UP[1])
    if end == "stop":
        game.play("stop")
    elif end == "wrong":
        go_on(game, "lower", *UP[2])
    else:
        for throw in UP[2:]:
            go_on(game, "higher", *throw)
    game.rolls("Benno", [1, 4])
    game.next_dice(3, 4)
    game.play("place 1")
    assert marked(game) == 0
    game.play("stop")
    assert game.gained("Benno") == 0
