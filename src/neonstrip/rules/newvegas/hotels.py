"""Hotels: built at the end of a round under every avenue that is complete."""

from neonstrip.rules.indexing import at
from neonstrip.rules.kernel import Records, inlined, rule
from neonstrip.rules.newvegas.printed import AVENUES, STREETS
from neonstrip.rules.newvegas.state import GRAND, NO_HOTEL, SMALL, Middle, Sheet, is_opened


@inlined
def is_complete(m: Middle, d: Sheet, avenue: int) -> bool:
    """N-HOTEL-1: every casino of the avenue is opened, its site too."""
    missing = False
    for street in range(STREETS):
        missing |= (m.city.casino[street, at(avenue)] != 0) & (not is_opened(d, street, avenue))
    return not missing


@rule
def is_grand(m: Middle, avenue: int) -> bool:
    """N-HOTEL-2: nobody has completed the avenue in an earlier round."""
    return bool(m.grand_built[avenue] == 0 or m.grand_built[avenue] == m.round_number)


@rule
def build_hotels(m: Middle, drafts: Records) -> None:
    """N-HOTEL-2, N-HOTEL-3: the grand one for all who are first in the same round, else the small one."""
    for avenue in range(AVENUES):
        first = is_grand(m, avenue)
        for player in range(m.players):
            d = drafts[player]
            if d.hotel[avenue] == NO_HOTEL and is_complete(m, d, avenue):
                d.hotel[avenue] = GRAND if first else SMALL
                if first:
                    m.grand_built[avenue] = m.round_number


@rule
def hotels_of(d: Sheet, kind: int) -> int:
    """How many hotels of a kind a player has."""
    count = 0
    for avenue in range(AVENUES):
        if d.hotel[avenue] == kind:
            count += 1
    return count
