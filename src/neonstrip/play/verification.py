"""Whether a record is true: every move legal, every result as the rules have it."""

from neonstrip.play.errors import Mistake
from neonstrip.play.game import Game
from neonstrip.play.record import Record


def verify(record: Record) -> Game:
    """Play a record again, every move checked, and compare its results. Returns the game, or says what is wrong."""
    game = Game.replay(record)
    if record.results is not None:
        if not game.is_over:
            raise Mistake("result-early", moves=len(record.moves))
        if game.results() != record.results:
            raise Mistake("result-differs", said=_figures(record.results), true=_figures(game.results()))
    return game


def _figures(results: list[int]) -> str:
    return " ".join(map(str, results))
