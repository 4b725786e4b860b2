"""A bot at a table: chooses a move for whoever decides now, from what that seat may know."""

import numpy as np

from neonstrip.bots.names import number_of
from neonstrip.bots.royale import batch
from neonstrip.play import Game
from neonstrip.play.seeds import words
from neonstrip.rules.chance import CHANCE
from neonstrip.rules.royale.game import new_stream


def choose(game: Game, bot: str) -> int:
    """The number of the move a bot makes. The same position of the same game always gets the same answer."""
    moves = np.array(game.numbers(), np.int64)
    stream = np.zeros(1, CHANCE)
    new_stream(stream, words(game.seed), 1 + len(game.history))
    views = np.zeros(2, game.state.dtype)
    return int(batch.choose(number_of(bot), game.state, views, moves, len(moves), stream))
