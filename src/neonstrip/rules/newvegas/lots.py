"""Sets of lots: each lot of the city is a bit of one number, street after street, and a rule asks for all at once."""

from neonstrip.rules.bits import count, where_is, where_not, where_odd
from neonstrip.rules.kernel import inlined
from neonstrip.rules.newvegas.printed import AVENUES, STREETS
from neonstrip.rules.newvegas.state import NONE, Middle, Sheet

STREET = (1 << AVENUES) - 1
"""All lots of a street, or all avenues."""
FIRST_AVENUE = sum(1 << AVENUES * street for street in range(STREETS))
LAST_AVENUE = FIRST_AVENUE << AVENUES - 1
EVEN, ODD = 0, 1


@inlined
def lot_at(street: int, avenue: int) -> int:
    """A lot as the place of its bit."""
    return street * AVENUES + avenue


@inlined
def street_of(lot: int) -> int:
    return lot // AVENUES


@inlined
def avenue_of(lot: int) -> int:
    return lot % AVENUES


@inlined
def casinos(m: Middle) -> int:
    """Lots of the map that have a casino, or will have."""
    return where_not(m.city.casino, 0)


@inlined
def sites(m: Middle) -> int:
    return where_not(m.city.site, 0)


@inlined
def stars(m: Middle) -> int:
    return where_not(m.city.star, 0)


@inlined
def built(d: Sheet) -> int:
    """N-CONSTRUCT-1: casinos that stand."""
    return where_not(d.built, 0)


@inlined
def opened(d: Sheet) -> int:
    return where_not(d.number, NONE)


@inlined
def ready(d: Sheet) -> int:
    """N-OPEN-1: built casinos without a number."""
    return built(d) & ~opened(d)


@inlined
def opened_with(d: Sheet, parity: int) -> int:
    """Casinos opened with a number of this parity; 0 is even."""
    odd = where_odd(d.number)
    return opened(d) & (odd if parity == ODD else ~odd)


@inlined
def passed(d: Sheet) -> int:
    """N-LIMO-3: red carpets that the limousine has passed."""
    return where_not(d.passed, 0)


@inlined
def starred(d: Sheet, mark: int) -> int:
    """Stars with a mark: free, given or lost."""
    return where_is(d.star, mark)


@inlined
def in_street(lots: int, street: int) -> int:
    """What a set has in a street, the first avenue being the lowest bit."""
    return lots >> AVENUES * street & STREET


@inlined
def in_avenues(lots: int) -> int:
    """The avenues of which a set has a lot in any street."""
    avenues = 0
    for street in range(STREETS):
        avenues |= in_street(lots, street)
    return avenues


@inlined
def streets_without(lots: int) -> int:
    """Streets in which a set has nothing."""
    streets = 0
    for street in range(STREETS):
        streets += in_street(lots, street) == 0
    return streets


@inlined
def count_in_avenue(lots: int, avenue: int) -> int:
    """How many lots of an avenue a set has."""
    return count(lots >> avenue & FIRST_AVENUE)
