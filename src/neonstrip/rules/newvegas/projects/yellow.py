"""N-PROJECT-6, N-PROJECT-7: the yellow projects, construction, shows and golf."""

from neonstrip.rules.bits import where_is, where_not
from neonstrip.rules.kernel import inlined, rule
from neonstrip.rules.newvegas.lots import (
    FIRST_AVENUE,
    LAST_AVENUE,
    built,
    in_street,
    opened,
    sites,
    starred,
    stars,
    streets_without,
)
from neonstrip.rules.newvegas.printed import PROJECT_CARDS
from neonstrip.rules.newvegas.projects.project import Project
from neonstrip.rules.newvegas.state import HOLE_CIRCLED, OPENED_SHOWS, STAR_GIVEN, Middle, Sheet

FIRST_STREET = 0
ANY_PAR = 0
PAR_FOUR: int = PROJECT_CARDS["all_par_four"]["par"]


@inlined
def shows_done(m: Middle, d: Sheet) -> int:
    """N-PROJECT-7: what a project asks of casinos with a star: a show; by the Polish reading only to be opened."""
    return opened(d) if m.house & OPENED_SHOWS else starred(d, STAR_GIVEN)


@inlined
def sites_left(m: Middle, d: Sheet) -> int:
    """Sites that are not built and opened."""
    return sites(m) & ~opened(d)


@inlined
def shows_left(m: Middle, d: Sheet) -> int:
    """Casinos with a star of which a project still asks something."""
    return stars(m) & ~shows_done(m, d)


@inlined
def holes_left(m: Middle, d: Sheet, par: int) -> int:
    """Avenues with a hole of a PAR, or of any, that is not circled."""
    holes = where_not(m.city.par, 0) if par == ANY_PAR else where_is(m.city.par, par)
    return holes & ~where_is(d.hole, HOLE_CIRCLED)


@rule
def sites_at_both_ends(m: Middle, d: Sheet) -> int:
    """The sites of the first and the last avenue are built and opened."""
    return int(sites_left(m, d) & (FIRST_AVENUE | LAST_AVENUE) == 0)


@rule
def streets_with_sites(m: Middle, d: Sheet) -> int:
    """Streets whose sites are all built and opened."""
    return streets_without(sites_left(m, d))


@rule
def all_sites(m: Middle, d: Sheet) -> int:
    """N-PROJECT-6: every site of the city built, and by the Polish reading opened."""
    return int((sites_left(m, d) if m.sites_opened else sites(m) & ~built(d)) == 0)


@rule
def streets_with_sites_and_shows(m: Middle, d: Sheet) -> int:
    """Streets whose sites are all opened and whose shows are all given."""
    return streets_without(sites_left(m, d) | shows_left(m, d))


@rule
def shows_in_each_column(m: Middle, d: Sheet) -> int:
    return min(int(d.shows[0]), int(d.shows[1]))


@rule
def golf_and_shows(m: Middle, d: Sheet) -> int:
    """Every hole circled, and every show of the first street given."""
    return int(holes_left(m, d, ANY_PAR) == 0 and in_street(shows_left(m, d), FIRST_STREET) == 0)


@rule
def par_four(m: Middle, d: Sheet) -> int:
    """Every hole of PAR four circled."""
    return int(holes_left(m, d, PAR_FOUR) == 0)


PROJECTS = (
    Project("sites_first_and_last", sites_at_both_ends),
    Project("sites_of_two_streets", streets_with_sites),
    Project("all_sites_built", all_sites),
    Project("sites_and_shows_of_street", streets_with_sites_and_shows),
    Project("three_shows_each_column", shows_in_each_column),
    Project("golf_and_shows_street_one", golf_and_shows),
    Project("all_par_four", par_four),
)
