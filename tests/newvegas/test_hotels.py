"""Hotels at the foot of the avenues."""

from __future__ import annotations

import pytest

from neonstrip.rules.newvegas.state import GRAND, NO_HOTEL, SMALL
from newvegas.positions import Position, position

EDITIONS = pytest.mark.parametrize("edition", ["bluecocker", "pegasus"])
AVENUE_6 = {1: {6: 6}, 2: {6: 6}, 3: {6: 6}}
COMPLETE = ("choose 1", "open 4 6", "confirm")
OTHERWISE = ("choose 1", "open 4 5", "confirm")


def start(players: int = 3, edition: str = "bluecocker") -> Position:
    """Everyone lacks the casino of street 4 in avenue 6."""
    game = position(players, [(6, "inauguration"), (3, "limousine"), (12, "improvement")], edition=edition)
    game.projects(pink="seven_hotels", purple="run_of_seven_odd", yellow="all_sites_built")
    for name in game.game.names:
        game.write(name, AVENUE_6)
    return game


def hotels(game: Position, avenue: int = 6) -> list[int]:
    return [int(game.sheet(name).hotel[avenue - 1]) for name in game.game.names]


@EDITIONS
def test_all_who_are_first_get_the_grand_hotel(edition: str) -> None:
    """N-HOTEL-2: in the same round, in whatever order they confirm; everyone later gets the small one."""
    game = start(3, edition)
    game.play("Carla", *COMPLETE)
    game.play("Anna", *COMPLETE)
    assert hotels(game) == [NO_HOTEL] * 3
    game.play("Benno", *OTHERWISE)
    assert hotels(game) == [GRAND, NO_HOTEL, GRAND]
    game.deal((7, "inauguration"), (3, "limousine"), (12, "improvement"))
    game.play("Anna", "choose 1", "open 4 7", "confirm")
    game.play("Benno", *COMPLETE)
    game.play("Carla", "choose 1", "open 4 7", "confirm")
    assert hotels(game) == [GRAND, SMALL, GRAND]


def test_hotels_are_announced_at_the_end_of_the_round() -> None:
    """N-HOTEL-3: nobody can tell before that a grand hotel is gone."""
    game = start(2)
    game.play("Anna", *COMPLETE)
    assert game.m.grand_built[5] == 0
    assert hotels(game) == [NO_HOTEL, NO_HOTEL]
    game.play("Benno", *COMPLETE)
    assert hotels(game) == [GRAND, GRAND]


def test_an_avenue_needs_all_its_casinos() -> None:
    """N-HOTEL-1: three of four are not enough."""
    game = start(2)
    game.play("Anna", *OTHERWISE)
    game.play("Benno", *OTHERWISE)
    assert hotels(game) == [NO_HOTEL, NO_HOTEL]


def test_lots_without_a_casino_do_not_count() -> None:
    """N-HOTEL-1: avenue 10 has casinos in streets 1, 2 and 3 only, avenue 2 in streets 1, 2 and 4."""
    game = position(2, [(13, "show"), (3, "limousine"), (2, "show")])
    game.write("Anna", {1: {10: 15}, 2: {10: 12}})
    game.write("Benno", {1: {2: 1}, 2: {2: 1}})
    game.play("Anna", "choose 1", "open 3 10", "confirm")
    game.play("Benno", "choose 3", "open 4 2", "confirm")
    assert hotels(game, 10) == [GRAND, NO_HOTEL]
    assert hotels(game, 2) == [NO_HOTEL, GRAND]


@pytest.mark.parametrize("built", [False, True])
def test_a_site_must_be_built_and_opened(built: bool) -> None:
    """N-HOTEL-1: avenue 4 has a site in street 2; unbuilt or built, without a number there is no hotel."""
    game = position(2, [(5, "construction"), (3, "limousine"), (12, "improvement")])
    game.write("Anna", {1: {4: 4}, 3: {4: 4}})
    if built:
        game.build("Anna", (2, 4))
    game.play("Anna", "choose 1", "open 4 4", "confirm")
    game.pass_round("Benno")
    assert hotels(game, 4) == [NO_HOTEL, NO_HOTEL]
    game.build("Anna", (2, 4))
    game.deal((6, "construction"), (3, "limousine"), (12, "improvement"))
    game.play("Anna", "choose 1", "open 2 4", "confirm")
    game.pass_round("Benno")
    assert hotels(game, 4) == [GRAND, NO_HOTEL]


def test_two_hotels_in_a_round() -> None:
    """N-HOTEL-2, N-BONUS-4: the opening completes one avenue, the extension another."""
    game = start(2)
    game.write("Anna", {1: {7: 7}, 2: {7: 7}, 3: {7: 7}})
    game.play("Anna", "choose 1", "open 4 6", "circle 1", "extend 4 7 left", "confirm")
    game.play("Benno", *OTHERWISE)
    assert hotels(game, 6) == [GRAND, NO_HOTEL]
    assert hotels(game, 7) == [GRAND, NO_HOTEL]


def test_each_avenue_has_its_own_race() -> None:
    """N-HOTEL-2: who is late in one avenue may be first in the next."""
    game = start(2)
    for name in ("Anna", "Benno"):
        game.write(name, {1: {7: 7}, 2: {7: 7}, 3: {7: 7}})
    game.play("Anna", *COMPLETE)
    game.play("Benno", "choose 1", "open 4 7", "confirm")
    game.deal((5, "show"), (7, "limousine"), (12, "improvement"))
    game.play("Anna", "choose 2", "open 4 7", "confirm")
    game.play("Benno", "choose 1", "open 4 6", "confirm")
    assert hotels(game, 6) == [GRAND, SMALL]
    assert hotels(game, 7) == [SMALL, GRAND]
    assert game.areas("Anna")["hotels"] == game.areas("Benno")["hotels"] == 3 + 1
