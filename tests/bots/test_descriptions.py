"""New Las Vegas's net: what is described from what was kept of a sheet earlier in the turn is what the sheet says."""

import numpy as np
import pytest

from neonstrip.bots import choose
from neonstrip.bots.newvegas.features import describe, forget
from neonstrip.bots.newvegas.greedy import try_step
from neonstrip.bots.newvegas.places import FEATURES
from neonstrip.bots.newvegas.workspace import SCRATCH, WORKSPACE, look_around
from neonstrip.play.game import Game
from neonstrip.rules.kernel import Moves, Records, entry
from neonstrip.rules.newvegas.state import SHEET
from neonstrip.rules.newvegas.turn import legal

STEPS = 2
"""Steps that are tried one upon another: an opening, and what may follow it."""


@entry
def compare(middles: Records, sheets: Records, seat: int, works: Records, scratch: Records, moves: Moves) -> int:
    """Describe what every step leads to, from what was kept and from nothing; how many descriptions differ."""
    m, work, wrong = middles[0], works[0], 0
    look_around(m, sheets, seat, work)
    forget(work.blank)
    describe(m, scratch[0], work, work.blank, work.to_act)
    for first in range(legal(m, scratch[0], moves[0])):
        try_step(m, scratch, 0, moves[0, first])
        for second in range(legal(m, scratch[1], moves[1])):
            try_step(m, scratch, 1, moves[1, second])
            for at in range(1, STEPS + 1):
                describe(m, scratch[at], work, work.to_act, work.to_open)
                describe(m, scratch[at], work, work.blank, work.last)
                for i in range(FEATURES):
                    wrong += work.to_open.features[i] != work.last.features[i]
    return wrong


@pytest.mark.parametrize("names", [["Anna"], ["Anna", "Benno"]])
def test_a_kept_description_goes_on_as_a_new_one(names: list[str]) -> None:
    game = Game.new("newvegas", names, seed="described")
    works, scratch = np.zeros(1, WORKSPACE), np.zeros(SCRATCH, SHEET)
    compared = 0
    while not game.is_over:
        moves = np.zeros((STEPS, works["moves"].shape[-1]), np.int64)
        scratch[0] = game.state.drafts[game.seat]
        assert compare(game.state.middle, game.state.sheets, game.seat, works, scratch, moves) == 0
        compared += 1
        game.make(choose(game, "greedy"))
    assert compared > 60
