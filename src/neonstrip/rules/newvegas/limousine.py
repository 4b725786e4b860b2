"""The limousine: lines from lamp to lamp, carpets, and the way back."""

import numpy as np

from neonstrip.rules.bits import count, where_is, where_not
from neonstrip.rules.kernel import Moves, Numbers, inlined, rule
from neonstrip.rules.newvegas import moves
from neonstrip.rules.newvegas.city import LUXURY_CARPET, MAFIA, NO_CARPET, VIP_CARPET
from neonstrip.rules.newvegas.lots import in_street, opened, passed
from neonstrip.rules.newvegas.moves import move_of, slot_of
from neonstrip.rules.newvegas.printed import AVENUES, STREETS
from neonstrip.rules.newvegas.state import Middle, Sheet

WAYS = 4
NORTH, EAST, SOUTH, WEST = range(WAYS)
TO_STREET: Numbers = np.array([-1, 0, 1, 0], np.int64)
TO_AVENUE: Numbers = np.array([0, 1, 0, -1], np.int64)
BLOCKS_PER_LINE = 2


@inlined
def block_of(street: int, avenue: int, way: int) -> tuple[bool, int, int]:
    """The block one would drive along: whether it runs across, and its place in the tables of blocks."""
    if way == NORTH:
        return False, street, avenue
    if way == SOUTH:
        return False, street + 1, avenue
    if way == EAST:
        return True, street, avenue + 1
    return True, street, avenue


@inlined
def is_drawn(m: Middle, street: int, avenue: int, way: int) -> bool:
    """Whether the map has a block that way."""
    across, s, a = block_of(street, avenue, way)
    if not (0 <= s < STREETS and 0 <= a < AVENUES):
        return False
    return bool(m.city.across[s, a] if across else m.city.down[s, a])


@inlined
def is_unused(d: Sheet, street: int, avenue: int, way: int) -> bool:
    across, s, a = block_of(street, avenue, way)
    return not (d.used_across[s, a] if across else d.used_down[s, a])


@rule
def can_drive(m: Middle, d: Sheet, street: int, avenue: int, way: int) -> bool:
    """N-LIMO-1: a drawn block, not driven before."""
    return is_drawn(m, street, avenue, way) and is_unused(d, street, avenue, way)


@inlined
def options(m: Middle, d: Sheet, out: Moves, n: int) -> int:
    """N-LIMO-1, N-LIMO-2, N-LIMO-4: two blocks to a next lamp, straight or round a corner, until the tour is closed."""
    if d.home:
        return n
    for first in range(WAYS):
        if can_drive(m, d, d.street, d.avenue, first):
            street, avenue = d.street + TO_STREET[first], d.avenue + TO_AVENUE[first]
            for second in range(WAYS):
                if second != (first + 2) % WAYS and can_drive(m, d, street, avenue, second):
                    out[n] = move_of(moves.DRIVE, first, second)
                    n += 1
    return n


@rule
def drive(m: Middle, d: Sheet, move: int) -> None:
    """N-LIMO-1, N-LIMO-2: draw the line; back at the traffic light the tour is closed for good."""
    drive_block(m, d, slot_of(moves.DRIVE, 0, move))
    drive_block(m, d, slot_of(moves.DRIVE, 1, move))
    d.home = d.street == m.city.start_street and d.avenue == m.city.start_avenue


@rule
def new_carpet(m: Middle, d: Sheet, street: int, avenue: int, way: int) -> int:
    """N-LIMO-3, N-LIMO-5: the carpet that faces a block, unless it has been passed."""
    across, s, a = block_of(street, avenue, way)
    return int(m.city.carpet[s, a]) if across and not d.passed[s, a] else NO_CARPET


@rule
def drive_block(m: Middle, d: Sheet, way: int) -> None:
    """N-LIMO-3, N-LIMO-5: along one block, past the carpet that faces it."""
    across, s, a = block_of(d.street, d.avenue, way)
    if new_carpet(m, d, d.street, d.avenue, way) != NO_CARPET:
        d.passed[s, a] = 1
    if across:
        d.used_across[s, a] = 1
    else:
        d.used_down[s, a] = 1
    d.route[d.blocks] = way
    d.blocks += 1
    d.street += TO_STREET[way]
    d.avenue += TO_AVENUE[way]


@rule
def visited(m: Middle, d: Sheet, kind: int) -> int:
    """N-LIMO-3, N-SCORE-7: casinos of a kind that are passed and opened."""
    return count(where_is(m.city.carpet, kind) & passed(d) & opened(d))


@rule
def missing_lines(m: Middle, d: Sheet) -> int:
    """N-SCORE-7: the fewest lines back to the traffic light over unused blocks; if there is no such way, over any."""
    if d.home or d.blocks == 0:
        return 0
    blocks = way_home(m, d, True)
    if blocks < 0:
        blocks = way_home(m, d, False)
    return blocks // BLOCKS_PER_LINE


@inlined
def crossing(street: int, avenue: int) -> int:
    """A crossing as a bit; in the same place stand the blocks that lead to it from the west and from the north."""
    return 1 << street * AVENUES + avenue


@rule
def blocks_of(m: Middle, d: Sheet, only_unused: bool) -> tuple[int, int]:
    """The blocks of streets and those of avenues, each a bit; all of the map, or those not driven before."""
    across, down = where_not(m.city.across, 0), where_not(m.city.down, 0)
    if only_unused:
        across, down = across & ~where_not(d.used_across, 0), down & ~where_not(d.used_down, 0)
    return across, down


@rule
def way_home(m: Middle, d: Sheet, only_unused: bool) -> int:
    """The fewest blocks from the limousine to the traffic light, or a negative number if there is no way.

    All crossings that can be reached, each a bit, spread by a block in every direction at once.
    """
    across, down = blocks_of(m, d, only_unused)
    reached, goal = crossing(d.street, d.avenue), crossing(m.city.start_street, m.city.start_avenue)
    blocks = 0
    while not reached & goal:
        west_and_east = (reached & across) >> 1 | (reached << 1 & across)
        north_and_south = (reached & down) >> AVENUES | (reached << AVENUES & down)
        if not (west_and_east | north_and_south) & ~reached:
            return -1
        reached |= west_and_east | north_and_south
        blocks += 1
    return blocks


@rule
def kinds_passed(m: Middle, d: Sheet) -> int:
    """How many of the mafia, luxury and VIP casinos were passed, opened or not, each kind once."""
    kinds = 0
    for kind in (MAFIA, LUXURY_CARPET, VIP_CARPET):
        kinds += where_is(m.city.carpet, kind) & passed(d) != 0
    return kinds


@rule
def streets_passed(m: Middle, d: Sheet) -> int:
    """Streets in which a carpet was passed, opened or not."""
    streets = 0
    for street in range(STREETS):
        streets += in_street(passed(d), street) != 0
    return streets
