"""Why a move is refused, as far as the rule it breaks does not say it alone: a code, and what it is about."""

from typing import Any

from neonstrip.rules.kernel import uncompiled
from neonstrip.rules.newvegas.moves import GRAMMAR
from neonstrip.rules.newvegas.opening import number_left_of, number_right_of
from neonstrip.rules.newvegas.printed import ACTIONS, CONSTRUCTION, IMPROVEMENT, INAUGURATION, LIMOUSINE, SHOW
from neonstrip.rules.newvegas.refusal import broken_rule
from neonstrip.rules.newvegas.state import ACT, ENDED, NONE, PHASE_NAMES, WAIT, Middle, Sheet

REASONS: dict[str, tuple[str, ...]] = {
    "action": ("action",),
    "taken": ("number",),
    "crane": (),
    "order": ("number", "side", "beside"),
    "phase": ("phase",),
}
"""Every `why` with its facts."""

ACTION_OF_RULE = {
    "N-CONSTRUCT-1": CONSTRUCTION,
    "N-IMPROVE-1": IMPROVEMENT,
    "N-SHOW-1": SHOW,
    "N-INAUG-1": INAUGURATION,
    "N-LIMO-1": LIMOUSINE,
}


def reasons(m: Middle, d: Sheet, move: int) -> dict[str, Any]:
    """What explains why an illegal move is none; nothing where its rule says it all."""
    rule = broken_rule(m, d, move)
    if m.stage == ENDED:
        return {}
    if d.phase == WAIT or rule == "N-ROUND-5":
        return {"why": "phase", "phase": PHASE_NAMES[d.phase]}
    if d.phase == ACT and not d.any_action and ACTION_OF_RULE.get(rule, d.action) != d.action:
        return {"why": "action", "action": ACTIONS[d.action]}
    if rule == "N-OPEN-1":
        return _not_ready(m, d, **GRAMMAR.parts[move].values)
    if rule == "N-OPEN-2":
        return _out_of_order(d, **GRAMMAR.parts[move].values)
    return {}


def _not_ready(m: Middle, d: Sheet, street: int, avenue: int) -> dict[str, Any]:
    """N-OPEN-1: a number stands there, or a crane."""
    if d.number[street, avenue] != NONE:
        return {"why": "taken", "number": int(d.number[street, avenue])}
    return {"why": "crane"} if m.city.casino[street, avenue] else {}


def _out_of_order(d: Sheet, street: int, avenue: int) -> dict[str, Any]:
    """N-OPEN-2: the number beside which the chosen one would break the rising order."""
    left = uncompiled(number_left_of)(d, street, avenue)
    is_left = bool(d.chosen <= left)
    return {
        "why": "order",
        "number": int(d.chosen),
        "side": "left" if is_left else "right",
        "beside": left if is_left else uncompiled(number_right_of)(d, street, avenue),
    }
