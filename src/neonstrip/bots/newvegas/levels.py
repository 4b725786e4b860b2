"""How long each level of New Las Vegas's planner thinks, and how much it overlooks."""

from neonstrip.bots.levels import Budget, Level

LEVELS = {
    "beginner": Level(Budget(0), 1.4, worst=0.25),
    "casual": Level(Budget(0), 0.6),
    "strong": Level(Budget(0), 0.3),
    "expert": Level(Budget(12, 0.3)),
}
LEAST_WORLDS = 0
"""The net can tell choices apart by sight."""
