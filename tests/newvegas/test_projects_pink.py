"""The seven pink projects: hotels and inauguration. Each is met here in a small game, and just missed in another."""

from __future__ import annotations

import pytest

from neonstrip.rules.newvegas.printed import PINK, PROJECT_NAMES, PROJECT_POINTS
from neonstrip.rules.newvegas.state import GRAND, SMALL, USED_ACTION
from newvegas.positions import Position, position

# Avenue 6 has a casino in each street. The last of them, in street 4, is opened by the turn that is played.
# Every casino bears the number of its avenue, so that streets rise.
AVENUE_6 = {1: {6: 6}, 2: {6: 6}, 3: {6: 6}}


def with_hotels(project: str, hotels: dict[int, int], edition: str = "bluecocker") -> Position:
    """Anna has these hotels and lacks one casino of avenue 6; Benno has nothing."""
    game = position(combinations=[(6, "improvement"), (3, "limousine"), (12, "inauguration")], edition=edition)
    game.projects(pink=project, purple="run_of_seven_odd", yellow="all_sites_built")
    game.write("Anna", AVENUE_6)
    complete(game, "Anna", hotels)
    return game


def complete(game: Position, name: str, hotels: dict[int, int]) -> None:
    """Open every casino of these avenues and put the hotels there, all built in a round before this one."""
    game.m.round_number = 5
    for avenue, kind in hotels.items():
        for street in range(1, 5):
            if game.m.city.casino[street - 1, avenue - 1]:
                game.write(name, {street: {avenue: avenue}})
        game.set(name, hotel={avenue: kind})
        game.m.grand_built[avenue - 1] = 2


def finish_avenue_6(game: Position) -> int:
    """Anna opens the last casino of avenue 6, Benno something. Returns what she then has for the pink project."""
    game.play("Anna", "choose 1", "open 4 6", "confirm")
    game.play("Benno", "choose 2", "open 2 2", "confirm")
    return int(game.sheet("Anna").points[PINK])


def points(project: str) -> list[int]:
    return [int(each) for each in PROJECT_POINTS[PINK, PROJECT_NAMES[PINK].index(project)]]


@pytest.mark.parametrize("edition", ["bluecocker", "pegasus"])
@pytest.mark.parametrize(
    ("project", "met", "missed"),
    [
        ("three_grand_hotels", {2: GRAND, 4: GRAND}, {2: GRAND, 4: SMALL, 8: SMALL, 9: SMALL}),
        (
            "seven_hotels",
            {1: GRAND, 2: SMALL, 4: SMALL, 8: GRAND, 9: SMALL, 10: GRAND},
            {1: GRAND, 2: SMALL, 4: SMALL, 8: GRAND, 9: SMALL},
        ),
        ("two_adjacent_grand_hotels", {7: GRAND}, {7: SMALL, 4: GRAND, 8: GRAND}),
        ("four_adjacent_hotels", {4: SMALL, 5: GRAND, 7: SMALL}, {3: SMALL, 4: SMALL, 7: GRAND, 8: SMALL}),
    ],
)
def test_a_hotel_completes_the_project(project: str, met: dict[int, int], missed: dict[int, int], edition: str) -> None:
    """N-PROJECT-1, N-PROJECT-2, N-HOTEL-2: the grand hotel of avenue 6 is the one that was missing."""
    game = with_hotels(project, met, edition)
    assert finish_avenue_6(game) == points(project)[0]
    game = with_hotels(project, missed, edition)
    assert finish_avenue_6(game) == 0
    assert game.sheet("Anna").hotel[5] == GRAND


def test_five_small_hotels() -> None:
    """N-PROJECT-7: five small ones. A sixth hotel that is grand does not help: it counts as none of them."""
    four = {2: SMALL, 4: SMALL, 8: SMALL, 9: SMALL}
    game = with_hotels("five_small_hotels", four)
    complete(game, "Benno", {6: GRAND})
    assert finish_avenue_6(game) == 9
    assert game.sheet("Anna").hotel[5] == SMALL
    game = with_hotels("five_small_hotels", {**four, 10: GRAND})
    assert finish_avenue_6(game) == 0
    assert game.sheet("Anna").hotel[5] == GRAND


