"""Plans a whole turn on a sheet, by what the net predicts of each way it can end.

No function here calls itself, which Numba cannot cache: there is one for each step that a turn can have.
"""

from neonstrip.bots.newvegas.acme import gift_cost
from neonstrip.bots.newvegas.greedy import is_bonus, try_step
from neonstrip.bots.newvegas.value_net import Net, keep, rate
from neonstrip.bots.newvegas.workspace import Description, Workspace
from neonstrip.rules.kernel import Moves, Records, rule
from neonstrip.rules.newvegas.moves import DECLINE, EXTEND, is_of, slot_of
from neonstrip.rules.newvegas.printed import PROJECT_POINTS
from neonstrip.rules.newvegas.state import ACT, BONUS, CHOOSE, GIVE, OPEN, Middle
from neonstrip.rules.newvegas.turn import legal

LOWEST = -1000.0


@rule
def best_end(m: Middle, sheets: Records, at: int, net: Net, work: Workspace, before: Description) -> float:
    """The best action after the opening, without a bonus. Little differs from what was described `before`."""
    if sheets[at].phase != ACT:
        return rate(m, sheets[at], net, work, before)
    keep(m, sheets[at], net, work, before, work.to_act)
    moves, highest = work.moves[at], LOWEST
    for i in range(legal(m, sheets[at], moves)):
        if not is_bonus(moves[i]):
            try_step(m, sheets, at, moves[i])
            highest = max(highest, rate(m, sheets[at + 1], net, work, work.to_act))
    return highest


@rule
def best_open(m: Middle, sheets: Records, at: int, net: Net, work: Workspace) -> float:
    """The best opening, and the best end after it; LOWEST where only a bonus could open anything."""
    keep(m, sheets[at], net, work, work.blank, work.to_open)
    moves, highest = work.moves[at], LOWEST
    for i in range(legal(m, sheets[at], moves)):
        if not is_bonus(moves[i]):
            try_step(m, sheets, at, moves[i])
            highest = max(highest, best_end(m, sheets, at + 1, net, work, work.to_open))
    return highest


@rule
def best_use(m: Middle, sheets: Records, at: int, net: Net, work: Workspace) -> float:
    """The best use of a circled group. Before the opening an extension is not tried: it can wait."""
    moves, before, highest = work.moves[at], sheets[at].back_to, LOWEST
    for i in range(legal(m, sheets[at], moves)):
        if before == OPEN and is_of(EXTEND, moves[i]):
            break
        try_step(m, sheets, at, moves[i])
        highest = max(highest, after_step(m, sheets, at + 1, net, work))
    return highest


@rule
def after_step(m: Middle, sheets: Records, at: int, net: Net, work: Workspace) -> float:
    """The best that can come of a sheet without a bonus."""
    if sheets[at].phase == OPEN:
        return best_open(m, sheets, at, net, work)
    return best_end(m, sheets, at, net, work, work.blank)


@rule
def forced_bonus(m: Middle, sheets: Records, at: int, net: Net, work: Workspace) -> float:
    """The best of a sheet on which nothing can be opened but with a bonus."""
    count = legal(m, sheets[at], work.moves[at])
    try_step(m, sheets, at, work.moves[at, count - 1])
    return best_use(m, sheets, at + 1, net, work)


@rule
def points_left(m: Middle, colour: int) -> float:
    """N-PROJECT-2: what leaving a project costs. That it may be scored later is not reckoned with."""
    later = 0 < m.first_scored[colour] < m.round_number
    return float(PROJECT_POINTS[colour, m.projects[colour], 1 if later else 0])


@rule
def worth(m: Middle, sheets: Records, move: int, net: Net, work: Workspace) -> float:
    """What a step of the draft in `sheets[0]` can come to."""
    if is_of(DECLINE, move):
        return after_step(m, sheets, 0, net, work) - points_left(m, slot_of(DECLINE, 0, move))
    before = sheets[0].phase
    try_step(m, sheets, 0, move)
    if sheets[1].phase == BONUS:
        return best_use(m, sheets, 1, net, work)
    value = after_step(m, sheets, 1, net, work)
    if value == LOWEST:
        value = forced_bonus(m, sheets, 1, net, work)
    return value - gift_cost(m, sheets, sheets[1].given, work.acme) if before in (CHOOSE, GIVE) else value


@rule
def best_step(m: Middle, sheets: Records, moves: Moves, count: int, net: Net, work: Workspace) -> int:
    """The step that can come to most. One complete group of boxes is as good as another: only the first is weighed."""
    best, highest = int(moves[0]), LOWEST
    for i in range(count):
        if i > 0 and is_bonus(moves[i]) and is_bonus(moves[i - 1]):
            continue
        value = worth(m, sheets, moves[i], net, work)
        if value > highest:
            best, highest = int(moves[i]), value
    return best


@rule
def highest_worth(m: Middle, sheets: Records, net: Net, work: Workspace) -> float:
    """What the turn of the draft in `sheets[0]` can come to."""
    moves, highest = work.moves[0], LOWEST
    for i in range(legal(m, sheets[0], moves)):
        highest = max(highest, worth(m, sheets, moves[i], net, work))
    return highest
