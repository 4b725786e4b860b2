"""What a sheet looks like to the planner: figures, roughly between 0 and 2, from which a net foretells its score."""

from neonstrip.bots.newvegas.desk import (
    AT_COLUMNS,
    AT_DEBTS,
    AT_GAME,
    AT_GOLF,
    AT_HOTELS,
    AT_IMPROVED,
    AT_LIMOUSINE,
    AT_NEAR,
    AT_OTHERS,
    AT_POINTS,
    AT_PROJECTS,
    AT_STREETS,
    AVENUE,
    CARPET,
    FAR,
    FEATURES,
    NUMBERS,
    POINTS,
    PROJECT,
    ROUNDS,
    STREET,
    Desk,
    Figures,
    missing_in,
)
from neonstrip.bots.newvegas.nearness import nearness
from neonstrip.bots.newvegas.prospects import gap_worth
from neonstrip.rules.kernel import rule
from neonstrip.rules.newvegas.city import LUXURY_CARPET, NO_CARPET, VIP_CARPET
from neonstrip.rules.newvegas.facts import (
    AVENUES,
    COLOURS,
    GRAND_HOTEL,
    GROUPS,
    HIGHEST,
    IMPROVABLE,
    LUXURY,
    PEGASUS,
    PROJECT_POINTS,
    PROJECTS_OF_COLOUR,
    SHOW_COLUMNS,
    SMALL_HOTEL,
    STREET_BONUS,
    STREETS,
    VIP,
)
from neonstrip.rules.newvegas.limousine import missing_lines
from neonstrip.rules.newvegas.runs import longest_of_any
from neonstrip.rules.newvegas.scoring import (
    PARS,
    extension_debts,
    golf_points,
    limousine_points,
    show_debts,
    show_points,
    site_debts,
    value,
)
from neonstrip.rules.newvegas.state import (
    FOR_LOAN,
    GRAND,
    HOLE_CIRCLED,
    HOLE_FREE,
    SMALL,
    STAR_FREE,
    UNUSED,
    Sheet,
    Table,
    free_boxes,
    is_opened,
)


@rule
def describe(t: Table, d: Sheet, desk: Desk) -> None:
    """Lay all figures of a sheet, as it is at the end of a turn, on the desk."""
    out = desk.figures
    for i in range(FEATURES):
        out[i] = 0.0
    empty = 0
    for street in range(STREETS):
        empty += describe_street(t, d, street, desk)
    points = describe_hotels(t, d, desk) + describe_projects(t, d, desk)
    describe_columns(t, d, desk)
    describe_golf(t, d, out)
    describe_limousine(t, d, out)
    describe_debts(t, d, out)
    describe_game(t, d, empty, out)
    points += show_points(t, d) + golf_points(t, d) + limousine_points(t, d)
    for street in range(STREETS):
        points += desk.runs[street]
    out[AT_POINTS] = points / POINTS


@rule
def points_now(desk: Desk) -> float:
    """The points that a description counts as scored already."""
    return float(desk.figures[AT_POINTS]) * POINTS


@rule
def describe_street(t: Table, d: Sheet, street: int, desk: Desk) -> int:
    """Numbers that still fit, how full the street is, its runs as they are and as they could be. Says what is empty."""
    out, at = desk.figures, AT_STREETS + STREET * street
    low, gap, empty, opened, unbuilt = -1, 0, 0, 0, 0
    even = odd = best = 0
    likely = dead = 0.0
    for avenue in range(AVENUES + 1):
        last = avenue == AVENUES
        if not last and not t.city.casino[street, avenue]:
            continue
        if not last and not d.built[street, avenue]:
            unbuilt += 1
        elif last or is_opened(d, street, avenue):
            number = HIGHEST + 1 if last else int(d.number[street, avenue])
            if gap:
                for fitting in range(low + 1, number):
                    out[NUMBERS + fitting] += 0.25
                likely += gap_worth(gap, low, number)
                dead += max(0, gap - (number - low - 1))
            if not last:
                low, gap, opened = number, 0, opened + 1
                if number % 2 == 0:
                    even, odd = even + 1, 0
                else:
                    even, odd = 0, odd + 1
        else:
            gap, empty, even, odd = gap + 1, empty + 1, even + 1, odd + 1
        best = max(best, even, odd)
    run = longest_of_any(t, d, street)
    desk.runs[street] = run
    out[at] = opened / 10.0
    out[at + 1] = unbuilt / 2.0
    out[at + 2] = run / 5.0
    out[at + 3] = best / 10.0
    out[at + 4] = 1.0 if run >= desk.their_runs[street] else 0.0
    out[at + 5] = likely / 5.0
    out[at + 6] = dead / 2.0
    out[AT_OTHERS + 3 + street] = (run - desk.their_runs[street]) / 4.0
    return empty


@rule
def describe_hotels(t: Table, d: Sheet, desk: Desk) -> float:
    """Hotels that stand or are due, and avenues on the way: free, contested, or gone. Says what hotels are worth."""
    out, grand, small = desk.figures, 0, 0
    for avenue in range(AVENUES):
        missing = missing_in(t, d, avenue)
        first = t.grand_built[avenue] in (0, t.round_number)
        if missing == 0:
            if d.hotel[avenue] == GRAND or (d.hotel[avenue] != SMALL and first):
                grand += 1
            else:
                small += 1
            continue
        kind = 2
        if first:
            kind = 1 if desk.their_missing[avenue] < missing else 0
        out[AT_HOTELS + 2 + (min(missing, FAR) - 1) * AVENUE + kind] += 0.25
    out[AT_HOTELS] = grand / 3.0
    out[AT_HOTELS + 1] = small / 3.0
    return float(grand * value(t, d, GRAND_HOTEL) + small * value(t, d, SMALL_HOTEL))


