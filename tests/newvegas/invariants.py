"""What must hold in every state of every game of New Las Vegas, compiled so that it can be asked millions of times.

The checks keep books of their own, written from the moves alone, and compare them with what the rules say.
"""

import numpy as np

from compiled import outer
from neonstrip.rules.kernel import Counts, Numbers, Records, rule
from neonstrip.rules.newvegas import moves
from neonstrip.rules.newvegas.limousine import EAST, NORTH, SOUTH
from neonstrip.rules.newvegas.moves import is_of, slot_of
from neonstrip.rules.newvegas.printed import (
    ACTION_OF,
    AVENUES,
    CARDS,
    COLOURS,
    GROUPS,
    HIGHEST,
    IMPROVABLE,
    IN_STACK,
    INAUGURATION,
    LOWEST,
    NUMBER_OF,
    PAR3,
    PAR5,
    PROJECT_POINTS,
    SHOW_COLUMNS,
    SHOWS_LEFT,
    STACKS,
    STREETS,
    VALIDATIONS,
)
from neonstrip.rules.newvegas.scoring import debts
from neonstrip.rules.newvegas.state import (
    ACME_PROJECTS,
    ALL_OPENED,
    ALL_PROJECTS,
    ENDED,
    GRAND,
    HOLE_CIRCLED,
    HOLE_FREE,
    LAST_BOX,
    NO_HOTEL,
    NONE,
    PLAYING,
    SMALL,
    STAR_FREE,
    STAR_GIVEN,
    UNUSED,
    USED_EXTENSION,
    VOTING,
    WAIT,
    WISHING,
    Middle,
    Sheet,
)

BROKEN = (
    "",
    "81 cards, each once",
    "combinations are what lies on top",
    "only built casinos are opened",
    "numbers rise",
    "equal numbers come from extensions",
    "what is written stays written",
    "a track stays within its end",
    "the boxes checked",
    "one bonus a round",
    "stars and shows",
    "holes are circled side by side",
    "the limousine's route",
    "carpets passed",
    "debts have an origin",
    "hotels stand under complete avenues",
    "grand hotels come from one round",
    "points of projects",
    "a player can move",
    "the game ends when it must",
    "wishes come with the first project",
)
(
    FINE,
    CARDS_ONCE,
    ON_TOP,
    ONLY_BUILT,
    RISING,
    EQUAL,
    WRITTEN,
    TRACK_END,
    BOXES,
    ONE_BONUS,
    STARS,
    HOLES,
    ROUTE,
    CARPETS,
    DEBTS,
    COMPLETE,
    GRAND_ROUND,
    POINTS,
    MOVABLE,
    END,
    WISHES,
) = range(len(BROKEN))

# A player's book: debts, boxes, and the rounds in which hotels and projects first appeared
BOOK_DEBTS, BOOK_BOXES, BOOK_HOTELS = 0, 1, 2
BOOK_PROJECTS = BOOK_HOTELS + AVENUES
BOOK = BOOK_PROJECTS + len(COLOURS)


@rule
def note(m: Middle, d: Sheet, move: int, book: Numbers) -> None:
    """Write a legal move into a player's book, before it is made."""
    if is_of(moves.OPEN, move):
        book[BOOK_DEBTS] -= m.city.site[slot_of(moves.OPEN, 0, move), slot_of(moves.OPEN, 1, move)]
    elif is_of(moves.EXTEND, move):
        book[BOOK_DEBTS] += 1 - m.city.site[slot_of(moves.EXTEND, 1, move), slot_of(moves.EXTEND, 2, move)]
    elif is_of(moves.BUILD, move):
        book[BOOK_DEBTS] += 1
    elif is_of(moves.SHOW, move) or is_of(moves.ENCORE, move):
        column = slot_of(moves.SHOW if is_of(moves.SHOW, move) else moves.ENCORE, 0, move)
        if d.shows[column] == 0:
            book[BOOK_DEBTS] += 2
        for box in m.city.show_debts[column]:
            if d.shows[column] + 1 == box:
                book[BOOK_DEBTS] -= 1
    elif is_of(moves.INAUGURATE, move):
        book[BOOK_BOXES] = min(book[BOOK_BOXES] + 1, m.city.last_box)
    elif is_of(moves.REFUSE, move):
        book[BOOK_BOXES] = min(book[BOOK_BOXES] + 2, m.city.last_box)


