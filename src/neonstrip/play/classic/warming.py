"""What else is to be compiled ahead of time."""

from neonstrip.play.game import Game
from neonstrip.rules.classic import game as rules


def warm(game: Game) -> None:
    """The end of a round, of the printed game too."""
    rules.lay(game.state.copy(), game.numbers()[0])
    rules.settle(game.state.copy())
