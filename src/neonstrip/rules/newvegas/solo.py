"""The ACME: its pile, its hotels and projects, its scoring (N-SOLO-1 to N-SOLO-12)."""

import numpy as np

from neonstrip.rules.chance import below, shuffle
from neonstrip.rules.kernel import Numbers, Records, rule
from neonstrip.rules.newvegas.facts import (
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
from neonstrip.rules.newvegas.state import ACME_PROJECTS, ENDED, FOR_LOAN, NONE, Sheet, Table

HALF = (CARDS - 1) // 2
LOWER_HALF = HALF + VALIDATIONS
"""Cards of the lower half, which the validation cards are shuffled into."""
VALIDATION_ACTION = len(ACTIONS)
"""What the top of the draw pile shows when a validation card lies there: this, and its colour."""


@rule
def prepare_piles(t: Table) -> None:
    """N-SOLO-1: one card is hidden, 40 and 40 remain, and the validation cards are shuffled into the lower half."""
    cards = np.arange(CARDS)
    shuffle(t.chance, cards, CARDS)
    t.hidden_card = cards[0]
    t.hidden_action = ACTION_OF[cards[0]]
    lower = np.arange(LOWER_HALF)
    for i in range(HALF):
        lower[i] = cards[1 + i]
    for i in range(VALIDATIONS):
        lower[HALF + i] = CARDS + i
    shuffle(t.chance, lower, len(lower))
    for i in range(len(lower)):
        t.draw_pile[i] = lower[i]
    for i in range(HALF):
        t.draw_pile[LOWER_HALF + i] = cards[1 + HALF + i]
    t.draw_left = CARDS - 1 + VALIDATIONS
    show_next(t)


@rule
def show_next(t: Table) -> None:
    """N-SOLO-2: the action on top of the draw pile is seen; a validation card shows itself."""
    if t.draw_left == 0:
        t.next_action = NONE
    else:
        card = int(t.draw_pile[t.draw_left - 1])
        t.next_action = ACTION_OF[card] if card < CARDS else VALIDATION_ACTION + card - CARDS


@rule
def draw_three(t: Table) -> None:
    """N-SOLO-2, N-SOLO-4: three casino cards; a validation card leaves the game and another card is drawn."""
    t.reveals += 1
    for i in range(STACKS):
        t.drawn[i] = draw_card(t)
    if t.draw_left == 0:
        reshuffle(t)
    show_next(t)


@rule
def draw_card(t: Table) -> int:
    """N-SOLO-4, N-SOLO-6: the next casino card, the discard being shuffled in when the pile runs out."""
    while True:
        if t.draw_left == 0:
            reshuffle(t)
        t.draw_left -= 1
        card = int(t.draw_pile[t.draw_left])
        if card < CARDS:
            return card
        t.validated[t.validations] = card - CARDS
        t.validations += 1


@rule
def reshuffle(t: Table) -> None:
    """N-SOLO-6: the discard is shuffled into the draw pile, validation cards left in it included."""
    for i in range(t.spent_count):
        t.draw_pile[t.draw_left + i] = t.spent[i]
    t.draw_left += t.spent_count
    t.spent_count = 0
    t.mixed = 1
    for i in range(t.draw_left):
        j = i + below(t.chance, t.draw_left - i)
        t.draw_pile[i], t.draw_pile[j] = t.draw_pile[j], t.draw_pile[i]


@rule
def lay_aside(t: Table, d: Sheet) -> None:
    """N-SOLO-2, N-SOLO-3: one card goes on the ACME's pile, the two others to the discard."""
    for i in range(STACKS):
        if i == d.given:
            t.acme_pile[t.acme_count] = t.drawn[i]
            t.acme_count += 1
        else:
            t.spent[t.spent_count] = t.drawn[i]
            t.spent_count += 1


@rule
def consult(t: Table, d: Sheet) -> bool:
    """N-SOLO-4, N-SOLO-5: each new validation card consults the next line. Says whether the ACME scored a project."""
    scored = False
    while t.consulted < t.validations:
        line, colour = t.consulted, int(t.validated[t.consulted])
        t.consulted += 1
        if t.check_project[line]:
            earlier = 0 < d.scored[colour] < t.round_number
            t.acme_points[colour] = PROJECT_POINTS[colour, t.projects[colour], 1 if earlier else 0]
            t.acme_scored[colour] = t.round_number
            scored = True
        for avenue in range(AVENUES):
            if t.check_hotels[line, avenue] and t.grand_built[avenue] in (0, t.round_number):
                t.acme_hotels[avenue] = 1
                t.grand_built[avenue] = t.round_number
    return scored


@rule
def acme_has_all_projects(t: Table) -> bool:
    """N-SOLO-7: which ends the game."""
    for colour in range(len(COLOURS)):
        if t.acme_scored[colour] == 0:
            return False
    return True


@rule
def end_by_acme(t: Table) -> None:
    if t.solo and acme_has_all_projects(t):
        t.ended_by |= ACME_PROJECTS


@rule
def acme_cards(t: Table, action: int) -> int:
    """Cards of an action in the ACME's pile."""
    count = 0
    for i in range(t.acme_count):
        count += ACTION_OF[t.acme_pile[i]] == action
    return count


@rule
def acme_run(t: Table) -> int:
    """N-SOLO-8: construction cards and the crane's modifier make its run in every street, at least 1."""
    return max(1, acme_cards(t, CONSTRUCTION) + int(t.crane_modifier))


@rule
def has_improved(t: Table, area: int) -> bool:
    """N-SOLO-8: enough improvement cards for an area."""
    return bool(acme_cards(t, IMPROVEMENT) >= t.acme_improves[area])


@rule
def acme_value(t: Table, area: int) -> int:
    """N-SOLO-8: improvement cards decide between base and improved points."""
    return int(t.acme_values[area, 1 if has_improved(t, area) else 0])


@rule
def acme_holes(t: Table) -> int:
    """N-SOLO-8: cards whose action equals that of the card before."""
    holes = 0
    for i in range(1, t.acme_count):
        holes += ACTION_OF[t.acme_pile[i]] == ACTION_OF[t.acme_pile[i - 1]]
    return holes


@rule
def acme_votes_for(t: Table) -> bool:
    """N-SOLO-10: by the number of the hidden card; not as far as anyone knows while that is unseen."""
    return t.hidden_card != NONE and bool(NUMBER_OF[t.hidden_card] >= t.bank_number)


@rule
def hide_vote(t: Table) -> None:
    """N-SOLO-10: before the end the ACME's vote is not known, and counts no more than anybody else's."""
    if t.solo and t.stage != ENDED:
        t.bank_number = HIGHEST + 1


@rule
def acme_streets(t: Table, d: Sheet) -> int:
    """N-SOLO-8: its run in each of the four streets, and points where it is longer than the player's."""
    points = 0
    for street in range(STREETS):
        points += acme_run(t)
        if acme_run(t) > longest_of_any(t, d, street):
            points += acme_value(t, ACME_STREET)
    return points


@rule
def score_acme(t: Table, sheets: Records, figures: Numbers) -> None:
    """N-SOLO-8, N-SOLO-10: the ACME's points, area by area, in the order of the score sheet."""
    d = sheets[0]
    points = 0
    for colour in range(len(COLOURS)):
        points += t.acme_points[colour]
    figures[AREA_PROJECTS] = points
    figures[AREA_INAUGURATION] = acme_cards(t, INAUGURATION) * acme_value(t, ACME_INAUGURATION)
    figures[AREA_SHOWS] = acme_cards(t, SHOW) * acme_value(t, ACME_SHOW)
    figures[AREA_HOTELS] = t.acme_hotels.sum() * acme_value(t, ACME_HOTEL)
    figures[AREA_STREETS] = acme_streets(t, d)
    figures[AREA_GOLF] = acme_holes(t) * acme_value(t, ACME_GOLF) if t.golf else 0
    figures[AREA_LIMOUSINE] = acme_cards(t, LIMOUSINE) * acme_value(t, ACME_LIMOUSINE)
    nobody = t.bank and t.hidden_card != NONE and d.vote != FOR_LOAN and not acme_votes_for(t)
    figures[AREA_SAFE] = -NUMBER_OF[t.hidden_card] if nobody else 0
    total = 0
    for area in range(TOTAL):
        total += figures[area]
    figures[TOTAL] = total
