"""Why a move is not legal: the rule it breaks."""

from neonstrip.rules.royale import state
from neonstrip.rules.royale.facts import CASINOS, MY_CHOICE
from neonstrip.rules.royale.moves import PASS, PLACE_AT, SKIP, TURN_TO
from neonstrip.rules.royale.state import KINDS, NOWHERE, State

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


def broken_rule(s: State, move: int) -> str:
    """The rule an illegal move breaks: one that forbids it in particular, or the one that says what may be done."""
    if s.phase == state.PLACE:
        if move == PASS:
            return "R-TURN-2"
        if move == SKIP:
            return "R-NOENTRY-2"
        if s.closed != NOWHERE and move == PLACE_AT + s.closed:
            return "R-NOENTRY-1"
    if s.phase == state.ROLL and TURN_TO <= move < TURN_TO + KINDS * CASINOS:
        return "R-POWER-1"
    if s.phase == state.MOVE and s.tile_at[s.site] == MY_CHOICE:
        return "R-CHOICE-1"
    return RULE_OF_PHASE[int(s.phase)]
