"""What else of Royale is to be compiled ahead of time."""

from neonstrip.play.game import Game
from neonstrip.rules.royale import game as rules


def warm(game: Game) -> None:
    """The end of a round, of the printed game too, and who is ahead at a casino."""
    rules.lay(game.state.copy(), game.numbers()[0])
    rules.settle(game.state.copy())
    rules.standing(game.state, 1)
