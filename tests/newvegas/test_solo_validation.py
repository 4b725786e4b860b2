"""Solo: validation cards, by which the ACME scores projects and builds hotels."""

from itertools import permutations

import pytest

from neonstrip.rules.newvegas.printed import CARDS, COLOURS, EDITIONS, PROJECT_NAMES, PROJECT_POINTS
from neonstrip.rules.newvegas.state import GRAND, NO_HOTEL, SMALL
from newvegas.solo_positions import QUIET, Card, Solo, solo

THREE: tuple[Card, Card, Card] = ((8, "show"), (5, "limousine"), (12, "construction"))
TO_INAUGURATE: tuple[Card, Card, Card] = ((9, "show"), (6, "inauguration"), (11, "limousine"))
both_editions = pytest.mark.parametrize("edition", EDITIONS)


def with_ten_boxes(edition: str) -> Solo:
    """Anna is one box away from the pink project, 8 or 4 points; the ACME scores with its first validation card."""
    game = solo(*THREE, edition=edition)
    game.projects(pink="ten_inaugurations")
    game.set("Anna", checked=9)
    game.architect(checks=[(True, []), (False, []), (False, [])])
    return game


def inaugurate(game: Solo) -> None:
    """Anna checks her tenth box this round."""
    game.draw(*TO_INAUGURATE)
    game.turn("use 1 2")
    game.turn(f"open {game.can('Anna', 'open')[0]}", "inaugurate", "confirm")


def nearly_complete(edition: str) -> Solo:
    """Avenue 6 lacks one number, in street 1; the ACME builds there with its first validation card."""
    game = solo(*THREE, edition=edition)
    game.write("Anna", {2: {6: 7}, 3: {6: 8}, 4: {6: 9}})
    return game


def points(project: str) -> list[int]:
    """The higher and the lower points of a project."""
    colour = next(colour for colour, names in enumerate(PROJECT_NAMES) if project in names)
    return [int(each) for each in PROJECT_POINTS[colour, PROJECT_NAMES[colour].index(project)]]


@both_editions
def test_a_validation_card_leaves_the_game_and_another_card_is_drawn(edition: str) -> None:
    """N-SOLO-4"""
    game = solo(*THREE, edition=edition)
    game.coming((4, "show"), "validation yellow", (5, "show"), (6, "improvement"), (7, "limousine"))
    game.quiet_round()
    view = game.game.view("Anna")
    assert [card.number for card in view.combinations] == [4, 5, 6]
    assert view.acme.validated == ["yellow"]
    assert view.acme.next_action == "limousine"
    assert game.cards() == [card for card in range(CARDS + 3) if card != CARDS + COLOURS.index("yellow")]


@both_editions
def test_the_architect_card_is_consulted_at_the_end_of_the_round(edition: str) -> None:
    """N-SOLO-4: not when the card is drawn."""
    game = solo(*THREE, edition=edition)
    game.architect(checks=[(True, [3]), (False, []), (False, [])])
    game.coming("validation pink")
    game.quiet_round()
    assert game.game.view("Anna").acme.validated == ["pink"]
    assert (game.acme_hotels(), game.acme()["projects"]) == ([], 0)
    game.turn(f"use {game.can('Anna', 'use')[0]}")
    assert (game.acme_hotels(), game.acme()["projects"]) == ([], 0)
    game.turn(f"open {game.can('Anna', 'open')[0]}", "confirm")
    assert (game.acme_hotels(), game.acme()["projects"]) == ([3], points("seven_hotels")[0])


@both_editions
def test_the_architect_card_is_consulted_in_the_last_round_too(edition: str) -> None:
    """N-SOLO-4, N-END-1: whatever ended the game, the validation card drawn for that round counts."""
    game = solo(*THREE, edition=edition)
    game.architect(checks=[(True, [3]), (False, []), (False, [])])
    game.coming("validation pink")
    game.quiet_round()
    game.set("Anna", checked=game.m.city.last_box - 1)
    inaugurate(game)
    assert game.game.view("Anna").ended_by == ["last_box"]
    assert (game.acme_hotels(), game.acme()["projects"]) == ([3], points("seven_hotels")[0])


@both_editions
@pytest.mark.parametrize("colours", list(permutations(COLOURS)))
def test_the_order_of_drawing_decides_the_line_and_the_colour_the_project(edition: str, colours: list[str]) -> None:
    """N-SOLO-4, N-SOLO-11: the pictured architect scores the third one only and builds 6, then 7, then 8 and 9."""
    game = solo(*THREE, edition=edition)
    for colour, built in zip(colours, ([6], [6, 7], [6, 7, 8, 9]), strict=True):
        game.coming(f"validation {colour}")
        game.quiet_round()
        game.quiet_round()
        assert game.acme_hotels() == built
    scored = {colour: int(game.m.acme_points[place]) for place, colour in enumerate(COLOURS)}
    worth = {colour: points(name)[0] for colour, name in zip(COLOURS, QUIET, strict=True)}
    assert scored == {colour: worth[colour] if colour == colours[2] else 0 for colour in COLOURS}


