"""The table as it lay when its scoring began is told with the move that led to it: views are of the next round then."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from classic.positions import position as classic_position
from neonstrip.play.game import Game
from royale.positions import Position, position

SMALL = {"small": 1, "big": 0}
NOTHING = {"small": 0, "big": 0}
WON = ("tied", "won", "returned")
TABLES = [
    ("royale", 2, {"tiles": 6, "neutral": True}),
    ("royale", 3, {"tiles": 0}),
    ("royale", 4, {"tiles": 6}),
    ("royale", 5, {"tiles": 3}),
    ("classic", 2, {}),
    ("classic", 5, {}),
]


def played(game: Game, move: int) -> dict[str, Any]:
    """Make a move: what is told of the table that was scored by it."""
    before = game.state.copy()
    game.make(move)
    told = game.rules.scored(before, move, game.names)
    scored: dict[str, Any] = json.loads(told) if told else {}
    return scored


def last(game: Position, text: str) -> dict[str, Any]:
    """The same by the move's text, of who has all dice that are left."""
    game.s.hand[[seat for seat in range(game.s.players) if seat != game.s.active]] = 0
    scored = played(game.game, game.game.rules.numbers[text])
    assert scored, "the round has not ended"
    assert {event["event"] for event in game.events()} & {*WON, "starts"}
    return scored


def weight(dice: Any) -> int:
    return dice if isinstance(dice, int) else int(dice["small"]) + 2 * int(dice["big"])


def check_casino(lay: dict[str, Any], site: int, events: list[dict[str, Any]]) -> None:
    """Who is told to be tied has as much as somebody else here, and prizes go to the others, from the most down."""
    weights = {owner: weight(dice) for owner, dice in lay["dice"].items()}
    if lay.get("black"):
        weights[lay["black_of"]] = weights.get(lay["black_of"], 0) + lay["black"]
    here = [event for event in events if event.get("site") == site]
    counts = list(weights.values())
    assert {event["owner"] for event in here if event["event"] == "tied"} == {
        owner for owner, count in weights.items() if counts.count(count) > 1
    }
    takers = [event["owner"] for event in here if event["event"] in ("won", "returned") and event["owner"]]
    untied = sorted((owner for owner in weights if counts.count(weights[owner]) == 1), key=weights.__getitem__)
    assert takers == untied[::-1][: len(takers)]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_a_scoring_is_of_the_table_that_is_told(game: str, seats: int, options: dict[str, Any]) -> None:
    """R-TILE-4, C-SCORE-1: it is told where something is scored, and only there; and nobody learns a secret by it."""
    names = ["Anna", "Benno", "Carla", "Dora", "Emil"][:seats]
    dice, scorings = random.Random(seats), 0
    for number in range(4):
        played_out = Game.new(game, names, options, seed=str(number))
        while not played_out.is_over:
            casinos = [len(casino.prizes) for casino in played_out.view().casinos]
            scored = played(played_out, dice.choice(played_out.numbers()))
            events = played_out.events()
            assert bool(scored) == any(event["event"] in (*WON, "starts", "over") for event in events)
            if not scored:
                continue
            scorings += 1
            for site in {event["site"] for event in events if event["event"] in WON and event["site"] != "G2"}:
                assert casinos[site - 1], "its prizes lay there before"
                check_casino(scored["casinos"][site - 1], site, events)
            assert not any(count for seat in scored["seats"] for count in seat["dice"].values())
            assert scored["roll"] == []
            if game == "royale":
                assert [scored["tiles"][secret] for secret in ("hidden", "pile")] == [None, None]
    assert scorings >= 12


def test_dice_of_a_last_placing_lie_at_its_casino() -> None:
    """R-TURN-1"""
    game = position(players=3, tiles={6: "A1"}, dice={"Benno": {2: "2+big"}})
    game.rolls("Anna", [2, 2], 2)
    scored = last(game, "place 2")
    assert scored["casinos"][1] == {
        "dice": {"Anna": {"small": 2, "big": 1}, "Benno": {"small": 2, "big": 1}},
        "black": 0,
        "black_of": None,
    }
    assert scored["seats"] == [{"dice": NOTHING}] * 3
    assert "Anna" not in game.seen().casinos[1].dice, "the view is of the next round"


