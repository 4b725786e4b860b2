"""Construction: cranes, debts, and what a new casino can be used for."""

from __future__ import annotations

import pytest

from newvegas.positions import Position, position

SITES = ["1 2", "1 10", "2 1", "2 4", "2 9", "3 5", "3 11", "4 3", "4 8"]


def start(edition: str = "bluecocker") -> Position:
    return position(2, [(8, "construction"), (3, "limousine"), (12, "construction")], edition=edition)


def debts(game: Position, name: str) -> int:
    """Debts without the one for the fewest boxes, which nobody has alone here."""
    return game.areas(name)["debts"] - 1


def test_any_site_may_be_built() -> None:
    """N-CONSTRUCT-1: in any street, wherever this turn's casino is."""
    game = start()
    game.play("Anna", "choose 1", "open 1 6")
    assert game.can("Anna", "build") == SITES


def test_building_crosses_off_the_crane_and_circles_the_debt() -> None:
    """N-CONSTRUCT-1, N-SCORE-8: the site may be opened from the next round on, and until then it is owed for."""
    game = start()
    game.play("Anna", "choose 1", "open 1 6", "build 2 4", "confirm")
    game.pass_round("Benno")
    assert game.sheet("Anna").built[1, 3]
    assert debts(game, "Anna") == 1
    assert debts(game, "Benno") == 0
    game.deal((8, "show"), (3, "limousine"), (12, "construction"))
    game.play("Anna", "choose 1")
    assert "2 4" in game.can("Anna", "open")


def test_opening_a_site_repays_its_debt() -> None:
    """N-OPEN-5: of two debts, that of the opened site is gone."""
    game = start()
    game.build("Anna", (2, 4), (3, 5))
    assert debts(game, "Anna") == 2
    game.play("Anna", "choose 1", "open 2 4", "confirm")
    game.pass_round("Benno")
    assert debts(game, "Anna") == 1


def test_a_site_cannot_be_opened_while_its_crane_stands() -> None:
    """N-OPEN-1"""
    game = start()
    game.play("Anna", "choose 1")
    assert not set(SITES) & set(game.can("Anna", "open"))
    assert game.refused("Anna", "open 2 4") == "N-OPEN-1"


def test_a_site_built_this_turn_is_not_opened_with_this_turns_number() -> None:
    """N-CONSTRUCT-1: the opening comes first; before it there is nothing to build with, after it nothing to open."""
    game = start()
    game.play("Anna", "choose 1")
    assert game.can("Anna", "build") == []
    game.play("Anna", "open 1 6", "build 2 4")
    assert game.can("Anna", "open") == []
    assert game.refused("Anna", "open 2 4") == "N-ROUND-5"


@pytest.mark.parametrize(("edition", "possible"), [("bluecocker", True), ("pegasus", False)])
def test_a_site_built_this_turn_may_be_opened_by_an_extension(edition: str, possible: bool) -> None:
    """N-CONSTRUCT-1, N-BONUS-5: beside an opened casino, where the edition allows a bonus after the action."""
    game = start(edition=edition)
    game.play("Anna", "choose 1", "open 2 3", "build 2 4")
    assert ("circle 1" in game.game.legal("Anna")) == possible
    if possible:
        game.play("Anna", "circle 1", "extend 2 4 left", "confirm")
        game.pass_round("Benno")
        assert game.sheet("Anna").number[1, 3] == 8
        assert debts(game, "Anna") == 1, "the extension's debt; the site's is repaid"


def test_what_cannot_be_built() -> None:
    """N-CONSTRUCT-1: a casino without a crane, a site that is built, an empty lot, a second site in a turn."""
    game = start()
    game.build("Anna", (2, 4))
    game.play("Anna", "choose 1", "open 1 6")
    for lot in ("2 4", "2 5", "1 1"):
        assert game.refused("Anna", f"build {lot}") == "N-CONSTRUCT-1"
    game.play("Anna", "build 2 1")
    assert game.refused("Anna", "build 2 9") == "N-ROUND-5"


def test_other_combinations_do_not_build() -> None:
    """N-ROUND-5: the action is that of the combination chosen, and it is optional."""
    game = start()
    game.play("Anna", "choose 2", "open 1 6")
    assert game.refused("Anna", "build 2 4") == "N-CONSTRUCT-1"
    game.play("Benno", "choose 1", "open 1 6", "confirm")
    assert game.draft("Benno").built[1].tolist() == game.draft("Anna").built[1].tolist()
