"""The table of phrases of Royale: every move and event that games bring is told, completely, in every language."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from neonstrip.play import Game
from neonstrip.play.phrases import slots
from neonstrip.play.royale.phrases import PHRASES
from neonstrip.rules.royale.moves import GRAMMAR
from phrasing import all_said

ENOUGH = 8
"""How often to look at the same kind of move; to say it every time would take long."""


class Played:
    """What moves and events games of all tiles have brought, each with its facts, and not too often."""

    def __init__(self) -> None:
        self.choices: list[tuple[str, dict[str, Any]]] = []
        self.seen: Counter[tuple[str, str]] = Counter()
        chance, seed = random.Random(1), 0
        while {family for _, family in self.seen} < set(GRAMMAR.families) and seed < 60:
            seed += 1
            game = Game.new("royale", ["Anna", "Benno", "Carla"][: 2 + seed % 2], {"tiles": 6}, seed=str(seed))
            while not game.is_over:
                self._look(game)
                game.make(chance.choice(game.numbers()))

    def _look(self, game: Game) -> None:
        phase, moves = game.view().phase, game.numbers()
        for move, facts in zip(moves, game.rules.facts(game.state, game.seat, moves), strict=True):
            parts = GRAMMAR.parts[move]
            if self._is_new("choice", parts.family):
                self.choices.append((parts.family, slots(parts) | facts | {"phase": phase}))

    def _is_new(self, section: str, about: str) -> bool:
        self.seen[section, about] += 1
        return self.seen[section, about] <= ENOUGH


@pytest.fixture(scope="module")
def played() -> Played:
    return Played()


def test_every_choice_is_told(played: Played) -> None:
    assert {family for family, _ in played.choices} == set(GRAMMAR.families) == set(PHRASES["choices"])
    for family, facts in played.choices:
        assert all(all_said(PHRASES["choices"][family], facts)), family
