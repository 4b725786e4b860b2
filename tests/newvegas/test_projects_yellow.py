"""The seven yellow projects: construction, shows and golf. Each is met here in a small game, and just missed."""

from __future__ import annotations

from typing import Any

import pytest

from neonstrip.rules.newvegas.printed import YELLOW
from neonstrip.rules.newvegas.state import HOLE_CIRCLED, HOLE_LOST, STAR_GIVEN, STAR_LOST
from newvegas.positions import Position, position

Streets = dict[int, dict[int, int]]
Lot = tuple[int, int]
SITES: dict[int, tuple[int, ...]] = {1: (2, 10), 2: (1, 4, 9), 3: (5, 11), 4: (3, 8)}
"""The printed sites, avenue by avenue."""


def start(project: str, number: int, action: str, **options: Any) -> Position:
    game = position(combinations=[(number, action), (3, "limousine"), (12, "inauguration")], **options)
    game.projects(pink="seven_hotels", purple="run_of_seven_odd", yellow=project)
    return game


def finish(game: Position, *moves: str) -> int:
    """Anna plays a turn, Benno another; what she then has for the yellow project."""
    game.play("Anna", "choose 1", *moves, "confirm")
    game.pass_round("Benno")
    assert game.sheet("Benno").points[YELLOW] == 0
    return int(game.sheet("Anna").points[YELLOW])


def test_the_printed_sites() -> None:
    """N-CONSTRUCT-1: the sites these tests speak of."""
    game = position()
    assert {(s, a) for s, avenues in SITES.items() for a in avenues} == {
        (s, a) for s in SITES for a in range(1, 12) if game.m.city.site[s - 1, a - 1]
    }


def test_sites_first_and_last() -> None:
    """N-PROJECT-7: the sites of avenues 1 and 11 built and opened."""
    game = start("sites_first_and_last", 14, "improvement")
    game.write("Anna", {2: {1: 1}})
    game.build("Anna", (3, 11))
    assert finish(game, "open 3 11") == 8


@pytest.mark.parametrize(
    ("written", "built"),
    [({2: {1: 1}}, ((3, 11),)), ({3: {11: 15}}, ((2, 1),)), ({2: {1: 1}, 3: {5: 6}}, ())],
    ids=["11 not opened", "1 not opened", "11 not built"],
)
def test_sites_first_and_last_missed(written: Streets, built: tuple[Lot, ...]) -> None:
    """N-PROJECT-7: built is not enough, nor is one of the two."""
    game = start("sites_first_and_last", 14, "improvement")
    game.write("Anna", written)
    game.build("Anna", *built)
    assert finish(game, "open 1 9") == 0


@pytest.mark.parametrize("streets", [(1, 3), (1, 4), (3, 4)])
def test_sites_of_two_streets(streets: tuple[int, int]) -> None:
    """N-PROJECT-7: every site of two streets built and opened."""
    first, second = streets
    game = start("sites_of_two_streets", 12, "improvement")
    game.write("Anna", {first: dict(zip(SITES[first], (2, 13), strict=True)), second: {SITES[second][0]: 5}})
    game.build("Anna", (second, SITES[second][1]))
    assert finish(game, f"open {second} {SITES[second][1]}") == 8


@pytest.mark.parametrize(
    ("written", "built"),
    [
        ({1: {2: 2}, 3: {5: 5, 11: 15}}, ((1, 10),)),
        ({3: {5: 5, 11: 15}}, ()),
        ({1: {2: 2, 10: 15}, 2: {1: 1, 4: 6}, 3: {5: 5}, 4: {3: 5}}, ()),
    ],
    ids=["one not opened", "one street", "one site missing in each other street"],
)
def test_sites_of_two_streets_missed(written: Streets, built: tuple[Lot, ...]) -> None:
    """N-PROJECT-7"""
    game = start("sites_of_two_streets", 10, "improvement")
    game.write("Anna", written)
    game.build("Anna", *built)
    assert finish(game, "open 4 6") == 0


ALL_BUT_ONE = [(s, a) for s, avenues in SITES.items() for a in avenues if (s, a) != (3, 5)]