@both_editions
def test_several_validation_cards_in_a_round_are_consulted_in_the_order_drawn(edition: str) -> None:
    """N-SOLO-4"""
    game = solo(*THREE, edition=edition)
    game.architect(checks=[(False, [1]), (True, [2]), (False, [3])])
    game.coming("validation yellow", "validation pink", (4, "show"), "validation purple", (5, "show"), (6, "show"))
    game.quiet_round()
    assert game.game.view("Anna").acme.validated == ["yellow", "pink", "purple"]
    game.quiet_round()
    assert game.acme_hotels() == [1, 2, 3]
    assert game.m.acme_points.tolist() == [points("seven_hotels")[0], 0, 0]


@both_editions
def test_the_acme_gets_the_lower_points_if_the_player_scored_in_an_earlier_round(edition: str) -> None:
    """N-SOLO-4, N-PROJECT-2"""
    game = with_ten_boxes(edition)
    inaugurate(game)
    assert game.anna.points[0] == 8
    game.coming("validation pink")
    game.quiet_round()
    game.quiet_round()
    assert game.m.acme_points[0] == 4
    assert game.anna.points[0] == 8


@both_editions
def test_both_get_the_higher_points_in_one_round(edition: str) -> None:
    """N-SOLO-4"""
    game = with_ten_boxes(edition)
    game.coming("validation pink")
    game.quiet_round()
    inaugurate(game)
    assert (game.m.acme_points[0], game.anna.points[0]) == (8, 8)


@both_editions
def test_the_player_gets_the_lower_points_if_the_acme_scored_in_an_earlier_round(edition: str) -> None:
    """N-SOLO-4: the project is turned over."""
    game = with_ten_boxes(edition)
    game.coming("validation pink")
    game.quiet_round()
    game.quiet_round()
    assert game.m.acme_points[0] == 8
    assert game.game.view("Anna").projects[0].scored
    inaugurate(game)
    assert game.anna.points[0] == 4


@both_editions
def test_a_line_without_a_project_leaves_the_higher_points_to_the_player(edition: str) -> None:
    """N-SOLO-4"""
    game = with_ten_boxes(edition)
    game.architect(checks=[(False, []), (True, []), (True, [])])
    game.coming("validation pink")
    game.quiet_round()
    game.quiet_round()
    assert game.m.acme_points.tolist() == [0, 0, 0]
    assert not game.game.view("Anna").projects[0].scored
    inaugurate(game)
    assert game.anna.points[0] == 8


@both_editions
def test_where_the_acme_built_earlier_the_player_gets_the_small_hotel(edition: str) -> None:
    """N-SOLO-5"""
    game = nearly_complete(edition)
    game.coming("validation pink", (10, "show"), (11, "show"), (9, "show"), (8, "show"))
    game.turn("use 3 2", "open 4 9", "confirm")
    game.turn("use 1 2", "open 2 8", "confirm")
    assert game.acme_hotels() == [6]
    game.draw(*TO_INAUGURATE)
    game.turn("use 1 2", "open 1 6", "confirm")
    assert game.anna.hotel[5] == SMALL
    assert game.acme_hotels() == [6]


@both_editions
def test_in_one_round_both_get_the_grand_hotel(edition: str) -> None:
    """N-SOLO-5"""
    game = nearly_complete(edition)
    game.coming("validation purple")
    game.turn("use 3 2", "open 4 9", "confirm")
    game.draw(*TO_INAUGURATE)
    game.turn("use 1 2", "open 1 6", "confirm")
    assert game.anna.hotel[5] == GRAND
    assert game.acme_hotels() == [6]


@both_editions
def test_where_the_player_built_earlier_the_acme_builds_nothing(edition: str) -> None:
    """N-SOLO-5: it builds grand hotels only; the others of its line are built."""
    game = nearly_complete(edition)
    game.architect(checks=[(False, [6, 9]), (False, []), (False, [])])
    game.turn("use 1 2", "open 1 6", "confirm")
    assert game.anna.hotel[5] == GRAND
    game.coming("validation yellow")
    game.quiet_round()
    game.quiet_round()
    assert game.acme_hotels() == [9]
    assert game.anna.hotel[5] == GRAND


@both_editions
def test_a_hotel_named_twice_is_built_once(edition: str) -> None:
    """N-SOLO-5, N-SOLO-8"""
    game = solo(*THREE, edition=edition)
    game.architect(checks=[(False, [4]), (False, [4]), (False, [4, 5])], hotel=([3, 9], 99))
    for colour in COLOURS:
        game.coming(f"validation {colour}")
        game.quiet_round()
    game.quiet_round()
    assert game.acme_hotels() == [4, 5]
    assert game.acme()["hotels"] == 6


@both_editions
@pytest.mark.parametrize(
    "pink", ["three_grand_hotels", "two_adjacent_grand_hotels", "four_adjacent_hotels", "hotels_first_and_last"]
)
def test_its_hotels_never_fulfil_a_project(edition: str, pink: str) -> None:
    """N-SOLO-5: neither for the ACME nor for the player."""
    game = solo(*THREE, edition=edition)
    game.projects(pink=pink)
    game.architect(checks=[(False, [1, 2, 3, 4, 11]), (False, []), (False, [])])
    game.coming("validation pink")
    game.quiet_round()
    game.quiet_round()
    game.quiet_round()
    assert game.acme_hotels() == [1, 2, 3, 4, 11]
    assert game.acme()["projects"] == 0
    assert game.anna.points[0] == 0
    assert not game.game.view("Anna").projects[0].scored
    assert all(hotel == NO_HOTEL for hotel in game.anna.hotel)
