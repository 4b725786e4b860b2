"""The table of phrases of New Las Vegas: whatever games bring is told, completely, in every language."""

from __future__ import annotations

import random
from typing import Any

import pytest

from neonstrip.bots.advice import ANYWHERE
from neonstrip.bots.newvegas.hints import REASONS as ADVISED
from neonstrip.play import Game
from neonstrip.play.newvegas.events import EVENTS
from neonstrip.play.newvegas.phrases import PHRASES
from neonstrip.play.newvegas.reasons import REASONS
from neonstrip.play.phrases import slots
from neonstrip.rules.newvegas.moves import GRAMMAR, SIDES
from neonstrip.rules.newvegas.printed import COLOURS
from neonstrip.rules.newvegas.state import PHASE_NAMES
from phrasing import all_said

ENOUGH = 12
"""How often to look at the same thing: to say it every time would take long."""
SILENT = {"circle", "confirm"}
"""Steps of a turn that the next one tells, or that are no news."""
SETUPS: list[tuple[list[str], dict[str, Any]]] = [
    (["Anna", "Benno"], {}),
    (["Anna", "Benno", "Carla"], {"edition": "pegasus"}),
    (["Anna"], {"opponent": 6}),
]


class Played:
    """What games of chance have brought: by section and name, facts that were told of it."""

    def __init__(self) -> None:
        self.found: dict[tuple[str, str], list[dict[str, Any]]] = {}
        for seed in range(6):
            for names, options in SETUPS:
                self._play(Game.new("newvegas", names, options, seed=str(seed)), random.Random(seed))

    def _play(self, game: Game, chance: random.Random) -> None:
        while not game.is_over:
            self._look(game)
            before, turn = game.state.copy(), game.rules.public_turn(game.state)
            game.make(chance.choice(game.numbers()))
            if game.rules.public_turn(game.state) != turn:
                for event in game.rules.events(game.state, game.names, before):
                    self._note("events", event["event"], event)

    def _look(self, game: Game) -> None:
        view, moves = game.rules.view(game.state, game.seat, game.names), game.numbers()
        asked = {"number": view.turn.number, "action": view.turn.action, "free": view.turn.free, "solo": view.acme}
        self._note("questions", view.turn.phase, asked)
        worths = game.rules.forecast(game.state, game.seat, moves)
        for move, facts, worth in zip(moves, game.rules.facts(game.state, game.seat, moves), worths, strict=True):
            parts = GRAMMAR.parts[move]
            self._note("choices", parts.family, {**slots(parts), **facts})
            if worth:
                self._note("worth", "fits" if "spots" in worth else "changes", {**worth, **facts})

    def _note(self, section: str, about: str, facts: dict[str, Any]) -> None:
        known = self.found.setdefault((section, about), [])
        if len(known) < ENOUGH and facts not in known:
            known.append(facts)

    def of(self, section: str) -> dict[str, list[dict[str, Any]]]:
        return {about: facts for (found, about), facts in self.found.items() if found == section}


SELDOM: dict[str, list[dict[str, Any]]] = {
    "cards": [{"cards": "keep"}, {"cards": "reshuffle"}],
    "decline": [{"colour": colour} for colour in COLOURS],
    "encore": [{"side": side, "from": [0], "to": [3]} for side in SIDES],
}
"""Chance meets no project, and house rules let no more happen."""


@pytest.fixture(scope="module")
def played() -> Played:
    return Played()


def test_every_choice_is_told(played: Played) -> None:
    found = played.of("choices") | SELDOM
    assert set(found) == set(GRAMMAR.families) == set(PHRASES["choices"])
    for family, told in found.items():
        for facts in told:
            assert all(all_said(PHRASES["choices"][family], facts)), family
            for section in ("plan", "steps"):
                if family in PHRASES[section]:
                    assert all(all_said(PHRASES[section][family], facts)), family
    assert set(PHRASES["steps"]) == set(GRAMMAR.families) - SILENT


def test_every_event_is_told(played: Played) -> None:
    found = played.of("events")
    assert set(PHRASES["events"]) == set(EVENTS)
    assert set(found) >= set(EVENTS) - {"acme_project", "acme_hotel", "project"}
    for event, told in found.items():
        for facts in told:
            assert all(all_said(PHRASES["events"][event], facts)), event


def test_what_a_move_would_bring_is_told(played: Played) -> None:
    found = played.of("worth")
    assert all(all(all_said(PHRASES["worth"]["fits"], facts)) for facts in found["fits"])
    for facts in found["changes"]:
        assert all(all_said(PHRASES["worth"]["total"], facts))
        assert all(all_said(PHRASES["worth"]["changes"], facts)) == bool(facts["areas"])
    notes = [all_said(PHRASES["worth"]["notes"], facts)[0] for facts in found["changes"]]
    assert any(notes)
    assert not all(notes)


def test_everybody_is_asked_in_every_phase(played: Played) -> None:
    assert set(PHRASES["questions"]) == {phase for phase in PHASE_NAMES if phase != "wait"}
    for phase, told in played.of("questions").items():
        assert all(all(all_said(PHRASES["questions"][phase], facts)) for facts in told), phase


def test_every_reason_of_a_refusal_is_told() -> None:
    facts = {"action": "show", "number": 5, "side": "left", "beside": 4, "phase": "act"}
    assert set(REASONS) <= set(PHRASES["reasons"])
    assert all(all(all_said(template, facts)) for template in PHRASES["reasons"].values())


def test_every_reason_of_a_hint_is_told() -> None:
    facts = {
        "chance": 0.5,
        "amount": 70,
        "percent": 7,
        "moves": ["x"],
        "move": "x",
        "best": 72,
        "avenue": 4,
        "name": "Anna",
    }
    facts |= {"areas": {"golf": 3}, "project": "seven_hotels", "points": 8, "missing": 1, "theirs": 2}
    facts |= {"numbers": 14, "other": 12, "answers": 3, "seconds": 1.4}
    assert set(PHRASES["hints"]) >= {"figures", "then", "other", *ANYWHERE, *ADVISED}
    assert all(all(all_said(template, facts)) for template in PHRASES["hints"].values())


def test_the_parts_of_a_review_are_told() -> None:
    facts = {"round": 3, "percent": "−4", "amount": "−2.5"}
    for section in ("review", "strokes"):
        assert all(all(all_said(template, facts)) for template in PHRASES[section].values())
