"""The games in the house."""

from neonstrip.play.errors import Mistake
from neonstrip.play.newvegas.rulebook import NewVegas
from neonstrip.play.royale.rulebook import Royale
from neonstrip.play.rulebook import Rulebook

GAMES: dict[str, Rulebook] = {"royale": Royale(), "newvegas": NewVegas()}


def rulebook(name: str) -> Rulebook:
    """The rulebook of a game."""
    if name not in GAMES:
        raise Mistake("unknown-game", game=name, games=", ".join(GAMES))
    return GAMES[name]
