"""When projects are scored, what they bring, and the reshuffling that the first one of a game allows."""

from __future__ import annotations

import pytest

from neonstrip.play.game import SPECTATOR
from neonstrip.rules.newvegas.printed import IN_STACK, PINK, PURPLE
from neonstrip.rules.newvegas.state import PLAYING, WISHING
from newvegas.positions import NAMES, Position, position

SIX_EVEN = {2: {2: 2, 3: 4, 5: 6, 6: 8, 7: 10}}
"""With a 12 in avenue 8 of street 2 this is the run that the purple project asks for."""


def start(players: int = 2, edition: str = "bluecocker", action: str = "construction") -> Position:
    """Everyone lacks one number of the run of six, or one box of the ten."""
    game = position(players, [(12, action), (3, "limousine"), (5, "inauguration")], edition=edition)
    game.projects(pink="ten_inaugurations", purple="run_of_six_even", yellow="golf_and_shows_street_one")
    for name in game.game.names:
        game.write(name, SIX_EVEN)
    return game


COMPLETE = ("choose 1", "open 2 8", "confirm")
OTHERWISE = ("choose 1", "open 3 8", "confirm")


def points(game: Position, colour: int = PURPLE) -> list[int]:
    return [int(game.sheet(name).points[colour]) for name in game.game.names]


def keep_cards(game: Position) -> None:
    """Whoever is asked about the cards leaves them as they are."""
    for seat in game.game.seats:
        game.game.play("cards keep", game.game.names[seat])


@pytest.mark.parametrize("edition", ["bluecocker", "pegasus"])
def test_the_first_round_brings_more_than_later_ones(edition: str) -> None:
    """N-PROJECT-2: everyone who is in time gets 8, everyone later 4, however many they are."""
    game = start(4, edition)
    for name, moves in zip(NAMES, (COMPLETE, COMPLETE, OTHERWISE, OTHERWISE), strict=False):
        assert points(game) == [0, 0, 0, 0]
        game.play(name, *moves)
    assert points(game) == [8, 8, 0, 0]
    keep_cards(game)
    game.deal((12, "construction"), (3, "limousine"), (5, "inauguration"))
    for name, moves in zip(NAMES, (("choose 2", "open 4 2", "confirm"),) * 2 + (COMPLETE, COMPLETE), strict=False):
        game.play(name, *moves)
    assert points(game) == [8, 8, 4, 4]


def test_points_are_settled_when_everyone_has_confirmed() -> None:
    """N-PROJECT-1: whoever confirms later is in the same round, and as early."""
    game = start()
    game.play("Benno", *COMPLETE)
    assert points(game) == [0, 0]
    game.play("Anna", *COMPLETE)
    assert points(game) == [8, 8]
    assert game.sheet("Anna").scored[PURPLE] == game.sheet("Benno").scored[PURPLE] == 1


@pytest.mark.parametrize(("edition", "expected"), [("bluecocker", 8), ("pegasus", 0)])
def test_a_run_that_a_later_step_of_the_turn_breaks(edition: str, expected: int) -> None:
    """N-PROJECT-1, N-PROJECT-5: the site built after the opening breaks the run; the editions differ."""
    game = start(edition=edition)
    game.play("Anna", "choose 1", "open 2 8", "build 2 4", "confirm")
    game.play("Benno", *OTHERWISE)
    assert points(game) == [expected, 0]


@pytest.mark.parametrize(("edition", "expected"), [("bluecocker", ["purple"]), ("pegasus", [])])
def test_a_turn_tells_of_a_broken_run_what_it_will_score(edition: str, expected: list[str]) -> None:
    """N-PROJECT-1: `pegasus`: what a later step of the turn breaks is no longer said to be met."""
    game = start(edition=edition)
    game.play("Anna", "choose 1", "open 2 8")
    assert game.game.view("Anna").turn.met == ["purple"]
    game.play("Anna", "build 2 4")
    assert game.game.view("Anna").turn.met == expected


