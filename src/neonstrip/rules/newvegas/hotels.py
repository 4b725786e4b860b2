"""Hotels: built at the end of a round under every avenue that is complete."""

from neonstrip.rules.bits import count, lowest, where_is
from neonstrip.rules.indexing import at
from neonstrip.rules.kernel import Records, inlined, rule
from neonstrip.rules.newvegas.lots import STREET, casinos, in_avenues, opened
from neonstrip.rules.newvegas.state import GRAND, NO_HOTEL, SMALL, Middle, Sheet


@inlined
def due(m: Middle, d: Sheet) -> int:
    """N-HOTEL-1: avenues without a hotel of which every casino is opened, its site too."""
    return STREET & ~in_avenues(casinos(m) & ~opened(d)) & where_is(d.hotel, NO_HOTEL)


@rule
def is_grand(m: Middle, avenue: int) -> bool:
    """N-HOTEL-2: nobody has completed the avenue in an earlier round."""
    return bool(m.grand_built[at(avenue)] == 0 or m.grand_built[at(avenue)] == m.round_number)


@inlined
def build_hotel(m: Middle, d: Sheet, avenue: int) -> None:
    """N-HOTEL-2, N-HOTEL-3: the grand one for all who are first in the same round, else the small one."""
    d.hotel[at(avenue)] = GRAND if is_grand(m, avenue) else SMALL


@rule
def complete(m: Middle, d: Sheet, avenue: int) -> None:
    """N-HOTEL-2: an avenue is complete: its hotel is built, and the round of the first is kept."""
    build_hotel(m, d, avenue)
    if is_grand(m, avenue):
        m.grand_built[at(avenue)] = m.round_number


@rule
def build_hotels(m: Middle, drafts: Records) -> None:
    """N-ROUND-4: everyone's hotels that are due when the round is over."""
    for player in range(m.players):
        avenues = due(m, drafts[player])
        while avenues:
            complete(m, drafts[player], lowest(avenues))
            avenues &= avenues - 1


@inlined
def hotels_in(d: Sheet, kind: int) -> int:
    """The avenues with a hotel of a kind, each a bit."""
    return where_is(d.hotel, kind)


@rule
def hotels_of(d: Sheet, kind: int) -> int:
    """How many hotels of a kind a player has."""
    return count(hotels_in(d, kind))
