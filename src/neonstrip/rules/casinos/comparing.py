"""Comparisons that several games make: whose counts are tied, and who has won. Each game says what it compares."""

from collections.abc import Callable
from typing import Any

from neonstrip.rules.casinos.noting import note
from neonstrip.rules.kernel import inlined, rule

MORE_THAN_HELD = 1 << 32
"""More than anybody can hold in cards, notes and jetons."""
Count = Callable[[Any, int, int], int]
NumberOf = Callable[[Any, int], int]
Note = Callable[[Any, int, int], None]


@inlined
def is_tied(count: int, tied: int) -> bool:
    """Whether a count is among the tied ones."""
    return bool(tied >> count & 1)


def ties(owners: int, weight: Count, event: int) -> tuple[NumberOf, NumberOf, Note]:
    """The compiled ways to find which counts, and which owners, are tied at a site, and to note that as an event.

    `weight` is an owner's count.
    """

    @rule
    def tied_counts(s: Any, site: int) -> int:
        """R-SCORE-1, C-SCORE-1: the counts, none aside, that several owners have here.

        Each is a bit, so that one pass finds them all.
        """
        seen = tied = 0
        for owner in range(owners):
            count = 1 << weight(s, site, owner)
            tied |= seen & count
            seen |= count
        return tied & ~1

    @rule
    def tied_owners(s: Any, site: int) -> int:
        """R-SCORE-1, C-SCORE-1: the owners that ties strike out here, each a bit."""
        counts, tied = tied_counts(s, site), 0
        for owner in range(owners):
            if is_tied(weight(s, site, owner), counts):
                tied |= 1 << owner
        return tied

    @rule
    def note_ties(s: Any, site: int, tied: int) -> None:
        """R-SCORE-1, C-SCORE-1: those whose counts are tied take their dice back."""
        if tied == 0:
            return
        for owner in range(owners):
            if is_tied(weight(s, site, owner), tied):
                note(s, event, owner, site, 0)

    return tied_counts, tied_owners, note_ties


def winning(wealth: NumberOf, holdings: NumberOf) -> Callable[[Any], int]:
    """The compiled way to ask who has won: by wealth, and where that is equal, by holdings."""

    @rule
    def standing(s: Any, player: int) -> int:
        """R-END-1, C-END-1: both in one number, the greater the better."""
        return wealth(s, player) * MORE_THAN_HELD + holdings(s, player)

    @rule
    def winners(s: Any) -> int:
        """R-END-1, C-END-1: those whom nobody is ahead of, each a bit; several who are equal share the win."""
        found = best = 0
        for player in range(s.players):
            own = standing(s, player)
            if own > best:
                found, best = 0, own
            if own == best:
                found |= 1 << player
        return found

    return winners
