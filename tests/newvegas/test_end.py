"""How the game ends: a recorded game for each of the three ways, and small games at their edges."""

from __future__ import annotations

from pathlib import Path

import pytest

from neonstrip.play import Game, Record, verify
from neonstrip.rules.newvegas.state import ALL_OPENED, ALL_PROJECTS, ENDED, LAST_BOX, PLAYING
from newvegas.positions import Position, position

GAMES = Path(__file__).parent / "games"
EDITIONS = pytest.mark.parametrize("edition", ["bluecocker", "pegasus"])
ALL_CASINOS = {
    1: {3: 1, 4: 2, 5: 3, 6: 6, 7: 7, 8: 8, 9: 9},
    2: {2: 1, 3: 2, 5: 3, 6: 6, 7: 7, 8: 8, 10: 9, 11: 12},
    3: {3: 1, 4: 2, 6: 6, 7: 7, 8: 8, 9: 9, 10: 10},
    4: {1: 1, 2: 2, 4: 3, 5: 4, 6: 6, 7: 7},
}
"""Every casino without a crane but that of street 4 in avenue 9."""


def start(action: str = "inauguration", edition: str = "bluecocker") -> Position:
    game = position(2, [(12, action), (3, "limousine"), (5, "show")], edition=edition)
    game.projects(pink="seven_hotels", purple="run_of_seven_odd", yellow="all_sites_built")
    return game


@pytest.mark.parametrize(("name", "end"), [("last-box", 1), ("all-projects", 2), ("all-opened", 4)])
def test_a_recorded_game_for_each_end(name: str, end: int) -> None:
    """N-END-1: played from the first vote to the end, which comes in this one way, after a round all have finished."""
    record = Record.load(GAMES / f"{name}.txt")
    game = verify(record)
    assert game.state.middle[0].ended_by == end
    assert game.results() == record.results
    before = Game.replay(record, len(record.moves) - 1)
    assert before.state.middle[0].ended_by == 0
    assert len(before.seats) == 1, "the last player had still to confirm"
    assert before.legal() != []


def test_the_recorded_games_are_three_different_ends() -> None:
    """N-END-1"""
    assert sorted(path.stem for path in GAMES.glob("*.txt")) == ["all-opened", "all-projects", "last-box"]


@EDITIONS
def test_everybody_finishes_the_last_round(edition: str) -> None:
    """N-END-1, N-INAUG-1: and it counts for all; then no move is legal any more."""
    game = start(edition=edition)
    game.set("Anna", checked=13)
    game.play("Anna", "choose 1", "open 2 6", "inaugurate", "confirm")
    assert game.m.stage == PLAYING
    game.play("Benno", "choose 1", "open 2 6", "inaugurate", "confirm")
    assert game.m.stage == ENDED
    assert game.m.ended_by == LAST_BOX
    assert game.sheet("Benno").checked == 4
    assert game.game.legal("Anna") == game.game.legal("Benno") == []
    assert game.refused("Anna", "choose 1") == "N-END-1"


@pytest.mark.parametrize("checked", [12, 13])
def test_the_boxes_of_a_refused_round_may_be_the_last(checked: int) -> None:
    """N-OPEN-7, N-END-1: with one box left that one is checked."""
    game = start()
    game.deal((8, "show"), (8, "limousine"), (8, "improvement"))
    game.write("Anna", {1: {3: 8, 4: 9}, 2: {2: 8, 3: 9}, 3: {3: 8, 4: 9}, 4: {1: 8, 2: 9}})
    game.set("Anna", checked=checked)
    game.play("Anna", "refuse", "confirm")
    game.pass_round("Benno")
    assert game.m.ended_by == LAST_BOX
    assert game.sheet("Anna").checked == 14


def with_two_projects(name: str) -> Position:
    """A player has scored two projects and lacks one box of the third; the other has none."""
    game = start()
    game.projects(pink="ten_inaugurations")
    game.m.round_number, game.m.first_scored[1:] = 9, 4
    game.set(name, checked=9, points={"purple": 9, "yellow": 13}, scored={"purple": 4, "yellow": 4})
    return game


