"""Why a casino can not be meant now: the rule that an illegal move would break, and which of its reasons it is.

The error that answers such a move and what a dimmed casino says about itself both come from here.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from neonstrip.play.casinos.reasons import Refused
from neonstrip.play.records import Fields
from neonstrip.rules.casinos.dice import is_rolled
from neonstrip.rules.grammar import Parts
from neonstrip.rules.kernel import Records, uncompiled
from neonstrip.rules.royale.game import MOST_MOVES, list_moves
from neonstrip.rules.royale.moves import GRAMMAR
from neonstrip.rules.royale.refusal import broken_rule
from neonstrip.rules.royale.state import GREY, PLACE
from neonstrip.rules.royale.tiles.my_choice import MY_CHOICE

CASINO = "casino"
Meant = tuple[str, tuple[tuple[str, int], ...]]
"""What a move says besides its casino: its family, and its other slots."""


def reason(states: Records, move: int) -> str:
    """What is wrong with the casino of an illegal move of the actor, by name; empty if something else is."""
    parts = GRAMMAR.parts[move]
    if CASINO not in parts.values or _but_casino(parts) not in _meant(states, _legal(states)):
        return ""
    return _wrong(Fields(states), parts)


def list_refused(states: Records) -> list[Refused]:
    """The moves of the actor that would be legal if they were about another casino."""
    s, legal = Fields(states), _legal(states)
    rules: dict[tuple[str, str], str] = {}
    refused = []
    for move in sorted({move for meant in _meant(states, legal) for move in CHOICES[meant]} - legal):
        parts = GRAMMAR.parts[move]
        kind = parts.family, _wrong(s, parts)
        if kind not in rules:  # to find a rule takes a while, and it is the same for the same reason
            rules[kind] = broken_rule(states[0], move)
        refused.append(Refused(GRAMMAR.texts[move], rules[kind], kind[1]))
    return refused


def _legal(states: Records) -> set[int]:
    out = np.zeros(MOST_MOVES, np.int64)
    return set(out[: list_moves(states, out)].tolist())


def _meant(states: Records, legal: set[int]) -> set[Meant]:
    """What can be meant now, whatever the casino. Who has rolled could place, if the doors were open."""
    found = {MEANT[move] for move in legal if move in MEANT}
    return found | {("place", ())} if states["phase"].item() == PLACE else found


def _but_casino(move: Parts) -> Meant:
    """Moves that differ in nothing but their casino are choices of one."""
    return move.family, tuple((kind, value) for kind, value in move.values.items() if kind != CASINO)


def _wrong(s: Any, move: Parts) -> str:
    """What is wrong with a casino; that it is closed only where nothing else is."""
    casino = move.values[CASINO]
    match move.family:
        case "close":
            return "plate-here" if s.closed == casino else "own-casino"
        case "activate":
            return "same-tile" if s.tile_at[casino] == MY_CHOICE else "no-tile"
        case "place" if not uncompiled(is_rolled)(s, casino):
            return "not-rolled"
        case "back" if not s.dice[casino, s.active, move.values["die"]]:
            return "no-die"
        case "lift" if not s.dice[casino, GREY].any():
            return "no-grey"
    return "closed"


MEANT = {move: _but_casino(parts) for move, parts in enumerate(GRAMMAR.parts) if CASINO in parts.values}
"""What each move that is about a casino means besides."""
CHOICES = {meant: [move for move in MEANT if MEANT[move] == meant] for meant in MEANT.values()}
"""The same moves, by what they mean besides."""
