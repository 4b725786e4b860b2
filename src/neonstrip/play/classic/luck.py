"""What a throw of Las Vegas (2012) offers, number by number, for the luck of the dice."""

from __future__ import annotations

import numpy as np

from neonstrip.play.classic.forecast import COLUMNS, TOTAL, TOTAL_BEFORE, forecast_all
from neonstrip.play.luck import NEVER, Offer
from neonstrip.rules.classic.moves import GRAMMAR
from neonstrip.rules.classic.printed import CASINOS
from neonstrip.rules.classic.state import OWN, PALE, STATE
from neonstrip.rules.kernel import Records

PLACES = np.array([GRAMMAR.number("place", casino) for casino in range(CASINOS)], np.int64)


def offer_of(state: Records, seat: int) -> Offer:
    """What a player's dice offer."""
    dice = int(state["hand"][0, seat, OWN]), int(state["hand"][0, seat, PALE])
    values, now = np.full((CASINOS, dice[OWN] + 1, dice[PALE] + 1), NEVER), 0
    states, out = np.zeros(2, STATE), np.zeros((CASINOS, COLUMNS), np.int64)
    for own, white in [(own, white) for own in range(dice[OWN] + 1) for white in range(dice[PALE] + 1) if own + white]:
        states[0] = state[0]
        # All numbers at once: a move takes one of them, so each is tried as if only it had been thrown.
        states["roll"][0, OWN], states["roll"][0, PALE] = own, white
        forecast_all(states, seat, PLACES, out)
        values[:, own, white], now = out[:, TOTAL], int(out[0, TOTAL_BEFORE])
    return Offer(dice, values, now)


def luck_of(state: Records, seat: int) -> float:
    """How much better than on average the throw on the table is for the seat that made it, in thousands of dollars."""
    return offer_of(state, seat).luck_of(state["roll"][0].astype(np.int64))
