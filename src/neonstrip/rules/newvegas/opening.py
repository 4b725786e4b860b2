"""Opening casinos: where a number fits, and what opening brings with it."""

from neonstrip.rules.indexing import at
from neonstrip.rules.kernel import Moves, inlined, rule
from neonstrip.rules.newvegas import moves
from neonstrip.rules.newvegas.golf import golf_after_opening
from neonstrip.rules.newvegas.moves import move_of
from neonstrip.rules.newvegas.printed import AVENUES, HIGHEST, STREETS
from neonstrip.rules.newvegas.state import NONE, Middle, Sheet, is_opened, is_ready


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
def above(number: int) -> int:
    """All numbers higher than one, each a bit."""
    return -(2 << number)


@inlined
def under(number: int) -> int:
    """All numbers lower than one, each a bit."""
    return (1 << number) - 1


@rule
def fitting_numbers(d: Sheet) -> int:
    """N-OPEN-1, N-OPEN-2: the numbers, each a bit, that fit an empty built casino between a lower and a higher one.

    One pass along each street: `gap` is what fits casinos since the last number, as far as that one tells; a number
    ends it. No jumps: they would be guessed wrong.
    """
    fitting = 0
    for street in range(STREETS):
        gap, higher = 0, -1
        for avenue in range(AVENUES):
            number, ends = int(d.number[street, avenue]), is_opened(d, street, avenue)
            gap |= higher if is_ready(d, street, avenue) else 0
            fitting |= gap & under(number) if ends else 0
            gap = 0 if ends else gap
            higher = above(number) if ends else higher
        fitting |= gap & under(HIGHEST + 1)
    return fitting


@inlined
def fits(fitting: int, number: int) -> bool:
    """Whether a number is among those that fit somewhere."""
    return bool(fitting >> number & 1)


@inlined
def places(d: Sheet, number: int, street: int) -> int:
    """N-OPEN-1, N-OPEN-2: the casinos of a street, each a bit, that a number fits.

    One pass: those since the last number are taken if that one is lower and the next one higher.
    """
    found, gap, is_higher = 0, 0, True
    for avenue in range(AVENUES):
        beside, ends = int(d.number[at(street), avenue]), is_opened(d, street, avenue)
        gap |= int(is_higher & is_ready(d, street, avenue)) << avenue
        found |= gap if ends & (number < beside) else 0
        gap = 0 if ends else gap
        is_higher = beside < number if ends else is_higher
    return found | gap


@inlined
def options(d: Sheet, out: Moves, n: int) -> int:
    """N-OPEN-1, N-OPEN-2: every casino that the chosen number fits."""
    for street in range(STREETS):
        casinos = places(d, d.chosen, street)
        for avenue in range(AVENUES):
            out[at(n)] = move_of(moves.OPEN, street, avenue)  # the next takes its place unless this one counts
            n += casinos >> avenue & 1
    return n


@rule
def open_casino(m: Middle, d: Sheet, street: int, avenue: int, number: int) -> None:
    """N-OPEN-1, N-OPEN-5, N-GOLF-1: write the number; a site's debt is repaid by it; golf follows in street 1."""
    d.number[at(street), at(avenue)] = number
    if street == 0 and m.golf:
        golf_after_opening(m, d, avenue)
