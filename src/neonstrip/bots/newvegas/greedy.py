"""The greedy bot: plans its own turn on its own sheet, and takes what is worth most; it looks no further."""

import numpy as np

from neonstrip.bots.newvegas.prospects import prospects
from neonstrip.rules.chance import Chance, below
from neonstrip.rules.kernel import Moves, Records, rule
from neonstrip.rules.newvegas.facts import ACTION_OF, IMPROVEMENT, INAUGURATION
from neonstrip.rules.newvegas.moves import CARDS_AT, CIRCLE_AT, CONFIRM, MOST_MOVES, NUMBER_AT, VOTE_AT
from neonstrip.rules.newvegas.state import ACT, BONUS, CHOOSE, GIVE, NONE, OPEN, VOTE, WISH, Table
from neonstrip.rules.newvegas.turn import legal, step

DEPTH = 5
"""Steps of a turn that are planned ahead: choose, open, act, and a bonus with its use."""
FOR_LOAN_OF_TEN = 6
"""How often of ten it votes for the loan."""
BONUS_COST = 1.2
"""What a bonus must be worth beyond its group, so that it is not wasted."""
GIVES_INAUGURATION, GIVES_IMPROVEMENT, GIVES_OTHER = -1.5, -1.0, -0.7
"""Solo: what a card on the ACME's pile costs."""


@rule
def is_bonus(move: int) -> bool:
    return CIRCLE_AT <= move < NUMBER_AT


@rule
def gift(t: Table, card: int) -> float:
    """N-SOLO-2: what it costs to give a drawn card to the ACME."""
    if not t.solo or card == NONE:
        return 0.0
    action = ACTION_OF[t.drawn[card]]
    if action == INAUGURATION:
        return GIVES_INAUGURATION
    return GIVES_IMPROVEMENT if action == IMPROVEMENT else GIVES_OTHER


@rule
def best_step(t: Table, sheets: Records, depth: int, chance: Chance) -> tuple[int, float]:
    """The best step of `sheets[depth]` and what it leads to, the sheets above being room to try steps in."""
    d = sheets[depth]
    moves = np.zeros(MOST_MOVES, np.int64)
    count = legal(t, d, moves)
    best, highest, equals = int(moves[0]), -1000.0, 0
    for i in range(count):
        move = int(moves[i])
        if is_bonus(move) and (i > 0 and is_bonus(int(moves[i - 1]))):
            continue  # one complete group is as good as another
        sheets[depth + 1] = sheets[depth]
        after = sheets[depth + 1]
        step(t, after, move)
        if depth < DEPTH and goes_on(d.phase, after.phase, move):
            worth = best_step(t, sheets, depth + 1, chance)[1]
        else:
            worth = prospects(t, after)
        if d.phase in (CHOOSE, GIVE):
            worth += gift(t, after.given)
        if is_bonus(move):
            worth -= BONUS_COST
        if equals == 0 or worth > highest:
            best, highest, equals = move, worth, 1
        elif worth == highest:
            equals += 1
            if below(chance, equals) == 0:
                best = move
    return best, highest


@rule
def goes_on(before: int, after: int, move: int) -> bool:
    """Whether to look further: after choosing at the openings, after a bonus is begun at its use."""
    if move == CONFIRM:
        return False
    return (before == CHOOSE and after == OPEN) or after == BONUS or (before == BONUS and after in (OPEN, ACT))


@rule
def choose(t: Table, sheets: Records, moves: Moves, count: int, chance: Chance) -> int:
    """The greedy move. `sheets[0]` is the draft of the seat, those above are room to try steps in."""
    phase = sheets[0].phase
    if count == 1:
        return int(moves[0])
    if phase == VOTE:
        return VOTE_AT if below(chance, 10) < FOR_LOAN_OF_TEN else VOTE_AT + 1
    if phase == WISH:
        return CARDS_AT + 1
    return best_step(t, sheets, 0, chance)[0]