@pytest.mark.parametrize(("edition", "expected"), [("bluecocker", 11), ("pegasus", 0)])
def test_a_full_street_that_a_later_step_of_the_turn_breaks(edition: str, expected: int) -> None:
    """N-PROJECT-1: the same for two full streets and a site built in one of them."""
    game = position(2, [(11, "construction"), (3, "limousine"), (5, "show")], edition=edition)
    game.projects(pink="ten_inaugurations", purple="two_full_streets", yellow="golf_and_shows_street_one")
    game.write("Anna", {1: {3: 1, 4: 3, 5: 4, 6: 6, 7: 7, 8: 9, 9: 12}, 4: {1: 1, 2: 2, 4: 4, 5: 5, 6: 7, 7: 8}})
    game.play("Anna", "choose 1", "open 4 9", "build 1 2", "confirm")
    game.pass_round("Benno")
    assert points(game) == [expected, 0]


def test_ten_boxes_of_which_two_are_circled_at_once() -> None:
    """N-PROJECT-1, N-BONUS-5: `bluecocker`: the tenth box is checked, then a group pays for an extension."""
    game = start(action="inauguration")
    game.set("Anna", checked=9)
    game.play("Anna", "choose 1", "open 3 8", "inaugurate", "circle 1", "extend 3 9 left", "confirm")
    game.play("Benno", *OTHERWISE)
    assert points(game, PINK) == [8, 0]


def test_boxes_circled_before_the_tenth_was_checked_do_not_count() -> None:
    """N-PROJECT-1: at no moment of this turn were there ten."""
    game = start(action="inauguration")
    game.set("Anna", checked=9)
    game.play("Anna", "choose 1", "open 3 8", "circle 1", "extend 3 9 left", "inaugurate", "confirm")
    game.play("Benno", *OTHERWISE)
    assert points(game, PINK) == [0, 0]


def test_what_a_player_takes_back_was_never_fulfilled() -> None:
    """N-PROJECT-1: steps that are undone before the turn is confirmed leave nothing behind."""
    game = start()
    game.play("Anna", "choose 1", "open 2 8")
    game.game.undo(game.seat("Anna"))
    game.play("Anna", "open 3 8", "confirm")
    game.play("Benno", *OTHERWISE)
    assert points(game) == [0, 0]


@pytest.mark.parametrize("edition", ["bluecocker", "pegasus"])
def test_points_stay_when_the_conditions_cease(edition: str) -> None:
    """N-PROJECT-3, N-PROJECT-1: kept, and not scored a second time when the conditions hold again."""
    game = start(edition=edition)
    game.play("Anna", *COMPLETE)
    game.play("Benno", *OTHERWISE)
    keep_cards(game)
    game.deal((13, "construction"), (3, "limousine"), (5, "show"))
    game.play("Anna", "choose 1", "open 3 9", "build 2 4", "confirm")
    game.play("Benno", "choose 1", "open 3 9", "confirm")
    assert points(game) == [8, 0]
    game.deal((5, "show"), (3, "limousine"), (14, "show"))
    game.play("Anna", "choose 3", "open 4 9", "confirm")
    game.play("Benno", "choose 3", "open 4 9", "confirm")
    assert points(game) == [8, 0]
    assert game.sheet("Anna").scored[PURPLE] == 1
    assert game.areas("Anna")["projects"] == 8


def test_two_projects_in_one_turn() -> None:
    """N-PROJECT-1, N-SCORE-1: each is scored on its own."""
    game = start(action="inauguration")
    game.set("Anna", checked=9)
    game.play("Anna", "choose 1", "open 2 8", "inaugurate", "confirm")
    game.play("Benno", *OTHERWISE)
    assert points(game) == [8, 0]
    assert points(game, PINK) == [8, 0]
    assert game.areas("Anna")["projects"] == 16


# N-PROJECT-4: the wish to reshuffle. In the first round a card of each stack was flipped, 26 are left.


def left(game: Position) -> list[int]:
    """Cards in the stacks and on the discards; all 81 must be somewhere."""
    assert len(game._cards()) == 81
    return [int(each) for each in (*game.m.left, *game.m.discarded)]


