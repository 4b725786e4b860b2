"""What else of New Las Vegas is to be compiled ahead of time."""

import numpy as np

from neonstrip.play.game import Game
from neonstrip.play.newvegas import sheet_scoring


def warm(game: Game) -> None:
    """A solo game, the limousine's line, and the sheets of the printed game."""
    alone = Game.new(game.rules.name, ["Anna"], {"bank": False}, seed=1)
    alone.view("Anna")
    alone.rules.forecast(alone.state, alone.seat, alone.numbers())
    alone.rules.facts(alone.state, 0, [alone.rules.numbers["drive west north"]])
    sheet_scoring.drive_tour(alone.state.middle, alone.state.sheets, 0, np.zeros(0, np.int64))
    sheet_scoring.count_debts(alone.state.middle, alone.state.sheets, 0, np.zeros(4, np.int64))
    sheet_scoring.rank_sheets(game.state, [0, 0])