@rule
def describe_projects(t: Table, d: Sheet, desk: Desk) -> float:
    """Projects met, and how near the others are, to me and to whoever is nearest. Says what those met are worth."""
    out, scored = desk.figures, 0.0
    for colour in range(len(COLOURS)):
        at = AT_PROJECTS + PROJECT * colour
        later = 0 < t.first_scored[colour] < t.round_number
        worth = PROJECT_POINTS[colour, t.projects[colour], 1 if later else 0]
        if d.points[colour] or d.met[colour]:
            scored += d.points[colour] if d.points[colour] else worth
            out[at] = 1.0
            continue
        near = nearness(t, d, colour)
        out[at + 1] = worth / 10.0
        out[at + 2] = 1.0 if later else 0.0
        out[at + 3] = near * near * worth / 5.0
        out[at + 4] = 0.0 if later else desk.their_nearness[colour]
        out[AT_NEAR + PROJECTS_OF_COLOUR * colour + t.projects[colour]] = near
    return scored


@rule
def describe_columns(t: Table, d: Sheet, desk: Desk) -> None:
    """The score sheet: improvements, shows, boxes and groups."""
    out, stars, groups = desk.figures, 0, 0
    for column in range(IMPROVABLE):
        out[AT_IMPROVED + column] = d.improved[column] / 2.0
    for street in range(STREETS):
        for avenue in range(AVENUES):
            if t.city.star[street, avenue] and d.star[street, avenue] == STAR_FREE:
                stars += not is_opened(d, street, avenue)
    for group in range(GROUPS):
        groups += d.group[group] == UNUSED and d.checked >= t.city.group_ends[group]
    free = free_boxes(t, d)
    out[AT_COLUMNS] = d.shows[0] / 3.0
    out[AT_COLUMNS + 1] = d.shows[1] / 3.0
    out[AT_COLUMNS + 2] = stars / 5.0
    out[AT_COLUMNS + 3] = d.checked / 10.0
    out[AT_COLUMNS + 4] = free / 6.0
    out[AT_COLUMNS + 5] = groups / 3.0
    out[AT_COLUMNS + 6] = 1.0 if d.checked >= t.city.last_box else 0.0
    out[AT_COLUMNS + 7] = value(t, d, STREET_BONUS) / 5.0
    out[AT_OTHERS] = desk.most_checked / 10.0
    out[AT_OTHERS + 1] = (free - desk.most_free) / 5.0
    out[AT_OTHERS + 2] = (free - desk.fewest_free) / 5.0


@rule
def describe_golf(t: Table, d: Sheet, out: Figures) -> None:
    """Holes circled and holes free, by PAR."""
    for avenue in range(AVENUES):
        par = t.city.par[avenue]
        if par and t.golf:
            if d.hole[avenue] == HOLE_CIRCLED:
                out[AT_GOLF + par - PARS] += 0.5
            elif d.hole[avenue] == HOLE_FREE:
                out[AT_GOLF + 3 + par - PARS] += 0.3


@rule
def describe_limousine(t: Table, d: Sheet, out: Figures) -> None:
    """Carpets passed, opened and not, and the way home."""
    waiting = 0.0
    for street in range(STREETS):
        for avenue in range(AVENUES):
            kind = t.city.carpet[street, avenue]
            if kind == NO_CARPET or not d.passed[street, avenue]:
                continue
            place = 0 if kind == VIP_CARPET else (1 if kind == LUXURY_CARPET else 2)
            if is_opened(d, street, avenue):
                out[AT_LIMOUSINE + place] += 0.4
            else:
                out[AT_LIMOUSINE + CARPET + place] += 0.4
                waiting += value(t, d, VIP if place == 0 else LUXURY) if place < 2 else 0
    at = AT_LIMOUSINE + 2 * CARPET
    out[at] = missing_lines(t, d) / 3.0
    out[at + 1] = 1.0 if d.home else 0.0
    out[at + 2] = d.blocks / 20.0
    out[at + 3] = waiting / 10.0
    out[at + 4] = 1.0 if d.blocks > 0 else 0.0


@rule
def describe_debts(t: Table, d: Sheet, out: Figures) -> None:
    """Debts of each kind, and whether the safe could pay them."""
    sites, extensions = site_debts(t, d), extension_debts(d)
    debts = sites + extensions
    for column in range(SHOW_COLUMNS):
        debts += show_debts(t, d, column)
    out[AT_DEBTS] = debts / 4.0
    out[AT_DEBTS + 1] = sites / 3.0
    out[AT_DEBTS + 2] = extensions / 2.0
    out[AT_DEBTS + 3] = 1.0 if debts > 2 else 0.0
    out[AT_DEBTS + 4] = 1.0 if debts > 4 else 0.0
    out[AT_DEBTS + 5] = 1.0 if d.vote == FOR_LOAN else 0.0


@rule
def describe_game(t: Table, d: Sheet, empty: int, out: Figures) -> None:
    """How far the game is, and how it is played."""
    out[AT_GAME] = t.round_number / ROUNDS
    out[AT_GAME + 1] = empty / 20.0
    out[AT_GAME + 2] = 1.0 if t.golf else 0.0
    out[AT_GAME + 3] = 1.0 if t.bank else 0.0
    out[AT_GAME + 4] = 1.0 if t.edition == PEGASUS else 0.0
    out[AT_GAME + 5] = 1.0 if t.solo else 0.0
    out[AT_GAME + 6] = min(t.players, 6) / 4.0
