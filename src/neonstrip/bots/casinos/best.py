"""The best of some moves, for bots that look one step ahead."""

from collections.abc import Callable
from typing import Any

from neonstrip.rules.chance import Chance, below
from neonstrip.rules.copying import copy
from neonstrip.rules.kernel import Moves, Records, rule

Worth = Callable[..., float]
Know = Callable[[Any, int], Any]
Try = Callable[[Records, int, int, Any], float]


@rule
def nothing(s: Any, player: int) -> int:
    """What is known beforehand where it would not help."""
    return 0


def trying(worth: Worth, know: Know | None) -> tuple[Know, Try]:
    """The compiled ways to what is known before moves are tried, and to try one.

    `worth` takes a state, the player and a move, and leaves the state as it was; or it takes what `know` says too, and
    gets a copy.
    """
    if know is None:

        @rule
        def try_here(views: Records, player: int, move: int, known: Any) -> float:
            """What a move is worth."""
            return worth(views[0], player, move)

        return nothing, try_here

    @rule
    def try_aside(views: Records, player: int, move: int, known: Any) -> float:
        """What a move is worth, tried in `views[1]`."""
        copy(views[1], views[0])
        return worth(views[1], player, move, known)

    return know, try_aside


def best_of(worth: Worth, know: Know | None = None) -> Callable[[Records, Moves, int, Chance], int]:
    """The compiled way to find the move that is worth most to the actor."""
    know_before, worth_of = trying(worth, know)

    @rule
    def best_move(views: Records, moves: Moves, count: int, chance: Chance) -> int:
        """The best move, drawn among equals. `views[0]` is what the seat may know, `views[1]` space to try moves in."""
        actor = views[0].actor
        known = know_before(views[0], actor)
        best, highest, equals = int(moves[0]), 0.0, 0
        for i in range(count):
            value = worth_of(views, actor, moves[i], known)
            if equals == 0 or value > highest:
                best, highest, equals = int(moves[i]), value, 1
            elif value == highest:
                equals += 1
                if below(chance, equals) == 0:
                    best = int(moves[i])
        return best

    return best_move
