"""The mayor's bonuses: another number, a free action, an extension."""

from neonstrip.rules.bits import where_is, where_under
from neonstrip.rules.grammar import list_each
from neonstrip.rules.indexing import at
from neonstrip.rules.kernel import Moves, inlined, rule
from neonstrip.rules.newvegas import moves
from neonstrip.rules.newvegas.lots import FIRST_AVENUE, LAST_AVENUE, STREET, avenue_of, opened, ready, street_of
from neonstrip.rules.newvegas.moves import is_of, move_of, slot_of
from neonstrip.rules.newvegas.opening import fits, open_casino, places
from neonstrip.rules.newvegas.printed import AVENUES, BLUECOCKER, HIGHEST, LOWEST, MOST_CHANGE, STREETS
from neonstrip.rules.newvegas.state import (
    ACT,
    BONUS,
    EXTENSION_SHOWS,
    NONE,
    OPEN,
    STAR_LOST,
    UNUSED,
    USED_ACTION,
    USED_EXTENSION,
    USED_NUMBER,
    Middle,
    Sheet,
)

LEFT, RIGHT = 0, 1


@inlined
def groups(m: Middle, d: Sheet) -> int:
    """N-BONUS-1, N-BONUS-6: complete groups of checked boxes, each a bit, not circled yet; those of this turn too."""
    return where_is(d.group, UNUSED) & where_under(m.city.group_ends, d.checked + 1)


@inlined
def can_use_bonus(m: Middle, d: Sheet) -> bool:
    """At most one bonus a round, for a complete group."""
    return bool((d.bonus == UNUSED) & (groups(m, d) != 0))


@rule
def change_of(i: int) -> int:
    """The i-th change of the number: -2, -1, +1, +2."""
    return i - MOST_CHANGE if i < MOST_CHANGE else i - MOST_CHANGE + 1


@rule
def change_fits(d: Sheet, number: int, change: int) -> bool:
    """N-BONUS-2: the changed number is one there is, and fits somewhere."""
    return LOWEST <= number + change <= HIGHEST and fits(d, number + change)


@rule
def some_change_fits(d: Sheet, number: int) -> bool:
    for i in range(2 * MOST_CHANGE):
        if change_fits(d, number, change_of(i)):
            return True
    return False


@rule
def source_of(d: Sheet, street: int, avenue: int, side: int) -> int:
    """The number that an extension would copy from its left or right neighbour, or NONE."""
    neighbour = avenue - 1 if side == LEFT else avenue + 1
    return int(d.number[at(street), at(neighbour)]) if 0 <= neighbour < AVENUES else NONE


@inlined
def beside_opened(d: Sheet, side: int) -> int:
    """N-BONUS-4: built casinos without a number, each a bit, whose left or right neighbour has one that they can copy.

    No further casino of the street has that number: equal ones stand only next to each other.
    """
    return ready(d) & ((opened(d) & ~LAST_AVENUE) << 1 if side == LEFT else (opened(d) & ~FIRST_AVENUE) >> 1)


@rule
def still_fits(d: Sheet, lot: int, side: int) -> bool:
    """N-OPEN-8: the chosen number still fits after an extension.

    In that street a lower number leaves it what is behind, a higher one what is before, an equal one nothing.
    """
    street, avenue = street_of(lot), avenue_of(lot)
    number = source_of(d, street, avenue, side)
    left = ~(STREET << AVENUES * street)
    left |= -(2 << lot) if number < d.chosen else 0
    left |= (1 << lot) - 1 if number > d.chosen else 0
    return places(d, d.chosen) & left != 0


@rule
def may_extend(m: Middle, phase: int) -> bool:
    """N-BONUS-5: at any moment in one edition, right after the opening and before the action in the other."""
    return bool(m.edition == BLUECOCKER or phase == ACT)


@rule
def extensions(m: Middle, d: Sheet, phase: int, side: int) -> int:
    """N-BONUS-4, N-BONUS-5, N-OPEN-8: the casinos, each a bit, that can copy their left or right neighbour's number."""
    if not may_extend(m, phase):
        return 0
    casinos = beside_opened(d, side)
    if phase == OPEN:
        for lot in range(STREETS * AVENUES):
            if casinos >> lot & 1 and not still_fits(d, lot, side):
                casinos ^= 1 << lot
    return casinos


@rule
def has_use(m: Middle, d: Sheet, phase: int) -> bool:
    """Whether there is anything that a group can be used for in a phase of the turn."""
    if phase == ACT or (phase == OPEN and some_change_fits(d, d.chosen)):
        return True
    return extensions(m, d, phase, LEFT) != 0 or extensions(m, d, phase, RIGHT) != 0


@inlined
def options(m: Middle, d: Sheet, phase: int, out: Moves) -> int:
    """What a circled group can be used for in a phase of the turn."""
    n = 0
    if phase == OPEN:
        for i in range(2 * MOST_CHANGE):
            if change_fits(d, d.chosen, change_of(i)):
                out[n] = move_of(moves.NUMBER, i)
                n += 1
    if phase == ACT:
        out[n] = move_of(moves.FREE)
        n += 1
    for side in range(2):
        n = list_each(move_of(moves.EXTEND, side), extensions(m, d, phase, side), out, n)
    return n


@inlined
def circle_options(m: Middle, d: Sheet, out: Moves, n: int) -> int:
    """N-BONUS-1: groups that can be circled now, if there is a use for one."""
    if can_use_bonus(m, d) and has_use(m, d, d.phase):
        n = list_each(move_of(moves.CIRCLE), groups(m, d), out, n)
    return n


@rule
def circle(d: Sheet, move: int) -> None:
    """N-BONUS-1: a group is chosen; what for comes next."""
    d.circled = slot_of(moves.CIRCLE, 0, move)
    d.back_to = d.phase
    d.phase = BONUS


@rule
def use(m: Middle, d: Sheet, move: int) -> None:
    """N-BONUS-2, N-BONUS-3, N-BONUS-4: the group's debt is circled by an extension, and crossed off by the others."""
    d.phase = d.back_to
    if is_of(moves.FREE, move):
        d.bonus = USED_ACTION
        d.any_action = 1
    elif is_of(moves.EXTEND, move):
        d.bonus = USED_EXTENSION
        side = slot_of(moves.EXTEND, 0, move)
        street, avenue = slot_of(moves.EXTEND, 1, move), slot_of(moves.EXTEND, 2, move)
        open_casino(m, d, street, avenue, source_of(d, street, avenue, side))
        if m.city.star[street, avenue] and not m.house & EXTENSION_SHOWS:
            d.star[street, avenue] = STAR_LOST
    else:
        d.bonus = USED_NUMBER
        d.chosen += change_of(slot_of(moves.NUMBER, 0, move))
    d.group[d.circled] = d.bonus
