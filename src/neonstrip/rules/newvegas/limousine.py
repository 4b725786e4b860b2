"""The limousine: lines from lamp to lamp, carpets, and the way back."""

import numpy as np

from neonstrip.rules.kernel import Moves, Numbers, inlined, rule
from neonstrip.rules.newvegas import moves
from neonstrip.rules.newvegas.city import LUXURY_CARPET, MAFIA, NO_CARPET, VIP_CARPET
from neonstrip.rules.newvegas.moves import move_of, slot_of
from neonstrip.rules.newvegas.printed import AVENUES, STREETS
from neonstrip.rules.newvegas.state import Middle, Sheet, is_opened

WAYS = 4
NORTH, EAST, SOUTH, WEST = range(WAYS)
TO_STREET: Numbers = np.array([-1, 0, 1, 0], np.int64)
TO_AVENUE: Numbers = np.array([0, 1, 0, -1], np.int64)
BLOCKS_PER_LINE = 2


@rule
def block_of(street: int, avenue: int, way: int) -> tuple[bool, int, int]:
    """The block one would drive along: whether it runs across, and its place in the tables of blocks."""
    if way == NORTH:
        return False, street, avenue
    if way == SOUTH:
        return False, street + 1, avenue
    if way == EAST:
        return True, street, avenue + 1
    return True, street, avenue


@rule
def is_drawn(m: Middle, street: int, avenue: int, way: int) -> bool:
    """Whether the map has a block that way."""
    across, s, a = block_of(street, avenue, way)
    if not (0 <= s < STREETS and 0 <= a < AVENUES):
        return False
    return bool(m.city.across[s, a] if across else m.city.down[s, a])


@rule
def is_unused(d: Sheet, street: int, avenue: int, way: int) -> bool:
    across, s, a = block_of(street, avenue, way)
    return not (d.used_across[s, a] if across else d.used_down[s, a])


@rule
def can_drive(m: Middle, d: Sheet, street: int, avenue: int, way: int) -> bool:
    """N-LIMO-1: a drawn block, not driven before."""
    return is_drawn(m, street, avenue, way) and is_unused(d, street, avenue, way)


@rule
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
    count = 0
    for street in range(STREETS):
        for avenue in range(AVENUES):
            if m.city.carpet[street, avenue] == kind and d.passed[street, avenue] and is_opened(d, street, avenue):
                count += 1
    return count


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
    across = down = 0
    for street in range(STREETS):
        for avenue in range(AVENUES):
            here = crossing(street, avenue)
            if m.city.across[street, avenue] and not (only_unused and d.used_across[street, avenue]):
                across |= here
            if m.city.down[street, avenue] and not (only_unused and d.used_down[street, avenue]):
                down |= here
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
    mafia = luxury = vip = False
    for street in range(STREETS):
        for avenue in range(AVENUES):
            if d.passed[street, avenue]:
                mafia = mafia or m.city.carpet[street, avenue] == MAFIA
                luxury = luxury or m.city.carpet[street, avenue] == LUXURY_CARPET
                vip = vip or m.city.carpet[street, avenue] == VIP_CARPET
    return int(mafia) + int(luxury) + int(vip)


@rule
def streets_passed(m: Middle, d: Sheet) -> int:
    """Streets in which a carpet was passed, opened or not."""
    streets = 0
    for street in range(STREETS):
        streets += d.passed[street].sum() > 0
    return streets
