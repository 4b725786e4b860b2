"""Sheets of games that were really played are never contradictory, and score as the games did."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from neonstrip.play.newvegas.cityfile import write_city
from neonstrip.play.newvegas.rulebook import NewVegas
from neonstrip.play.newvegas.state import GameState
from neonstrip.play.seeds import derive
from neonstrip.rules.newvegas.moves import GRAMMAR, MOST_MOVES
from neonstrip.rules.newvegas.printed import AREAS
from newvegas.paper import scored, write_down
from newvegas.test_cityfile import harbour

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"edition": "pegasus"}),
    (4, {"golf": False, "extension_shows": True}),
    (5, {"bank": False}),
    (6, {"edition": "pegasus", "golf": False, "bank": False}),
    (3, {"city": write_city(harbour())}),
]
GAMES = 8


def play(rules: NewVegas, players: int, given: dict[str, Any], game: int) -> GameState:
    """A game at random, by players who use their actions whenever they can."""
    seed = derive("paper", players, game)
    state = rules.start(rules.read_options(given, players), players, seed)
    chance, out = random.Random(seed), np.zeros(MOST_MOVES, np.int64)
    while seats := rules.actors(state):
        seat = chance.choice(seats)
        moves = [int(move) for move in out[: rules.list_moves(state, seat, out)]]
        useful = [move for move in moves if move != GRAMMAR.numbers["confirm"]] or moves
        rules.make(state, seat, chance.choice(useful))
    return state


@pytest.mark.parametrize(("players", "given"), TABLES)
def test_sheets_of_played_games_score_as_the_games_did(players: int, given: dict[str, Any]) -> None:
    """N-SCORE-1 to N-SCORE-9: and none of the checks finds anything"""
    rules, names = NewVegas(), [f"P{seat}" for seat in range(players)]
    home_made = {name: word for name, word in given.items() if name == "city"}
    for i in range(GAMES):
        state = play(rules, players, given, i)
        result = scored(write_down(state.middle[0], state.sheets, names, **home_made))
        for seat, player in enumerate(result["players"]):
            *areas, total, bundles, debts = rules.figures(state, seat)
            assert player["areas"] == dict(zip(AREAS, areas, strict=True))
            assert (player["total"], player["bundles"], len(player["debts"])) == (total, bundles, debts)
        assert sorted(result["ranking"][0]) == sorted(names[seat] for seat in rules.winners(state))


def test_the_games_had_everything_on_their_sheets() -> None:
    """N-SCORE-1 to N-SCORE-8: so that the test above means something"""
    rules, sheets = NewVegas(), []
    for players, given in TABLES:
        for i in range(GAMES):
            sheets += list(play(rules, players, given, i).sheets)
    assert {int(kind) for d in sheets for kind in d.hotel} == {0, 1, 2}
    assert {int(used) for d in sheets for used in d.group} == {0, 1, 2, 3}
    assert {int(hole) for d in sheets for hole in d.hole} == {0, 1, 2}
    assert any(d.points[colour] for d in sheets for colour in range(3))
    assert any(d.home for d in sheets)
    assert any(d.blocks and not d.home for d in sheets)
