"""How near a sheet is to a project, from 0 to 1. Whether it is met is for rules/newvegas/projects.py to say."""

from neonstrip.rules.kernel import rule
from neonstrip.rules.newvegas.city import NO_CARPET
from neonstrip.rules.newvegas.facts import AVENUES, PINK, PURPLE, STREETS
from neonstrip.rules.newvegas.hotels import hotels_of
from neonstrip.rules.newvegas.projects import (
    ADJACENT_GRAND,
    ADJACENT_HOTELS,
    EDGE_RUN,
    EVEN_RUN,
    GRAND_HOTELS,
    HOTELS,
    INAUGURATIONS,
    ODD_RUN,
    SHORT_ODD_RUN,
    SHOWS_EACH_COLUMN,
    SMALL_HOTELS,
    adjacent,
)
from neonstrip.rules.newvegas.runs import EVEN, ODD, at_edge, longest
from neonstrip.rules.newvegas.state import (
    GRAND,
    HOLE_CIRCLED,
    HOLE_LOST,
    SMALL,
    STAR_GIVEN,
    STAR_LOST,
    Sheet,
    Table,
    free_boxes,
    is_opened,
)


@rule
def avenue_share(t: Table, d: Sheet, avenue: int) -> float:
    """How much of an avenue is opened."""
    casinos = opened = 0
    for street in range(STREETS):
        casinos += t.city.casino[street, avenue]
        opened += is_opened(d, street, avenue)
    return opened / max(casinos, 1)


@rule
def street_share(t: Table, d: Sheet, street: int) -> float:
    """How much of what is built in a street is opened."""
    built = opened = 0
    for avenue in range(AVENUES):
        built += t.city.casino[street, avenue] and d.built[street, avenue]
        opened += is_opened(d, street, avenue)
    return opened / max(built, 1)


@rule
def sites_share(t: Table, d: Sheet, street: int, with_shows: bool) -> float:
    """How much is done in a street: a site counts half built, whole opened; a lost show ends all hope."""
    all_parts, done = 0.0, 0.0
    for avenue in range(AVENUES):
        if t.city.site[street, avenue]:
            all_parts += 1.0
            done += 0.5 * d.built[street, avenue] + (0.5 if is_opened(d, street, avenue) else 0.0)
        if with_shows and t.city.star[street, avenue]:
            if d.star[street, avenue] == STAR_LOST:
                return 0.0
            all_parts += 1.0
            done += d.star[street, avenue] == STAR_GIVEN
    return done / max(all_parts, 1.0)


@rule
def best_two(t: Table, d: Sheet, sites: bool) -> float:
    """The mean share of the two streets that are furthest."""
    first = second = 0.0
    for street in range(STREETS):
        share = sites_share(t, d, street, False) if sites else street_share(t, d, street)
        if share > first:
            first, second = share, first
        elif share > second:
            second = share
    return (first + second) / 2


@rule
def near_pink(t: Table, d: Sheet, project: int) -> float:
    if project == 0:
        return hotels_of(d, GRAND) / GRAND_HOTELS
    if project == 1:
        return hotels_of(d, SMALL) / SMALL_HOTELS
    if project == 2:
        return (hotels_of(d, GRAND) + hotels_of(d, SMALL)) / HOTELS
    if project == 3:
        return adjacent(d, True) / ADJACENT_GRAND
    if project == 4:
        return adjacent(d, False) / ADJACENT_HOTELS
    if project == 5:
        return (avenue_share(t, d, 0) + avenue_share(t, d, AVENUES - 1)) / 2
    return free_boxes(t, d) / INAUGURATIONS


@rule
def near_purple(t: Table, d: Sheet, project: int) -> float:
    best = second = 0
    if project == 4:
        return best_two(t, d, False)
    if project >= 5:
        kinds = streets = 0
        for street in range(STREETS):
            passed = False
            for avenue in range(AVENUES):
                if d.passed[street, avenue] and t.city.carpet[street, avenue] != NO_CARPET:
                    passed = True
                    kinds |= 1 << t.city.carpet[street, avenue]
            streets += passed
        count = 0
        while kinds > 0:
            count += kinds & 1
            kinds >>= 1
        return count / 3 if project == 5 else streets / STREETS
    for street in range(STREETS):
        if project == 0:
            run = longest(t, d, street, EVEN)
        elif project == 3:
            run = at_edge(t, d, street, EVEN)
        else:
            run = longest(t, d, street, ODD)
        if run > best:
            best, second = run, best
        elif run > second:
            second = run
    if project == 0:
        return best / EVEN_RUN
    if project == 1:
        return best / ODD_RUN
    if project == 3:
        return best / EDGE_RUN
    return (min(best, SHORT_ODD_RUN) + min(second, SHORT_ODD_RUN)) / (2 * SHORT_ODD_RUN)


@rule
def near_yellow(t: Table, d: Sheet, project: int) -> float:
    all_parts, done = 0.0, 0.0
    if project == 1:
        return best_two(t, d, True)
    if project == 3:
        best = 0.0
        for street in range(STREETS):
            best = max(best, sites_share(t, d, street, True))
        return best
    if project == 4:
        shows = min(int(d.shows[0]), SHOWS_EACH_COLUMN) + min(int(d.shows[1]), SHOWS_EACH_COLUMN)
        return shows / (2 * SHOWS_EACH_COLUMN)
    if project in (0, 2):
        for street in range(STREETS):
            for avenue in range(AVENUES):
                if t.city.site[street, avenue] and (project == 2 or avenue in (0, AVENUES - 1)):
                    all_parts += 1.0
                    built = d.built[street, avenue]
                    done += built if project == 2 else 0.5 * built + (0.5 if is_opened(d, street, avenue) else 0.0)
        return done / max(all_parts, 1.0)
    for avenue in range(AVENUES):
        if t.city.par[avenue] and (project == 5 or t.city.par[avenue] == 4):
            if d.hole[avenue] == HOLE_LOST:
                return 0.0
            all_parts += 1.0
            done += d.hole[avenue] == HOLE_CIRCLED
        if project == 5 and t.city.star[0, avenue]:
            if d.star[0, avenue] == STAR_LOST:
                return 0.0
            all_parts += 1.0
            done += d.star[0, avenue] == STAR_GIVEN
    return done / max(all_parts, 1.0)


@rule
def nearness(t: Table, d: Sheet, colour: int) -> float:
    """How near a sheet is to the project of a colour."""
    project = int(t.projects[colour])
    if colour == PINK:
        return min(1.0, near_pink(t, d, project))
    return min(1.0, near_purple(t, d, project) if colour == PURPLE else near_yellow(t, d, project))
