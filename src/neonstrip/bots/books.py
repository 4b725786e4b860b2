"""Books that a planner keeps for who wants to know why: what its choices brought whom, by cause, world after world."""

from __future__ import annotations

import numpy as np
from msgspec import Struct

from neonstrip.bots.thinking import Values
from neonstrip.rules.kernel import Numbers

LEAST_PAGES = 3
"""Pages without which nobody can tell a cause from chance."""


class Page(Struct):
    """Some worlds, and what each choice that was tried in them brought in all of them together."""

    choices: list[int]
    worlds: int
    brought: Numbers
    """By choice, player and cause."""


class Compared:
    """What two choices brought in the worlds that both were tried in: by page, player and cause, for one world."""

    def __init__(self, best: Values, other: Values) -> None:
        self.best, self.by_page = best, best - other
        self.more, self.error = _mean_and_error(self.by_page)
        """What the best brought more, by player and cause, and its standard error."""

    def together(self, player: int, causes: list[int]) -> tuple[float, float]:
        """What it brought a player more by several causes, and the standard error."""
        more, error = _mean_and_error(self.by_page[:, player, causes].sum(axis=1))
        return float(more), float(error)

    def surely(self, player: int, cause: int) -> float | None:
        """What a player gets by a cause with the best choice, if that is the same whatever happens."""
        found = self.best[:, player, cause]
        return float(found[0]) if found.min() == found.max() else None


def _mean_and_error(by_page: Values) -> tuple[Values, Values]:
    return by_page.mean(axis=0), by_page.std(axis=0) / np.sqrt(len(by_page) - 1)


class Books:
    """What was tried, page by page."""

    def __init__(self) -> None:
        self.pages: list[Page] = []

    def enter(self, choices: list[int], worlds: int, brought: Numbers) -> None:
        """Write a page."""
        self.pages.append(Page(choices, worlds, brought))

    def compared(self, best: int, other: int) -> Compared | None:
        """Two choices, where both were tried; none if that was too seldom."""
        pages = [page for page in self.pages if best in page.choices and other in page.choices]
        if len(pages) < LEAST_PAGES:
            return None
        found = (
            np.array([page.brought[page.choices.index(choice)] / page.worlds for page in pages])
            for choice in (best, other)
        )
        return Compared(*found)
