"""House rules of New Las Vegas: readings of the rulebooks that tables may agree on."""

from __future__ import annotations

from typing import Any

import pytest

from neonstrip.bots import choose
from neonstrip.bots.levels import Budget
from neonstrip.bots.newvegas.expecting import expect
from neonstrip.rules.newvegas.moves import GRAMMAR
from neonstrip.rules.newvegas.state import ALL_PROJECTS, ENDED, STAR_FREE, STAR_GIVEN, STAR_LOST
from newvegas.nearly_full import nearly_full
from newvegas.positions import Position, position
from newvegas.solo_positions import solo

EDITIONS = pytest.mark.parametrize("edition", ["bluecocker", "pegasus"])
PINK, PURPLE, YELLOW = range(3)
COMBINATIONS = [(8, "show"), (3, "inauguration"), (12, "construction")]


# Shows at an extension


def extended(*, rest: tuple[str, ...] = (), **options: Any) -> Position:
    """Anna opens 3 9, which has a star, and extends it to 3 8, which has one too."""
    game = position(2, COMBINATIONS, **{"extension_shows": True, **options})
    game.play("Anna", "choose 1", "open 3 9", "circle 1", "extend 3 8 right", *rest)
    return game


def stars(game: Position) -> list[int]:
    """What became of Anna's stars at 3 8 and 3 9."""
    return [int(star) for star in game.draft("Anna").star[2, [7, 8]]]


@EDITIONS
def test_an_extension_may_have_the_show(edition: str) -> None:
    """N-SHOW-1: of the two casinos opened this turn one has the show, and the other loses its star."""
    game = extended(edition=edition)
    assert stars(game) == [STAR_FREE, STAR_FREE]
    assert (game.can("Anna", "show"), game.can("Anna", "encore")) == (["left", "right"], ["left", "right"])
    game.play("Anna", "encore right", "confirm")
    assert stars(game) == [STAR_GIVEN, STAR_LOST]
    assert game.draft("Anna").shows.tolist() == [0, 1]


@EDITIONS
def test_or_the_casino_opened_with_the_number(edition: str) -> None:
    """N-SHOW-1, N-OPEN-6"""
    game = extended(edition=edition, rest=("show left", "confirm"))
    assert stars(game) == [STAR_LOST, STAR_GIVEN]


@EDITIONS
def test_without_a_show_both_stars_are_lost(edition: str) -> None:
    """N-OPEN-6"""
    assert stars(extended(edition=edition, rest=("confirm",))) == [STAR_LOST, STAR_LOST]


def test_the_number_may_stand_where_there_is_no_star() -> None:
    """N-SHOW-1: then only the extension can have the show."""
    game = position(2, COMBINATIONS, extension_shows=True)
    game.write("Anna", {3: {9: 8}})
    game.play("Anna", "choose 1", "open 1 5", "circle 1", "extend 3 8 right")
    assert (game.can("Anna", "show"), game.can("Anna", "encore")) == ([], ["left", "right"])


def test_a_show_needs_its_action() -> None:
    """N-SHOW-1: by the card or for free, before another action is taken."""
    game = position(2, [(8, "construction"), *COMBINATIONS[1:]], extension_shows=True)
    game.play("Anna", "choose 1", "open 3 9", "circle 1", "extend 3 8 right")
    assert game.can("Anna", "encore") == []
    assert game.refused("Anna", "encore left") == "N-SHOW-1"


def test_an_extension_after_the_action_comes_too_late() -> None:
    """N-BONUS-5, N-SHOW-1: `bluecocker` lets it come then, but the show is given."""
    game = position(2, COMBINATIONS, extension_shows=True)
    game.play("Anna", "choose 1", "open 3 9", "show left", "circle 1", "extend 3 8 right")
    assert game.can("Anna", "encore") == []
    game.play("Anna", "confirm")
    assert stars(game) == [STAR_LOST, STAR_GIVEN]


def test_an_extension_before_the_opening_keeps_its_star_till_then() -> None:
    """N-BONUS-5, N-SHOW-1"""
    game = position(2, COMBINATIONS, extension_shows=True)
    game.write("Anna", {3: {9: 8}})
    game.play("Anna", "choose 1", "circle 1", "extend 3 8 right", "open 1 5", "encore left", "confirm")
    assert stars(game) == [STAR_GIVEN, STAR_LOST]


@EDITIONS
def test_else_an_extension_has_no_show(edition: str) -> None:
    """N-SHOW-1"""
    game = extended(edition=edition, extension_shows=False)
    assert stars(game) == [STAR_LOST, STAR_FREE]
    assert game.can("Anna", "encore") == []
    assert game.refused("Anna", "encore left") == "N-SHOW-1"


# Projects about shows