@rule
def check_cards(m: Middle) -> int:
    """All 81 cards are there, each once; alone, the validation cards too."""
    seen = np.zeros(CARDS + VALIDATIONS, np.int64)
    if m.solo:
        for i in range(m.draw_left):
            seen[m.draw_pile[i]] += 1
        for i in range(m.spent_count):
            seen[m.spent[i]] += 1
        for i in range(m.acme_count):
            seen[m.acme_pile[i]] += 1
        for i in range(m.validations):
            seen[CARDS + m.validated[i]] += 1
        seen[m.hidden_card] += 1
        if m.stage == PLAYING:
            for i in range(STACKS):
                seen[m.drawn[i]] += 1
    else:
        for stack in range(STACKS):
            if m.left[stack] + m.discarded[stack] != IN_STACK:
                return CARDS_ONCE
            for i in range(m.left[stack]):
                seen[m.stacks[stack, i]] += 1
            for i in range(m.discarded[stack]):
                seen[m.discards[stack, i]] += 1
    for card in range(CARDS + VALIDATIONS):
        if seen[card] != (1 if card < CARDS or m.solo else 0):
            return CARDS_ONCE
    return FINE


@rule
def check_combinations(m: Middle) -> int:
    """N-ROUND-1: a number lies on every stack, an action on every discard."""
    if m.solo or m.stage == VOTING:
        return FINE
    for stack in range(STACKS):
        if m.left[stack] < 1 or m.discarded[stack] < 1:
            return ON_TOP
        number, action = m.stacks[stack, m.left[stack] - 1], m.discards[stack, m.discarded[stack] - 1]
        if m.numbers[stack] != NUMBER_OF[number] or m.actions[stack] != ACTION_OF[action]:
            return ON_TOP
    return FINE


@rule
def extensions(d: Sheet) -> int:
    count = 0
    for group in range(GROUPS):
        count += d.group[group] == USED_EXTENSION
    return count


@rule
def check_numbers(m: Middle, d: Sheet) -> int:
    """N-OPEN-1, N-OPEN-2, N-BONUS-4: numbers rise; each equal pair stands side by side and cost an extension."""
    pairs = 0
    for street in range(STREETS):
        before, at = -1, -1
        for avenue in range(AVENUES):
            number = d.number[street, avenue]
            if number == NONE:
                continue
            if not m.city.casino[street, avenue] or not d.built[street, avenue]:
                return ONLY_BUILT
            if number < before or not LOWEST <= number <= HIGHEST:
                return RISING
            if number == before:
                if at != avenue - 1:
                    return RISING
                pairs += 1
            before, at = number, avenue
    return EQUAL if pairs != extensions(d) else FINE


@rule
def is_lost(before: int, blank: int, now: int) -> bool:
    """Whether something that was written is gone, or another thing."""
    return before != blank and before != now


@rule
def check_written(d: Sheet, kept: Sheet) -> int:
    """What was written in the rounds before is still there."""
    for street in range(STREETS):
        for avenue in range(AVENUES):
            if is_lost(kept.number[street, avenue], NONE, d.number[street, avenue]):
                return WRITTEN
            if d.built[street, avenue] < kept.built[street, avenue]:
                return WRITTEN
            if d.passed[street, avenue] < kept.passed[street, avenue]:
                return WRITTEN
            if is_lost(kept.star[street, avenue], STAR_FREE, d.star[street, avenue]):
                return WRITTEN
    for avenue in range(AVENUES):
        if is_lost(kept.hole[avenue], HOLE_FREE, d.hole[avenue]):
            return WRITTEN
        if is_lost(kept.hotel[avenue], NO_HOTEL, d.hotel[avenue]):
            return WRITTEN
    for colour in range(len(COLOURS)):
        if is_lost(kept.points[colour], 0, d.points[colour]):
            return WRITTEN
    for i in range(kept.blocks):
        if d.route[i] != kept.route[i]:
            return WRITTEN
    return WRITTEN if d.blocks < kept.blocks or d.home < kept.home else FINE


@rule
def check_tracks(m: Middle, d: Sheet, kept: Sheet) -> int:
    """N-IMPROVE-1, N-SHOW-1, N-INAUG-1: tracks go on, one box a turn, and never beyond their end."""
    steps = 0
    for column in range(IMPROVABLE):
        if d.improved[column] < kept.improved[column] or d.improved[column] >= m.city.lengths[column]:
            return TRACK_END
        if PAR3 <= column <= PAR5 and not m.golf and d.improved[column]:
            return TRACK_END
        steps += d.improved[column] - kept.improved[column]
    for column in range(SHOW_COLUMNS):
        if d.shows[column] < kept.shows[column] or d.shows[column] >= m.city.lengths[SHOWS_LEFT + column]:
            return TRACK_END
        steps += d.shows[column] - kept.shows[column]
    if d.checked < kept.checked or d.checked > m.city.last_box:
        return TRACK_END
    return TRACK_END if steps > 1 else FINE


@rule
def check_bonus(m: Middle, d: Sheet, kept: Sheet) -> int:
    """N-BONUS-1: at most one group more than before the round; only complete ones; none is taken back."""
    more = 0
    for group in range(GROUPS):
        if d.group[group] != kept.group[group]:
            if kept.group[group] != UNUSED or d.checked < m.city.group_ends[group]:
                return ONE_BONUS
            more += 1
    return ONE_BONUS if more > 1 else FINE


