"""The levels of the planner: how long each thinks, and how exactly it tells good from better."""

from typing import Protocol

from msgspec import Struct

from neonstrip.games import part


class Budget(Struct, frozen=True):
    """How long to think: in so many worlds, or until the time is up, whichever comes first."""

    worlds: int
    seconds: float | None = None
    least: int = 0
    """Worlds that are tried even if that takes longer."""

    def within(self, seconds: float | None) -> "Budget":
        """The same, but no longer than somebody is ready to wait."""
        if seconds is None or (self.seconds is not None and self.seconds <= seconds):
            return self
        return Budget(self.worlds, seconds, self.least)

    def shared(self, share: float, least: int) -> "Budget":
        """A part of it, in at least so many worlds where it has as many."""
        worlds = max(min(least, self.worlds), int(self.worlds * share))
        seconds = None if self.seconds is None else self.seconds * share
        return Budget(worlds, seconds, min(worlds, int(self.least * share)))


class Level(Struct, frozen=True):
    """A budget, and how much a level overlooks."""

    budget: Budget
    blur: float = 0.0
    """Log odds by which a choice may look better than it is: with 1, a chance of 50 % may look like 73 %."""
    worst: float = 1.0
    """How much of a chance a choice may give away at most: what is worse is seen to be absurd."""


EXPERT = Budget(512, 0.3, 32)
"""The expert's where a game says nothing else: on the busiest machine it still thinks as far as the level below."""
HINT = Budget(512, 0.3, 64)
"""A hint's, whatever the game's own expert takes: who asks would rather wait than be told something poor."""


class Levels(Protocol):
    """The levels of a game: `bots/GAME/levels.py`."""

    LEVELS: dict[str, Level]
    """Of each planner in `names.PLANNERS`."""
    LEAST_WORLDS: int
    """Worlds without which a planner of this game knows nothing of its choices."""


def levels_of(game: str) -> Levels:
    """How the planners of a game think."""
    found: Levels = part(game, "bots.levels")
    return found