@pytest.mark.parametrize("edition", ["bluecocker", "pegasus"])
def test_all_sites_built(edition: str) -> None:
    """N-PROJECT-6: the last crane is crossed off; none of the sites is opened."""
    game = start("all_sites_built", 8, "construction", edition=edition)
    game.build("Anna", *ALL_BUT_ONE)
    assert finish(game, "open 2 6", "build 3 5") == 13


def test_all_sites_built_missed() -> None:
    """N-PROJECT-6: one crane still stands."""
    game = start("all_sites_built", 8, "construction")
    game.build("Anna", *ALL_BUT_ONE[1:])
    assert finish(game, "open 2 6", "build 3 5") == 0


@pytest.mark.parametrize(("lot", "points"), [("4 8", 13), ("4 9", 0)])
def test_all_sites_in_the_polish_reading(lot: str, points: int) -> None:
    """N-PROJECT-6: with the option the last site must be opened too; that it is built is not enough."""
    numbers = {1: (2, 15), 2: (1, 6, 12), 3: (6, 15), 4: (4,)}
    game = start("all_sites_built", 12, "improvement", sites="opened")
    game.write("Anna", {street: dict(zip(SITES[street], numbers[street], strict=False)) for street in SITES})
    game.build("Anna", (4, 8))
    assert finish(game, f"open {lot}") == points


def test_the_polish_reading_is_an_option() -> None:
    """N-PROJECT-6: by default the same city scores without opening the last site."""
    game = start("all_sites_built", 12, "construction")
    game.build("Anna", *ALL_BUT_ONE)
    assert finish(game, "open 4 9", "build 3 5") == 13
    game = start("all_sites_built", 12, "construction", sites="opened")
    game.build("Anna", *ALL_BUT_ONE)
    assert finish(game, "open 4 9", "build 3 5") == 0


def test_sites_and_shows_of_street() -> None:
    """N-PROJECT-7, N-SHOW-1: in street 4 both sites opened and both shows given, the last with this turn's number."""
    game = start("sites_and_shows_of_street", 9, "show")
    game.write("Anna", {4: {3: 4, 8: 12}})
    game.write("Anna", {4: {1: 1}}, stars=STAR_GIVEN)
    game.set("Anna", shows=[1, 0])
    assert finish(game, "open 4 7", "show left") == 10


def test_sites_and_shows_of_street_missed() -> None:
    """N-PROJECT-7: a lost star, a site that is not opened, and sites and shows of different streets do not do."""
    game = start("sites_and_shows_of_street", 9, "show")
    game.write("Anna", {4: {3: 4, 8: 12, 1: 1}}, stars=STAR_LOST)
    assert finish(game, "open 4 7", "show left") == 0

    game = start("sites_and_shows_of_street", 9, "show")
    game.write("Anna", {4: {3: 4, 1: 1}}, stars=STAR_GIVEN)
    game.build("Anna", (4, 8))
    game.set("Anna", shows=[1, 0])
    assert finish(game, "open 4 7", "show left") == 0

    game = start("sites_and_shows_of_street", 9, "show")
    game.write("Anna", {1: {2: 2, 10: 15}})
    game.write("Anna", {4: {1: 1}}, stars=STAR_GIVEN)
    game.set("Anna", shows=[1, 0])
    assert finish(game, "open 4 7", "show left") == 0


def test_sites_and_shows_without_the_show_action() -> None:
    """N-OPEN-6, N-PROJECT-7: opening the star casino does not give its show."""
    game = start("sites_and_shows_of_street", 9, "improvement")
    game.write("Anna", {4: {3: 4, 8: 12}})
    game.write("Anna", {4: {1: 1}}, stars=STAR_GIVEN)
    assert finish(game, "open 4 7", "improve vip") == 0


@pytest.mark.parametrize(("shows", "column"), [([2, 3], "left"), ([3, 2], "right"), ([2, 5], "left")])
def test_three_shows_each_column(shows: list[int], column: str) -> None:
    """N-PROJECT-7, N-SHOW-3: the three topmost boxes of both columns."""
    game = start("three_shows_each_column", 8, "show")
    game.set("Anna", shows=shows)
    assert finish(game, "open 1 7", f"show {column}") == 12


