"""One game being played: options, seats, named moves, views, undo, records, replay, verification.

from neonstrip.play import Game

game = Game.new("royale", ["Anna", "Benno"], {"tiles": 3}, seed="7")
game.legal()                # ["roll"]
game.play("roll")
view = game.view("Anna")    # what Anna may see; game.view() is a spectator's
game.undo()                 # within the rules of undo
game.save("evening.neonstrip")
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from neonstrip.play.errors import Mistake

if TYPE_CHECKING:
    from neonstrip.play.game import Game
    from neonstrip.play.record import Record
    from neonstrip.play.verification import verify

__all__ = ["Game", "Mistake", "Record", "verify"]

LATER = {"Game": "game", "Record": "record", "verify": "verification"}
"""What needs the rules, and in which file it is. They take a while to load: who has no game does without."""


def __getattr__(name: str) -> Any:
    if name not in LATER:
        raise AttributeError(name)
    return getattr(import_module(f"{__name__}.{LATER[name]}"), name)
