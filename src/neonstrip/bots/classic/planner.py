"""The planner's compiled half: what might be is dealt, and each choice in it played to the end of the round."""

from typing import Any

from neonstrip.bots.casinos.rollout import weighing
from neonstrip.bots.classic import chasing, greedy, value_net
from neonstrip.bots.classic.accounts import enter
from neonstrip.rules.classic.printed import ROUNDS
from neonstrip.rules.classic.scoring import wealth, winners
from neonstrip.rules.classic.sight import redeal
from neonstrip.rules.classic.state import OVER
from neonstrip.rules.classic.turn import advance, legal
from neonstrip.rules.kernel import entry

weigh_all = weighing(
    ROUNDS,
    OVER,
    legal,
    advance,
    greedy.choose,
    redeal,
    wealth,
    winners,
    enter,
    in_haste=chasing.choose,
    learned=value_net.choose,
)


@entry
def weigh(*given: Any) -> None:
    """Deal as many worlds as there are rows for chances, and play each choice in each."""
    weigh_all(*given)
