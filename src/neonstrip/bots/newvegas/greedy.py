"""The greedy bot: plans its own turn on its own sheet, and takes what is worth most; it looks no further."""

import numpy as np

from neonstrip.bots.newvegas.evaluation import evaluate
from neonstrip.rules.chance import Chance, below
from neonstrip.rules.copying import copy
from neonstrip.rules.kernel import Moves, Records, rule
from neonstrip.rules.newvegas import moves as families
from neonstrip.rules.newvegas.moves import MOST_MOVES, is_of, move_of
from neonstrip.rules.newvegas.printed import ACTION_OF, IMPROVEMENT, INAUGURATION
from neonstrip.rules.newvegas.state import ACT, BONUS, CHOOSE, GIVE, NONE, OPEN, VOTE, WISH, Middle
from neonstrip.rules.newvegas.turn import NO, YES, legal, step

DEPTH = 4
"""Steps of a turn that are tried one upon another: choose, circle, use, open."""
LOWEST = -1000.0
FOR_LOAN_OF_TEN = 6
"""How often of ten it votes for the loan."""
BONUS_COST = 1.2
"""What a bonus must be worth beyond its group, so that it is not wasted."""
GIVES_INAUGURATION, GIVES_IMPROVEMENT, GIVES_OTHER = -1.5, -1.0, -0.7
"""Solo: what a card on the ACME's pile costs."""


@rule
def is_bonus(move: int) -> bool:
    return is_of(families.CIRCLE, move)


@rule
def gift(m: Middle, card: int) -> float:
    """N-SOLO-2: what it costs to give a drawn card to the ACME."""
    if not m.solo or card == NONE:
        return 0.0
    action = ACTION_OF[m.drawn[card]]
    if action == INAUGURATION:
        return GIVES_INAUGURATION
    return GIVES_IMPROVEMENT if action == IMPROVEMENT else GIVES_OTHER


@rule
def try_step(m: Middle, sheets: Records, at: int, move: int) -> None:
    """Make a step of `sheets[at]` on the sheet above it. No function here calls itself, which Numba cannot cache."""
    copy(sheets[at + 1], sheets[at])
    step(m, sheets[at + 1], move)


@rule
def best_plain(m: Middle, sheets: Records, at: int) -> float:
    """The best that a step without a bonus leads to."""
    moves = np.zeros(MOST_MOVES, np.int64)
    highest = LOWEST
    for i in range(legal(m, sheets[at], moves)):
        if not is_bonus(int(moves[i])):
            try_step(m, sheets, at, int(moves[i]))
            highest = max(highest, evaluate(m, sheets[at + 1]))
    return highest


@rule
def after_use(m: Middle, sheets: Records, at: int) -> float:
    """What the use of a bonus leads to: the opening or the action that it was for."""
    return best_plain(m, sheets, at) if sheets[at].phase in (OPEN, ACT) else evaluate(m, sheets[at])


@rule
def best_use(m: Middle, sheets: Records, at: int) -> float:
    """The best use of a circled group."""
    moves = np.zeros(MOST_MOVES, np.int64)
    highest = LOWEST
    for i in range(legal(m, sheets[at], moves)):
        try_step(m, sheets, at, int(moves[i]))
        highest = max(highest, after_use(m, sheets, at + 1))
    return highest - BONUS_COST


@rule
def best_opening(m: Middle, sheets: Records, at: int) -> float:
    """The best that an opening leads to, with a bonus or without."""
    moves = np.zeros(MOST_MOVES, np.int64)
    highest = best_plain(m, sheets, at)
    count = legal(m, sheets[at], moves)
    if count > 0 and is_bonus(int(moves[count - 1])):
        try_step(m, sheets, at, int(moves[count - 1]))
        highest = max(highest, best_use(m, sheets, at + 1))
    return highest


@rule
def worth(m: Middle, sheets: Records, move: int) -> float:
    """What a step of the seat leads to. No bot leaves a project."""
    if is_of(families.DECLINE, move):
        return LOWEST
    before = sheets[0].phase
    try_step(m, sheets, 0, move)
    after = sheets[1]
    if after.phase == BONUS:
        return best_use(m, sheets, 1)
    if before == BONUS:
        return after_use(m, sheets, 1)
    value = best_opening(m, sheets, 1) if after.phase == OPEN else evaluate(m, after)
    return value + gift(m, after.given) if before in (CHOOSE, GIVE) else value


@rule
def best_step(m: Middle, sheets: Records, moves: Moves, count: int, chance: Chance) -> int:
    """The step that leads to most. One complete group of boxes is as good as another, so only the first is weighed."""
    best, highest, equals = int(moves[0]), LOWEST, 0
    for i in range(count):
        move = int(moves[i])
        if is_bonus(move) and i > 0 and is_bonus(int(moves[i - 1])):
            continue
        value = worth(m, sheets, move)
        if equals == 0 or value > highest:
            best, highest, equals = move, value, 1
        elif value == highest:
            equals += 1
            if below(chance, equals) == 0:
                best = move
    return best


@rule
def choose(m: Middle, sheets: Records, moves: Moves, count: int, chance: Chance) -> int:
    """The greedy move. `sheets[0]` is the draft of the seat, those above are room to try steps in."""
    phase = sheets[0].phase
    if count == 1:
        return int(moves[0])
    if phase == VOTE:
        return move_of(families.VOTE, YES if below(chance, 10) < FOR_LOAN_OF_TEN else NO)
    if phase == WISH:
        return move_of(families.CARDS, NO)
    return best_step(m, sheets, moves, count, chance)
