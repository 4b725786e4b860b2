"""The 21 city projects: their conditions, and when they are scored."""

from neonstrip.rules.kernel import Records, rule
from neonstrip.rules.newvegas.facts import (
    AVENUES,
    BLUECOCKER,
    COLOURS,
    PINK,
    PROJECT_POINTS,
    PURPLE,
    STREETS,
)
from neonstrip.rules.newvegas.hotels import hotels_of
from neonstrip.rules.newvegas.limousine import passed_kinds, passed_streets
from neonstrip.rules.newvegas.runs import EVEN, ODD, at_edge, longest, pieces
from neonstrip.rules.newvegas.state import (
    GRAND,
    HOLE_CIRCLED,
    NO_HOTEL,
    SMALL,
    STAR_GIVEN,
    Sheet,
    Table,
    free_boxes,
    is_opened,
)

# Sizes that the cards ask for
GRAND_HOTELS, SMALL_HOTELS, HOTELS, INAUGURATIONS = 3, 5, 7, 10
ADJACENT_GRAND, ADJACENT_HOTELS = 2, 4
EVEN_RUN, ODD_RUN, SHORT_ODD_RUN, EDGE_RUN = 6, 7, 4, 5
SHOWS_EACH_COLUMN = 3


@rule
def adjacent(d: Sheet, only_grand: bool) -> int:
    """The most hotels, or grand hotels, in neighbouring avenues."""
    best = length = 0
    for avenue in range(AVENUES):
        counts = d.hotel[avenue] == GRAND if only_grand else d.hotel[avenue] != NO_HOTEL
        length = length + 1 if counts else 0
        best = max(best, length)
    return best


@rule
def pink(t: Table, d: Sheet, project: int) -> bool:
    """N-PROJECT-7: hotels and inauguration."""
    if project == 0:
        return hotels_of(d, GRAND) >= GRAND_HOTELS
    if project == 1:
        return hotels_of(d, SMALL) >= SMALL_HOTELS
    if project == 2:
        return hotels_of(d, GRAND) + hotels_of(d, SMALL) >= HOTELS
    if project == 3:
        return adjacent(d, True) >= ADJACENT_GRAND
    if project == 4:
        return adjacent(d, False) >= ADJACENT_HOTELS
    if project == 5:
        return bool(d.hotel[0] != NO_HOTEL and d.hotel[AVENUES - 1] != NO_HOTEL)
    return free_boxes(t, d) >= INAUGURATIONS


@rule
def is_full(t: Table, d: Sheet, street: int) -> bool:
    """Every built casino of a street is opened."""
    for avenue in range(AVENUES):
        if t.city.casino[street, avenue] and d.built[street, avenue] and not is_opened(d, street, avenue):
            return False
    return True


@rule
def purple(t: Table, d: Sheet, project: int) -> bool:
    """N-PROJECT-5, N-PROJECT-7: streets and limousine."""
    if project == 5:
        return passed_kinds(t, d)
    if project == 6:
        return passed_streets(d)
    found = 0
    for street in range(STREETS):
        if project == 0:
            found += longest(t, d, street, EVEN) >= EVEN_RUN
        elif project == 1:
            found += longest(t, d, street, ODD) >= ODD_RUN
        elif project == 2:
            found += pieces(t, d, street, ODD, SHORT_ODD_RUN)
        elif project == 3:
            found += at_edge(t, d, street, EVEN) >= EDGE_RUN
        else:
            found += is_full(t, d, street)
    return found >= (2 if project in (2, 4) else 1)


@rule
def sites_opened(t: Table, d: Sheet, street: int) -> bool:
    """Every site of a street is built and opened."""
    for avenue in range(AVENUES):
        if t.city.site[street, avenue] and not is_opened(d, street, avenue):
            return False
    return True


@rule
def shows_given(t: Table, d: Sheet, street: int) -> bool:
    """Every show of a street has been given."""
    for avenue in range(AVENUES):
        if t.city.star[street, avenue] and d.star[street, avenue] != STAR_GIVEN:
            return False
    return True


@rule
def all_sites(t: Table, d: Sheet) -> bool:
    """N-PROJECT-6: every site of the city built, and by the Polish reading opened."""
    for street in range(STREETS):
        for avenue in range(AVENUES):
            if t.city.site[street, avenue]:
                if not d.built[street, avenue] or (t.sites_opened and not is_opened(d, street, avenue)):
                    return False
    return True


@rule
def edge_sites(t: Table, d: Sheet) -> bool:
    """The sites of the first and the last avenue are built and opened."""
    for street in range(STREETS):
        for avenue in (0, AVENUES - 1):
            if t.city.site[street, avenue] and not is_opened(d, street, avenue):
                return False
    return True


@rule
def all_holes(t: Table, d: Sheet, par: int) -> bool:
    """Every hole of a PAR is circled; a PAR of 0 means all of them."""
    for avenue in range(AVENUES):
        if t.city.par[avenue] and (par == 0 or t.city.par[avenue] == par) and d.hole[avenue] != HOLE_CIRCLED:
            return False
    return True


@rule
def yellow(t: Table, d: Sheet, project: int) -> bool:
    """Construction, shows and golf."""
    if project == 0:
        return edge_sites(t, d)
    if project == 2:
        return all_sites(t, d)
    if project == 4:
        return bool(d.shows[0] >= SHOWS_EACH_COLUMN and d.shows[1] >= SHOWS_EACH_COLUMN)
    if project == 5:
        return all_holes(t, d, 0) and shows_given(t, d, 0)
    if project == 6:
        return all_holes(t, d, 4)
    streets = 0
    for street in range(STREETS):
        if sites_opened(t, d, street) and (project == 1 or shows_given(t, d, street)):
            streets += 1
    return streets >= (2 if project == 1 else 1)


@rule
def holds(t: Table, d: Sheet, colour: int) -> bool:
    """Whether the conditions of the project of a colour hold on a sheet now."""
    project = int(t.projects[colour])
    if colour == PINK:
        return pink(t, d, project)
    return purple(t, d, project) if colour == PURPLE else yellow(t, d, project)


@rule
def look(t: Table, d: Sheet) -> None:
    """N-PROJECT-1: note which projects hold at this moment of the turn."""
    for colour in range(len(COLOURS)):
        if d.points[colour] == 0 and not d.met[colour] and holds(t, d, colour):
            d.met[colour] = 1


@rule
def score_projects(t: Table, drafts: Records) -> bool:
    """N-PROJECT-1, N-PROJECT-2, N-PROJECT-3: when all have confirmed, for good. Says whether it was the first ever."""
    none_before = t.first_scored.sum() == 0 and (not t.solo or t.acme_scored.sum() == 0)
    any_now = False
    for player in range(t.players):
        d = drafts[player]
        for colour in range(len(COLOURS)):
            if d.points[colour] == 0:
                held = d.met[colour] if t.edition == BLUECOCKER else 0
                if held or holds(t, d, colour):
                    score_project(t, d, colour)
                    any_now = True
            d.met[colour] = 0
    return none_before and any_now


@rule
def score_project(t: Table, d: Sheet, colour: int) -> None:
    """N-PROJECT-2, N-SOLO-4: the higher points in the first round in which anyone scores it, then the lower."""
    earlier = 0 < t.first_scored[colour] < t.round_number or 0 < t.acme_scored[colour] < t.round_number
    d.points[colour] = PROJECT_POINTS[colour, t.projects[colour], 1 if earlier else 0]
    d.scored[colour] = t.round_number
    if t.first_scored[colour] == 0:
        t.first_scored[colour] = t.round_number
