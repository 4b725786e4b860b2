"""What everybody's moves tell of how they play: gathered from what was public, for those who think ahead."""

from typing import Protocol

from neonstrip.games import part
from neonstrip.play import Game


class Watching(Protocol):
    """How a game tells its players apart: `bots/GAME/watching.py`, which a game may leave out."""

    def haste(self, game: Game) -> list[float]:
        """The chance that each seat is hasty, from all moves so far."""


def haste_in(game: Game) -> list[float]:
    """The chance that each seat is hasty; nothing where a game tells nobody apart."""
    found: Watching | None = part(game.rules.name, "bots.watching")
    return found.haste(game) if found else []
