"""Golf: holes over street 1, circled side by side."""

from __future__ import annotations

import pytest

from neonstrip.rules.newvegas.state import HOLE_CIRCLED, HOLE_FREE, HOLE_LOST
from newvegas.positions import Position, position

MARKS = {HOLE_FREE: ".", HOLE_CIRCLED: "O", HOLE_LOST: "x"}


def start(number: int = 8, golf: bool = True) -> Position:
    game = position(2, [(number, "inauguration"), (3, "limousine"), (12, "improvement")], golf=golf)
    game.projects(pink="seven_hotels", purple="run_of_seven_odd", yellow="all_sites_built")
    return game


def course(game: Position, name: str = "Anna") -> str:
    """The holes of avenues 2 to 10: free, circled, lost."""
    assert game.draft(name).hole[0] == game.draft(name).hole[10] == HOLE_FREE, "no hole is printed there"
    return "".join(MARKS[int(hole)] for hole in game.draft(name).hole[1:10])


@pytest.mark.parametrize(("avenue", "expected"), [(3, ".O......."), (6, "....O...."), (9, ".......O.")])
def test_the_first_casino_of_street_1_circles_its_hole(avenue: int, expected: str) -> None:
    """N-GOLF-1: wherever it is."""
    game = start()
    game.play("Anna", "choose 1", f"open 1 {avenue}")
    assert course(game) == expected


def test_other_streets_have_no_golf() -> None:
    """N-GOLF-1"""
    game = start()
    game.play("Anna", "choose 1", "open 2 6")
    assert course(game) == "........."


@pytest.mark.parametrize(("number", "avenue", "expected"), [(8, 7, "....OO..."), (5, 5, "...OO....")])
def test_a_neighbour_of_a_circled_hole_is_circled(number: int, avenue: int, expected: str) -> None:
    """N-GOLF-2: to the right and to the left."""
    game = start(number)
    game.write("Anna", {1: {6: 6}})
    game.play("Anna", "choose 1", f"open 1 {avenue}")
    assert course(game) == expected


@pytest.mark.parametrize(("number", "avenue", "expected"), [(8, 8, "....Oxxxx"), (5, 4, "xxxxO....")])
def test_a_jump_loses_one_direction(number: int, avenue: int, expected: str) -> None:
    """N-GOLF-3: every hole beyond the nearest circled one, to the end of the street on that side."""
    game = start(number)
    game.write("Anna", {1: {6: 6}})
    game.play("Anna", "choose 1", f"open 1 {avenue}")
    assert course(game) == expected


def test_a_jump_counts_from_the_end_of_the_course() -> None:
    """N-GOLF-3: holes that are circled stay circled."""
    game = start(12)
    game.write("Anna", {1: {6: 6, 7: 8, 5: 5}})
    game.play("Anna", "choose 1", "open 1 9")
    assert course(game) == "...OOOxxx"


def test_filling_the_gap_of_a_jump_circles_nothing() -> None:
    """N-GOLF-2, the rulebooks' example: the 13 before the 12, so every hole right of the 11 is lost."""
    game = start(12)
    game.write("Anna", {1: {4: 5, 5: 7, 6: 9, 7: 11, 9: 13}})
    game.play("Anna", "choose 1", "open 1 8")
    assert course(game) == "..OOOOxxx"


def test_the_other_direction_stays_open() -> None:
    """N-GOLF-2, N-GOLF-3: after a jump to the right the course goes on to the left, until a jump there too."""
    game = start(4)
    game.write("Anna", {1: {6: 6, 9: 12}})
    game.play("Anna", "choose 1", "open 1 5", "confirm")
    assert course(game) == "...OOxxxx"
    game.play("Benno", "choose 1", "open 2 5", "confirm")
    game.deal((2, "show"), (3, "show"), (12, "show"))
    game.play("Anna", "choose 1", "open 1 3")
    assert course(game) == "xxxOOxxxx"


def test_next_to_an_opened_casino_without_a_hole_nothing_happens() -> None:
    """N-GOLF-3: beside a casino beyond the gap there is nothing left to circle or to lose."""
    game = start(8)
    game.write("Anna", {1: {4: 5, 9: 12}})
    game.play("Anna", "choose 1", "open 1 8")
    assert course(game) == "..Oxxxxxx"


def test_sites_of_street_1_have_holes_too() -> None:
    """N-GOLF-2: a site at the end, built and then opened beside the course."""
    game = start(14)
    game.write("Anna", {1: {9: 12}})
    game.build("Anna", (1, 10))
    assert course(game) == ".......O."
    game.play("Anna", "choose 1", "open 1 10")
    assert course(game) == ".......OO"


def test_an_extension_counts_like_any_opening() -> None:
    """N-GOLF-4: its casino stands next to an opened one."""
    game = start()
    game.play("Anna", "choose 1", "open 1 6", "circle 1", "extend 1 7 left")
    assert course(game) == "....OO..."


def test_openings_of_a_turn_apply_in_their_order() -> None:
    """N-GOLF-4, N-BONUS-5: extended before the opening, avenue 8 is the course's neighbour; afterwards it is a jump."""
    game = start()
    for name in game.game.names:
        game.write(name, {1: {6: 6}})
    game.play("Anna", "choose 1", "circle 1", "extend 1 7 left", "open 1 8")
    assert course(game, "Anna") == "....OOO.."
    game.play("Benno", "choose 1", "open 1 8", "circle 1", "extend 1 7 left")
    assert course(game, "Benno") == "....Oxxxx"


def test_without_golf_there_are_no_holes() -> None:
    """N-SETUP-5"""
    game = start(golf=False)
    game.play("Anna", "choose 1", "open 1 6")
    assert course(game) == "........."