@rule
def check_stars(m: Middle, d: Sheet) -> int:
    """N-SHOW-1, N-OPEN-6: every show crossed a box off; no star is decided where nothing is open."""
    given = 0
    for street in range(STREETS):
        for avenue in range(AVENUES):
            star = d.star[street, avenue]
            given += star == STAR_GIVEN
            if star != STAR_FREE and (not m.city.star[street, avenue] or d.number[street, avenue] == NONE):
                return STARS
            undecided = m.city.star[street, avenue] and star == STAR_FREE and d.number[street, avenue] != NONE
            if undecided and d.phase == WAIT:
                return STARS
    return STARS if given != d.shows[0] + d.shows[1] else FINE


@rule
def check_golf(m: Middle, d: Sheet) -> int:
    """N-GOLF-1 to N-GOLF-3: circled holes lie side by side over opened casinos; none without golf."""
    stretches, inside = 0, False
    for avenue in range(AVENUES):
        circled = d.hole[avenue] == HOLE_CIRCLED
        if d.hole[avenue] != HOLE_FREE and (not m.golf or m.city.par[avenue] == 0):
            return HOLES
        if circled and d.number[0, avenue] == NONE:
            return HOLES
        stretches += circled and not inside
        inside = circled
    return HOLES if stretches > 1 else FINE


@rule
def check_route(m: Middle, d: Sheet) -> int:
    """N-LIMO-1 to N-LIMO-5: driven again from the traffic light, block by block."""
    across: Counts = np.zeros((STREETS, AVENUES), np.int8)
    down: Counts = np.zeros((STREETS, AVENUES), np.int8)
    s, a = m.city.start_street, m.city.start_avenue
    for i in range(d.blocks):
        if i > 0 and s == m.city.start_street and a == m.city.start_avenue and i % 2 == 0:
            return ROUTE
        way = int(d.route[i])
        if way in (NORTH, SOUTH):
            block = s if way == NORTH else s + 1
            if not 0 < block < STREETS or not m.city.down[block, a] or down[block, a]:
                return ROUTE
            down[block, a] = 1
            s += 1 if way == SOUTH else -1
        else:
            block = a + 1 if way == EAST else a
            if not 0 < block < AVENUES or not m.city.across[s, block] or across[s, block]:
                return ROUTE
            across[s, block] = 1
            a += 1 if way == EAST else -1
    at_start = s == m.city.start_street and a == m.city.start_avenue
    if d.street != s or d.avenue != a or d.blocks % 2 or (d.home != 0) != (at_start and d.blocks > 0):
        return ROUTE
    for street in range(STREETS):
        for avenue in range(AVENUES):
            if d.used_across[street, avenue] != across[street, avenue]:
                return ROUTE
            if d.used_down[street, avenue] != down[street, avenue]:
                return ROUTE
            if d.passed[street, avenue] != (across[street, avenue] and m.city.carpet[street, avenue] != 0):
                return CARPETS
    return FINE


@rule
def check_sheet(m: Middle, d: Sheet, kept: Sheet, book: Numbers) -> int:
    """One sheet after a step, beside how it was before the round."""
    for broken in (
        check_numbers(m, d),
        check_written(d, kept),
        check_tracks(m, d, kept),
        BOXES if d.checked != book[BOOK_BOXES] else FINE,
        check_bonus(m, d, kept),
        check_stars(m, d),
        check_golf(m, d),
        check_route(m, d),
    ):
        if broken != FINE:
            return broken
    return FINE


@rule
def unused_boxes(m: Middle, d: Sheet) -> int:
    boxes, begin = d.checked, 0
    for group in range(GROUPS):
        if d.group[group] != UNUSED:
            boxes -= m.city.group_ends[group] - begin
        begin = m.city.group_ends[group]
    return int(boxes)


@rule
def has_fewest(m: Middle, sheets: Records, player: int) -> bool:
    """N-SCORE-2, N-SOLO-9: who circles the debt of the inauguration."""
    mine = unused_boxes(m, sheets[player])
    if m.solo:
        cards = 0
        for i in range(m.acme_count):
            cards += ACTION_OF[m.acme_pile[i]] == INAUGURATION
        return cards > mine
    fewer = 0
    for other in range(m.players):
        fewer += unused_boxes(m, sheets[other]) < mine
    return fewer == 0


