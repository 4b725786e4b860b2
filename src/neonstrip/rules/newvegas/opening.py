"""Opening casinos: where a number fits, and what opening brings with it."""

from neonstrip.rules.bits import length, where_under
from neonstrip.rules.grammar import list_each
from neonstrip.rules.indexing import at
from neonstrip.rules.kernel import Moves, inlined, rule
from neonstrip.rules.newvegas import moves
from neonstrip.rules.newvegas.golf import golf_after_opening
from neonstrip.rules.newvegas.lots import STREET, in_street, opened, ready
from neonstrip.rules.newvegas.moves import move_of
from neonstrip.rules.newvegas.printed import AVENUES, HIGHEST, STREETS
from neonstrip.rules.newvegas.state import NONE, Middle, Sheet


@rule
def number_left_of(d: Sheet, street: int, avenue: int) -> int:
    """The nearest number to the left in the street, or less than any."""
    for a in range(avenue - 1, -1, -1):
        if d.number[street, a] != NONE:
            return int(d.number[street, a])
    return -1


@rule
def number_right_of(d: Sheet, street: int, avenue: int) -> int:
    """The nearest number to the right in the street, or more than any."""
    for a in range(avenue + 1, AVENUES):
        if d.number[street, a] != NONE:
            return int(d.number[street, a])
    return HIGHEST + 1


@inlined
def between(lower: int, higher: int) -> int:
    """The places of a street that are behind all of a set and before all of another."""
    return (-1 << length(lower)) & ~(higher | -higher) & STREET


@inlined
def places(d: Sheet, number: int) -> int:
    """N-OPEN-1, N-OPEN-2: the casinos, each a bit, that a number fits.

    They are empty and built; numbers rise along a street, so that lower ones stand before it and higher ones behind.
    """
    not_higher, not_lower = opened(d) & where_under(d.number, number + 1), opened(d) & ~where_under(d.number, number)
    found = 0
    for street in range(STREETS):
        found |= between(in_street(not_higher, street), in_street(not_lower, street)) << AVENUES * street
    return found & ready(d)


@inlined
def fits(d: Sheet, number: int) -> bool:
    """Whether a number fits anywhere."""
    return places(d, number) != 0


@inlined
def options(d: Sheet, out: Moves, n: int) -> int:
    """N-OPEN-1, N-OPEN-2: every casino that the chosen number fits."""
    return list_each(move_of(moves.OPEN), places(d, d.chosen), out, n)


@rule
def open_casino(m: Middle, d: Sheet, street: int, avenue: int, number: int) -> None:
    """N-OPEN-1, N-OPEN-5, N-GOLF-1: write the number; a site's debt is repaid by it; golf follows in street 1."""
    d.number[at(street), at(avenue)] = number
    if street == 0 and m.golf:
        golf_after_opening(m, d, avenue)
