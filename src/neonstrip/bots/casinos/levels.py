"""How long each level thinks that plays rounds to their end, and how much it overlooks."""

from neonstrip.bots.levels import EXPERT, Budget, Level

LEVELS = {
    "beginner": Level(Budget(24), 5.0, worst=0.25),
    "casual": Level(Budget(24), 0.9),
    "strong": Level(Budget(32), 0.4),
    "expert": Level(EXPERT),
}
LEAST_WORLDS = 8
