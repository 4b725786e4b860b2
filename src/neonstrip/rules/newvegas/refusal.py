"""Why a move is not legal: the rule it breaks."""

from neonstrip.rules.newvegas import facts, state
from neonstrip.rules.newvegas.moves import (
    BUILD_AT,
    CHOOSE_AT,
    CIRCLE_AT,
    CONFIRM,
    DRIVE_AT,
    EXTEND_AT,
    FREE,
    GIVE_AT,
    IMPROVE_AT,
    INAUGURATE,
    NUMBER_AT,
    OPEN_AT,
    REFUSE,
    SHOW_AT,
    USE_AT,
)
from neonstrip.rules.newvegas.state import Sheet, Table

RULE_OF_PHASE = {
    state.VOTE: "N-SETUP-4",
    state.CHOOSE: "N-ROUND-5",
    state.OPEN: "N-ROUND-5",
    state.ACT: "N-ROUND-5",
    state.AFTER: "N-ROUND-5",
    state.BONUS: "N-BONUS-1",
    state.WISH: "N-PROJECT-4",
    state.GIVE: "N-SOLO-3",
}
RULE_OF_WAITING = {
    state.VOTING: "N-SETUP-4",
    state.PLAYING: "N-ROUND-4",
    state.WISHING: "N-PROJECT-4",
}
"""Whoever has voted, confirmed or wished cannot change it; whoever has no wish waits for those who have."""

# From a move on: the rule it is about. The last line that begins at or below the move decides.
RULE_OF_MOVE = {
    0: "N-SETUP-4",
    2: "N-OPEN-4",
    USE_AT: "N-SOLO-2",
    REFUSE: "N-OPEN-3",
    GIVE_AT: "N-SOLO-3",
    OPEN_AT: "N-OPEN-2",
    CIRCLE_AT: "N-BONUS-1",
    NUMBER_AT: "N-BONUS-2",
    FREE: "N-BONUS-3",
    EXTEND_AT: "N-BONUS-4",
    BUILD_AT: "N-CONSTRUCT-1",
    IMPROVE_AT: "N-IMPROVE-1",
    SHOW_AT: "N-SHOW-1",
    INAUGURATE: "N-INAUG-1",
    DRIVE_AT: "N-LIMO-1",
    CONFIRM: "N-ROUND-5",
    CONFIRM + 1: "N-PROJECT-4",
}
MOVES_OF_PHASE = {
    state.VOTE: (0, 2),
    state.CHOOSE: (2, GIVE_AT),
    state.OPEN: (OPEN_AT, NUMBER_AT),
    state.ACT: (CIRCLE_AT, CONFIRM + 1),
    state.AFTER: (CIRCLE_AT, NUMBER_AT),
    state.BONUS: (NUMBER_AT, BUILD_AT),
}


def broken_rule(t: Table, d: Sheet, move: int) -> str:
    """The rule an illegal move breaks: that of the move where it has its place in the turn, else that of the turn."""
    if t.stage == state.ENDED:
        return "N-END-1"
    if d.phase == state.WAIT:
        return RULE_OF_WAITING[int(t.stage)]
    first, last = MOVES_OF_PHASE.get(int(d.phase), (0, 0))
    if not first <= move < last:
        return RULE_OF_PHASE[int(d.phase)]
    if t.solo and CHOOSE_AT <= move < USE_AT:
        return "N-SOLO-2"
    if OPEN_AT <= move < CIRCLE_AT and not _is_built(t, d, move - OPEN_AT):
        return "N-OPEN-1"
    if d.phase == state.BONUS and move >= EXTEND_AT and not _is_time_to_extend(t, d):
        return "N-BONUS-5"
    return RULE_OF_MOVE[max(start for start in RULE_OF_MOVE if start <= move)]


def _is_built(t: Table, d: Sheet, lot: int) -> bool:
    street, avenue = divmod(lot, facts.AVENUES)
    return bool(t.city.casino[street, avenue] and d.built[street, avenue] and d.number[street, avenue] == state.NONE)


def _is_time_to_extend(t: Table, d: Sheet) -> bool:
    return bool(t.edition == facts.BLUECOCKER or d.back_to == state.ACT)
