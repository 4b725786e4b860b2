"""N-PROJECT-6, N-PROJECT-7: the yellow projects, construction, shows and golf."""

from neonstrip.rules.kernel import rule
from neonstrip.rules.newvegas.printed import AVENUES, PROJECT_CARDS, STREETS
from neonstrip.rules.newvegas.projects.project import Project
from neonstrip.rules.newvegas.state import HOLE_CIRCLED, OPENED_SHOWS, STAR_GIVEN, Middle, Sheet, is_opened

FIRST_STREET = 0
ANY_PAR = 0
PAR_FOUR: int = PROJECT_CARDS["all_par_four"]["par"]


@rule
def sites_opened(m: Middle, d: Sheet, street: int) -> bool:
    """Every site of a street is built and opened."""
    for avenue in range(AVENUES):
        if m.city.site[street, avenue] and not is_opened(d, street, avenue):
            return False
    return True


@rule
def is_show_done(m: Middle, d: Sheet, street: int, avenue: int) -> bool:
    """N-PROJECT-7: what a project asks of a casino with a star: a show; by the Polish reading only to be opened."""
    return is_opened(d, street, avenue) if m.house & OPENED_SHOWS else bool(d.star[street, avenue] == STAR_GIVEN)


@rule
def shows_given(m: Middle, d: Sheet, street: int) -> bool:
    """Every show of a street has been given; by a house rule every casino with a star is opened."""
    for avenue in range(AVENUES):
        if m.city.star[street, avenue] and not is_show_done(m, d, street, avenue):
            return False
    return True


@rule
def all_holes(m: Middle, d: Sheet, par: int) -> bool:
    """Every hole of a PAR, or of any, is circled."""
    for avenue in range(AVENUES):
        if m.city.par[avenue] and (par == ANY_PAR or m.city.par[avenue] == par) and d.hole[avenue] != HOLE_CIRCLED:
            return False
    return True


@rule
def sites_at_both_ends(m: Middle, d: Sheet) -> int:
    """The sites of the first and the last avenue are built and opened."""
    for street in range(STREETS):
        for avenue in (0, AVENUES - 1):
            if m.city.site[street, avenue] and not is_opened(d, street, avenue):
                return 0
    return 1


@rule
def streets_with_sites(m: Middle, d: Sheet) -> int:
    """Streets whose sites are all built and opened."""
    streets = 0
    for street in range(STREETS):
        streets += sites_opened(m, d, street)
    return streets


@rule
def all_sites(m: Middle, d: Sheet) -> int:
    """N-PROJECT-6: every site of the city built, and by the Polish reading opened."""
    for street in range(STREETS):
        for avenue in range(AVENUES):
            if m.city.site[street, avenue]:
                if not d.built[street, avenue] or (m.sites_opened and not is_opened(d, street, avenue)):
                    return 0
    return 1


@rule
def streets_with_sites_and_shows(m: Middle, d: Sheet) -> int:
    """Streets whose sites are all opened and whose shows are all given."""
    streets = 0
    for street in range(STREETS):
        streets += sites_opened(m, d, street) and shows_given(m, d, street)
    return streets


@rule
def shows_in_each_column(m: Middle, d: Sheet) -> int:
    return min(int(d.shows[0]), int(d.shows[1]))


@rule
def golf_and_shows(m: Middle, d: Sheet) -> int:
    """Every hole circled, and every show of the first street given."""
    return int(all_holes(m, d, ANY_PAR) and shows_given(m, d, FIRST_STREET))


@rule
def par_four(m: Middle, d: Sheet) -> int:
    return int(all_holes(m, d, PAR_FOUR))


PROJECTS = (
    Project("sites_first_and_last", sites_at_both_ends),
    Project("sites_of_two_streets", streets_with_sites),
    Project("all_sites_built", all_sites),
    Project("sites_and_shows_of_street", streets_with_sites_and_shows),
    Project("three_shows_each_column", shows_in_each_column),
    Project("golf_and_shows_street_one", golf_and_shows),
    Project("all_par_four", par_four),
)
