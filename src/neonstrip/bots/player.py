"""A bot at a table: chooses a move for a seat, from what that seat may know."""

import numpy as np

from neonstrip.bots.names import number_of
from neonstrip.bots.newvegas import batch as newvegas
from neonstrip.bots.royale import batch as royale
from neonstrip.play import Game
from neonstrip.play.seeds import words
from neonstrip.rules.chance import CHANCE
from neonstrip.rules.newvegas.state import SHEET
from neonstrip.rules.royale.game import new_stream


def choose(game: Game, bot: str, seat: int | None = None) -> int:
    """The number of the move a bot makes for a seat; without a seat, for the first that decides now.

    The same position of the same game always gets the same answer.
    """
    seat = game.seat if seat is None else seat
    number, moves = number_of(bot), np.array(game.numbers(seat), np.int64)
    stream = np.zeros(1, CHANCE)
    new_stream(stream, words(game.seed), 1 + seat + len(game.names) * len(game.history))
    if game.rules.name == "royale":
        views = np.zeros(2, game.state.dtype)
        return int(royale.choose(number, game.state, views, moves, len(moves), stream))
    seen = game.rules.see(game.state, seat)
    scratch = np.zeros(newvegas.SCRATCH, SHEET)
    return int(newvegas.choose(number, seen.table, seen.drafts, seat, scratch, moves, len(moves), stream))
