"""What the greedy bot thinks of each of some moves."""

from typing import Any

from neonstrip.bots.casinos.rating import rating_of
from neonstrip.bots.royale.greedy import balance_to_place, worth
from neonstrip.rules.kernel import entry

rate_all = rating_of(worth, balance_to_place)


@entry
def rate(*given: Any) -> None:
    """Rate moves of the actor: what is seen, twice, the moves, and room for their worth."""
    rate_all(*given)
