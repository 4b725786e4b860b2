"""How near a sheet is to a project, from 0 to 1. Whether it is met is for rules/newvegas/projects/ to say."""

from neonstrip.rules.bits import count, where_is, where_not
from neonstrip.rules.choosing import Rule
from neonstrip.rules.kernel import inlined, rule
from neonstrip.rules.newvegas.lots import (
    FIRST_AVENUE,
    LAST_AVENUE,
    ODD,
    STREET,
    built,
    casinos,
    count_in_avenue,
    in_street,
    opened,
    sites,
    starred,
    stars,
)
from neonstrip.rules.newvegas.printed import AVENUES, PROJECT_CARDS, STREETS
from neonstrip.rules.newvegas.projects.project import Project
from neonstrip.rules.newvegas.projects.purple import SHORT_RUN
from neonstrip.rules.newvegas.projects.registry import by_project
from neonstrip.rules.newvegas.projects.yellow import ANY_PAR, FIRST_STREET, PAR_FOUR, shows_done
from neonstrip.rules.newvegas.runs import longest
from neonstrip.rules.newvegas.state import (
    HOLE_CIRCLED,
    HOLE_LOST,
    OPENED_SHOWS,
    STAR_LOST,
    Middle,
    Sheet,
)

SHOWS_NEEDED: int = PROJECT_CARDS["three_shows_each_column"]["needs"]


@rule
def avenue_share(m: Middle, d: Sheet, avenue: int) -> float:
    """How much of an avenue is opened."""
    return count_in_avenue(opened(d), avenue) / max(count_in_avenue(casinos(m), avenue), 1)


@rule
def street_share(m: Middle, d: Sheet, street: int) -> float:
    """How much of what is built in a street is opened."""
    return count(in_street(opened(d), street)) / max(count(in_street(built(d), street)), 1)


@inlined
def shows_lost(m: Middle, d: Sheet) -> int:
    """N-PROJECT-7: the shows that no project can ask for any more."""
    return 0 if m.house & OPENED_SHOWS else stars(m) & starred(d, STAR_LOST)


@inlined
def sites_done(d: Sheet, lots: int) -> float:
    """How much is done at some sites: one counts half built, whole opened."""
    return 0.5 * count(lots & built(d)) + 0.5 * count(lots & opened(d))


@rule
def sites_share(m: Middle, d: Sheet, street: int, with_shows: bool) -> float:
    """How much is done in a street, at its sites and with its shows; a lost show ends all hope."""
    here = STREET << AVENUES * street
    done, parts = sites_done(d, sites(m) & here), count(sites(m) & here)
    if with_shows:
        if shows_lost(m, d) & here:
            return 0.0
        done += count(stars(m) & shows_done(m, d) & here)
        parts += count(stars(m) & here)
    return done / max(parts, 1)


@rule
def best_two(m: Middle, d: Sheet, sites: bool) -> float:
    """The mean share of the two streets that are furthest."""
    first = second = 0.0
    for street in range(STREETS):
        share = sites_share(m, d, street, False) if sites else street_share(m, d, street)
        if share > first:
            first, second = share, first
        elif share > second:
            second = share
    return (first + second) / 2


@rule
def ends_share(m: Middle, d: Sheet) -> float:
    """How much of the first and the last avenue is opened."""
    return (avenue_share(m, d, 0) + avenue_share(m, d, AVENUES - 1)) / 2


@rule
def two_runs_share(m: Middle, d: Sheet) -> float:
    """How much there is of two odd runs of four, in the two streets that are furthest."""
    first = second = 0
    for street in range(STREETS):
        run = longest(m, d, street, ODD)
        if run > first:
            first, second = run, first
        elif run > second:
            second = run
    return (min(first, SHORT_RUN) + min(second, SHORT_RUN)) / (2 * SHORT_RUN)


@rule
def two_streets_share(m: Middle, d: Sheet) -> float:
    return best_two(m, d, False)


@rule
def two_streets_of_sites_share(m: Middle, d: Sheet) -> float:
    return best_two(m, d, True)


@rule
def street_of_sites_and_shows_share(m: Middle, d: Sheet) -> float:
    best = 0.0
    for street in range(STREETS):
        best = max(best, sites_share(m, d, street, True))
    return best


@rule
def edge_sites_share(m: Middle, d: Sheet) -> float:
    """How much is done at both ends of the city."""
    edges = sites(m) & (FIRST_AVENUE | LAST_AVENUE)
    return sites_done(d, edges) / max(count(edges), 1)


@rule
def built_sites_share(m: Middle, d: Sheet) -> float:
    return count(sites(m) & built(d)) / max(count(sites(m)), 1)


@rule
def both_columns_share(m: Middle, d: Sheet) -> float:
    """Shows of both columns, as far as they are needed."""
    shows = min(int(d.shows[0]), SHOWS_NEEDED) + min(int(d.shows[1]), SHOWS_NEEDED)
    return shows / (2 * SHOWS_NEEDED)


@rule
def holes_share(m: Middle, d: Sheet, par: int, with_shows: bool) -> float:
    """How much is done of the holes of a PAR, or of any, and of street 1's shows; one that is lost ends all hope."""
    holes = where_not(m.city.par, 0) if par == ANY_PAR else where_is(m.city.par, par)
    shows = in_street(stars(m), FIRST_STREET) if with_shows else 0
    if holes & where_is(d.hole, HOLE_LOST) or shows & in_street(shows_lost(m, d), FIRST_STREET):
        return 0.0
    done = count(holes & where_is(d.hole, HOLE_CIRCLED)) + count(shows & in_street(shows_done(m, d), FIRST_STREET))
    return done / max(count(holes) + count(shows), 1)


@rule
def golf_and_shows_share(m: Middle, d: Sheet) -> float:
    return holes_share(m, d, ANY_PAR, True)


@rule
def par_four_share(m: Middle, d: Sheet) -> float:
    return holes_share(m, d, PAR_FOUR, False)


def counted_share(project: Project) -> Rule:
    """How much there is of what a project counts."""
    counts, needs = project.counts, project.needs

    @rule
    def share(m: Middle, d: Sheet) -> float:
        return counts(m, d) / needs

    return share


SHARES: dict[str, Rule] = {
    "hotels_first_and_last": ends_share,
    "two_runs_of_four_odd": two_runs_share,
    "two_full_streets": two_streets_share,
    "sites_first_and_last": edge_sites_share,
    "sites_of_two_streets": two_streets_of_sites_share,
    "all_sites_built": built_sites_share,
    "sites_and_shows_of_street": street_of_sites_and_shows_share,
    "three_shows_each_column": both_columns_share,
    "golf_and_shows_street_one": golf_and_shows_share,
    "all_par_four": par_four_share,
}
"""How near a sheet is to the projects whose count alone says little about it."""
if unknown := SHARES.keys() - PROJECT_CARDS.keys():
    raise ImportError(f"no such projects: {unknown}")

_share = by_project(lambda project: SHARES.get(project.name) or counted_share(project))


@rule
def nearness(m: Middle, d: Sheet, colour: int) -> float:
    """How near a sheet is to the project of a colour."""
    return min(1.0, float(_share(colour, int(m.projects[colour]), m, d)))
