"""How games that are played in rounds are thought about: the half in Python, around what each game has compiled."""

import tomllib
from collections.abc import Callable
from importlib.resources import files

import numpy as np

from neonstrip.bots.levels import Budget
from neonstrip.bots.thinking import Thought, Values, think
from neonstrip.rules.kernel import Moves, Records

Choose = Callable[[int, Records, int, list[int], Records], int]
Ponder = Callable[[Records, int, list[int], Records, Budget], Thought]


def learned_spread(package: str) -> Values:
    """How much wealth counts for how much of a chance, by the rounds still to come: `trained.toml` of a game's bots."""
    return np.array(tomllib.loads(files(package).joinpath("trained.toml").read_text("utf-8"))["spread"])


def pondering(weigh: Callable[..., None], spread: Values, state: np.dtype[np.void], most_moves: int) -> Ponder:
    """The planner: every choice is played to the end of the round in many worlds that agree with what is seen."""

    def ponder(seen: Records, seat: int, moves: list[int], stream: Records, budget: Budget) -> Thought:
        """What each move comes to, from what a seat sees."""
        play, scratch = np.zeros(3, state), np.zeros(most_moves, np.int64)

        def weigh_some(choices: Moves, worlds: int) -> tuple[Values, Values]:
            chances, money = np.zeros((worlds, len(choices))), np.zeros((worlds, len(choices)))
            weigh(seen, seat, choices, spread, play, scratch, stream, chances, money)
            return chances, money

        return think(moves, weigh_some, budget)

    return ponder


def quick(choose: Callable[..., int], state: np.dtype[np.void]) -> Choose:
    """The quick bots."""

    def choose_quickly(bot: int, seen: Records, seat: int, moves: list[int], stream: Records) -> int:
        """A quick bot's move."""
        return int(choose(bot, seen, np.zeros(2, state), np.array(moves, np.int64), len(moves), stream))

    return choose_quickly
