"""Why a move is not legal: the rule it breaks."""

from neonstrip.rules.kernel import uncompiled
from neonstrip.rules.newvegas import state
from neonstrip.rules.newvegas.bonus import may_extend
from neonstrip.rules.newvegas.moves import GRAMMAR
from neonstrip.rules.newvegas.state import Middle, Sheet, is_ready

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

RULE_OF_FAMILY = {
    "vote": "N-SETUP-4",
    "choose": "N-OPEN-4",
    "use": "N-SOLO-2",
    "refuse": "N-OPEN-3",
    "give": "N-SOLO-3",
    "open": "N-OPEN-2",
    "circle": "N-BONUS-1",
    "number": "N-BONUS-2",
    "free": "N-BONUS-3",
    "extend": "N-BONUS-4",
    "build": "N-CONSTRUCT-1",
    "improve": "N-IMPROVE-1",
    "show": "N-SHOW-1",
    "inaugurate": "N-INAUG-1",
    "drive": "N-LIMO-1",
    "confirm": "N-ROUND-5",
    "cards": "N-PROJECT-4",
    "encore": "N-SHOW-1",
    "decline": "N-PROJECT-1",
}
BONUSES = ("number", "free", "extend")
ACTIONS = ("build", "improve", "show", "inaugurate", "drive", "encore")
FAMILIES_OF_PHASE: dict[int, tuple[str, ...]] = {
    state.VOTE: ("vote",),
    state.CHOOSE: ("choose", "use", "refuse"),
    state.OPEN: ("open", "circle"),
    state.ACT: ("circle", *BONUSES, *ACTIONS, "decline", "confirm"),
    state.AFTER: ("circle", "decline"),
    state.BONUS: BONUSES,
}


def broken_rule(m: Middle, d: Sheet, move: int) -> str:
    """The rule an illegal move breaks: that of the move where it has its place in the turn, else that of the turn."""
    if m.stage == state.ENDED:
        return "N-END-1"
    if d.phase == state.WAIT:
        return RULE_OF_WAITING[int(m.stage)]
    family = GRAMMAR.name_of(move)
    if family not in FAMILIES_OF_PHASE.get(int(d.phase), ()):
        return RULE_OF_PHASE[int(d.phase)]
    if m.solo and family == "choose":
        return "N-SOLO-2"
    if family == "open" and not uncompiled(is_ready)(d, **GRAMMAR.parts[move].values):
        return "N-OPEN-1"
    if d.phase == state.BONUS and family == "extend" and not uncompiled(may_extend)(m, d.back_to):
        return "N-BONUS-5"
    return RULE_OF_FAMILY[family]
