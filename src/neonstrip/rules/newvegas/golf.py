"""Golf, above the first street."""

from neonstrip.rules.kernel import rule
from neonstrip.rules.newvegas.printed import AVENUES
from neonstrip.rules.newvegas.state import HOLE_CIRCLED, HOLE_FREE, HOLE_LOST, Middle, Sheet, is_opened


@rule
def circle_hole(m: Middle, d: Sheet, avenue: int) -> None:
    if m.city.par[avenue] and d.hole[avenue] == HOLE_FREE:
        d.hole[avenue] = HOLE_CIRCLED


@rule
def opened_before(d: Sheet, avenue: int) -> bool:
    """Whether any other casino of street 1 is open."""
    for other in range(AVENUES):
        if other != avenue and is_opened(d, 0, other):
            return True
    return False


@rule
def has_neighbour(d: Sheet, avenue: int) -> bool:
    """Whether a casino next to this one in street 1 is open."""
    return (avenue > 0 and is_opened(d, 0, avenue - 1)) or (avenue + 1 < AVENUES and is_opened(d, 0, avenue + 1))


@rule
def has_circled_neighbour(d: Sheet, avenue: int) -> bool:
    left = avenue > 0 and d.hole[avenue - 1] == HOLE_CIRCLED
    right = avenue + 1 < AVENUES and d.hole[avenue + 1] == HOLE_CIRCLED
    return bool(left or right)


@rule
def golf_after_opening(m: Middle, d: Sheet, avenue: int) -> None:
    """N-GOLF-1 to N-GOLF-4: the first hole, a further one beside a circled one, or a jump that loses a direction."""
    if not opened_before(d, avenue) or has_circled_neighbour(d, avenue):
        circle_hole(m, d, avenue)
    elif not has_neighbour(d, avenue):
        lose_direction(m, d, avenue)


@rule
def lose_direction(m: Middle, d: Sheet, avenue: int) -> None:
    """N-GOLF-3: cross off every hole beyond the nearest circled one, to the end of the street on that side."""
    nearest = -1
    for hole in range(AVENUES):
        if d.hole[hole] == HOLE_CIRCLED and (nearest == -1 or abs(hole - avenue) < abs(nearest - avenue)):
            nearest = hole
    step = 1 if avenue > nearest else -1
    hole = nearest + step
    while 0 <= hole < AVENUES:
        if m.city.par[hole] and d.hole[hole] == HOLE_FREE:
            d.hole[hole] = HOLE_LOST
        hole += step