@pytest.mark.parametrize(("shows", "points"), [("given", 0), ("opened", 10)])
def test_sites_and_shows_of_a_street(shows: str, points: int) -> None:
    """N-PROJECT-7: both casinos with stars of street 4 are opened, and one show was given."""
    game = position(combinations=[(9, "improvement"), (3, "limousine"), (12, "inauguration")], shows=shows)
    game.projects(pink="seven_hotels", purple="run_of_seven_odd", yellow="sites_and_shows_of_street")
    game.write("Anna", {4: {3: 4, 8: 12}})
    game.write("Anna", {4: {1: 1}}, stars=STAR_GIVEN)
    game.play("Anna", "choose 1", "open 4 7", "confirm")
    game.pass_round("Benno")
    assert game.sheet("Anna").points[YELLOW] == points


@pytest.mark.parametrize(("shows", "points"), [("given", 0), ("opened", 14)])
def test_golf_and_shows_of_street_one(shows: str, points: int) -> None:
    """N-PROJECT-7: all holes are circled, all stars lost."""
    game = position(combinations=[(15, "improvement"), (3, "limousine"), (12, "inauguration")], shows=shows)
    game.projects(pink="seven_hotels", purple="run_of_seven_odd", yellow="golf_and_shows_street_one")
    game.write("Anna", {1: {7: 8, 6: 6, 8: 9, 5: 5, 9: 12, 4: 4, 3: 3, 2: 2}})
    game.build("Anna", (1, 10))
    game.play("Anna", "choose 1", "open 1 10", "confirm")
    game.pass_round("Benno")
    assert game.sheet("Anna").points[YELLOW] == points


def test_a_star_casino_that_is_not_opened_does_not_do() -> None:
    """N-PROJECT-7"""
    game = position(combinations=[(9, "improvement"), (3, "limousine"), (12, "inauguration")], shows="opened")
    game.projects(pink="seven_hotels", purple="run_of_seven_odd", yellow="sites_and_shows_of_street")
    game.write("Anna", {4: {3: 4, 8: 12}})
    game.play("Anna", "choose 1", "open 4 7", "confirm")
    game.pass_round("Benno")
    assert game.sheet("Anna").points[YELLOW] == 0


# Projects that are left

SIX_EVEN = {2: {3: 2, 5: 4, 6: 6, 7: 8, 9: 14}}


def nearly(*, edition: str = "bluecocker", **options: Any) -> Position:
    """Everyone lacks one number of the run of six."""
    combinations = [(12, "construction"), (3, "limousine"), (5, "inauguration")]
    game = position(2, combinations, **{"edition": edition, "decline_projects": True, **options})
    game.projects(pink="ten_inaugurations", purple="run_of_six_even", yellow="golf_and_shows_street_one")
    for name in game.game.names:
        game.write(name, SIX_EVEN)
    return game


def points(game: Position, colour: int = PURPLE) -> list[int]:
    return [int(game.sheet(name).points[colour]) for name in game.game.names]


@EDITIONS
def test_a_project_that_is_met_may_be_left(edition: str) -> None:
    """N-PROJECT-1, N-PROJECT-2: Anna leaves it, so that nobody has been first; Benno gets the higher points."""
    game = nearly(edition=edition)
    game.play("Anna", "choose 1", "open 2 8")
    assert game.can("Anna", "decline") == ["purple"]
    assert game.game.view("Anna").turn.met == ["purple"]
    game.play("Anna", "decline purple")
    assert game.can("Anna", "decline") == []
    assert game.game.view("Anna").turn.met == []
    game.play("Anna", "build 3 5", "confirm")
    game.pass_round("Benno")
    assert points(game) == [0, 0]
    game.deal((12, "construction"), (3, "limousine"), (5, "inauguration"))
    game.play("Benno", "choose 1", "open 2 8", "confirm")
    game.play("Anna", "choose 2", "open 1 3", "decline purple", "confirm")
    first, _ = game.game.view().projects[PURPLE].points
    assert points(game) == [0, first]


@EDITIONS
def test_it_is_scored_later_if_it_still_holds(edition: str) -> None:
    """N-PROJECT-1: the question comes anew each round; by itself it is scored."""
    game = nearly(edition=edition)
    game.play("Anna", "choose 1", "open 2 8", "decline purple", "confirm")
    game.pass_round("Benno")
    assert points(game) == [0, 0]
    game.pass_round("Anna", "Benno")
    first, _ = game.game.view().projects[PURPLE].points
    assert points(game) == [first, 0]


@EDITIONS
def test_only_what_would_be_scored_can_be_left(edition: str) -> None:
    """N-PROJECT-1"""
    game = nearly(edition=edition)
    game.play("Anna", "choose 1")
    assert game.refused("Anna", "decline purple") == "N-ROUND-5"
    game.play("Anna", "open 3 8")
    assert game.refused("Anna", "decline purple") == "N-PROJECT-1"


