"""The policy of Royale's bots."""

from functools import partial

from neonstrip.bots.casinos.policy import learned_spread, pondering, quick
from neonstrip.bots.casinos.rollout import NO_NET
from neonstrip.bots.names import GREEDY
from neonstrip.bots.royale import batch, planner
from neonstrip.bots.royale.accounts import CAUSES
from neonstrip.rules.kernel import Records
from neonstrip.rules.royale.game import MOST_MOVES
from neonstrip.rules.royale.state import GUESS, HIDE, PICK, SPLIT, STATE

GUESSING = (HIDE, GUESS, SPLIT, PICK)
"""Decisions whose best answer must not be foreseen: it is drawn by chance, see greedy.py."""
SPREAD = learned_spread("neonstrip.bots.royale")
weigh = partial(planner.weigh, NO_NET)
ponder = pondering(weigh, SPREAD, STATE, MOST_MOVES, CAUSES)
choose = quick(batch.choose, STATE)


def guess(seen: Records, moves: list[int], stream: Records) -> int | None:
    """The answer to a guessing game, drawn so that nobody can foresee it; None where there is something to trial."""
    return choose(GREEDY, seen, 0, moves, stream) if seen["phase"][0] in GUESSING else None
