"""Scoring, area by area (N-SCORE-1 to N-SCORE-9). Everything here only reads."""

from neonstrip.rules.bits import count
from neonstrip.rules.kernel import Numbers, Records, inlined, rule
from neonstrip.rules.newvegas.city import LUXURY_CARPET, MAFIA, VIP_CARPET
from neonstrip.rules.newvegas.hotels import hotels_of
from neonstrip.rules.newvegas.limousine import missing_lines, visited
from neonstrip.rules.newvegas.lots import ready, sites
from neonstrip.rules.newvegas.printed import (
    AREA_GOLF,
    AREA_HOTELS,
    AREA_INAUGURATION,
    AREA_LIMOUSINE,
    AREA_PROJECTS,
    AREA_SAFE,
    AREA_SHOWS,
    AREA_STREETS,
    AVENUES,
    BUNDLES,
    BUNDLES_WITHOUT_BANK,
    COLOURS,
    DEBTS,
    GRAND_HOTEL,
    GROUPS,
    INAUGURATION,
    INAUGURATION_COLUMN,
    LOAN_BY_MAJORITY,
    LOAN_BY_SOME,
    LOWEST_PAR,
    LUXURY,
    MISSING_LINE,
    PAR3,
    PEGASUS,
    RANKS,
    SHOW_COLUMNS,
    SHOWS_LEFT,
    SMALL_HOTEL,
    STREET_BONUS,
    STREETS,
    TOTAL,
    VIP,
)
from neonstrip.rules.newvegas.runs import longest_of_any
from neonstrip.rules.newvegas.solo import acme_cards, acme_run, acme_votes_for
from neonstrip.rules.newvegas.state import (
    FOR_LOAN,
    GRAND,
    HOLE_CIRCLED,
    SMALL,
    USED_EXTENSION,
    Middle,
    Sheet,
    free_boxes,
    is_ready,
)


@rule
def visible(m: Middle, column: int, crossed: int) -> int:
    """The first value of a column that is not crossed off."""
    return int(m.city.values[column, crossed])


@rule
def value(m: Middle, d: Sheet, column: int) -> int:
    return visible(m, column, int(d.improved[column]))


@rule
def project_points(d: Sheet) -> int:
    """N-SCORE-1: the points of the projects."""
    points = 0
    for colour in range(len(COLOURS)):
        points += d.points[colour]
    return points


@rule
def rank(m: Middle, sheets: Records, player: int) -> int:
    """N-SCORE-2: how many different higher counts of free boxes there are; N-SOLO-9: against the ACME's cards."""
    mine = free_boxes(m, sheets[player])
    if m.solo:
        return 1 if acme_cards(m, INAUGURATION) > mine else 0
    higher = 0
    for other in range(m.players):
        boxes = free_boxes(m, sheets[other])
        if boxes > mine:
            counted = False
            for earlier in range(other):
                counted = counted or free_boxes(m, sheets[earlier]) == boxes
            if not counted:
                higher += 1
    return higher


@rule
def is_last(m: Middle, sheets: Records, player: int) -> bool:
    """N-SCORE-2: nobody has fewer free boxes; N-SOLO-9: second against the ACME."""
    if m.solo:
        return rank(m, sheets, player) == 1
    mine = free_boxes(m, sheets[player])
    for other in range(m.players):
        if free_boxes(m, sheets[other]) < mine:
            return False
    return True


@rule
def inauguration_points(m: Middle, sheets: Records, player: int) -> int:
    """N-SCORE-2: by rank and the own column; in `pegasus` nothing without a box."""
    place = rank(m, sheets, player)
    if place >= RANKS or (m.edition == PEGASUS and free_boxes(m, sheets[player]) == 0):
        return 0
    return int(m.city.ranks[sheets[player].improved[INAUGURATION_COLUMN], place])


@rule
def show_points(m: Middle, d: Sheet) -> int:
    """N-SCORE-3: the first visible value of each column."""
    points = 0
    for column in range(SHOW_COLUMNS):
        points += visible(m, SHOWS_LEFT + column, int(d.shows[column]))
    return points


@rule
def hotel_points(m: Middle, d: Sheet) -> int:
    """N-SCORE-4: each kind times its first visible value."""
    return hotels_of(d, GRAND) * value(m, d, GRAND_HOTEL) + hotels_of(d, SMALL) * value(m, d, SMALL_HOTEL)


@rule
def is_longest(m: Middle, sheets: Records, street: int, run: int) -> bool:
    """N-SCORE-5: no one has a longer run in this street; N-SOLO-9: a tie with the ACME depends on the edition."""
    if run == 0:
        return False
    if m.solo:
        return run > acme_run(m) or (run == acme_run(m) and m.edition != PEGASUS)
    for player in range(m.players):
        if longest_of_any(m, sheets[player], street) > run:
            return False
    return True


@rule
def has_longest(m: Middle, sheets: Records, player: int, street: int) -> bool:
    """N-SCORE-5: whether a player has the longest run of a street, alone or with others."""
    return is_longest(m, sheets, street, longest_of_any(m, sheets[player], street))


@rule
def street_points(m: Middle, sheets: Records, player: int) -> int:
    """N-SCORE-5: the longest run of each street, and a bonus where no one has a longer one."""
    points = 0
    for street in range(STREETS):
        run = longest_of_any(m, sheets[player], street)
        points += run
        if is_longest(m, sheets, street, run):
            points += value(m, sheets[player], STREET_BONUS)
    return points


