"""What moves would bring if the round ended with them, tried on a copy of what the seat sees."""

from collections.abc import Callable

import numpy as np

from neonstrip.play.records import read
from neonstrip.rules.kernel import Moves, Numbers, Records

Try = Callable[[Records, int, Moves, Numbers], None]


def try_moves(seen: Records, seat: int, moves: list[int], try_all: Try, columns: int) -> dict[int, list[int]]:
    """What the compiled `try_all` finds about each of some moves, in so many columns."""
    states, out = read(2 * seen.tobytes(), seen.dtype), np.zeros((len(moves), columns), np.int64)
    try_all(states, seat, np.array(moves, np.int64), out)
    return dict(zip(moves, out.tolist(), strict=True))
