"""The planner: every choice is played to the end of the round in many worlds that agree with what is seen."""

import tomllib
from importlib.resources import files

import numpy as np

from neonstrip.bots.classic import batch, planner
from neonstrip.bots.levels import Budget
from neonstrip.bots.thinking import Thought, Values, think
from neonstrip.rules.classic.game import MOST_MOVES
from neonstrip.rules.classic.state import STATE
from neonstrip.rules.kernel import Moves, Records

TRAINED = tomllib.loads(files("neonstrip.bots.classic").joinpath("trained.toml").read_text("utf-8"))
SPREAD = np.array(TRAINED["spread"])


def ponder(seen: Records, seat: int, moves: list[int], stream: Records, budget: Budget) -> Thought:
    """What each move comes to, from what a seat sees."""
    play, scratch = np.zeros(3, STATE), np.zeros(MOST_MOVES, np.int64)

    def weigh(choices: Moves, worlds: int) -> tuple[Values, Values]:
        chances, money = np.zeros((worlds, len(choices))), np.zeros((worlds, len(choices)))
        planner.weigh(seen, seat, choices, SPREAD, play, scratch, stream, chances, money)
        return chances, money

    return think(moves, weigh, budget)


def guess(seen: Records, moves: list[int], stream: Records) -> int | None:
    """Nothing has to be guessed in this game."""
    return None


def choose(bot: int, seen: Records, seat: int, moves: list[int], stream: Records) -> int:
    """A quick bot's move."""
    return int(batch.choose(bot, seen, np.zeros(2, STATE), np.array(moves, np.int64), len(moves), stream))
