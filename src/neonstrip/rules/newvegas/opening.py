"""Opening casinos: where a number fits, and what opening brings with it."""

from neonstrip.rules.kernel import Moves, rule
from neonstrip.rules.newvegas import moves
from neonstrip.rules.newvegas.golf import golf_after_opening
from neonstrip.rules.newvegas.moves import move_of
from neonstrip.rules.newvegas.printed import AVENUES, HIGHEST, STREETS
from neonstrip.rules.newvegas.state import NONE, Middle, Sheet, is_ready


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


@rule
def fits(m: Middle, d: Sheet, number: int, street: int, avenue: int) -> bool:
    """N-OPEN-1, N-OPEN-2: an empty built casino between a lower number and a higher one."""
    return (
        is_ready(m, d, street, avenue)
        and number_left_of(d, street, avenue) < number
        and number < number_right_of(d, street, avenue)
    )


@rule
def fits_anywhere(m: Middle, d: Sheet, number: int) -> bool:
    for street in range(STREETS):
        for avenue in range(AVENUES):
            if fits(m, d, number, street, avenue):
                return True
    return False


@rule
def options(m: Middle, d: Sheet, out: Moves, n: int) -> int:
    """N-OPEN-1, N-OPEN-2: every casino that the chosen number fits."""
    for street in range(STREETS):
        for avenue in range(AVENUES):
            if fits(m, d, d.chosen, street, avenue):
                out[n] = move_of(moves.OPEN, street, avenue)
                n += 1
    return n


@rule
def open_casino(m: Middle, d: Sheet, street: int, avenue: int, number: int) -> None:
    """N-OPEN-1, N-OPEN-5, N-GOLF-1: write the number; a site's debt is repaid by it; golf follows in street 1."""
    d.number[street, avenue] = number
    if street == 0 and m.golf:
        golf_after_opening(m, d, avenue)
