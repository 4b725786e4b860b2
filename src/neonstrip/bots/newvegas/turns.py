"""Plans a whole turn on a sheet, by what the net foretells of each way it can end.

No function here calls itself, which Numba cannot cache: there is one for each step that a turn can have.
"""

from neonstrip.bots.newvegas.acme import gift_cost
from neonstrip.bots.newvegas.desk import Desk
from neonstrip.bots.newvegas.foresight import Net, rate
from neonstrip.bots.newvegas.greedy import is_bonus, try_step
from neonstrip.rules.kernel import Moves, Records, rule
from neonstrip.rules.newvegas.moves import EXTEND, is_of
from neonstrip.rules.newvegas.state import ACT, BONUS, CHOOSE, GIVE, OPEN, Table
from neonstrip.rules.newvegas.turn import legal

LOWEST = -1000.0


@rule
def best_end(t: Table, sheets: Records, at: int, net: Net, desk: Desk) -> float:
    """The best action after the opening, without a bonus."""
    if sheets[at].phase != ACT:
        return rate(t, sheets[at], net, desk)
    moves, highest = desk.moves[at], LOWEST
    for i in range(legal(t, sheets[at], moves)):
        if not is_bonus(moves[i]):
            try_step(t, sheets, at, moves[i])
            highest = max(highest, rate(t, sheets[at + 1], net, desk))
    return highest


@rule
def best_open(t: Table, sheets: Records, at: int, net: Net, desk: Desk) -> float:
    """The best opening, and the best end after it; LOWEST where only a bonus could open anything."""
    moves, highest = desk.moves[at], LOWEST
    for i in range(legal(t, sheets[at], moves)):
        if not is_bonus(moves[i]):
            try_step(t, sheets, at, moves[i])
            highest = max(highest, best_end(t, sheets, at + 1, net, desk))
    return highest


@rule
def best_use(t: Table, sheets: Records, at: int, net: Net, desk: Desk) -> float:
    """The best use of a circled group. Before the opening an extension is not tried: it can wait."""
    moves, before, highest = desk.moves[at], sheets[at].back_to, LOWEST
    for i in range(legal(t, sheets[at], moves)):
        if before == OPEN and is_of(EXTEND, moves[i]):
            break
        try_step(t, sheets, at, moves[i])
        highest = max(highest, after_step(t, sheets, at + 1, net, desk))
    return highest


@rule
def after_step(t: Table, sheets: Records, at: int, net: Net, desk: Desk) -> float:
    """The best that can come of a sheet without a bonus."""
    if sheets[at].phase == OPEN:
        return best_open(t, sheets, at, net, desk)
    return best_end(t, sheets, at, net, desk)


@rule
def forced_bonus(t: Table, sheets: Records, at: int, net: Net, desk: Desk) -> float:
    """The best of a sheet on which nothing can be opened but with a bonus."""
    count = legal(t, sheets[at], desk.moves[at])
    try_step(t, sheets, at, desk.moves[at, count - 1])
    return best_use(t, sheets, at + 1, net, desk)


@rule
def worth(t: Table, sheets: Records, move: int, net: Net, desk: Desk) -> float:
    """What a step of the draft in `sheets[0]` can come to."""
    before = sheets[0].phase
    try_step(t, sheets, 0, move)
    if sheets[1].phase == BONUS:
        return best_use(t, sheets, 1, net, desk)
    value = after_step(t, sheets, 1, net, desk)
    if value == LOWEST:
        value = forced_bonus(t, sheets, 1, net, desk)
    return value - gift_cost(t, sheets, sheets[1].given, desk.acme) if before in (CHOOSE, GIVE) else value


@rule
def best_step(t: Table, sheets: Records, moves: Moves, count: int, net: Net, desk: Desk) -> int:
    """The step that can come to most. One complete group of boxes is as good as another: only the first is weighed."""
    best, highest = int(moves[0]), LOWEST
    for i in range(count):
        if i > 0 and is_bonus(moves[i]) and is_bonus(moves[i - 1]):
            continue
        value = worth(t, sheets, moves[i], net, desk)
        if value > highest:
            best, highest = int(moves[i]), value
    return best


@rule
def highest_worth(t: Table, sheets: Records, net: Net, desk: Desk) -> float:
    """What the turn of the draft in `sheets[0]` can come to."""
    moves, highest = desk.moves[0], LOWEST
    for i in range(legal(t, sheets[0], moves)):
        highest = max(highest, worth(t, sheets, moves[i], net, desk))
    return highest
