"""The ACME: its pile, its hotels and projects, its scoring (N-SOLO-1 to N-SOLO-12)."""

import numpy as np

from neonstrip.rules.chance import below, shuffle
from neonstrip.rules.kernel import Numbers, Records, rule
from neonstrip.rules.newvegas.printed import (
    ACME_GOLF,
    ACME_HOTEL,
    ACME_INAUGURATION,
    ACME_LIMOUSINE,
    ACME_SHOW,
    ACME_STREET,
    ACTION_OF,
    ACTIONS,
    AREA_GOLF,
    AREA_HOTELS,
    AREA_INAUGURATION,
    AREA_LIMOUSINE,
    AREA_PROJECTS,
    AREA_SAFE,
    AREA_SHOWS,
    AREA_STREETS,
    AVENUES,
    CARDS,
    COLOURS,
    CONSTRUCTION,
    HIGHEST,
    IMPROVEMENT,
    INAUGURATION,
    LIMOUSINE,
    NUMBER_OF,
    PROJECT_POINTS,
    SHOW,
    STACKS,
    STREETS,
    TOTAL,
    VALIDATIONS,
)
from neonstrip.rules.newvegas.runs import longest_of_any
from neonstrip.rules.newvegas.state import ACME_PROJECTS, ENDED, FOR_LOAN, NO_ACME_RUNS, NONE, Middle, Sheet

HALF = (CARDS - 1) // 2
LOWER_HALF = HALF + VALIDATIONS
"""Cards of the lower half, which the validation cards are shuffled into."""
VALIDATION_ACTION = len(ACTIONS)
"""What the top of the draw pile shows when a validation card lies there: this, and its colour."""


@rule
def prepare_piles(m: Middle) -> None:
    """N-SOLO-1: one card is hidden, 40 and 40 remain, and the validation cards are shuffled into the lower half."""
    cards = np.arange(CARDS)
    shuffle(m.chance, cards, CARDS)
    m.hidden_card = cards[0]
    m.hidden_action = ACTION_OF[cards[0]]
    lower = np.arange(LOWER_HALF)
    for i in range(HALF):
        lower[i] = cards[1 + i]
    for i in range(VALIDATIONS):
        lower[HALF + i] = CARDS + i
    shuffle(m.chance, lower, len(lower))
    for i in range(len(lower)):
        m.draw_pile[i] = lower[i]
    for i in range(HALF):
        m.draw_pile[LOWER_HALF + i] = cards[1 + HALF + i]
    m.draw_left = CARDS - 1 + VALIDATIONS
    show_next(m)


@rule
def show_next(m: Middle) -> None:
    """N-SOLO-2: the action on top of the draw pile is seen; a validation card shows itself."""
    if m.draw_left == 0:
        m.next_action = NONE
    else:
        card = int(m.draw_pile[m.draw_left - 1])
        m.next_action = ACTION_OF[card] if card < CARDS else VALIDATION_ACTION + card - CARDS


@rule
def draw_three(m: Middle) -> None:
    """N-SOLO-2, N-SOLO-4: three casino cards; a validation card leaves the game and another card is drawn."""
    m.reveals += 1
    for i in range(STACKS):
        m.drawn[i] = draw_card(m)
    if m.draw_left == 0:
        reshuffle(m)
    show_next(m)


@rule
def draw_card(m: Middle) -> int:
    """N-SOLO-4, N-SOLO-6: the next casino card, the discard being shuffled in when the pile runs out."""
    while True:
        if m.draw_left == 0:
            reshuffle(m)
        m.draw_left -= 1
        card = int(m.draw_pile[m.draw_left])
        if card < CARDS:
            return card
        m.validated[m.validations] = card - CARDS
        m.validations += 1


@rule
def reshuffle(m: Middle) -> None:
    """N-SOLO-6: the discard is shuffled into the draw pile, validation cards left in it included.

    Who draws next shows what lies on top then.
    """
    for i in range(m.spent_count):
        m.draw_pile[m.draw_left + i] = m.spent[i]
    m.draw_left += m.spent_count
    m.spent_count = 0
    m.mixed = 1
    for i in range(m.draw_left):
        j = i + below(m.chance, m.draw_left - i)
        m.draw_pile[i], m.draw_pile[j] = m.draw_pile[j], m.draw_pile[i]


@rule
def lay_aside(m: Middle, d: Sheet) -> None:
    """N-SOLO-2, N-SOLO-3: one card goes on the ACME's pile, the two others to the discard."""
    for i in range(STACKS):
        if i == d.given:
            m.acme_pile[m.acme_count] = m.drawn[i]
            m.acme_count += 1
        else:
            m.spent[m.spent_count] = m.drawn[i]
            m.spent_count += 1


