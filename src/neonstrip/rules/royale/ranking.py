"""Who is ahead where: the comparison that casinos, Double Down, Power Play, Prime Time and Bad Luck share."""

from neonstrip.rules.casinos.comparing import is_tied, ties
from neonstrip.rules.casinos.seating import NOBODY
from neonstrip.rules.kernel import inlined, rule
from neonstrip.rules.royale import events
from neonstrip.rules.royale.printed import MAX_PLAYERS
from neonstrip.rules.royale.state import GREY, NEUTRAL, OWNERS, POWERLESS_NEUTRAL, State, in_play, weight
from neonstrip.rules.royale.tiles.handicap import HANDICAP

OWNER_BITS = OWNERS.bit_length()
tied_counts, tied_owners, note_ties = ties(OWNERS, weight, events.TIED)


@rule
def is_real(owner: int) -> bool:
    """Whether an owner is a player, neither nobody nor imagined."""
    return 0 <= owner < MAX_PLAYERS


@rule
def first_and_second(s: State, site: int) -> tuple[int, int]:
    """R-SCORE-1: who takes the higher and who the lower prize, as things lie now."""
    return highest_untied(s, site, tied_counts(s, site))


@rule
def highest_untied(s: State, site: int, tied: int) -> tuple[int, int]:
    """R-SCORE-1: who has the highest and who the second highest count that is not tied."""
    first = second = 0
    for owner in range(OWNERS):
        count = weight(s, site, owner)
        place = 0 if count == 0 or is_tied(count, tied) else (count << OWNER_BITS) + owner  # the higher count is more
        second = max(second, min(first, place))
        first = max(first, place)
    return owner_at(first), owner_at(second)


@inlined
def owner_at(place: int) -> int:
    """Who it is that has a place, if anybody has."""
    return place & ((1 << OWNER_BITS) - 1) if place else NOBODY


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
