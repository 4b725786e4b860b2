"""A2 Jackpot: a seven or doubles wins the pot, anything else makes it grow."""

from neonstrip.rules.kernel import rule
from neonstrip.rules.royale.bank import pay
from neonstrip.rules.royale.blackdice import black_sum, is_double, throw_black
from neonstrip.rules.royale.facts import JACKPOT, JACKPOT_TRACK
from neonstrip.rules.royale.state import DONE, State

LUCKY_SUM = 7


@rule
def prepare(s: State) -> None:
    """R-TILE-5: the marker starts at the lowest amount."""
    s.jackpot = 0


@rule
def activate(s: State) -> None:
    """R-JACKPOT-1: 7 or doubles takes the marked amount and resets it; else it moves up, at most to the last field."""
    throw_black(s, JACKPOT)
    if black_sum(s) == LUCKY_SUM or is_double(s):
        pay(s, s.active, JACKPOT_TRACK[s.jackpot], JACKPOT)
        s.jackpot = 0
    elif s.jackpot + 1 < len(JACKPOT_TRACK):
        s.jackpot += 1
    s.phase = DONE