@EDITIONS
def test_hotels_of_the_round_count_before_they_are_built(edition: str) -> None:
    """N-HOTEL-3, N-PROJECT-1: the opening that completes an avenue can be followed by leaving the hotels' project."""
    game = position(
        2, [(8, "construction"), (3, "limousine"), (5, "inauguration")], edition=edition, decline_projects=True
    )
    game.projects(pink="two_adjacent_grand_hotels", purple="run_of_seven_odd", yellow="golf_and_shows_street_one")
    game.write("Anna", {1: {6: 7, 7: 8}, 2: {6: 6, 7: 7}, 3: {6: 6, 7: 7}, 4: {6: 6}})
    game.play("Anna", "choose 1", "open 4 7")
    before = game.draft("Anna").tobytes()
    assert game.can("Anna", "decline") == ["pink"]
    assert game.draft("Anna").tobytes() == before
    game.play("Anna", "decline pink", "confirm")
    game.pass_round("Benno")
    assert (points(game, PINK), game.sheet("Anna").hotel[[5, 6]].tolist()) == ([0, 0], [1, 1])


def test_who_leaves_the_third_project_goes_on() -> None:
    """N-END-1: the reason to leave one."""
    game = nearly()
    game.set("Anna", points=[8, 0, 8], scored=[1, 0, 1])
    game.play("Anna", "choose 1", "open 2 8", "decline purple", "confirm")
    game.pass_round("Benno")
    assert game.m.stage != ENDED
    game.pass_round("Anna", "Benno")
    assert (game.m.stage, game.m.ended_by & ALL_PROJECTS) == (ENDED, ALL_PROJECTS)


def test_a_refused_round_can_leave_one_too() -> None:
    """N-OPEN-3, N-PROJECT-1: its two boxes are the ninth and the tenth."""
    game = nearly_full([(6, "construction"), (7, "show"), (8, "inauguration")], [(1, 5)], decline_projects=True)
    game.projects(pink="ten_inaugurations", purple="run_of_seven_odd", yellow="golf_and_shows_street_one")
    game.set("Anna", checked=8)
    game.play("Anna", "refuse")
    assert game.game.legal("Anna") == ["decline pink", "confirm"]
    game.play("Anna", "decline pink", "confirm")
    game.pass_round("Benno")
    assert points(game, PINK) == [0, 0]


@EDITIONS
def test_else_projects_are_scored_by_themselves(edition: str) -> None:
    """N-PROJECT-1"""
    game = nearly(edition=edition, decline_projects=False)
    game.play("Anna", "choose 1", "open 2 8")
    assert game.refused("Anna", "decline purple") == "N-PROJECT-1"


@pytest.mark.parametrize("bot", ["greedy", "casual"])
def test_no_bot_leaves_a_project(bot: str) -> None:
    """N-PROJECT-1: a hotels' project is not on the sheet yet when it could be left."""
    combinations = [(8, "construction"), (3, "limousine"), (5, "inauguration")]
    game = position(2, combinations, decline_projects=True)
    game.projects(pink="two_adjacent_grand_hotels", purple="run_of_seven_odd", yellow="golf_and_shows_street_one")
    game.write("Anna", {1: {6: 7, 7: 8}, 2: {6: 6, 7: 7}, 3: {6: 6, 7: 7}, 4: {6: 6}})
    game.play("Anna", "choose 1", "open 4 7", "build 1 2")
    decline, confirm = game.can("Anna", "decline"), GRAMMAR.numbers["confirm"]
    assert decline == ["pink"]
    assert all(choose(game.game, bot, 0, Budget(worlds=1)) != GRAMMAR.number("decline", PINK) for _ in range(5))
    [*_, left, ended] = expect(game.game.rules.see(game.game.state, 0), 0, game.game.numbers(0))
    assert (game.game.numbers(0)[-1], ended) == (confirm, None)
    assert left is not None
    assert -40 < left < 0


# The ACME's runs


@EDITIONS
@pytest.mark.parametrize(("acme_runs", "points"), [(True, 4 * 3 + 2 * 5), (False, 2 * 5)])
def test_the_runs_of_the_acme(edition: str, acme_runs: bool, points: int) -> None:
    """N-SOLO-8: with or without a point a casino; where its run is longer it gets its points in any case."""
    game = solo(edition=edition, acme_runs=acme_runs)
    game.architect(crane_modifier=0, street=([5, 9], 99))
    game.give(*["construction"] * 3)
    game.write("Anna", {1: {3: 1, 4: 3}, 2: {5: 2, 6: 4, 7: 6}, 3: {6: 1, 7: 3, 8: 5, 9: 7}})
    assert game.acme()["streets"] == points
