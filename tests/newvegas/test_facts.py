"""What the words of a move need besides its text: true, because the move then does just that."""

from __future__ import annotations

import random
from typing import Any

import pytest

from conformance.games import SETTINGS, Setting
from neonstrip.play import Game
from neonstrip.play.newvegas.facts import FACTS
from neonstrip.rules.kernel import REFUSED
from newvegas.positions import Position, position
from newvegas.solo_positions import solo

NEW_VEGAS = [setting for setting in SETTINGS if setting.game == "newvegas"]


def facts_of(game: Position, name: str, move: str) -> dict[str, Any]:
    rules, seat = game.game.rules, game.seat(name)
    [facts] = rules.facts(game.game.state, seat, [rules.numbers[move]])
    return facts


def test_a_line_tells_its_end_and_the_carpets_on_its_way() -> None:
    """N-LIMO-2, N-LIMO-3, N-LIMO-5: a carpet counts once; back at the traffic light the tour is closed."""
    game = position(2, [(8, "limousine"), (3, "show"), (12, "construction")])
    game.play("Anna", "choose 1", "open 1 4")
    facts = facts_of(game, "Anna", "drive west north")
    assert facts["carpets"] == ["L"]
    assert facts["home"] is False
    game.play("Anna", "drive west north")
    assert game.game.view("Anna").draft.limousine == facts["end"]


def test_an_extension_tells_the_number_it_copies() -> None:
    """N-BONUS-4: that of the casino beside it, on the side that is said."""
    game = position(2, [(8, "show"), (3, "limousine"), (12, "construction")])
    game.write("Anna", {1: {6: 11}})
    game.set("Anna", checked=3)
    game.play("Anna", "choose 1", "open 1 4", "circle 1")
    assert facts_of(game, "Anna", "extend 1 5 left")["number"] == 8
    assert facts_of(game, "Anna", "extend 1 5 right")["number"] == 11


def test_a_star_tells_what_becomes_of_it() -> None:
    """N-SHOW-1: a show can be given with the action for it; else the star is lost, and by an extension always."""
    game = position(2, [(8, "show"), (3, "limousine"), (12, "construction")])
    stars = {(each.street, each.avenue): each.star for each in game.game.view("Anna").draft.lots}
    for stack, star in (("1", "show"), ("2", "lost")):
        game.play("Anna" if stack == "1" else "Benno", f"choose {stack}")
        name = "Anna" if stack == "1" else "Benno"
        for move in game.can(name, "open"):
            street, avenue = map(int, move.split())
            assert facts_of(game, name, f"open {move}")["star"] == (star if stars[street, avenue] else None)


def test_alone_the_third_card_is_given() -> None:
    """N-SOLO-2"""
    game = solo((8, "show"), (5, "limousine"), (12, "construction"))
    assert facts_of(game, "Anna", "use 1 2") == {"number": 8, "action": "limousine", "given": "construction"}
    assert facts_of(game, "Anna", "use 3 1") == {"number": 12, "action": "show", "given": "limousine"}


def test_a_turn_that_would_end_without_its_action_says_so() -> None:
    """N-ROUND-5"""
    game = position(2, [(8, "inauguration"), (3, "show"), (12, "construction")])
    game.play("Anna", "choose 1", "open 1 4")
    assert facts_of(game, "Anna", "confirm") == {"without": True}
    assert facts_of(game, "Anna", "inaugurate") == {"box": game.draft("Anna").checked + 1, "last": False}
    game.play("Anna", "inaugurate")
    assert facts_of(game, "Anna", "confirm") == {"without": False}


def written(game: Game, move: str) -> dict[str, Any]:
    """What a move does to the sheet of the first seat, in the words of its facts."""
    before = game.view_from(0)
    state = game.state.copy()
    assert game.rules.make(state, 0, game.rules.numbers[move]) != REFUSED
    after = game.rules.view(state, 0, game.names)
    family, *words = move.split()
    then, now = before.draft, after.draft
    match family:
        case "open" | "extend":
            lot = next(each for each in now.lots if [str(each.street), str(each.avenue)] == words[:2])
            return {"number": lot.number}
        case "choose" | "use" | "number":
            return {"number": after.turn.number}
        case "inaugurate":
            return {"box": now.checked}
        case "drive":
            fresh = [b.carpet for a, b in zip(then.lots, now.lots, strict=True) if b.passed and not a.passed]
            return {"end": now.limousine, "home": now.home, "carpets": fresh}
    return {}


@pytest.mark.parametrize("setting", NEW_VEGAS, ids=str)
def test_moves_do_what_their_facts_say(setting: Setting) -> None:
    """Every legal move of a seat in a random game, tried on a copy."""
    game, dice, told = setting.new(4), random.Random(4), set()
    while not game.is_over:
        if 0 in game.seats:
            numbers = game.numbers(0)
            for number, facts in zip(numbers, game.rules.facts(game.state, 0, numbers), strict=True):
                move = game.rules.texts[number]
                family = move.split()[0]
                assert tuple(facts) == FACTS.get(family, ())
                for fact, value in written(game, move).items():
                    given = sorted(facts[fact]) if fact == "carpets" else facts[fact]
                    assert given == (sorted(value) if fact == "carpets" else value)
                    told.add(fact)
        seat = dice.choice(game.seats)
        game.make(dice.choice(game.numbers(seat)), seat)
    assert told >= {"number", "end", "home", "carpets"}
