"""Why a move is refused: what a player is told besides the rule, for each reason there is."""

from __future__ import annotations

from typing import Any

import pytest

from neonstrip.play import Mistake
from neonstrip.play.newvegas.reasons import REASONS
from newvegas.nearly_full import nearly_full
from newvegas.positions import Position, position
from newvegas.solo_positions import solo


def refusal(game: Position, name: str, move: str) -> tuple[str | None, dict[str, Any]]:
    """The rule that a move breaks, and the reason that comes with the refusal."""
    with pytest.raises(Mistake) as refused:
        game.game.play(move, name)
    facts = {fact: value for fact, value in refused.value.facts.items() if fact not in ("text", "legal", "name")}
    if facts:
        assert tuple(facts) == ("why", *REASONS[facts["why"]])
    return refused.value.rule, facts


def opening() -> Position:
    """Anna is to write an 8 into street 1, where a 5 and a 9 stand."""
    game = position(2, [(8, "show"), (3, "limousine"), (12, "construction")])
    game.write("Anna", {1: {4: 5, 7: 9}})
    game.play("Anna", "choose 1")
    return game


@pytest.mark.parametrize(
    ("move", "rule", "facts"),
    [
        ("open 1 4", "N-OPEN-1", {"why": "taken", "number": 5}),
        ("open 1 3", "N-OPEN-2", {"why": "order", "number": 8, "side": "right", "beside": 5}),
        ("open 1 8", "N-OPEN-2", {"why": "order", "number": 8, "side": "left", "beside": 9}),
        ("build 2 9", "N-ROUND-5", {"why": "phase", "phase": "open"}),
        ("choose 2", "N-ROUND-5", {"why": "phase", "phase": "open"}),
    ],
)
def test_a_lot_that_cannot_be_opened_says_why(move: str, rule: str, facts: dict[str, Any]) -> None:
    """N-OPEN-1, N-OPEN-2, N-ROUND-5: taken, out of order to either side, or not what is to be done now."""
    assert refusal(opening(), "Anna", move) == (rule, facts)


def test_a_site_with_a_crane_and_a_place_without_a_casino() -> None:
    """N-OPEN-1: the one can be built first; of the other there is nothing more to say than the rule."""
    game = opening()
    sites = {(lot.street, lot.avenue) for lot in game.game.view("Anna").draft.lots if not lot.built}
    street, avenue = sorted(sites)[0]
    assert refusal(game, "Anna", f"open {street} {avenue}") == ("N-OPEN-1", {"why": "crane"})
    lots = {(lot.street, lot.avenue) for lot in game.game.view("Anna").draft.lots}
    nothing = next((s, a) for s in range(1, 5) for a in range(1, 12) if (s, a) not in lots)
    assert refusal(game, "Anna", "open {} {}".format(*nothing)) == ("N-OPEN-1", {})


@pytest.mark.parametrize("move", ["build 2 9", "improve vip", "inaugurate", "drive west north"])
def test_another_action_than_the_own(move: str) -> None:
    """N-ROUND-5: the action is that of the combination."""
    game = opening()
    game.play("Anna", "open 1 5")
    assert refusal(game, "Anna", move)[1] == {"why": "action", "action": "show"}


def test_the_own_action_that_cannot_be_done_is_explained_by_its_rule() -> None:
    """N-CONSTRUCT-1, N-LIMO-1: with the action itself nothing is wrong."""
    game = position(2, [(8, "construction"), (3, "limousine"), (12, "show")])
    game.play("Anna", "choose 1", "open 1 4")
    assert refusal(game, "Anna", "build 1 4") == ("N-CONSTRUCT-1", {})
    game.play("Benno", "choose 2", "open 1 4")
    assert refusal(game, "Benno", "drive north south") == ("N-LIMO-1", {})


def test_who_is_done_waits() -> None:
    """N-ROUND-4: the others are still at it."""
    game = opening()
    game.play("Anna", "open 1 5", "confirm")
    assert refusal(game, "Anna", "open 1 6") == ("N-ROUND-4", {"why": "phase", "phase": "wait"})


def test_the_reason_is_read_off_the_own_draft() -> None:
    """N-ROUND-3: a number written a moment ago is in the way of the next one."""
    game = nearly_full([(5, "show"), (7, "construction"), (8, "show")], [(1, 5)])
    game.play("Anna", "choose 1", "open 1 5")
    assert refusal(game, "Anna", "open 1 5")[1] == {"why": "phase", "phase": "act"}


def test_alone_number_and_action_come_from_two_cards() -> None:
    """N-SOLO-2: the rule says it all."""
    game = solo((8, "show"), (5, "limousine"), (12, "construction"))
    assert refusal(game, "Anna", "use 1 1") == ("N-SOLO-2", {})
