"""C1 High Five: a token worth 100 for the first to count five here."""

from neonstrip.rules.kernel import rule
from neonstrip.rules.royale import events
from neonstrip.rules.royale.bank import pay
from neonstrip.rules.royale.events import note
from neonstrip.rules.royale.facts import (
    HIGH_FIVE,
    HIGH_FIVE_REWARD,
    HIGH_FIVE_THRESHOLD,
)
from neonstrip.rules.royale.state import DONE, NOBODY, State, casino_of, weight


@rule
def prepare(s: State) -> None:
    """R-TILE-5: the token lies on the tile."""
    s.high_five = NOBODY


@rule
def activate(s: State) -> None:
    """R-HIGHFIVE-1: the token, if still here, goes to a player whose dice here count at least five."""
    if s.high_five == NOBODY and weight(s, casino_of(s, HIGH_FIVE), s.active) >= HIGH_FIVE_THRESHOLD:
        s.high_five = s.active
        note(s, events.WON_TOKEN, s.active, 0, 0)
    s.phase = DONE


@rule
def reward(s: State) -> None:
    """R-HIGHFIVE-1: the token is worth 100 when this casino is scored, whatever became of the dice."""
    if s.high_five != NOBODY:
        pay(s, s.high_five, HIGH_FIVE_REWARD, HIGH_FIVE)
