"""What a move brought about, beyond what the move itself says: kept in the state, all of it public."""

from neonstrip.rules.kernel import rule
from neonstrip.rules.royale.state import MOST_EVENTS, State

# name of the event: names of its up to three facts
EVENTS = {
    "black": ("first", "second", "tile"),
    "paid": ("player", "amount", "tile"),
    "jetons": ("player", "amount", "tile"),
    "shown": ("player", "number", "guess"),
    "won_power": ("player",),
    "lost_power": ("player",),
    "won_token": ("player",),
    "barred": ("player", "kind"),
    "freed": ("player", "kind", "tile"),
    "pushed": ("player", "kind", "number"),
    "tied": ("owner", "site"),
    "won": ("owner", "amount", "site"),
    "returned": ("amount", "site", "owner"),
    "boxed": ("player", "amount"),
    "fined": ("player", "amount", "jetons"),
    "starts": ("player", "round"),
    "over": (),
}
NAMES = list(EVENTS)
(
    BLACK,
    PAID,
    JETONS,
    SHOWN,
    WON_POWER,
    LOST_POWER,
    WON_TOKEN,
    BARRED,
    FREED,
    PUSHED,
    TIED,
    WON,
    RETURNED,
    BOXED,
    FINED,
    STARTS,
    ENDED,
) = range(len(EVENTS))


@rule
def note(s: State, event: int, a: int, b: int, c: int) -> None:
    """Write an event down."""
    if s.happened < MOST_EVENTS:
        s.events[s.happened, 0] = event
        s.events[s.happened, 1] = a
        s.events[s.happened, 2] = b
        s.events[s.happened, 3] = c
        s.happened += 1
