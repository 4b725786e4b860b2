"""The best of some moves, for bots that look one step ahead."""

from collections.abc import Callable
from typing import Any

from neonstrip.rules.chance import Chance, below
from neonstrip.rules.copying import copy
from neonstrip.rules.kernel import Moves, Records, rule

Worth = Callable[[Any, int, int], float]
Try = Callable[[Records, int, int], float]


def trying(worth: Worth, in_place: bool) -> Try:
    """The compiled way to try a move: in the state at hand if `worth` leaves it as it was, else in a copy of it."""
    if in_place:

        @rule
        def try_here(views: Records, player: int, move: int) -> float:
            """What a move is worth."""
            return worth(views[0], player, move)

        return try_here

    @rule
    def try_aside(views: Records, player: int, move: int) -> float:
        """What a move is worth, tried in `views[1]`."""
        copy(views[1], views[0])
        return worth(views[1], player, move)

    return try_aside


def best_of(worth: Worth, in_place: bool = False) -> Callable[[Records, Moves, int, Chance], int]:
    """The compiled way to find the move that is worth most to the actor."""
    worth_of = trying(worth, in_place)

    @rule
    def best_move(views: Records, moves: Moves, count: int, chance: Chance) -> int:
        """The best move, drawn among equals. `views[0]` is what the seat may know, `views[1]` space to try moves in."""
        actor = views[0].actor
        best, highest, equals = int(moves[0]), 0.0, 0
        for i in range(count):
            value = worth_of(views, actor, moves[i])
            if equals == 0 or value > highest:
                best, highest, equals = int(moves[i]), value, 1
            elif value == highest:
                equals += 1
                if below(chance, equals) == 0:
                    best = int(moves[i])
        return best

    return best_move
