"""What a sheet looks like to the planner: features, roughly between 0 and 2, from which a net predicts its score."""

from neonstrip.bots.newvegas import places as at
from neonstrip.bots.newvegas.evaluation import gap_worth
from neonstrip.bots.newvegas.nearness import nearness
from neonstrip.bots.newvegas.workspace import PLACES, POINTS, ROUNDS, Description, Floats, Workspace
from neonstrip.rules.bits import count, lowest, where_is
from neonstrip.rules.copying import copy
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
    LOWEST_PAR,
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
def forget(blank: Description) -> None:
    """Describe nothing: everything opened and nothing built, so that every street of a sheet differs, and all else."""
    for i in range(PLACES):
        blank.features[i] = 0.0
    blank.opened, blank.built = ~0, 0
    blank.improvements = blank.blocks = -1


@rule
def describe(m: Middle, d: Sheet, work: Workspace, before: Description, now: Description) -> None:
    """Describe a sheet as it is at the end of a turn.

    `before` is blank, or describes the sheet earlier in the turn: since then things can only have been added.
    """
    copy(now, before)
    note(d, now)
    was_opened, was_improved = now.opened != before.opened, now.improvements != before.improvements
    was_built, was_driven = now.built != before.built, now.blocks != before.blocks
    if was_opened or was_built:
        describe_streets(m, d, work, before, now)
        describe_game(m, d, now.features)
    if was_opened:
        describe_hotels(m, d, work, now)
        describe_golf(m, d, now.features)
    if was_opened or was_driven or was_improved:
        describe_limousine(m, d, was_driven, now)
    if not was_improved or was_opened:
        describe_projects(m, d, work, now)
    describe_columns(m, d, work, now.features)
    describe_debts(m, d, now.features)
    now.features[at.POINTS] = points(m, d, now) / POINTS


@inlined
def note(d: Sheet, now: Description) -> None:
    """What tells whether something has to be described again."""
    now.opened, now.built, now.blocks = opened(d), built(d), d.blocks
    now.improvements = 0
    for column in range(IMPROVABLE):
        now.improvements += d.improved[column]


@rule
def points(m: Middle, d: Sheet, now: Description) -> int:
    """The points that are scored already."""
    total = now.grand * value(m, d, GRAND_HOTEL) + now.small * value(m, d, SMALL_HOTEL) + now.scored
    total += carpet_points(m, d) + now.lines * value(m, d, MISSING_LINE) + show_points(m, d) + golf_points(m, d)
    for street in range(STREETS):
        total += now.runs[street]
    return total


@rule
def points_now(now: Description) -> float:
    """The points that a description counts as scored already."""
    return float(now.features[at.POINTS]) * POINTS


@rule
def describe_streets(m: Middle, d: Sheet, work: Workspace, before: Description, now: Description) -> None:
    """Those streets in which something was opened or built, and the numbers that fit now."""
    changed = now.opened ^ before.opened | now.built ^ before.built
    for street in range(STREETS):
        if in_street(changed, street):
            describe_street(m, d, street, work, now)
    describe_numbers(now)


@rule
def describe_street(m: Middle, d: Sheet, street: int, work: Workspace, now: Description) -> None:
    """How full the street is, its runs, and what becomes of its gaps."""
    out, place = now.features, at.STREETS + at.STREET * street
    run = longest_of_any(m, d, street)
    likely, dead, now.fitting[street] = look_at_gaps(d, street)
    now.runs[street] = run
    out[place + at.OPENED] = count(in_street(opened(d), street)) / 10.0
    out[place + at.UNBUILT] = count(in_street(casinos(m) & ~built(d), street)) / 2.0
    out[place + at.RUN] = run / 5.0
    out[place + at.POSSIBLE_RUN] = possible_run(m, d, street) / 10.0
    out[place + at.LEADS] = 1.0 if run >= work.their_runs[street] else 0.0
    out[place + at.LIKELY] = likely / 5.0
    out[place + at.DEAD] = dead / 2.0
    out[at.OTHERS + at.AHEAD_IN_STREETS + street] = (run - work.their_runs[street]) / 4.0