@pytest.mark.parametrize(("avenue_1", "avenue_11"), [(GRAND, GRAND), (SMALL, GRAND), (GRAND, SMALL), (SMALL, SMALL)])
def test_hotels_of_the_first_and_the_last_avenue(avenue_1: int, avenue_11: int) -> None:
    """N-PROJECT-7: one in avenue 1 and one in avenue 11, grand or small."""
    game = position(combinations=[(11, "improvement"), (3, "limousine"), (12, "inauguration")])
    game.projects(pink="hotels_first_and_last", purple="run_of_seven_odd", yellow="all_sites_built")
    complete(game, "Anna", {1: avenue_1})
    if avenue_11 == SMALL:
        complete(game, "Benno", {11: GRAND})
    game.write("Anna", {2: {11: 14}})
    game.build("Anna", (3, 11))
    game.play("Anna", "choose 1", "open 3 11", "confirm")
    game.pass_round("Benno")
    assert game.sheet("Anna").hotel[10] == avenue_11
    assert game.sheet("Anna").points[PINK] == 9


@pytest.mark.parametrize("neighbours", [{2: GRAND}, {1: GRAND, 10: GRAND}])
def test_the_avenues_beside_the_edges_are_not_the_edges(neighbours: dict[int, int]) -> None:
    """N-PROJECT-7: avenue 2 is not the first, avenue 10 not the last."""
    game = with_hotels("hotels_first_and_last", neighbours)
    assert finish_avenue_6(game) == 0


@pytest.mark.parametrize("edition", ["bluecocker", "pegasus"])
def test_ten_inaugurations(edition: str) -> None:
    """N-PROJECT-7, N-INAUG-1: ten boxes checked and not circled; nine are too few."""
    game = position(combinations=[(8, "inauguration"), (3, "inauguration"), (12, "limousine")], edition=edition)
    game.projects(pink="ten_inaugurations", purple="run_of_seven_odd", yellow="all_sites_built")
    game.set("Anna", checked=9)
    game.set("Benno", checked=8)
    game.play("Anna", "choose 1", "open 2 6", "inaugurate", "confirm")
    game.play("Benno", "choose 1", "open 2 6", "inaugurate", "confirm")
    assert game.sheet("Anna").points[PINK] == 8
    assert game.sheet("Benno").points[PINK] == 0


def test_circled_boxes_are_no_inaugurations() -> None:
    """N-PROJECT-7, N-SCORE-2: with twelve boxes and one group circled ten are left, with eleven only nine."""
    game = position(combinations=[(8, "inauguration"), (3, "inauguration"), (12, "limousine")])
    game.projects(pink="ten_inaugurations", purple="run_of_seven_odd", yellow="all_sites_built")
    game.set("Anna", checked=11, group={2: USED_ACTION})
    game.set("Benno", checked=10, group={2: USED_ACTION})
    game.play("Anna", "choose 1", "open 2 6", "inaugurate", "confirm")
    game.play("Benno", "choose 1", "open 2 6", "inaugurate", "confirm")
    assert game.sheet("Anna").points[PINK] == 8
    assert game.sheet("Benno").points[PINK] == 0


def test_boxes_of_a_refused_round_count_as_inaugurations() -> None:
    """N-OPEN-3, N-PROJECT-7: the two boxes of a refusal are checked boxes like any other."""
    game = position(combinations=[(8, "inauguration"), (8, "limousine"), (8, "show")])
    game.projects(pink="ten_inaugurations", purple="run_of_seven_odd", yellow="sites_first_and_last")
    for street in range(1, 5):
        first = next(a for a in range(11) if game.draft("Anna").built[street - 1, a])
        game.write("Anna", {street: {first + 1: 8}})
        for avenue in range(first + 2, 12):
            if game.draft("Anna").built[street - 1, avenue - 1]:
                game.write("Anna", {street: {avenue: avenue + 6}})
                break
    game.set("Anna", checked=8)
    game.play("Anna", "refuse", "confirm")
    game.pass_round("Benno")
    assert game.sheet("Anna").points[PINK] == 8
