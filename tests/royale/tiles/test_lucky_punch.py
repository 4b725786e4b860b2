"""A1 Lucky Punch."""

import pytest

from arranged import NAMES
from neonstrip.play.game import SPECTATOR
from royale.positions import Position, position

REWARDS = {1: (2, []), 2: (0, [30]), 3: (0, [40])}
"""Jetons and money cards for each number of markers."""


def punch(players: int = 3) -> Position:
    """Anna has just placed a die at Lucky Punch."""
    game = position(players=players, tiles={1: "A1"})
    game.rolls("Anna", [1, 4])
    game.play("place 1")
    return game


def hidden(markers: int) -> Position:
    game = punch()
    game.play(f"hide {markers}")
    return game


def test_one_two_or_three_are_hidden_and_never_none() -> None:
    """R-LUCKY-1, R-TILE-6: it is compulsory, and an empty fist is no choice."""
    game = punch()
    assert game.waiting_for == "Anna"
    assert game.legal() == ["hide 1", "hide 2", "hide 3"]
    assert game.refused("decline") == "R-LUCKY-1"


@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_left_neighbour_guesses(players: int) -> None:
    """R-LUCKY-1"""
    game = punch(players)
    game.play("hide 2")
    assert game.waiting_for == "Benno"
    assert game.legal() == ["guess 1", "guess 2", "guess 3"]
    assert game.refused("hide 1") == "R-LUCKY-1"


def test_the_first_seat_is_to_the_left_of_the_last() -> None:
    """R-LUCKY-1"""
    game = position(players=3, tiles={1: "A1"})
    game.rolls("Carla", [1, 4])
    game.play("place 1", "hide 1")
    assert game.waiting_for == "Anna"


@pytest.mark.parametrize("guess", [1, 2, 3])
@pytest.mark.parametrize("markers", [1, 2, 3])
def test_a_wrong_guess_pays_the_hidden_number_and_a_right_one_nothing(markers: int, guess: int) -> None:
    """R-LUCKY-1: all nine pairs; the guesser gets nothing in any of them."""
    game = hidden(markers)
    game.play(f"guess {guess}")
    jetons, cards = (0, []) if guess == markers else REWARDS[markers]
    assert game.jetons_of("Anna") == 2 + jetons
    assert game.cards("Anna") == cards
    assert (game.jetons_of("Benno"), game.cards("Benno")) == (2, [])
    assert game.waiting_for == "Benno"
    assert game.phase == "roll"


@pytest.mark.parametrize("markers", [1, 2, 3])
def test_the_number_is_shown_to_all_after_the_guess(markers: int) -> None:
    """R-LUCKY-1"""
    game = hidden(markers)
    assert game.events() == []
    game.play("guess 1")
    shown = {"event": "shown", "player": "Anna", "number": markers, "guess": 1}
    for name in [*NAMES[:3], None]:
        assert shown in game.seen(name).events


def test_the_secret_is_in_no_view_but_the_hiders() -> None:
    """R-LUCKY-1: to everyone else the three games are the same, byte for byte, until the guess."""
    games = [hidden(markers) for markers in (1, 2, 3)]
    for seat in (NAMES.index("Benno"), NAMES.index("Carla"), SPECTATOR):
        assert len({game.game.rules.see(game.game.state, seat).tobytes() for game in games}) == 1
        views = [game.game.view_from(seat) for game in games]
        assert views[0] == views[1] == views[2]
        assert views[0].tiles.hidden is None
    assert [game.seen("Anna").tiles.hidden for game in games] == [1, 2, 3]


def test_afterwards_the_fist_is_empty() -> None:
    """R-LUCKY-1, R-TILE-5: the markers are back for the next one who places here."""
    game = hidden(3)
    game.play("guess 3")
    assert game.seen("Anna").tiles.hidden is None
    game.rolls("Benno", [1, 4])
    game.play("place 1", "hide 1")
    assert game.waiting_for == "Carla"
    game.play("guess 2")
    assert game.gained("Benno") == 20


def test_the_guess_cannot_be_taken_back() -> None:
    """R-LUCKY-1: what was shown was seen; but the fist may be opened again while nobody has guessed."""
    game = hidden(2)
    assert game.game.can_undo(NAMES.index("Anna"))
    assert not game.game.can_undo(NAMES.index("Benno"))
    game.play("guess 1")
    assert not game.game.can_undo()
