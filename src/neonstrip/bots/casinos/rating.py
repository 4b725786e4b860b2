"""What each of some moves is worth to a bot that looks one step ahead: for those who do not just take the best."""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from neonstrip.rules.copying import copy
from neonstrip.rules.kernel import Moves, Records, rule

Values = NDArray[np.float64]


def rating_of(worth: Callable[[Any, int, int], float]) -> Callable[[Records, Moves, Values], None]:
    """The compiled way to rate moves of the actor; `worth` may change the state it is given."""

    @rule
    def rate_moves(views: Records, moves: Moves, values: Values) -> None:
        """Rate moves. `views[0]` is what the seat may know, `views[1]` space to try moves in."""
        actor = views[0].actor
        for i in range(len(moves)):
            copy(views[1], views[0])
            values[i] = worth(views[1], actor, moves[i])

    return rate_moves
