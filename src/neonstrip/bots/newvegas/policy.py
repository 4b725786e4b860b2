"""The policy of New Las Vegas's bots. The planner: whole turns, weighed by a net, the best of them a turn further."""

from collections.abc import Sequence
from importlib.resources import as_file, files
from typing import NamedTuple

import numpy as np

from neonstrip.bots.books import Books
from neonstrip.bots.levels import Budget
from neonstrip.bots.newvegas import batch, planner
from neonstrip.bots.newvegas.workspace import SCRATCH, WORKSPACE
from neonstrip.bots.thinking import Thought, Values, think
from neonstrip.play.newvegas.state import GameState
from neonstrip.rules.chance import CHANCE
from neonstrip.rules.kernel import Moves, Records
from neonstrip.rules.newvegas.state import MIDDLE, SHEET

SHORTLIST = 8
"""Choices that are looked at further, at most."""
FAR_BEHIND = 8.0
"""Points by which a choice may be predicted to be behind and still be looked at further."""

with as_file(files("neonstrip.bots.newvegas").joinpath("trained.npz")) as path, np.load(path) as trained:
    NET, ERRORS, TRAINED_BY = trained["net"], trained["errors"], str(trained["command"])
"""The net, how far its word is off on average, by rounds, and the command that made it: see training.py."""
TO_ODDS = np.sqrt(6) / np.pi
"""Times the error, the unit of a logistic curve as wide as the difference of two scores that are so far off."""


class Prepared(NamedTuple):
    """Each move carried on to the end of the turn: see `planner.prepare`."""

    ends: Records
    values: Values
    idle: Values


def prepare(seen: GameState, seat: int, moves: list[int]) -> Prepared:
    """Carry some moves of a seat on to the end of the turn."""
    made = Prepared(np.zeros(len(moves), SHEET), np.zeros(len(moves)), np.zeros(len(seen.sheets)))
    nowhere = np.zeros((0, 0))
    _plan(seen, seat, np.array(moves, np.int64), *made, np.zeros(1, CHANCE), nowhere, nowhere)
    return made


def look_further(seen: GameState, seat: int, ends: Records, stream: Records, worlds: int) -> tuple[Values, Values]:
    """The points of each end of a turn, a turn further, in each of some worlds, and the ACME's: see `planner.weigh`."""
    points, rivals = np.zeros((worlds, len(ends))), np.zeros((worlds, len(ends)))
    nothing = np.zeros(0)
    _plan(seen, seat, np.zeros(0, np.int64), ends, nothing, nothing, stream, points, rivals)
    return points, rivals


def _plan(
    seen: GameState,
    seat: int,
    choices: Moves,
    ends: Records,
    values: Values,
    idle: Values,
    stream: Records,
    points: Values,
    rivals: Values,
) -> None:
    planner.plan(
        middles=seen.middle,
        sheets=seen.sheets,
        drafts=seen.drafts,
        seat=seat,
        choices=choices,
        net=NET,
        works=np.zeros(1, WORKSPACE),
        scratch=np.zeros(SCRATCH, SHEET),
        ends=ends,
        values=values,
        idle=idle,
        spare=np.zeros(2, MIDDLE),
        boards=np.zeros((4, len(seen.sheets)), SHEET),
        streams=stream,
        points=points,
        rivals=rivals,
    )


def ponder(
    seen: GameState,
    seat: int,
    moves: list[int],
    stream: Records,
    budget: Budget,
    books: Books | None = None,
    haste: Sequence[float] = (),
) -> Thought:
    """What each move comes to, from what a seat sees. No books are kept: the sheets tell why."""
    ends, values, idle = prepare(seen, seat, moves)
    odds = Odds(seen, seat, idle)
    odds.acme = float(values.max())  # even, until it is looked at further

    def weigh(choices: Moves, worlds: int) -> tuple[Values, Values]:
        tried = ends[[moves.index(choice) for choice in choices]]
        points, rivals = look_further(seen, seat, tried, stream, worlds)
        odds.acme = float(rivals.mean())
        return odds.of(points, rivals), points

    thought = Thought(list(moves), [0.0] * len(moves), values.tolist(), [0] * len(moves))
    best = [i for i in np.argsort(-values)[:SHORTLIST] if values[i] > values.max() - FAR_BEHIND]
    further = think([moves[i] for i in best], weigh, budget)
    thought.chances = odds.of(values, odds.acme).tolist()
    for i, at in enumerate(best):
        if further.worlds[i]:
            thought.chances[at], thought.amounts[at] = further.chances[i], further.amounts[i]
            thought.worlds[at] = further.worlds[i]
    return thought


class Odds:
    """Chances to win, from points against what the others are predicted to reach."""

    def __init__(self, seen: GameState, seat: int, predicted: Values) -> None:
        self.others = np.delete(predicted, seat)
        self.solo = bool(seen.middle["solo"][0])
        self.acme = 0.0
        """What the ACME is likely to end with, as far as it was looked at."""
        self.unit = TO_ODDS * ERRORS[min(int(seen.middle["round_number"][0]), len(ERRORS) - 1)]

    def of(self, points: Values, rivals: Values | float) -> Values:
        """The chance of each of some points; `rivals` are the ACME's in solo."""
        if self.solo:
            return np.asarray(1.0 / (1.0 + np.exp((rivals - points) / self.unit)))
        behind = (self.others.reshape(-1, *(1,) * points.ndim) - points) / self.unit
        return np.asarray(1.0 / (1.0 + np.exp(np.clip(behind, -50, 50)).sum(axis=0)))


def guess(seen: GameState, moves: list[int], stream: Records) -> None:
    """Nothing in this game is a guessing game."""


def choose(bot: int, seen: GameState, seat: int, moves: list[int], stream: Records) -> int:
    """A quick bot's move."""
    scratch, legal = np.zeros(batch.SCRATCH, seen.drafts.dtype), np.array(moves, np.int64)
    return int(batch.choose(bot, seen.middle, seen.drafts, seat, scratch, legal, len(legal), stream))
