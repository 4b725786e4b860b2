"""What a choice is expected to come to: the best turn that goes on from it, for the net, beside a turn ended here.

Where the game ends with the turn nothing has to be guessed: its points count. Nor where a move only adds: a column
whose values rise costs nothing to improve, so that it is never expected to lose, whatever the net makes of it.
"""

from neonstrip.bots.newvegas.policy import prepare
from neonstrip.play.newvegas.forecast import ENDS, UNTOLD, figures_of
from neonstrip.play.newvegas.state import GameState
from neonstrip.rules.newvegas.moves import GRAMMAR
from neonstrip.rules.newvegas.printed import IMPROVABLE, INAUGURATION_COLUMN, TOTAL

UNEXPECTED = ("vote", "cards", "confirm")
"""Moves of which the net knows nothing, and the one that does nothing."""
RISING = {GRAMMAR.number("improve", column) for column in range(IMPROVABLE) if column != INAUGURATION_COLUMN}
"""Improvements after which every value is a better one; of the ranks of inauguration the last one loses."""


def expect(seen: GameState, seat: int, moves: list[int]) -> list[float | None]:
    """Points by which each move changes the result that is expected."""
    weighed = [move for move in moves if GRAMMAR.name_of(move) not in UNEXPECTED]
    if not weighed:
        return [None] * len(moves)
    idle, amounts = predictions(seen, seat, weighed)
    told = [move for move in weighed if GRAMMAR.name_of(move) not in UNTOLD]
    now, *then = figures_of(seen, seat, told)
    idle = now[TOTAL] if now[ENDS] else idle
    ends = {move: float(figures[TOTAL]) for move, figures in zip(told, then, strict=True) if figures[ENDS]}
    guessed = {
        move: max(amount, idle) if move in RISING else amount for move, amount in zip(weighed, amounts, strict=True)
    }
    results = guessed | ends
    return [results[move] - idle if move in results else None for move in moves]


def predictions(seen: GameState, seat: int, moves: list[int]) -> tuple[float, list[float]]:
    """The points that the net predicts of the draft as it is, and of the best turn after each move."""
    prepared = prepare(seen, seat, moves)
    amounts: list[float] = prepared.values.tolist()
    return float(prepared.idle[seat]), amounts