@rule
def describe_numbers(now: Description) -> None:
    """In how many streets each number fits into a gap."""
    for number in range(HIGHEST + 1):
        streets = 0
        for street in range(STREETS):
            streets += now.fitting[street] >> number & 1
        now.features[at.NUMBERS + number] = 0.25 * streets


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
def describe_hotels(m: Middle, d: Sheet, work: Workspace, now: Description) -> None:
    """Hotels that stand or are due, and avenues on the way."""
    out, empty = now.features, casinos(m) & ~opened(d)
    now.grand = now.small = 0
    for kind in range(at.AVENUE * at.FAR):
        out[at.HOTELS + at.ON_THE_WAY + kind] = 0.0
    for avenue in range(AVENUES):
        missing = count_in_avenue(empty, avenue)
        first = m.grand_built[avenue] in (0, m.round_number)
        if missing == 0:
            if d.hotel[avenue] == GRAND or (d.hotel[avenue] != SMALL and first):
                now.grand += 1
            else:
                now.small += 1
            continue
        kind = at.GONE
        if first:
            kind = at.CONTESTED if work.their_missing[avenue] < missing else at.FREE
        out[at.HOTELS + at.ON_THE_WAY + (min(missing, at.FAR) - 1) * at.AVENUE + kind] += 0.25
    out[at.HOTELS + at.GRAND_HOTELS] = now.grand / 3.0
    out[at.HOTELS + at.SMALL_HOTELS] = now.small / 3.0


@rule
def describe_projects(m: Middle, d: Sheet, work: Workspace, now: Description) -> None:
    """Projects met, and how near the others are, to me and to whoever is nearest."""
    out = now.features
    now.scored = 0
    for colour in range(len(COLOURS)):
        place, card = at.PROJECTS + at.PROJECT * colour, at.NEAR + PROJECTS_OF_COLOUR * colour + m.projects[colour]
        later = 0 < m.first_scored[colour] < m.round_number
        worth = PROJECT_POINTS[colour, m.projects[colour], 1 if later else 0]
        met = d.points[colour] or d.met[colour]
        if met:
            now.scored += d.points[colour] if d.points[colour] else worth
        near = 0.0 if met else nearness(m, d, colour)
        out[place + at.MET] = 1.0 if met else 0.0
        out[place + at.CARD_POINTS] = 0.0 if met else worth / 10.0
        out[place + at.IS_LATER] = 1.0 if later and not met else 0.0
        out[place + at.HOPE] = near * near * worth / 5.0
        out[place + at.THEIR_NEARNESS] = 0.0 if later or met else work.their_nearness[colour]
        out[card] = near


@inlined
def shows_left(m: Middle, d: Sheet) -> int:
    """Stars at casinos that are not open yet."""
    return count(stars(m) & starred(d, STAR_FREE) & ~opened(d))


@rule
def describe_columns(m: Middle, d: Sheet, work: Workspace, out: Floats) -> None:
    """The score sheet: improvements, shows, boxes and groups."""
    free = free_boxes(m, d)
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
    """Add up a value in a feature as often as something is counted; a product would be rounded otherwise."""
    out[place] = 0.0
    for _ in range(times):
        out[place] += value


@rule
def describe_golf(m: Middle, d: Sheet, out: Floats) -> None:
    """Holes circled and holes free, by PAR."""
    if m.golf:
        for place in range(at.FREE_HOLES):
            holes = where_is(m.city.par, LOWEST_PAR + place)
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
def describe_limousine(m: Middle, d: Sheet, was_driven: bool, now: Description) -> None:
    """Carpets passed, opened and not, and the way home."""
    out = now.features
    if was_driven:
        now.lines = missing_lines(m, d)
    waiting = describe_carpets(m, d, VIP_CARPET, at.VIP_PLACE, out) * value(m, d, VIP)
    waiting += describe_carpets(m, d, LUXURY_CARPET, at.LUXURY_PLACE, out) * value(m, d, LUXURY)
    describe_carpets(m, d, MAFIA, at.MAFIA_PLACE, out)
    out[at.LIMOUSINE + at.MISSING_LINES] = now.lines / 3.0
    out[at.LIMOUSINE + at.IS_HOME] = 1.0 if d.home else 0.0
    out[at.LIMOUSINE + at.BLOCKS] = d.blocks / 20.0
    out[at.LIMOUSINE + at.WAITING_POINTS] = waiting / 10.0
    out[at.LIMOUSINE + at.HAS_LEFT] = 1.0 if d.blocks > 0 else 0.0


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
def describe_game(m: Middle, d: Sheet, out: Floats) -> None:
    """How far the game is, and how it is played."""
    out[at.GAME + at.ROUND] = m.round_number / ROUNDS
    out[at.GAME + at.EMPTY] = count(ready(d)) / 20.0
    out[at.GAME + at.WITH_GOLF] = 1.0 if m.golf else 0.0
    out[at.GAME + at.WITH_BANK] = 1.0 if m.bank else 0.0
    out[at.GAME + at.IS_PEGASUS] = 1.0 if m.edition == PEGASUS else 0.0
    out[at.GAME + at.IS_SOLO] = 1.0 if m.solo else 0.0
    out[at.GAME + at.PLAYERS] = min(m.players, 6) / 4.0
