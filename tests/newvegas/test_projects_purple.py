"""The seven purple projects: streets and limousine. Each is met here in a small game, and just missed in others."""

from __future__ import annotations

import pytest

from neonstrip.rules.newvegas.printed import PURPLE
from newvegas.positions import Position, position

Streets = dict[int, dict[int, int]]
Lot = tuple[int, int]


def start(project: str, number: int, action: str = "improvement") -> Position:
    game = position(combinations=[(number, action), (3, "show"), (12, "inauguration")])
    game.projects(pink="ten_inaugurations", purple=project, yellow="sites_first_and_last")
    return game


def opening(project: str, written: Streets, number: int, lot: Lot, built: tuple[Lot, ...] = ()) -> int:
    """What Anna has for the purple project after she opened one casino more."""
    game = start(project, number)
    game.write("Anna", written)
    game.build("Anna", *built)
    game.play("Anna", "choose 1", f"open {lot[0]} {lot[1]}", "confirm")
    assert game.sheet("Anna").points[PURPLE] == 0
    game.pass_round("Benno")
    assert game.sheet("Benno").points[PURPLE] == 0
    return int(game.sheet("Anna").points[PURPLE])


# Street 2 from avenue 1: c o o c o o o o c o o. Its sites 1, 4 and 9 stand unbuilt unless a test builds them.
SIX_EVEN: Streets = {2: {2: 2, 3: 4, 5: 6, 6: 8, 7: 10}}


def test_run_of_six_even() -> None:
    """N-PROJECT-5, N-PROJECT-7: six even numbers in a row of one street; an unbuilt site is skipped."""
    assert opening("run_of_six_even", SIX_EVEN, 12, (2, 8)) == 8


def test_run_of_six_even_counts_zero_and_equal_numbers() -> None:
    """N-PROJECT-5: 0 is even, and each of two equal numbers counts."""
    assert opening("run_of_six_even", {3: {3: 0, 4: 0, 6: 2, 7: 2, 8: 4}}, 6, (3, 9)) == 8


def test_run_of_six_even_may_be_longer() -> None:
    """N-PROJECT-7: a number that joins two shorter runs makes one of seven."""
    assert opening("run_of_six_even", {2: {2: 0, 3: 2, 5: 4, 7: 10, 8: 12, 10: 14}}, 8, (2, 6)) == 8


@pytest.mark.parametrize(
    ("why", "written", "built"),
    [
        ("one too few", {2: {3: 4, 5: 6, 6: 8, 7: 10}}, ()),
        ("an odd number among them", {2: {2: 2, 3: 4, 5: 7, 6: 8, 7: 10}}, ()),
        ("a built site without a number", SIX_EVEN, ((2, 4),)),
        ("an unopened casino among them", {2: {2: 0, 3: 2, 5: 4, 7: 10, 10: 14}}, ()),
        ("three in one street, three in another", {2: {6: 6, 7: 8}, 3: {6: 6, 7: 8, 8: 10}}, ()),
    ],
)
def test_run_of_six_even_missed(why: str, written: Streets, built: tuple[Lot, ...]) -> None:
    """N-PROJECT-5"""
    assert opening("run_of_six_even", written, 12, (2, 8), built) == 0, why


def test_run_of_seven_odd() -> None:
    """N-PROJECT-5, N-PROJECT-7: also with the equal numbers of the rulebooks' example, 1-5-5-7-9-11-15."""
    assert opening("run_of_seven_odd", {2: {2: 1, 3: 3, 5: 5, 6: 7, 7: 9, 8: 11}}, 13, (2, 10)) == 9
    assert opening("run_of_seven_odd", {3: {3: 1, 4: 5, 5: 5, 6: 7, 7: 9, 8: 11}}, 15, (3, 9)) == 9


@pytest.mark.parametrize(
    ("why", "written", "built"),
    [
        ("six are too few", {2: {3: 3, 5: 5, 6: 7, 7: 9, 8: 11}}, ()),
        ("an even number among them", {2: {2: 1, 3: 3, 5: 5, 6: 6, 7: 9, 8: 11}}, ()),
        ("a built site without a number", {2: {2: 1, 3: 3, 5: 5, 6: 7, 7: 9, 8: 11}}, ((2, 9),)),
    ],
)
def test_run_of_seven_odd_missed(why: str, written: Streets, built: tuple[Lot, ...]) -> None:
    """N-PROJECT-5"""
    assert opening("run_of_seven_odd", written, 13, (2, 10), built) == 0, why


def test_seven_even_are_not_seven_odd() -> None:
    """N-PROJECT-5: the parity is the one on the card."""
    evens: Streets = {2: {2: 0, 3: 2, 5: 4, 6: 6, 7: 8, 8: 10}}
    assert opening("run_of_seven_odd", evens, 12, (2, 10)) == 0
    assert opening("run_of_six_even", {2: {2: 1, 3: 3, 5: 5, 6: 7, 7: 9}}, 11, (2, 8)) == 0


def test_two_runs_of_four_odd() -> None:
    """N-PROJECT-7: in two streets, twice in one street, or eight in a row."""
    project = "two_runs_of_four_odd"
    assert opening(project, {2: {5: 5, 6: 7, 7: 9, 8: 11}, 4: {4: 3, 5: 5, 6: 7}}, 9, (4, 7)) == 9
    one_street = {2: 1, 3: 3, 5: 5, 6: 7, 7: 8, 8: 9, 9: 11, 10: 13}
    assert opening(project, {2: one_street}, 15, (2, 11)) == 9
    in_a_row = {2: 1, 3: 3, 5: 5, 6: 7, 7: 9, 8: 11, 10: 13}
    assert opening(project, {2: in_a_row}, 15, (2, 11)) == 9


