"""One game being played: options, seats, named moves, views, undo, records, replay, verification.

from neonstrip.play import Game

game = Game.new("royale", ["Anna", "Benno"], {"tiles": 3}, seed="7")
game.legal()                # ["roll"]
game.play("roll")
view = game.view("Anna")    # what Anna may see; game.view() is a spectator's
game.undo()                 # within the rules of undo
game.save("evening.neonstrip")
"""

from neonstrip.play.errors import Mistake
from neonstrip.play.game import Game
from neonstrip.play.record import Record
from neonstrip.play.verification import verify

__all__ = ["Game", "Mistake", "Record", "verify"]
