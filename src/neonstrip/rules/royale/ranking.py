"""Who is ahead where: the comparison that casinos, Double Down, Power Play, Prime Time and Bad Luck share."""

from neonstrip.rules.bits import length
from neonstrip.rules.casinos.comparing import ties
from neonstrip.rules.casinos.seating import NOBODY
from neonstrip.rules.kernel import inlined, rule
from neonstrip.rules.royale import events
from neonstrip.rules.royale.printed import MAX_PLAYERS
from neonstrip.rules.royale.state import GREY, NEUTRAL, OWNERS, POWERLESS_NEUTRAL, State, in_play, weight
from neonstrip.rules.royale.tiles.handicap import HANDICAP

OWNER_BITS = OWNERS.bit_length()
_, tied_owners, note_ties = ties(OWNERS, weight, events.TIED)


@rule
def is_real(owner: int) -> bool:
    """Whether an owner is a player, neither nobody nor imagined."""
    return 0 <= owner < MAX_PLAYERS


@rule
def first_and_second(s: State, site: int) -> tuple[int, int]:
    """R-SCORE-1: who takes the higher and who the lower prize, as things lie now."""
    first, second, _ = ranked(s, site)
    return first, second


@rule
def ranked(s: State, site: int) -> tuple[int, int, int]:
    """R-SCORE-1: who has the highest and the second highest count that nobody shares; and the tied counts, as bits.

    One pass finds them all: `owners` has a place for each count, with the number of whoever has it.
    """
    seen = tied = owners = 0
    for owner in range(OWNERS):
        count = weight(s, site, owner)
        tied |= seen & 1 << count
        seen |= 1 << count
        owners |= owner << count * OWNER_BITS
    alone = (seen & ~tied) | 1
    highest = length(alone) - 1
    second = length((alone ^ 1 << highest) | 1) - 1
    return owner_of(highest, owners), owner_of(second, owners), tied & ~1


@inlined
def owner_of(count: int, owners: int) -> int:
    """Who it is that has a count; nobody where it is none."""
    return owners >> count * OWNER_BITS & ((1 << OWNER_BITS) - 1) if count > 0 else NOBODY


@rule
def counts_for_power(s: State, owner: int) -> bool:
    """R-POWER-2, R-HANDICAP-2: Handicap's grey dice count only at the scoring; by a house rule neutral dice too."""
    if owner == GREY:
        return not in_play(s, HANDICAP)
    return owner != NEUTRAL or not s.house & POWERLESS_NEUTRAL


@rule
def sole_leader(s: State, casino: int) -> int:
    """R-POWER-1, R-POWER-2, R-HANDICAP-2: who alone has the most dice here during the round, or nobody."""
    leader, most = NOBODY, 0
    for owner in range(OWNERS):
        if not counts_for_power(s, owner):
            continue
        count = weight(s, casino, owner)
        if count > most:
            leader, most = owner, count
        elif count == most:
            leader = NOBODY
    return leader
