"""What a sheet looks like to the planner: features, roughly between 0 and 2, from which a net predicts its score."""

from neonstrip.bots.newvegas import places as at
from neonstrip.bots.newvegas.evaluation import gap_worth
from neonstrip.bots.newvegas.nearness import nearness
from neonstrip.bots.newvegas.workspace import BLANK, POINTS, ROUNDS, Floats, Workspace
from neonstrip.rules.bits import count, lowest, where_is
from neonstrip.rules.kernel import inlined, rule
from neonstrip.rules.newvegas.bonus import groups
from neonstrip.rules.newvegas.city import LUXURY_CARPET, MAFIA, VIP_CARPET
from neonstrip.rules.newvegas.limousine import missing_lines
from neonstrip.rules.newvegas.lots import (
    EVEN,
    ODD,
    built,
    casinos,
    count_in_avenue,
    in_street,
    opened,
    opened_with,
    passed,
    ready,
    starred,
    stars,
)
from neonstrip.rules.newvegas.printed import (
    AVENUES,
    COLOURS,
    GRAND_HOTEL,
    HIGHEST,
    IMPROVABLE,
    LOWEST,
    LUXURY,
    MISSING_LINE,
    PEGASUS,
    PROJECT_POINTS,
    PROJECTS_OF_COLOUR,
    SHOW_COLUMNS,
    SMALL_HOTEL,
    STREET_BONUS,
    STREETS,
    VIP,
)
from neonstrip.rules.newvegas.runs import longest_in, longest_of_any, unbuilt
from neonstrip.rules.newvegas.scoring import (
    PARS,
    carpet_points,
    extension_debts,
    golf_points,
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
    Middle,
    Sheet,
    free_boxes,
)


@rule
def forget(work: Workspace) -> None:
    """Keep a description of nothing: everything opened and nothing built, so that every street of a sheet differs."""
    for i in range(at.FEATURES):
        work.known[BLANK, i] = 0.0
    work.opened[BLANK], work.built[BLANK] = ~0, 0


@rule
def describe(m: Middle, d: Sheet, work: Workspace, base: int, to: int) -> None:
    """Lay all features of a sheet, as it is at the end of a turn, in the workspace, and keep what `to` needs of it.

    `base` is BLANK, or what was kept of the sheet earlier in the turn: since then numbers can only have been added.
    """
    out = work.features
    for i in range(at.FEATURES):
        out[i] = 0.0
    describe_streets(m, d, work, base, to)
    empty = count(ready(d))
    points = describe_hotels(m, d, work) + describe_projects(m, d, work) + describe_limousine(m, d, out)
    describe_columns(m, d, work)
    describe_golf(m, d, out)
    describe_debts(m, d, out)
    describe_game(m, d, empty, out)
    points += show_points(m, d) + golf_points(m, d)
    for street in range(STREETS):
        points += work.runs[to, street]
    out[at.POINTS] = points / POINTS


@rule
def points_now(work: Workspace) -> float:
    """The points that a description counts as scored already."""
    return float(work.features[at.POINTS]) * POINTS


@rule
def describe_streets(m: Middle, d: Sheet, work: Workspace, base: int, to: int) -> None:
    """All streets: those in which something is opened or built anew, and the others once more."""
    work.opened[to], work.built[to] = opened(d), built(d)
    changed = work.opened[to] ^ work.opened[base] | work.built[to] ^ work.built[base]
    for street in range(STREETS):
        if in_street(changed, street):
            describe_street(m, d, street, work, to)
        else:
            repeat_street(street, work, base, to)
    if changed:
        describe_numbers(work, to)
    else:
        for number in range(at.NUMBERS, at.NUMBERS + HIGHEST + 1):
            work.features[number] = work.known[base, number]


@rule
def describe_street(m: Middle, d: Sheet, street: int, work: Workspace, to: int) -> None:
    """How full the street is, its runs, and what becomes of its gaps."""
    out, place = work.features, at.STREETS + at.STREET * street
    run = longest_of_any(m, d, street)
    likely, dead, work.fitting[to, street] = look_at_gaps(d, street)
    work.runs[to, street] = run
    out[place + at.OPENED] = count(in_street(opened(d), street)) / 10.0
    out[place + at.UNBUILT] = count(in_street(casinos(m) & ~built(d), street)) / 2.0
    out[place + at.RUN] = run / 5.0
    out[place + at.POSSIBLE_RUN] = possible_run(m, d, street) / 10.0
    out[place + at.LEADS] = 1.0 if run >= work.their_runs[street] else 0.0
    out[place + at.LIKELY] = likely / 5.0
    out[place + at.DEAD] = dead / 2.0
    out[at.OTHERS + at.AHEAD_IN_STREETS + street] = (run - work.their_runs[street]) / 4.0


