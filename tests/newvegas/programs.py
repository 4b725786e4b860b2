"""Simple players for tests: they like what brings a project nearer, and so get where random play never does.

An aim is a project, 7 times its colour plus its place among those of the colour, or FILL: to open everything.
"""

from neonstrip.rules.kernel import Numbers, rule
from neonstrip.rules.newvegas import moves
from neonstrip.rules.newvegas.city import NO_CARPET
from neonstrip.rules.newvegas.golf import has_circled_neighbour, opened_before
from neonstrip.rules.newvegas.limousine import TO_AVENUE, TO_STREET, block_of
from neonstrip.rules.newvegas.moves import is_of, slot_of
from neonstrip.rules.newvegas.opening import places
from neonstrip.rules.newvegas.printed import (
    AVENUES,
    CONSTRUCTION,
    INAUGURATION,
    LIMOUSINE,
    PROJECT_NAMES,
    SHOW,
    STREETS,
)
from neonstrip.rules.newvegas.state import NONE, Middle, Sheet
from neonstrip.rules.newvegas.turn import action_of, number_of

AIMS = {name: 7 * colour + place for colour, names in enumerate(PROJECT_NAMES) for place, name in enumerate(names)}
FILL = -1
TEN_BOXES, EDGE_HOTELS = AIMS["ten_inaugurations"], AIMS["hotels_first_and_last"]
SIX_EVEN, SEVEN_ODD = AIMS["run_of_six_even"], AIMS["run_of_seven_odd"]
TWO_ODD, EDGE_EVEN = AIMS["two_runs_of_four_odd"], AIMS["run_of_five_even_at_edge"]
FULL, KINDS, CARPETS = AIMS["two_full_streets"], AIMS["limousine_each_kind"], AIMS["limousine_each_street"]
EDGE_SITES, STREET_SITES = AIMS["sites_first_and_last"], AIMS["sites_of_two_streets"]
ALL_SITES, SITES_AND_SHOWS = AIMS["all_sites_built"], AIMS["sites_and_shows_of_street"]
SHOWS, GOLF_AND_SHOWS, PAR_FOUR = (
    AIMS["three_shows_each_column"],
    AIMS["golf_and_shows_street_one"],
    AIMS["all_par_four"],
)
NEVER = -10_000
MUCH, SOME = 60, 20


@rule
def place_of(m: Middle, d: Sheet, number: int, street: int, avenue: int) -> int:
    """How far, in tenths of an avenue, a lot is from where a number belongs between its neighbours."""
    left, low = -1, 0
    right, high = AVENUES, 16
    for a in range(AVENUES):
        if a < avenue and (d.number[street, a] != NONE or not m.city.casino[street, a]):
            left, low = a, max(int(d.number[street, a]), 0)
    for a in range(AVENUES - 1, avenue, -1):
        if d.number[street, a] != NONE:
            right, high = a, int(d.number[street, a])
        elif not m.city.casino[street, a]:
            right, high = a, 16
    ideal = 10 * left + 10 * (right - left) * (number - low) // max(high - low, 1)
    return int(abs(10 * avenue - ideal))


@rule
def opened_in(d: Sheet, avenue: int) -> int:
    count = 0
    for street in range(STREETS):
        count += d.number[street, avenue] != NONE
    return count


@rule
def likes_site(aim: int, street: int, avenue: int) -> bool:
    """Whether a site is one that the aim asks for."""
    if aim in (EDGE_SITES, EDGE_HOTELS):
        return avenue == 0 or avenue == AVENUES - 1
    if aim == STREET_SITES:
        return street == 0 or street == STREETS - 1
    if aim == SITES_AND_SHOWS:
        return street == STREETS - 1
    if aim == GOLF_AND_SHOWS:
        return street == 0
    return aim == ALL_SITES or 0 <= aim < TEN_BOXES


@rule
def likes_show(aim: int, street: int) -> bool:
    """Whether a show in a street is one that the aim asks for."""
    if aim == SITES_AND_SHOWS:
        return street == STREETS - 1
    return aim == SHOWS or (aim == GOLF_AND_SHOWS and street == 0)


@rule
def parity_liking(aim: int, number: int, street: int) -> int:
    """A run keeps a street for its own parity."""
    if aim in (SIX_EVEN, SEVEN_ODD):
        wanted = 0 if aim == SIX_EVEN else 1
        return (SOME if number % 2 == wanted else -MUCH) if street == 1 else 0
    if aim == TWO_ODD:
        return (SOME if number % 2 == 1 else -MUCH) if street in (1, 2) else 0
    if aim == EDGE_EVEN:
        return (SOME if number % 2 == 0 else -MUCH) if street == STREETS - 1 else 0
    return 0


