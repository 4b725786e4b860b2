"""The levels of the planner: how long each thinks, and how exactly it tells good from better."""

from msgspec import Struct


class Budget(Struct, frozen=True):
    """How long to think: in so many worlds, or until the time is up, whichever comes first."""

    worlds: int
    seconds: float | None = None

    def within(self, seconds: float | None) -> "Budget":
        """The same, but no longer than somebody is ready to wait."""
        if seconds is None or (self.seconds is not None and self.seconds <= seconds):
            return self
        return Budget(self.worlds, seconds)

    def shared(self, share: float, least: int) -> "Budget":
        """A part of it, in at least so many worlds where it has as many."""
        worlds = max(min(least, self.worlds), int(self.worlds * share))
        return Budget(worlds, None if self.seconds is None else self.seconds * share)


class Level(Struct, frozen=True):
    """A budget, and how much a level overlooks."""

    budget: Budget
    blur: float = 0.0
    """Log odds by which a choice may look better than it is: with 1, a chance of 50 % may look like 73 %."""


EXPERT = Budget(512, 0.3)
LEAST_WORLDS = {"royale": 8, "newvegas": 0}
"""Worlds without which a planner knows nothing of its choices. In New Las Vegas it can tell them apart by sight."""
LEVELS = {
    "royale": {
        "beginner": Level(Budget(24), 2.0),
        "casual": Level(Budget(24), 0.9),
        "strong": Level(Budget(32), 0.4),
        "expert": Level(EXPERT),
    },
    "newvegas": {
        "beginner": Level(Budget(0), 1.0),
        "casual": Level(Budget(0), 0.6),
        "strong": Level(Budget(0), 0.3),
        "expert": Level(Budget(12, 0.3)),
    },
}
