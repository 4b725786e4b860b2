"""Money as cards or banknotes of several values: kinds of it, who sees it, how much of it is out of sight."""

from collections.abc import Callable
from typing import Any

from neonstrip.rules.casinos.seating import NOBODY
from neonstrip.rules.kernel import Numbers, rule

Kind = Callable[[int], int]


def kinds(values: Numbers) -> Kind:
    """The compiled way from an amount to its kind; the values are evenly spaced."""
    smallest, step = int(values[0]), int(values[1] - values[0])

    @rule
    def kind_of(amount: int) -> int:
        """Where an amount stands among the values."""
        return (amount - smallest) // step

    return kind_of


@rule
def sees_money(s: Any, seat: int, owner: int) -> bool:
    """R-HIDE-1, C-END-1: one's own money, everybody's where the table opens it, and everybody's at the end."""
    return seat == owner or bool(s.open_money) or s.actor == NOBODY


def taking_away(kind_of: Kind) -> Callable[[Any, Numbers], None]:
    """The compiled way to take from counts of money, by kind, all that lies open in a view."""

    @rule
    def take_away_shown(s: Any, counts: Numbers) -> None:
        """R-HIDE-1: what players are seen to have, and the prizes at the casinos."""
        for player in range(s.players):
            for kind in range(len(counts)):
                counts[kind] -= s.cash[player, kind]
        for casino in range(len(s.prizes)):
            for amount in s.prizes[casino]:
                if amount > 0:
                    counts[kind_of(amount)] -= 1

    return take_away_shown