@rule
def check_hotels(m: Middle, sheets: Records, books: Numbers, now: int) -> int:
    """N-HOTEL-1, N-HOTEL-2: under each complete avenue; the grand ones of an avenue all come from one round."""
    for avenue in range(AVENUES):
        first = m.grand_built[avenue] if m.solo and m.acme_hotels[avenue] else 0
        for player in range(m.players):
            complete = True
            for street in range(STREETS):
                if m.city.casino[street, avenue] and sheets[player].number[street, avenue] == NONE:
                    complete = False
            hotel = sheets[player].hotel[avenue]
            if (hotel != NO_HOTEL) != complete or not NO_HOTEL <= hotel <= SMALL:
                return COMPLETE
            if hotel != NO_HOTEL and books[player, BOOK_HOTELS + avenue] == 0:
                books[player, BOOK_HOTELS + avenue] = now
            if complete and (first == 0 or books[player, BOOK_HOTELS + avenue] < first):
                first = books[player, BOOK_HOTELS + avenue]
        for player in range(m.players):
            hotel = sheets[player].hotel[avenue]
            if hotel != NO_HOTEL and (hotel == GRAND) != (books[player, BOOK_HOTELS + avenue] == first):
                return GRAND_ROUND
    return FINE


@rule
def check_points(m: Middle, sheets: Records, books: Numbers, now: int) -> int:
    """N-PROJECT-1, N-PROJECT-2: scored once; the higher points belong to the first round, the lower to later ones."""
    for colour in range(len(COLOURS)):
        first = m.acme_scored[colour] if m.solo else 0
        for player in range(m.players):
            if sheets[player].points[colour] and books[player, BOOK_PROJECTS + colour] == 0:
                books[player, BOOK_PROJECTS + colour] = now
            scored = books[player, BOOK_PROJECTS + colour]
            if scored != sheets[player].scored[colour]:
                return POINTS
            if scored and (first == 0 or scored < first):
                first = scored
        for player in range(m.players):
            scored = books[player, BOOK_PROJECTS + colour]
            place = 0 if scored == first else 1
            due = PROJECT_POINTS[colour, m.projects[colour], place] if scored else 0
            if sheets[player].points[colour] != due:
                return POINTS
    return FINE


@rule
def ends_of(m: Middle, d: Sheet) -> int:
    """N-END-1: the ends of the game that a sheet brings about."""
    ends = LAST_BOX if d.checked == m.city.last_box else 0
    if d.points[0] and d.points[1] and d.points[2]:
        ends |= ALL_PROJECTS
    for street in range(STREETS):
        for avenue in range(AVENUES):
            if d.built[street, avenue] and d.number[street, avenue] == NONE:
                return ends
    return ends | ALL_OPENED


@rule
def check_end(m: Middle, sheets: Records) -> int:
    """N-END-1, N-SOLO-7: the game is over exactly when someone's sheet, or the ACME, says so."""
    ends = 0
    for player in range(m.players):
        ends |= ends_of(m, sheets[player])
    if m.solo and m.acme_scored[0] and m.acme_scored[1] and m.acme_scored[2]:
        ends |= ACME_PROJECTS
    return END if ends != m.ended_by or (ends != 0) != (m.stage == ENDED) else FINE


@rule
def check_settled(m: Middle, sheets: Records, books: Numbers, now: int) -> int:
    """What holds on the sheets as all know them, when a round is over: `now` is its number."""
    for broken in (
        check_hotels(m, sheets, books, now),
        check_points(m, sheets, books, now),
        check_end(m, sheets),
    ):
        if broken != FINE:
            return broken
    for player in range(m.players):
        last = 1 if has_fewest(m, sheets, player) else 0
        if debts(m, sheets, player) != books[player, BOOK_DEBTS] + last:
            return DEBTS
    return FINE


@rule
def check_table(m: Middle) -> int:
    broken = check_cards(m)
    return broken if broken != FINE else check_combinations(m)


@rule
def check_wishes(m: Middle) -> int:
    """N-PROJECT-4: asked for in the round of the first project of the game, and never alone."""
    if m.stage != WISHING:
        return FINE
    for colour in range(len(COLOURS)):
        if m.solo or 0 < m.first_scored[colour] < m.round_number:
            return WISHES
    return FINE


@rule
def check_phase(m: Middle, d: Sheet, moves: int) -> int:
    """Nobody is stuck: whoever is waited for has a move, and nobody else."""
    return MOVABLE if (moves > 0) != (m.stage != ENDED and d.phase != WAIT) else FINE


@outer
def check_all(middles: Records, sheets: Records, drafts: Records, kept: Records, books: Numbers, now: int) -> int:
    """The first invariant that does not hold when the table has gone on; `now` is the round that is over."""
    m = middles[0]
    broken = check_table(m)
    if broken == FINE:
        broken = check_wishes(m)
    for player in range(m.players):
        if broken == FINE:
            broken = check_sheet(m, drafts[player], kept[player], books[player])
    if broken == FINE and now > 0:
        broken = check_settled(m, sheets, books, now)
    return broken
