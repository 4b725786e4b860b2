"""What each of some moves is worth to a bot that looks one step ahead: for those who do not just take the best."""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from neonstrip.bots.casinos.best import Know, Worth, trying
from neonstrip.rules.kernel import Moves, Records, rule

Values = NDArray[np.float64]


def rating_of(worth: Worth, know: Know | None = None) -> Callable[[Records, Moves, Values], None]:
    """The compiled way to rate moves of the actor, which are tried as `trying` says."""
    know_before, worth_of = trying(worth, know)

    @rule
    def rate_moves(views: Records, moves: Moves, values: Values) -> None:
        """Rate moves. `views[0]` is what the seat may know, `views[1]` space to try moves in."""
        actor = views[0].actor
        known = know_before(views[0], actor)
        for i in range(len(moves)):
            values[i] = worth_of(views, actor, moves[i], known)

    return rate_moves