def test_all_three_projects_end_the_game() -> None:
    """N-END-1: of one player."""
    game = with_two_projects("Anna")
    game.play("Anna", "choose 1", "open 2 6", "inaugurate", "confirm")
    game.pass_round("Benno")
    assert game.m.ended_by == ALL_PROJECTS
    assert game.areas("Anna")["projects"] == 8 + 9 + 13


def test_three_projects_of_two_players_do_not() -> None:
    """N-END-1: Benno scores the third."""
    game = with_two_projects("Anna")
    game.set("Benno", checked=9)
    game.play("Anna", "choose 1", "open 2 6", "confirm")
    game.play("Benno", "choose 1", "open 2 6", "inaugurate", "confirm")
    assert game.sheet("Benno").points.tolist() == [8, 0, 0]
    assert game.m.ended_by == 0
    assert game.m.stage != ENDED


@EDITIONS
def test_every_built_casino_opened_ends_the_game(edition: str) -> None:
    """N-END-1: sites under construction do not count."""
    game = start(edition=edition)
    game.write("Anna", ALL_CASINOS)
    game.play("Anna", "choose 1", "open 4 9", "confirm")
    game.pass_round("Benno")
    assert game.m.ended_by == ALL_OPENED


@EDITIONS
@pytest.mark.parametrize("extended", [True, False])
def test_the_last_casino_may_be_opened_by_an_extension(edition: str, extended: bool) -> None:
    """N-END-1, N-BONUS-4: the number of the turn leaves one casino, and the extension fills it."""
    game = start(edition=edition)
    game.write("Anna", {**ALL_CASINOS, 1: {3: 1, 4: 2, 5: 3, 6: 6, 7: 7, 8: 8}})
    game.play("Anna", "choose 1", "open 4 9", *(["circle 1", "extend 1 9 left"] if extended else []), "confirm")
    game.pass_round("Benno")
    assert game.m.ended_by == (ALL_OPENED if extended else 0)


def test_a_site_built_and_opened_by_an_extension_ends_the_game_all_the_same() -> None:
    """N-END-1, N-END-2, N-BONUS-5: in `bluecocker`, where the extension may follow the construction."""
    game = start("construction")
    game.write("Anna", ALL_CASINOS)
    game.play("Anna", "choose 1", "open 4 9", "build 4 8", "circle 1", "extend 4 8 left", "confirm")
    game.pass_round("Benno")
    assert game.m.ended_by == ALL_OPENED


def test_a_built_site_must_be_opened_too() -> None:
    """N-END-1, N-END-2: a crane crossed off earlier makes one casino more to open."""
    game = start()
    game.write("Anna", ALL_CASINOS)
    game.build("Anna", (2, 1))
    game.play("Anna", "choose 1", "open 4 9", "confirm")
    game.pass_round("Benno")
    assert game.m.stage == PLAYING


@EDITIONS
def test_who_then_builds_a_site_does_not_end_the_game(edition: str) -> None:
    """N-END-2: the sheets are looked at after the round, not in the middle of a turn."""
    game = start("construction", edition)
    game.write("Anna", ALL_CASINOS)
    game.play("Anna", "choose 1", "open 4 9", "build 4 8", "confirm")
    game.pass_round("Benno")
    assert game.m.stage == PLAYING


def test_whoever_brings_the_end_about_the_others_may_too() -> None:
    """N-END-1: two ends in one round are both noted."""
    game = start()
    game.write("Anna", ALL_CASINOS)
    game.set("Benno", checked=13)
    game.play("Anna", "choose 1", "open 4 9", "confirm")
    game.play("Benno", "choose 1", "open 2 6", "inaugurate", "confirm")
    assert game.m.ended_by == ALL_OPENED | LAST_BOX


def test_the_game_goes_on_with_thirteen_boxes_two_projects_and_one_casino_left() -> None:
    """N-END-1: none of the three is quite there."""
    game = with_two_projects("Anna")
    game.projects(pink="seven_hotels")
    game.write("Anna", {street: ALL_CASINOS[street] for street in (1, 2, 3)})
    game.set("Anna", checked=12)
    game.play("Anna", "choose 1", "open 4 9", "inaugurate", "confirm")
    game.pass_round("Benno")
    assert game.sheet("Anna").checked == 13
    assert game.m.stage == PLAYING