@rule
def repeat_street(street: int, work: Workspace, base: int, to: int) -> None:
    """The same of a street in which nothing has changed."""
    out, known, ahead = work.features, work.known, at.OTHERS + at.AHEAD_IN_STREETS + street
    for place in range(at.STREETS + at.STREET * street, at.STREETS + at.STREET * (street + 1)):
        out[place] = known[base, place]
    out[ahead] = known[base, ahead]
    work.fitting[to, street], work.runs[to, street] = work.fitting[base, street], work.runs[base, street]


@rule
def describe_numbers(work: Workspace, to: int) -> None:
    """In how many streets each number fits into a gap."""
    for street in range(STREETS):
        fitting = work.fitting[to, street]
        for number in range(HIGHEST + 1):
            work.features[at.NUMBERS + number] += 0.25 * (fitting >> number & 1)


@rule
def possible_run(m: Middle, d: Sheet, street: int) -> int:
    """The longest run there could be if every empty casino got the number that it needs."""
    even, odd = in_street(opened_with(d, EVEN) | ready(d), street), in_street(opened_with(d, ODD) | ready(d), street)
    return max(longest_in(even, unbuilt(d, street)), longest_in(odd, unbuilt(d, street)))


@rule
def look_at_gaps(d: Sheet, street: int) -> tuple[float, float, int]:
    """How many empty casinos of a street will likely be opened, how many never, and the set of numbers that fit."""
    likely = dead = 0.0
    low, fitting, numbers, empty = LOWEST - 1, 0, in_street(opened(d), street), in_street(ready(d), street)
    while empty:
        high, before = HIGHEST + 1, -1
        if numbers:
            high, before = int(d.number[street, lowest(numbers)]), (numbers & -numbers) - 1
        gap = count(empty & before)
        if gap:
            fitting |= ((1 << high) - 1) & -(1 << low + 1)
            likely += gap_worth(gap, low, high)
            dead += max(0, gap - (high - low - 1))
        low, empty, numbers = high, empty & ~before, numbers & numbers - 1
    return likely, dead, fitting


@rule
def describe_hotels(m: Middle, d: Sheet, work: Workspace) -> float:
    """Hotels that stand or are due, and avenues on the way. Says what hotels are worth."""
    out, grand, small, empty = work.features, 0, 0, casinos(m) & ~opened(d)
    for avenue in range(AVENUES):
        missing = count_in_avenue(empty, avenue)
        first = m.grand_built[avenue] in (0, m.round_number)
        if missing == 0:
            if d.hotel[avenue] == GRAND or (d.hotel[avenue] != SMALL and first):
                grand += 1
            else:
                small += 1
            continue
        kind = at.GONE
        if first:
            kind = at.CONTESTED if work.their_missing[avenue] < missing else at.FREE
        out[at.HOTELS + at.ON_THE_WAY + (min(missing, at.FAR) - 1) * at.AVENUE + kind] += 0.25
    out[at.HOTELS + at.GRAND_HOTELS] = grand / 3.0
    out[at.HOTELS + at.SMALL_HOTELS] = small / 3.0
    return float(grand * value(m, d, GRAND_HOTEL) + small * value(m, d, SMALL_HOTEL))


@rule
def describe_projects(m: Middle, d: Sheet, work: Workspace) -> float:
    """Projects met, and how near the others are, to me and to whoever is nearest. Says what those met are worth."""
    out, scored = work.features, 0.0
    for colour in range(len(COLOURS)):
        place = at.PROJECTS + at.PROJECT * colour
        later = 0 < m.first_scored[colour] < m.round_number
        worth = PROJECT_POINTS[colour, m.projects[colour], 1 if later else 0]
        if d.points[colour] or d.met[colour]:
            scored += d.points[colour] if d.points[colour] else worth
            out[place + at.MET] = 1.0
            continue
        near = nearness(m, d, colour)
        out[place + at.CARD_POINTS] = worth / 10.0
        out[place + at.IS_LATER] = 1.0 if later else 0.0
        out[place + at.HOPE] = near * near * worth / 5.0
        out[place + at.THEIR_NEARNESS] = 0.0 if later else work.their_nearness[colour]
        out[at.NEAR + PROJECTS_OF_COLOUR * colour + m.projects[colour]] = near
    return scored


@inlined
def shows_left(m: Middle, d: Sheet) -> int:
    """Stars at casinos that are not open yet."""
    return count(stars(m) & starred(d, STAR_FREE) & ~opened(d))


