"""The levels of Las Vegas (2012): those of games that are played in rounds, but its rounds are quicker to play."""

from neonstrip.bots.casinos.levels import LEAST_WORLDS
from neonstrip.bots.casinos.levels import LEVELS as IN_ROUNDS
from neonstrip.bots.levels import EXPERT, Budget, Level

__all__ = ["LEAST_WORLDS", "LEVELS"]

LEVELS = IN_ROUNDS | {
    "beginner": Level(Budget(24), 2.3, worst=0.25),
    "expert": Level(Budget(2048, EXPERT.seconds, EXPERT.least)),
}