@rule
def open_liking(m: Middle, d: Sheet, aim: int, number: int, action: int, street: int, avenue: int) -> int:
    liking = -place_of(m, d, number, street, avenue) + parity_liking(aim, number, street)
    if m.city.site[street, avenue] and likes_site(aim, street, avenue):
        liking += MUCH
    if m.city.star[street, avenue] and likes_show(aim, street):
        liking += 2 * MUCH if action == SHOW else -3 * MUCH
    if aim in (GOLF_AND_SHOWS, PAR_FOUR) and street == 0 and opened_before(d, avenue):
        liking += SOME if has_circled_neighbour(d, avenue) else -3 * MUCH
    if 0 <= aim < TEN_BOXES:
        liking += 5 * opened_in(d, avenue)
    if aim == EDGE_HOTELS and avenue in (0, AVENUES - 1):
        liking += MUCH
    if aim == FULL and street in (0, STREETS - 1):
        liking += SOME
    return liking


@rule
def action_liking(aim: int, action: int) -> int:
    """Which actions an aim needs at all."""
    if action == INAUGURATION:
        return MUCH if aim == TEN_BOXES else 0
    if action == LIMOUSINE:
        return MUCH if aim in (KINDS, CARPETS) else 0
    if action == CONSTRUCTION:
        sites = (EDGE_SITES, STREET_SITES, ALL_SITES, SITES_AND_SHOWS, GOLF_AND_SHOWS)
        return SOME if 0 <= aim < TEN_BOXES or aim in sites else 0
    return 0


@rule
def choice_liking(m: Middle, d: Sheet, aim: int, number: int, action: int) -> int:
    """A combination is worth its action and the best opening of its number."""
    best = NEVER
    for street in range(STREETS):
        for avenue in range(AVENUES):
            if places(d, number) >> street * AVENUES + avenue & 1:
                best = max(best, open_liking(m, d, aim, number, action, street, avenue))
    return best + action_liking(aim, action)


@rule
def drive_liking(m: Middle, d: Sheet, aim: int, move: int) -> int:
    """A line that passes a kind of carpet, or a carpet in a street, that was not passed yet."""
    if aim != KINDS and aim != CARPETS:
        return 0
    liking, s, a = 1, d.street, d.avenue
    for part in range(2):
        way = slot_of(moves.DRIVE, part, move)
        across, block_street, block_avenue = block_of(s, a, way)
        if across and m.city.carpet[block_street, block_avenue] != NO_CARPET:
            new = True
            for street in range(STREETS):
                for avenue in range(AVENUES):
                    if d.passed[street, avenue]:
                        same_kind = m.city.carpet[street, avenue] == m.city.carpet[block_street, block_avenue]
                        if (aim == KINDS and same_kind) or (aim == CARPETS and street == block_street):
                            new = False
            liking += MUCH if new else 0
        s, a = s + TO_STREET[way], a + TO_AVENUE[way]
    at_start = s == m.city.start_street and a == m.city.start_avenue
    return -MUCH if at_start and liking < MUCH else liking


@rule
def liking(m: Middle, d: Sheet, aim: int, move: int) -> int:
    """How much a program with an aim likes a move."""
    if is_of(moves.CHOOSE, move):
        card = slot_of(moves.CHOOSE, 0, move)
        return choice_liking(m, d, aim, number_of(m, card), action_of(m, card))
    if is_of(moves.USE, move):
        number, action = number_of(m, slot_of(moves.USE, 0, move)), action_of(m, slot_of(moves.USE, 1, move))
        return choice_liking(m, d, aim, number, action)
    if is_of(moves.OPEN, move):
        street, avenue = slot_of(moves.OPEN, 0, move), slot_of(moves.OPEN, 1, move)
        return open_liking(m, d, aim, d.chosen, d.action, street, avenue)
    if is_of(moves.CIRCLE, move):
        return MUCH if aim == FILL and d.opened_street != NONE else -2 * MUCH
    if is_of(moves.EXTEND, move):
        return SOME
    if is_of(moves.BUILD, move):
        street, avenue = slot_of(moves.BUILD, 0, move), slot_of(moves.BUILD, 1, move)
        return 5 * opened_in(d, avenue) + SOME if likes_site(aim, street, avenue) else -MUCH
    if is_of(moves.IMPROVE, move):
        return 0
    if is_of(moves.SHOW, move):
        return MUCH - 5 * int(d.shows[slot_of(moves.SHOW, 0, move)])
    if is_of(moves.INAUGURATE, move):
        return MUCH if aim in (TEN_BOXES, FILL) and d.checked + 1 < m.city.last_box else -MUCH
    if is_of(moves.DRIVE, move):
        return drive_liking(m, d, aim, move)
    return -SOME


@rule
def likings(m: Middle, d: Sheet, aims: Numbers, move: int) -> int:
    """Of all aims together."""
    total = 0
    for aim in aims:
        total += liking(m, d, aim, move)
    return total
