"""A project as a record: what its card has counted on a sheet. How much of it the card needs is printed data."""

from collections.abc import Callable
from typing import NamedTuple

from neonstrip.rules.newvegas.printed import PROJECT_CARDS
from neonstrip.rules.newvegas.state import Middle, Sheet


class Project(NamedTuple):
    """A project holds where as much is counted as its card needs."""

    name: str
    counts: Callable[[Middle, Sheet], int]

    @property
    def needs(self) -> int:
        """What is counted once where the card names no number."""
        needs: int = PROJECT_CARDS[self.name].get("needs", 1)
        return needs
