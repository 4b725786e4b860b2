"""What a throw of Royale offers, number by number, for the luck of the dice."""

from __future__ import annotations

from typing import Any

import numpy as np

from neonstrip.play.luck import NEVER, Offer
from neonstrip.play.royale.forecast import COLUMNS, TOTAL, TOTAL_BEFORE, forecast_all
from neonstrip.play.rulebook import Rulebook
from neonstrip.rules.casinos.dice import KINDS
from neonstrip.rules.kernel import Records
from neonstrip.rules.royale.moves import GRAMMAR
from neonstrip.rules.royale.printed import CASINOS
from neonstrip.rules.royale.state import BIG, SMALL, STATE


def offer_of(rules: Rulebook, state: Records, seat: int) -> Offer:
    """What a player's dice offer. R-NOENTRY-2: where every number thrown is barred, that is what there is."""
    dice = int(state["hand"][0, seat, SMALL]), int(state["hand"][0, seat, BIG])
    values, now, least = np.full((CASINOS, dice[SMALL] + 1, KINDS), NEVER), 0, NEVER
    states, listed = np.zeros(2, STATE), np.zeros(rules.most_moves, np.int64)
    for small, big in [(small, big) for small in range(dice[SMALL] + 1) for big in range(dice[BIG] + 1) if small + big]:
        states[0] = state[0]
        # All numbers at once: a move takes one of them, so each is tried as if only it had been thrown.
        states["roll"][0, SMALL], states["roll"][0, BIG] = small, big
        moves = listed[: rules.list_moves(states[:1], seat, listed)].copy()
        out = np.zeros((len(moves), COLUMNS), np.int64)
        forecast_all(states, seat, moves, out)
        now = int(out[0, TOTAL_BEFORE])
        for move, found in zip(moves.tolist(), out, strict=True):
            family, slots, _ = GRAMMAR.parts[move]
            if family == "place":
                values[slots["casino"], small, big] = found[TOTAL]
            if family == "pass":
                least = now
    return Offer(dice, values, now, least)


def luck_of(rules: Rulebook, state: Records, seat: int) -> float:
    """How much better than on average the throw on the table is for the seat that made it, in thousands of dollars."""
    return offer_of(rules, state, seat).luck_of(state["roll"][0].astype(np.int64))


def big_face(roll: Any) -> int | None:
    """The number on the Biggy of a throw, counted from 0."""
    return int(roll[BIG].argmax()) if roll[BIG].any() else None
