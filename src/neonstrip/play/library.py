"""The rulebooks of all games."""

import functools

from neonstrip.games import GAMES, part
from neonstrip.play.errors import Mistake
from neonstrip.play.rulebook import Rulebook


@functools.cache
def rulebook(name: str) -> Rulebook:
    """The rulebook of a game, loaded when it is asked for."""
    if name not in GAMES:
        raise Mistake("unknown-game", game=name, games=", ".join(GAMES))
    found: Rulebook = part(name, "play.rulebook").RULEBOOK
    return found