@pytest.mark.parametrize("edition", ["bluecocker", "pegasus"])
@pytest.mark.parametrize(("wish", "expected"), [("reshuffle", IN_STACK - 1), ("keep", IN_STACK - 2)])
def test_the_first_to_complete_a_project_may_reshuffle(wish: str, expected: int, edition: str) -> None:
    """N-PROJECT-4: after that round, before the next flip; nobody else is asked."""
    game = start(3, edition)
    game.play("Benno", *OTHERWISE)
    game.play("Anna", *COMPLETE)
    game.play("Carla", *OTHERWISE)
    assert game.m.stage == WISHING
    assert game.game.seats == [0]
    assert game.game.legal("Anna") == ["cards reshuffle", "cards keep"]
    assert game.refused("Benno", "cards reshuffle") is not None
    before = game.m.stacks.copy()
    game.play("Anna", f"cards {wish}")
    assert game.m.stage == PLAYING
    assert game.m.round_number == 2
    assert left(game) == [expected] * 3 + [IN_STACK - expected] * 3
    assert (game.m.stacks[:, :expected] == before[:, :expected]).all() == (wish == "keep")


@pytest.mark.parametrize(
    ("wishes", "reshuffled"),
    [
        (("keep", "keep"), False),
        (("reshuffle", "keep"), True),
        (("keep", "reshuffle"), True),
        (("reshuffle", "reshuffle"), True),
    ],
)
def test_of_several_one_wish_is_enough(wishes: tuple[str, str], reshuffled: bool) -> None:
    """N-PROJECT-4: Anna and Carla complete it together; the cards are shuffled when both have answered."""
    game = start(3)
    for name, moves in zip(NAMES, (COMPLETE, OTHERWISE, COMPLETE), strict=False):
        game.play(name, *moves)
    assert game.game.seats == [0, 2]
    game.play("Carla", f"cards {wishes[1]}")
    assert game.m.stage == WISHING
    game.play("Anna", f"cards {wishes[0]}")
    assert game.m.stage == PLAYING
    assert left(game)[0] == IN_STACK - (1 if reshuffled else 2)


def test_a_wish_is_nobody_elses_to_know_before_all_have_wished() -> None:
    """N-PROJECT-4: Anna's wish looks the same to others whatever it is."""
    games = [start(3), start(3)]
    for game, wish in zip(games, ("keep", "reshuffle"), strict=True):
        for name, moves in zip(NAMES, (COMPLETE, OTHERWISE, COMPLETE), strict=False):
            game.play(name, *moves)
        game.play("Anna", f"cards {wish}")
    for seat in (SPECTATOR, 1, 2):
        one, two = (game.game.rules.see(game.game.state, seat).tobytes() for game in games)
        assert one == two


def test_different_projects_in_the_first_round_ask_both_players() -> None:
    """N-PROJECT-4: the first project of the game is completed by all who complete any in that round."""
    game = start(action="inauguration")
    game.set("Benno", checked=9)
    game.play("Anna", *COMPLETE)
    game.play("Benno", "choose 1", "open 3 8", "inaugurate", "confirm")
    assert points(game) == [8, 0]
    assert points(game, PINK) == [0, 8]
    assert game.game.seats == [0, 1]


def test_a_wish_comes_once_in_a_game() -> None:
    """N-PROJECT-4: later projects, and later players of the same one, bring none."""
    game = start()
    game.set("Anna", checked=9)
    game.play("Anna", *COMPLETE)
    game.play("Benno", *OTHERWISE)
    game.play("Anna", "cards keep")
    game.deal((12, "inauguration"), (3, "limousine"), (13, "inauguration"))
    game.play("Anna", "choose 3", "open 3 9", "inaugurate", "confirm")
    game.play("Benno", *COMPLETE)
    assert points(game) == [8, 4]
    assert points(game, PINK) == [8, 0]
    assert game.m.stage == PLAYING
    assert left(game)[0] == IN_STACK - 3


def test_no_wish_when_the_game_is_over() -> None:
    """N-PROJECT-4, N-END-1: the first project in the last round."""
    game = start(action="inauguration")
    game.set("Anna", checked=13)
    game.play("Anna", "choose 1", "open 2 8", "inaugurate", "confirm")
    game.play("Benno", *OTHERWISE)
    assert points(game) == [8, 0]
    assert game.game.is_over
