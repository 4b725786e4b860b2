"""A bot at a table: chooses a move for a seat, from what that seat may know."""

from typing import Any

import numpy as np

from neonstrip.bots.names import number_of
from neonstrip.play import Game
from neonstrip.play.seeds import derive, words
from neonstrip.rules.chance import BLOCK, CHANCE
from neonstrip.rules.kernel import Moves, Records


def choose(game: Game, bot: str, seat: int | None = None) -> int:
    """The number of the move a bot makes for a seat; without a seat, for the first that decides now.

    The same position of the same game always gets the same answer.
    """
    seat = game.seat if seat is None else seat
    seen = game.rules.see(game.state, seat)
    return choose_seen(game.rules.name, seen, seat, bot, game.numbers(seat), bots_seed(game), turn_of(game, seat))


def choose_seen(name: str, seen: Any, seat: int, bot: str, moves: list[int], seed: str, turn: int) -> int:
    """A bot's move among the legal ones, from what its seat sees of a game.

    `seed` is any text for the bot's own chance, `turn` counts the moves that the seat has made.
    """
    number, legal, stream = number_of(bot), np.array(moves, np.int64), own_stream(seed, seat, turn)
    return (_choose_royale if name == "royale" else _choose_newvegas)(number, seen, seat, legal, stream)


def bots_seed(game: Game) -> str:
    """The seed of the bots in a game. It tells nothing about the game's own, which would tell all that is to come."""
    return derive(f"bots/{game.seed}")


def turn_of(game: Game, seat: int) -> int:
    """How many moves a seat has made. Others' do not count: they may be hidden."""
    return sum(mover == seat for mover, _ in game.history)


def own_stream(seed: str, seat: int, turn: int) -> Records:
    """A bot's chance for one decision, laid out here because starting a stream is a rule that Python cannot call."""
    stream = np.zeros(1, CHANCE)
    stream["key"], stream["used"] = words(derive(seed, seat, turn)), BLOCK
    return stream


# A game's bots are imported when it is played: each takes a while, and most tables play only one.


def _choose_royale(bot: int, seen: Records, seat: int, moves: Moves, stream: Records) -> int:
    from neonstrip.bots.royale import batch

    return int(batch.choose(bot, seen, np.zeros(2, seen.dtype), moves, len(moves), stream))


def _choose_newvegas(bot: int, seen: Any, seat: int, moves: Moves, stream: Records) -> int:
    from neonstrip.bots.newvegas import batch

    scratch = np.zeros(batch.SCRATCH, seen.drafts.dtype)
    return int(batch.choose(bot, seen.table, seen.drafts, seat, scratch, moves, len(moves), stream))
