"""The styles of Las Vegas (2012): those of games with casinos."""

from neonstrip.bots.casinos.styles import TEMPERS, liking_in, rating
from neonstrip.bots.classic.rating import rate as rate_moves
from neonstrip.bots.styles import read_lean
from neonstrip.rules.classic.state import STATE

__all__ = ["LEAN", "TEMPERS", "liking", "rate"]
LEAN = read_lean("neonstrip.bots.classic")
liking = liking_in("classic")
rate = rating(rate_moves, STATE)
