"""Why a move is not legal: the rule it breaks."""

import numpy as np

from neonstrip.rules.royale import state
from neonstrip.rules.royale.facts import MY_CHOICE
from neonstrip.rules.royale.game import MOST_MOVES, list_moves
from neonstrip.rules.royale.moves import GRAMMAR
from neonstrip.rules.royale.state import NOWHERE, STATE, State

RULE_OF_PHASE = {
    state.ROLL: "R-TURN-1",
    state.PLACE: "R-TURN-1",
    state.HIDE: "R-LUCKY-1",
    state.GUESS: "R-LUCKY-1",
    state.GAMBLE: "R-FIFTY-1",
    state.CLOSE: "R-NOENTRY-1",
    state.BAR: "R-KNOCKOUT-1",
    state.BLOCK: "R-BLOCK-1",
    state.LIFT: "R-HANDICAP-1",
    state.MOVE: "R-HANDICAP-1",
    state.DOWN: "R-DOUBLE-1",
    state.NICE: "R-NICE-1",
    state.CHOOSE: "R-CHOICE-1",
    state.ACTIVATE: "R-CHOICE-1",
    state.GOLD: "R-CHOICE-1",
    state.PRIME: "R-PRIME-1",
    state.SPLIT: "R-BOX-1",
    state.PICK: "R-BOX-1",
    state.OVER: "R-END-1",
}
SILENT_ON_CLOSED = (state.ROLL, state.PLACE, state.MOVE)
"""Own dice are placed, turned or taken back; the other rules of a phase speak of open casinos themselves."""


def only_the_plate_forbids(s: State, move: int) -> bool:
    """R-NOENTRY-1: whether a move would be legal if the plate lay on no casino."""
    opened = np.zeros(1, STATE)
    opened[0] = s
    opened["closed"] = NOWHERE
    out = np.zeros(MOST_MOVES, np.int64)
    return move in out[: list_moves(opened, out)]


def broken_rule(s: State, move: int) -> str:
    """The rule an illegal move breaks: one that forbids it in particular, or the one that says what may be done."""
    family = GRAMMAR.name_of(move)
    if s.phase in SILENT_ON_CLOSED and only_the_plate_forbids(s, move):
        return "R-NOENTRY-2" if family == "pass" else "R-NOENTRY-1"
    if s.phase in (state.ROLL, state.PLACE):
        if family == "pass":
            return "R-TURN-2"
        if family == "skip":
            return "R-NOENTRY-2"
    if s.phase == state.ROLL and family == "turn":
        return "R-POWER-1"
    if s.phase == state.MOVE and s.tile_at[s.site] == MY_CHOICE:
        return "R-CHOICE-1"
    return RULE_OF_PHASE[int(s.phase)]
