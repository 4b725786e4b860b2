"""The styles of Royale: those of games with casinos."""

from neonstrip.bots.casinos.styles import TEMPERS, liking_in, rating
from neonstrip.bots.royale.rating import rate as rate_moves
from neonstrip.bots.styles import read_lean
from neonstrip.rules.royale.state import STATE

__all__ = ["LEAN", "TEMPERS", "liking", "rate"]
LEAN = read_lean("neonstrip.bots.royale")
liking = liking_in("royale")
rate = rating(rate_moves, STATE)
