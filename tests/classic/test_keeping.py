"""The planner keeps dice a little rather than playouts tell it to."""

import pytest

from classic.test_greedy import NAMES
from neonstrip.bots.classic.keeping import A_DIE, edge
from neonstrip.play import Game
from neonstrip.rules.classic.printed import DICE
from neonstrip.rules.classic.state import OWN


def test_each_die_of_ones_own_that_is_kept_counts() -> None:
    game = Game.new("classic", NAMES, {"white": True}, 1)
    game.make(game.numbers()[0])
    seat, moves = game.seat, game.numbers()
    spent = [int(game.state["roll"][0, OWN, game.rules.grammar.parts[move].values["casino"]]) for move in moves]
    assert edge(game.state, seat, moves) == pytest.approx([A_DIE * (DICE - dice) for dice in spent])
    assert len(set(spent)) > 1