@rule
def consult(m: Middle, d: Sheet) -> None:
    """N-SOLO-4, N-SOLO-5: each new validation card consults the next line."""
    while m.consulted < m.validations:
        line, colour = m.consulted, int(m.validated[m.consulted])
        m.consulted += 1
        if m.check_project[line]:
            earlier = 0 < d.scored[colour] < m.round_number
            m.acme_points[colour] = PROJECT_POINTS[colour, m.projects[colour], 1 if earlier else 0]
            m.acme_scored[colour] = m.round_number
        for avenue in range(AVENUES):
            if m.check_hotels[line, avenue] and m.grand_built[avenue] in (0, m.round_number):
                m.acme_hotels[avenue] = 1
                m.grand_built[avenue] = m.round_number


@rule
def acme_has_all_projects(m: Middle) -> bool:
    """N-SOLO-7: which ends the game."""
    for colour in range(len(COLOURS)):
        if m.acme_scored[colour] == 0:
            return False
    return True


@rule
def end_by_acme(m: Middle) -> None:
    if m.solo and acme_has_all_projects(m):
        m.ended_by |= ACME_PROJECTS


@rule
def acme_cards(m: Middle, action: int) -> int:
    """Cards of an action in the ACME's pile."""
    count = 0
    for i in range(m.acme_count):
        count += ACTION_OF[m.acme_pile[i]] == action
    return count


@rule
def acme_run(m: Middle) -> int:
    """N-SOLO-8: construction cards and the crane's modifier make its run in every street, at least 1."""
    return max(1, acme_cards(m, CONSTRUCTION) + int(m.crane_modifier))


@rule
def has_improved(m: Middle, area: int) -> bool:
    """N-SOLO-8: enough improvement cards for an area."""
    return bool(acme_cards(m, IMPROVEMENT) >= m.acme_improves[area])


@rule
def acme_value(m: Middle, area: int) -> int:
    """N-SOLO-8: improvement cards decide between base and improved points."""
    return int(m.acme_values[area, 1 if has_improved(m, area) else 0])


@rule
def acme_holes(m: Middle) -> int:
    """N-SOLO-8: cards whose action equals that of the card before."""
    holes = 0
    for i in range(1, m.acme_count):
        holes += ACTION_OF[m.acme_pile[i]] == ACTION_OF[m.acme_pile[i - 1]]
    return holes


@rule
def acme_votes_for(m: Middle) -> bool:
    """N-SOLO-10: by the number of the hidden card; not as far as anyone knows while that is unseen."""
    return m.hidden_card != NONE and bool(NUMBER_OF[m.hidden_card] >= m.bank_number)


@rule
def hide_vote(m: Middle) -> None:
    """N-SOLO-10: before the end the ACME's vote is not known, and counts no more than anybody else's."""
    if m.solo and m.stage != ENDED:
        m.bank_number = HIGHEST + 1


@rule
def acme_streets(m: Middle, d: Sheet) -> int:
    """N-SOLO-8: its run in each of the four streets, and points where it is longer than the player's.

    By a house rule only the latter, as Pegasus has it.
    """
    points = 0
    for street in range(STREETS):
        points += 0 if m.house & NO_ACME_RUNS else acme_run(m)
        if acme_run(m) > longest_of_any(m, d, street):
            points += acme_value(m, ACME_STREET)
    return points


@rule
def score_acme(m: Middle, sheets: Records, figures: Numbers) -> None:
    """N-SOLO-8, N-SOLO-10: the ACME's points, area by area, in the order of the score sheet."""
    d = sheets[0]
    points = 0
    for colour in range(len(COLOURS)):
        points += m.acme_points[colour]
    figures[AREA_PROJECTS] = points
    figures[AREA_INAUGURATION] = acme_cards(m, INAUGURATION) * acme_value(m, ACME_INAUGURATION)
    figures[AREA_SHOWS] = acme_cards(m, SHOW) * acme_value(m, ACME_SHOW)
    figures[AREA_HOTELS] = m.acme_hotels.sum() * acme_value(m, ACME_HOTEL)
    figures[AREA_STREETS] = acme_streets(m, d)
    figures[AREA_GOLF] = acme_holes(m) * acme_value(m, ACME_GOLF) if m.golf else 0
    figures[AREA_LIMOUSINE] = acme_cards(m, LIMOUSINE) * acme_value(m, ACME_LIMOUSINE)
    nobody = m.bank and m.hidden_card != NONE and d.vote != FOR_LOAN and not acme_votes_for(m)
    figures[AREA_SAFE] = -NUMBER_OF[m.hidden_card] if nobody else 0
    total = 0
    for area in range(TOTAL):
        total += figures[area]
    figures[TOTAL] = total
