"""Why a move is not legal: the rule it breaks."""

import numpy as np

from neonstrip.rules.royale import state
from neonstrip.rules.royale.game import MOST_MOVES, list_moves
from neonstrip.rules.royale.moves import GRAMMAR
from neonstrip.rules.royale.state import NOWHERE, STATE, State
from neonstrip.rules.royale.tiles.registry import ASKING, asking_tile

RULE_OF_PHASE = {state.ROLL: "R-TURN-1", state.PLACE: "R-TURN-1", state.OVER: "R-END-1"}
"""What says what may be done where no tile asks."""
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
    phase = int(s.phase)
    tile = asking_tile(phase, s.site, s.tile_at)
    return RULE_OF_PHASE[phase] if tile is None else ASKING[phase][tile].rule
