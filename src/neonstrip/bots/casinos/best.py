"""The best of some moves, for bots that look one step ahead."""

from collections.abc import Callable
from typing import Any

from neonstrip.rules.chance import Chance, below
from neonstrip.rules.copying import copy
from neonstrip.rules.kernel import Moves, Records, rule


def best_of(worth: Callable[[Any, int, int], float]) -> Callable[[Records, Moves, int, Chance], int]:
    """The compiled way to find the move that is worth most to the actor; `worth` may change the state it is given."""

    @rule
    def best_move(views: Records, moves: Moves, count: int, chance: Chance) -> int:
        """The best move, drawn among equals. `views[0]` is what the seat may know, `views[1]` space to try moves in."""
        actor = views[0].actor
        best, highest, equals = int(moves[0]), 0.0, 0
        for i in range(count):
            copy(views[1], views[0])
            value = worth(views[1], actor, moves[i])
            if equals == 0 or value > highest:
                best, highest, equals = int(moves[i]), value, 1
            elif value == highest:
                equals += 1
                if below(chance, equals) == 0:
                    best = int(moves[i])
        return best

    return best_move
