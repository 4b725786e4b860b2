"""N-PROJECT-7: the pink projects, hotels and inauguration."""

from neonstrip.rules.kernel import rule
from neonstrip.rules.newvegas.hotels import hotels_in, hotels_of
from neonstrip.rules.newvegas.printed import AVENUES
from neonstrip.rules.newvegas.projects.project import Project
from neonstrip.rules.newvegas.runs import longest_in
from neonstrip.rules.newvegas.state import GRAND, NO_HOTEL, SMALL, Middle, Sheet, free_boxes


@rule
def grand_hotels(m: Middle, d: Sheet) -> int:
    return hotels_of(d, GRAND)


@rule
def small_hotels(m: Middle, d: Sheet) -> int:
    return hotels_of(d, SMALL)


@rule
def hotels(m: Middle, d: Sheet) -> int:
    return hotels_of(d, GRAND) + hotels_of(d, SMALL)


@rule
def adjacent_grand_hotels(m: Middle, d: Sheet) -> int:
    """The most grand hotels in neighbouring avenues."""
    return longest_in(hotels_in(d, GRAND), 0)


@rule
def adjacent_hotels(m: Middle, d: Sheet) -> int:
    """The most hotels in neighbouring avenues."""
    return longest_in(hotels_in(d, GRAND) | hotels_in(d, SMALL), 0)


@rule
def hotels_at_both_ends(m: Middle, d: Sheet) -> int:
    """A hotel of any kind in the first and in the last avenue."""
    return int(d.hotel[0] != NO_HOTEL and d.hotel[AVENUES - 1] != NO_HOTEL)


PROJECTS = (
    Project("three_grand_hotels", grand_hotels),
    Project("five_small_hotels", small_hotels),
    Project("seven_hotels", hotels),
    Project("two_adjacent_grand_hotels", adjacent_grand_hotels),
    Project("four_adjacent_hotels", adjacent_hotels),
    Project("hotels_first_and_last", hotels_at_both_ends),
    Project("ten_inaugurations", free_boxes),
)