def test_dice_on_tiles_lie_where_the_last_move_brought_them() -> None:
    """R-HANDICAP-1, R-DOUBLE-1, R-NICE-1, R-CHOICE-1, R-BLOCK-1"""
    game = position(players=3, tiles={1: "F2"})
    game.rolls("Anna", [1])
    game.play("place 1")
    grey = game.dice_at(3, "grey")[0]
    scored = last(game, "lift 3 10")
    assert scored["casinos"][2]["dice"].get("grey", NOTHING)["small"] == grey - 1
    assert scored["tiles"]["fields"]["10"] == 1

    game = position(players=3, tiles={1: "G2"}, dice={"Anna": {1: 2}})
    game.rolls("Anna", [], 1)
    game.play("place 1")
    scored = last(game, "down 2 big")
    assert scored["casinos"][0]["dice"] == {}
    assert scored["tiles"]["double_down"] == {"Anna": {"small": 2, "big": 1}}

    game = position(players=3, tiles={1: "H1"})
    game.put_on_nice("Benno", 1)
    game.rolls("Anna", [1])
    game.play("place 1")
    scored = last(game, "nice small 1")
    assert scored["casinos"][0]["dice"] == {"Benno": SMALL}
    assert scored["tiles"]["nice"] == {"1": ["Anna", "small"]}

    game = position(players=3, tiles={1: "H2"})
    game.rolls("Anna", [1, 6])
    game.next_dice(6, 1)
    game.play("place 1", "choose 6")
    scored = last(game, "gold small")
    assert scored["casinos"][0]["dice"] == {"Anna": SMALL}
    assert scored["tiles"]["gold"] == ["Anna", "small"]

    game = position(players=3, tiles={1: "F1"})
    game.rolls("Anna", [1])
    game.play("place 1")
    scored = last(game, "block 3 4")
    assert scored["casinos"][3]["dice"] == {"grey": {"small": 3, "big": 0}}


def test_black_dice_lie_where_they_were_sent() -> None:
    """R-PRIME-1: thrown before the scoring, they are no longer on the tile."""
    game = position(players=3, tiles={5: "B1"}, dice={"Anna": {5: 1}})
    game.next_dice(3, 4)
    game.finish_round()
    scored = last(game, "black first")
    assert [(each["black"], each["black_of"]) for each in scored["casinos"][2:4]] == [(1, "Anna"), (0, None)]
    assert scored["black"] == []


def test_a_scoring_that_goes_on_after_a_decision_is_told_again() -> None:
    """R-BOX-1: the table lies as it did; while a pile is chosen there is no scoring."""
    game = position(players=3, tiles={3: "G1"}, dice={"Anna": {3: 1, 4: 1}})
    game.finish_round()
    assert played(game.game, game.game.numbers()[0]) == {}
    scored = last(game, "take first")
    assert [scored["casinos"][at]["dice"] for at in (2, 3)] == [{"Anna": SMALL}] * 2


def test_white_dice_lie_with_white_ones() -> None:
    """C-WHITE-1"""
    game = classic_position(players=2, dice={"Benno": {1: 2}, "white": {1: 1}})
    game.rolls("Anna", [1, 1], white=[1])
    game.s.hand[1] = 0
    scored = played(game.game, game.game.rules.numbers["place 1"])
    assert scored["casinos"][0] == {"dice": {"Anna": 2, "Benno": 2, "neutral": 2}}
    assert scored["seats"] == [{"dice": {"own": 0, "white": 0}}] * 2


def test_spectators_are_told_no_more_than_they_saw() -> None:
    """R-HIDE-1: what is told is made of what a spectator sees."""
    game = position(players=3, tiles={6: "A1"})
    game.rolls("Anna", [2])
    told = last(game, "place 2")
    assert set(told) == {"casinos", "seats", "tiles", "roll", "black", "asks"}
    assert all(set(seat) == {"dice"} for seat in told["seats"])
