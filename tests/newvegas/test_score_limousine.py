"""Scoring the limousine: casinos passed and opened, and the lines missing to the traffic light.

The traffic light is crossing 2-2. Its first line north and east passes the mafia casino 1-3; the next one east passes
the luxury casino 1-4; east from crossing 2-4 there is the VIP casino 2-5.
"""

import pytest

from neonstrip.rules.newvegas.printed import PRINTED
from newvegas.paper import drive
from newvegas.positions import Position, position

EDITIONS = pytest.mark.parametrize("edition", ["bluecocker", "pegasus"])
SHEET = PRINTED["score_sheet"]


def after(*lines: str, edition: str = "bluecocker") -> Position:
    """Anna has driven these lines, and opened nothing."""
    game = position(edition=edition)
    drive(game, "Anna", *lines)
    return game


@EDITIONS
def test_passed_and_opened_casinos_score(edition: str) -> None:
    """N-SCORE-7, N-LIMO-3: VIP and luxury by the values of their columns, mafia as a bundle"""
    game = after("north east", "east south", "east south", "west west", "west north", edition=edition)
    assert bool(game.sheet("Anna").home)
    bundles = game.areas("Anna")["bundles"]
    assert game.areas("Anna")["limousine"] == 0
    game.write("Anna", {2: {5: 7}})
    assert game.areas("Anna")["limousine"] == 3
    game.write("Anna", {1: {3: 2, 4: 3}})
    assert game.areas("Anna")["limousine"] == 3 + 3
    assert game.areas("Anna")["bundles"] == bundles + 1
    for crossed in range(4):
        game.set("Anna", improved={"vip": crossed, "luxury": 0})
        assert game.areas("Anna")["limousine"] == SHEET["vip"][crossed] + 3
        game.set("Anna", improved={"vip": 0, "luxury": crossed})
        assert game.areas("Anna")["limousine"] == 3 + SHEET["luxury"][crossed]


@EDITIONS
def test_opened_casinos_that_were_not_passed_score_nothing(edition: str) -> None:
    """N-SCORE-7"""
    game = after("south west", "south east", edition=edition)
    before = game.areas("Anna")
    game.write("Anna", {1: {3: 2, 4: 3, 7: 8}, 2: {2: 1, 5: 7, 11: 15}, 4: {5: 6, 9: 12}})
    assert game.areas("Anna")["limousine"] == before["limousine"]
    assert game.areas("Anna")["bundles"] == before["bundles"]
    game.write("Anna", {4: {2: 4}})  # the mafia casino that the second line did pass
    assert game.areas("Anna")["bundles"] == before["bundles"] + 1


@EDITIONS
def test_several_casinos_of_a_kind_score_each(edition: str) -> None:
    """N-SCORE-7: two luxury casinos of street 1"""
    game = after("north east", "east east", "east east", edition=edition)
    game.write("Anna", {1: {4: 3, 7: 8}})
    game.set("Anna", improved={"luxury": 2, "missing_line": 3})
    assert game.areas("Anna")["limousine"] == 2 * 5 - 3


@EDITIONS
def test_a_limousine_that_never_left_misses_no_line(edition: str) -> None:
    """N-SCORE-7"""
    assert position(edition=edition).areas("Anna")["limousine"] == 0


@EDITIONS
def test_a_limousine_that_came_back_misses_no_line(edition: str) -> None:
    """N-SCORE-7, N-LIMO-2"""
    assert after("north east", "south west", edition=edition).areas("Anna")["limousine"] == 0


@EDITIONS
@pytest.mark.parametrize(
    ("lines", "missing"),
    [
        (("north east",), 1),  # 1-3: straight down and west
        (("east south",), 1),  # 3-3: round the other corner
        (("north east", "east south"), 1),  # 2-4: back along street 2
        (("north east", "east south", "east south"), 2),  # 3-5, as in the rulebooks' example
        (("north east", "east east"), 2),  # 1-5
        (("east east",), 2),  # 2-4: the two blocks of the nearest way are used up
        (("east east", "north west"), 1),  # 1-3: over 1-2, because 2-2 to 2-3 is used up
        (("east east", "east east", "east east", "east east"), 5),  # 2-10: one detour at the very end
    ],
)
def test_the_fewest_lines_back_over_unused_blocks(edition: str, lines: tuple[str, ...], missing: int) -> None:
    """N-SCORE-7, N-LIMO-1"""
    game = after(*lines, edition=edition)
    for crossed, value in enumerate(SHEET["missing_line"]):
        game.set("Anna", improved={"missing_line": crossed})
        assert game.areas("Anna")["limousine"] == missing * value


@EDITIONS
def test_without_a_way_back_lines_count_as_on_an_unused_map(edition: str) -> None:
    """N-SCORE-7: at 4-2 only the loop over 3-1 is left, which ends where it began"""
    game = after("south east", "south west", edition=edition)
    assert game.areas("Anna")["limousine"] == -10
    drive(game, "Anna", "north west")
    assert game.areas("Anna")["limousine"] == -10  # at 3-1: two blocks from the traffic light


@EDITIONS
def test_only_the_own_limousine_counts(edition: str) -> None:
    """N-SCORE-7"""
    assert after("north east", edition=edition).areas("Benno")["limousine"] == 0
