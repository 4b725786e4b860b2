"""The policies of games that are played in rounds: the half in Python, around what each game has compiled."""

import tomllib
from collections.abc import Callable, Sequence
from importlib.resources import files
from typing import Protocol

import numpy as np

from neonstrip.bots.books import Books
from neonstrip.bots.levels import Budget
from neonstrip.bots.thinking import Thought, Values, think
from neonstrip.rules.kernel import Moves, Numbers, Records

Choose = Callable[[int, Records, int, list[int], Records], int]


class Ponder(Protocol):
    """The planner of a game."""

    def __call__(
        self,
        seen: Records,
        seat: int,
        moves: list[int],
        stream: Records,
        budget: Budget,
        books: Books | None = None,
        haste: Sequence[float] = (),
    ) -> Thought:
        """What each move comes to, from what a seat sees."""


def learned_spread(package: str) -> Values:
    """How much wealth counts for how much of a chance, by the rounds still to come: `trained.toml` of a game's bots."""
    return np.array(tomllib.loads(files(package).joinpath("trained.toml").read_text("utf-8"))["spread"])


def pondering(
    weigh: Callable[..., None], spread: Values, state: np.dtype[np.void], most_moves: int, causes: int
) -> Ponder:
    """The planner: every choice is played to the end of the round in many worlds that agree with what is seen."""

    def ponder(
        seen: Records,
        seat: int,
        moves: list[int],
        stream: Records,
        budget: Budget,
        books: Books | None = None,
        haste: Sequence[float] = (),
    ) -> Thought:
        """What each move comes to, from what a seat sees."""
        known = np.array(haste, np.float64)
        play, scratch = np.zeros(3, state), np.zeros(most_moves, np.int64)

        def weigh_some(choices: Moves, worlds: int) -> tuple[Values, Values]:
            chances, money = np.zeros((worlds, len(choices))), np.zeros((worlds, len(choices)))
            accounts = accounts_of(seen, causes, 0 if books is None else len(choices))
            weigh(known, seen, seat, choices, spread, play, scratch, stream, chances, money, accounts)
            if books is not None:
                books.enter(choices.tolist(), worlds, accounts)
            return chances, money

        return think(moves, weigh_some, budget)

    return ponder


def accounts_of(seen: Records, causes: int, choices: int) -> Numbers:
    """Room for what so many choices bring everybody, by cause."""
    return np.zeros((choices, int(seen["players"][0]), causes), np.int64)


def quick(choose: Callable[..., int], state: np.dtype[np.void]) -> Choose:
    """The quick bots."""

    def choose_quickly(bot: int, seen: Records, seat: int, moves: list[int], stream: Records) -> int:
        """A quick bot's move."""
        return int(choose(bot, seen, np.zeros(2, state), np.array(moves, np.int64), len(moves), stream))

    return choose_quickly
