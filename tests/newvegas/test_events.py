"""What a reveal tells: everything that was written in a round, and what came of it, and nothing before its time."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.games import SETTINGS, Setting, random_play
from neonstrip.play.newvegas.events import EVENTS
from newvegas.positions import Position, position
from newvegas.solo_positions import solo

NEW_VEGAS = [setting for setting in SETTINGS if setting.game == "newvegas"]


class Told:
    """A game that is listened to."""

    def __init__(self, game: Position) -> None:
        self.game = game
        self.then = game.game.state.copy()

    def events(self, player: str | None = None) -> list[dict[str, Any]]:
        """What became public since the beginning, of one player or of all, without the round."""
        found = self.game.game.rules.events(self.game.game.state, self.game.game.names, self.then)
        for event in found:
            assert tuple(event) == ("event", *EVENTS[event["event"]])
        if player is None:
            return found
        return [{k: v for k, v in event.items() if k != "player"} for event in found if event.get("player") == player]


def test_a_round_is_told_in_the_order_of_a_turn() -> None:
    """N-ROUND-4, N-LIMO-3, N-HOTEL-2: the number, the action, then the hotel; and only when all have confirmed."""
    game = position(2, [(3, "limousine"), (8, "show"), (12, "construction")])
    game.write("Anna", {2: {10: 6}, 3: {10: 11}})
    game.build("Anna", (1, 10))
    told = Told(game)
    game.play("Anna", "choose 1", "open 1 10", "drive west north", "confirm")
    assert told.events("Anna") == told.events("Benno") == []
    game.play("Benno", "choose 3", "open 1 4", "build 1 10", "confirm")
    assert told.events()[0] == {"event": "round", "round": 1}
    assert told.events("Anna") == [
        {"event": "opened", "number": 3, "street": 1, "avenue": 10, "star_lost": told.events("Anna")[0]["star_lost"]},
        {"event": "drove", "carpets": ["L"], "home": False},
        {"event": "hotel", "kind": "grand", "avenue": 10},
    ]
    assert [event["event"] for event in told.events("Benno")] == ["opened", "built"]


def test_shows_and_stars() -> None:
    """N-SHOW-1, N-SHOW-3: a show tells the value of its column; a star without one is lost."""
    game = position(2, [(8, "show"), (3, "limousine"), (12, "construction")])
    star = next(each for each in game.game.view("Anna").draft.lots if each.star and each.built)
    told = Told(game)
    game.play("Anna", "choose 1", f"open {star.street} {star.avenue}", "show right", "confirm")
    game.play("Benno", "choose 1", f"open {star.street} {star.avenue}", "confirm")
    anna, benno = told.events("Anna"), told.events("Benno")
    assert anna[0]["star_lost"] is False
    assert anna[1] == {"event": "show", "side": "right", "value": game.game.view().sheets[0].areas["shows"]}
    assert [event["event"] for event in benno] == ["opened"]
    assert benno[0]["star_lost"] is True


def test_improvements_boxes_and_refusals() -> None:
    """N-IMPROVE-1, N-INAUG-1, N-OPEN-3: the values that count now, and how many boxes."""
    game = position(2, [(8, "improvement"), (3, "inauguration"), (12, "construction")])
    told = Told(game)
    game.play("Anna", "choose 1", "open 1 4", "improve inauguration", "confirm")
    game.play("Benno", "choose 2", "open 1 4", "inaugurate", "confirm")
    assert told.events("Anna")[-1] == {"event": "improved", "column": "inauguration", "values": [15, 8, 0]}
    assert told.events("Benno")[-1] == {"event": "checked", "boxes": 1}


def test_an_extension_writes_a_second_number() -> None:
    """N-BONUS-4: it is told as an opening, and as the bonus that it is."""
    game = position(2, [(8, "show"), (3, "limousine"), (12, "construction")])
    game.set("Anna", checked=3)
    told = Told(game)
    game.play("Anna", "choose 1", "open 1 4", "circle 1", "extend 1 5 left", "confirm")
    game.pass_round("Benno")
    events = told.events("Anna")
    assert [(event["number"], event["avenue"]) for event in events if event["event"] == "opened"] == [(8, 4), (8, 5)]
    assert {"event": "bonus", "bonus": "extension"} in events


def test_votes_are_told_without_what_was_voted() -> None:
    """N-SETUP-4"""
    game = Position(2, "votes")
    told = Told(game)
    game.vote("loan")
    assert told.events() == [{"event": "voted"}]


def test_the_acme_gets_a_card_and_points() -> None:
    """N-SOLO-2, N-SOLO-8: the third card, and what it brings."""
    game = solo((8, "show"), (5, "limousine"), (12, "limousine"))
    told = Told(game)
    game.play("Anna", "use 1 2", "open 1 4", "confirm")
    worth = next(each for each in game.game.view("Anna").acme.reckonings if each.area == "limousine")
    assert {"event": "acme_card", "action": "limousine"} in told.events()
    assert {"event": "acme_area", "area": "limousine", "points": worth.base} in told.events()


@pytest.mark.parametrize("setting", NEW_VEGAS, ids=str)
def test_all_that_is_told_is_all_that_changed(setting: Setting) -> None:
    """N-ROUND-3: in random games the events of all reveals add up to the sheets at the end."""
    game = setting.new(3)
    start, then, told = game.view(), game.state.copy(), []
    for _ in random_play(game, 3):
        if game.rules.public_turn(game.state) != game.rules.public_turn(then):
            told += game.rules.events(game.state, game.names, then)
            then = game.state.copy()
    told += game.rules.events(game.state, game.names, then) if game.is_over else []
    for before, after in zip(start.sheets, game.view().sheets, strict=True):
        own = [event for event in told if event.get("player") == after.name]
        numbers = {(each["street"], each["avenue"]): each["number"] for each in own if each["event"] == "opened"}
        assert numbers == {(lot.street, lot.avenue): lot.number for lot in after.lots if lot.number is not None}
        checked = sum(event["boxes"] for event in own if event["event"] == "checked")
        assert before.checked + checked == after.checked
        assert sum(event["event"] == "refused" for event in own) == after.refusals
        hotels = {event["avenue"]: event["kind"] for event in own if event["event"] == "hotel"}
        assert hotels == {avenue: hotel for avenue, hotel in enumerate(after.hotels, 1) if hotel}
        projects = {event["colour"]: event["points"] for event in own if event["event"] == "project"}
        assert projects == {colour: points for colour, points in after.projects.items() if points}
    assert [event["round"] for event in told if event["event"] == "round"] == list(range(1, game.view().round + 1))
