"""Events are what their game says they are: the types that clients are written with are made of that."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from conformance.games import SETTINGS, Setting, random_play
from neonstrip.games import part

MOVES = 600
SIMPLE = {"integer": int, "string": str, "boolean": bool, "null": type(None)}


def matches(value: Any, schema: dict[str, Any]) -> bool:
    """Whether a value is what a schema says."""
    if "anyOf" in schema:
        return any(matches(value, each) for each in schema["anyOf"])
    if "enum" in schema:
        return value in schema["enum"]
    if schema["type"] == "array":
        return isinstance(value, list) and all(matches(each, schema["items"]) for each in value)
    return type(value) is SIMPLE[schema["type"]]


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_events_have_the_facts_that_are_declared(setting: Setting) -> None:
    told, game = part(setting.game, "play.events"), setting.new(7)
    then, seen = game.state.copy(), set[str]()
    for _ in random_play(game, 7, MOVES):
        for event in game.rules.events(game.state, game.names, then):
            assert tuple(event) == ("event", *told.EVENTS[event["event"]])
            for fact in told.EVENTS[event["event"]]:
                assert matches(event[fact], msgspec.json.schema(told.FACTS.get(fact, int))), (event, fact)
            seen.add(event["event"])
        then = game.state.copy()
    assert seen
