"""The games in the house."""

import functools

from neonstrip.play.errors import Mistake
from neonstrip.play.rulebook import Rulebook

GAMES = ("royale", "newvegas")


@functools.cache
def rulebook(name: str) -> Rulebook:
    """The rulebook of a game. It is loaded when it is asked for: each takes a while, and most play only one game."""
    if name == "royale":
        from neonstrip.play.royale.rulebook import Royale

        return Royale()
    if name == "newvegas":
        from neonstrip.play.newvegas.rulebook import NewVegas

        return NewVegas()
    raise Mistake("unknown-game", game=name, games=", ".join(GAMES))
