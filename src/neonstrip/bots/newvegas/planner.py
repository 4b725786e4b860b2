"""The planner's compiled half: each choice is carried on to the end of the turn, then looked at a turn further."""

import numpy as np
from numpy.typing import NDArray

from neonstrip.bots.newvegas.acme import expect_acme
from neonstrip.bots.newvegas.turns import best_step, highest_worth, worth
from neonstrip.bots.newvegas.value_net import Net, begin, rate
from neonstrip.bots.newvegas.workspace import Workspace, look_around
from neonstrip.rules.chance import Chance
from neonstrip.rules.copying import copy, copy_all
from neonstrip.rules.kernel import Moves, Records, entry, rule
from neonstrip.rules.newvegas import scoring
from neonstrip.rules.newvegas.moves import CONFIRM, move_of
from neonstrip.rules.newvegas.printed import FIGURES, TOTAL
from neonstrip.rules.newvegas.rounds import go_on
from neonstrip.rules.newvegas.sight import redeal
from neonstrip.rules.newvegas.state import AFTER, ENDED, WAIT, WISHING, Middle
from neonstrip.rules.newvegas.turn import legal, step

Values = NDArray[np.float64]


@entry
def plan(
    middles: Records,
    sheets: Records,
    drafts: Records,
    seat: int,
    choices: Moves,
    net: Net,
    works: Records,
    scratch: Records,
    ends: Records,
    values: Values,
    idle: Values,
    spare: Records,
    boards: Records,
    streams: Records,
    points: Values,
    rivals: Values,
) -> None:
    """Carry choices on to the end of the turn, and look at ends of the turn one further.

    One way in for both: what they need is the same, and is compiled once that way.
    """
    begin(net, works[0].blank)
    if len(choices):
        prepare(middles[0], sheets, drafts, seat, choices, net, works[0], scratch, ends, values, idle)
    if len(points):
        weigh(middles[0], sheets, drafts, seat, ends, net, works[0], scratch, spare, boards, streams[0], points, rivals)


@rule
def prepare(
    m: Middle,
    sheets: Records,
    drafts: Records,
    seat: int,
    choices: Moves,
    net: Net,
    work: Workspace,
    scratch: Records,
    ends: Records,
    values: Values,
    idle: Values,
) -> None:
    """Carry each choice on to the end of the turn: the draft it leads to, and what the net predicts of it.

    And what it predicts of every sheet if nothing came of the turn: the seat's draft, the others as they lie open.
    """
    for player in range(m.players):
        look_around(m, sheets, player, work)
        idle[player] = rate(m, drafts[player] if player == seat else sheets[player], net, work, work.blank)
    look_around(m, sheets, seat, work)
    for i in range(len(choices)):
        copy(scratch[0], drafts[seat])
        values[i] = worth(m, scratch, choices[i], net, work)
        copy(ends[i], drafts[seat])
        step(m, ends[i], choices[i])
        while ends[i].phase not in (AFTER, WAIT):
            count = legal(m, ends[i], work.moves[0])
            copy(scratch[0], ends[i])
            step(m, ends[i], best_step(m, scratch, work.moves[0], count, net, work))
        if ends[i].phase == AFTER:
            step(m, ends[i], move_of(CONFIRM))


@rule
def go_on_alone(m: Middle, sheets: Records, drafts: Records) -> None:
    """The table goes on as if nobody else did anything, until there are new cards or the game is over."""
    for player in range(m.players):
        drafts[player].phase = WAIT
    go_on(m, sheets, drafts)
    if m.stage == WISHING:
        go_on(m, sheets, drafts)


@rule
def weigh(
    middle: Middle,
    sheets: Records,
    drafts: Records,
    seat: int,
    ends: Records,
    net: Net,
    work: Workspace,
    scratch: Records,
    spare: Records,
    boards: Records,
    stream: Chance,
    points: Values,
    rivals: Values,
) -> None:
    """Deal as many worlds as `points` has rows, and look one turn further in each: my points, and the ACME's.

    `spare` has two middles, and `boards` four rows of sheets: the world as it is dealt, and as it goes on.
    """
    dealt, m = spare[0], spare[1]
    figures = np.zeros(FIGURES, np.int64)
    look_around(middle, sheets, seat, work)
    for row in range(len(points)):
        copy(dealt, middle)
        copy_all(boards[0], sheets)
        copy_all(boards[1], drafts)
        redeal(dealt, boards[0], boards[1], seat, stream)
        for i in range(len(ends)):
            copy(m, dealt)
            copy_all(boards[2], boards[0])
            copy_all(boards[3], boards[1])
            copy(boards[3, seat], ends[i])
            go_on_alone(m, boards[2], boards[3])
            if m.stage == ENDED:
                scoring.score(m, boards[2], seat, figures)
                points[row, i] = figures[TOTAL]
            else:
                copy(scratch[0], boards[3, seat])
                points[row, i] = highest_worth(m, scratch, net, work)
            if m.solo:
                rivals[row, i] = expect_acme(m, boards[2], figures)
