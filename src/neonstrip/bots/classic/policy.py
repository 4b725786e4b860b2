"""The policy of the bots of Las Vegas (2012)."""

from neonstrip.bots.casinos.policy import learned_spread, pondering, quick
from neonstrip.bots.classic import batch, planner
from neonstrip.bots.classic.accounts import CAUSES
from neonstrip.bots.classic.keeping import edge
from neonstrip.rules.classic.game import MOST_MOVES
from neonstrip.rules.classic.state import STATE
from neonstrip.rules.kernel import Records

SPREAD = learned_spread("neonstrip.bots.classic")
ponder = pondering(planner.weigh, SPREAD, STATE, MOST_MOVES, CAUSES, edge)
choose = quick(batch.choose, STATE)


def guess(seen: Records, moves: list[int], stream: Records) -> int | None:
    """Nothing has to be guessed in this game."""
    return None
