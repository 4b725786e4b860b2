"""Where each figure of a sheet's description stands."""

from itertools import accumulate

from neonstrip.rules.newvegas import printed

FAR = 3
"""Casinos missing in an avenue, at most told apart."""

# The features of each part of a description, in their order
OPENED, UNBUILT, RUN, POSSIBLE_RUN, LEADS, LIKELY, DEAD = range(7)
"""Of a street: casinos opened and not built, its run as it is and as it could be, whether that is the longest, and how
many of its empty casinos will likely be opened, and how many never."""
STREET = 7
GRAND_HOTELS, SMALL_HOTELS, ON_THE_WAY = range(3)
FREE, CONTESTED, GONE = range(3)
"""Of avenues on the way, by how far they are: whose grand hotel nobody is nearer to, somebody is, somebody has."""
AVENUE = 3
SHOWS, _, STARS_LEFT, CHECKED, FREE_BOXES, GROUPS_READY, ALL_CHECKED, BONUS = range(8)
CIRCLED, FREE_HOLES = 0, 3
"""Of golf: where the three PARs begin."""
VIP_PLACE, LUXURY_PLACE, MAFIA_PLACE = range(3)
CARPET = 3
VISITED, WAITING, THE_WAY = 0, CARPET, 2 * CARPET
"""Of the limousine: where the carpets of opened and of empty casinos begin, and what is about the tour."""
MISSING_LINES, IS_HOME, BLOCKS, WAITING_POINTS, HAS_LEFT = range(THE_WAY, THE_WAY + 5)
MET, CARD_POINTS, IS_LATER, HOPE, THEIR_NEARNESS = range(5)
PROJECT = 5
ALL_DEBTS, SITE_DEBTS, EXTENSION_DEBTS, OVER_TWO, OVER_FOUR, VOTED_FOR = range(6)
THEIR_CHECKED, AHEAD_OF_BEST, AHEAD_OF_LAST, AHEAD_IN_STREETS = range(4)
ROUND, EMPTY, WITH_GOLF, WITH_BANK, IS_PEGASUS, IS_SOLO, PLAYERS = range(7)

SIZES = {
    "numbers": printed.HIGHEST + 1,
    "streets": STREET * printed.STREETS,
    "hotels": ON_THE_WAY + AVENUE * FAR,
    "improved": printed.IMPROVABLE,
    "columns": 8,
    "golf": 6,
    "limousine": THE_WAY + 5,
    "projects": PROJECT * len(printed.COLOURS),
    "near": printed.PROJECTS_OF_COLOUR * len(printed.COLOURS),
    "debts": 6,
    "others": AHEAD_IN_STREETS + printed.STREETS,
    "game": 7,
    "points": 1,
}
FEATURES = sum(SIZES.values())
STARTS = dict(zip(SIZES, accumulate(SIZES.values(), initial=0), strict=False))
(
    NUMBERS,
    STREETS,
    HOTELS,
    IMPROVED,
    COLUMNS,
    GOLF,
    LIMOUSINE,
    PROJECTS,
    NEAR,
    DEBTS,
    OTHERS,
    GAME,
    POINTS,
) = STARTS.values()