@inlined
def par_column(m: Middle, avenue: int) -> int:
    """The column of the score sheet that a hole counts in."""
    return int(PAR3 + m.city.par[avenue] - LOWEST_PAR)


@rule
def golf_points(m: Middle, d: Sheet) -> int:
    """N-SCORE-6: circled holes of each PAR times its first visible value."""
    points = 0
    for avenue in range(AVENUES):
        if d.hole[avenue] == HOLE_CIRCLED:
            points += value(m, d, par_column(m, avenue))
    return points


@rule
def carpet_points(m: Middle, d: Sheet) -> int:
    """N-SCORE-7: VIP and luxury casinos passed and opened."""
    return visited(m, d, VIP_CARPET) * value(m, d, VIP) + visited(m, d, LUXURY_CARPET) * value(m, d, LUXURY)


@rule
def limousine_points(m: Middle, d: Sheet) -> int:
    """N-SCORE-7: VIP and luxury casinos passed and opened, less the lines missing to the traffic light."""
    return carpet_points(m, d) + missing_lines(m, d) * value(m, d, MISSING_LINE)


@rule
def loan(m: Middle, sheets: Records) -> int:
    """N-SCORE-8: four bundles if more than half voted for it, two if anyone did; N-SOLO-10: the ACME votes too."""
    votes = 0
    for player in range(m.players):
        votes += sheets[player].vote == FOR_LOAN
    voters = int(m.players)
    if m.solo:
        voters += 1
        votes += acme_votes_for(m)
    if not m.bank or votes == 0:
        return 0
    return LOAN_BY_MAJORITY if 2 * votes > voters else LOAN_BY_SOME


@rule
def bundles(m: Middle, sheets: Records, player: int) -> int:
    """N-SCORE-8, N-SETUP-5: at the start, from the loan, and from mafia casinos."""
    start = m.city.bundles_at_start if m.bank else BUNDLES_WITHOUT_BANK
    return int(start) + loan(m, sheets) + visited(m, sheets[player], MAFIA)


@rule
def owes_for_site(m: Middle, d: Sheet, street: int, avenue: int) -> bool:
    """N-CONSTRUCT-1, N-OPEN-5: a site that is built and not opened."""
    return bool(m.city.site[street, avenue]) and is_ready(d, street, avenue)


@rule
def site_debts(m: Middle, d: Sheet) -> int:
    """N-CONSTRUCT-1, N-OPEN-5: sites built and not opened."""
    return count(sites(m) & ready(d))


@rule
def show_debts(m: Middle, d: Sheet, column: int) -> int:
    """N-SHOW-2: both debts of a column once it is begun, less those repaid by boxes beside them."""
    if d.shows[column] == 0:
        return 0
    debts = 0
    for i in range(m.city.show_debts.shape[1]):
        if d.shows[column] < m.city.show_debts[column, i]:
            debts += 1
    return debts


@rule
def extension_debts(d: Sheet) -> int:
    """N-BONUS-4: a debt for each extension."""
    debts = 0
    for group in range(GROUPS):
        debts += d.group[group] == USED_EXTENSION
    return debts


@rule
def debts(m: Middle, sheets: Records, player: int) -> int:
    """N-SCORE-8: everything circled and not crossed off on both sheets."""
    d = sheets[player]
    total = site_debts(m, d) + extension_debts(d)
    for column in range(SHOW_COLUMNS):
        total += show_debts(m, d, column)
    return total + (1 if is_last(m, sheets, player) else 0)


@rule
def score(m: Middle, sheets: Records, player: int, figures: Numbers) -> None:
    """N-SCORE-1 to N-SCORE-8: all areas, the total, bundles and debts of a player."""
    d = sheets[player]
    figures[AREA_PROJECTS] = project_points(d)
    figures[AREA_INAUGURATION] = inauguration_points(m, sheets, player)
    figures[AREA_SHOWS] = show_points(m, d)
    figures[AREA_HOTELS] = hotel_points(m, d)
    figures[AREA_STREETS] = street_points(m, sheets, player)
    figures[AREA_GOLF] = golf_points(m, d)
    figures[AREA_LIMOUSINE] = limousine_points(m, d)
    figures[BUNDLES] = bundles(m, sheets, player)
    figures[DEBTS] = debts(m, sheets, player)
    figures[AREA_SAFE] = m.city.unpaid if figures[BUNDLES] < figures[DEBTS] else 0
    total = 0
    for area in range(TOTAL):
        total += figures[area]
    figures[TOTAL] = total


@rule
def is_ahead(a: Sheet, points_a: int, b: Sheet, points_b: int) -> bool:
    """N-SCORE-9: more points, then more hotels, then more grand hotels."""
    if points_a != points_b:
        return points_a > points_b
    hotels_a, hotels_b = hotels_of(a, GRAND) + hotels_of(a, SMALL), hotels_of(b, GRAND) + hotels_of(b, SMALL)
    if hotels_a != hotels_b:
        return hotels_a > hotels_b
    return hotels_of(a, GRAND) > hotels_of(b, GRAND)


@rule
def is_winner(m: Middle, sheets: Records, player: int, totals: Numbers, acme: int) -> bool:
    """N-SCORE-9, N-SOLO-12: nobody is ahead; alone, more points than the ACME."""
    if m.solo:
        return bool(totals[player] > acme)
    for other in range(m.players):
        if is_ahead(sheets[other], totals[other], sheets[player], totals[player]):
            return False
    return True
