"""Why a casino can not be meant now. The error that answers such a move and a dimmed casino both say it from here."""

from __future__ import annotations

from neonstrip.play.casinos.reasons import Refused
from neonstrip.rules.casinos.dice import is_rolled
from neonstrip.rules.classic.moves import GRAMMAR
from neonstrip.rules.classic.refusal import broken_rule
from neonstrip.rules.classic.state import PLACE
from neonstrip.rules.kernel import Records, uncompiled

NOT_ROLLED = "not-rolled"


def reason(states: Records, move: int) -> str:
    """C-TURN-1: what is wrong with the casino of an illegal move of the actor; empty if something else is."""
    return NOT_ROLLED if states["phase"].item() == PLACE and GRAMMAR.name_of(move) == "place" else ""


def list_refused(states: Records) -> list[Refused]:
    """C-TURN-1: the casinos whose number was not rolled."""
    if states["phase"].item() != PLACE:
        return []
    return [
        Refused(GRAMMAR.texts[move], broken_rule(states[0], move), NOT_ROLLED)
        for move, parts in enumerate(GRAMMAR.parts)
        if parts.family == "place" and not uncompiled(is_rolled)(states[0], **parts.values)
    ]
