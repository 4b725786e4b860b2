"""The mayor's bonuses: another number, a free action, an extension."""

from neonstrip.rules.indexing import at
from neonstrip.rules.kernel import Moves, inlined, rule
from neonstrip.rules.newvegas import moves
from neonstrip.rules.newvegas.moves import is_of, move_of, slot_of
from neonstrip.rules.newvegas.opening import (
    fits,
    fitting_numbers,
    open_casino,
)
from neonstrip.rules.newvegas.printed import AVENUES, BLUECOCKER, GROUPS, HIGHEST, LOWEST, MOST_CHANGE, STREETS
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
    is_opened,
    is_ready,
)

LEFT, RIGHT = 0, 1


@inlined
def has_group(m: Middle, d: Sheet, group: int) -> bool:
    """N-BONUS-1, N-BONUS-6: a complete group of checked boxes that is not circled yet, those of this turn included."""
    return bool(d.group[group] == UNUSED and d.checked >= m.city.group_ends[group])


@inlined
def can_use_bonus(m: Middle, d: Sheet) -> bool:
    """At most one bonus a round, for a complete group."""
    if d.bonus != UNUSED:
        return False
    for group in range(GROUPS):
        if has_group(m, d, group):
            return True
    return False


@rule
def change_of(i: int) -> int:
    """The i-th change of the number: -2, -1, +1, +2."""
    return i - MOST_CHANGE if i < MOST_CHANGE else i - MOST_CHANGE + 1


@rule
def change_fits(fitting: int, number: int, change: int) -> bool:
    """N-BONUS-2: the changed number is one there is, and among those that fit somewhere."""
    return LOWEST <= number + change <= HIGHEST and fits(fitting, number + change)


@rule
def some_change_fits(fitting: int, number: int) -> bool:
    for i in range(2 * MOST_CHANGE):
        if change_fits(fitting, number, change_of(i)):
            return True
    return False


@rule
def source_of(d: Sheet, street: int, avenue: int, side: int) -> int:
    """The number that an extension would copy from its left or right neighbour, or NONE."""
    neighbour = avenue - 1 if side == LEFT else avenue + 1
    return int(d.number[at(street), at(neighbour)]) if 0 <= neighbour < AVENUES else NONE


@rule
def extensions(d: Sheet, street: int, side: int) -> int:
    """N-BONUS-4: the casinos of a street, each a bit, that can copy their left or right neighbour's number.

    They are built, without a number, and beside an opened one; equal numbers stand only next to each other. One pass
    towards the side copied from, past the nearest number on the other side.
    """
    found = 0
    beyond = HIGHEST + 1 if side == LEFT else NONE
    for i in range(AVENUES):
        avenue = AVENUES - 1 - i if side == LEFT else i
        number = source_of(d, street, avenue, side)
        is_between = number < beyond if side == LEFT else beyond < number
        found |= int(is_ready(d, street, avenue) & (number != NONE) & is_between) << avenue
        beyond = int(d.number[at(street), at(avenue)]) if is_opened(d, street, avenue) else beyond
    return found


@rule
def leaves_room(d: Sheet, phase: int, street: int, avenue: int, side: int) -> bool:
    """N-OPEN-8: before the opening, the chosen number must still fit after the extension."""
    if phase != OPEN:
        return True
    d.number[street, avenue] = source_of(d, street, avenue, side)
    is_left = fits(fitting_numbers(d), d.chosen)
    d.number[street, avenue] = NONE
    return is_left


@rule
def may_extend(m: Middle, phase: int) -> bool:
    """N-BONUS-5: at any moment in one edition, right after the opening and before the action in the other."""
    return bool(m.edition == BLUECOCKER or phase == ACT)


@rule
def may_extend_to(d: Sheet, phase: int, casinos: int, street: int, avenue: int, side: int) -> bool:
    """N-BONUS-4, N-OPEN-8: one of the casinos that can be extended to, and that leaves the chosen number a place."""
    return bool(casinos >> avenue & 1) and leaves_room(d, phase, street, avenue, side)


@rule
def may_extend_somewhere(d: Sheet, phase: int) -> bool:
    for side in range(2):
        for street in range(STREETS):
            casinos = extensions(d, street, side)
            for avenue in range(AVENUES):
                if may_extend_to(d, phase, casinos, street, avenue, side):
                    return True
    return False


@rule
def has_use(m: Middle, d: Sheet, phase: int) -> bool:
    """Whether there is anything that a group can be used for in a phase of the turn."""
    if phase == ACT or (phase == OPEN and some_change_fits(fitting_numbers(d), d.chosen)):
        return True
    return may_extend(m, phase) and may_extend_somewhere(d, phase)


@rule
def options(m: Middle, d: Sheet, phase: int, out: Moves) -> int:
    """What a circled group can be used for in a phase of the turn."""
    n = 0
    if phase == OPEN:
        fitting = fitting_numbers(d)
        for i in range(2 * MOST_CHANGE):
            if change_fits(fitting, d.chosen, change_of(i)):
                out[n] = move_of(moves.NUMBER, i)
                n += 1
    if phase == ACT:
        out[n] = move_of(moves.FREE)
        n += 1
    if may_extend(m, phase):
        for side in range(2):
            for street in range(STREETS):
                casinos = extensions(d, street, side)
                for avenue in range(AVENUES):
                    if may_extend_to(d, phase, casinos, street, avenue, side):
                        out[n] = move_of(moves.EXTEND, side, street, avenue)
                        n += 1
    return n


@inlined
def circle_options(m: Middle, d: Sheet, out: Moves, n: int) -> int:
    """N-BONUS-1: groups that can be circled now, if there is a use for one."""
    if can_use_bonus(m, d) and has_use(m, d, d.phase):
        for group in range(GROUPS):
            if has_group(m, d, group):
                out[n] = move_of(moves.CIRCLE, group)
                n += 1
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
