"""What players remember: who has watched everything knows what lies face down, and nothing of what is to come."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from conformance.games import SETTINGS, Setting, random_play
from neonstrip.play.game import SPECTATOR, Game
from neonstrip.play.newvegas.state import GameState

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)
of_casinos = pytest.mark.parametrize("setting", [each for each in SETTINGS if each.game != "newvegas"], ids=str)

TAKEN = {"won": ("owner", 1), "paid": ("player", 1), "fined": ("player", -1)}
"""Public events about money, jetons aside, which lie open: whose, and whether it comes or goes."""


def count(money: Counter[str], events: list[dict[str, Any]]) -> None:
    """Write down what was won and paid."""
    for event in events:
        if event["event"] in TAKEN:
            whose, sign = TAKEN[event["event"]]
            money[event[whose]] += sign * event["amount"]


def face_down(game: Game) -> list[int]:
    """The money that each has."""
    jetons = game.state["jetons"][0].tolist() if "jetons" in game.state.dtype.names else [0] * len(game.names)
    return [total - 10 * open_ for total, open_ in zip(game.results(), jetons, strict=False)]


@of_casinos
def test_who_writes_down_what_is_won_in_public_knows_all_money(setting: Setting) -> None:
    """R-HIDE-1, C-END-1: so what is remembered gives nothing away."""
    for seed in range(3):
        game, money = setting.new(seed), Counter[str]()
        for place, _ in enumerate(random_play(game, seed)):
            if place:
                count(money, game.view_from(SPECTATOR).events)
            assert face_down(game) == [money[name] for name in game.names]


@of_casinos
def test_money_is_remembered_and_what_is_to_come_is_not(setting: Setting) -> None:
    """R-TILE-2, C-SETUP-1"""
    game = setting.new(5)
    for seat, _ in random_play(game, 5):
        known, seen = game.rules.remember(game.state, seat), game.rules.see(game.state, seat)
        assert known["cash"].tolist() == game.state["cash"].tolist()
        for name in {*known.dtype.names} - {"cash", "notes", "open_money"}:
            assert known[name].tobytes() == seen[name].tobytes()


@every_setting
def test_remembering_leaves_the_game_alone(setting: Setting) -> None:
    game = setting.new(6)
    for place, (seat, _) in enumerate(random_play(game, 6)):
        before = game.state.tobytes()
        known = game.rules.remember(game.state, seat)
        if place % 9 == 0 and not isinstance(known, GameState):
            assert not np.shares_memory(known, game.state)
        assert game.state.tobytes() == before
