"""The planner's compiled half: what might be is dealt, and each choice in it played to the end of the round."""

from typing import Any

from neonstrip.bots.casinos.rollout import weighing
from neonstrip.bots.royale.accounts import enter
from neonstrip.bots.royale.greedy import choose
from neonstrip.rules.kernel import entry
from neonstrip.rules.royale.printed import ROUNDS
from neonstrip.rules.royale.scoring import wealth, winners
from neonstrip.rules.royale.sight import redeal
from neonstrip.rules.royale.state import OVER
from neonstrip.rules.royale.turn import advance, legal

weigh_all = weighing(ROUNDS, OVER, legal, advance, choose, redeal, wealth, winners, enter)


@entry
def weigh(*given: Any) -> None:
    """Deal as many worlds as there are rows for chances, and play each choice in each."""
    weigh_all(*given)