@pytest.mark.parametrize(
    ("why", "written"),
    [
        ("four and three", {2: {8: 9, 9: 11, 10: 13}, 4: {4: 3, 5: 5, 6: 7}}),
        ("only one run", {2: {8: 9, 9: 11, 10: 13}}),
        ("seven in a row", {2: {3: 3, 5: 5, 6: 7, 7: 9, 8: 11, 10: 13}}),
        ("four odd and four even", {2: {8: 9, 9: 11, 10: 13}, 4: {4: 2, 5: 4, 6: 6, 7: 8}}),
    ],
)
def test_two_runs_of_four_odd_missed(why: str, written: Streets) -> None:
    """N-PROJECT-7"""
    assert opening("two_runs_of_four_odd", written, 15, (2, 11)) == 0, why


@pytest.mark.parametrize(
    ("where", "written", "number", "lot"),
    [
        ("first casino of a street", {4: {1: 0, 2: 2, 4: 4, 5: 6}}, 8, (4, 6)),
        ("behind an unbuilt site at the start", {1: {3: 2, 4: 4, 5: 6, 6: 8}}, 10, (1, 7)),
        ("before an unbuilt site at the end", {1: {9: 14, 8: 12, 7: 10, 6: 8}}, 6, (1, 5)),
        ("last casino of a street", {2: {7: 8, 8: 10, 10: 12}, 4: {6: 6}}, 14, (2, 11)),
        ("the edge comes last", {1: {4: 4, 5: 6, 6: 8, 7: 10}}, 2, (1, 3)),
    ],
)
def test_run_of_five_even_at_edge(where: str, written: Streets, number: int, lot: Lot) -> None:
    """N-PROJECT-5, N-PROJECT-7: it begins at the start or the end of a street, unbuilt sites left aside."""
    if where == "last casino of a street":
        written = {2: {6: 6, **written[2]}}
    assert opening("run_of_five_even_at_edge", written, number, lot) == 11, where


@pytest.mark.parametrize(
    ("why", "written", "number", "lot", "built"),
    [
        ("four are too few", {1: {3: 2, 4: 4, 5: 6}}, 8, (1, 6), ()),
        ("not at the edge", {1: {4: 4, 5: 6, 6: 8, 7: 10}}, 12, (1, 8), ()),
        ("an odd number at the edge", {1: {3: 1, 4: 4, 5: 6, 6: 8, 7: 10}}, 12, (1, 8), ()),
        ("a built site without a number at the edge", {1: {3: 2, 4: 4, 5: 6, 6: 8}}, 10, (1, 7), ((1, 2),)),
        ("odd numbers", {1: {3: 1, 4: 3, 5: 5, 6: 7}}, 9, (1, 7), ()),
        ("three from the start, two at the end", {1: {3: 2, 4: 4, 5: 6, 9: 14}}, 12, (1, 8), ()),
    ],
)
def test_run_of_five_even_at_edge_missed(
    why: str, written: Streets, number: int, lot: Lot, built: tuple[Lot, ...]
) -> None:
    """N-PROJECT-5"""
    assert opening("run_of_five_even_at_edge", written, number, lot, built) == 0, why


STREET_1 = {3: 1, 4: 3, 5: 4, 6: 6, 7: 7, 8: 9, 9: 12}
STREET_4 = {1: 1, 2: 2, 4: 4, 5: 5, 6: 7, 7: 8}


def test_two_full_streets() -> None:
    """N-PROJECT-7: every built casino of two streets; the unbuilt sites of both do not count."""
    assert opening("two_full_streets", {1: STREET_1, 4: STREET_4}, 11, (4, 9)) == 11


@pytest.mark.parametrize(
    ("why", "written", "built"),
    [
        ("a built site without a number", {1: STREET_1, 4: STREET_4}, ((1, 10),)),
        ("one casino missing", {1: {3: 1, 4: 3, 5: 4, 6: 6, 7: 7, 8: 9}, 4: STREET_4}, ()),
        ("only one street", {4: STREET_4}, ()),
    ],
)
def test_two_full_streets_missed(why: str, written: Streets, built: tuple[Lot, ...]) -> None:
    """N-PROJECT-7"""
    assert opening("two_full_streets", written, 11, (4, 9), built) == 0, why


def driving(project: str, lines: tuple[str, ...], last: str) -> int:
    """What Anna has for the purple project after she drew one line more."""
    game = start(project, 8, "limousine")
    game.drive("Anna", *lines)
    game.play("Anna", "choose 1", "open 3 7", f"drive {last}", "confirm")
    game.pass_round("Benno")
    return int(game.sheet("Anna").points[PURPLE])


def test_limousine_each_kind() -> None:
    """N-PROJECT-7, N-LIMO-3: a VIP, a luxury and a mafia casino passed, none of them opened."""
    lines = ("east east", "east north", "west west")
    assert driving("limousine_each_kind", lines, "west south") == 6


def test_limousine_each_kind_missed() -> None:
    """N-PROJECT-7: many of two kinds do not make up for the third."""
    lines = ("east east", "east north", "west west")
    assert driving("limousine_each_kind", lines, "south south") == 0


def test_limousine_each_street() -> None:
    """N-PROJECT-7, N-LIMO-3: a carpet in each of the four streets, no casino of them opened."""
    lines = ("west north", "east east", "south south", "east east", "east south")
    assert driving("limousine_each_street", lines, "west west") == 10


def test_limousine_each_street_missed() -> None:
    """N-PROJECT-7, N-LIMO-5: driving in street 4 is not enough, a carpet of it must be passed."""
    lines = ("west north", "east east", "south south", "east east", "east south")
    assert driving("limousine_each_street", lines, "west north") == 0