@pytest.mark.parametrize("shows", [[1, 3], [2, 2], [1, 5], [0, 6]])
def test_three_shows_each_column_missed(shows: list[int]) -> None:
    """N-PROJECT-7: more in one column does not make up for the other."""
    game = start("three_shows_each_column", 8, "show")
    game.set("Anna", shows=shows)
    assert finish(game, "open 1 7", "show left") == 0


GOLF_COURSE = {7: 8, 6: 6, 8: 9, 5: 5, 9: 12, 4: 4, 3: 3, 2: 2}
"""Street 1 but for avenue 10, opened in an order in which every hole is circled."""


def test_golf_and_shows_of_street_one() -> None:
    """N-PROJECT-7, N-GOLF-2: the last hole, with all shows of street 1 given before."""
    game = start("golf_and_shows_street_one", 15, "improvement")
    game.write("Anna", {1: GOLF_COURSE}, stars=STAR_GIVEN)
    game.set("Anna", shows=[3, 0])
    game.build("Anna", (1, 10))
    assert finish(game, "open 1 10") == 14


def test_golf_and_shows_of_street_one_missed() -> None:
    """N-PROJECT-7: one hole lost by a jump, or one show lost."""
    game = start("golf_and_shows_street_one", 15, "improvement")
    game.write("Anna", {1: {7: 8, 6: 6, 5: 5, 9: 12, 8: 9, 4: 4, 3: 3, 2: 2}}, stars=STAR_GIVEN)
    game.set("Anna", shows=[3, 0])
    game.build("Anna", (1, 10))
    assert game.draft("Anna").hole[7] == HOLE_LOST
    assert finish(game, "open 1 10") == 0

    game = start("golf_and_shows_street_one", 15, "improvement")
    game.write("Anna", {1: GOLF_COURSE}, stars=STAR_GIVEN)
    game.write("Anna", {1: {9: 12}}, stars=STAR_LOST)
    game.set("Anna", shows=[2, 0])
    game.build("Anna", (1, 10))
    assert finish(game, "open 1 10") == 0
    assert game.sheet("Anna").hole[9] == HOLE_CIRCLED


def test_golf_and_shows_needs_all_holes_and_shows() -> None:
    """N-PROJECT-7: all shows but eight of the nine holes; then the ninth hole is circled."""
    game = start("golf_and_shows_street_one", 12, "show")
    game.write("Anna", {1: {a: n for a, n in GOLF_COURSE.items() if a != 9}}, stars=STAR_GIVEN)
    game.set("Anna", shows=[2, 0])
    assert finish(game, "open 1 9", "show left") == 0
    game.build("Anna", (1, 10))
    game.deal((15, "limousine"), (3, "show"), (4, "show"))
    assert finish(game, "open 1 10") == 14


@pytest.mark.parametrize("edition", ["bluecocker", "pegasus"])
def test_all_par_four(edition: str) -> None:
    """N-PROJECT-7: the holes of PAR 4 lie over avenues 3, 4, 8 and 9; those of PAR 5 are not asked for."""
    game = start("all_par_four", 3, "improvement", edition=edition)
    game.write("Anna", {1: {7: 8, 8: 9, 9: 12, 6: 7, 5: 6, 4: 5}})
    assert finish(game, "open 1 3") == 8


def test_all_par_four_missed() -> None:
    """N-PROJECT-7, N-GOLF-3: three of the four; or all four casinos opened, but one hole lost."""
    game = start("all_par_four", 3, "improvement")
    game.write("Anna", {1: {7: 8, 8: 9, 6: 7, 5: 6, 4: 5}})
    assert finish(game, "open 1 3") == 0

    game = start("all_par_four", 3, "improvement")
    game.write("Anna", {1: {7: 8, 9: 12, 8: 9, 6: 7, 5: 6, 4: 5}})
    assert finish(game, "open 1 3") == 0