@rule
def describe_columns(m: Middle, d: Sheet, work: Workspace) -> None:
    """The score sheet: improvements, shows, boxes and groups."""
    out, free = work.features, free_boxes(m, d)
    for column in range(IMPROVABLE):
        out[at.IMPROVED + column] = d.improved[column] / 2.0
    for column in range(SHOW_COLUMNS):
        out[at.COLUMNS + at.SHOWS + column] = d.shows[column] / 3.0
    out[at.COLUMNS + at.STARS_LEFT] = shows_left(m, d) / 5.0
    out[at.COLUMNS + at.CHECKED] = d.checked / 10.0
    out[at.COLUMNS + at.FREE_BOXES] = free / 6.0
    out[at.COLUMNS + at.GROUPS_READY] = count(groups(m, d)) / 3.0
    out[at.COLUMNS + at.ALL_CHECKED] = 1.0 if d.checked >= m.city.last_box else 0.0
    out[at.COLUMNS + at.BONUS] = value(m, d, STREET_BONUS) / 5.0
    out[at.OTHERS + at.THEIR_CHECKED] = work.most_checked / 10.0
    out[at.OTHERS + at.AHEAD_OF_BEST] = (free - work.most_free) / 5.0
    out[at.OTHERS + at.AHEAD_OF_LAST] = (free - work.fewest_free) / 5.0


@inlined
def add_times(out: Floats, place: int, value: float, times: int) -> None:
    """Add a value to a feature as often as something is counted; a product would be rounded otherwise."""
    for _ in range(times):
        out[place] += value


@rule
def describe_golf(m: Middle, d: Sheet, out: Floats) -> None:
    """Holes circled and holes free, by PAR."""
    if m.golf:
        for place in range(at.FREE_HOLES):
            holes = where_is(m.city.par, PARS + place)
            add_times(out, at.GOLF + at.CIRCLED + place, 0.5, count(holes & where_is(d.hole, HOLE_CIRCLED)))
            add_times(out, at.GOLF + at.FREE_HOLES + place, 0.3, count(holes & where_is(d.hole, HOLE_FREE)))


@inlined
def describe_carpets(m: Middle, d: Sheet, kind: int, place: int, out: Floats) -> int:
    """Carpets of a kind that were passed, at opened casinos and at others. Says how many others."""
    carpets = where_is(m.city.carpet, kind) & passed(d)
    waiting = count(carpets & ~opened(d))
    add_times(out, at.LIMOUSINE + at.VISITED + place, 0.4, count(carpets & opened(d)))
    add_times(out, at.LIMOUSINE + at.WAITING + place, 0.4, waiting)
    return waiting


@rule
def describe_limousine(m: Middle, d: Sheet, out: Floats) -> float:
    """Carpets passed, opened and not, and the way home. Says what the tour is worth."""
    lines = missing_lines(m, d)
    waiting = describe_carpets(m, d, VIP_CARPET, at.VIP_PLACE, out) * value(m, d, VIP)
    waiting += describe_carpets(m, d, LUXURY_CARPET, at.LUXURY_PLACE, out) * value(m, d, LUXURY)
    describe_carpets(m, d, MAFIA, at.MAFIA_PLACE, out)
    out[at.LIMOUSINE + at.MISSING_LINES] = lines / 3.0
    out[at.LIMOUSINE + at.IS_HOME] = 1.0 if d.home else 0.0
    out[at.LIMOUSINE + at.BLOCKS] = d.blocks / 20.0
    out[at.LIMOUSINE + at.WAITING_POINTS] = waiting / 10.0
    out[at.LIMOUSINE + at.HAS_LEFT] = 1.0 if d.blocks > 0 else 0.0
    return float(carpet_points(m, d) + lines * value(m, d, MISSING_LINE))


@rule
def describe_debts(m: Middle, d: Sheet, out: Floats) -> None:
    """Debts of each kind, and whether the safe could pay them."""
    sites, extensions = site_debts(m, d), extension_debts(d)
    debts = sites + extensions
    for column in range(SHOW_COLUMNS):
        debts += show_debts(m, d, column)
    out[at.DEBTS + at.ALL_DEBTS] = debts / 4.0
    out[at.DEBTS + at.SITE_DEBTS] = sites / 3.0
    out[at.DEBTS + at.EXTENSION_DEBTS] = extensions / 2.0
    out[at.DEBTS + at.OVER_TWO] = 1.0 if debts > 2 else 0.0
    out[at.DEBTS + at.OVER_FOUR] = 1.0 if debts > 4 else 0.0
    out[at.DEBTS + at.VOTED_FOR] = 1.0 if d.vote == FOR_LOAN else 0.0


@rule
def describe_game(m: Middle, d: Sheet, empty: int, out: Floats) -> None:
    """How far the game is, and how it is played."""
    out[at.GAME + at.ROUND] = m.round_number / ROUNDS
    out[at.GAME + at.EMPTY] = empty / 20.0
    out[at.GAME + at.WITH_GOLF] = 1.0 if m.golf else 0.0
    out[at.GAME + at.WITH_BANK] = 1.0 if m.bank else 0.0
    out[at.GAME + at.IS_PEGASUS] = 1.0 if m.edition == PEGASUS else 0.0
    out[at.GAME + at.IS_SOLO] = 1.0 if m.solo else 0.0
    out[at.GAME + at.PLAYERS] = min(m.players, 6) / 4.0
