"""The policy of the bots of Las Vegas (2012)."""

from functools import partial

from neonstrip.bots.casinos.policy import learned_spread, pondering, quick
from neonstrip.bots.classic import batch, planner
from neonstrip.bots.classic.accounts import CAUSES
from neonstrip.bots.classic.value_net import learned_net
from neonstrip.rules.classic.game import MOST_MOVES
from neonstrip.rules.classic.state import STATE
from neonstrip.rules.kernel import Records

SPREAD = learned_spread("neonstrip.bots.classic")
NET, TRAINED_BY = learned_net()
weigh = partial(planner.weigh, NET)
ponder = pondering(weigh, SPREAD, STATE, MOST_MOVES, CAUSES)
choose = quick(batch.choose, STATE)


def guess(seen: Records, moves: list[int], stream: Records) -> int | None:
    """Nothing has to be guessed in this game."""
    return None
